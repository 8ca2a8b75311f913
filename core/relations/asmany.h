#pragma once

#include "core/relations/ruling.h"
#include "core/schema/relation.h"

namespace hexahedron {

/// A list has an element for each one of another list, which stands once in the file. The issue stands at the list and gets as %1
/// how many it has and as %2 how many the other one has.
class AsMany final : public Relation
{
public:
    AsMany(const Field *other, Ruling ruling)
        : m_other(other)
        , m_ruling(ruling)
    {
    }

    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override { return m_ruling.rules(); }

private:
    class AsManyWatch;

    const Field *m_other;
    Ruling m_ruling;
};

inline AsMany beAsManyAs(const Field *list, const IssueKind &kind, const char *rule)
{
    return {list, {&kind, rule}};
}

} // namespace hexahedron
