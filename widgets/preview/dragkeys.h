#pragma once

#include <QKeyEvent>

namespace hexahedron::preview {

/// Keys for who drags something. Those of the window come after the drag, which is carried out first.
enum class DragKey {
    TakesBack, ///< Esc; Undo, which means what is being dragged and not what was done before
    Plain,     ///< for the drag, if it has a use for it
    Modifier,
    OfWindow
};

inline DragKey dragKeyOf(const QKeyEvent &event)
{
    constexpr Qt::KeyboardModifiers Plain = Qt::ShiftModifier | Qt::KeypadModifier;
    const int key = event.key();
    if (key == Qt::Key_Escape || event.matches(QKeySequence::Undo))
        return DragKey::TakesBack;
    if (key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta || key == Qt::Key_Shift
        || key == Qt::Key_AltGr)
        return DragKey::Modifier;
    return (event.modifiers() & ~Plain) == Qt::NoModifier ? DragKey::Plain : DragKey::OfWindow;
}

} // namespace hexahedron::preview
