#include "core/report/treewalk.h"

#include "core/read/syntax.h"
#include "core/read/writtenlist.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <charconv>

namespace hexahedron {

namespace {

// A piece should cost far more than handing it over, and make a buffer that is not large.
constexpr quint32 NodesInAPiece = 2000;
constexpr qint64 BytesInAPiece = 128 << 10;

Item::Role roleOf(const Field &field)
{
    if (field.isArray())
        return Item::Role::Array;
    return field.kind == Kind::Record ? Item::Role::Record : Item::Role::Field;
}

bool isLarge(const Node &node)
{
    return node.descendants > 2 * NodesInAPiece || node.size > 2 * BytesInAPiece;
}

Item storedItem(const StreamTree &stream, StreamId streamId, NodeId id, Item::Role role)
{
    Item item;
    item.role = role;
    item.stream = streamId;
    item.node = id;
    item.field = &fieldById(stream.nodes[id].field);
    item.range = stream.nodes[id].range();
    return item;
}

} // namespace

/// Appends a name to the path for as long as it lives.
class TreeWalk::Name
{
public:
    Name(TreeWalk &walk, std::string_view name, qint64 number = -1)
        : m_walk(walk)
        , m_end(walk.m_path.size())
        , m_nameBegin(walk.m_nameBegin)
    {
        std::string &path = walk.m_path;
        if (!path.empty() && !name.empty() && name.front() != '[')
            path += '/';
        walk.m_nameBegin = path.size();
        path += name;
        if (number < 0)
            return;
        char digits[24];
        const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
        path += '[';
        path.append(digits, end);
        path += ']';
    }
    ~Name()
    {
        m_walk.m_path.resize(m_end);
        m_walk.m_nameBegin = m_nameBegin;
    }
    Q_DISABLE_COPY_MOVE(Name)

private:
    TreeWalk &m_walk;
    size_t m_end;
    size_t m_nameBegin;
};

TreeWalk::TreeWalk(const Tree &tree, const WalkLimits &limits, TreeVisitor &visitor)
    : m_tree(tree)
    , m_limits(limits)
    , m_visitor(visitor)
    , m_cursors(tree)
{
}

TreeWalk::Level &TreeWalk::level(int depth)
{
    while (m_levels.size() <= size_t(depth))
        m_levels.emplace_back();
    return m_levels[size_t(depth)];
}

Visit TreeWalk::visitOf(const Item &item, int depth, bool isLeaf) const
{
    const std::string_view path(m_path);
    return {.item = item,
            .name = path.substr(m_nameBegin),
            .path = path,
            .depth = depth,
            .isLeaf = isLeaf,
            .values = m_values};
}

void TreeWalk::walkAll()
{
    walkStream(0, 0);
}

void TreeWalk::walkStream(StreamId stream, int depth)
{
    const Item root = storedItem(m_tree.stream(stream), stream, 0, Item::Role::Root);
    NodeLayout &layout = level(depth).layout;
    const size_t mark = m_values.depth();
    for (const auto &[field, value] : m_tree.stream(stream).around)
        m_values.push(field, value);
    layOutBody(root, layout);
    // A file of nothing but bytes shows them even when there are none.
    const auto &body = root.field->body;
    if (layout.rowCount() == 0 && body.size() == 1 && body[0]->kind == Kind::Raw)
        layout.parts.push_back({.field = body[0], .range = {}});
    visitRows(root, layout, depth);
    m_values.restore(mark);
}

void TreeWalk::walk(const Item &item)
{
    if (item.role == Item::Role::Root)
        return walkStream(item.stream, 0);
    const QByteArray name = m_tree.name(item).toUtf8();
    m_path = m_tree.path(item).toStdString();
    m_nameBegin = m_path.size() - std::min(m_path.size(), size_t(name.size()));
    const bool isStored = item.steps == 0;
    m_values = isStored ? m_tree.valuesAround(item.stream, item.node) : m_tree.valuesInside(item.stream, item.node);
    if (item.role == Item::Role::Array)
        visitArray(item, 0);
    else if (item.field->kind == Kind::Record && !isStored)
        visitRecord(item, recordParts(*item.field, item.range, m_cursors[size_t(item.stream)], m_values), 0);
    else if (isStored
             && (item.field->kind == Kind::Record || item.field->kind == Kind::Frame
                 || item.field->kind == Kind::Element))
        visitNode(item, 0);
    else
        visitField(item, 0);
}

/// What the file itself calls something.
std::string TreeWalk::givenName(const Item &item)
{
    ByteCursor &cursor = m_cursors[size_t(item.stream)];
    return textOf(item.field->schema->syntax->nameOf(*item.field, item.range, cursor)).toStdString();
}

/// The parts of a stored node, the nodes that follow them, and their names. Pushes the values that lie inside.
void TreeWalk::layOutBody(const Item &item, NodeLayout &layout)
{
    layout.parts.clear();
    layout.frames.clear();
    layout.ordinals.clear();
    layout.partOrdinals.clear();
    const StreamTree &stream = m_tree.stream(item.stream);
    ByteCursor &cursor = m_cursors[item.stream];
    layOutNode(stream, item.node, cursor, m_values, layout.parts);
    for (NodeId id = stream.nodes.firstChild(item.node); id != NoNode; id = stream.nodes.nextSibling(id)) {
        const bool isPart = std::any_of(layout.parts.begin(), layout.parts.end(),
                                        [id](const Part &p) { return p.node == id; });
        if (!isPart && !fieldById(stream.nodes[id].field).isElsewhere())
            layout.frames.push_back(id);
    }
    if (layout.frames.size() == 1 && !stream.schema->gap)
        layout.ordinals.push_back(-1);
    else if (!layout.frames.empty() || stream.schema->gap)
        layout.nameFrames(stream, cursor);
    layout.nameParts(cursor);
}

/// A stored node with a body: a frame, or an element of varying size.
void TreeWalk::visitNode(const Item &item, int depth)
{
    if (depth >= m_limits.depth) {
        const Visit visit = visitOf(item, depth, true);
        m_visitor.enter(visit);
        m_visitor.leave(visit);
        return;
    }
    NodeLayout &layout = level(depth + 1).layout;
    const size_t mark = m_values.depth();
    layOutBody(item, layout);
    const bool isLeaf = layout.rowCount() == 0;
    m_visitor.enter(visitOf(item, depth, isLeaf));
    visitRows(item, layout, depth + 1);
    visitContent(item, depth + 1);
    m_visitor.leave(visitOf(item, depth, isLeaf));
    m_values.restore(mark);
}

void TreeWalk::visitRows(const Item &item, const NodeLayout &layout, int depth)
{
    for (size_t row = 0; row < layout.parts.size(); ++row)
        visitPart(item, layout.parts[row], qint64(row), depth,
                  row < layout.partOrdinals.size() ? layout.partOrdinals[row] : -1);
    if (m_visitor.takesPieces() && isLarge(m_tree.stream(item.stream).nodes[item.node]))
        splitFrames(item, layout, depth);
    else
        visitFrames(item, layout, depth);
}

void TreeWalk::visitPart(const Item &above, const Part &part, qint64 row, int depth, int ordinal)
{
    Item item = above;
    if (part.node != NoNode) {
        item = storedItem(m_tree.stream(above.stream), above.stream, part.node, roleOf(*part.field));
    } else {
        if (above.steps >= Item::MostSteps)
            return;
        item.rows[item.steps++] = row;
        item.field = part.field;
        item.role = roleOf(*part.field);
        item.range = part.range;
    }
    item.count = part.count;
    item.stride = part.stride;
    item.fault = part.fault;
    const Name name(*this, part.field->document.isNamedByFile ? givenName(item) : part.field->name, ordinal);
    if (item.role == Item::Role::Array)
        visitArray(item, depth);
    else if (item.role == Item::Role::Record && part.node == NoNode)
        visitRecord(item, recordParts(*part.field, item.range, m_cursors[size_t(item.stream)], m_values), depth);
    else if (item.role == Item::Role::Record)
        visitNode(item, depth);
    else
        visitField(item, depth);
}

void TreeWalk::visitField(const Item &item, int depth)
{
    const bool isHolder = depth < m_limits.depth && Tree::mayHold(item);
    const auto content = isHolder ? m_tree.contentOf(item) : nullptr;
    const bool isLeaf = !content || content->stream == NoStream || !m_tree.stream(content->stream).isInPlace();
    const Visit visit = visitOf(item, depth, isLeaf);
    m_visitor.enter(visit);
    if (isHolder)
        visitContent(item, depth + 1);
    m_visitor.leave(visit);
}

/// What the item holds continues its path.
void TreeWalk::visitContent(const Item &item, int depth)
{
    const auto content = Tree::mayHold(item) ? m_tree.contentOf(item) : nullptr;
    if (content && content->stream != NoStream)
        walkStream(content->stream, depth);
}

bool TreeWalk::isWalkedInto(const Item &array, int depth) const
{
    if (array.count == 0 || depth >= m_limits.depth || array.steps >= Item::MostSteps)
        return false;
    // What lies elsewhere is listed with the record that it belongs to, or nowhere.
    const auto &body = array.field->body;
    if (std::any_of(body.begin(), body.end(), [](const Field *f) { return f->isElsewhere(); }))
        return true;
    return array.count <= m_limits.expand || (m_limits.intoVarying && array.steps == 0);
}

void TreeWalk::visitArray(const Item &array, int depth)
{
    const bool isLeaf = !isWalkedInto(array, depth);
    m_visitor.enter(visitOf(array, depth, isLeaf));
    if (!isLeaf && array.field->document.separator) {
        visitWrittenElements(array, depth + 1);
    } else if (!isLeaf && array.steps == 0) {
        visitStoredElements(array, depth + 1);
    } else if (!isLeaf) {
        const qint64 most = std::max<qint64>(1, BytesInAPiece / std::max<qint64>(1, array.stride));
        const qint64 count = std::min(array.count, m_limits.mostElements);
        if (m_visitor.takesPieces() && count > 2 * most) {
            for (qint64 from = 0; from < count; from += most)
                giveElements(array, from, std::min(count, from + most), depth + 1);
        } else {
            visitElements(array, elementParts(*array.field, m_values), 0, count, depth + 1);
        }
    }
    m_visitor.leave(visitOf(array, depth, isLeaf));
}

void TreeWalk::visitStoredElements(const Item &array, int depth)
{
    const StreamTree &stream = m_tree.stream(array.stream);
    qint64 index = 0;
    for (NodeId id = stream.nodes.firstChild(array.node); id != NoNode && index < m_limits.mostElements;
         id = stream.nodes.nextSibling(id)) {
        const Name name(*this, {}, index++);
        visitNode(storedItem(stream, array.stream, id, Item::Role::Element), depth);
    }
}

void TreeWalk::visitWrittenElements(const Item &array, int depth)
{
    ByteCursor &cursor = m_cursors[array.stream];
    Item item = array;
    item.role = Item::Role::Element;
    item.range = {array.range.begin, array.range.begin};
    item.count = 1;
    ++item.steps;
    for (qint64 index = 0; index < std::min(array.count, m_limits.mostElements); ++index) {
        item.rows[array.steps] = index;
        const qint64 begin = item.range.end;
        item.range = {begin, cursor.find(uchar(array.field->document.separator), begin, array.range.end) + 1};
        const Name name(*this, {}, index);
        visitRecord(item, recordParts(*array.field, item.range, cursor, m_values), depth);
    }
}

void TreeWalk::visitElements(const Item &array, const std::vector<Part> &shape, qint64 from, qint64 to, int depth)
{
    Item item = array;
    ++item.steps;
    item.role = Item::Role::Element;
    item.count = 1;
    item.fault = Fault::None;
    for (qint64 index = from; index < to; ++index) {
        item.rows[array.steps] = index;
        item.range = {array.range.begin + index * array.stride, array.range.begin + (index + 1) * array.stride};
        const Name name(*this, {}, index);
        visitRecord(item, shape, depth);
    }
}

/// A record in place, or an element of an array whose elements have one size.
void TreeWalk::visitRecord(const Item &item, const std::vector<Part> &shape, int depth)
{
    const bool isWhole = item.range.size() >= (shape.empty() ? 0 : shape.back().range.end);
    const bool isLeaf = shape.empty() || !isWhole || depth >= m_limits.depth || item.steps >= Item::MostSteps;
    m_visitor.enter(visitOf(item, depth, isLeaf));
    for (size_t row = 0; !isLeaf && row < shape.size(); ++row) {
        Part part = shape[row];
        part.range = part.range.translated(item.range.begin);
        visitPart(item, part, qint64(row), depth + 1);
    }
    m_visitor.leave(visitOf(item, depth, isLeaf));
}

void TreeWalk::visitFrames(const Item &above, const NodeLayout &layout, int depth)
{
    for (size_t i = 0; i < layout.frames.size(); ++i)
        visitFrame(above, layout.frames[i], layout.ordinals[i], depth);
}

void TreeWalk::visitFrame(const Item &above, NodeId id, int ordinal, int depth)
{
    const StreamTree &stream = m_tree.stream(above.stream);
    Item item = storedItem(stream, above.stream, id, Item::Role::Frame);
    if (item.field->kind == Kind::Record)
        item.role = Item::Role::Record; // a section of the file
    if (item.field->document.separator) {
        item.role = Item::Role::Array;
        item.count = m_tree.writtenList(item)->count();
        const Name name(*this, item.field->name, ordinal);
        return visitArray(item, depth);
    }
    if (item.field->kind != Kind::Record && item.field->kind != Kind::Frame && item.field->kind != Kind::Element) {
        Item raw = item; // unclaimed bytes, or a piece of a pool
        raw.role = Item::Role::Field;
        const Name name(*this, raw.field->name, ordinal);
        return visitField(raw, depth);
    }
    if (item.field->document.isNamedByFile) {
        const Name name(*this, givenName(item), ordinal);
        return visitNode(item, depth);
    }
    if (*item.field->name == 0) {
        const Name name(*this, frameName(m_tree, item), ordinal);
        return visitNode(item, depth);
    }
    const Name name(*this, item.field->name, ordinal);
    visitNode(item, depth);
}

/// Gives runs of small frames away and walks into large ones here.
void TreeWalk::splitFrames(const Item &above, const NodeLayout &layout, int depth)
{
    const NodeStore &nodes = m_tree.stream(above.stream).nodes;
    size_t from = 0;
    quint32 count = 0;
    for (size_t i = 0; i < layout.frames.size(); ++i) {
        const Node &node = nodes[layout.frames[i]];
        if (isLarge(node)) {
            giveFrames(above, layout, from, i, depth);
            visitFrame(above, layout.frames[i], layout.ordinals[i], depth);
            from = i + 1;
            count = 0;
            continue;
        }
        count += node.descendants + 1;
        if (count > NodesInAPiece || node.range().end - nodes[layout.frames[from]].begin > BytesInAPiece) {
            giveFrames(above, layout, from, i + 1, depth);
            from = i + 1;
            count = 0;
        }
    }
    giveFrames(above, layout, from, layout.frames.size(), depth);
}

void TreeWalk::giveFrames(const Item &above, const NodeLayout &layout, size_t from, size_t to, int depth)
{
    if (from == to)
        return;
    NodeLayout piece;
    piece.frames.assign(layout.frames.begin() + qsizetype(from), layout.frames.begin() + qsizetype(to));
    piece.ordinals.assign(layout.ordinals.begin() + qsizetype(from), layout.ordinals.begin() + qsizetype(to));
    m_visitor.take([=, &tree = m_tree, limits = m_limits, values = m_values, path = m_path](TreeVisitor &visitor) {
        TreeWalk walk(tree, limits, visitor);
        walk.m_values = values;
        walk.m_path = path;
        walk.visitFrames(above, piece, depth);
    });
}

void TreeWalk::giveElements(const Item &array, qint64 from, qint64 to, int depth)
{
    m_visitor.take([=, &tree = m_tree, limits = m_limits, values = m_values, path = m_path](TreeVisitor &visitor) {
        TreeWalk walk(tree, limits, visitor);
        walk.m_values = values;
        walk.m_path = path;
        walk.visitElements(array, elementParts(*array.field, values), from, to, depth);
    });
}

std::string frameName(const Tree &tree, const Item &frame)
{
    // Without its number: that is known from its siblings already.
    std::string name = tree.name(frame).toStdString();
    return name.substr(0, name.find('['));
}

} // namespace hexahedron
