#pragma once

#include "core/tree/value.h"

#include <QWidget>

namespace hexahedron {

/// Edits the value of one item. What somebody wants is announced as text, in the writing that parseValue() reads; the value
/// shown changes when a new tree comes.
class ValueEditor : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;
    /// The right one for a kind of item; null when it has no value that can be typed.
    static ValueEditor *make(const std::shared_ptr<const Tree> &tree, const Item &item);
    /// True when this editor fits the item too, so that it can stay with the focus in it.
    bool fits(const Item &item) const { return m_field == item.field && m_role == item.role && m_count == item.count; }

    void showItem(const std::shared_ptr<const Tree> &tree, const Item &item);

Q_SIGNALS:
    void edited(const QString &text);
    void jumpRequested(hexahedron::StreamId stream, hexahedron::ByteRange range);

protected:
    virtual void showValue(const Tree &tree, const Item &item) = 0;
    /// Prepares what is offered to somebody who writes another value.
    virtual void offer(const std::shared_ptr<const Tree> &, const Item &) { }

private:
    const Field *m_field = nullptr;
    Item::Role m_role = Item::Role::Nothing;
    qint64 m_count = 0;
};

} // namespace hexahedron
