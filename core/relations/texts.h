#pragma once

#include "core/relations/ruling.h"
#include "core/schema/relation.h"

namespace hexahedron {

/// What a text must be.
class TextIs final : public Relation
{
public:
    enum class Wanted : quint8 {
        Filled,  ///< not empty. An issue gets the element in which the text stands as %1
        Unicode, ///< UTF-8. An issue gets the name of the field as %1
        Ascii,   ///< no bytes above 127. An issue gets the text as %1
        Ended,   ///< by a NUL in its place. An issue gets the element as %1 and the size of the place as %2
        Clean,   ///< nothing behind that NUL. One issue for all, with their number as %1
    };

    TextIs(Wanted wanted, Ruling ruling)
        : m_wanted(wanted)
        , m_ruling(ruling)
    {
    }
    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override { return m_ruling.rules(); }

private:
    Wanted m_wanted;
    Ruling m_ruling;
};

inline TextIs beFilled(const IssueKind &kind, const char *rule, std::optional<Severity> severity = {})
{
    return {TextIs::Wanted::Filled, {&kind, rule, severity}};
}
inline TextIs beUnicode(const IssueKind &kind, const char *rule)
{
    return {TextIs::Wanted::Unicode, {&kind, rule}};
}
inline TextIs beAscii(const IssueKind &kind, const char *rule)
{
    return {TextIs::Wanted::Ascii, {&kind, rule}};
}
inline TextIs beEnded(const IssueKind &kind, const char *rule)
{
    return {TextIs::Wanted::Ended, {&kind, rule}};
}
inline TextIs beClean(const IssueKind &kind, const char *rule)
{
    return {TextIs::Wanted::Clean, {&kind, rule}};
}

} // namespace hexahedron
