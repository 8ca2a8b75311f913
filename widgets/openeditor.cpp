#include "widgets/openeditor.h"

#include <QAbstractItemDelegate>
#include <QAbstractItemView>
#include <QLineEdit>

namespace hexahedron {

QLineEdit *openEditorIn(const QAbstractItemView *view)
{
    for (auto *line : view->viewport()->findChildren<QLineEdit *>(Qt::FindDirectChildrenOnly)) {
        if (line->isVisible())
            return line;
    }
    return nullptr;
}

void finishEditorIn(QAbstractItemView *view)
{
    QWidget *editor = openEditorIn(view);
    if (!editor)
        return;
    QMetaObject::invokeMethod(view, "commitData", Q_ARG(QWidget *, editor));
    QMetaObject::invokeMethod(view, "closeEditor", Q_ARG(QWidget *, editor),
                              Q_ARG(QAbstractItemDelegate::EndEditHint, QAbstractItemDelegate::NoHint));
}

} // namespace hexahedron
