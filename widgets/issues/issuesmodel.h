#pragma once

#include "core/recovery/causes.h"

#include <QAbstractItemModel>
#include <QSortFilterProxyModel>

#include <array>

namespace hexahedron {

/// Issues as rows, in the order in which they were found; below one that counts several places the further ones. Above them,
/// where it is known, their cause with the issues that follow from it below it, then what else may have happened.
class IssuesModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { SeverityColumn, MessageColumn, PlaceColumn, CountColumn, ReferenceColumn, RepairColumn, ColumnCount };
    enum Role { SortRole = Qt::UserRole + 1, SeverityRole, KindRole };
    enum class RowKind { None, Cause, Explanations, Explanation, Issue, Place };

    static constexpr qint64 MostPlaces = 1000; ///< listed below one issue

    using QAbstractItemModel::QAbstractItemModel;

    /// Without the tree in which they were found only the first place of each is known.
    void setIssues(std::shared_ptr<const std::vector<Issue>> issues, std::shared_ptr<const Tree> tree = nullptr,
                   std::shared_ptr<const Causes> causes = nullptr);
    RowKind kindOf(const QModelIndex &index) const { return rowOf(index).kind; }
    /// The issue of a row, also of one of its places; null for other rows.
    const Issue *issueOf(const QModelIndex &index) const;
    /// What may have happened; null for issues.
    const Cause *causeOf(const QModelIndex &index) const { return rowOf(index).cause; }
    QModelIndex indexOfIssue(size_t number) const;
    bool hasCauses() const { return m_causes && !m_causes->all.empty(); }
    /// The bytes of a row's place.
    struct Place
    {
        StreamId stream = 0;
        ByteRange range;
        QString path;
        QString value; ///< what stands there, if it is one of the further places of an issue
        friend bool operator==(const Place &a, const Place &b) { return a.stream == b.stream && a.range == b.range; }
    };
    Place placeOf(const QModelIndex &index) const;
    /// What stands at the place of an issue's row; not valid for other rows, nor without a tree.
    Item itemOf(const QModelIndex &index) const;
    /// Whether it goes with the repair of the clear cause.
    bool followsFromCause(const Issue &issue) const;
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
    struct Row
    {
        RowKind kind = RowKind::None;
        int issue = -1; ///< number of it
        const Cause *cause = nullptr;
    };
    Row rowOf(const QModelIndex &index) const;
    bool hasClear() const { return m_causes && m_causes->isClear; }
    bool hasOthers() const { return m_causes && m_causes->others() > 0; }
    /// Rows above those of the issues.
    int rowsAbove() const { return int(hasClear()) + int(hasOthers()); }
    int issueCount() const { return m_issues ? int(qMin<size_t>(m_issues->size(), INT_MAX - 8)) : 0; }
    QString textOf(const Issue &issue, int column) const;
    QVariant issueData(const Issue &issue, int number, int column, int role) const;
    QVariant causeData(const QModelIndex &index, const Row &row, int role) const;
    QVariant placeData(const QModelIndex &index, int role) const;
    QVariant colourOf(int column) const;
    QVariant sortKeyOf(const Issue &issue, int number, int column) const;

    std::shared_ptr<const std::vector<Issue>> m_issues;
    std::shared_ptr<const Tree> m_tree;
    std::shared_ptr<const Causes> m_causes; ///< of these issues
    std::vector<int> m_free;                ///< issues that do not follow from the cause
    std::vector<int> m_rows;                ///< of each issue, below the cause or free
    std::vector<bool> m_follows;            ///< of each issue: whether it stands below the cause
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
    bool hasWords(const QModelIndex &index) const;
    bool acceptsIssue(const QModelIndex &index) const;

    std::array<bool, 3> m_isShown{true, true, true};
    QStringList m_words;
};

} // namespace hexahedron
