#pragma once

#include "core/changes/wishes.h"
#include "core/check/checker.h"

/// What mends the findings of the Blitz3D rules, where it takes more than a line.
namespace hexahedron::b3drepairs {

/// The chunks of a kind in another one, in their order.
std::vector<Item> chunksOf(const Tree &tree, const Item &owner, const Field *field);
/// A whole chunk.
QByteArray chunk(const char *tag, const QByteArray &content);
/// A NODE that does not move what it contains.
QByteArray emptyNode(const QByteArray &name, const QByteArray &chunks = {});

/// Makes one of several chunks of a kind, or puts the further ones where they may be.
Repair joinRepeated(const Item &owner, const Field *field);
/// For a chunk that is missing in its owner: an empty one, or the owner goes.
Repair endLack(const Item &owner, const Field *field);
/// Exchanges all elements of an array; the lengths around follow.
void rewrite(Wishes &wishes, const Item &array, const QByteArray &elements);

/// Puts the triangles of a mesh into several nodes, none of which has more than `most` vertices.
void splitMesh(Wishes &wishes, const Item &mesh, qint64 most);

// Weights. `array` is that of one BONE, `vertices` the VRTS that bones pull.
void removeZeroWeights(Wishes &wishes, const Item &array);
void addUpWeights(Wishes &wishes, const Item &array);
/// Makes the weights of each vertex that has too many, or whose weights do not add up to 1, right. `onlyMany` leaves
/// the others.
void balanceWeights(Wishes &wishes, const Item &vertices, int most, bool onlyMany);
/// Copies vertices that triangles of different brushes share, with their weights.
void separateBrushes(Wishes &wishes, const Item &vertices);

/// An ANIM behind the mesh or bone of a node.
void addAnimation(Wishes &wishes, const Item &node, qint64 frames);

/// Moves all keys of the file so that the first is at frame 1.
void shiftAllKeys(Wishes &wishes, StreamId stream, qint64 first);
/// Of several keys for the same on one frame only the one of the last chunk stays.
void keepLaterKeys(Wishes &wishes, const Item &node);

} // namespace hexahedron::b3drepairs
