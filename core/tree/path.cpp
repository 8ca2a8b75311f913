// Names and paths, both ways.
#include "core/read/syntax.h"
#include "core/schema/schema.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

/// A tag as it stands in a path: what would be taken for a separator, and what cannot be printed, is escaped.
QString tagText(quint32 tag, const FrameStyle &style)
{
    const int size = style.tagSize;
    if (!style.tagIsText)
        return QStringLiteral("0x%1").arg(tag, 2 * size, 16, QLatin1Char('0'));
    QString text;
    for (int i = 0; i < size; ++i) {
        const uchar c = uchar(tag >> (8 * i));
        const bool isPlain = c > 0x20 && c < 0x7f && c != '/' && c != '[' && c != ']' && c != '\\';
        text += isPlain ? QString(QLatin1Char(char(c))) : QStringLiteral("\\x%1").arg(c, 2, 16, QLatin1Char('0'));
    }
    return text;
}

std::optional<qint64> indexIn(QStringView &rest)
{
    const qsizetype close = rest.indexOf(u']');
    if (!rest.startsWith(u'[') || close < 0)
        return {};
    bool isNumber = false;
    const qint64 index = rest.mid(1, close - 1).toLongLong(&isNumber);
    rest = rest.mid(close + 1);
    return isNumber && index >= 0 ? std::optional(index) : std::nullopt;
}

} // namespace

QString Tree::plainName(const Item &item) const
{
    if (item.role == Item::Role::Root)
        return {};
    if (item.role == Item::Role::Element)
        return {};
    if (item.role == Item::Role::Bits)
        return QString::fromLatin1(item.field->number.bits[size_t(item.rows[item.steps - 1])].name);
    if (item.role == Item::Role::Component) {
        const auto row = size_t(item.rows[item.steps - 1]);
        return row < item.field->vector.components.size() ? QString::fromLatin1(item.field->vector.components[row])
                                                          : QString();
    }
    if (item.field->document.isNamedByFile) {
        ByteCursor cursor(bytes(item.stream));
        return textOf(item.field->schema->syntax->nameOf(*item.field, item.range, cursor));
    }
    if (item.role == Item::Role::Frame && *item.field->name == 0) {
        const FrameStyle &style = item.field->schema->frameStyle;
        const int size = style.tagSize;
        ByteCursor cursor(bytes(item.stream));
        const uchar *tag = cursor.at(item.range.begin + style.tagOffset(), size);
        return tag ? tagText(quint32(decodeInteger(tag, size, false)), style) : QString();
    }
    return QString::fromLatin1(item.field->name);
}

QString Tree::path(const Item &item) const
{
    QStringList names;
    for (Item i = item; i.isValid() && (i.role != Item::Role::Root || i.stream != 0); i = parent(i))
        names.prepend(name(i));
    QString path;
    for (const QString &name : names) {
        if (!path.isEmpty() && !name.startsWith(u'['))
            path += u'/';
        path += name;
    }
    return path;
}

QString Tree::type(const Item &item) const
{
    if (item.role == Item::Role::Nothing || item.role == Item::Role::Root)
        return QStringLiteral("file");
    if (item.role == Item::Role::Frame)
        return typeName(*item.field);
    if (item.role == Item::Role::Bits) {
        const BitSpan &bits = item.field->number.bits[size_t(item.rows[item.steps - 1])];
        return (bits.isSigned ? u'i' : u'u') + QString::number(bits.width);
    }
    if (item.role == Item::Role::Array)
        return typeName(*item.field);
    if (item.role == Item::Role::Element && item.field->document.separator)
        return QStringLiteral("number");
    if (item.role == Item::Role::Element && item.field->kind == Kind::Record)
        return QStringLiteral("record");
    if (item.role == Item::Role::Element || item.role == Item::Role::Component) {
        Field one = *item.field;
        one.times = {};
        one.isVector = false;
        return typeName(one);
    }
    return typeName(*item.field, item.count);
}

Item Tree::childNamed(const Item &item, QStringView name) const
{
    const qsizetype bracket = name.indexOf(u'[');
    QStringView rest = bracket < 0 ? QStringView() : name.mid(bracket);
    const QStringView base = name.left(bracket < 0 ? name.size() : bracket);
    Item found = item;
    if (!base.isEmpty()) {
        found = {};
        const qint64 rows = item.role == Item::Role::Array ? 0 : childCount(item);
        std::optional<qint64> wanted;
        for (qint64 row = 0; row < rows && !found.isValid(); ++row) {
            const Item child = this->child(item, row);
            if (plainName(child) != base)
                continue;
            const bool isNumbered = name.size() != base.size() && this->name(child) != base;
            if (isNumbered && !wanted)
                wanted = indexIn(rest).value_or(-1);
            if (wanted && (*wanted)-- != 0)
                continue;
            found = child;
        }
    }
    while (found.isValid() && !rest.isEmpty()) {
        // Rows that have names of their own, such as the fields of the only NODE in NODE[0], bear no number.
        const std::optional<qint64> index = indexIn(rest);
        found = index ? child(found, *index) : Item();
        if (found.isValid() && !this->name(found).startsWith(u'['))
            return {};
    }
    return found;
}

std::optional<Item> Tree::find(QStringView path) const
{
    Item item = root();
    for (const QStringView name : path.split(u'/', Qt::SkipEmptyParts)) {
        item = childNamed(item, name);
        if (!item.isValid())
            return {};
    }
    return item;
}

} // namespace hexahedron
