#include "widgets/issues/issuesmodel.h"

#include "widgets/issues/severityicon.h"

#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

namespace hexahedron {

namespace {
constexpr quintptr Top = 0; // else the row above, from 1
}

void IssuesModel::setIssues(std::shared_ptr<const std::vector<Issue>> issues, std::shared_ptr<const Tree> tree)
{
    beginResetModel();
    m_issues = std::move(issues);
    m_tree = std::move(tree);
    m_counts = {};
    for (int row = 0; row < rowCount(); ++row)
        ++m_counts[size_t((*m_issues)[size_t(row)].severity)];
    endResetModel();
}

const Issue *IssuesModel::issueAt(int row) const
{
    return row >= 0 && row < rowCount() ? &(*m_issues)[size_t(row)] : nullptr;
}

const Issue *IssuesModel::issueOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return nullptr;
    return issueAt(index.internalId() == Top ? index.row() : int(index.internalId()) - 1);
}

IssuesModel::Place IssuesModel::placeOf(const QModelIndex &index) const
{
    const Issue *issue = issueOf(index);
    if (!issue)
        return {};
    if (index.internalId() == Top)
        return {issue->stream, issue->range, issue->path};
    const Item item = hexahedron::placeOf(*m_tree, *issue, index.row() + 1);
    return {m_tree->baseOf(item.stream), item.range, m_tree->path(item)};
}

qint64 IssuesModel::placesOf(const Issue &issue) const
{
    return m_tree && issue.count > 1 ? qMin(issue.placeCount(), MostPlaces) : 1;
}

int IssuesModel::repairableOf(const IssueKind *kind) const
{
    if (!m_issues)
        return 0;
    return int(std::count_if(m_issues->begin(), m_issues->end(),
                             [kind](const Issue &issue) { return issue.kind == kind && issue.repair; }));
}

void IssuesModel::setStale(bool stale)
{
    if (stale == m_isStale)
        return;
    m_isStale = stale;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1),
                           {Qt::ForegroundRole, Qt::DecorationRole});
}

QModelIndex IssuesModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column < 0 || column >= ColumnCount || row >= rowCount(parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : Top);
}

QModelIndex IssuesModel::parent(const QModelIndex &index) const
{
    return index.isValid() && index.internalId() != Top ? createIndex(int(index.internalId()) - 1, 0, Top)
                                                        : QModelIndex();
}

int IssuesModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return m_issues ? int(qMin<size_t>(m_issues->size(), INT_MAX)) : 0;
    const bool isIssue = parent.internalId() == Top && parent.column() == 0;
    return isIssue ? int(placesOf(*issueAt(parent.row())) - 1) : 0;
}

int IssuesModel::columnCount(const QModelIndex &) const
{
    return ColumnCount;
}

QString IssuesModel::textOf(const Issue &issue, int column) const
{
    switch (column) {
    case MessageColumn:
        return issue.message();
    case PlaceColumn:
        return issue.path;
    case CountColumn:
        return issue.count > 1 ? QLocale().toString(issue.count) : QString();
    case ReferenceColumn:
        return QString::fromLatin1(issue.reference);
    case RepairColumn:
        return issue.repair ? issue.repair.text() : QString();
    default:
        return {};
    }
}

QVariant IssuesModel::sortKeyOf(const Issue &issue, int row, int column) const
{
    switch (column) {
    case SeverityColumn:
        return -int(issue.severity); // the worst first
    case PlaceColumn:
        return row; // in the order of the bytes
    case CountColumn:
        return issue.count;
    default:
        return textOf(issue, column);
    }
}

QVariant IssuesModel::data(const QModelIndex &index, int role) const
{
    const Issue *issue = issueOf(index);
    if (!issue)
        return {};
    if (index.internalId() != Top)
        return placeData(index, role);
    switch (role) {
    case Qt::DisplayRole:
        return textOf(*issue, index.column());
    case Qt::DecorationRole:
        if (index.column() == SeverityColumn)
            return severityIcon(issue->severity, QGuiApplication::palette());
        return {};
    case Qt::AccessibleTextRole:
        return index.column() == SeverityColumn ? severityName(issue->severity) : textOf(*issue, index.column());
    case Qt::ToolTipRole:
        return index.column() == SeverityColumn ? QVariant() : QVariant(textOf(*issue, index.column()));
    case Qt::TextAlignmentRole:
        return index.column() == CountColumn ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case Qt::ForegroundRole:
        return colourOf(index.column());
    case SortRole:
        return sortKeyOf(*issue, index.row(), index.column());
    case SeverityRole:
        return int(issue->severity);
    default:
        return {};
    }
}

QVariant IssuesModel::colourOf(int column) const
{
    if (m_isStale)
        return QGuiApplication::palette().brush(QPalette::Disabled, QPalette::Text);
    if (column > MessageColumn)
        return QGuiApplication::palette().brush(QPalette::Active, QPalette::PlaceholderText);
    return {};
}

/// Of a further place: which one it is, and where.
QVariant IssuesModel::placeData(const QModelIndex &index, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
    case Qt::ToolTipRole:
        if (index.column() == MessageColumn)
            return tr("%1 of %2").arg(QLocale().toString(index.row() + 2), QLocale().toString(issueOf(index)->count));
        return index.column() == PlaceColumn ? QVariant(placeOf(index).path) : QVariant();
    case Qt::ForegroundRole:
        return colourOf(index.column());
    case SortRole:
        return index.row();
    case SeverityRole:
        return int(issueOf(index)->severity);
    default:
        return {};
    }
}

QVariant IssuesModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && section == ReferenceColumn)
        return tr("Number of the rule in the description of the format");
    if (role == Qt::ToolTipRole && section == CountColumn)
        return tr("How many elements of a list have it");
    if (role == Qt::AccessibleTextRole && section == SeverityColumn)
        return tr("Severity");
    if (role == Qt::TextAlignmentRole && section == CountColumn)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case MessageColumn:
        return tr("What is wrong");
    case PlaceColumn:
        return tr("Place");
    case CountColumn:
        return tr("Count");
    case ReferenceColumn:
        return tr("Rule");
    case RepairColumn:
        return tr("Repair");
    default:
        return {};
    }
}

IssuesFilter::IssuesFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(IssuesModel::SortRole);
}

void IssuesFilter::setShown(Severity severity, bool shown)
{
    m_isShown[size_t(severity)] = shown;
    invalidateFilter();
}

void IssuesFilter::setText(const QString &text)
{
    m_words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool IssuesFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (parent.isValid())
        return true; // the places of an issue go with it
    const auto severity = size_t(sourceModel()->index(row, 0, parent).data(IssuesModel::SeverityRole).toInt());
    if (!m_isShown[severity])
        return false;
    if (m_words.isEmpty())
        return true;
    QString text;
    for (int column = IssuesModel::MessageColumn; column < IssuesModel::ColumnCount; ++column)
        text += sourceModel()->index(row, column, parent).data().toString() + u'\n';
    return std::all_of(m_words.begin(), m_words.end(),
                       [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

bool IssuesFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    if (left.parent().isValid()) // places stay in the order of the bytes
        return (left.row() < right.row()) == (sortOrder() == Qt::AscendingOrder);
    const QVariant a = left.data(IssuesModel::SortRole);
    const QVariant b = right.data(IssuesModel::SortRole);
    if (a == b)
        return left.row() < right.row();
    return a.typeId() == QMetaType::QString ? a.toString().toLower().localeAwareCompare(b.toString().toLower()) < 0
                                            : a.toLongLong() < b.toLongLong();
}

} // namespace hexahedron
