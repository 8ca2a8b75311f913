#pragma once

#include "core/bytes/expandshare.h"
#include "core/tree/tree.h"

#include <atomic>
#include <map>
#include <mutex>

namespace hexahedron {

struct ReadRequest;

/// The streams of a tree: the file's, and those that were opened since. Streams never move and never go while the store lives, so
/// that references to them stay good; all functions are thread-safe.
class ContentStore
{
public:
    /// OpenedContent::limit of what is not opened because its parts would take too much memory.
    static constexpr char PartsLimit[] = "parts";

    ContentStore(StreamTree file, const ExpandLimits &limits);
    ~ContentStore();
    Q_DISABLE_COPY_MOVE(ContentStore)

    StreamId expandedCount() const { return m_expanded.count(); }
    std::vector<StreamId> ids() const;
    bool has(StreamId id) const;
    const StreamTree &stream(StreamId id) const
    {
        return id < Tree::FirstInPlace ? m_expanded[id] : m_inPlace[id - Tree::FirstInPlace];
    }
    const ExpandLimits &limits() const { return m_limits; }
    qint64 expandedSize() const { return m_size.load(std::memory_order_relaxed); }

    /// What `item`, whose stream is numbered as in this store, holds. `tree` shows this store.
    std::shared_ptr<const OpenedContent> open(const Tree &tree, const Item &item);
    void openAll(const Tree &tree, const std::atomic_bool *cancelled);

private:
    /// A list that grows without moving what is in it.
    class Table
    {
    public:
        ~Table();
        StreamId count() const { return m_count.load(std::memory_order_acquire); }
        const StreamTree &operator[](StreamId index) const
        {
            return *m_blocks[size_t(index) / BlockSize].load(std::memory_order_acquire)[size_t(index) % BlockSize];
        }
        StreamId add(StreamTree stream); ///< one thread at a time
        bool isFull() const { return size_t(count()) >= m_blocks.size() * BlockSize; }

    private:
        static constexpr size_t BlockSize = 1024;
        std::array<std::atomic<StreamTree **>, 1024> m_blocks{};
        std::atomic<StreamId> m_count = 0;
    };
    struct Slot
    {
        std::once_flag once;
        std::shared_ptr<const OpenedContent> content;
    };
    using Key = std::tuple<StreamId, NodeId, qint64>;

    qint64 taken() const; ///< by what lies in the file, of m_room
    bool mayStart(const Codec &codec, const struct PackedPieces &packed);
    std::shared_ptr<Slot> slotOf(const Key &key); ///< null: there is no room to know of one more
    std::optional<StreamTree> readInside(const ReadRequest &request, int depth, OpenedContent &content);
    void giveUp(const std::shared_ptr<const struct Expansion> &expansion);
    OpenedContent openNow(const Tree &tree, const Item &item);
    OpenedContent openInPlace(const Tree &tree, const Item &item);
    OpenedContent expand(const Tree &tree, const Item &item);
    std::shared_ptr<const struct Expansion> expansionFor(const Codec &codec, const Bytes &around,
                                                         const struct PackedPieces &packed, qint64 packedSize,
                                                         OpenedContent &content);
    StreamId add(StreamTree stream);
    void openIn(const Tree &tree, StreamId id, const std::atomic_bool *cancelled);

    const ExpandLimits m_limits;
    const qint64 m_room; ///< for what lies in the file
    Table m_expanded;    // [0] is the file
    Table m_inPlace;
    std::atomic<qint64> m_size = 0;
    std::atomic_bool m_isAllOpen = false;
    mutable std::mutex m_mutex; // of what follows, and of adding
    std::map<Key, std::shared_ptr<Slot>> m_slots;
    std::vector<std::shared_ptr<const Expansion>> m_expansions; // that other trees may share
    ExpandShare m_share;                                        // of nodes, and of what knows of contents
    bool m_isFull = false;
    qint64 m_started = 0;           ///< bytes that had to be made ready for streams, however short these are
    std::atomic<int> m_refused = 0; ///< contents for whose parts there was no room
};

/// Packed bytes of an item, piece by piece.
struct PackedPiece
{
    qint64 element = -1; ///< of the list of pieces
    ByteRange packed;
    qint64 announced = 0;
};
struct PackedPieces
{
    std::vector<PackedPiece> pieces;
    std::vector<qint64> parameters; ///< of the only piece
    Item list;                      ///< invalid when there is one piece only
};
/// Of an item whose field says that it unpacks something.
PackedPieces packedPiecesOf(const Tree &tree, const Item &item);
/// Items of one stream that hold something, in reading order: as they stand in the tree, not in the file.
std::vector<Item> holdersIn(const Tree &tree, StreamId stream);
/// The child of `item` that `field` describes, as childOf() finds it, but not in what the item holds.
Item ownChildOf(const Tree &tree, const Item &item, const Field *field);

} // namespace hexahedron
