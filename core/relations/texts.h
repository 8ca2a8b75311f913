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

} // namespace hexahedron
