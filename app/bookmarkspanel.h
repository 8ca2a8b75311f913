#pragma once

#include "core/edit/bookmarks.h"

#include <QAbstractTableModel>
#include <QPointer>
#include <QWidget>

class QAction;
class QLabel;
class QToolButton;
class QTreeView;

namespace hexahedron {

class Bookmarks;
class DocumentPage;

class BookmarksModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Note, Path, Offset, Size, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;
    void setPage(DocumentPage *page);
    void reload();
    int idAt(int row) const;
    int rowOf(int id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex & /*parent*/ = {}) const override { return ColumnCount; }
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QPointer<DocumentPage> m_page;
    std::vector<Bookmark> m_rows;
};

/// The bookmarks of the file that is shown: notes are written in the list.
class BookmarksPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit BookmarksPanel(QWidget *parent = nullptr);

    void setPage(DocumentPage *page);
    QTreeView *list() const { return m_list; }
    /// Marks what is selected, or the field at the cursor, ready to write a note.
    void addHere();
    /// The note that is being written is handed over.
    void finishWriting();
    /// Undo in the list is about bookmarks as long as some are removed.
    bool canBringBack() const;
    /// To the next one from the cursor on, or the one before; around the ends.
    void goTo(int by);

Q_SIGNALS:
    void exportRequested();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    void build();
    bool isWriting() const;
    void update();
    QString message() const;
    void choose(int row);
    void selectAlone(int row);
    void removeSelected();
    void setColor(int color);
    std::vector<int> selectedIds() const;

    QPointer<DocumentPage> m_page;
    BookmarksModel *m_model;
    QTreeView *m_list;
    QLabel *m_message;
    QToolButton *m_color;
    QToolButton *m_remove;
    QToolButton *m_export;
    bool m_isStale = false;  ///< the list has changed while a note was written
    bool m_isAdding = false; ///< the note that is written is of a new one
    bool m_isQuiet = false;  ///< the row changes because the list does
};

} // namespace hexahedron
