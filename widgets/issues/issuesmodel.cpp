#include "widgets/issues/issuesmodel.h"

#include "core/tree/value.h"
#include "widgets/icon.h"
#include "widgets/issues/severityicon.h"

#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include <set>

namespace hexahedron {

namespace {

// What lies above a row: nothing, the cause, the other explanations, or an issue, from FirstIssue on.
constexpr quintptr Top = 0;
constexpr quintptr BelowCause = 1;
constexpr quintptr BelowExplanations = 2;
constexpr quintptr FirstIssue = 3;

} // namespace

void IssuesModel::setIssues(std::shared_ptr<const std::vector<Issue>> issues, std::shared_ptr<const Tree> tree,
                            std::shared_ptr<const Causes> causes)
{
    beginResetModel();
    m_issues = std::move(issues);
    m_tree = std::move(tree);
    m_causes = m_issues ? std::move(causes) : nullptr;
    m_counts = {};
    m_free.clear();
    m_rows.assign(size_t(issueCount()), 0);
    m_follows.assign(size_t(issueCount()), false);
    if (hasClear()) {
        const std::vector<size_t> &followers = m_causes->clear()->findings;
        for (size_t row = 0; row < followers.size(); ++row) {
            m_follows[followers[row]] = true;
            m_rows[followers[row]] = int(row);
        }
    }
    for (int number = 0; number < issueCount(); ++number) {
        ++m_counts[size_t((*m_issues)[size_t(number)].severity)];
        if (m_follows[size_t(number)])
            continue;
        m_rows[size_t(number)] = rowsAbove() + int(m_free.size());
        m_free.push_back(number);
    }
    endResetModel();
}

IssuesModel::Row IssuesModel::rowOf(const QModelIndex &index) const
{
    if (!index.isValid())
        return {};
    const auto row = size_t(index.row());
    switch (index.internalId()) {
    case Top:
        if (hasClear() && row == 0)
            return {RowKind::Cause, -1, m_causes->clear()};
        return index.row() < rowsAbove() ? Row{RowKind::Explanations}
                                         : Row{RowKind::Issue, m_free[row - size_t(rowsAbove())]};
    case BelowCause:
        return {RowKind::Issue, int(m_causes->clear()->findings[row])};
    case BelowExplanations:
        return {RowKind::Explanation, -1, &m_causes->all[row + (hasClear() ? 1 : 0)]};
    default:
        return {RowKind::Place, int(index.internalId() - FirstIssue)};
    }
}

const Issue *IssuesModel::issueOf(const QModelIndex &index) const
{
    const int number = rowOf(index).issue;
    return number >= 0 ? &(*m_issues)[size_t(number)] : nullptr;
}

QModelIndex IssuesModel::indexOfIssue(size_t number) const
{
    return createIndex(m_rows[number], 0, m_follows[number] ? BelowCause : Top);
}

IssuesModel::Place IssuesModel::placeOf(const QModelIndex &index) const
{
    const Row row = rowOf(index);
    if (row.cause)
        return {0, row.cause->range, row.cause->path, {}};
    const Issue *issue = issueOf(index);
    if (!issue)
        return {};
    if (row.kind == RowKind::Issue)
        return {issue->stream, issue->range, issue->path, {}};
    const Item item = itemOf(index);
    return {m_tree->baseOf(item.stream), item.range, m_tree->path(item), displayText(*m_tree, item)};
}

Item IssuesModel::itemOf(const QModelIndex &index) const
{
    const Issue *issue = issueOf(index);
    if (!issue || !m_tree)
        return {};
    return rowOf(index).kind == RowKind::Place ? hexahedron::placeOf(*m_tree, *issue, index.row() + 1) : issue->item;
}

bool IssuesModel::followsFromCause(const Issue &issue) const
{
    const auto number = size_t(&issue - m_issues->data());
    return number < m_follows.size() && m_follows[number];
}

qint64 IssuesModel::placesOf(const Issue &issue) const
{
    return m_tree && issue.count > 1 ? qMin(issue.placeCount(), MostPlaces) : 1;
}

/// Those at one place are repaired together.
int IssuesModel::repairableOf(const IssueKind *kind) const
{
    std::set<QString> places;
    for (int number = 0; number < issueCount(); ++number) {
        const Issue &issue = (*m_issues)[size_t(number)];
        if (issue.kind == kind && issue.repair)
            places.insert(issue.path);
    }
    return int(places.size());
}

void IssuesModel::setStale(bool stale)
{
    if (stale == m_isStale)
        return;
    m_isStale = stale;
    const QModelIndex cause = hasClear() ? index(0, 0) : QModelIndex();
    for (const QModelIndex &above : {QModelIndex(), cause}) {
        if (rowCount(above) > 0)
            Q_EMIT dataChanged(index(0, 0, above), index(rowCount(above) - 1, ColumnCount - 1, above),
                               {Qt::ForegroundRole, Qt::DecorationRole});
        if (!cause.isValid())
            break;
    }
}

QModelIndex IssuesModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column < 0 || column >= ColumnCount || row >= rowCount(parent))
        return {};
    switch (kindOf(parent)) {
    case RowKind::Cause:
        return createIndex(row, column, BelowCause);
    case RowKind::Explanations:
        return createIndex(row, column, BelowExplanations);
    case RowKind::Issue:
        return createIndex(row, column, FirstIssue + quintptr(rowOf(parent).issue));
    default:
        return createIndex(row, column, Top);
    }
}

