#include "widgets/tree/itemicon.h"

#include "core/schema/field.h"
#include "core/tree/value.h"
#include "widgets/icon.h"

#include <QHash>

namespace hexahedron {

namespace {

/// Views ask for icons all the time; loading and tinting are done once.
QIcon kept(const QString &name)
{
    static QHash<QString, QIcon> icons;
    QIcon &found = icons[name];
    if (found.isNull())
        found = icon(name);
    return found;
}

QString fieldIconName(const Field &field, bool isOneNumber)
{
    if (field.isUnknown || field.kind == Kind::Raw)
        return QStringLiteral("unknown");
    if (field.kind == Kind::Text)
        return QStringLiteral("text");
    if (field.vector.isColor && !isOneNumber)
        return QStringLiteral("color");
    if (field.number.isFlags)
        return QStringLiteral("flags");
    return field.isVector && !isOneNumber ? QStringLiteral("vector") : QStringLiteral("number");
}

} // namespace

QIcon itemIcon(const Item &item)
{
    switch (item.role) {
    case Item::Role::Nothing:
        return {};
    case Item::Role::Root:
        return kept(item.stream == 0 ? QStringLiteral("mesh") : QStringLiteral("packed"));
    case Item::Role::Frame:
        return kept(QStringLiteral("chunk"));
    case Item::Role::Array:
        return kept(QStringLiteral("array"));
    case Item::Role::Element:
    case Item::Role::Record:
        if (item.field->kind == Kind::Record)
            return kept(QStringLiteral("record"));
        break;
    case Item::Role::Field:
    case Item::Role::Component:
    case Item::Role::Bits:
        break;
    }
    return kept(fieldIconName(*item.field, item.role != Item::Role::Field));
}

QIcon groupIcon()
{
    return kept(QStringLiteral("array"));
}

QVariant colorSwatch(const Tree &tree, const Item &item)
{
    constexpr qint64 MostComponents = 4;
    if (!item.field || !item.field->vector.isColor || item.role != Item::Role::Field || item.count < 3
        || item.count > MostComponents)
        return {};
    const Value value = valueOf(tree, item);
    const auto *numbers = std::get_if<std::vector<double>>(&value);
    if (!numbers)
        return {};
    const double whole = item.field->kind == Kind::Float ? 1 : 255;
    // A comparison that NaN fails, so that it becomes black.
    const auto part = [&](size_t i) { return (*numbers)[i] > 0 ? float(qMin((*numbers)[i] / whole, 1.0)) : 0.0F; };
    return QColor::fromRgbF(part(0), part(1), part(2));
}

} // namespace hexahedron
