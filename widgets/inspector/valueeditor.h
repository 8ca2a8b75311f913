#pragma once

#include "core/tree/value.h"
#include "widgets/inspector/writing.h"

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
    bool fits(const Item &item) const
    {
        return m_item.field == item.field && m_item.role == item.role && m_item.count == item.count;
    }

    /// Shows what the file says. What somebody is writing stays as long as it is the same item: the tree and the issues that an
    /// edit before has caused come while the next value is being written.
    void showItem(const std::shared_ptr<const Tree> &tree, const Item &item);
    /// Shows what the file says, also in the place of what somebody has written.
    void showAgain(const std::shared_ptr<const Tree> &tree, const Item &item);
    const Item &item() const { return m_item; }
    /// That of the item.
    const std::shared_ptr<const Tree> &tree() const { return m_tree; }
    /// Whether it is the same item, also in another tree.
    bool isAbout(const Tree &tree, const Item &item) const;
    bool shows(const std::shared_ptr<const Tree> &tree) const { return m_tree == tree; }
    /// Whether something stands here that the file does not say.
    virtual bool isBeingWritten() const = 0;

Q_SIGNALS:
    void edited(const QString &text);
    void jumpRequested(hexahedron::StreamId stream, hexahedron::ByteRange range);

protected:
    virtual void showValue(const Tree &tree, const Item &item, Writing writing) = 0;
    /// Prepares what is offered to somebody who writes another value.
    virtual void offer(const std::shared_ptr<const Tree> &, const Item &) { }

private:
    void take(const std::shared_ptr<const Tree> &tree, const Item &item, Writing writing);

    std::shared_ptr<const Tree> m_tree; ///< where another one has come, what is typed is for an item of this one
    Item m_item;
};

} // namespace hexahedron
