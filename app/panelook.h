#pragma once

#include "widgets/hex/hexcoloring.h"
#include "widgets/hex/hexlayout.h"

namespace hexahedron {

/// How byte panes look: what is chosen for all of them and kept from one start to the next.
struct PaneLook
{
    static constexpr int Records = -1; ///< as row length: that of the record at the cursor

    HexForm form;
    HexColoring coloring;
    int rowLength = HexRows::Automatic;
    bool hasDecimalAddresses = false;
    int zoom = 0;

    friend bool operator==(const PaneLook &, const PaneLook &) = default;
};

} // namespace hexahedron
