#include "core/edit/markupplace.h"

#include "core/read/syntax.h"
#include "core/schema/document.h"
#include "core/tree/items.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <algorithm>
#include <cstring>

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

const Syntax &syntaxOf(const Item &item)
{
    return *item.field->schema->syntax;
}

/// The space right before an item: what is neither a remark nor anything else.
QByteArray bytesBefore(const Tree &tree, const Item &item)
{
    const qint64 row = tree.row(item);
    const Item before = row > 0 ? tree.child(tree.parent(item), row - 1) : Item();
    if (!before.isValid() || !syntaxOf(item).isSpace(*before.field) || before.range.size() > LongestSpace)
        return {};
    const QByteArray bytes = bytesOf(tree, before);
    qsizetype begin = bytes.size();
    while (begin > 0 && std::strchr(" \t\r\n", bytes[begin - 1]))
        --begin;
    return bytes.mid(begin);
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
    const QByteArray space = bytesBefore(tree, element);
    const qsizetype line = space.lastIndexOf('\n');
    if (line < 0)
        return {};
    return space.mid(line > 0 && space[line - 1] == '\r' ? line - 1 : line);
}

ByteRange MarkupPlace::rangeToRemove(const Tree &tree, const Item &item)
{
    ByteRange range = item.range;
    const QByteArray line = lineBefore(tree, item);
    if (item.field->schema->markup) {
        range.begin -= item.steps == 0 ? line.size() : 0; // attributes have their space in them
        return range;
    }
    ByteCursor cursor(tree.bytes(item.stream));
    qint64 next = range.end;
    while (next < cursor.size() && (*cursor.at(next, 1) == ' ' || *cursor.at(next, 1) == '\t'))
        ++next;
    const bool isLast = next == cursor.size() || *cursor.at(next, 1) == '\n' || *cursor.at(next, 1) == '\r';
    if (!line.isEmpty() && !isLast)
        range.end = next;
    else
        range.begin -= (line.isEmpty() ? bytesBefore(tree, item) : line).size();
    return range;
}

QByteArray MarkupPlace::behind(const Bytes &element) const
{
    const bool isLine = m_line.isEmpty() || element.isEmpty() || element.at(element.size() - 1) == '\n';
    return isLine ? m_behind : m_line + m_behind;
}

std::vector<MarkupPlace::Child> MarkupPlace::childrenOf(const Tree &tree, const Item &parent)
{
    std::vector<Child> children;
    const NodeStore &nodes = tree.stream(parent.stream).nodes;
    QByteArray space;
    for (NodeId id = nodes.firstChild(parent.node); id != NoNode; id = nodes.nextSibling(id)) {
        const Item item = tree.itemOf(parent.stream, id);
        if (syntaxOf(parent).isSpace(*item.field)) {
            space = bytesOf(tree, item);
            continue;
        }
        children.push_back({item, std::exchange(space, {}), item.field->kind == Kind::Element});
    }
    return children;
}

/// Where the element ends with what is said of it on its line, such as a remark; `i` moves to the last of these.
qint64 MarkupPlace::endWithRemark(const std::vector<Child> &children, size_t &i)
{
    const bool isMarkup = children[i].item.field->schema->markup; // there text may be anything
    while (!isMarkup && i + 1 < children.size() && !children[i + 1].isElement
           && !children[i + 1].item.field->document.isSign && !children[i + 1].space.contains('\n'))
        ++i;
    return children[i].item.range.end;
}

/// Before the child `next`, or at the end. Space before what comes next is that of the new element; what comes next gets the
/// same.
void MarkupPlace::place(const Tree &tree, const Item &parent, const std::vector<Child> &children, size_t next)
{
    m_isThere = true;
    const bool isRoot = parent.role == Item::Role::Root;
    const bool isMarkup = parent.field->schema->markup;
    const QByteArray line = lineEnd(tree, parent.stream);
    const bool isIndented = !isRoot && (isMarkup || tree.parent(parent).role != Item::Role::Root);
    const QByteArray indent = isIndented ? indentOf(tree, parent) + indentUnit(tree, parent.stream) : QByteArray();
    if (next < children.size() && children[next].isElement) {
        m_removed = {children[next].item.range.begin, children[next].item.range.begin};
        m_behind = lineBefore(tree, children[next].item);
        if (isRoot && !isMarkup)
            m_line = line;
        else if (m_behind.isEmpty() && !isMarkup)
            m_behind = line + indent;
        return;
    }
    const Bytes &bytes = tree.bytes(parent.stream);
    size_t previous = qMin(next, children.size());
    while (previous > 0 && !children[previous - 1].isElement)
        --previous;
    if (previous-- > 0) {
        const QByteArray before = lineBefore(tree, children[previous].item);
        const qint64 end = endWithRemark(children, previous);
        m_removed = {end, end};
        const bool isOnNewLine = isRoot && end > 0 && bytes.at(end - 1) == '\n';
        const bool wantsLine = before.isEmpty() && (isRoot || !isMarkup) && !isOnNewLine;
        m_before = wantsLine ? line + indent : before;
        return;
    }
    const Item close = isMarkup && !isRoot ? childOf(tree, parent, fieldsOf(parent).close) : Item();
    if (close.isValid() && close.range.size() == 2)
        return open(tree, parent, indent);
    // The first child: behind the start tag, before all that there is.
    const auto layout = tree.layoutOf(parent.stream, parent.node);
    const qint64 begin = close.isValid()                               ? close.range.end
                         : isRoot || isMarkup || layout->parts.empty() ? parent.range.end
                                                                       : layout->parts.back().range.end;
    m_removed = {begin, begin};
    const bool isAtLine = isRoot && (isMarkup || begin == 0 || bytes.at(begin - 1) == '\n');
    m_before = isAtLine ? QByteArray() : line + indent;
    const uchar after = begin < bytes.size() ? bytes.at(begin) : uchar(0);
    const bool isLineThere = after == '\n' || after == '\r';
    m_behind = isLineThere || isRoot ? QByteArray() : line + indentOf(tree, parent);
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

MarkupPlace MarkupPlace::forNew(const Tree &tree, const Item &parent, const Addition &addition, qint64 ordinal)
{
    const QString name = textOf(addition.name);
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
    const auto isLater = [&](const Child &child) {
        return std::find(addition.comesBefore.begin(), addition.comesBefore.end(), child.item.field)
               != addition.comesBefore.end();
    };
    const auto later = std::find_if(children.begin(), children.end(), isLater);
    if (place.m_count == 0 && later != children.end()) {
        place.place(tree, parent, children, size_t(later - children.begin()));
        return place;
    }
    if (place.m_count > 0) {
        size_t last = behindLast - 1;
        endWithRemark(children, last);
        behindLast = last + 1;
    }
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
