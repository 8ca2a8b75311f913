#pragma once

#include <QKeyEvent>

namespace hexahedron::preview {

/// Keys for who drags something.
enum class DragKey {
    TakesBack, ///< Esc; Undo, which means what is being dragged and not what was done before
    Redoes,    ///< comes after the drag
    Plain,     ///< for the drag, if it has a use for it
    Modifier,
    OfWindow ///< its commands carry out the drag before they do anything, and know what to do where that leads to a question
};

inline DragKey dragKeyOf(const QKeyEvent &event)
{
    constexpr Qt::KeyboardModifiers Plain = Qt::ShiftModifier | Qt::KeypadModifier;
    const int key = event.key();
    if (key == Qt::Key_Escape || event.matches(QKeySequence::Undo))
        return DragKey::TakesBack;
    if (event.matches(QKeySequence::Redo) || event.keyCombination() == (Qt::CTRL | Qt::Key_Y))
        return DragKey::Redoes;
    if (key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_Meta || key == Qt::Key_Shift
        || key == Qt::Key_AltGr)
        return DragKey::Modifier;
    if (key >= Qt::Key_F1 && key <= Qt::Key_F35)
        return DragKey::OfWindow;
    return (event.modifiers() & ~Plain) == Qt::NoModifier ? DragKey::Plain : DragKey::OfWindow;
}

} // namespace hexahedron::preview
