#include "core/bytes/alignment.h"

#include <cstring>
#include <unordered_map>

namespace hexahedron {

namespace {

using Span = std::span<const uchar>;

/// Tells how far somebody is, of so many bytes.
class Watch
{
public:
    Watch(const AlignmentWatch &watch, qint64 whole)
        : m_watch(watch)
        , m_whole(whole)
    {
    }
    bool isCancelled() const { return m_watch.cancelled && *m_watch.cancelled; }
    /// Whether to go on.
    bool reached(qint64 done) const
    {
        if (m_watch.permille && m_whole > 0)
            *m_watch.permille = int(double(done) / double(m_whole) * 1000);
        return !isCancelled();
    }

private:
    AlignmentWatch m_watch;
    qint64 m_whole;
};

constexpr size_t Block = 64 << 10; // is compared at once

/// Bytes from the beginning that are the same in both; `done` of them were before.
qint64 commonBeginning(Span a, Span b, const Watch &watch, qint64 done)
{
    const size_t least = qMin(a.size(), b.size());
    size_t at = 0;
    while (at + Block <= least && std::memcmp(a.data() + at, b.data() + at, Block) == 0
           && watch.reached(done + qint64(at)))
        at += Block;
    while (at < least && a[at] == b[at])
        ++at;
    return qint64(at);
}

qint64 commonEnd(Span a, Span b, const Watch &watch, qint64 done)
{
    const size_t least = qMin(a.size(), b.size());
    size_t at = 0;
    while (at + Block <= least
           && std::memcmp(a.data() + a.size() - at - Block, b.data() + b.size() - at - Block, Block) == 0
           && watch.reached(done + qint64(at)))
        at += Block;
    while (at < least && a[a.size() - at - 1] == b[b.size() - at - 1])
        ++at;
    return qint64(at);
}

/// A stretch that stands in both.
struct Match
{
    qint64 before = 0;
    qint64 after = 0;
    qint64 size = 0;
};

/// Finds long stretches again, wherever they are: blocks of the one by their hash in the other.
class BlockFinder
{
public:
    /// Of what is compared so many bytes are done.
    BlockFinder(Span before, Span after, const Watch &watch, qint64 done)
        : m_before(before)
        , m_after(after)
        , m_watch(watch)
        , m_done(done)
        , m_mayBeThere(FilterWords)
    {
        while (m_block * MostBlocks < qint64(before.size()))
            m_block *= 2; // memory stays bounded
        for (qint64 i = 1; i < m_block; ++i)
            m_outgoing *= Factor;
    }

    /// In order, in both.
    std::vector<Match> matches()
    {
        std::vector<Match> found;
        if (qint64(m_before.size()) < m_block || qint64(m_after.size()) < m_block)
            return found;
        indexBlocks();
        qint64 doneBefore = 0;
        qint64 doneAfter = 0;
        const qint64 last = qint64(m_after.size()) - m_block;
        quint64 hash = hashOf(m_after, 0);
        for (qint64 at = 0; at <= last && !isCancelled(at);) {
            const auto block = mayBeThere(hash) ? m_blocks.find(hash) : m_blocks.end();
            const qint64 there = block == m_blocks.end() ? Repeated : block->second;
            if (there >= doneBefore
                && std::memcmp(m_before.data() + there, m_after.data() + at, size_t(m_block)) == 0) {
                const Match match = grown(there, at, doneBefore, doneAfter);
                found.push_back(match);
                doneBefore = match.before + match.size;
                doneAfter = match.after + match.size;
                at = doneAfter;
                if (at <= last)
                    hash = hashOf(m_after, at);
                continue;
            }
            if (at < last)
                hash = (hash - m_after[size_t(at)] * m_outgoing) * Factor + m_after[size_t(at + m_block)];
            ++at;
        }
        return found;
    }

private:
    static constexpr quint64 Factor = 0x9e3779b97f4a7c15;
    static constexpr qint64 MostBlocks = 1 << 20;
    static constexpr qint64 Repeated = -1;

    static constexpr size_t FilterWords = 1 << 18; // a bit for each of 16 times as many hashes as there are blocks

