#pragma once

#include "core/check/partplaces.h"
#include "core/edit/pendingchanges.h"
#include "core/tree/contentstore.h"

namespace hexahedron {

class Counts;
struct PackedPieces;

/// What follows from edits for what items hold: files and packed bytes inside the file, and parts that lie elsewhere than the
/// record that says where.
class ContentEdits
{
public:
    ContentEdits(PendingChanges &changes, Counts &counts)
        : m_changes(changes)
        , m_counts(counts)
        , m_tree(changes.tree())
    {
    }

    /// Hands the edits of a stream inside the file on to the stream around it: as they are where it lies in place, else as
    /// new packed bytes.
    void handOn(StreamId stream);
    /// Writes the offsets of what moves in the stream and the checksums of what changes in it.
    void follow(StreamId stream);

    /// New elements that the last wish inserts before `index` say where parts of them lie: these numbers are written when it is
    /// known what else moves.
    void noteInserted(const Item &array, qint64 index);
    /// Parts of removed elements that lie elsewhere go with them, unless another element means the same bytes.
    void removePartsOf(const Item &array, const std::vector<qint64> &indexes);
    /// Puts content into `part` of a record that says that it is empty: before the next one that is not, or behind all others.
    void fill(const Item &record, const Field &part, const Bytes &bytes);

private:
    using Pending = PendingChanges::Pending;
    class Shift;
    using Places = std::vector<contents::PartPlace>;
    /// A checksum and the number of bytes that it is over.
    struct Sum
    {
        quint32 sum = 0;
        qint64 size = 0;
    };
    /// One content among those that are summed, before the edits and after them. What is said of its sum may be wrong: nothing
    /// where it is not there.
    struct Summed
    {
        Item holder; ///< of contents that were empty, the record that says where they lie
        const Content *content = nullptr;
        std::optional<Sum> saidBefore = {}, saidAfter = {};
        std::optional<Sum> changed = {}; ///< what it is now, when it is not what it was
        bool isLeft = false;             ///< what is said of it was wrong, and stays so
    };
    struct Cut;

    void sayWhatIsShared(StreamId stream, const Places &places);
    void writeOffsets(StreamId stream, const Shift &shift, const Places &places);
    void writeNewOffsets(StreamId stream, const Shift &shift);
    void writeChecksums(StreamId stream);
    void writeWholes(const std::vector<Summed> &all);
    void writeOwn(const Summed &one);
    Summed summed(const Item &holder) const;
    std::optional<Sum> really(const Summed &one, bool isAfter) const;
    bool fits(const Summed &one, bool isAfter) const;
    std::optional<quint32> storedIn(const Item &number) const;
    std::optional<Bytes> changedBytes(const Item &holder) const;
    bool isReplaced(const Item &holder) const;
    bool isInside(const Pending &pending, const Item &holder) const;
    void packOne(const StreamTree &stream, const Bytes &now);
    void packPieces(const StreamTree &stream, const PackedPieces &packed, const Bytes &now,
                    const std::vector<Pending> &edits);
    std::vector<Cut> cutsOf(const StreamTree &stream, const PackedPieces &packed, const Bytes &now,
                            const std::vector<Pending> &edits) const;
    QByteArray pieceOf(const Field &list, const Content &content, const Bytes &bytes);
    QByteArray piecesOf(const Field &list, const Content &content, const Bytes &bytes);
    qint64 placeForContentOf(const Item &record, const Field &part) const;
    void addFilled(StreamId stream, std::vector<Summed> &all) const;
    void writeNumber(const Item &item, qint64 value, Change::Cause cause);

    PendingChanges &m_changes;
    Counts &m_counts;
    const Tree &m_tree;
    struct Filled
    {
        Item record;
        const Field *part = nullptr;
        Bytes bytes;
    };
    std::vector<Filled> m_filled;
    struct Expanded
    {
        Bytes bytes;
        bool isReplaced = false; ///< nothing is left of what was there
    };
    std::map<std::tuple<StreamId, NodeId, qint64>, Expanded> m_expanded; ///< what holders expand to after the edits
};

} // namespace hexahedron
