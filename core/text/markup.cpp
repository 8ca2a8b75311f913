#include "core/text/markup.h"

#include "core/read/syntax.h"
#include "core/schema/document.h"
#include "core/text/markupreader.h"
#include "core/text/markuptag.h"
#include "core/text/markuptext.h"
#include "core/tree/items.h"
#include "core/tree/tree.h"

#include <algorithm>
#include <cstring>

namespace hexahedron {

namespace {

using markup::Scanner;
using markup::TagPiece;

constexpr size_t MostParts = 4096;  // of one tag; what follows is one run of bytes
constexpr qint64 LongestName = 240; // that is shown; longer ones are cut

const Field *attributeField(const Field &element, ByteRange name, ByteCursor &bytes)
{
    const uchar *text = name.size() <= LongestName ? bytes.at(name.begin, name.size()) : nullptr;
    for (const Field *attribute : element.document.attributes) {
        const char *known = attribute->name + 1; // behind the '@'
        if (text && std::strncmp(known, reinterpret_cast<const char *>(text), size_t(name.size())) == 0
            && known[name.size()] == 0)
            return attribute;
    }
    return element.schema->markup->unknownAttribute;
}

/// How the start tag of an element is laid out.
qint64 layOutTag(const Field &element, ByteRange range, ByteCursor &bytes, std::vector<Part> &parts)
{
    const MarkupFields &fields = *element.schema->markup;
    Scanner in(bytes, range);
    qint64 last = -1; // where the parts end that are too many to show
    const markup::TagEnd tag = scanTag(in, [&](const TagPiece &piece) {
        const Field *field = fields.error;
        switch (piece.kind) {
        case TagPiece::Kind::Open:
            field = fields.open;
            break;
        case TagPiece::Kind::Name:
            field = fields.name;
            break;
        case TagPiece::Kind::Attribute:
            field = attributeField(element, piece.attribute.name, bytes);
            break;
        case TagPiece::Kind::Gap:
            field = fields.gap;
            break;
        case TagPiece::Kind::Close:
            field = fields.close;
            break;
        case TagPiece::Kind::Error:
            break;
        }
        if (parts.size() < MostParts)
            parts.push_back({.field = field, .range = piece.range});
        else
            last = piece.range.end;
    });
    if (last >= 0)
        parts.push_back({.field = fields.notRead, .range = {parts.back().range.end, last}});
    return tag.end;
}

/// How an attribute is laid out.
qint64 layOutAttribute(const Field &record, ByteRange range, ByteCursor &bytes, std::vector<Part> &parts)
{
    const MarkupFields &fields = *record.schema->markup;
    Scanner in(bytes, range);
    markup::Attribute attribute;
    if (!scanAttribute(in, attribute))
        return range.begin;
    const auto add = [&](const Field *field, ByteRange part) {
        if (!part.isEmpty() || field == fields.value)
            parts.push_back({.field = field, .range = part});
    };
    add(fields.attributeSpace, attribute.space);
    add(fields.attributeName, attribute.name);
    add(fields.equals, attribute.equals);
    add(fields.value, attribute.value);
    add(fields.quote, attribute.quote);
    return attribute.range().end;
}

/// How an element of a list of numbers is laid out: space, the number, what ends it.
void layOutNumber(const Field &list, ByteRange range, ByteCursor &bytes, std::vector<Part> &parts)
{
    const MarkupFields &fields = *list.schema->markup;
    Scanner in(bytes, {range.begin, range.end - 1});
    in.skipSpace();
    if (in.position > range.begin)
        parts.push_back({.field = fields.numberSpace, .range = {range.begin, in.position}});
    parts.push_back({.field = fields.number, .range = {in.position, in.end}});
    parts.push_back({.field = fields.separator, .range = {in.end, range.end}});
}

/// How elements without content end there: as the first one among the elements of `parent` that has none.
QByteArray emptyEnd(const Tree &tree, const Item &parent)
{
    const NodeStore &nodes = tree.stream(parent.stream).nodes;
    for (NodeId id = nodes.firstChild(parent.node); id != NoNode; id = nodes.nextSibling(id)) {
        const Item element = tree.itemOf(parent.stream, id);
        const bool isElement = element.field->kind == Kind::Element;
        const Item close = isElement ? childOf(tree, element, element.field->schema->markup->close) : Item();
        if (close.isValid() && close.range.size() == 2)
            return tree.bytes(close.stream).at(close.range.begin - 1) == ' ' ? " />" : "/>";
    }
    return " />";
}

class MarkupSyntax final : public Syntax
{
public:
    StreamTree read(const ReadRequest &request, const ReadLimits &limits,
                    const std::atomic_bool *cancelled) const override
    {
        return MarkupReader(request, limits, cancelled).read();
    }
    qint64 layOut(const Field &record, ByteRange range, ByteCursor &bytes, std::vector<Part> &parts) const override
    {
        if (record.kind == Kind::Element)
            return layOutTag(record, range, bytes, parts);
        if (!record.document.separator)
            return layOutAttribute(record, range, bytes, parts);
        layOutNumber(record, range, bytes, parts);
        return range.end;
    }
    QByteArray nameOf(const Field &field, ByteRange range, ByteCursor &bytes) const override
    {
        Scanner in(bytes, range);
        const bool isAttribute = field.kind == Kind::Record;
        if (isAttribute)
            in.skipSpace();
        else
            ++in.position;
        const qint64 begin = in.position;
        in.end = qMin(in.end, begin + LongestName);
        in.skipName();
        const QByteArray name = bytes.bytes().toByteArray({begin, in.position});
        return isAttribute ? '@' + name : name;
    }
    QByteArray decoded(const Field &field, const QByteArray &written) const override
    {
        return markup::decoded(field, written);
    }
    std::optional<QByteArray> encoded(const Tree &tree, const Item &item, const QByteArray &text,
                                      QString *error) const override
    {
        return markup::encoded(tree, item, text, error);
    }
    bool isSpace(const Field &field) const override { return &field == field.schema->markup->space; }
    /// With the attributes that it needs, and their usual values.
    std::optional<Addition> addition(const Tree &tree, const Item &parent, const QByteArray &name,
                                     const std::optional<QByteArray> &, QString *) const override
    {
        if (!markup::isName(name) || (parent.field->kind != Kind::Element && parent.role != Item::Role::Root))
            return {};
        QByteArray text = '<' + name;
        const auto &frames = parent.field->frame.frames;
        const auto known = std::find_if(frames.begin(), frames.end(), [&](const Field *f) { return name == f->name; });
        for (const Field *attribute :
             known != frames.end() ? (*known)->document.attributes : std::vector<const Field *>()) {
            if (attribute->document.rules->missing.isReported || attribute->document.rules->newValue)
                text += ' ' + QByteArray(attribute->name + 1) + "=\""
                        + markup::escaped(attribute->document.rules->forNew(), '"') + '"';
        }
        return Addition{.text = text + emptyEnd(tree, parent), .name = name};
    }
    std::vector<NameUse> usesOf(const Tree &, const Item &) const override { return {}; }
};

} // namespace

const Syntax &markupSyntax()
{
    static const MarkupSyntax syntax;
    return syntax;
}

QByteArray attributeText(const Part &attribute, ByteCursor &bytes)
{
    Scanner in(bytes, attribute.range);
    markup::Attribute ranges;
    if (!scanAttribute(in, ranges))
        return {};
    return markup::unescaped(bytes.bytes().toByteArray(ranges.value));
}

std::vector<StartTag> firstTags(const Bytes &bytes, size_t most)
{
    constexpr qint64 MostLookedAt = 64 << 10;
    ByteCursor cursor(bytes);
    Scanner in(cursor, {0, qMin(bytes.size(), MostLookedAt)});
    std::vector<StartTag> tags;
    int depth = 0;
    if (in.startsWith("\xef\xbb\xbf"))
        in.position += 3;
    while (tags.size() < most) {
        if (depth > 0)
            in.skipTo("<");
        in.skipSpace();
        if (in.peek() != '<')
            break;
        Scanner next = in;
        ++next.position;
        if (in.startsWith("<!--")) {
            const qint64 end = in.find("-->");
            in.position = end < 0 ? in.end : end + 3;
        } else if (markup::isNameCharacter(next.peek())) {
            StartTag tag{{}, {}, depth};
            const markup::TagEnd end = scanTag(in, [&](const markup::TagPiece &piece) {
                if (piece.kind == markup::TagPiece::Kind::Name)
                    tag.name = bytes.toByteArray(piece.range);
                else if (piece.kind == markup::TagPiece::Kind::Attribute)
                    tag.attributes += bytes.toByteArray(piece.attribute.name);
            });
            tags.push_back(std::move(tag));
            depth += end.isEmpty ? 0 : 1;
        } else {
            depth -= next.peek() == '/' ? 1 : 0;
            in.skipTo(">"); // a document type with a subset in it is rare
            ++in.position;
        }
    }
    return tags;
}

} // namespace hexahedron
