#include "app/lossquestion.h"

#include <QMessageBox>
#include <QPushButton>

namespace hexahedron {

bool mayBeLost(const LossQuestion &question, QWidget *parent)
{
    QMessageBox box(QMessageBox::Warning, question.title, question.text, QMessageBox::Cancel, parent);
    box.setInformativeText(question.remedy);
    box.addButton(question.button, QMessageBox::DestructiveRole)->setObjectName(QStringLiteral("really"));
    box.button(QMessageBox::Cancel)->setObjectName(QStringLiteral("cancel"));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() != QMessageBox::Cancel;
}

} // namespace hexahedron
