#include "core/text/markupreader.h"

#include "core/read/noderoom.h"

namespace hexahedron {

using markup::Scanner;

MarkupReader::MarkupReader(const ReadRequest &request, const ReadLimits &limits, const std::atomic_bool *cancelled)
    : m_schema(request.schema)
    , m_fields(*request.schema.markup)
    , m_limits(limits)
    , m_cancelled(cancelled)
    , m_cursor(request.bytes)
    , m_in(m_cursor, request.range)
{
    m_stream.bytes = request.bytes;
    m_stream.schema = &m_schema;
}

StreamTree MarkupReader::read()
{
    Node root;
    root.begin = m_in.position;
    root.size = m_in.end - m_in.position;
    root.field = m_schema.root->id;
    m_open.push_back({m_stream.nodes.append(root), m_schema.root, {}});
    if (m_in.startsWith("\xef\xbb\xbf")) {
        m_in.position += 3;
        add(*m_fields.byteOrderMark, {m_in.position - 3, m_in.position});
    }
    // Two bytes a character: nothing in it looks like markup.
    if (m_in.startsWith("\xff\xfe") || m_in.startsWith("\xfe\xff"))
        m_in.position = add(*m_fields.malformed, {m_in.position, m_in.end}) ? m_in.end : 0;
    while (!m_in.atEnd() && !isCancelled()) {
        if (m_stream.nodes.size() >= m_limits.nodes) {
            add(*m_fields.notRead, {m_in.position, m_in.end}, NodeState::NotRead);
            break;
        }
        readNext();
    }
    while (m_open.size() > 1)
        endInnermost(m_in.end, NodeState::NotEnded);
    m_stream.nodes[0].descendants = m_stream.nodes.size() - 1;
    return std::move(m_stream);
}

NodeId MarkupReader::add(const Field &field, ByteRange range, NodeState state)
{
    Node node;
    node.begin = range.begin;
    node.size = range.size();
    node.up = m_stream.nodes.size() - m_open.back().node;
    node.field = field.id;
    node.state = state;
    if (m_limits.room)
        m_limits.room->makeFor(m_stream.nodes.size());
    return m_stream.nodes.append(node);
}

/// Something that begins at `begin` and reaches to the next `end`, or to the end of the document when that is missing.
void MarkupReader::addUpTo(const Field &field, qint64 begin, const char *end)
{
    const qint64 found = m_in.find(end);
    m_in.position = found < 0 ? m_in.end : found + qint64(qstrlen(end));
    add(field, {begin, m_in.position}, found < 0 ? NodeState::NotEnded : NodeState::Complete);
}

void MarkupReader::readNext()
{
    if (m_in.peek() != '<')
        return readText();
    Scanner next = m_in;
    ++next.position;
    if (markup::isNameCharacter(next.peek()))
        return readStartTag();
    if (next.peek() == '/')
        return readEndTag();
    if (next.peek() == '?' || next.peek() == '!')
        return readDeclaration();
    readMalformed(m_in.position++);
}

void MarkupReader::readMalformed(qint64 begin)
{
    const qint64 next = m_cursor.find('<', m_in.position, m_in.end);
    m_in.position = next < 0 ? m_in.end : next;
    add(*m_fields.malformed, {begin, m_in.position});
}

void MarkupReader::readText()
{
    const qint64 begin = m_in.position;
    m_in.skipSpace();
    const bool isText = !m_in.atEnd() && m_in.peek() != '<';
    if (isText) {
        const qint64 next = m_cursor.find('<', m_in.position, m_in.end);
        m_in.position = next < 0 ? m_in.end : next;
    }
    const Field *list = isText ? m_open.back().field->document.list : nullptr;
    if (list)
        addList(*list, {begin, m_in.position});
    else
        add(isText ? *m_fields.text : *m_fields.space, {begin, m_in.position});
}

/// Text that is a list, up to the last element that is ended; what is left is space or text. Characters that stand for others
/// may look like separators: such text stays whole.
void MarkupReader::addList(const Field &list, ByteRange range)
{
    qint64 end = m_cursor.find('&', range.begin, range.end) < 0 ? range.end : range.begin;
    while (end > range.begin && *m_cursor.at(end - 1, 1) != uchar(list.document.separator))
        --end;
    if (end > range.begin)
        add(list, {range.begin, end});
    Scanner rest(m_cursor, {end, range.end});
    rest.skipSpace();
    if (end < range.end)
        add(rest.atEnd() ? *m_fields.space : *m_fields.text, {end, range.end});
}

void MarkupReader::readDeclaration()
{
    const qint64 begin = m_in.position;
    if (m_in.startsWith("<!--")) {
        m_in.position += 4;
        addUpTo(*m_fields.comment, begin, "-->");
    } else if (m_in.startsWith("<![CDATA[")) {
        m_in.position += 9;
        addUpTo(*m_fields.characterData, begin, "]]>");
    } else if (m_in.startsWith("<!DOCTYPE")) {
        readDocumentType();
    } else if (m_in.startsWith("<?")) {
        const bool isDeclaration = m_in.startsWith("<?xml ") || m_in.startsWith("<?xml\t");
        m_in.position += 2;
        addUpTo(isDeclaration ? *m_fields.declaration : *m_fields.instruction, begin, "?>");
    } else {
        readMalformed(m_in.position++);
    }
}

/// Brackets enclose declarations, each with a '>' of its own. None of them is followed.
void MarkupReader::readDocumentType()
{
    const qint64 begin = m_in.position;
    int brackets = 0;
    for (; !m_in.atEnd(); ++m_in.position) {
        const uchar c = m_in.peek();
        if (c == '[')
            ++brackets;
        else if (c == ']')
            --brackets;
        else if (c == '>' && brackets <= 0)
            break;
    }
    const bool isEnded = !m_in.atEnd();
    m_in.position += isEnded ? 1 : 0;
    add(*m_fields.documentType, {begin, m_in.position}, isEnded ? NodeState::Complete : NodeState::NotEnded);
}

const Field *MarkupReader::elementField(const QByteArray &name) const
{
    for (const Field *field : m_open.back().field->frame.frames) {
        if (name == field->name)
            return field;
    }
    return m_fields.unknownElement;
}

void MarkupReader::readStartTag()
{
    const qint64 begin = m_in.position;
    ByteRange name;
    const markup::TagEnd tag = scanTag(m_in, [&](const markup::TagPiece &piece) {
        if (piece.kind == markup::TagPiece::Kind::Name)
            name = piece.range;
    });
    QByteArray text = m_stream.bytes.toByteArray(name);
    const Field *field = elementField(text);
    const NodeId node = add(*field, {begin, tag.end});
    if (tag.isEmpty)
        return;
    ++m_openNames[text];
    m_open.push_back({node, field, std::move(text)});
    if (int(m_open.size()) > m_limits.depth)
        skipDeep();
}

/// The content of an element that lies too deep: one run of bytes up to its end tag.
void MarkupReader::skipDeep()
{
    const qint64 begin = m_in.position;
    qint64 depth = 1;
    while (!m_in.atEnd() && !isCancelled()) {
        const qint64 next = m_cursor.find('<', m_in.position, m_in.end);
        m_in.position = next < 0 ? m_in.end : next;
        Scanner tag = m_in;
        ++tag.position;
        if (tag.peek() == '/') {
            if (--depth == 0)
                break;
        } else if (markup::isNameCharacter(tag.peek())) {
            const markup::TagEnd end = scanTag(m_in, [](const markup::TagPiece &) {});
            depth += end.isEmpty ? 0 : 1;
            continue;
        }
        m_in.position = qMin(m_in.end, m_in.position + 1);
    }
    if (begin < m_in.position)
        add(*m_fields.notRead, {begin, m_in.position}, NodeState::TooDeep);
}

/// An end tag ends its element, and those inside that have none. One that fits to no element stands for itself.
void MarkupReader::readEndTag()
{
    const qint64 begin = m_in.position;
    m_in.position += 2;
    const qint64 nameBegin = m_in.position;
    m_in.skipName();
    const QByteArray name = m_stream.bytes.toByteArray({nameBegin, m_in.position});
    m_in.skipTo("<>");
    const bool isEnded = m_in.peek() == '>';
    m_in.position += isEnded ? 1 : 0;
    const NodeState state = isEnded ? NodeState::Complete : NodeState::NotEnded;
    if (m_openNames.value(name) == 0) {
        add(*m_fields.strayEnd, {begin, m_in.position}, state);
        return;
    }
    while (m_open.back().name != name)
        endInnermost(begin, NodeState::NotEnded);
    add(*m_fields.endTag, {begin, m_in.position}, state);
    endInnermost(m_in.position, NodeState::Complete);
}

void MarkupReader::endInnermost(qint64 at, NodeState state)
{
    const NodeId id = m_open.back().node;
    --m_openNames[m_open.back().name];
    m_open.pop_back();
    Node &node = m_stream.nodes[id];
    node.size = at - node.begin;
    node.descendants = m_stream.nodes.size() - id - 1;
    node.state = state;
}

} // namespace hexahedron
