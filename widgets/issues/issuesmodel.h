#pragma once

#include "core/check/issue.h"

#include <QAbstractItemModel>
#include <QSortFilterProxyModel>

#include <array>

namespace hexahedron {

/// Issues as rows, in the order in which they were found; below one that counts several places the further ones.
class IssuesModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { SeverityColumn, MessageColumn, PlaceColumn, CountColumn, ReferenceColumn, RepairColumn, ColumnCount };
    enum Role { SortRole = Qt::UserRole + 1, SeverityRole };

    static constexpr qint64 MostPlaces = 1000; ///< listed below one issue

    using QAbstractItemModel::QAbstractItemModel;

    /// Without the tree in which they were found only the first place of each is known.
    void setIssues(std::shared_ptr<const std::vector<Issue>> issues, std::shared_ptr<const Tree> tree = nullptr);
    /// Null for rows that are not there.
    const Issue *issueAt(int row) const;
    /// The issue of a row, also of one of its places.
    const Issue *issueOf(const QModelIndex &index) const;
    /// The bytes of a row's place.
    struct Place
    {
        StreamId stream = 0;
        ByteRange range;
        QString path;
        friend bool operator==(const Place &a, const Place &b) { return a.stream == b.stream && a.range == b.range; }
    };
    Place placeOf(const QModelIndex &index) const;
    /// Places of an issue that are listed, the first one among them.
    qint64 placesOf(const Issue &issue) const;
    /// Rows with that severity.
    int countOf(Severity severity) const { return m_counts[size_t(severity)]; }
    /// Rows of that kind that can be repaired.
    int repairableOf(const IssueKind *kind) const;
    /// Shown greyed: they belong to an older state of the file.
    void setStale(bool stale);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString textOf(const Issue &issue, int column) const;
    QVariant placeData(const QModelIndex &index, int role) const;
    QVariant colourOf(int column) const;
    QVariant sortKeyOf(const Issue &issue, int row, int column) const;

    std::shared_ptr<const std::vector<Issue>> m_issues;
    std::shared_ptr<const Tree> m_tree;
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
