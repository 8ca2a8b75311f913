#pragma once

#include "core/check/issue.h"
#include "core/relations/ruling.h"
#include "core/schema/relation.h"

namespace hexahedron {

/// Numbers of a list make things in groups, such as triangles, as inGroupsOf() says: none is left over, and the numbers of one
/// thing differ. Issues about what is left over get the number of numbers as %1; those about equal numbers the name of the list
/// as %1 and the numbers as %2.
class Groups final : public Relation
{
public:
    Groups &whole(const IssueKind &kind, const char *rule)
    {
        m_whole = {&kind, rule};
        return *this;
    }
    Groups &differing(const IssueKind &kind, const char *rule)
    {
        m_differing = {&kind, rule};
        return *this;
    }
    /// What is left over or repeats may be deleted: nothing else says which numbers make what.
    Groups &mayDelete()
    {
        m_mayDelete = true;
        return *this;
    }

    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override { return m_whole.rules() + m_differing.rules(); }

private:
    class GroupWatch;

    Ruling m_whole;
    Ruling m_differing;
    bool m_mayDelete = false;
};

inline Groups makeThings()
{
    return {};
}

} // namespace hexahedron
