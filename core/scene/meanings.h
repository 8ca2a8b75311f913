#pragma once

#include "core/scene/treeviews.h"

namespace hexahedron {

/// Scenes from what fields mean (FieldRef::means): whoever describes a format says it once, beside the field.

/// The first field of a record that means that; null when none does.
const Field *fieldThatMeans(const Field &record, Meaning meaning);

/// Notes where vertices have what a field means, unless the mesh has that already. Of what a vertex has once set 0 is taken.
void addAttribute(scene::Mesh &mesh, const Field &field, const scene::View &view);
/// Makes `records`, which are laid out like `shape`, the vertices of a mesh. Skin sets need joints, which are left to the format.
void addVertices(scene::Mesh &mesh, const Item &records, std::span<const Part> shape);
/// The same of what a morph adds to vertices.
void addVertices(scene::Morph &morph, const Item &records, std::span<const Part> shape);
/// A channel for each property of a node that keys move, which are laid out like `shape`. Where a time stands, it is before them.
void addChannels(scene::Clip &clip, int node, const Item &keys, std::span<const Part> shape);
/// Puts a node where parts of it say, and notes where that is stored; what is missing or cut off stays as it is.
void placeNode(scene::Node &node, StreamId stream, std::span<const Part> parts, ByteCursor &bytes);
/// The same of an item that is stored as a node of the tree.
void placeNode(scene::Node &node, const Tree &tree, const Item &item);

} // namespace hexahedron
