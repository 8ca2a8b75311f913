#include "core/report/xmlreport.h"

#include "core/edit/derivation.h"
#include "core/edit/packedpieces.h"
#include "core/edit/textform.h"
#include "core/read/rows.h"
#include "core/read/syntax.h"
#include "core/report/orderedoutput.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/stored.h"
#include "core/tree/streamcursors.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <QBuffer>
#include <QCryptographicHash>

#include <map>
#include <unordered_set>

namespace hexahedron {

namespace {

using textform::Column;
using textform::columnsOf;
using textform::Names;

constexpr qint64 MostInAttribute = 32;              // numbers
constexpr qint64 MostOpen = qint64(1) << 22;        // numbers of a list that may be left out; each costs memory
constexpr qint64 LongText = 200;                    // bytes
constexpr qint64 MostPackedAgain = qint64(1) << 20; // bytes that are packed only to see whether they become the same

/// Goes through a tree in the order of its bytes, twice: first it works out which of the numbers that others say are right, then
/// it writes all but these.
class XmlWriter final : public Derivation::Host
{
public:
    XmlWriter(OrderedOutput &output, const Tree &tree)
        : m_output(output)
        , m_tree(tree)
        , m_cursors(tree)
        , m_derivation(std::make_unique<Derivation>(*this))
    {
    }

