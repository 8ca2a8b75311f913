#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

/// A stored node of any stream of a tree.
struct Place
{
    StreamId stream = 0;
    NodeId node = NoNode;
    bool isValid() const { return node != NoNode; }
    friend bool operator==(const Place &, const Place &) = default;
};

/// Frames as they belong together, wherever their bytes lie: what packed bytes expand to stands where the packed frame stands.
namespace places {

const Field &fieldOf(const Tree &tree, Place place);
/// The frame or record in which the node stands; of a file inside a file nothing further out.
Place around(const Tree &tree, Place place);
/// The nodes that stand in `container`, in reading order; opens what is packed.
std::vector<Place> in(const Tree &tree, Place container);
/// The streams, `stream` among them, whose nodes belong to the same file. Opens all of it.
std::vector<StreamId> streamsOfFile(const Tree &tree, StreamId stream);

/// The node around `place`, or itself or beside one around, in whose layout the count stands.
Place countHolder(const Tree &tree, Place place, const Field &count);
/// All arrays whose number of elements the field says, in whichever records they lie.
std::vector<Item> arraysCountedBy(const Tree &tree, const Item &count);
/// The nodes that hold the arrays which `index`, a field in `place`, names elements of; they follow each other. The same as
/// IndexTargets finds in one stream.
std::vector<Place> holdersOf(const Tree &tree, Place place, const Field &index);

} // namespace places
} // namespace hexahedron