QModelIndex IssuesModel::parent(const QModelIndex &index) const
{
    switch (kindOf(index)) {
    case RowKind::Explanation:
        return createIndex(rowsAbove() - 1, 0, Top);
    case RowKind::Issue:
        return index.internalId() == BelowCause ? createIndex(0, 0, Top) : QModelIndex();
    case RowKind::Place:
        return indexOfIssue(size_t(rowOf(index).issue));
    default:
        return {};
    }
}

int IssuesModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return rowsAbove() + int(m_free.size());
    if (parent.column() != 0)
        return 0;
    switch (kindOf(parent)) {
    case RowKind::Cause:
        return int(m_causes->clear()->findings.size());
    case RowKind::Explanations:
        return int(m_causes->others());
    case RowKind::Issue:
        return int(placesOf(*issueOf(parent)) - 1);
    default:
        return 0;
    }
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

QVariant IssuesModel::sortKeyOf(const Issue &issue, int number, int column) const
{
    switch (column) {
    case SeverityColumn:
        return -int(issue.severity); // the worst first
    case PlaceColumn:
        return number; // in the order of the bytes
    case CountColumn:
        return issue.count;
    default:
        return textOf(issue, column);
    }
}

QVariant IssuesModel::data(const QModelIndex &index, int role) const
{
    const Row row = rowOf(index);
    if (role == KindRole)
        return int(row.kind);
    switch (row.kind) {
    case RowKind::None:
        return {};
    case RowKind::Issue:
        return issueData(*issueOf(index), row.issue, index.column(), role);
    case RowKind::Place:
        return placeData(index, role);
    default:
        return causeData(index, row, role);
    }
}

QVariant IssuesModel::issueData(const Issue &issue, int number, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return textOf(issue, column);
    case Qt::DecorationRole:
        if (column == SeverityColumn)
            return severityIcon(issue.severity, QGuiApplication::palette());
        return {};
    case Qt::AccessibleTextRole:
        return column == SeverityColumn ? severityName(issue.severity) : textOf(issue, column);
    case Qt::ToolTipRole:
        return column == SeverityColumn ? QVariant() : QVariant(textOf(issue, column));
    case Qt::TextAlignmentRole:
        return column == CountColumn ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case Qt::ForegroundRole:
        return colourOf(column);
    case SortRole:
        return sortKeyOf(issue, number, column);
    case SeverityRole:
        return int(issue.severity);
    default:
        return {};
    }
}

