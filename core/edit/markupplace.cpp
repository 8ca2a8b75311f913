#include "core/edit/markupplace.h"

#include "core/schema/document.h"
#include "core/tree/items.h"

namespace hexahedron {

namespace {

constexpr qint64 LongestSpace = 4096;

const MarkupFields &fieldsOf(const Item &item)
{
    return *item.field->schema->markup;
}

QByteArray bytesOf(const Tree &tree, const Item &item)
{
    return tree.bytes(item.stream)
        .toByteArray({item.range.begin, qMin(item.range.end, item.range.begin + LongestSpace)});
}

QByteArray lineEnd(const Tree &tree, StreamId stream)
{
    ByteCursor cursor(tree.bytes(stream));
    const qint64 at = cursor.find('\n', 0, cursor.size());
    return at > 0 && tree.bytes(stream).at(at - 1) == '\r' ? "\r\n" : "\n";
}

/// What stands before the element on its line; nothing when that is more than space.
QByteArray indentOf(const Tree &tree, const Item &element)
{
    const QByteArray space = MarkupPlace::lineBefore(tree, element);
    return space.mid(space.lastIndexOf('\n') + 1);
}

/// By how much inner elements are indented, as the first one in the document shows.
QByteArray indentUnit(const Tree &tree, StreamId stream)
{
    const NodeStore &nodes = tree.stream(stream).nodes;
    const auto firstElement = [&](NodeId parent) {
        NodeId id = nodes.firstChild(parent);
        while (id != NoNode && fieldById(nodes[id].field).kind != Kind::Element)
            id = nodes.nextSibling(id);
        return id;
    };
    const NodeId outer = firstElement(0);
    const NodeId inner = outer == NoNode ? NoNode : firstElement(outer);
    if (inner == NoNode)
        return "\t";
    const QByteArray indent = indentOf(tree, tree.itemOf(stream, inner));
    const QByteArray outerIndent = indentOf(tree, tree.itemOf(stream, outer));
    return indent.size() > outerIndent.size() ? indent.mid(outerIndent.size()) : QByteArray("\t");
}

} // namespace

QByteArray MarkupPlace::lineBefore(const Tree &tree, const Item &element)
{
    const Item parent = tree.parent(element);
    const qint64 row = tree.row(element);
    const Item before = row > 0 ? tree.child(parent, row - 1) : Item();
    if (!before.isValid() || before.field != fieldsOf(element).space || before.range.size() > LongestSpace)
        return {};
    const QByteArray space = bytesOf(tree, before);
    const qsizetype line = space.lastIndexOf('\n');
    if (line < 0)
        return {};
    return space.mid(line > 0 && space[line - 1] == '\r' ? line - 1 : line);
}

std::vector<MarkupPlace::Child> MarkupPlace::childrenOf(const Tree &tree, const Item &parent)
{
    std::vector<Child> children;
    const NodeStore &nodes = tree.stream(parent.stream).nodes;
    QByteArray space;
    for (NodeId id = nodes.firstChild(parent.node); id != NoNode; id = nodes.nextSibling(id)) {
        const Item item = tree.itemOf(parent.stream, id);
        const bool isSpace = item.field == fieldsOf(parent).space;
        if (isSpace) {
            space = bytesOf(tree, item);
            continue;
        }
        children.push_back({item, std::exchange(space, {}), item.field->kind == Kind::Element});
    }
    return children;
}

/// Before the child `next`, or at the end. Space before what comes next is that of the new element; what comes next gets the
/// same.
void MarkupPlace::place(const Tree &tree, const Item &parent, const std::vector<Child> &children, size_t next)
{
    m_isThere = true;
    for (const Child &child : children) {
        const Item close = child.isElement ? childOf(tree, child.item, fieldsOf(parent).close) : Item();
        if (close.isValid() && close.range.size() == 2) {
            m_close = tree.bytes(close.stream).at(close.range.begin - 1) == ' ' ? " />" : "/>";
            break;
        }
    }
    if (next < children.size() && children[next].isElement) {
        m_removed = {children[next].item.range.begin, children[next].item.range.begin};
        m_behind = lineBefore(tree, children[next].item);
        return;
    }
    const Child *previous = nullptr;
    for (size_t i = 0; i < qMin(next, children.size()); ++i)
        previous = children[i].isElement ? &children[i] : previous;
    const QByteArray indent = parent.role == Item::Role::Root
                                  ? QByteArray()
                                  : indentOf(tree, parent) + indentUnit(tree, parent.stream);
    const QByteArray line = lineEnd(tree, parent.stream);
    if (previous) {
        m_removed = {previous->item.range.end, previous->item.range.end};
        const QByteArray before = lineBefore(tree, previous->item);
        m_before = before.isEmpty() && parent.role == Item::Role::Root ? line : before;
        return;
    }
    const Item close = parent.role == Item::Role::Root ? Item() : childOf(tree, parent, fieldsOf(parent).close);
    if (close.isValid() && close.range.size() == 2)
        return open(tree, parent, indent);
    // The first child: behind the start tag, before all that there is.
    const qint64 begin = parent.role == Item::Role::Root ? parent.range.end
                         : close.isValid()               ? close.range.end
                                                         : parent.range.end;
    m_removed = {begin, begin};
    m_before = parent.role == Item::Role::Root ? QByteArray() : line + indent;
    const uchar after = tree.bytes(parent.stream).at(begin);
    const bool isLineThere = after == '\n' || after == '\r';
    m_behind = isLineThere || parent.role == Item::Role::Root ? QByteArray() : line + indentOf(tree, parent);
}

/// An element that ends with "/>" gets an end tag.
void MarkupPlace::open(const Tree &tree, const Item &parent, const QByteArray &indent)
{
    const MarkupFields &fields = fieldsOf(parent);
    const Item gap = childOf(tree, parent, fields.gap);
    const Item close = childOf(tree, parent, fields.close);
    m_removed = {gap.isValid() && gap.range.end == close.range.begin ? gap.range.begin : close.range.begin,
                 close.range.end};
    const QByteArray line = lineEnd(tree, parent.stream);
    m_before = '>' + line + indent;
    m_behind = line + indentOf(tree, parent) + "</" + bytesOf(tree, childOf(tree, parent, fields.name)) + '>';
}

MarkupPlace MarkupPlace::byName(const Tree &tree, const Item &parent, const QString &name, qint64 ordinal)
{
    MarkupPlace place;
    const std::vector<Child> children = childrenOf(tree, parent);
    size_t behindLast = children.size();
    for (size_t i = 0; i < children.size(); ++i) {
        const QString own = tree.name(children[i].item);
        if (!children[i].isElement || own.left(own.indexOf(u'[')) != name)
            continue;
        if (place.m_count++ == ordinal) {
            place.place(tree, parent, children, i);
            return place;
        }
        behindLast = i + 1;
    }
    if (ordinal > place.m_count)
        return place;
    // Behind the last of its name; what comes next then is not what it has to be like.
    std::vector<Child> before(children.begin(), children.begin() + qsizetype(behindLast));
    place.place(tree, parent, before, before.size());
    return place;
}

MarkupPlace MarkupPlace::byRow(const Tree &tree, const Item &parent, qint64 row)
{
    MarkupPlace place;
    const std::vector<Child> children = childrenOf(tree, parent);
    const Item wanted = tree.child(parent, row);
    size_t next = 0;
    while (next < children.size() && wanted.isValid() && children[next].item.range.begin < wanted.range.begin)
        ++next;
    const bool isAtStart = wanted.isValid() && wanted.steps > 0; // among the parts of the start tag
    place.place(tree, parent, children, isAtStart ? 0 : wanted.isValid() ? next : children.size());
    return place;
}

} // namespace hexahedron
