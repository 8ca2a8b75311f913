#include "core/check/zerosectors.h"

#include "core/check/engineissues.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"

#include <algorithm>
#include <span>

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
    /// Whether a sector may be one in which something was written since it was lost: a few looks tell it of most.
    bool mayBePartlyZero(qint64 begin)
    {
        constexpr qint64 Step = 64;
        constexpr qint64 Probe = 8;
        constexpr qint64 LeastZero = Sector / Step * Probe / 2;
        qint64 zero = 0;
        qint64 left = Sector / Step * Probe;
        for (qint64 at = begin; at < begin + Sector && zero + left >= LeastZero; at += Step, left -= Probe)
            zero += zerosIn({at, at + Probe}).count;
        return zero >= LeastZero;
    }
    struct Zeros
    {
        qint64 count = 0;
        qint64 longest = 0; ///< so many follow each other somewhere
    };
    Zeros zerosIn(ByteRange range)
    {
        constexpr qint64 Step = 256;
        Zeros zeros;
        qint64 run = 0;
        for (qint64 at = range.begin; at < range.end; at += Step) {
            const qint64 count = qMin(Step, range.end - at);
            for (const uchar byte : std::span(m_bytes.at(at, count), size_t(count))) {
                run = byte == 0 ? run + 1 : 0;
                zeros.count += byte == 0 ? 1 : 0;
                zeros.longest = qMax(zeros.longest, run);
            }
        }
        return zeros;
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
    // Where something was written since, shorter runs are left, which still nothing around is like.
    constexpr qint64 LeastPartlyRun = 16;
    constexpr qint64 LeastPartly = 3 * Sector / 4;
    struct Run
    {
        ByteRange sectors, zeros;
        qint64 unusual = UsualRun; ///< so many zeros in a row do not occur around it
        bool isPartly = false;
    };
    ZeroRuns runs(file);
    const auto isZero = [&](qint64 sector) { return runs.areZeros(sector, Probe) && runs.isZeroSector(sector); };
    // The longest run of zeros in it; 0 when it is none.
    const auto partlyZero = [&](qint64 sector) {
        if (!runs.mayBePartlyZero(sector))
            return qint64(0);
        const ZeroRuns::Zeros there = runs.zerosIn({sector, sector + Sector});
        const bool isAligned = runs.areZeros(sector, Probe) || runs.areZeros(sector + Sector - Probe, Probe);
        return isAligned && there.count >= LeastPartly && there.longest >= LeastPartlyRun ? there.longest : 0;
    };
    std::vector<Run> all;
    for (qint64 sector = 0; sector + Sector <= runs.size() && all.size() < Most; sector += Sector) {
        ByteRange zeros{sector, sector};
        qint64 unusual = UsualRun;
        bool isPartly = false;
        for (; zeros.end + Sector <= runs.size(); zeros.end += Sector) {
            if (isZero(zeros.end))
                continue;
            const qint64 longest = partlyZero(zeros.end);
            if (longest == 0)
                break;
            unusual = qMin(unusual, 2 * longest / 3);
            isPartly = true;
        }
        if (zeros.isEmpty())
            continue;
        const ByteRange sectors = zeros;
        sector = zeros.end; // the sector there is none
        while (zeros.begin > 0 && sectors.begin - zeros.begin <= MostBeside && runs.isZeroAt(zeros.begin - 1))
            --zeros.begin;
        while (zeros.end < runs.size() && zeros.end - sectors.end <= MostBeside && runs.isZeroAt(zeros.end))
            ++zeros.end;
        if (sectors.begin - zeros.begin <= MostBeside && zeros.end - sectors.end <= MostBeside)
            all.push_back({sectors, zeros, unusual, isPartly});
    }
    // Values that are mostly zero are so beyond a sector, too.
    const auto hasFewZeros = [&](ByteRange range) {
        return range.size() >= LeastAround && 2 * runs.zerosIn(range).count <= range.size();
    };
    std::vector<ByteRange> found;
    for (size_t i = 0; i < all.size(); ++i) {
        const ByteRange zeros = all[i].zeros;
        const qint64 begin = i > 0 ? all[i - 1].zeros.end : 0;
        const qint64 end = i + 1 < all.size() ? all[i + 1].zeros.begin : runs.size();
        const ByteRange before{qMax(begin, zeros.begin - Around), zeros.begin};
        const ByteRange behind{zeros.end, qMin(end, zeros.end + Around)};
        bool isEnclosed = before.size() + behind.size() >= LeastAround;
        for (const qint64 near : {LeastAround, Sector}) {
            const ByteRange nearBefore{qMax(before.begin, before.end - near), before.end};
            const ByteRange nearBehind{behind.begin, qMin(behind.end, behind.begin + near)};
            isEnclosed = isEnclosed && (!all[i].isPartly || (hasFewZeros(nearBefore) && hasFewZeros(nearBehind)));
        }
        if (isEnclosed && !runs.hasRun(before, all[i].unusual) && !runs.hasRun(behind, all[i].unusual))
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
                       {.arguments = {count, ZeroRuns(tree.bytes(stream)).zerosIn(zeros).count, zeros.size(),
                                      QStringLiteral("0x") + QString::number(zeros.begin, 16)},
                        .count = count,
                        .elements = std::move(elements)});
    }
}

} // namespace hexahedron
