#pragma once

#include "core/relations/ruling.h"
#include "core/schema/document.h"

namespace hexahedron {

/// A number in an attribute of a document is above that in another attribute of the same element. Missing ones are what readers
/// take instead. The issue stands at the other one, and gets its name as %1 and its number as %2, and those of this as %3 and %4.
class Exceeds final : public Relation
{
public:
    Exceeds(const AttributeRef &low, Ruling ruling)
        : m_low(low.field())
        , m_ruling(ruling)
    {
    }
    Exceeds &orEquals()
    {
        m_mayBeEqual = true;
        return *this;
    }
    /// Nothing is said where one of them is missing.
    Exceeds &whereBothStand()
    {
        m_needsBoth = true;
        return *this;
    }

    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override { return m_ruling.rules(); }

private:
    class ExceedsWatch;

    const Field *m_low;
    Ruling m_ruling;
    bool m_mayBeEqual = false;
    bool m_needsBoth = false;
};

inline Exceeds exceed(const AttributeRef &low, const IssueKind &kind, const char *rule)
{
    return {low, {&kind, rule}};
}

} // namespace hexahedron