/// Of the cause, of what else may have happened, and of the row above that.
QVariant IssuesModel::causeData(const QModelIndex &index, const Row &row, int role) const
{
    const int column = index.column();
    const auto text = [&]() -> QString {
        const auto findings = row.cause ? int(row.cause->findings.size()) : 0;
        switch (column) {
        case MessageColumn:
            if (row.cause)
                return tr("%1 → %n issue(s). %2 %3", nullptr, findings)
                    .arg(row.cause->title, row.cause->remedy, row.cause->evidence);
            return hasClear() ? tr("What else may have happened") : tr("What may have happened");
        case PlaceColumn:
            return row.cause ? row.cause->path : QString();
        case CountColumn:
            return QLocale().toString(row.cause ? findings : int(m_causes->others()));
        case RepairColumn:
            return row.cause ? row.cause->remedy : QString();
        default:
            return {};
        }
    };
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return text();
    case Qt::AccessibleTextRole:
        return column == SeverityColumn && row.kind == RowKind::Cause ? tr("Cause") : text();
    case Qt::DecorationRole:
        return column == SeverityColumn && row.kind == RowKind::Cause ? QVariant(icon(u"repair")) : QVariant();
    case Qt::FontRole:
        if (row.kind == RowKind::Cause) {
            QFont bold = QGuiApplication::font();
            bold.setBold(true);
            return bold;
        }
        return {};
    case Qt::TextAlignmentRole:
        return column == CountColumn ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case Qt::ForegroundRole:
        return colourOf(column);
    case SortRole:
        return index.row();
    case SeverityRole:
        return int(Severity::Error);
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
        if (index.column() == MessageColumn) {
            const QString number =
                tr("%1 of %2").arg(QLocale().toString(index.row() + 2), QLocale().toString(issueOf(index)->count));
            const QString value = placeOf(index).value;
            return value.isEmpty() ? number : number + QStringLiteral(": ") + value;
        }
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

bool IssuesFilter::hasWords(const QModelIndex &index) const
{
    if (m_words.isEmpty())
        return true;
    QString text;
    for (int column = IssuesModel::MessageColumn; column < IssuesModel::ColumnCount; ++column)
        text += index.siblingAtColumn(column).data().toString() + u'\n';
    return std::all_of(m_words.begin(), m_words.end(),
                       [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

/// What follows from a cause that is looked for is found with it.
bool IssuesFilter::acceptsIssue(const QModelIndex &index) const
{
    return m_isShown[size_t(index.data(IssuesModel::SeverityRole).toInt())]
           && (hasWords(index) || (index.parent().isValid() && hasWords(index.parent())));
}

bool IssuesFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const auto isAny = [&](const auto &accepts) {
        for (int i = 0; i < sourceModel()->rowCount(index); ++i) {
            if (accepts(sourceModel()->index(i, 0, index)))
                return true;
        }
        return false;
    };
    switch (IssuesModel::RowKind(index.data(IssuesModel::KindRole).toInt())) {
    case IssuesModel::RowKind::Cause:
        return isAny([this](const QModelIndex &finding) { return acceptsIssue(finding); });
    case IssuesModel::RowKind::Explanations:
        return isAny([this](const QModelIndex &explanation) { return hasWords(explanation); });
    case IssuesModel::RowKind::Explanation:
        return hasWords(index);
    case IssuesModel::RowKind::Issue:
        return acceptsIssue(index);
    default:
        return true; // the places of an issue go with it
    }
}

bool IssuesFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    using RowKind = IssuesModel::RowKind;
    const auto kindOf = [](const QModelIndex &index) { return RowKind(index.data(IssuesModel::KindRole).toInt()); };
    const bool isAscending = sortOrder() == Qt::AscendingOrder;
    // Places stay in the order of the bytes, the best explanation comes first, and all issues below what they follow from.
    const bool isFixed = kindOf(left) != RowKind::Issue || kindOf(right) != RowKind::Issue;
    if (isFixed)
        return (left.row() < right.row()) == isAscending;
    const QVariant a = left.data(IssuesModel::SortRole);
    const QVariant b = right.data(IssuesModel::SortRole);
    if (a == b)
        return left.row() < right.row();
    return a.typeId() == QMetaType::QString ? a.toString().toLower().localeAwareCompare(b.toString().toLower()) < 0
                                            : a.toLongLong() < b.toLongLong();
}

} // namespace hexahedron