    bool isCancelled(qint64 at) const { return at % qint64(Block) == 0 && !m_watch.reached(m_done + at); }
    static quint64 filterBit(quint64 hash) { return (hash ^ (hash >> 29)) * Factor >> 40; }
    /// Most places are ruled out by a bit that is near at hand, not by the large table.
    bool mayBeThere(quint64 hash) const
    {
        const quint64 bit = filterBit(hash);
        return m_mayBeThere[bit / 64] >> (bit % 64) & 1;
    }
    quint64 hashOf(Span bytes, qint64 at) const
    {
        quint64 hash = 0;
        for (qint64 i = 0; i < m_block; ++i)
            hash = hash * Factor + bytes[size_t(at + i)];
        return hash;
    }
    /// What occurs twice, such as zeros, says nothing about a place.
    void indexBlocks()
    {
        for (qint64 at = 0; at + m_block <= qint64(m_before.size()); at += m_block) {
            if (at % qint64(Block) == 0 && m_watch.isCancelled())
                return;
            const quint64 hash = hashOf(m_before, at), bit = filterBit(hash);
            m_mayBeThere[bit / 64] |= quint64(1) << (bit % 64);
            const auto [block, isNew] = m_blocks.try_emplace(hash, at);
            if (!isNew)
                block->second = Repeated;
        }
    }
    Match grown(qint64 before, qint64 after, qint64 leastBefore, qint64 leastAfter) const
    {
        const qint64 back = commonEnd(m_before.subspan(size_t(leastBefore), size_t(before - leastBefore)),
                                      m_after.subspan(size_t(leastAfter), size_t(after - leastAfter)), m_watch,
                                      m_done + leastAfter);
        const qint64 on = commonBeginning(m_before.subspan(size_t(before)), m_after.subspan(size_t(after)), m_watch,
                                          m_done + after);
        return {before - back, after - back, back + on};
    }

    Span m_before;
    Span m_after;
    const Watch &m_watch;
    qint64 m_done;
    qint64 m_block = 32;
    quint64 m_outgoing = 1; ///< by what the byte that leaves the window was multiplied
    std::unordered_map<quint64, qint64> m_blocks;
    std::vector<quint64> m_mayBeThere; ///< bits
};

class Aligner
{
public:
    Aligner(Span before, Span after, const Watch &watch)
        : m_before(before)
        , m_after(after)
        , m_watch(watch)
    {
    }

    std::vector<AlignedPart> run()
    {
        const qint64 begin = commonBeginning(m_before, m_after, m_watch, 0);
        const qint64 end = commonEnd(m_before.subspan(size_t(begin)), m_after.subspan(size_t(begin)), m_watch, begin);
        const qint64 endBefore = qint64(m_before.size()) - end;
        const qint64 endAfter = qint64(m_after.size()) - end;
        add(begin, begin, true);
        const auto middle = [=](Span bytes, qint64 to) { return bytes.subspan(size_t(begin), size_t(to - begin)); };
        // Values that were written anew, but nothing that moved.
        if (endBefore != endAfter) {
            BlockFinder finder(middle(m_before, endBefore), middle(m_after, endAfter), m_watch, begin + end);
            for (const Match &match : finder.matches()) {
                alignNear(match.before + begin, match.after + begin);
                add(match.before + begin + match.size, match.after + begin + match.size, true);
            }
        }
        alignNear(endBefore, endAfter);
        add(qint64(m_before.size()), qint64(m_after.size()), true);
        return std::move(m_parts);
    }

private:
    /// Up to there; joins what is alike.
    void add(qint64 toBefore, qint64 toAfter, bool isEqual)
    {
        if (toBefore == m_doneBefore && toAfter == m_doneAfter)
            return;
        if (!m_parts.empty() && m_parts.back().isEqual == isEqual) {
            m_parts.back().before.end = toBefore;
            m_parts.back().after.end = toAfter;
        } else {
            m_parts.push_back({{m_doneBefore, toBefore}, {m_doneAfter, toAfter}, isEqual});
        }
        m_doneBefore = toBefore;
        m_doneAfter = toAfter;
    }

    /// Byte by byte; behind a difference both go on where the next few bytes are the same, with as little left out as can be.
    void alignNear(qint64 toBefore, qint64 toAfter)
    {
        constexpr qint64 MostCompared = 4 << 20; // of what was written anew altogether
        while (m_doneBefore < toBefore && m_doneAfter < toAfter) {
            const Span a = m_before.subspan(size_t(m_doneBefore), size_t(toBefore - m_doneBefore));
            const Span b = m_after.subspan(size_t(m_doneAfter), size_t(toAfter - m_doneAfter));
            if (const qint64 same = commonBeginning(a, b, m_watch, m_doneAfter); same > 0) {
                add(m_doneBefore + same, m_doneAfter + same, true);
                continue;
            }
            const auto next = m_compared < MostCompared && !m_watch.isCancelled() ? nextEqual(a, b) : std::nullopt;
            if (!next)
                break;
            add(m_doneBefore + next->first, m_doneAfter + next->second, false);
        }
        add(toBefore, toAfter, false);
    }

