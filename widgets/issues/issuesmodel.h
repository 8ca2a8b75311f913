#pragma once

#include "core/check/issue.h"

#include <QAbstractTableModel>
#include <QSortFilterProxyModel>

#include <array>

namespace hexahedron {

/// Issues as rows, in the order in which they were found.
class IssuesModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { SeverityColumn, MessageColumn, PlaceColumn, CountColumn, ReferenceColumn, RepairColumn, ColumnCount };
    enum Role { SortRole = Qt::UserRole + 1, SeverityRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setIssues(std::shared_ptr<const std::vector<Issue>> issues);
    /// Null for rows that are not there.
    const Issue *issueAt(int row) const;
    /// Rows with that severity.
    int countOf(Severity severity) const { return m_counts[size_t(severity)]; }
    /// Rows of that kind that can be repaired.
    int repairableOf(const IssueKind *kind) const;
    /// Shown greyed: they belong to an older state of the file.
    void setStale(bool stale);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString textOf(const Issue &issue, int column) const;
    QVariant sortKeyOf(const Issue &issue, int row, int column) const;

    std::shared_ptr<const std::vector<Issue>> m_issues;
    std::array<int, 3> m_counts{};
    bool m_isStale = false;
};

/// Those of some severities that contain some text.
class IssuesFilter final : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit IssuesFilter(QObject *parent = nullptr);

    void setShown(Severity severity, bool shown);
    void setText(const QString &text);

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    std::array<bool, 3> m_isShown{true, true, true};
    QStringList m_words;
};

} // namespace hexahedron
