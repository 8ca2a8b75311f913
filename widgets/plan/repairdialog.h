#pragma once

#include "core/recovery/repairing.h"

#include <QDialog>
#include <QTimer>

#include <map>
#include <set>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace hexahedron {

class ChangeList;

/// All repairs of a file, each with a tick: first those that are made unless somebody objects, then what removes something. What
/// the ticked ones do together is planned in the background, again whenever a tick changes.
class RepairDialog final : public QDialog
{
    Q_OBJECT

public:
    /// `wishes`: where it begins, which kinds of issues for instance.
    explicit RepairDialog(std::shared_ptr<const Tree> tree, RepairWishes wishes, QWidget *parent = nullptr);
    ~RepairDialog() override;

    /// What the user has agreed to.
    const EditPlan &plan() const { return m_repairs.plan; }
    /// Whether what goes is to be kept as a file; offered where something goes, and there is a file beside which it can be.
    void setCanKeep(bool canKeep);
    bool keepsRemoved() const;

    QSize sizeHint() const override { return {860, 520}; }

Q_SIGNALS:
    /// Somebody wants to see what the ticked repairs make of the file.
    void compareRequested(const hexahedron::EditPlan &plan);

private:
    struct Run;

    void build();
    void replan();
    void take(const std::shared_ptr<Run> &run);
    void keepPlaces(const std::set<RepairKey> &there);
    void fill();
    bool followMoved();
    bool leaveOutOthers();
    void keepChoices();
    bool isToBeChosen(const std::vector<size_t> &numbers) const;
    QTreeWidgetItem *addBranch(const QString &key, const std::vector<size_t> &numbers);
    void addRow(QTreeWidgetItem *parent, const RepairOffer &offer, size_t number);
    void ticked(QTreeWidgetItem *row);
    void keepOthers();
    void updateTexts();
    QString unmendedText() const;

    std::shared_ptr<const Tree> m_tree;
    RepairWishes m_wishes;
    RepairPlan m_repairs;
    std::map<RepairKey, std::tuple<bool, bool, bool, bool, int, size_t>>
        m_ranks;                              ///< of rows, as they were when they came up first
    std::map<RepairKey, RepairOffer> m_known; ///< all that there were so far
    int m_movesLeft = 0;
    bool m_isLeavingOut = false; ///< what was ticked last is no longer, and was to explain what others would mend
    std::shared_ptr<Run> m_run;  ///< null when nothing is being planned
    QTimer m_later;
    bool m_isFilling = false;

    QLabel *m_title = nullptr;
    QLabel *m_total = nullptr;
    QTreeWidget *m_list = nullptr;
    QProgressBar *m_progress = nullptr;
    QToolButton *m_details = nullptr;
    ChangeList *m_changes = nullptr;
    QCheckBox *m_keep = nullptr;
    bool m_canKeep = false;
    QPushButton *m_compare = nullptr;
    QPushButton *m_apply = nullptr;
};

} // namespace hexahedron
