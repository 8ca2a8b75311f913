#pragma once

#include "core/edit/uniquevalues.h"

#include <map>

namespace hexahedron {

class PendingChanges;
class Wishes;

/// Lays records out anew when a field that shapes them changes: parts that stay are copied, new ones get their neutral value.
class Relayout
{
public:
    Relayout(Wishes &wishes, PendingChanges &changes)
        : m_wishes(wishes)
        , m_changes(changes)
    {
    }
    /// Sets `field` (same size) to `bytes` and converts every array that it shapes or counts.
    void convert(const Item &field, const QByteArray &bytes);
    /// `list` describes the elements of another array: lays them out anew when descriptions come before [index], replace
    /// `replaced` of its elements, or go.
    void describe(const Item &list, qint64 index, qint64 replaced, const QByteArray &descriptions);
    void describe(const Item &list, const std::vector<qint64> &removed);
    /// Neutral descriptions that will come before [index] of `list` get a place behind what is there; the number that closes the
    /// list follows. To be said before describe().
    void placeNew(const Item &list, qint64 index, QByteArray &descriptions);

    /// The bytes of one record with all parts neutral but the given ones, as `values` shape it; nothing when they would be more
    /// than `most`.
    static std::optional<QByteArray> neutralRecord(const Field &record, const ValueStack &values, qint64 most,
                                                   const GivenValues &given = {});
    /// How many bytes may be made at once for a stream: in proportion to what is there, whatever counts in it say.
    static qint64 mostNew(const Tree &tree, StreamId stream);
    static QByteArray neutralField(const Field &field, qint64 times);
    /// A text as the field stores it.
    static QByteArray neutralText(const Field &field, const QByteArray &text);

private:
    void convertRow(const Item &cell, qint64 value);
    void convertArray(const Item &array, ValueStack &values);
    void sayWhatIsNew(const QStringList &parts);
    void sayWhatIsLost();
    void lose(const Field &field, qint64 bytes);
    void tellLost(const Item &place);
    void layOutAs(const Item &list, const std::vector<qint64> &numbers);
    QByteArray describedRecord(const Item &element, const ElementLayout &layout);
    QByteArray convertedRecord(const Item &element, const Field &record, ValueStack &values);
    QByteArray convertedField(const Item &old, const Field &field, ValueStack &values);
    QByteArray convertedList(const Item &old, const Field &list, ValueStack &values);
    struct Piece
    {
        const Field *field = nullptr;
        ByteRange range; ///< of the old bytes
        QByteArray bytes;
        bool isThere = true; ///< under the new values
    };
    std::vector<Piece> pieces(const Item &element, const Field &record, ValueStack &values);
    Item goneFrom(const Item &element, const ValueStack &values) const;
    QByteArray cameInstead(const Item &gone, const Field &field, const ValueStack &values, qint64 most);
    QByteArray renumberedAs(const Item &source, const Field &field);
    QByteArray takenOver(const Item &source, const Field &record, const ValueStack &values);
    void convertPresence(const Item &field, ValueStack &values);

    Wishes &m_wishes;
    PendingChanges &m_changes;
    const ValueStack *m_oldValues = nullptr;
    std::optional<qint64> m_closer; ///< the new number that closes the list
    qint64 m_changedNumbers = 0;    ///< written anew as other ones, or not at all
    struct Lost
    {
        qint64 bytes = 0;
        qint64 elements = 0;
    };
    std::map<const Field *, Lost> m_lost; ///< what has no place in the new layout
    const Field *m_changed = nullptr;     ///< it has its new value among the values
};

} // namespace hexahedron