    /// How far both go on until they are the same again.
    std::optional<std::pair<qint64, qint64>> nextEqual(Span a, Span b)
    {
        constexpr qint64 Furthest = 96;
        constexpr qint64 Enough = 6; // bytes that are hardly the same by chance
        const auto isSame = [&](qint64 i, qint64 j) {
            const qint64 left = qMin(qint64(a.size()) - i, qint64(b.size()) - j);
            const qint64 wanted = i == j ? qMin<qint64>(1, left) : qMin(Enough, left);
            const bool reachesEnd = left < Enough && qint64(a.size()) - i == qint64(b.size()) - j;
            return left > 0 && (i == j || left >= Enough || reachesEnd)
                   && std::memcmp(a.data() + i, b.data() + j, size_t(wanted)) == 0;
        };
        for (qint64 sum = 1; sum <= 2 * Furthest; ++sum) {
            // Bytes that stand in the place of others first, then the fewest that came in or went.
            for (qint64 by = sum % 2; by <= sum; by += 2) {
                const qint64 more = (sum + by) / 2;
                const qint64 less = (sum - by) / 2;
                if (more > Furthest)
                    break;
                ++m_compared;
                if (more <= qint64(a.size()) && less <= qint64(b.size()) && isSame(more, less))
                    return std::pair(more, less);
                if (more <= qint64(b.size()) && less <= qint64(a.size()) && isSame(less, more))
                    return std::pair(less, more);
            }
        }
        return {};
    }

    Span m_before;
    Span m_after;
    const Watch &m_watch;
    qint64 m_doneBefore = 0;
    qint64 m_doneAfter = 0;
    qint64 m_compared = 0;
    std::vector<AlignedPart> m_parts;
};

/// Bytes that lie together; a copy of those that do not.
class WholeBytes
{
public:
    explicit WholeBytes(const Bytes &bytes)
        : m_span(bytes.runAt(0))
    {
        if (qint64(m_span.size()) == bytes.size())
            return;
        m_copy = bytes.toByteArray();
        m_span = {reinterpret_cast<const uchar *>(m_copy.constData()), size_t(m_copy.size())};
    }
    Span span() const { return m_span; }

private:
    QByteArray m_copy;
    Span m_span;
};

bool liesTogether(const Bytes &bytes)
{
    return qint64(bytes.runAt(0).size()) == bytes.size();
}

/// Parts that follow each other, in place. Of very many those are joined that are close to each other.
class PartsInPlace
{
public:
    void add(ByteRange before, ByteRange after, bool isEqual)
    {
        append(m_parts, {before, after, isEqual});
        while (m_parts.size() > MostParts) {
            m_least *= 4;
            std::vector<AlignedPart> fewer;
            for (const AlignedPart &part : m_parts)
                append(fewer, part);
            m_parts = std::move(fewer);
        }
    }
    std::vector<AlignedPart> take() { return std::move(m_parts); }

private:
    static constexpr size_t MostParts = 1 << 20;

    void append(std::vector<AlignedPart> &parts, AlignedPart part) const
    {
        part.isEqual = part.isEqual && part.before.size() >= m_least;
        if (parts.empty() || parts.back().isEqual != part.isEqual)
            return parts.push_back(part);
        parts.back().before.end = part.before.end;
        parts.back().after.end = part.after.end;
    }

