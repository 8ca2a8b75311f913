#pragma once

#include "core/relations/ruling.h"
#include "core/schema/relation.h"

namespace hexahedron {

/// Numbers that name the parent of each element among the elements of the same array: followed from any element they lead to a
/// root and never in a circle. A root names none where the number may be none, else itself.
/// An issue gets the element as %1; about a circle, the whole way as %2.
class Parent final : public Relation
{
public:
    explicit Parent(Ruling ruling)
        : m_circle(ruling)
    {
    }
    /// There has to be a root.
    Parent &withRoot(const IssueKind &missing, const char *rule)
    {
        m_missing = {&missing, rule};
        return *this;
    }
    /// There has to be only one. The issue stands at the last and gets how many there are as %1.
    Parent &withOneRoot(const IssueKind &several, const char *rule)
    {
        m_several = {&several, rule};
        return *this;
    }

    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override { return m_circle.rules() + m_missing.rules() + m_several.rules(); }

private:
    class ParentWatch;

    Ruling m_circle;
    Ruling m_missing;
    Ruling m_several;
};

inline Parent leadToRoot(const IssueKind &circle, const char *rule)
{
    return Parent({&circle, rule});
}

} // namespace hexahedron
