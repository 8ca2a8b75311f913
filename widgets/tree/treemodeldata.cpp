// What the cells of a TreeModel show.
#include "core/language/listed.h"
#include "core/schema/field.h"
#include "core/tree/value.h"
#include "widgets/tree/itemicon.h"
#include "widgets/tree/itemtext.h"
#include "widgets/tree/treemodel.h"

#include <QFont>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

namespace hexahedron {

namespace {

/// All offsets of one stream have as many digits as its last, so that they stand below each other.
QString offsetText(qint64 offset, qint64 size)
{
    const int digits = qMax(4, int(QString::number(qMax<qint64>(0, size - 1), 16).size()));
    return QStringLiteral("0x%1").arg(offset, digits, 16, QLatin1Char('0'));
}

QVariant severityVariant(std::optional<Severity> severity)
{
    return severity ? QVariant(int(*severity)) : QVariant();
}

} // namespace

QVariant TreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || !m_tree)
        return {};
    const Entry entry = entryAt(index);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(index, entry);
    case Qt::EditRole:
        return index.column() == ValueColumn && !entry.isGroup && isEditable(entry.item)
                   ? writtenText(*entry.item.field, valueOf(*m_tree, entry.item))
                   : textOf(index, entry);
    case Qt::ToolTipRole:
        return toolTipOf(index, entry);
    case Qt::AccessibleTextRole:
        return spokenOf(index, entry);
    case PathRole:
        return entry.isGroup ? QString() : m_tree->path(entry.item);
    case RangeRole:
        return QVariant::fromValue(rangeOf(index, entry));
    case StreamRole:
        return entry.item.stream;
    case ItemRole:
        return QVariant::fromValue(entry.isGroup ? Item() : entry.item);
    case SeverityRole:
        return severityVariant(severityOf(entry));
    case SeverityBelowRole:
        return severityVariant(severityBelow(index, entry));
    case HitRole:
        return entry.found >= 0 && m_filter->nodes[size_t(entry.found)].isHit;
    default:
        return appearanceOf(index, entry, role);
    }
}

QVariant TreeModel::textOf(const QModelIndex &index, const Entry &entry) const
{
    switch (index.column()) {
    case NameColumn:
        return nameAt(index);
    case ValueColumn:
        return entry.isGroup ? QString() : summary(*m_tree, entry.item);
    case OffsetColumn:
        return offsetText(rangeOf(index, entry).begin, m_tree->bytes(entry.item.stream).size());
    case SizeColumn:
        return QLocale().toString(rangeOf(index, entry).size());
    case TypeColumn:
        return entry.isGroup ? QString() : m_tree->type(entry.item);
    default:
        return {};
    }
}

/// Of a row only the name is spoken as one moves: it says the value and the place, too.
QString TreeModel::spokenOf(const QModelIndex &index, const Entry &entry) const
{
    if (index.column() != NameColumn)
        return textOf(index, entry).toString();
    QStringList parts{nameAt(index)};
    if (const QString value = entry.isGroup ? QString() : summary(*m_tree, entry.item); !value.isEmpty())
        parts += value;
    parts += tr("offset %1").arg(textOf(index.siblingAtColumn(OffsetColumn), entry).toString());
    return listed(parts);
}

QVariant TreeModel::appearanceOf(const QModelIndex &index, const Entry &entry, int role) const
{
    const bool isUnclaimed = !entry.isGroup && entry.item.field->isUnknown;
    const bool isSecondary = index.column() > ValueColumn || entry.isGroup || isHeader(entry.item);
    switch (role) {
    case Qt::TextAlignmentRole:
        return index.column() == OffsetColumn || index.column() == SizeColumn
                   ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
                   : QVariant();
    case Qt::DecorationRole:
        if (index.column() == NameColumn)
            return entry.isGroup ? groupIcon() : itemIcon(entry.item);
        return index.column() == ValueColumn && !entry.isGroup ? colorSwatch(*m_tree, entry.item) : QVariant();
    case Qt::FontRole:
        if (index.column() == OffsetColumn) {
            QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
            font.setPointSizeF(QGuiApplication::font().pointSizeF() * 0.95);
            return font;
        }
        if (index.column() <= ValueColumn && (isUnclaimed || data(index, HitRole).toBool())) {
            QFont font = QGuiApplication::font();
            font.setItalic(isUnclaimed);
            font.setBold(data(index, HitRole).toBool() && index.column() == NameColumn);
            return font;
        }
        return {};
    case Qt::ForegroundRole:
        if (isUnclaimed || isSecondary)
            return QGuiApplication::palette().brush(QPalette::Active, QPalette::PlaceholderText);
        return {};
    case Qt::AccessibleDescriptionRole:
        if (const auto severity = severityOf(entry))
            return severityWord(*severity);
        if (severityBelow(index, entry))
            return tr("contains issues");
        return {};
    default:
        return {};
    }
}

std::optional<Severity> TreeModel::severityOf(const Entry &entry) const
{
    if (entry.isGroup)
        return {};
    std::optional<Severity> severity = m_marks.at(entry.item);
    // What reading itself saw is shown before anything has been checked.
    if (!severity && !damageText(*m_tree, entry.item).isEmpty())
        severity = Severity::Error;
    return severity;
}

std::optional<Severity> TreeModel::severityBelow(const QModelIndex &index, const Entry &entry) const
{
    if (!entry.isGroup)
        return m_marks.below(entry.item);
    const Container &container = m_containers[index.internalId()];
    return m_marks.between(childOf(container, rowAt(container, entry.first)),
                           childOf(container, rowAt(container, entry.first + entry.count - 1)));
}

QString TreeModel::toolTipOf(const QModelIndex &index, const Entry &entry) const
{
    if (entry.isGroup)
        return tr("%1 of %2", "a range of elements of an array")
            .arg(nameAt(index), m_tree->path(entry.item))
            .toHtmlEscaped();
    QStringList messages;
    const std::vector<size_t> found = m_marks.issuesAt(entry.item);
    constexpr size_t MostShown = 3;
    for (size_t i = 0; i < qMin(found.size(), MostShown); ++i)
        messages += (*m_issues)[found[i]].message();
    if (found.size() > MostShown)
        messages += tr("and %Ln more", nullptr, int(found.size() - MostShown));
    return explanation(*m_tree, entry.item, messages);
}

QVariant TreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && (section == OffsetColumn || section == SizeColumn))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::ToolTipRole && section == OffsetColumn)
        return tr("Where the bytes begin, counted from the beginning of the file");
    if (role == Qt::ToolTipRole && section == SizeColumn)
        return tr("Number of bytes");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Name");
    case ValueColumn:
        return tr("Value");
    case OffsetColumn:
        return tr("Offset");
    case SizeColumn:
        return tr("Size");
    case TypeColumn:
        return tr("Type");
    default:
        return {};
    }
}

} // namespace hexahedron
