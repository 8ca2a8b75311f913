#pragma once

#include "core/bytes/bytes.h"
#include "core/scene/scene.h"
#include "core/tree/layout.h"
#include "core/tree/node.h"

#include <QString>

#include <array>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace hexahedron {

struct Format;
struct Schema;

/// Anything in the tree that has a path: a frame, a field, an array, an element, one number of a vector.
/// A value: it names what it means by the stored node and the rows below it, and says where that lies. Items of one tree
/// must not be used with another; carry a path across instead.
struct Item
{
    enum class Role : quint8 {
        Nothing,
        Root, ///< the file or a stream
        Frame,
        Field, ///< number, vector, text, bytes
        Array,
        Element,   ///< of an array
        Record,    ///< a nested group
        Component, ///< one number of a vector
        Bits,      ///< some bits of a number; shares its bytes
    };
    static constexpr int MostSteps = 6;

    Role role = Role::Nothing;
    quint8 steps = 0; ///< rows below the stored node
    Fault fault = Fault::None;
    StreamId stream = 0;
    NodeId node = NoNode;
    const Field *field = nullptr; ///< of an element: that of its array
    ByteRange range;
    qint64 count = 1;  ///< elements, numbers
    qint64 stride = 0; ///< 0 when elements vary in size
    std::array<qint64, MostSteps> rows{};

    bool isValid() const { return role != Role::Nothing; }
    /// What the bytes of this item are one of: no item below it has bytes of its own to show in a coverage.
    bool isNumber() const
    {
        return field && field->isNumber() && role != Role::Array && (!field->isVector || role == Role::Component);
    }
    friend bool operator==(const Item &a, const Item &b)
    {
        return a.role == b.role && a.stream == b.stream && a.node == b.node && a.steps == b.steps
               && std::equal(a.rows.begin(), a.rows.begin() + a.steps, b.rows.begin());
    }
};

/// The parts of a stored node, laid out, and the nodes that follow them.
struct NodeLayout
{
    std::vector<Part> parts;
    std::vector<NodeId> frames;    ///< stored children after the parts, in order
    std::vector<int> ordinals;     ///< per frame: its number among those of the same name, -1 when it is the only one
    std::vector<int> partOrdinals; ///< the same per part, where a document's syntax found them
    void nameFrames(const struct StreamTree &stream, ByteCursor &cursor);
    void nameParts(ByteCursor &cursor);
    qint64 rowCount() const { return qint64(parts.size() + frames.size()); }
};

/// What a stream's reading found.
struct StreamTree
{
    Bytes bytes;
    NodeStore nodes;
    const Schema *schema = nullptr;
    QByteArray codec;    ///< empty for the file
    StreamId parent = 0; ///< of a decoded stream
    ByteRange packed;    ///< where it lies in its parent
};

/// What reading a file found, with values decoded from the bytes when asked. Immutable and thread-safe.
class Tree
{
public:
    Tree(const Format *format, QString fileName, std::vector<StreamTree> streams);

    const Format *format() const { return m_format; }
    const QString &fileName() const { return m_fileName; }
    StreamId streamCount() const { return StreamId(m_streams.size()); }
    const StreamTree &stream(StreamId id) const { return m_streams[size_t(id)]; }
    const Bytes &bytes(StreamId id = 0) const { return stream(id).bytes; }

    Item root(StreamId stream = 0) const;
    Item itemOf(StreamId stream, NodeId node) const;
    qint64 childCount(const Item &item) const;
    Item child(const Item &item, qint64 row) const;
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

private:
    Item itemOfPart(const Item &above, const Part &part, qint64 row) const;
    Item elementOf(const Item &array, qint64 index) const;
    Item descend(const Item &item, ByteRange range) const;
    QString plainName(const Item &item) const; // without the number among its siblings
    int ordinalOf(const Item &item) const;     // that number, -1 when it has none

    const Format *m_format;
    QString m_fileName;
    std::vector<StreamTree> m_streams;

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

} // namespace hexahedron
