#pragma once

#include "core/tree/tree.h"

#include <QStringList>

namespace hexahedron {

/// What somebody means by a path: the item of that path, else one whose path ends so ("ANIM", "vertices[12]"), looked for from
/// `here` outwards. "vertex 12" is an element in words, "[12]" one of the list around `here`. Packed bytes are not expanded for it, and of large files only some thousand items around `here` and from the
/// beginning on are looked at.
std::optional<Item> findNearest(const Tree &tree, const Item &here, QStringView path);

/// The path that somebody may have meant by one that leads nowhere: the one whose parts differ from its last parts by the fewest
/// letters ("heder" → "header", "engine/header/magik" → "engine/header/magic"). Empty when none is near. Looks at as much as findNearest().
QString similarPath(const Tree &tree, const Item &here, QStringView path);

/// How many letters must change, come, go or swap places with the next one to make one of the other; at most `most` + 1.
int editDistance(QStringView a, QStringView b, int most);

/// Paths of chunks, records and lists from the beginning on, at most so many: what can be offered while somebody types.
QStringList structurePaths(const Tree &tree, qsizetype most);

} // namespace hexahedron
