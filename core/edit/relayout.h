#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

class Planner;

/// Lays records out anew when a field that shapes them changes: parts that stay are copied, new ones get their neutral value.
class Relayout
{
public:
    explicit Relayout(Planner &planner)
        : m_planner(planner)
    {
    }
    /// Sets `field` (same size) to `bytes` and converts every array that it shapes or counts.
    void convert(const Item &field, const QByteArray &bytes);
    /// `list` describes the elements of another array: lays them out anew when descriptions come before [index], replace
    /// `replaced` of its elements, or go.
    void describe(const Item &list, qint64 index, qint64 replaced, const QByteArray &descriptions);
    void describe(const Item &list, const std::vector<qint64> &removed);

    /// The bytes of one record with all parts neutral, as `values` shape it.
    static QByteArray neutralRecord(const Field &record, const ValueStack &values);
    static QByteArray neutralField(const Field &field, qint64 times);

private:
    void convertArray(const Item &array, ValueStack &values);
    void layOutAs(const Item &list, const std::vector<qint64> &numbers);
    QByteArray describedRecord(const Item &element, const ElementLayout &layout) const;
    QByteArray convertedRecord(const Item &element, const Field &record, ValueStack &values);
    QByteArray convertedField(const Item &old, const Field &field, ValueStack &values);

    Planner &m_planner;
    const ValueStack *m_oldValues = nullptr;
};

} // namespace hexahedron
