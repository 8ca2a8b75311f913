#pragma once

class QAbstractItemView;
class QLineEdit;

namespace hexahedron {

/// The line that is open in a list, tree or table, whatever has the keys; null without.
QLineEdit *openEditorIn(const QAbstractItemView *view);
/// What stands in it is handed over, and it goes: also while another window is in front, of whose keys nobody is told.
void finishEditorIn(QAbstractItemView *view);

} // namespace hexahedron
