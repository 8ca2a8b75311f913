#pragma once

#include "core/edit/editplan.h"
#include "core/tree/tree.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QLabel;
class QPushButton;
class QScrollArea;

namespace hexahedron {

class ChangeList;

/// Shows what an edit will do before it is done: every change with its cause and place, what the user should know besides, and
/// the issues that it would create.
class PlanDialog : public QDialog
{
    Q_OBJECT

public:
    /// `tree` is the one that was planned on.
    PlanDialog(const EditPlan &plan, std::shared_ptr<const Tree> tree, QWidget *parent = nullptr);

    /// Offers to do only what was asked for: makes the plan for that, judged, and calls its argument with it, at once or later.
    using OnlyAsked = std::function<void(const std::function<void(const EditPlan &)> &)>;
    void setOnlyAsked(OnlyAsked plan);
    /// What the user has agreed to: all, or only what was asked for.
    const EditPlan &plan() const { return m_plan; }
    /// Whether what goes is to be kept as a file; offered where something goes, and there is a file beside which it can be.
    void setCanKeep(bool canKeep);
    bool keepsRemoved() const;

    /// Nothing follows from what was asked but lengths, counts and checksums.
    static bool isSmall(const EditPlan &plan);
    void setAskAgain(bool ask);
    bool askAgain() const;

    QSize sizeHint() const override { return {940, 520}; }

Q_SIGNALS:
    /// Somebody wants to see what the plan makes of the file.
    void compareRequested(const hexahedron::EditPlan &plan);

private:
    void choose(bool isOnlyAsked);
    void showPlan();
    QString buttonText() const;
    QWidget *notes(const EditPlan &plan);

    std::shared_ptr<const Tree> m_tree;
    const EditPlan m_full;
    EditPlan m_plan;
    OnlyAsked m_asked;
    std::shared_ptr<int> m_choice; ///< the present one
    QLabel *m_title;
    QLabel *m_summary;
    ChangeList *m_changes;
    QScrollArea *m_notes = nullptr;
    QCheckBox *m_onlyAsked;
    QCheckBox *m_dontAsk;
    QCheckBox *m_keep;
    bool m_canKeep = false;
    QPushButton *m_compare = nullptr;
    QPushButton *m_apply = nullptr;
    QPushButton *m_cancel = nullptr;
};

} // namespace hexahedron
