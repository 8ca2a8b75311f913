#include "widgets/tree/treedelegate.h"

#include "core/tree/value.h"
#include "widgets/issues/severityicon.h"
#include "widgets/letterwidth.h"
#include "widgets/tree/itemsview.h"
#include "widgets/tree/treemodel.h"
#include "widgets/tree/valuecompletion.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QTimer>
#include <QToolTip>

namespace hexahedron {

namespace {

constexpr int RowPadding = 3;
const char *const ErrorProperty = "hexahedronError";
const char *const PathProperty = "hexahedronPath";
const char *const WrittenProperty = "hexahedronWritten"; // the text that was handed over

/// Of what is wrong with an item itself, or with something below it.
int markSize(const QFontMetrics &metrics, bool isOwn)
{
    return isOwn ? metrics.ascent() + 2 : qMax(5, metrics.xHeight());
}

void paintMark(QPainter *painter, const QStyleOptionViewItem &option, const QRect &textRect, const QVariant &own,
               const QVariant &below)
{
    const bool isOwn = own.isValid();
    const auto severity = Severity((isOwn ? own : below).toInt());
    const int size = markSize(option.fontMetrics, isOwn);
    const int width = option.fontMetrics.horizontalAdvance(option.text);
    QRect place(0, 0, size, size);
    place.moveCenter(textRect.center());
    const int behindText = textRect.left() + width + letterWidth(option.fontMetrics) + 2;
    place.moveLeft(qMin(behindText, option.rect.right() - size - 1));
    if (option.direction == Qt::RightToLeft)
        place.moveLeft(option.rect.left() + option.rect.right() - place.right());
    if (isOwn) {
        const bool isSelected = option.state & QStyle::State_Selected;
        severityIcon(severity, option.palette)
            .paint(painter, place, Qt::AlignCenter, isSelected ? QIcon::Selected : QIcon::Normal);
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(severityColor(severity, option.palette));
    painter->setOpacity(0.75);
    // Told apart by their shapes too: a square for errors, a triangle for warnings, a disc for remarks.
    if (severity == Severity::Error)
        painter->drawRect(place);
    else if (severity == Severity::Warning)
        painter->drawConvexPolygon(QPolygon{
            {place.bottomLeft(), place.bottomRight() + QPoint(1, 0), QPoint(place.center().x(), place.top() - 1)}});
    else
        painter->drawEllipse(place);
    painter->restore();
}

void showError(QWidget *editor, const QString &error)
{
    QToolTip::showText(editor->mapToGlobal(QPoint(0, editor->height())), error, editor);
}

/// Where several rows are selected: whether all of them change, or only one.
void sayWhatChanges(QLineEdit *line, const ItemsView &view, const Item &item)
{
    if (view.selectionModel()->selectedRows().size() < 2)
        return;
    const qint64 count = view.editedWith(item);
    const QString text = count > 1 ? TreeDelegate::tr("Changes all %1 selected values of this kind.")
                                         .arg(QLocale().toString(count))
                                   : TreeDelegate::tr("Changes only this value.");
    line->setAccessibleDescription(text);
    line->setObjectName(QStringLiteral("several"));
    QTimer::singleShot(0, line, [line, text] { // when it has its place
        QToolTip::showText(line->mapToGlobal(QPoint(0, line->height())), text, line);
    });
}

} // namespace

void TreeDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    const QWidget *widget = option.widget;
    const QStyle *style = widget ? widget->style() : QApplication::style();
    if (index.column() != TreeModel::NameColumn) {
        if (shown.displayAlignment & Qt::AlignRight)
            shown.text += QString(2, QChar::Nbsp); // away from the text in the next column
        style->drawControl(QStyle::CE_ItemViewItem, &shown, painter, widget);
        return;
    }
    const QVariant own = index.data(TreeModel::SeverityRole);
    const QVariant below = index.data(TreeModel::SeverityBelowRole);
    const bool isMarked = own.isValid() || below.isValid();
    const QRect textRect = style->subElementRect(QStyle::SE_ItemViewItemText, &shown, widget);
    shown.textElideMode = Qt::ElideMiddle; // numVertices and numVertexStreams begin alike, as elements of a list do
    if (isMarked) {
        const int markWidth = markSize(shown.fontMetrics, own.isValid()) + letterWidth(shown.fontMetrics) + 4;
        shown.text = shown.fontMetrics.elidedText(shown.text, shown.textElideMode, textRect.width() - markWidth);
    }
    style->drawControl(QStyle::CE_ItemViewItem, &shown, painter, widget);
    if (isMarked)
        paintMark(painter, shown, textRect, own, below);
}

QSize TreeDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(0, RowPadding);
}

