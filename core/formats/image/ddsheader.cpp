#include "core/formats/image/ddsheader.h"

#include "core/formats/image/ddsformat.h"

#include <array>

namespace hexahedron {

namespace {

constexpr qint64 fourCC(const char (&text)[5])
{
    return qint64(quint8(text[0])) | qint64(quint8(text[1])) << 8 | qint64(quint8(text[2])) << 16
           | qint64(quint8(text[3])) << 24;
}

/// How pixels are stored, by the number that names it.
struct Named
{
    qint64 number;
    DdsPixels pixels;
    bool isTakenByEngine;
};

constexpr std::array byFourCC{
    Named{fourCC("DXT1"), DdsPixels::Bc1, true},  Named{fourCC("DXT2"), DdsPixels::Bc2, false},
    Named{fourCC("DXT3"), DdsPixels::Bc2, true},  Named{fourCC("DXT4"), DdsPixels::Bc3, false},
    Named{fourCC("DXT5"), DdsPixels::Bc3, true},  Named{fourCC("ATI1"), DdsPixels::Bc4, false},
    Named{fourCC("BC4U"), DdsPixels::Bc4, false}, Named{fourCC("ATI2"), DdsPixels::Bc5, false},
    Named{fourCC("BC5U"), DdsPixels::Bc5, false}, Named{fourCC("BC4S"), DdsPixels::Bc4, false},
    Named{fourCC("BC5S"), DdsPixels::Bc5, false}, Named{113, DdsPixels::Rgba16f, true},
    Named{116, DdsPixels::Rgba32f, true},
};

// The engine reads 96 and 97 as the unsigned and the signed BC6H, which are 95 and 96: see the rules.
constexpr std::array byDxgiFormat{
    Named{2, DdsPixels::Rgba32f, false}, Named{10, DdsPixels::Rgba16f, false}, Named{28, DdsPixels::Rgba8, false},
    Named{29, DdsPixels::Rgba8, false},  Named{71, DdsPixels::Bc1, false},     Named{72, DdsPixels::Bc1, false},
    Named{74, DdsPixels::Bc2, false},    Named{75, DdsPixels::Bc2, false},     Named{77, DdsPixels::Bc3, false},
    Named{78, DdsPixels::Bc3, false},    Named{80, DdsPixels::Bc4, false},     Named{81, DdsPixels::Bc4, false},
    Named{83, DdsPixels::Bc5, false},    Named{84, DdsPixels::Bc5, false},     Named{87, DdsPixels::Bgra8, false},
    Named{88, DdsPixels::Bgrx8, false},  Named{91, DdsPixels::Bgra8, false},   Named{93, DdsPixels::Bgrx8, false},
    Named{95, DdsPixels::Bc6h, false},   Named{96, DdsPixels::Bc6h, true},     Named{97, DdsPixels::Bc7, true},
    Named{98, DdsPixels::Bc7, true},     Named{99, DdsPixels::Bc7, true},
};

template<size_t Size>
Named named(const std::array<Named, Size> &all, qint64 number)
{
    const auto it = std::find_if(all.begin(), all.end(), [=](const Named &n) { return n.number == number; });
    return it == all.end() ? Named{number, DdsPixels::Unknown, false} : *it;
}

Named namedBy(const DdsHeader &header)
{
    return header.isDx10() ? named(byDxgiFormat, header.dxgiFormat) : named(byFourCC, header.fourCC);
}

qint64 product(std::initializer_list<qint64> factors)
{
    qint64 result = 1;
    for (const qint64 factor : factors) {
        if (__builtin_mul_overflow(result, factor, &result))
            return std::numeric_limits<qint64>::max();
    }
    return result;
}

qint64 sum(qint64 a, qint64 b)
{
    qint64 result = 0;
    return __builtin_add_overflow(a, b, &result) ? std::numeric_limits<qint64>::max() : result;
}

} // namespace

DdsHeader DdsHeader::read(const ValueStack &values)
{
    return DdsFormat::instance().numbers.read(values);
}

DdsHeader DdsHeader::read(const StreamTree &stream)
{
    return DdsFormat::instance().numbers.read(stream);
}

void DdsHeader::finish()
{
    pixels = findPixels();
    bytesPerUnit = findBytesPerUnit();
}

bool DdsHeader::isDx10() const
{
    return (pixelFlags & HasFourCC) && fourCC == hexahedron::fourCC("DX10");
}

bool DdsHeader::isCube() const
{
    constexpr qint64 Dx10Cube = 0x4;
    return (caps2 & IsCube) || (isDx10() && (dx10Flags & Dx10Cube));
}

DdsPixels DdsHeader::findPixels() const
{
    if (pixelFlags & HasFourCC)
        return namedBy(*this).pixels;
    if (!(pixelFlags & HasRgb) || greenMask != 0xff00)
        return DdsPixels::Unknown;
    const bool isBgr = redMask == 0xff0000 && blueMask == 0xff;
    if (!isBgr && !(redMask == 0xff && blueMask == 0xff0000))
        return DdsPixels::Unknown;
    if (bitCount == 24)
        return isBgr ? DdsPixels::Bgr8 : DdsPixels::Rgb8;
    if (bitCount != 32)
        return DdsPixels::Unknown;
    if (!(pixelFlags & HasAlpha) || alphaMask == 0)
        return isBgr ? DdsPixels::Bgrx8 : DdsPixels::Rgbx8;
    return isBgr ? DdsPixels::Bgra8 : DdsPixels::Rgba8;
}

bool DdsHeader::isTakenByEngine() const
{
    return pixelFlags & HasFourCC ? namedBy(*this).isTakenByEngine : pixels != DdsPixels::Unknown;
}

bool DdsHeader::isSigned() const
{
    constexpr qint64 Bc4 = 81, Bc5 = 84, Bc6h = 96; // of DXGI
    if (isDx10())
        return dxgiFormat == Bc4 || dxgiFormat == Bc5 || dxgiFormat == Bc6h;
    return named(byFourCC, fourCC).pixels != DdsPixels::Unknown
           && (fourCC == hexahedron::fourCC("BC4S") || fourCC == hexahedron::fourCC("BC5S"));
}

bool DdsHeader::hasBlocks() const
{
    return DdsPixels::Bc1 <= pixels && pixels <= DdsPixels::Bc7;
}

qint64 DdsHeader::findBytesPerUnit() const
{
    switch (pixels) {
    case DdsPixels::Unknown:
        return 0;
    case DdsPixels::Bc1:
    case DdsPixels::Bc4:
    case DdsPixels::Rgba16f:
        return 8;
    case DdsPixels::Bc2:
    case DdsPixels::Bc3:
    case DdsPixels::Bc5:
    case DdsPixels::Bc6h:
    case DdsPixels::Bc7:
    case DdsPixels::Rgba32f:
        return 16;
    case DdsPixels::Bgr8:
    case DdsPixels::Rgb8:
        return 3;
    case DdsPixels::Bgrx8:
    case DdsPixels::Rgbx8:
    case DdsPixels::Bgra8:
    case DdsPixels::Rgba8:
        return 4;
    }
    return 0;
}

qint64 DdsHeader::faceCount() const
{
    constexpr qint64 MostElements = 256; // of an array; more than any game has
    return (isCube() ? 6 : 1) * qBound(qint64(1), arraySize, MostElements);
}

qint64 DdsHeader::fullChain() const
{
    qint64 levels = 1;
    for (qint64 side = qMax(qMax(width, height), caps2 & IsVolume ? depth : 1); side > 1; side /= 2)
        ++levels;
    return levels;
}

qint64 DdsHeader::levelCount() const
{
    return flags & HasMipMapCount ? qBound<qint64>(1, mipMapCount, fullChain()) : 1;
}

DdsHeader::Level DdsHeader::level(qint64 number) const
{
    const auto halved = [=](qint64 side) { return qMax<qint64>(1, side >> number); };
    Level level{.number = number,
                .width = halved(width),
                .height = halved(height),
                .depth = caps2 & IsVolume ? halved(depth) : 1};
    const auto units = [this](qint64 side) { return hasBlocks() ? (side + 3) / 4 : side; };
    level.units = product({units(level.width), units(level.height), level.depth});
    level.size = product({level.units, bytesPerUnit});
    return level;
}

qint64 DdsHeader::faceSize() const
{
    qint64 size = 0;
    for (qint64 i = 0; i < levelCount(); ++i)
        size = sum(size, level(i).size);
    return size;
}

DdsHeader::Level DdsHeader::levelAt(qint64 offset) const
{
    const qint64 size = faceSize();
    qint64 inFace = size > 0 ? (offset - dataBegin) % size : 0;
    qint64 number = 0;
    while (number + 1 < levelCount() && inFace >= level(number).size)
        inFace -= level(number++).size;
    return level(number);
}

} // namespace hexahedron
