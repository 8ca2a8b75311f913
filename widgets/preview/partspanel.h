#pragma once

#include "widgets/preview/partentries.h"

#include <QSet>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QModelIndex;
class QSortFilterProxyModel;
class QToolButton;
class QTreeView;

namespace hexahedron::preview {

class PartsModel;

/// The list of a model's parts: which of them are shown, and in which level of detail.
class PartsPanel : public QWidget
{
    Q_OBJECT
public:
    explicit PartsPanel(QWidget *parent);

    /// `counts` are those of the elements of each entry. All are shown until setHidden() says otherwise.
    void setParts(const std::vector<PartEntry> &entries, const std::vector<qint64> &counts);
    /// Others, in another level of detail.
    void setCounts(const std::vector<qint64> &counts);
    void setHidden(const QSet<QString> &keys);
    QSet<QString> hidden() const;
    /// How many levels there are, and which one is chosen; one level is no choice.
    void setLevels(int count, int chosen);
    /// The entry that is selected elsewhere, -1: none.
    void setCurrent(int entry);
    void showOnly(const QSet<int> &entries);
    void showAll() { setHiddenByUser({}); }
    void hidePart(int entry);

    QSize sizeHint() const override { return {220, 160}; }

protected:
    void resizeEvent(QResizeEvent *event) override;

Q_SIGNALS:
    void hiddenChanged();
    void levelChosen(int level);
    void partChosen(int entry);
    void menuWanted(int entry, const QPoint &at); ///< on the screen

private:
    void setHiddenByUser(const QSet<QString> &keys);
    void choose(const QModelIndex &shown);
    void showSelectedOnly();
    void openMenu(const QPoint &at);
    QSet<int> selectedEntries() const;
    void updateButtons();
    void updateColumns();

    PartsModel *m_model;
    QSortFilterProxyModel *m_filter;
    QLineEdit *m_text;
    QTreeView *m_list;
    QToolButton *m_solo, *m_all;
    QComboBox *m_level;
    bool m_isFollowing = false; ///< what is chosen elsewhere
};

} // namespace hexahedron::preview
