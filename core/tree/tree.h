#pragma once

#include "core/bytes/bytes.h"
#include "core/bytes/streamid.h"
#include "core/read/streamtree.h"

#include <QString>

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace hexahedron {

struct Format;
struct Schema;

/// The parts of a stored node, laid out, and the nodes that follow them.
struct NodeLayout
{
    std::vector<Part> parts;
    std::vector<NodeId> frames;    ///< stored children after the parts, in order
    std::vector<int> ordinals;     ///< per frame: its number among those of the same name, -1 when it is the only one
    std::vector<int> partOrdinals; ///< the same per part, where a document's syntax found them
    void nameFrames(const struct StreamTree &stream, ByteCursor &cursor);
    void nameParts(ByteCursor &cursor);
    qint64 rowCount() const { return qint64(parts.size()) + qint64(frames.size()); }
};

/// What became of one piece of packed bytes.
struct ContentPiece
{
    qint64 element = -1; ///< of the list of pieces; -1 when there is one piece only
    Decoded::Problem problem = Decoded::Problem::None;
    bool hasEndMarker = false;
    qint64 used = 0; ///< packed bytes
    qint64 size = 0; ///< what it expanded to
    std::optional<qint64> realSize;
};

/// What a record, frame or run of bytes holds besides itself.
struct OpenedContent
{
    StreamId stream = NoStream;         ///< NoStream: nothing that is known, or nothing that could be expanded
    std::vector<ContentPiece> problems; ///< pieces that are not as they should be; the first ones of many
    qint64 problemCount = 0;
    bool isTooDeep = false;
    const char *limit = ""; ///< the one that decided how far it may expand
};

class ContentStore;
class WrittenList;

/// What reading a file found, with values decoded from the bytes when asked. Thread-safe; what is known of a file never changes.
///
/// Packed bytes are expanded, and files inside the file are read, when somebody asks for what lies in them; from then on they are
/// streams of the tree. Streams that are expanded count from 1, in the order in which they are opened: openAll() does it in
/// reading order. Files that lie in place have numbers from FirstInPlace on; their bytes are those of the stream `base`.
class Tree
{
public:
    static constexpr StreamId FirstInPlace = 1 << 28;

    Tree(const Format *format, QString fileName, StreamTree file, const ExpandLimits &limits = {});
    ~Tree();

    const Format *format() const { return stream(0).format; }
    /// Of the file, or of a file inside it.
    const QString &fileName(StreamId id = 0) const;
    /// The file and the expanded streams that are open.
    StreamId streamCount() const;
    /// Those and the files in place that are open.
    std::vector<StreamId> openStreams() const;
    bool hasStream(StreamId id) const;
    const StreamTree &stream(StreamId id) const;
    const Bytes &bytes(StreamId id = 0) const { return stream(id).bytes; }
    /// The stream whose bytes an item's range means: what a view of bytes shows.
    StreamId baseOf(StreamId id) const { return stream(id).base; }

    /// True when the item may hold more than its own rows: without opening it.
    static bool mayHold(const Item &item);
    /// What the item holds, opened; null for items that hold nothing but themselves.
    std::shared_ptr<const OpenedContent> contentOf(const Item &item) const;
    /// Opens whatever there is, in reading order and as far as the limits let. Does nothing the second time.
    void openAll(const std::atomic_bool *cancelled = nullptr) const;
    /// How far what is packed may expand.
    const ExpandLimits &limits() const;
    /// Bytes of all streams that were expanded.
    qint64 expandedSize() const;
    /// The stream as if it were a file: items of the result are its own, and no others may be used with it.
    std::shared_ptr<const Tree> asFile(StreamId id) const;

    /// Of a stream inside the file, items below it are children of what holds it.
    Item root(StreamId stream = 0) const;
    Item itemOf(StreamId stream, NodeId node) const;
    qint64 childCount(const Item &item) const;
    /// What an item holds comes after its own rows.
    Item child(const Item &item, qint64 row) const;
    /// The same without what it holds.
    qint64 ownChildCount(const Item &item) const;
    Item ownChild(const Item &item, qint64 row) const;
    /// The child with that name, such as "position", "NODE[2]" or "[5]".
    Item childNamed(const Item &item, QStringView name) const;
    Item parent(const Item &item) const;
    qint64 row(const Item &item) const;
    bool isLeaf(const Item &item) const { return childCount(item) == 0; }

    /// The deepest item that owns the byte.
    Item at(StreamId stream, qint64 offset) const;
    /// The smallest item that covers the whole range.
    Item covering(StreamId stream, ByteRange range) const;
    std::optional<Item> find(QStringView path) const;

    /// As in a path: "NODE[2]", "position", "[14]".
    QString name(const Item &item) const;
    QString path(const Item &item) const;
    QString type(const Item &item) const;

    /// Values of the fields that shape what lies inside `node`, as they stand where its body begins.
    ValueStack valuesAround(StreamId stream, NodeId node) const;
    /// The same, and those of the node's own fields.
    ValueStack valuesInside(StreamId stream, NodeId node) const;
    std::shared_ptr<const NodeLayout> layoutOf(StreamId stream, NodeId node) const;

    /// The parts of one element of a record array, or of a record of a document; ranges relative to its beginning.
    std::shared_ptr<const std::vector<Part>> shapeOf(const Item &array) const;
    /// Where the elements of a list in written text lie.
    std::shared_ptr<const WrittenList> writtenList(const Item &list) const;

private:
    Tree(std::shared_ptr<ContentStore> contents, StreamId top);
    StreamId numberOf(StreamId id) const;
    Item holderOf(StreamId id) const;
    static bool isInPlaceHolder(const Item &item);
    qint64 rowInLayout(const Item &item, NodeId above) const;
    Item itemOfPart(const Item &above, const Part &part, qint64 row) const;
    Item elementOf(const Item &array, qint64 index) const;
    Item descend(const Item &item, ByteRange range) const;
    QString plainName(const Item &item) const; // without the number among its siblings
    int ordinalOf(const Item &item) const;     // that number, -1 when it has none

    std::shared_ptr<ContentStore> m_contents;
    StreamId m_top = 0; // which stream is number 0
    QString m_fileName;

    struct Cache;
    std::shared_ptr<Cache> m_cache;
};

/// Lays out stored nodes one after another without keeping them: for passes over a whole tree. One per thread.
class NodeVisitor
{
public:
    explicit NodeVisitor(const StreamTree &stream);
    /// Parts of the node; the values around and inside it are in values(). Valid until the next call.
    const std::vector<Part> &layOut(NodeId node);
    const ValueStack &values() const { return m_values; }
    ByteCursor &cursor() { return m_cursor; }

private:
    const StreamTree &m_stream;
    ByteCursor m_cursor;
    ValueStack m_values;
    std::vector<Part> m_parts;
    NodeId m_valuesOf = NoNode; // whose inner values the first m_around ones are
    size_t m_around = 0;
};

/// Reads a file as one of a known format. See readStream() for what holds.
std::shared_ptr<const Tree> readTree(const Format &format, const Bytes &bytes, const QString &fileName,
                                     const std::atomic_bool *cancelled = nullptr, const ExpandLimits &limits = {});

} // namespace hexahedron
