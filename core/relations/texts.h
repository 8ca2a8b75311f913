#pragma once

#include "core/relations/ruling.h"
#include "core/schema/relation.h"

namespace hexahedron {

/// A text is not empty. An issue gets the element in which it stands as %1.
class Filled final : public Relation
{
public:
    explicit Filled(Ruling ruling)
        : m_ruling(ruling)
    {
    }
    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override { return m_ruling.rules(); }

private:
    Ruling m_ruling;
};

/// A text is UTF-8. An issue gets the name of the field as %1.
class Unicode final : public Relation
{
public:
    explicit Unicode(Ruling ruling)
        : m_ruling(ruling)
    {
    }
    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override { return m_ruling.rules(); }

private:
    Ruling m_ruling;
};

inline Filled beFilled(const IssueKind &kind, const char *rule, std::optional<Severity> severity = {})
{
    return Filled({&kind, rule, severity});
}
inline Unicode beUnicode(const IssueKind &kind, const char *rule)
{
    return Unicode({&kind, rule});
}

} // namespace hexahedron
