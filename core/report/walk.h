#pragma once

#include "core/tree/tree.h"

#include <QStringList>

namespace hexahedron {

/// A tour of a file in reading order, for somebody who has never seen one: the file, then each structure and each field. Of an array the
/// first element stands for all; numbers of a vector and marks of a document's syntax are no steps of their own. One step leads to
/// the next without looking at the rest, so a file of any size begins at once.
namespace walk {

Item first(const Tree &tree);
/// Invalid at the end.
Item next(const Tree &tree, const Item &step);
/// The next one that does not lie in this one; invalid where there is none.
Item over(const Tree &tree, const Item &step);
/// Invalid at the beginning.
Item previous(const Tree &tree, const Item &step);
/// The item itself when it is a step, else the step that stands for it; the first one for an invalid item.
Item stepOf(const Tree &tree, const Item &item);

/// What is to be seen there, a sentence each, from the description and the values: how many bytes, what they say, what follows from
/// that.
/// `onlyFirst`: of alike elements only the first one is shown, and it is said that it stands for all.
QStringList sentences(const Tree &tree, const Item &step, bool onlyFirst = true);

} // namespace walk

} // namespace hexahedron