QWidget *TreeDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const auto *model = qobject_cast<const TreeModel *>(index.model());
    if (!model)
        return nullptr;
    const Item item = model->itemAt(index);
    const std::shared_ptr<const Tree> tree = model->tree();
    auto *line = new QLineEdit(parent);
    line->setFrame(false);
    line->setAutoFillBackground(true);
    line->setProperty(PathProperty, tree->path(item));
    line->setAccessibleName(tr("Value of %1").arg(tree->path(item)));
    if (const auto *view = qobject_cast<const ItemsView *>(parent->parentWidget()))
        sayWhatChanges(line, *view, item);
    auto *completion = new ValueCompletion(line);
    completion->setItem(tree, item);
    auto *self = const_cast<TreeDelegate *>(
        this); // the base makes editors in a constant function, and ends them in another
    connect(completion, &ValueCompletion::chosen, self, [self, line] { self->finish(line); });
    connect(line, &QLineEdit::textChanged, line, [line, item, tree](const QString &text) {
        QString error;
        parseValue(*tree, item, text, &error);
        line->setProperty(ErrorProperty, error);
        line->setToolTip(error);
        QPalette palette = line->parentWidget()->palette();
        if (!error.isEmpty())
            palette.setColor(QPalette::Text, severityColor(Severity::Error, palette));
        line->setPalette(palette);
        if (error.isEmpty())
            QToolTip::hideText();
    });
    return line;
}

void TreeDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    if (const auto *line = qobject_cast<QLineEdit *>(editor))
        editor->setProperty(WrittenProperty, line->text());
    QStyledItemDelegate::setModelData(editor, model, index);
}

QString TreeDelegate::pathOf(const QWidget *editor)
{
    return editor->property(PathProperty).toString();
}

bool TreeDelegate::isTyped(const QWidget *editor)
{
    const auto *line = qobject_cast<const QLineEdit *>(editor);
    const QVariant written = editor->property(WrittenProperty);
    return line && line->isModified() && !(written.isValid() && written.toString() == line->text());
}

bool TreeDelegate::refuses(QWidget *editor)
{
    const QString error = editor->property(ErrorProperty).toString();
    if (!error.isEmpty())
        showError(editor, error);
    return !error.isEmpty();
}

void TreeDelegate::finish(QWidget *editor)
{
    if (refuses(editor))
        return;
    Q_EMIT commitData(editor);
    if (editor->isVisible()) // else a new tree has come, and the editor is gone with the old one
        Q_EMIT closeEditor(editor);
}

/// What cannot be read is given up, and that is said.
void TreeDelegate::leave(QWidget *editor)
{
    const QString error = editor->property(ErrorProperty).toString();
    Q_EMIT closeEditor(editor, RevertModelCache);
    Q_EMIT givenUp(error);
}

void TreeDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *line = qobject_cast<QLineEdit *>(editor);
    // Issues may come while somebody is typing: what was typed stays.
    if (line && !line->isModified())
        line->setText(index.data(Qt::EditRole).toString());
}

bool TreeDelegate::eventFilter(QObject *editor, QEvent *event)
{
    const QString error = editor->property(ErrorProperty).toString();
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const bool isCommit = key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab
                              || key == Qt::Key_Backtab;
        if (isCommit && !error.isEmpty()) {
            showError(qobject_cast<QWidget *>(editor), error);
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut && !error.isEmpty()) {
        auto *widget = qobject_cast<QWidget *>(editor);
        if (widget->isActiveWindow() && !QApplication::activePopupWidget()) {
            leave(widget);
            return true;
        }
        // Another window came in front: it stays, unless the keys are for something else here afterwards.
        connect(qApp, &QApplication::focusChanged, widget, [this, widget](const QWidget *, const QWidget *now) {
            if (!now || now->window() != widget->window())
                return;
            qApp->disconnect(widget);
            if (now != widget)
                leave(widget);
        });
        return false;
    }
    return QStyledItemDelegate::eventFilter(editor, event);
}

} // namespace hexahedron
