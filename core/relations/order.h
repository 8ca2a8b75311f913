#pragma once

#include "core/check/issue.h"
#include "core/relations/ruling.h"
#include "core/schema/relation.h"

namespace hexahedron {

/// The elements of an array stand in ascending order of one of their fields; of a list of numbers, the numbers do.
/// An issue gets the value of the first wrong element as %1 and the value before it as %2.
class Order final : public Relation
{
public:
    explicit Order(Ruling ruling)
        : m_ruling(ruling)
    {
    }
    /// Values may repeat.
    Order &mayRepeat()
    {
        m_mayRepeat = true;
        return *this;
    }
    /// That a value repeats is less than that they descend: it is reported as this instead, and left as it is.
    Order &repeating(const IssueKind &kind)
    {
        m_repeating = &kind;
        return *this;
    }
    /// Of several elements with one value a repair keeps the last, else the first.
    Order &lastWins()
    {
        m_lastWins = true;
        return *this;
    }
    /// The value of the first element is not used.
    Order &behindFirst()
    {
        m_first = 1;
        return *this;
    }
    /// Other things stand in the order of the elements, so that nobody can tell what would be right.
    Order &noRepair()
    {
        m_hasRepair = false;
        return *this;
    }

    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override { return m_ruling.rules(); }
    bool keepsOrder() const override { return true; }

private:
    class OrderWatch;
    Repair repair(const Tree &tree, const Field &field, const Item &array) const;
    Repair sort(const Field &field, const Item &array) const;

    Ruling m_ruling;
    const IssueKind *m_repeating = nullptr;
    bool m_mayRepeat = false;
    bool m_lastWins = false;
    bool m_hasRepair = true;
    qint64 m_first = 0; ///< the first element that counts
};

/// Without an issue, only edits keep the order.
inline Order ascend()
{
    return Order({});
}
inline Order ascend(const IssueKind &kind, const char *rule)
{
    return Order({&kind, rule});
}

} // namespace hexahedron
