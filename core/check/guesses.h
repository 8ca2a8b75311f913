#pragma once

#include "core/check/issue.h"

namespace hexahedron::guesses {

/// Of an element in a circle of parents: each of them could be the one that leads out of it.
inline constexpr const char *makeRoot = QT_TRANSLATE_NOOP("repairs", "Make it a root.");

/// True for a repair that is one of several as good: nobody makes it unasked.
inline bool isGuess(const Repair &repair)
{
    return std::string_view(repair.sentence) == makeRoot;
}

} // namespace hexahedron::guesses
