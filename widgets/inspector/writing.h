#pragma once

namespace hexahedron {

/// What becomes of something that somebody has written and not handed over yet, when its field shows what the file says.
enum class Writing {
    Stays, ///< where the file says the same as before
    Goes
};

} // namespace hexahedron
