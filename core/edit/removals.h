#pragma once

#include "core/edit/editplan.h"
#include "core/tree/tree.h"

namespace hexahedron {

/// What changes take away: bytes that go without others of the same meaning in their place. Bytes that come back in another
/// place have only moved, and packed bytes are counted as what they expand to. `changes` lie in streams of `tree`.
std::vector<Removal> removalsOf(const std::vector<const Change *> &changes, const Tree &tree);

/// How many bytes go that are not among those that come. Who writes a shorter name has lost nothing.
qint64 lostBy(const Change &change, const Tree &tree);
/// Whether packed bytes give way as a whole to others that a repair has made up: what else was packed in them, nobody can tell.
bool replacesPacked(const Change &change, const Tree &tree);
/// How many bytes stand behind the NUL that ends a text in a field of fixed size, and are not in `after` any more. Whoever writes
/// the text does not see them.
qint64 lostBehindText(const Field &field, const QByteArray &before, const QByteArray &after);

/// Those of one place as one, the largest first.
std::vector<Removal> joined(std::vector<Removal> removals);

/// "36 bytes of NODE/KEYS ([1] removed)" for each place; of many only the largest `most`, then how many more.
QStringList removalTexts(const std::vector<Removal> &removals, int most);

} // namespace hexahedron
