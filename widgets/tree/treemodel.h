#pragma once

#include "core/check/issue.h"
#include "core/tree/tree.h"
#include "widgets/tree/issuemarks.h"
#include "widgets/tree/treefilter.h"

#include <QAbstractItemModel>
#include <QHash>

class QMimeData;

namespace hexahedron {

/// A tree for views. An index names the opened thing it lies in and its row there, so what is kept grows with what somebody
/// opens, never with the file. Long arrays open in groups of at most a thousand rows; nothing enumerates their elements.
class TreeModel final : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, ValueColumn, OffsetColumn, SizeColumn, TypeColumn, ColumnCount };
    enum Role {
        PathRole = Qt::UserRole + 1, ///< QString, empty for groups
        RangeRole,                   ///< ByteRange
        StreamRole,                  ///< StreamId
        ItemRole,                    ///< Item, not valid for groups
        SeverityRole,                ///< int: the worst issue at the item itself, absent without
        SeverityBelowRole,           ///< int: the worst issue below
        HitRole,                     ///< bool: the filter means this very row
    };
    static constexpr qint64 MostRows = 1000;    ///< of an array, or of groups
    static constexpr qint64 MostFrames = 20000; ///< of a frame: their names are worth scrolling through

    explicit TreeModel(QObject *parent = nullptr);

    std::shared_ptr<const Tree> tree() const { return m_tree; }
    /// All indexes are void afterwards; filter and issues go with the former tree.
    void setTree(std::shared_ptr<const Tree> tree);
    /// Issues of the tree that is shown.
    void setIssues(std::shared_ptr<const std::vector<Issue>> issues);
    /// Brackets, quotes and the space between in documents; they are left out unless somebody asks for them.
    void setShowsSigns(bool shows);
    /// Shows only what was found and what leads there. Null shows everything.
    void setFilter(std::shared_ptr<const FilterResult> filter);
    std::shared_ptr<const FilterResult> filter() const { return m_filter; }
    /// The same hits, of which more is known: nothing closes.
    void renewFilter(std::shared_ptr<const FilterResult> filter) { m_filter = std::move(filter); }

    /// Not valid for groups and invalid indexes.
    Item itemAt(const QModelIndex &index) const;
    ByteRange rangeAt(const QModelIndex &index) const;
    StreamId streamAt(const QModelIndex &index) const;
    bool isGroup(const QModelIndex &index) const;
    /// Where an item is shown; with a filter the nearest thing above it that is.
    QModelIndex indexOf(const Item &item, int column = NameColumn) const;
    QModelIndex indexOfHit(size_t hit) const;
    /// How many hits stand before the index.
    size_t hitsBefore(const QModelIndex &index) const;
    /// The row in `parent` with the name that the column Name shows, quickly when it is near `hint`.
    QModelIndex indexNamed(const QModelIndex &parent, const QString &name, int hint) const;
    QString nameAt(const QModelIndex &index) const;
    /// Everything that was opened since the model was reset, each after what it lies in.
    std::vector<QModelIndex> opened() const;
    /// The row of the item above before which something that is dropped between rows comes; -1 where nothing can.
    qint64 rowBefore(const QModelIndex &parent, int row) const;

    bool hasChildren(const QModelIndex &parent = {}) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    /// Announces what was typed; the value changes when the edit has been made and a new tree comes.
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;

    // Frames can be dragged to another place of the same tree.
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

Q_SIGNALS:
    void editRequested(const hexahedron::Item &item, const QString &text);
    /// Before row `row` of `parent`, counted before the move.
    void moveRequested(const hexahedron::Item &frame, const hexahedron::Item &parent, qint64 row);

private:
    /// What stands in one row: an item, or a group of the children of one.
    struct Entry
    {
        Item item;
        bool isGroup = false;
        qint64 first = 0; ///< of a group, in what the container shows; else the row in the item above
        qint64 count = 0;
        int found = -1; ///< what the filter knows about it
    };
    /// Something that was opened: children `first` to `first + count` of an item, `span` of them in one row. Without signs these
    /// count among the children that are left.
    struct Container
    {
        Item item;
        qint64 first = 0;
        qint64 count = 0;
        qint64 span = 1;
        int found = -1; ///< shows only what the filter has below that
        quint32 parent = 0;
        int row = 0;
        std::vector<Item> parts;                         ///< of a stored node
        std::shared_ptr<const std::vector<qint64>> rows; ///< that are left without signs; null where all are
        std::shared_ptr<const NodeLayout>
            layout; ///< kept, because that of a frame with a million frames is slow to make
    };

    quint32 containerOf(const QModelIndex &index) const;
    Container open(const QModelIndex &index) const;
    int rowsOf(const Container &container) const;
    Item childOf(const Container &container, qint64 row) const;
    std::shared_ptr<const std::vector<qint64>> rowsWithoutSigns(const Container &container) const;
    static qint64 rowAt(const Container &container, qint64 place);
    static qint64 placeOf(const Container &container, qint64 row);
    static qint64 rowOf(const Container &container, NodeId id);
    QString nameOf(const Container &container, qint64 row, const Item &item) const;
    const Entry &entryAt(const QModelIndex &index) const;
    QModelIndex locate(quint32 container, qint64 row) const;
    bool canHaveChildren(const Entry &entry) const;
    void forget();
    Item draggedItem(const QMimeData *data) const;

    QVariant textOf(const QModelIndex &index, const Entry &entry) const;
    QString spokenOf(const QModelIndex &index, const Entry &entry) const;
    QVariant appearanceOf(const QModelIndex &index, const Entry &entry, int role) const;
    std::optional<Severity> severityOf(const Entry &entry) const;
    std::optional<Severity> severityBelow(const QModelIndex &index, const Entry &entry) const;
    QString toolTipOf(const QModelIndex &index, const Entry &entry) const;
    ByteRange rangeOf(const QModelIndex &index, const Entry &entry) const;

    std::shared_ptr<const Tree> m_tree;
    std::shared_ptr<const std::vector<Issue>> m_issues;
    std::shared_ptr<const FilterResult> m_filter;
    IssueMarks m_marks;
    bool m_showsSigns = false;
    mutable std::vector<Container> m_containers;    // [0] holds the file
    mutable QHash<quint64, quint32> m_containerIds; // by container and row
    mutable quint64 m_lastKey = ~quint64(0);        // views ask for one row many times
    mutable Entry m_lastEntry;
};

} // namespace hexahedron
