// Markers and their numbers are those of ISO/IEC 15444-1, annex A. Numbers are floating, as their products know no bounds.
#include "core/picture/jpeg2000cost.h"

#include <QtEndian>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <vector>

namespace hexahedron::picture {

namespace {

constexpr int MostDecompositions = 32;

/// Sizes of the picture, of its tiles and of its components: marker SIZ.
struct Sizes
{
    double width = 0, height = 0; // of a tile
    double tiles = 0;
    std::vector<std::array<double, 2>> steps; // pixels from one number of a component to the next
};

/// How components are coded: markers COD and COC.
struct Coding
{
    double layers = 0; // 0: the marker does not say
    int decompositions = 0;
    std::array<int, 2> blockExponents{};
    std::array<std::array<int, 2>, MostDecompositions + 1> precinctExponents{};
};

/// A marker segment, read from behind its length on. Nothing is read past its end.
class Segment
{
public:
    explicit Segment(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }
    template<typename Number>
    qint64 take()
    {
        if (m_bytes.size() < qsizetype(sizeof(Number))) {
            m_isWhole = false;
            return 0;
        }
        const qint64 value = qFromBigEndian<Number>(m_bytes.data());
        m_bytes = m_bytes.sliced(sizeof(Number));
        return value;
    }
    bool hasEnded() const { return m_isWhole && m_bytes.isEmpty(); }

private:
    QByteArrayView m_bytes;
    bool m_isWhole = true;
};

bool readSizes(Segment segment, Sizes &sizes)
{
    segment.take<quint16>(); // capabilities
    std::array<qint64, 8> sides;
    for (qint64 &side : sides)
        side = segment.take<quint32>();
    const auto [right, bottom, left, top, tileWidth, tileHeight, tileLeft, tileTop] = sides;
    const qint64 components = segment.take<quint16>();
    for (qint64 i = 0; i < components; ++i) {
        segment.take<quint8>(); // depth
        const qint64 x = segment.take<quint8>(), y = segment.take<quint8>();
        sizes.steps.push_back({double(std::max<qint64>(1, x)), double(std::max<qint64>(1, y))});
    }
    if (!segment.hasEnded() || right <= left || bottom <= top || tileWidth == 0 || tileHeight == 0)
        return false;
    sizes.width = double(std::min(tileWidth, right - left));
    sizes.height = double(std::min(tileHeight, bottom - top));
    sizes.tiles = std::ceil(double(std::max<qint64>(0, right - tileLeft)) / double(tileWidth))
                  * std::ceil(double(std::max<qint64>(0, bottom - tileTop)) / double(tileHeight));
    return true;
}

bool readComponentCoding(Segment &segment, bool hasPrecincts, Coding &coding)
{
    constexpr int LargestPrecinct = 15;
    constexpr int MostBlock = 10;
    const qint64 decompositions = segment.take<quint8>();
    if (decompositions > MostDecompositions)
        return false;
    coding.decompositions = int(decompositions);
    for (int &exponent : coding.blockExponents)
        exponent = int(std::min<qint64>(segment.take<quint8>() + 2, MostBlock));
    segment.take<quint16>(); // style and transformation
    for (int resolution = 0; resolution <= coding.decompositions; ++resolution) {
        const int exponents = hasPrecincts ? int(segment.take<quint8>()) : LargestPrecinct * 0x11;
        coding.precinctExponents[size_t(resolution)] = {exponents & 15, exponents >> 4};
    }
    return segment.hasEnded();
}

bool readCoding(Segment segment, Coding &coding)
{
    const bool hasPrecincts = segment.take<quint8>() & 1;
    segment.take<quint8>(); // order
    coding.layers = double(segment.take<quint16>());
    segment.take<quint8>(); // transformation of components
    return readComponentCoding(segment, hasPrecincts, coding);
}

/// With `width` bytes for the number of the component.
bool readCodingOfComponent(Segment segment, int width, Coding &coding)
{
    width == 1 ? segment.take<quint8>() : segment.take<quint16>();
    const bool hasPrecincts = segment.take<quint8>() & 1;
    return readComponentCoding(segment, hasPrecincts, coding);
}

struct Counts
{
    double precincts = 0;     // of all bands
    double blocks = 0;        // code-blocks
    double packets = 0;       // in each layer
    double mostPrecincts = 0; // in one resolution
};

/// Of one component of one tile. A tile may begin anywhere, so that it touches one more of everything than would hold it.
Counts countsOf(double width, double height, const Coding &coding)
{
    Counts counts;
    for (int resolution = 0; resolution <= coding.decompositions; ++resolution) {
        const double scale = std::ldexp(1, resolution - coding.decompositions);
        const bool isLowest = resolution == 0;
        const double bands = isLowest ? 1 : 3;
        double precincts = 1, blocks = 1;
        for (size_t axis = 0; axis < 2; ++axis) {
            const double side = std::ceil((axis == 0 ? width : height) * scale);
            const int precinct = coding.precinctExponents[size_t(resolution)][axis];
            const int inBand = std::max(0, precinct - (isLowest ? 0 : 1));
            const int block = std::min(coding.blockExponents[axis], inBand);
            precincts *= std::ceil(std::ldexp(side, -precinct)) + 1;
            blocks *= std::ceil(std::ldexp(side, -block - (isLowest ? 0 : 1))) + 1;
        }
        counts.precincts += bands * precincts;
        counts.blocks += bands * blocks;
        counts.packets += precincts;
        counts.mostPrecincts = std::max(counts.mostPrecincts, precincts);
    }
    return counts;
}

Jpeg2000Cost costOf(const Sizes &sizes, const Coding &coding, double layers)
{
    // What OpenJPEG 2.5 takes for each, measured.
    constexpr double TileSize = 6000, TileComponentSize = 1500, PrecinctSize = 300, BlockSize = 400;
    Jpeg2000Cost cost;
    cost.components = double(sizes.steps.size());
    double mostPrecincts = 0;
    double tile = 0;
    for (const auto &[x, y] : sizes.steps) {
        const Counts counts = countsOf(std::ceil(sizes.width / x), std::ceil(sizes.height / y), coding);
        tile += PrecinctSize * counts.precincts + BlockSize * counts.blocks;
        cost.packets += layers * counts.packets;
        mostPrecincts = std::max(mostPrecincts, counts.mostPrecincts);
    }
    // One mark of two bytes for every packet that a tile could have.
    tile += 2 * layers * cost.components * (coding.decompositions + 1) * mostPrecincts;
    cost.bookkeeping = sizes.tiles * (TileSize + TileComponentSize * cost.components) + tile;
    cost.work = sizes.tiles * tile;
    cost.packets *= sizes.tiles;
    return cost;
}

} // namespace

Jpeg2000Cost Jpeg2000Cost::of(QByteArrayView file)
{
    constexpr uchar Size = 0x51, CodingStyle = 0x52, CodingStyleOfComponent = 0x53;
    constexpr size_t MostHeaders = 1000; // of each kind; tiles that differ from all others are rare
    std::vector<Sizes> allSizes;
    std::vector<Coding> codings;
    double layers = 1;
    const auto keep = [&](const Coding &coding) {
        layers = std::max(layers, coding.layers);
        codings.push_back(coding);
    };
    qsizetype next = 0;
    while (next + 4 <= file.size() && std::max(allSizes.size(), codings.size()) < MostHeaders) {
        const auto *found = static_cast<const char *>(
            std::memchr(file.data() + next, 0xff, size_t(file.size() - next)));
        if (!found)
            break;
        const qsizetype begin = found - file.data();
        next = begin + 1;
        if (file.size() - begin < 4)
            break;
        const qsizetype length = qFromBigEndian<quint16>(found + 2);
        if (length < 2 || length - 2 > file.size() - begin - 4)
            continue;
        const Segment segment(file.sliced(begin + 4, length - 2));
        Coding coding;
        Sizes sizes;
        switch (uchar(found[1])) {
        case Size:
            if (readSizes(segment, sizes))
                allSizes.push_back(std::move(sizes));
            break;
        case CodingStyle:
            if (readCoding(segment, coding))
                keep(coding);
            break;
        case CodingStyleOfComponent:
            for (const int width : {1, 2}) {
                if (coding = {}; readCodingOfComponent(segment, width, coding))
                    keep(coding);
            }
            break;
        }
    }
    Jpeg2000Cost most;
    const bool areTooMany = std::max(allSizes.size(), codings.size()) >= MostHeaders;
    for (const Sizes &sizes : allSizes) {
        for (const Coding &coding : codings) {
            const Jpeg2000Cost cost = costOf(sizes, coding, layers);
            most.components = std::max(most.components, cost.components);
            most.bookkeeping = std::max(most.bookkeeping, cost.bookkeeping);
            most.work = std::max(most.work, cost.work);
            most.packets = std::max(most.packets, cost.packets);
        }
    }
    if (areTooMany)
        most.packets = most.bookkeeping = HUGE_VAL;
    return most;
}

bool Jpeg2000Cost::fits(qint64 size) const
{
    // A packet takes at least a byte, so that much more than one for each byte means that most of the file is missing.
    constexpr double AnywayPackets = 1 << 22, PacketsPerByte = 16;
    constexpr double AnywayBytes = 64 << 20, BytesPerByte = 1024, MostBytes = 1 << 30;
    constexpr double AnywayWork = 1 << 30, WorkPerByte = 4096;
    constexpr double MostComponents = 8;
    return components <= MostComponents && packets <= AnywayPackets + PacketsPerByte * double(size)
           && work <= AnywayWork + WorkPerByte * double(size)
           && bookkeeping <= std::min(AnywayBytes + BytesPerByte * double(size), MostBytes);
}

} // namespace hexahedron::picture
