#pragma once

#include "core/edit/editplan.h"
#include "core/tree/tree.h"

#include <QTreeWidget>

namespace hexahedron {

/// Every change of a plan with its cause, place and bytes.
class ChangeList final : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ChangeList(QWidget *parent = nullptr);

    /// `tree` is the one that was planned on.
    void setPlan(const EditPlan &plan, const Tree *tree);
};

} // namespace hexahedron
