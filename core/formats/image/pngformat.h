#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Portable Network Graphics (.png). Chunks stand in the order of the specification and have its names; numbers such as 92 are
/// those of the rules in the Horde3D reference.
class PngFormat : public Described<PngFormat>
{
    Q_DECLARE_TR_FUNCTIONS(PngFormat)

public:
    PngFormat();

    /// Fields that rules, the picture and tests look for.
    struct Fields
    {
        const Field *file = nullptr, *header = nullptr, *width = nullptr, *height = nullptr;
        const Field *bitDepth = nullptr, *colorType = nullptr, *compression = nullptr, *interlace = nullptr;
        const Field *palette = nullptr, *data = nullptr, *packed = nullptr;
    };
    Fields fields;

private:
    void header(RecordRef file);
    void colors(RecordRef file);
    static void texts(RecordRef file);
    static void others(RecordRef file);
};

const Format &pngFormat();

} // namespace hexahedron