    XmlShare write()
    {
        m_isWriting = false;
        file(0, textform::Top);
        m_isWriting = true;
        out().put("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
        file(0, textform::Top);
        out().put('\n');
        m_share.bytes = m_tree.bytes().size();
        return m_share;
    }

    void settle(const Field &field, qint64 at, qint64, const Derivation::Result &result) override
    {
        const uchar *bytes = m_cursors[m_base].at(at, field.width);
        const bool isRight = result.state == Derivation::Result::State::Known && bytes
                             && encodeInteger(field, result.value)
                                    == QByteArray::fromRawData(reinterpret_cast<const char *>(bytes), field.width)
                             && (decodeInteger(field, bytes) == result.value
                                 || decodeUnsigned(field, bytes) == result.value);
        if (!isRight)
            m_wrong[m_base].insert(at);
    }
    quint32 checksumOf(const Checksum &checksum, ByteRange range) override
    {
        return checksum.of(m_tree.bytes(m_base), range);
    }
    qint64 numberAt(const Field &field, qint64 at) override
    {
        return decodeInteger(field, m_cursors[m_base].at(at, field.width));
    }

private:
    /// A record, frame or file while it is gone through.
    struct Body
    {
        const Field *record = nullptr;
        StreamId stream = 0;
        NodeId node = NoNode;
        std::vector<Part> parts = {};
        std::vector<NodeId> rest = {};
        bool isUntold = false; ///< there are only bytes to write
    };
    /// Where a part that lies elsewhere lies among the others.
    struct Place
    {
        std::vector<ByteRange> before; ///< bytes to which nothing refers
        qint64 order = -1;             ///< when the order of the records is another one
    };

    TextOutput &out() { return m_output.text(); }
    /// True for a list of numbers that others say.
    static bool mayBeOpen(const Field &field, qint64 count)
    {
        return field.kind == Kind::Integer && !field.isVector && count <= MostOpen && Derivable::contains(field);
    }
    bool isOpen(const Field &field, qint64 at) const
    {
        const auto wrong = m_wrong.find(m_base);
        return Derivable::contains(field) && (wrong == m_wrong.end() || !wrong->second.contains(at));
    }

    // What is written:
    void line()
    {
        static constexpr std::string_view blanks = "                                        ";
        out().put('\n');
        out().put(blanks.substr(0, std::min(blanks.size(), size_t(m_depth))));
    }
    void begin(std::string_view name)
    {
        closeTag();
        if (!m_isWriting)
            return;
        if (m_depth > 0)
            line();
        out().put('<');
        out().put(name);
        m_isTagOpen = true;
        m_hasText = false;
        ++m_depth;
    }
    void end(std::string_view name)
    {
        if (!m_isWriting)
            return;
        --m_depth;
        if (m_isTagOpen) {
            out().put("/>");
        } else {
            if (!m_hasText)
                line();
            out().put("</");
            out().put(name);
            out().put('>');
        }
        m_isTagOpen = false;
        m_hasText = false;
    }
    void closeTag()
    {
        if (m_isTagOpen)
            out().put('>');
        m_isTagOpen = false;
    }
    void attribute(std::string_view name, std::string_view value)
    {
        if (!m_isWriting)
            return;
        out().put(' ');
        out().put(name);
        out().put("=\"");
        out().put(value);
        out().put('"');
    }
    void numbers(const Field &field, ByteRange range, qint64 inLine);
    void hex(StreamId stream, ByteRange range);
    void bytes(std::string_view name, StreamId stream, ByteRange range, std::string_view key = {},
               std::string_view value = {});
    void comment(const QString &text);

    // What is gone through:
    void file(StreamId stream, std::string_view name, std::string_view key = {}, std::string_view value = {});
    void storedNode(StreamId stream, NodeId id, std::string_view name, std::string_view key = {},
                    std::string_view value = {});
    void fillRest(Body &body);
    void planElsewhere(const Body &body);
    void body(const Body &body);
    bool isAttribute(const Body &body, const Part &part);
    bool isCountedText(StreamId stream, const Part &part);
    void writeAttribute(const Body &body, const Part &part, const std::string &name);
    void writeAbsent(const Body &body);
    void measure(const Part &part);
    void child(const Body &body, const Part &part);
    void restOf(const Body &body);
    void pieces(const Body &body);
    std::map<std::pair<const Field *, qint64>, std::vector<qint64>> rowsByPlace(const Body &body);
    void list(const Body &body, const Part &part, const std::string &name);
    void rows(const Part &part, const std::vector<Column> &columns, const std::string &name);
    void raw(const Body &body, const Part &part, const std::string &name, std::string_view key = {},
             std::string_view value = {});
    void record(const Body &body, const Part &part, const std::string &name, std::string_view key,
                std::string_view value);
    void textElement(StreamId stream, const Field &field, ByteRange range, const std::string &name,
                     std::string_view key = {}, std::string_view value = {});
    std::string text(StreamId stream, const Field &field, ByteRange range, Fault fault, bool keepsLines);
    struct Packing
    {
        StreamId stream = NoStream; ///< what it expands to
        bool isAgain = false;       ///< packing that again gives the same bytes
    };
    Packing packingOf(const Body &body);

    OrderedOutput &m_output;
    const Tree &m_tree;
    StreamCursors m_cursors;
    ValueStack m_values;
    std::unique_ptr<Derivation> m_derivation;
    StreamId m_base = 0;                                    ///< whose bytes are gone through
    std::map<StreamId, std::unordered_set<qint64>> m_wrong; ///< places of numbers that others say, but not rightly
    std::map<std::pair<StreamId, NodeId>, Place> m_places;
    std::map<std::pair<StreamId, NodeId>, std::vector<ByteRange>> m_lastGaps; ///< behind the last of such parts
    std::map<std::pair<StreamId, NodeId>, Packing> m_packings;
    XmlShare m_share;
    qint64 m_sequence = 0;
    int m_depth = 0;
    bool m_isWriting = false;
    bool m_isTagOpen = false;
    bool m_hasText = false;
};

void XmlWriter::comment(const QString &text)
{
    if (!m_isWriting)
        return;
    closeTag();
    line();
    out().put("<!-- ");
    out().put(std::string_view(text.toUtf8()));
    out().put(" -->");
}

/// Numbers one after the other, so many in a line.
void XmlWriter::numbers(const Field &field, ByteRange range, qint64 inLine)
{
    const bool isList = field.isArray() && mayBeOpen(field, range.size() / field.width);
    qint64 number = 0;
    ByteCursor &cursor = m_cursors[m_base];
    for (qint64 at = range.begin; at + field.width <= range.end; at += field.width, ++number) {
        char *to = out().reserve(textform::MostNumber + 1);
        if (number > 0)
            *to++ = inLine > 0 && number % inLine == 0 ? '\n' : ' ';
        if (isList && isOpen(field, at))
            *to++ = textform::Open;
        else
            to = textform::writeNumber(to, field, cursor.at(at, field.width));
        out().commit(to);
    }
}

void XmlWriter::hex(StreamId stream, ByteRange range)
{
    static constexpr char digits[] = "0123456789abcdef";
    constexpr qint64 InLine = 64;
    m_share.hex += range.size();
    qint64 count = 0;
    m_tree.bytes(stream).forEachRun(
        range,
        [&](qint64, std::span<const uchar> run) {
            char *to = out().reserve(run.size() * 2 + run.size() / InLine + 2);
            for (const uchar byte : run) {
                if (count > 0 && count % InLine == 0)
                    *to++ = '\n';
                *to++ = digits[byte >> 4];
                *to++ = digits[byte & 15];
                ++count;
            }
            out().commit(to);
        },
        1 << 14);
}

/// An element with bytes without structure: as text where people can read them, else as hexadecimal digits.
void XmlWriter::bytes(std::string_view name, StreamId stream, ByteRange range, std::string_view key,
                      std::string_view value)
{
    constexpr qint64 MostText = qint64(1) << 26;
    if (!m_isWriting)
        return;
    begin(name);
    if (!key.empty())
        attribute(key, value);
    const QByteArray all = range.size() <= MostText ? m_tree.bytes(stream).toByteArray(range) : QByteArray();
    if (range.size() >= 4 && textform::isReadable(all)) {
        attribute(textform::As, textform::Text);
        closeTag();
        out().put(textform::escaped(all, true, true));
        m_hasText = true;
    } else if (!range.isEmpty()) {
        closeTag();
        hex(stream, range);
        m_hasText = true;
    }
    end(name);
}

void XmlWriter::file(StreamId id, std::string_view name, std::string_view key, std::string_view value)
{
    const StreamTree &stream = m_tree.stream(id);
    const StreamId base = std::exchange(m_base, stream.base);
    const size_t mark = m_values.depth();
    for (const auto &[field, number] : stream.around)
        m_values.push(field, number);
    const Field &root = fieldById(stream.nodes[0].field);
    const bool isFile = root.frame.continuation != &root;
    begin(name);
    if (isFile) {
        attribute("format", stream.schema->syntax ? "unknown" : stream.format->id);
        if (m_depth == 1)
            attribute("version", "1");
    }
    if (!key.empty())
        attribute(key, value);
    const size_t scope = m_derivation->enter();
    if (stream.schema->syntax) {
        bytes("unknown", id, stream.nodes[0].range());
    } else {
        Body top{.record = &root, .stream = id, .node = 0};
        layOutNode(stream, 0, m_cursors[id], m_values, top.parts);
        fillRest(top);
        body(top);
    }
    m_derivation->leave(scope);
    end(name);
    m_values.restore(mark);
    m_base = base;
}

/// The nodes that follow the fields. Where the bytes of a node cannot be told apart without gap and overlap, as in some damaged
/// files, nothing is left of it but its bytes.
void XmlWriter::fillRest(Body &body)
{
    const NodeStore &nodes = m_tree.stream(body.stream).nodes;
    size_t part = 0;
    for (NodeId id = nodes.firstChild(body.node); id != NoNode; id = nodes.nextSibling(id)) {
        if (fieldById(nodes[id].field).isElsewhere())
            continue;
        // Nodes of parts come in the order of the parts.
        size_t found = part;
        while (found < body.parts.size() && body.parts[found].node != id)
            ++found;
        if (found < body.parts.size())
            part = found + 1;
        else
            body.rest.push_back(id);
    }
    if (body.record->derived.hasElsewhere)
        return; // their parts come in another order
    const ByteRange range = nodes[body.node].range();
    qint64 end = range.begin;
    bool isTold = true;
    for (const Part &one : body.parts) {
        if (one.field->isElsewhere())
            continue;
        isTold = isTold && one.range.begin == end;
        end = one.range.end;
    }
    // A checksum stands behind the frames.
    const bool hasTrailer = !body.parts.empty() && body.parts.back().field == body.record->frame.trailer
                            && !body.rest.empty();
    if (hasTrailer)
        end = body.parts.back().range.begin;
    for (const NodeId id : body.rest) {
        isTold = isTold && nodes[id].begin == end;
        end = nodes[id].range().end;
    }
    if (isTold && (hasTrailer || end == range.end))
        return;
    body.parts.clear();
    body.rest.clear();
    body.isUntold = true;
}

/// A frame, a section, an element or a record that is stored.
void XmlWriter::storedNode(StreamId streamId, NodeId id, std::string_view name, std::string_view key,
                           std::string_view value)
{
    const StreamTree &stream = m_tree.stream(streamId);
    const size_t mark = m_values.depth();
    const Field &field = fieldById(stream.nodes[id].field);
    Body own{.record = &field, .stream = streamId, .node = id};
    layOutNode(stream, id, m_cursors[streamId], m_values, own.parts);
    fillRest(own);
    begin(name);
    if (!key.empty())
        attribute(key, value);
    body(own);
    end(name);
    if (!field.derived.leaksValues || field.isArray())
        m_values.restore(mark);
}

/// Finds out where the parts lie that lie elsewhere in this record.
void XmlWriter::planElsewhere(const Body &body)
{
    const StreamTree &stream = m_tree.stream(body.stream);
    const auto parts = stream.elsewhere.parts();
    const bool isInOrder = std::is_sorted(parts.begin(), parts.end());
    std::vector<ByteRange> before;
    qint64 order = 0;
    for (NodeId id = stream.nodes.firstChild(body.node); id != NoNode; id = stream.nodes.nextSibling(id)) {
        if (!isElsewhereNode(stream.nodes, id))
            continue;
        const Node &node = stream.nodes[id];
        if (fieldById(node.field).isElsewhere())
            m_places[{body.stream, id}] = {.before = std::exchange(before, {}), .order = isInOrder ? -1 : order++};
        else
            before.push_back(node.range());
    }
    m_lastGaps[{body.stream, body.node}] = std::move(before);
}

bool XmlWriter::isAttribute(const Body &body, const Part &part)
{
    const Field &field = *part.field;
    if (field.isArray())
        return false;
    if (field.kind == Kind::Record)
        return isCountedText(body.stream, part);
    if (part.node != NoNode)
        return false;
    if (field.isNumber())
        return part.count <= MostInAttribute || part.fault == Fault::Truncated;
    if (field.kind == Kind::Text) {
        const bool isLong = part.range.size() > LongText;
        return !isLong || !textform::isReadable(m_tree.bytes(body.stream).toByteArray(part.range).chopped(1));
    }
    return false;
}

/// True for a text with its length before it, when that is right.
bool XmlWriter::isCountedText(StreamId stream, const Part &part)
{
    const Field &field = *part.field;
    if (!field.document.standsFor || field.body.size() != 2 || part.range.size() < field.body[0]->width)
        return false;
    const Field &length = *field.body[0];
    return decodeUnsigned(length, m_cursors[stream].at(part.range.begin, length.width))
           == part.range.size() - length.width;
}

std::string XmlWriter::text(StreamId stream, const Field &field, ByteRange range, Fault fault, bool keepsLines)
{
    QByteArray all = m_tree.bytes(stream).toByteArray(range);
    bool isWhole = true;
    if (field.textForm == TextForm::Terminated) {
        isWhole = fault == Fault::None && all.endsWith('\0');
        if (isWhole)
            all.chop(1);
    } else if (field.textForm == TextForm::Fixed) {
        isWhole = all.size() == field.width;
        while (isWhole && all.endsWith('\0'))
            all.chop(1);
    }
    return textform::escaped(all, isWhole, keepsLines);
}

void XmlWriter::writeAttribute(const Body &body, const Part &part, const std::string &name)
{
    const Field &field = *part.field;
    const bool isTag = field.isHeader && !field.isFrameLength() && &field != body.record->frame.trailer;
    if (isTag && body.record != body.record->schema->unknownFrame
        && textform::tagOf(*body.record, field) == m_tree.bytes(body.stream).toByteArray(part.range))
        return;
    if (field.kind == Kind::Text)
        return attribute(name, text(body.stream, field, part.range, part.fault, false));
    if (field.kind == Kind::Record) {
        const ByteRange characters{part.range.begin + field.body[0]->width, part.range.end};
        return attribute(name, text(body.stream, *field.document.standsFor, characters, Fault::None, false));
    }
    const bool isWhole = part.fault != Fault::Truncated && part.range.size() == part.count * field.width;
    if (isWhole && !field.isVector && field.kind == Kind::Integer && isOpen(field, part.range.begin))
        return;
    out().put(' ');
    out().put(name);
    out().put("=\"");
    if (isWhole) {
        numbers(field, part.range, 0);
    } else {
        out().put("hex:");
        hex(body.stream, part.range);
    }
    out().put('"');
}

/// Numbers that the reader would work out are said to be missing where they are.
void XmlWriter::writeAbsent(const Body &body)
{
    const Names &names = Names::of(*body.record->schema);
    const auto isThere = [&](const Field *field) {
        return std::any_of(body.parts.begin(), body.parts.end(), [=](const Part &p) { return p.field == field; });
    };
    const auto check = [&](const Field *field) {
        const bool isTag = field->isHeader && !field->isFrameLength() && field != body.record->frame.trailer
                           && body.record != body.record->schema->unknownFrame;
        const bool isNumber = field->kind == Kind::Integer && !field->isArray() && Derivable::contains(*field);
        if ((isTag || isNumber) && !field->isElsewhere() && !isThere(field))
            attribute(names.nameOf(*body.record, *field), "");
    };
    if (body.record->layout.isPool)
        return;
    for (const Field *field : body.record->body)
        check(field);
    if (body.record->frame.trailer)
        check(body.record->frame.trailer);
}

/// What a part says about numbers, and of which numbers others say something.
void XmlWriter::measure(const Part &part)
{
    const Field &field = *part.field;
    const qint64 size = part.range.size();
    const bool isNumber = field.isNumber() && field.width > 0;
    m_derivation->placed(field, part.range.begin, isNumber ? size / field.width : size);
    const bool isWhole = part.fault != Fault::Truncated && size == field.width;
    if (field.kind == Kind::Integer && !field.isVector && isWhole && Derivable::contains(field))
        m_derivation->number(field, part.range.begin, true);
}

void XmlWriter::body(const Body &body)
{
    const Field &record = *body.record;
    const Names &names = Names::of(*record.schema);
    if (record.derived.hasElsewhere && !m_isWriting)
        planElsewhere(body);
    const bool isSection = record.isSection();
    const ByteRange range = body.node != NoNode ? m_tree.stream(body.stream).nodes[body.node].range() : ByteRange();
    const Packing packing = packingOf(body);
    const auto isPacked = [&](const Part &part) {
        if (packing.stream == NoStream || !packing.isAgain)
            return false;
        const Content &content = *record.content;
        return part.field == content.packed || part.field == listOfPieces(content)
               || (!listOfPieces(content)
                   && (part.field == content.expandedSize
                       || std::find(content.parameters.begin(), content.parameters.end(), part.field)
                              != content.parameters.end()));
    };
    const qint64 outerOrigin = isSection ? m_derivation->enterSection(range.begin) : 0;
    if (m_isWriting) {
        for (const Part &part : body.parts) {
            const std::string &name = names.nameOf(record, *part.field);
            if (!isPacked(part) && !name.empty() && !part.field->isUnknown && !part.field->isElsewhere()
                && isAttribute(body, part))
                writeAttribute(body, part, name);
        }
        writeAbsent(body);
    }
    for (const Part &part : body.parts) {
        if (isPacked(part)) {
            const bool isList = part.field == listOfPieces(*record.content);
            if (!m_isWriting && (isList || part.field == record.content->packed))
                m_derivation->placed(*part.field, part.range.begin, isList ? 0 : part.range.size());
        } else if (isAttribute(body, part)) {
            if (!m_isWriting)
                measure(part);
        } else if (!part.field->isUnknown && !part.field->isElsewhere()) {
            child(body, part);
        }
    }
    for (const Part &part : body.parts) {
        if (part.field->isElsewhere())
            child(body, part);
    }
    if (record.layout.isPool)
        pieces(body);
    else
        restOf(body);
    for (const Part &part : body.parts) {
        if (part.field->isUnknown && !isPacked(part))
            bytes('_' + std::string(part.field->name), body.stream, part.range);
    }
    if (body.isUntold) {
        comment(QStringLiteral("These bytes cannot be told apart."));
        bytes("_raw", body.stream, range);
    }
    if (packing.stream != NoStream) {
        const Content &content = *record.content;
        const Bytes &expanded = m_tree.bytes(packing.stream);
        auto around = std::exchange(m_derivation, nullptr);
        m_derivation = std::make_unique<Derivation>(*this, content.finder ? nullptr : around.get());
        std::string was;
        if (m_isWriting && !packing.isAgain) {
            was = QCryptographicHash::hash(expanded.toByteArray(), QCryptographicHash::Sha1).toHex().toStdString();
            comment(
                QStringLiteral("Packing this again gives other bytes: those above are kept while it stays as it is."));
        }
        file(packing.stream, textform::Content, was.empty() ? "" : textform::Was, was);
        m_derivation = std::move(around);
        if (!m_isWriting) {
            if (content.checksum)
                m_derivation->held(record, content.checksum->of(expanded, expanded.range()), expanded.size(),
                                   m_sequence++);
            if (const Field *list = listOfPieces(content))
                m_derivation->summed(*list, expanded.size());
            if (!packing.isAgain)
                m_derivation->expanded(record, expanded.size());
        }
    }
    if (isSection)
        m_derivation->leaveSection(outerOrigin);
}

/// What the packed bytes of a record expand to, where they do so without any fault.
XmlWriter::Packing XmlWriter::packingOf(const Body &body)
{
    const Field &record = *body.record;
    if (!record.content || !record.content->codec || body.node == NoNode)
        return {};
    const auto known = m_packings.find({body.stream, body.node});
    if (known != m_packings.end())
        return known->second;
    Packing &packing = m_packings[{body.stream, body.node}];
    const Item item = m_tree.itemOf(body.stream, body.node);
    const auto opened = m_tree.contentOf(item);
    if (!opened || opened->stream == NoStream || opened->problemCount > 0 || !m_tree.stream(opened->stream).isWhole)
        return packing;
    packing.stream = opened->stream;
    const Bytes &expanded = m_tree.bytes(packing.stream);
    if (expanded.size() > MostPackedAgain)
        return packing;
    const Content &content = *record.content;
    const std::optional<PackedAnew> again = packedAnew(content, expanded.toByteArray());
    const Field *list = listOfPieces(content);
    packing.isAgain = again.has_value();
    for (const Part &part : body.parts) {
        if (!again)
            break;
        const QByteArray now = m_tree.bytes(body.stream).toByteArray(part.range);
        if (part.field == list || part.field == content.packed)
            packing.isAgain &= now == again->bytes;
        for (const auto &[field, value] : again->numbers) {
            if (field == part.field)
                packing.isAgain &= now == encodeInteger(*field, value);
        }
    }
    return packing;
}

/// A part that is an element of its own.
void XmlWriter::child(const Body &body, const Part &part)
{
    const Field &field = *part.field;
    const std::string &name = Names::of(*body.record->schema).nameOf(*body.record, field);
    std::string order;
    if (const auto place = m_places.find({body.stream, part.node}); field.isElsewhere() && place != m_places.end()) {
        for (const ByteRange range : place->second.before)
            bytes("_gap", body.stream, range);
        if (place->second.order >= 0)
            order = std::to_string(place->second.order);
    }
    if (field.isArray())
        return list(body, part, name);
    if (field.kind == Kind::Record)
        return record(body, part, name, order.empty() ? "" : textform::Order, order);
    if (field.kind == Kind::Raw)
        return raw(body, part, name, order.empty() ? "" : textform::Order, order);
    if (!m_isWriting)
        return measure(part);
    if (field.kind == Kind::Text)
        return textElement(body.stream, field, part.range, name);
    begin(name);
    closeTag();
    numbers(field, part.range, 16);
    m_hasText = true;
    end(name);
}

void XmlWriter::textElement(StreamId stream, const Field &field, ByteRange range, const std::string &name,
                            std::string_view key, std::string_view value)
{
    begin(name);
    if (!key.empty())
        attribute(key, value);
    closeTag();
    const bool isReadable = textform::isReadable(m_tree.bytes(stream).toByteArray(range).chopped(
        field.textForm == TextForm::Terminated && !range.isEmpty() ? 1 : 0));
    std::string all = text(stream, field, range, Fault::None, isReadable);
    if (!isReadable && all.starts_with(' '))
        all.replace(0, 1, "\\x20");
    out().put(all);
    m_hasText = true;
    end(name);
}

void XmlWriter::record(const Body &above, const Part &part, const std::string &name, std::string_view key,
                       std::string_view value)
{
    const Field &field = *part.field;
    if (part.fault == Fault::Truncated && part.node == NoNode)
        return bytes("_cut", above.stream, part.range);
    if (part.node != NoNode) {
        storedNode(above.stream, part.node, name, key, value);
    } else {
        Body own{.record = &field, .stream = above.stream};
        own.parts = recordParts(field, part.range, m_cursors[above.stream], m_values);
        for (Part &inner : own.parts)
            inner.range = inner.range.translated(part.range.begin);
        begin(name);
        body(own);
        end(name);
    }
    if (!m_isWriting) {
        m_derivation->ended(field, part.range);
        m_derivation->sized(field, part.range.size());
        m_derivation->placed(field, part.range.begin, 1);
    }
}

void XmlWriter::raw(const Body &body, const Part &part, const std::string &name, std::string_view key,
                    std::string_view value)
{
    const Field &field = *part.field;
    StreamId inside = NoStream;
    if (field.content && !field.content->codec && (part.node != NoNode || body.node != NoNode)) {
        Item item = m_tree.itemOf(body.stream, part.node != NoNode ? part.node : body.node);
        if (part.node == NoNode) {
            const qint64 row = &part - body.parts.data();
            item = m_tree.ownChild(item, row);
        }
        const auto opened = item.field == &field ? m_tree.contentOf(item) : nullptr;
        if (opened && opened->stream != NoStream && !m_tree.stream(opened->stream).schema->syntax)
            inside = opened->stream;
    }
    if (inside != NoStream) {
        begin(name);
        if (!key.empty())
            attribute(key, value);
        const Derivation::Outside outside = m_derivation->enterFile(part.range.begin);
        file(inside, textform::File);
        m_derivation->leaveFile(outside);
        end(name);
    } else {
        bytes(name, body.stream, part.range, key, value);
    }
    if (m_isWriting)
        return;
    m_derivation->placed(field, part.range.begin, part.range.size());
    if (field.content)
        m_derivation->held(field, part.range, m_sequence++);
}

void XmlWriter::list(const Body &body, const Part &part, const std::string &name)
{
    const Field &field = *part.field;
    if (field.isNumber()) {
        if (m_isWriting) {
            begin(name);
            if (part.count > 0) {
                const bool isOneLine = part.count <= 8;
                closeTag();
                if (!isOneLine)
                    out().put('\n');
                numbers(field, part.range, isOneLine ? 0 : field.index.group > 1 ? field.index.group : 16);
                m_hasText = isOneLine;
            }
            end(name);
        } else {
            if (mayBeOpen(field, part.count))
                m_derivation->column(field, part.range.begin, part.count, field.width);
            m_derivation->placed(field, part.range.begin, part.count);
        }
        return;
    }
    if (part.node == NoNode && field.derived.hasFixedShape) {
        if (const auto columns = columnsOf(field, part.stride, m_values); columns || part.count == 0)
            return rows(part, columns.value_or(std::vector<Column>()), name);
    }
    begin(name);
    qint64 count = 0;
    const auto element = [&](ByteRange range, const auto &visit) {
        const size_t scope = m_derivation->enter();
        if (field.array.isColumn)
            m_derivation->enterRow(field, count);
        visit();
        if (!m_isWriting)
            m_derivation->ended(field, range);
        if (field.array.isColumn)
            m_derivation->leaveRow();
        m_derivation->leave(scope);
        ++count;
    };
    if (part.node != NoNode) {
        const NodeStore &nodes = m_tree.stream(body.stream).nodes;
        for (NodeId id = nodes.firstChild(part.node); id != NoNode; id = nodes.nextSibling(id))
            element(nodes[id].range(), [&] { storedNode(body.stream, id, textform::Item); });
    } else {
        const std::vector<Part> shape = elementParts(field, m_values);
        qint64 end = 0;
        bool isWhole = true;
        for (const Part &inner : shape) {
            isWhole = isWhole && inner.range.begin == end;
            end = inner.range.end;
        }
        if (!isWhole || end != part.stride) {
            bytes("_raw", body.stream, part.range);
        } else {
            for (qint64 i = 0; i < part.count; ++i) {
                const qint64 at = part.range.begin + i * part.stride;
                Body own{.record = &field, .stream = body.stream, .parts = shape};
                for (Part &inner : own.parts)
                    inner.range = inner.range.translated(at);
                element({at, at + part.stride}, [&] {
                    begin(textform::Item);
                    this->body(own);
                    this->end(textform::Item);
                });
            }
        }
    }
    end(name);
    if (!m_isWriting) {
        m_derivation->sized(field, part.range.size());
        m_derivation->placed(field, part.range.begin, count);
    }
}

void XmlWriter::rows(const Part &part, const std::vector<Column> &columns, const std::string &name)
{
    const Field &field = *part.field;
    if (!m_isWriting) {
        for (const Column &column : columns) {
            const qint64 at = part.range.begin + column.at;
            if (part.count > 0)
                m_derivation->placed(*column.field, at, column.count);
            if (mayBeOpen(*column.field, part.count))
                m_derivation->column(*column.field, at, part.count, part.stride);
        }
        m_derivation->placed(field, part.range.begin, part.count);
        return;
    }
    begin(name);
    std::string titles;
    for (const Column &column : columns)
        titles.append(titles.empty() ? "" : " ").append(column.title());
    attribute(textform::Columns, titles);
    if (part.count > 0) {
        closeTag();
        ByteCursor &cursor = m_cursors[m_base];
        static constexpr char digits[] = "0123456789abcdef";
        for (qint64 row = 0; row < part.count; ++row) {
            out().put('\n');
            const qint64 begin = part.range.begin + row * part.stride;
            const char *separator = "";
            for (const Column &column : columns) {
                const bool isRaw = column.field->kind == Kind::Raw;
                const qint64 width = isRaw ? 1 : column.field->width;
                const bool isColumnOpen = !isRaw && mayBeOpen(*column.field, part.count);
                for (qint64 i = 0; i < column.count; ++i) {
                    const qint64 at = begin + column.at + i * width;
                    char *to = out().reserve(textform::MostNumber + 1);
                    if (*separator && (!isRaw || i == 0))
                        *to++ = ' ';
                    separator = " ";
                    const uchar *bytes = cursor.at(at, width);
                    if (isRaw) {
                        *to++ = digits[*bytes >> 4];
                        *to++ = digits[*bytes & 15];
                        ++m_share.hex;
                    } else if (isColumnOpen && isOpen(*column.field, at)) {
                        *to++ = textform::Open;
                    } else {
                        to = textform::writeNumber(to, *column.field, bytes);
                    }
                    out().commit(to);
                }
            }
        }
    }
    end(name);
}

/// What follows the fields of a record.
void XmlWriter::restOf(const Body &body)
{
    const StreamTree &stream = m_tree.stream(body.stream);
    for (const NodeId id : body.rest) {
        const Node &node = stream.nodes[id];
        const Field &field = fieldById(node.field);
        if (field.kind != Kind::Frame && !field.isSection()) {
            const bool isBeforePart = body.record->derived.hasElsewhere && &field == field.schema->gap;
            if (!isBeforePart)
                bytes('_' + std::string(field.name), body.stream, node.range());
            continue;
        }
        const std::string &name = Names::of(*body.record->schema).nameOf(*body.record, field);
        if (name.empty()) {
            bytes("_raw", body.stream, node.range());
            continue;
        }
        const size_t scope = m_derivation->enter();
        storedNode(body.stream, id, name);
        if (!m_isWriting)
            m_derivation->ended(field, node.range());
        m_derivation->leave(scope);
    }
    const auto lastGaps = m_lastGaps.find({body.stream, body.node});
    for (const ByteRange gap : lastGaps == m_lastGaps.end() ? std::vector<ByteRange>() : lastGaps->second)
        bytes("_gap", body.stream, gap);
}

/// By the field and the place of a piece: the rows that name exactly it.
std::map<std::pair<const Field *, qint64>, std::vector<qint64>> XmlWriter::rowsByPlace(const Body &body)
{
    std::map<std::pair<const Field *, qint64>, std::vector<qint64>> found;
    const StreamTree &stream = m_tree.stream(body.stream);
    const ByteRange range = stream.nodes[body.node].range();
    std::map<std::pair<const Field *, qint64>, qint64> sizes;
    for (const NodeId id : body.rest)
        sizes[{&fieldById(stream.nodes[id].field), stream.nodes[id].begin}] = stream.nodes[id].size;
    for (const Field *piece : body.record->body) {
        const qint64 count = qMin<qint64>(rowCountOf(*piece, m_values), range.end);
        for (qint64 row = 0; row < count; ++row) {
            const ByteRange claim = claimOf(*piece, *body.record, range.begin, row, m_cursors[body.stream], m_values);
            const auto size = sizes.find({piece, claim.begin});
            if (size != sizes.end() && size->second == claim.size())
                found[{piece, claim.begin}].push_back(row);
        }
    }
    return found;
}

void XmlWriter::pieces(const Body &body)
{
    const StreamTree &stream = m_tree.stream(body.stream);
    const Names &names = Names::of(*body.record->schema);
    const ByteRange range = stream.nodes[body.node].range();
    const auto rows = rowsByPlace(body);
    std::map<const Field *, qint64> counts;
    for (const NodeId id : body.rest) {
        const Node &node = stream.nodes[id];
        const Field &field = fieldById(node.field);
        const std::string &name = names.nameOf(*body.record, field);
        if (field.isUnknown || name.empty()) {
            bytes("_unused", body.stream, node.range());
            continue;
        }
        const auto found = rows.find({&field, node.begin});
        const std::vector<qint64> named = found == rows.end() ? std::vector<qint64>() : found->second;
        std::string list;
        for (const qint64 row : named)
            list.append(list.empty() ? "" : " ").append(std::to_string(row));
        const bool isUsual = named.size() == 1 && named[0] == counts[&field];
        ++counts[&field];
        const std::string_view key = isUsual ? "" : textform::Rows;
        if (field.kind == Kind::Text) {
            if (m_isWriting)
                textElement(body.stream, field, node.range(), name, key, list);
            else
                m_derivation->placed(field, node.begin, node.size);
        } else {
            const size_t mark = m_values.depth();
            Body own{.record = &field, .stream = body.stream, .node = id};
            layOutNode(stream, id, m_cursors[body.stream], m_values, own.parts);
            fillRest(own);
            begin(name);
            if (!key.empty())
                attribute(key, list);
            this->body(own);
            end(name);
            m_values.restore(mark);
            if (!m_isWriting) {
                m_derivation->ended(field, node.range());
                m_derivation->placed(field, node.begin, 1);
            }
        }
        if (!m_isWriting)
            m_derivation->piece(field, named, node.begin - range.begin, node.size);
    }
}

} // namespace

bool hasXmlForm(const Tree &tree)
{
    const StreamTree &stream = tree.stream(0);
    return !stream.schema->syntax;
}

namespace {

bool writeUnverified(QIODevice *device, const Tree &tree, XmlShare &share)
{
    OrderedOutput output(device, 1);
    share = XmlWriter(output, tree).write();
    return output.finish();
}

/// The whole file as bytes.
bool writeBytes(QIODevice *device, const Tree &tree, XmlShare &share)
{
    share = {.bytes = tree.bytes().size(), .hex = tree.bytes().size()};
    const QByteArray text =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<hexahedron format=\"unknown\" version=\"1\">\n"
        " <!-- The parts of this file would not give the same bytes again. -->\n <unknown>"
        + tree.bytes().toByteArray().toHex() + "</unknown>\n</hexahedron>\n";
    return device->write(text) == text.size();
}

} // namespace

bool writeXml(QIODevice *device, const Tree &tree, FormatById formats, XmlShare *share)
{
    constexpr qint64 MostReadBack = qint64(16) << 20;
    XmlShare written;
    bool isWritten = false;
    if (tree.bytes().size() > MostReadBack) {
        isWritten = writeUnverified(device, tree, written);
    } else {
        QBuffer text;
        text.open(QIODevice::WriteOnly);
        const XmlFile back = writeUnverified(&text, tree, written) ? fileFromXml(Bytes(text.data()), formats)
                                                                   : XmlFile();
        isWritten = back.isMade() && back.bytes == tree.bytes().toByteArray()
                        ? device->write(text.data()) == text.size()
                        : writeBytes(device, tree, written);
    }
    if (share)
        *share = written;
    return isWritten;
}

} // namespace hexahedron
