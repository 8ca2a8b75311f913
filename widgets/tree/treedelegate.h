#pragma once

#include <QStyledItemDelegate>

namespace hexahedron {

/// Paints the rows of a TreeModel with the marks of their issues, and edits values as one line of text.
class TreeDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    /// Of an editor: the path of the item whose value stands in it.
    static QString pathOf(const QWidget *editor);
    /// Whether something was typed into an editor and not handed over.
    static bool isTyped(const QWidget *editor);
    /// Whether what stands in a line cannot be read. Then it says why.
    static bool refuses(QWidget *editor);

Q_SIGNALS:
    /// A value that cannot be read was left.
    void givenUp(const QString &error);

protected:
    /// A value that cannot be read stays in its editor until it is mended or given up.
    bool eventFilter(QObject *editor, QEvent *event) override;

private:
    void finish(QWidget *editor);
    void leave(QWidget *editor);
};

} // namespace hexahedron
