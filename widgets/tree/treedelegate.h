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
};

} // namespace hexahedron
