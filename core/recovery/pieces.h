#pragma once

#include "core/recovery/hypothesis.h"

#include <optional>

namespace hexahedron::recovery {

/// Packed content in which something is made up.
struct MendedContent
{
    QString path;        ///< of what holds it
    qint64 expanded = 0; ///< bytes that make sense before the damage
    qint64 madeUp = 0;   ///< expanded bytes
    bool isCut = false;  ///< the file ends in it
};

/// What a directory says lies elsewhere, packed in pieces, laid out anew.
struct LaidOut
{
    std::vector<Replacement> replacements; ///< in the file, in ascending order
    std::vector<MendedContent> mended;
    int damaged = 0; ///< pieces that are written anew
    int moved = 0;   ///< contents that lie elsewhere than the directory says
    std::vector<Removal> removals;
};

/// Finds each content by its pieces, wherever it lies: they expand to as many bytes as the directory says. Of one that is damaged the
/// pieces before and behind the damage are found, and between them as many bytes are made up as are missing; what says where contents
/// lie follows. Nothing when all of them are where they should be, or nothing tells them.
std::optional<LaidOut> laidOutAnew(Workbench &bench);

} // namespace hexahedron::recovery
