#pragma once

#include "core/recovery/hypothesis.h"

namespace hexahedron::recovery {

/// Where in a packed block bytes came in or went.
struct PackedPlaces
{
    std::vector<qint64> places; ///< in the file, ascending: with the edit there the block expands to what is announced
    bool areProved = false;     ///< the checksum of what is packed is right with each of them
    /// Where there is no such place: the block as long as it should be, with what can be expanded, and zeros for the rest.
    std::optional<Replacement> mended;
    qint64 madeUp = 0; ///< bytes that zeros stand for
};

/// Packed bytes of what is packed in one piece that were used before they made no sense; 0 when they all do.
qint64 usedBeforeDamage(const Tree &tree, const Item &holder);
/// Looks for them in the block in which `edit` stands; `tree` is read with that edit. None when it stands in no such block.
PackedPlaces placesInPacked(Workbench &bench, const Tree &tree, const Replacement &edit);

} // namespace hexahedron::recovery
