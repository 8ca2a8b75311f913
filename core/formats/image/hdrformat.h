#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Radiance picture (.hdr): lines of text, then pixels with a common exponent. Numbers such as 98 are those of the rules in the
/// Horde3D reference.
class HdrFormat : public Described<HdrFormat>
{
    Q_DECLARE_TR_FUNCTIONS(HdrFormat)

public:
    HdrFormat();

    /// Fields that rules, the picture and tests look for.
    struct Fields
    {
        const Field *begin = nullptr, *file = nullptr, *lines = nullptr, *text = nullptr, *lineBegin = nullptr;
        const Field *resolution = nullptr, *resolutionText = nullptr, *scanlines = nullptr;
    };
    Fields fields;
};

const Format &hdrFormat();

} // namespace hexahedron
