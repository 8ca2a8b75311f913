#pragma once

#include "app/hitsearch.h"
#include "widgets/session/lookup.h"

#include <QAbstractTableModel>
#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;
class QToolButton;
class QTreeView;

namespace hexahedron {

/// What was found, a row for each. Path and value are made for the rows that are seen.
class HitsModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Path, Offset, Match, Value, File, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;
    void setHits(Hits hits, const SearchTerms &terms);
    const Hits &hits() const { return m_hits; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex & /*parent*/ = {}) const override { return ColumnCount; }
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Hits m_hits;
    SearchTerms m_terms;
};

/// The list of all that was found, in bytes or structure, of one file or several. Searches in the background, and again when a file
/// has changed.
class HitsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit HitsPanel(QWidget *parent = nullptr);
    ~HitsPanel() override;

    void search(const HitQuery &query, const std::vector<DocumentPage *> &pages);
    /// The page is another one now, or goes.
    void pageChanged(DocumentPage *page);
    void forget(DocumentPage *page);
    void clear();
    /// A folder is not searched again by itself.
    void searchAgain() { start(); }
    bool isInFolder() const { return !m_query.folder.isEmpty(); }
    bool isSearching() const { return m_isSearching; }
    const Hits &hits() const { return m_model->hits(); }
    QTreeView *list() const { return m_list; }
    QString message() const;
    /// To the next hit, or the one before; around the ends.
    void goTo(int by);

Q_SIGNALS:
    void hitChosen(hexahedron::DocumentPage *page, hexahedron::StreamId stream, hexahedron::ByteRange range);
    /// In a file that was not open when it was searched. Where `opens` is false it is only passed by.
    void hitInFileChosen(const QString &path, const QString &streamPath, hexahedron::ByteRange range, bool opens);
    /// Somebody wants to go on in the bytes.
    void hitActivated();
    void hitsChanged();

private:
    void build();
    void start();
    void take(Hits hits);
    void showSearching(bool isSearching);
    void choose(int row, bool opens);

    HitsModel *m_model;
    QTreeView *m_list;
    QLabel *m_message;
    QProgressBar *m_progress;
    QToolButton *m_stop;
    QTimer m_ticks;
    QTimer m_pause; ///< so that many changes in a row are searched once
    HitQuery m_query;
    std::vector<QPointer<DocumentPage>> m_pages;
    std::shared_ptr<std::atomic<int>> m_permille;
    bool m_isSearching = false;
    bool m_isQuiet = false; ///< the row changes because the list does
    bool m_isAgain = false; ///< a file has changed: the list stays where it is
    std::unique_ptr<Lookup<std::shared_ptr<Hits>>> m_lookup;
};

} // namespace hexahedron
