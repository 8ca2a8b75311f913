#include "core/check/documentcheck.h"

#include "core/changes/wishes.h"
#include "core/check/documentissues.h"
#include "core/read/syntax.h"
#include "core/schema/document.h"
#include "core/text/markuptag.h"
#include "core/tree/format.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <ranges>

namespace hexahedron::document {

namespace {

const Schema &schemaOf(const Checker &checker)
{
    return *checker.tree().stream(checker.stream()).schema;
}

const MarkupFields &fieldsOf(const Checker &checker)
{
    return *schemaOf(checker).markup;
}

/// At most as much as a sentence or a repair of one value needs.
QByteArray bytesOf(const Checker &checker, ByteRange range)
{
    return checker.tree().bytes(checker.stream()).toByteArray(range);
}

Repair deleteIt(const Item &item)
{
    static const char *const deleteThem = QT_TRANSLATE_NOOP("repairs", "Delete these bytes.");
    return {deleteThem, {}, [=](Wishes &wishes) { wishes.splice(item.stream, item.range, {}); }};
}

Repair addBytes(const char *sentence, const Item &item, qint64 offset, const QByteArray &bytes)
{
    return {sentence, {QString::fromUtf8(bytes)}, [=](Wishes &wishes) {
                wishes.splice(item.stream, {offset, offset}, Bytes(bytes));
            }};
}

void report(Checker &checker, const IssueKind &kind, const Item &item, QStringList arguments, Repair repair = {})
{
    checker.report(kind, item,
                   {.arguments = std::move(arguments),
                    .reference = schemaOf(checker).ruleFor(kind),
                    .severity = schemaOf(checker).severityOf(kind),
                    .repair = std::move(repair)});
}

bool isAtEnd(const Checker &checker, qint64 offset)
{
    return offset == checker.tree().bytes(checker.stream()).size();
}

/// What ends a start tag in which the file ends; nothing where it is closed.
QByteArray restOfTag(const Checker &checker, NodeId element)
{
    ByteCursor cursor(checker.tree().bytes(checker.stream()));
    markup::Scanner in(cursor, checker.nodes()[element].range());
    QByteArray quote;
    const markup::TagEnd end = scanTag(in, [&](const markup::TagPiece &piece) {
        if (piece.kind == markup::TagPiece::Kind::Attribute && piece.attribute.quote.isEmpty())
            quote = bytesOf(checker, piece.attribute.equals).right(1);
    });
    return end.isClosed ? QByteArray() : quote + "/>";
}

/// What ends everything that is open at the end of a file that was cut off; nothing where it was hardly cut: one element is open,
/// or something else than an element.
QByteArray restOfDocument(const Checker &checker)
{
    const NodeStore &nodes = checker.nodes();
    std::vector<NodeId> lasts; // each the last child of the one behind it
    for (NodeId last = nodes.size() - 1; last != 0; last = nodes.parent(last))
        lasts.push_back(last);
    QByteArray rest;
    int open = 0;
    for (const NodeId last : std::views::reverse(lasts)) {
        if (nodes[last].state != NodeState::NotEnded)
            break;
        if (fieldById(nodes[last].field).kind != Kind::Element)
            return {};
        const QByteArray ofTag = restOfTag(checker, last);
        if (!ofTag.isEmpty())
            return ofTag + rest;
        rest.prepend("</" + nameOf(checker, last).toUtf8() + '>');
        ++open;
    }
    return open > 1 ? rest : QByteArray();
}

/// Several repairs of their own at one place would have no order.
Repair endDocument(const Item &item, qint64 end, const QByteArray &rest)
{
    constexpr qsizetype MostShown = 32;
    const QString shown = QString::fromUtf8(rest);
    Repair repair = addBytes(QT_TRANSLATE_NOOP("repairs", "End what is open where the file was cut off: add %1."), item,
                             end, rest);
    repair.arguments = {shown.size() > MostShown ? shown.first(MostShown) + u'…' : shown};
    return repair;
}

/// Something without what ends it: a comment, an element, a tag.
void reportNotEnded(Checker &checker, const Item &item, const QString &what, qint64 at, const QByteArray &end)
{
    if (!checker.lists(issues::notEnded))
        return;
    const QByteArray rest = isAtEnd(checker, at) ? restOfDocument(checker) : QByteArray();
    report(checker, issues::notEnded, item, QStringList{what} + placeArguments(checker, item.range.begin),
           rest.isEmpty() ? addBytes(QT_TRANSLATE_NOOP("repairs", "Add %1."), item, at, end)
                          : endDocument(item, at, rest));
}

/// Before the node, or before the element in which it stands, something lies that may be what is left of a start tag.
bool isBehindDamagedTag(const Checker &checker, NodeId node)
{
    constexpr int MostLooked = 256; // there may be many
    const NodeStore &nodes = checker.nodes();
    int left = MostLooked;
    for (NodeId last = node; last != 0; last = nodes.parent(last)) {
        for (NodeId id = nodes.firstChild(nodes.parent(last)); id != NoNode && id < last; id = nodes.nextSibling(id)) {
            const Field *field = &fieldById(nodes[id].field);
            if (--left < 0 || field == fieldsOf(checker).malformed
                || (field == fieldsOf(checker).text && bytesOf(checker, nodes[id].range()).contains('>')))
                return true;
        }
        if (last != node && nodes[last].state != NodeState::NotEnded)
            break;
    }
    return false;
}

/// An end tag that ends nothing may be meant for the element in which it stands.
void reportStrayEnd(Checker &checker, NodeId node, const Item &item)
{
    if (!checker.lists(issues::strayEnd))
        return;
    const NodeStore &nodes = checker.nodes();
    const NodeId element = nodes.parent(node);
    const bool isMeant = element != 0 && nodes[element].state == NodeState::NotEnded
                         && nodes.nextSibling(node) == NoNode;
    const QString open = element == 0 ? QString() : nameOf(checker, element);
    const QStringList arguments = QStringList{excerpt(bytesOf(checker, item.range))}
                                  + placeArguments(checker, item.range.begin) + QStringList{open};
    const QByteArray tag = "</" + open.toUtf8() + '>';
    if (!isMeant) {
        Repair repair = deleteIt(item);
        repair.isGuess = isBehindDamagedTag(checker, node);
        return report(checker, issues::strayEnd, item, arguments, std::move(repair));
    }
    report(checker, issues::strayEnd, item, arguments,
           {QT_TRANSLATE_NOOP("repairs", "Write %1."), {QString::fromUtf8(tag)}, [=](Wishes &wishes) {
                wishes.splice(item.stream, item.range, Bytes(tag));
            }});
}

/// True when a stray end tag behind everything in the element will become its end.
bool isEndedByStray(const Checker &checker, NodeId element)
{
    const NodeStore &nodes = checker.nodes();
    const NodeId last = nodes.lastChild(element);
    return last != NoNode && nodes[last].field == fieldsOf(checker).strayEnd->id;
}

/// White space before a tag that is the first thing in its line; nothing where it is not.
std::optional<QByteArray> indentOf(const Checker &checker, qint64 tag)
{
    constexpr qint64 Longest = 256;
    const qint64 begin = qMax<qint64>(0, tag - Longest);
    const QByteArray before = bytesOf(checker, {begin, tag});
    qsizetype at = before.size();
    while (at > 0 && (before[at - 1] == ' ' || before[at - 1] == '\t'))
        --at;
    if (at > 0 ? before[at - 1] != '\n' && before[at - 1] != '\r' : begin > 0)
        return {};
    return before.mid(at);
}

/// The element without an end, and where that belongs.
struct LostEnd
{
    NodeId element = NoNode;
    qint64 at = 0;
    QByteArray before; ///< white space, so that it stands in a line of its own
};

/// An element whose end tag is lost takes that of the element around it, that one the next, and in the end there is none for
/// the outermost. Where people have indented their tags, the innermost one whose end tag stands further out than itself has
/// lost its end: what follows it at its own depth is not in it.
LostEnd lostEnd(const Checker &checker, NodeId outermost)
{
    constexpr NodeId MostNodes = 20'000;
    const NodeStore &nodes = checker.nodes();
    const MarkupFields &fields = fieldsOf(checker);
    LostEnd lost{outermost, nodes[outermost].range().end, {}};
    const auto takesForeignEnd = [&](NodeId element) {
        const NodeId end = element + nodes[element].descendants; // an end tag has nothing in it
        if (nodes.parent(end) != element || nodes[end].field != fields.endTag->id)
            return false;
        const auto own = indentOf(checker, nodes[element].begin), ending = indentOf(checker, nodes[end].begin);
        return own && ending && ending->size() < own->size();
    };
    const NodeId end = outermost + qMin(nodes[outermost].descendants, MostNodes);
    const QString name = nameOf(checker, outermost);
    for (NodeId id = outermost + 1; id <= end; ++id) {
        const bool isInside = id <= lost.element + nodes[lost.element].descendants; // further in
        if (isInside && fieldById(nodes[id].field).kind == Kind::Element && takesForeignEnd(id)
            && nameOf(checker, id) == name)
            lost = {id, nodes[nodes.lastChild(id)].begin, {}};
    }
    const auto own = indentOf(checker, nodes[lost.element].begin);
    NodeId before = NoNode;
    for (NodeId id = nodes.firstChild(lost.element); own && id != NoNode; id = nodes.nextSibling(id)) {
        const bool isTag = fieldById(nodes[id].field).kind == Kind::Element || nodes[id].field == fields.endTag->id;
        const auto indent = isTag ? indentOf(checker, nodes[id].begin) : std::nullopt;
        if (indent && indent->size() <= own->size() && before != NoNode) {
            const bool isSpace = nodes[before].field == fields.space->id;
            lost.at = isSpace ? nodes[before].begin : nodes[id].begin;
            const QByteArray space = isSpace ? bytesOf(checker, nodes[before].range()) : QByteArray();
            lost.before = space.left(space.indexOf('\n') + 1) + *own;
            break;
        }
        before = id;
    }
    return lost;
}

void reportElementNotEnded(Checker &checker, NodeId node)
{
    if (!checker.lists(issues::notEnded))
        return;
    const LostEnd lost = lostEnd(checker, node);
    const Item item = checker.tree().itemOf(checker.stream(), lost.element);
    const QByteArray tag = "</" + nameOf(checker, lost.element).toUtf8() + '>';
    Repair repair = addBytes(QT_TRANSLATE_NOOP("repairs", "Add %1."), item, lost.at, lost.before + tag);
    repair.arguments = {QString::fromUtf8(tag)};
    const QByteArray rest = isAtEnd(checker, lost.at) ? restOfDocument(checker) : QByteArray();
    if (!rest.isEmpty())
        repair = endDocument(item, lost.at, rest);
    report(checker, issues::notEnded, item,
           QStringList{QStringLiteral("<%1>").arg(nameOf(checker, lost.element))}
               + placeArguments(checker, item.range.begin),
           std::move(repair));
}

/// Entities that stand for nothing, and & that are meant as such.
void checkEntities(Checker &checker, const Item &item)
{
    constexpr qint64 LongestEntity = 12;
    ByteCursor cursor(checker.tree().bytes(checker.stream()));
    const qint64 end = item.range.end;
    for (qint64 at = cursor.find('&', item.range.begin, end); at >= 0; at = cursor.find('&', at + 1, end)) {
        QByteArray entity = bytesOf(checker, {at, qMin(end, at + LongestEntity)});
        entity.truncate(entity.indexOf(';') + 1);
        if (!entity.isEmpty() && schemaOf(checker).syntax->decoded(*fieldsOf(checker).text, entity) != entity)
            continue;
        if (!checker.lists(issues::entityUnknown))
            continue;
        report(checker, issues::entityUnknown, item, {entity.isEmpty() ? QStringLiteral("&") : excerpt(entity)},
               {QT_TRANSLATE_NOOP("repairs", "Write &amp; for &."), {}, [=](Wishes &wishes) {
                    wishes.splice(item.stream, {at, at + 1}, Bytes(QByteArray("&amp;")));
                }});
    }
}

void checkAttributeMarkup(Checker &checker, const Item &attribute, const markup::Attribute &ranges, char before)
{
    const QString name = nameOf(checker.tree(), attribute);
    if (ranges.quote.isEmpty()) {
        const QByteArray quote = bytesOf(checker, ranges.equals).right(1);
        reportNotEnded(checker, attribute, name, ranges.value.end, quote);
        return;
    }
    if (ranges.space.isEmpty() && (before == '"' || before == '\''))
        report(checker, issues::spaceMissing, attribute, {name},
               addBytes(QT_TRANSLATE_NOOP("repairs", "Add a space."), attribute, ranges.name.begin, " "));
    const QByteArray value = bytesOf(checker, ranges.value);
    if (value.contains('<'))
        report(checker, issues::bracketInValue, attribute, {name},
               {QT_TRANSLATE_NOOP("repairs", "Write &lt; for <."), {}, [=](Wishes &wishes) {
                    wishes.splice(attribute.stream, ranges.value, Bytes(QByteArray(value).replace('<', "&lt;")));
                }});
    if (value.contains('&'))
        checkEntities(checker, valueItem(checker.tree(), attribute));
}

/// True for what most attributes are: a space, a name, a value in quotes, without anything that stands for something else.
bool isPlainAttribute(ByteRange range, ByteCursor &cursor)
{
    constexpr qint64 longest = 256; // that a cursor gives at once
    const uchar *bytes = range.size() <= longest ? cursor.at(range.begin, range.size()) : nullptr;
    if (!bytes || !markup::isSpace(*bytes))
        return false;
    const uchar *last = bytes + range.size() - 1;
    const uchar *open = std::find_if(bytes, last, [](uchar c) { return c == '"' || c == '\''; });
    return open != last && *open == *last && std::none_of(open, last, [](uchar c) { return c == '&' || c == '<'; });
}

void checkTag(Checker &checker, NodeId node, std::span<const Part> parts)
{
    const MarkupFields &fields = fieldsOf(checker);
    const Tree &tree = checker.tree();
    const auto element = [&] { return tree.itemOf(checker.stream(), node); };
    ByteCursor cursor(tree.bytes(checker.stream()));
    char before = 0;
    bool isInOpenValue = false; // the file ends there
    for (size_t row = 0; row < parts.size(); ++row) {
        const Part &part = parts[row];
        if (part.field == fields.error) {
            const Item item = tree.child(element(), qint64(row));
            report(checker, issues::attributeMalformed, item,
                   QStringList{excerpt(bytesOf(checker, part.range))} + placeArguments(checker, part.range.begin));
        } else if (part.field->document.standsFor && !isPlainAttribute(part.range, cursor)) {
            markup::Scanner in(cursor, part.range);
            markup::Attribute ranges;
            if (scanAttribute(in, ranges)
                && (ranges.quote.isEmpty() || ranges.space.isEmpty()
                    || cursor.find('&', ranges.value.begin, ranges.value.end) >= 0
                    || cursor.find('<', ranges.value.begin, ranges.value.end) >= 0)) {
                checkAttributeMarkup(checker, tree.child(element(), qint64(row)), ranges, before);
                isInOpenValue = ranges.quote.isEmpty() && isAtEnd(checker, part.range.end);
            }
        }
        const uchar *last = cursor.at(part.range.end - 1, 1);
        before = last ? char(*last) : 0;
    }
    const qint64 end = parts.empty() ? checker.nodes()[node].begin : parts.back().range.end;
    const bool isOpen = parts.empty() || parts.back().field != fields.close;
    if (isOpen && isInOpenValue)
        return; // said of the attribute
    if (isOpen && (parts.empty() || parts.back().field != fields.notRead))
        reportNotEnded(checker, element(), QStringLiteral("<%1").arg(nameOf(checker, node)), end, ">");
    else if (checker.nodes()[node].state == NodeState::NotEnded && !isEndedByStray(checker, node))
        reportElementNotEnded(checker, node);
}

void checkDocument(Checker &checker)
{
    const NodeStore &nodes = checker.nodes();
    const Tree &tree = checker.tree();
    bool hasElement = false;
    for (NodeId id = nodes.firstChild(0); id != NoNode; id = nodes.nextSibling(id)) {
        const Field &field = fieldById(nodes[id].field);
        const Item item = tree.itemOf(checker.stream(), id);
        if (field.kind == Kind::Element && hasElement)
            report(checker, issues::secondRoot, item, {nameOf(checker, id)});
        hasElement = hasElement || field.kind == Kind::Element;
        const bool isText = &field == fieldsOf(checker).text || &field == fieldsOf(checker).characterData;
        if (isText)
            report(checker, issues::textOutside, item, {excerpt(bytesOf(checker, item.range))}, deleteIt(item));
        else if (&field == fieldsOf(checker).byteOrderMark)
            report(checker, issues::byteOrderMark, item, {});
        else if (&field == fieldsOf(checker).documentType)
            report(checker, issues::documentType, item, {});
    }
    if (!hasElement)
        report(checker, issues::noElement, tree.root(checker.stream()), {});
}

} // namespace

QString excerpt(const QByteArray &text)
{
    constexpr qsizetype Most = 40;
    const QByteArray plain = text.left(4 * Most).simplified();
    return plain.size() <= Most ? textOf(plain) : textOf(plain.left(Most - 1)) + QChar(0x2026);
}

QStringList placeArguments(Checker &checker, qint64 offset)
{
    const LineCounter::Place place = checker.placeOf(offset);
    return {QString::number(offset), QString::number(place.line), QString::number(place.column)};
}

QString nameOf(const Checker &checker, NodeId element)
{
    const Tree &tree = checker.tree();
    ByteCursor cursor(tree.bytes(checker.stream()));
    const Node &node = checker.nodes()[element];
    return textOf(schemaOf(checker).syntax->nameOf(fieldById(node.field), node.range(), cursor));
}

QString nameOf(const Tree &tree, const Item &attribute)
{
    ByteCursor cursor(tree.bytes(attribute.stream));
    return textOf(attribute.field->schema->syntax->nameOf(*attribute.field, attribute.range, cursor).mid(1));
}

void checkMarkup(Checker &checker, NodeId node, std::span<const Part> parts)
{
    if (node == 0)
        return checkDocument(checker);
    const Node &stored = checker.nodes()[node];
    const Field &field = fieldById(stored.field);
    const MarkupFields &fields = fieldsOf(checker);
    if (field.kind == Kind::Element)
        return checkTag(checker, node, parts);
    if (&field == fields.space && stored.state == NodeState::Complete)
        return;
    const Item item = checker.tree().itemOf(checker.stream(), node);
    const bool isUtf16 = &field == fields.malformed && stored.begin == 0 && node == 1
                         && (checker.tree().bytes(checker.stream()).at(0) | 1) == 0xff;
    if (isUtf16)
        report(checker, issues::encodingUnreadable, item, {});
    else if (&field == fields.malformed)
        report(checker, issues::malformed, item,
               QStringList{excerpt(bytesOf(checker, item.range))} + placeArguments(checker, item.range.begin));
    else if (&field == fields.strayEnd)
        reportStrayEnd(checker, node, item);
    else if (stored.state == NodeState::TooDeep)
        report(checker, issues::nestedTooDeep, item, {QString::number(ReadLimits().depth)});
    else if (stored.state == NodeState::NotRead)
        report(checker, issues::notRead, item, {QString::number(ReadLimits().nodes)});
    else if (&field == fields.endTag && stored.state == NodeState::NotEnded)
        reportNotEnded(checker, item, excerpt(bytesOf(checker, item.range)), item.range.end, ">");
    else if (stored.state == NodeState::NotEnded)
        reportNotEnded(checker, item, excerpt(bytesOf(checker, item.range)), item.range.end,
                       &field == fields.documentType  ? ">"
                       : &field == fields.declaration ? "?>"
                                                      : field.document.closing);
    else if (&field == fields.text)
        checkEntities(checker, item);
}

void checkNode(Checker &checker, NodeId node, std::span<const Part> parts)
{
    checkMarkup(checker, node, parts);
    if (fieldById(checker.nodes()[node].field).kind == Kind::Element)
        checkElement(checker, node, parts);
}

} // namespace hexahedron::document
