#include "core/check/zerosectors.h"

#include "core/check/engineissues.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"

#include <algorithm>

namespace hexahedron {

namespace {

constexpr qint64 Sector = 512;

/// Reads a file byte by byte from its runs.
class ZeroRuns
{
public:
    explicit ZeroRuns(const Bytes &file)
        : m_bytes(file)
        , m_size(file.size())
    {
    }

    qint64 size() const { return m_size; }
    bool isZeroAt(qint64 offset) { return *m_bytes.at(offset, 1) == 0; }
    bool areZeros(qint64 offset, qint64 count)
    {
        const uchar *bytes = m_bytes.at(offset, count);
        return std::all_of(bytes, bytes + count, [](uchar byte) { return byte == 0; });
    }
    bool isZeroSector(qint64 begin)
    {
        constexpr qint64 Step = 128;
        for (qint64 at = begin; at < begin + Sector; at += Step) {
            if (!areZeros(at, Step))
                return false;
        }
        return true;
    }
    /// Whether so many zeros follow each other in a range.
    bool hasRun(ByteRange range, qint64 least)
    {
        // Each such run covers one of these places.
        for (qint64 at = range.begin + least - 1; at < range.end; at += least) {
            qint64 begin = at;
            while (begin > range.begin && begin > at - least && isZeroAt(begin - 1))
                --begin;
            qint64 end = at;
            while (end < range.end && end < at + least && isZeroAt(end))
                ++end;
            if (end > at && end - begin >= least)
                return true;
        }
        return false;
    }

private:
    ByteCursor m_bytes;
    qint64 m_size;
};

} // namespace

std::vector<ByteRange> zeroSectorsOf(const Bytes &file)
{
    constexpr size_t Most = 64;
    constexpr qint64 Probe = 8;
    constexpr qint64 MostBeside = 16; // zeros that stood there before
    constexpr qint64 Around = 8 << 10;
    constexpr qint64 LeastAround = 64;
    constexpr qint64 UsualRun = 48; // there are so many zeros in texts of a fixed size, or in bones
    struct Run
    {
        ByteRange sectors, zeros;
    };
    ZeroRuns runs(file);
    std::vector<Run> all;
    for (qint64 sector = 0; sector + Sector <= runs.size() && all.size() < Most; sector += Sector) {
        if (!runs.areZeros(sector, Probe) || !runs.isZeroSector(sector))
            continue;
        ByteRange zeros{sector, sector + Sector};
        while (zeros.end + Sector <= runs.size() && runs.isZeroSector(zeros.end))
            zeros.end += Sector;
        const ByteRange sectors = zeros;
        sector = zeros.end; // the sector there is none
        while (zeros.begin > 0 && sectors.begin - zeros.begin <= MostBeside && runs.isZeroAt(zeros.begin - 1))
            --zeros.begin;
        while (zeros.end < runs.size() && zeros.end - sectors.end <= MostBeside && runs.isZeroAt(zeros.end))
            ++zeros.end;
        if (sectors.begin - zeros.begin <= MostBeside && zeros.end - sectors.end <= MostBeside)
            all.push_back({sectors, zeros});
    }
    std::vector<ByteRange> found;
    for (size_t i = 0; i < all.size(); ++i) {
        const ByteRange zeros = all[i].zeros;
        const qint64 begin = i > 0 ? all[i - 1].zeros.end : 0;
        const qint64 end = i + 1 < all.size() ? all[i + 1].zeros.begin : runs.size();
        const ByteRange before{qMax(begin, zeros.begin - Around), zeros.begin};
        const ByteRange behind{zeros.end, qMin(end, zeros.end + Around)};
        if (before.size() + behind.size() >= LeastAround && !runs.hasRun(before, UsualRun)
            && !runs.hasRun(behind, UsualRun))
            found.push_back(all[i].sectors);
    }
    return found;
}

void checkZeroSectors(Checker &checker)
{
    const Tree &tree = checker.tree();
    const StreamId stream = checker.stream();
    for (const ByteRange zeros : zeroSectorsOf(tree.bytes(stream))) {
        Item item = tree.at(stream, zeros.begin);
        // Elements that have lost anything are named one by one.
        ElementRuns elements;
        for (Item inner = item, array = tree.parent(item); array.isValid(); inner = array, array = tree.parent(array)) {
            if (array.role != Item::Role::Array || array.stride <= 0)
                continue;
            elements = {};
            const qint64 first = (zeros.begin - array.range.begin) / array.stride;
            const qint64 end = (qMin(zeros.end, array.range.end) - array.range.begin + array.stride - 1) / array.stride;
            for (qint64 i = first; i < end; ++i)
                elements.note(i);
            item = inner;
        }
        const qint64 count = qMax<qint64>(1, elements.count());
        checker.report(issues::zeroSector, item,
                       {.arguments = {zeros.size(), QStringLiteral("0x") + QString::number(zeros.begin, 16)},
                        .count = count,
                        .elements = std::move(elements)});
    }
}

} // namespace hexahedron
