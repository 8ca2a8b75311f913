#pragma once

#include "core/bytes/byterange.h"

#include <QAccessibleWidget>

namespace hexahedron {

class HexView;

/// What a screen reader hears of the hex pane: an editable text that is the cursor's row, in the form of the active
/// pane, with its offset before it, the names of its fields behind it and the cursor in it, and as its value one
/// sentence about the byte. The whole file as one text would be
/// gigabytes.
class HexAccessible : public QAccessibleWidget, public QAccessibleTextInterface
{
public:
    explicit HexAccessible(HexView *view);

    /// Makes Qt ask us for hex views; once is enough, more does no harm.
    static void install();
    static void announceCursor(HexView *view);

    void *interface_cast(QAccessible::InterfaceType type) override;
    QString text(QAccessible::Text kind) const override;
    QAccessible::State state() const override;

    void selection(int index, int *begin, int *end) const override;
    int selectionCount() const override;
    void addSelection(int begin, int end) override;
    void removeSelection(int index) override;
    void setSelection(int index, int begin, int end) override;
    int cursorPosition() const override;
    void setCursorPosition(int position) override;
    QString text(int begin, int end) const override;
    int characterCount() const override;
    QRect characterRect(int position) const override;
    int offsetAtPoint(const QPoint &globalPlace) const override;
    void scrollToSubstring(int begin, int end) override;
    QString attributes(int position, int *begin, int *end) const override;

private:
    HexView *view() const;
    QString addressOf(qint64 place) const;
    ByteRange row() const;
    QString rowText() const;
    QString rowBytes() const;
    QString rowBefore() const;
    QString rowBehind() const;
    int columnOfCharacter(int position) const;
    int characterOf(qint64 offset) const;
};

} // namespace hexahedron
