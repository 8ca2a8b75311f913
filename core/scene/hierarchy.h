#pragma once

#include <QtGlobal>

#include <vector>

namespace hexahedron {

/// An element and its parent, both by their number in the file; -1: it hangs at the top.
struct Descendant
{
    qint64 element = 0;
    qint64 parent = -1;
};

/// The elements of a hierarchy with parents first, generation by generation. `parents` has the number of each one's parent; one
/// that is not there, or is the element itself, is none. A circle is cut at its first element.
std::vector<Descendant> parentsFirst(const std::vector<qint64> &parents);

} // namespace hexahedron
