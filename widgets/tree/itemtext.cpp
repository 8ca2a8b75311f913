#include "widgets/tree/itemtext.h"

#include "core/language/plural.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/items.h"
#include "core/tree/shortpath.h"
#include "core/tree/value.h"

#include <QCoreApplication>
#include <QLocale>

namespace hexahedron {

namespace {

constexpr qint64 MostNumbers = 64;
constexpr qint64 MostTextBytes = 4096;
constexpr qint64 MostRawBytes = 256;
constexpr int MostPartsInSummary = 3;

struct ItemText
{
    Q_DECLARE_TR_FUNCTIONS(ItemText)
};

/// Names of fields are those of the specification, which know no singular: "textures: 1".
QString named(const QString &name, const QString &value)
{
    return name + QStringLiteral(": ") + value;
}

/// True for a text, and for a record that has a text as its value.
bool isText(const Field &field)
{
    return field.kind == Kind::Text || field.document.standsFor;
}

/// The value, with what is too long for a line cut before it is read.
QString shortValue(const Tree &tree, const Item &whole)
{
    const Item value = valueItem(tree, whole);
    const Item &item = whole.field->schema->syntax || !value.isValid() ? whole : value;
    Item shown = item;
    const bool isLongVector = item.role == Item::Role::Field && item.field->isVector && item.count > MostNumbers;
    const bool isLongText = item.field->kind == Kind::Text && item.range.size() > MostRawBytes;
    if (isLongVector) {
        shown.count = MostPartsInSummary;
        shown.range.end = shown.range.begin + shown.count * item.field->width;
    } else if (isLongText) {
        shown.range.end = shown.range.begin + MostRawBytes;
    }
    const QString text = displayText(tree, shown);
    if (isLongVector)
        return QStringLiteral("%1 … (%2)")
            .arg(text, ItemText::tr("%1 number(s)", nullptr, pluralOf(item.count)).arg(QLocale().toString(item.count)));
    return isLongText ? text + QStringLiteral(" …") : text;
}

/// The same among other values: numbers of a vector with as many digits as tell them apart at a glance.
QString briefValue(const Tree &tree, const Item &item)
{
    constexpr int Digits = 4;
    const Value value = item.field->kind == Kind::Float && item.count <= MostNumbers ? valueOf(tree, item) : Value();
    const auto *numbers = std::get_if<std::vector<double>>(&value);
    if (!numbers)
        return shortValue(tree, item);
    QStringList texts;
    for (const double number : *numbers)
        texts += QString::number(number, 'g', Digits);
    return u'[' + texts.join(QStringLiteral(", ")) + u']';
}

/// "vertices: 300, flags: 1 (normals)": lists first, because they say most about a frame.
QString partsSummary(const Tree &tree, const std::vector<Item> &parts)
{
    QStringList lists;
    QStringList values;
    for (const Item &part : parts) {
        const QString name = QString::fromLatin1(part.field->name);
        if (part.role == Item::Role::Array)
            lists += named(name, QLocale().toString(part.count));
        else if ((part.role == Item::Role::Field || part.standsFor()) && !part.field->isUnknown)
            // The first numbers say where something is, and the tree shows them best without a name before them.
            values += parts.size() == 1 || (part.field->isVector && values.isEmpty() && lists.isEmpty())
                          ? briefValue(tree, part)
                          : named(name, briefValue(tree, part));
    }
    return (lists + values).mid(0, MostPartsInSummary).join(QStringLiteral(", "));
}

QString frameSummary(const Tree &tree, const Item &frame)
{
    const auto layout = tree.layoutOf(frame.stream, frame.node);
    std::vector<Item> parts;
    for (size_t i = 0; i < layout->parts.size(); ++i) {
        const Part &part = layout->parts[i];
        if (part.field->isHeader)
            continue;
        const Item item = tree.child(frame, qint64(i));
        if (isText(*part.field))
            return shortValue(tree, item); // a name says it all
        parts.push_back(item);
    }
    if (parts.size() == 1 && parts.front().role == Item::Role::Field && !parts.front().field->isUnknown)
        return named(QString::fromLatin1(parts.front().field->name), shortValue(tree, parts.front()));
    return partsSummary(tree, parts);
}

/// The first text or attribute of an element, such as its id, which in most documents tells it from its neighbours.
QString elementSummary(const Tree &tree, const Item &element)
{
    constexpr qint64 MostMarks = 8; // before the first attribute
    const qint64 rows = qMin(tree.ownChildCount(element), MostMarks);
    for (qint64 row = 0; row < rows; ++row) {
        const Item part = tree.ownChild(element, row);
        const bool isText = part.role == Item::Role::Field && part.field->kind == Kind::Text && !part.field->isHeader;
        if (isText || (part.role == Item::Role::Record && part.standsFor()))
            return shortValue(tree, part);
    }
    return {};
}

QString recordSummary(const Tree &tree, const Item &record)
{
    std::vector<Item> parts;
    const qint64 rows = qMin<qint64>(tree.childCount(record), MostPartsInSummary);
    for (qint64 row = 0; row < rows; ++row) {
        const Item part = tree.child(record, row);
        if (row == 0 && part.role != Item::Role::Array && isText(*part.field))
            return shortValue(tree, part);
        parts.push_back(part);
    }
    const QString text = partsSummary(tree, parts);
    return tree.childCount(record) > rows && !text.isEmpty() ? text + QStringLiteral(", …") : text;
}

QString stateText(NodeState state)
{
    switch (state) {
    case NodeState::Complete:
        break;
    case NodeState::LengthPassesParent:
        return ItemText::tr("Its length says more than there is; it ends where its parent ends.");
    case NodeState::LengthTooShort:
        return ItemText::tr("Its length says less than its own fields need.");
    case NodeState::TooDeep:
        return ItemText::tr("Nested too deep; its content is shown as bytes.");
    case NodeState::Headless:
        return ItemText::tr("Bytes where something known should have begun.");
    case NodeState::NotEnded:
        return ItemText::tr("What should end it is missing.");
    case NodeState::NotRead:
        return ItemText::tr("There is more than can be shown; it is one run of bytes.");
    }
    return {};
}

QString faultText(Fault fault)
{
    switch (fault) {
    case Fault::None:
        break;
    case Fault::Truncated:
        return ItemText::tr("Cut off: what it lies in ends inside it.");
    case Fault::Unterminated:
        return ItemText::tr("The NUL that ends the text is missing.");
    case Fault::CountTooLarge:
        return ItemText::tr("More elements are announced than fit.");
    case Fault::CountNegative:
        return ItemText::tr("A negative number of elements is announced.");
    case Fault::LayoutUnknown:
        return ItemText::tr("What should describe the elements makes no sense.");
    case Fault::Remainder:
        return ItemText::tr("What is left after the last whole element.");
    case Fault::ExtraBytes:
        return ItemText::tr("What is left after the last field.");
    }
    return {};
}

QString paragraph(const QString &text, const char *style = "")
{
    return text.isEmpty()
               ? QString()
               : QStringLiteral("<div style=\"%1\">%2</div>").arg(QLatin1String(style), text.toHtmlEscaped());
}

} // namespace

QString summary(const Tree &tree, const Item &item)
{
    switch (item.role) {
    case Item::Role::Nothing:
        return {};
    case Item::Role::Root:
        return item.stream == 0 && tree.format() ? QCoreApplication::translate("formats", tree.format()->name)
                                                 : QString();
    case Item::Role::Frame:
        return item.field->kind == Kind::Element ? elementSummary(tree, item) : frameSummary(tree, item);
    case Item::Role::Array:
        return ItemText::tr("%1 element(s)", nullptr, pluralOf(item.count)).arg(QLocale().toString(item.count));
    case Item::Role::Element:
        if (const Item piece = pieceOf(tree, item); piece.isValid())
            return shortValue(tree, piece);
        [[fallthrough]];
    case Item::Role::Record:
        return item.field->kind == Kind::Record && !item.field->document.standsFor ? recordSummary(tree, item)
                                                                                   : shortValue(tree, item);
    case Item::Role::Field:
    case Item::Role::Component:
    case Item::Role::Bits:
        break;
    }
    return shortValue(tree, item);
}

QString ownName(const Tree &tree, const Item &item)
{
    constexpr qint64 MostParts = 8; // a name stands at the beginning
    const bool mayHave = item.role == Item::Role::Frame || item.role == Item::Role::Element
                         || item.role == Item::Role::Record;
    if (!mayHave || (item.role != Item::Role::Frame && item.field->kind != Kind::Record))
        return {};
    if (item.field->kind == Kind::Element)
        return {}; // of documents the first attribute may be anything
    const qint64 rows = qMin(tree.ownChildCount(item), MostParts);
    for (qint64 row = 0; row < rows; ++row) {
        const Item part = tree.ownChild(item, row);
        if (part.role == Item::Role::Record && !part.standsFor())
            if (const QString inside = part.field->isGroup() ? ownName(tree, part) : QString(); !inside.isEmpty())
                return inside;
        if (part.role != Item::Role::Field || part.field->kind != Kind::Text || part.field->isHeader)
            continue;
        Item shown = part;
        shown.range.end = qMin(shown.range.end, shown.range.begin + MostRawBytes);
        const Value value = valueOf(tree, shown);
        const auto *text = std::get_if<QByteArray>(&value);
        return text ? textOf(*text) : QString();
    }
    return {};
}

bool isEditable(const Item &item)
{
    using Role = Item::Role;
    if (item.standsFor())
        return item.range.size() <= MostTextBytes;
    if (!item.field || (item.role != Role::Field && item.role != Role::Element && item.role != Role::Component))
        return false;
    if (item.field->kind == Kind::Raw || item.fault == Fault::Truncated)
        return item.range.size() <= MostRawBytes;
    if (item.field->kind == Kind::Text)
        return item.range.size() <= MostTextBytes && !item.field->document.isSign;
    return item.field->isNumber() && item.count <= MostNumbers;
}

bool isHeader(const Item &item)
{
    return item.role == Item::Role::Field && item.field->isHeader;
}

QString damageText(const Tree &tree, const Item &item)
{
    const bool isNode = item.steps == 0 && item.isValid();
    const NodeState state = isNode ? tree.stream(item.stream).nodes[item.node].state : NodeState::Complete;
    if (item.fault != Fault::None && item.role != Item::Role::Component && state != NodeState::NotRead)
        return faultText(item.fault);
    return stateText(state);
}

QString explanation(const Tree &tree, const Item &item, const QStringList &messages)
{
    QString path = shortPath(tree.path(item));
    if (path.isEmpty())
        path = item.stream == 0 ? tree.fileName() : streamName(tree, item.stream);
    QString type = tree.type(item);
    if (*item.field->unit)
        type += QStringLiteral(", ") + item.field->translatedUnit();
    const QString value = item.role == Item::Role::Root ? QString() : summary(tree, item);
    const QString place = ItemText::tr("offset 0x%1, %2 byte(s)", nullptr, pluralOf(item.range.size()))
                              .arg(QString::number(item.range.begin, 16), QLocale().toString(item.range.size()));
    QString text = paragraph(path, "font-weight: 600") + paragraph(value)
                   + paragraph(type + QStringLiteral(" · ") + place);
    if (const QString doc = item.field->translatedDoc(); !doc.isEmpty())
        text += paragraph(doc, "margin-top: 4px");
    if (item.field->hasNote())
        text += paragraph(item.field->translatedNote(), "margin-top: 4px; font-style: italic");
    text += paragraph(damageText(tree, item), "margin-top: 4px; font-weight: 600");
    for (const QString &message : messages)
        text += paragraph(message, "margin-top: 4px");
    return QStringLiteral("<qt>%1</qt>").arg(text);
}

QString streamName(const Tree &tree, StreamId stream)
{
    const StreamTree &decoded = tree.stream(stream);
    return ItemText::tr("%1 at 0x%2").arg(QString::fromLatin1(decoded.codec)).arg(decoded.packed.begin, 0, 16);
}

} // namespace hexahedron
