#pragma once

#include "core/edit/editplan.h"
#include "core/tree/tree.h"

#include <QDialog>

class QCheckBox;
class QTreeWidget;

namespace hexahedron {

/// Shows what an edit will do before it is done: every change with its cause and place, what the user should know besides, and
/// the issues that it would create.
class PlanDialog : public QDialog
{
    Q_OBJECT

public:
    /// `tree` is the one that was planned on.
    PlanDialog(const EditPlan &plan, std::shared_ptr<const Tree> tree, QWidget *parent = nullptr);

    /// Nothing follows from what was asked but lengths, counts and checksums.
    static bool isSmall(const EditPlan &plan);
    void setAskAgain(bool ask);
    bool askAgain() const;

    QSize sizeHint() const override { return {940, 520}; }

private:
    QTreeWidget *changeList(const EditPlan &plan, const Tree *tree);
    QWidget *notes(const EditPlan &plan);

    QCheckBox *m_dontAsk;
};

} // namespace hexahedron
