#pragma once

#include "core/scene/scene.h"
#include "core/tree/items.h"

namespace hexahedron {

/// What parts of a tree are in a scene. Nothing here reads more than a few numbers.

/// A view on the same part of each of `records`, which are all laid out alike. Floats, and whole numbers of 1, 2 or 4 bytes.
scene::View viewOn(const Item &records, const Part &part);
/// The same by the part's field; no view when the records do not have it.
scene::View viewOn(const Tree &tree, const Item &records, const Field *field);
/// A view on a list of numbers, one in each element.
scene::View viewOn(const Item &numbers);

/// A view on the numbers of one field below `item`, as the only element; no view when they are missing or cut off.
scene::View viewOfField(const Tree &tree, const Item &item, const Field *field);

/// Three numbers below `item`, or `otherwise` when they are missing or cut off.
scene::Vec3 vectorIn(const Tree &tree, const Item &item, const Field *field, const scene::Vec3 &otherwise = {});
/// Four numbers below `item`, from the form in which the field stores rotations; no turn when they are missing or cut off.
scene::Quat rotationIn(const Tree &tree, const Item &item, const Field *field);
/// Sixteen numbers below `item`, column by column; the identity when they are missing or cut off.
scene::Mat4 matrixIn(const Tree &tree, const Item &item, const Field *field);

/// Notes a box whose corners are two fields below `item`, unless they are missing or cut off.
void addBox(scene::Scene &scene, const Tree &tree, const Item &item, const Field *low, const Field *high, int node,
            int mesh = -1);

/// What the file is called, without the folders in which it lies.
QString nameOfFile(const Tree &tree);
/// A node that stands for an item.
scene::Node nodeOf(const Tree &tree, const Item &item, const QString &name);

} // namespace hexahedron
