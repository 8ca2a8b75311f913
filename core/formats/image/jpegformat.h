#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// JPEG (.jpg): segments with markers, and the compressed data behind each SOS. Numbers such as 93 are those of the rules in the
/// Horde3D reference.
class JpegFormat : public Described<JpegFormat>
{
    Q_DECLARE_TR_FUNCTIONS(JpegFormat)

public:
    JpegFormat();

    /// Markers, without the 0xff before them.
    enum Marker : qint64 {
        Sof0 = 0xc0,
        Dht = 0xc4,
        Soi = 0xd8,
        Eoi = 0xd9,
        Sos = 0xda,
        Dqt = 0xdb,
        Dri = 0xdd,
        App0 = 0xe0,
        Com = 0xfe
    };
    // What looks say instead of a marker.
    static constexpr qint64 NoMarker = 0, Jfif = 0x100 + App0, Sof = 0x100 + Sof0;

    /// Fields that rules, the picture and tests look for.
    struct Fields
    {
        const Field *file = nullptr, *segments = nullptr, *kind = nullptr, *skipped = nullptr, *marker = nullptr;
        const Field *frame = nullptr, *precision = nullptr, *height = nullptr, *width = nullptr;
        const Field *componentCount = nullptr, *scan = nullptr;
    };
    Fields fields;

private:
    class Segments;
    static void tables(Segments &segments);
    void pictures(Segments &segments);
    static void others(Segments &segments);
};

const Format &jpegFormat();

} // namespace hexahedron
