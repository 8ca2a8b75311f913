#pragma once

#include "core/tree/tree.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace hexahedron {

/// Name, path, meaning and place of an item.
class ItemHeader : public QWidget
{
    Q_OBJECT

public:
    explicit ItemHeader(QWidget *parent = nullptr);
    /// `selected` are the bytes that were selected, of which the item may have more.
    void show(const Tree &tree, const Item &item, ByteRange selected);

Q_SIGNALS:
    void pathActivated(const QString &path);
    void referenceRequested();
    /// "PAGE#ANCHOR" of the reference.
    void placeRequested(const QString &place);

private:
    void showPath(const Tree &tree, const Item &item);
    void showFacts(const Tree &tree, const Item &item, ByteRange selected);

    QLabel *m_icon;
    QLabel *m_name;
    QLabel *m_path;
    QToolButton *m_copy;
    QLabel *m_meaning;
    QLabel *m_note;
    QLabel *m_facts;
    QLabel *m_bytes;
    QLabel *m_more;
    QString m_plainPath;
};

} // namespace hexahedron