    std::vector<AlignedPart> m_parts;
    qint64 m_least = 1; ///< bytes that are told as equal
};

/// Without what both begin and end with: ranges of the rest. Also of bytes that lie in pieces.
std::pair<ByteRange, ByteRange> middlesOf(const Bytes &before, const Bytes &after, const Watch &watch)
{
    std::vector<uchar> one(Block), other(Block);
    const qint64 least = qMin(before.size(), after.size());
    const auto size = [&](qint64 done) { return qMin(qint64(Block), least - done); };
    qint64 begin = 0;
    while (begin < least && watch.reached(begin)) {
        const qint64 count = size(begin);
        before.read(begin, one.data(), count);
        after.read(begin, other.data(), count);
        const auto stop = std::mismatch(one.begin(), one.begin() + count, other.begin()).first - one.begin();
        begin += stop;
        if (stop < count)
            break;
    }
    qint64 end = 0;
    while (begin + end < least && watch.reached(begin + end)) {
        const qint64 count = size(begin + end);
        before.read(before.size() - end - count, one.data(), count);
        after.read(after.size() - end - count, other.data(), count);
        const auto last = qint64(Block) - count;
        const auto stop = std::mismatch(one.rbegin() + last, one.rend(), other.rbegin() + last).first
                          - (one.rbegin() + last);
        end += stop;
        if (stop < count)
            break;
    }
    return {{begin, before.size() - end}, {begin, after.size() - end}};
}

} // namespace

std::vector<AlignedPart> aligned(const Bytes &before, const Bytes &after, const AlignmentWatch &watch)
{
    const WholeBytes a(before);
    const WholeBytes b(after);
    const Watch told(watch, qMax(before.size(), after.size()));
    std::vector<AlignedPart> parts = Aligner(a.span(), b.span(), told).run();
    return told.isCancelled() ? std::vector<AlignedPart>() : parts;
}

std::vector<AlignedPart> alignedInPlace(const Bytes &before, const Bytes &after, const AlignmentWatch &watch)
{
    PartsInPlace parts;
    const qint64 both = qMin(before.size(), after.size());
    const Watch told(watch, both);
    for (qint64 at = 0; at < both && told.reached(at);) {
        const Span a = before.runAt(at), b = after.runAt(at);
        const auto size = size_t(qMin(both - at, qint64(qMin(a.size(), b.size()))));
        for (size_t begin = 0; begin < size && !told.isCancelled();) {
            const bool isEqual = a[begin] == b[begin];
            size_t end = begin + 1;
            if (isEqual)
                end += size_t(
                    commonBeginning(a.subspan(end, size - end), b.subspan(end, size - end), told, at + qint64(end)));
            while (!isEqual && end < size && a[end] != b[end])
                ++end;
            const ByteRange range{at + qint64(begin), at + qint64(end)};
            parts.add(range, range, isEqual);
            begin = end;
        }
        at += qint64(size);
    }
    if (before.size() != after.size())
        parts.add({both, before.size()}, {both, after.size()}, false);
    return told.isCancelled() ? std::vector<AlignedPart>() : parts.take();
}

std::vector<AlignedPart> alignedBest(const Bytes &before, const Bytes &after, const AlignmentWatch &watch,
                                     qint64 mostCopied)
{
    const auto isShort = [mostCopied](const Bytes &one, const Bytes &other) {
        return one.size() + other.size() <= mostCopied;
    };
    if (before.size() == after.size()) {
        std::vector<AlignedPart> inPlace = alignedInPlace(before, after, watch);
        if (!isShort(before, after))
            return inPlace;
        std::vector<AlignedPart> moved = aligned(before, after, watch);
        return differingBytes(inPlace) <= differingBytes(moved) ? inPlace : moved;
    }
    if (isShort(before, after) || (liesTogether(before) && liesTogether(after)))
        return aligned(before, after, watch);
    const Watch told(watch, qMax(before.size(), after.size()));
    const auto [here, there] = middlesOf(before, after, told);
    if (told.isCancelled())
        return {};
    const Bytes one = before.mid(here), other = after.mid(there);
    std::vector<AlignedPart> parts;
    const auto add = [&parts](ByteRange a, ByteRange b, bool isEqual) {
        if (a.isEmpty() && b.isEmpty())
            return;
        if (!parts.empty() && parts.back().isEqual == isEqual) {
            parts.back().before.end = a.end;
            parts.back().after.end = b.end;
        } else {
            parts.push_back({a, b, isEqual});
        }
    };
    add({0, here.begin}, {0, there.begin}, true);
    for (const AlignedPart &part : isShort(one, other) ? aligned(one, other, watch) : alignedInPlace(one, other, watch))
        add(part.before.translated(here.begin), part.after.translated(there.begin), part.isEqual);
    add({here.end, before.size()}, {there.end, after.size()}, true);
    return told.isCancelled() ? std::vector<AlignedPart>() : parts;
}

qint64 differingBytes(const std::vector<AlignedPart> &parts)
{
    qint64 bytes = 0;
    for (const AlignedPart &part : parts)
        bytes += part.isEqual ? 0 : qMax(part.before.size(), part.after.size());
    return bytes;
}

} // namespace hexahedron
