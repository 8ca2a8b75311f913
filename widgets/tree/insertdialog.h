#pragma once

#include "core/tree/tree.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;

namespace hexahedron {

/// Asks which element comes into an element of a document, or which attribute it gets: one that the format knows, with what it
/// means, or any other.
class InsertDialog : public QDialog
{
    Q_OBJECT

public:
    enum class Kind : quint8 { Element, Attribute };
    /// What gets it when `item` is selected: the element that it is or lies in, or the one around where no element can stand in it;
    /// the document for an outermost element. Not valid where there are no documents.
    static Item placeFor(Kind kind, const Tree &tree, const Item &item);

    /// `item` is such a place.
    InsertDialog(Kind kind, const Tree &tree, const Item &item, QWidget *parent = nullptr);
    /// What is chosen as long as nobody writes anything.
    void setLikely(const QString &name);
    /// Without anything that marks it as an attribute.
    QString name() const;

protected:
    bool eventFilter(QObject *object, QEvent *event) override;

private:
    void addKnown(const Tree &tree, const Item &item);
    void filter();
    void showMeaning();

    Kind m_kind;
    QString m_likely;
    QLineEdit *m_line;
    QTreeWidget *m_list;
    QLabel *m_meaning;
    QPushButton *m_insert;
};

} // namespace hexahedron
