#include "core/bytes/alignment.h"

#include <cstring>
#include <unordered_map>

namespace hexahedron {

namespace {

using Span = std::span<const uchar>;

/// Bytes from the beginning that are the same in both.
qint64 commonBeginning(Span a, Span b)
{
    const auto [end, other] = std::mismatch(a.begin(), a.begin() + qMin(a.size(), b.size()), b.begin());
    return end - a.begin();
}

qint64 commonEnd(Span a, Span b)
{
    const auto least = qptrdiff(qMin(a.size(), b.size()));
    const auto [end, other] = std::mismatch(a.rbegin(), a.rbegin() + least, b.rbegin());
    return end - a.rbegin();
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
    BlockFinder(Span before, Span after, const std::atomic_bool *cancelled)
        : m_before(before)
        , m_after(after)
        , m_cancelled(cancelled)
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
            const auto block = m_blocks.find(hash);
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

    bool isCancelled(qint64 at) const { return at % 65536 == 0 && m_cancelled && m_cancelled->load(); }
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
        for (qint64 at = 0; at + m_block <= qint64(m_before.size()) && !isCancelled(at); at += m_block) {
            const auto [block, isNew] = m_blocks.try_emplace(hashOf(m_before, at), at);
            if (!isNew)
                block->second = Repeated;
        }
    }
    Match grown(qint64 before, qint64 after, qint64 leastBefore, qint64 leastAfter) const
    {
        const qint64 back = commonEnd(m_before.subspan(size_t(leastBefore), size_t(before - leastBefore)),
                                      m_after.subspan(size_t(leastAfter), size_t(after - leastAfter)));
        const qint64 on = commonBeginning(m_before.subspan(size_t(before)), m_after.subspan(size_t(after)));
        return {before - back, after - back, back + on};
    }

    Span m_before;
    Span m_after;
    const std::atomic_bool *m_cancelled;
    qint64 m_block = 32;
    quint64 m_outgoing = 1; ///< by what the byte that leaves the window was multiplied
    std::unordered_map<quint64, qint64> m_blocks;
};

class Aligner
{
public:
    Aligner(Span before, Span after, const std::atomic_bool *cancelled)
        : m_before(before)
        , m_after(after)
        , m_cancelled(cancelled)
    {
    }

    std::vector<AlignedPart> run()
    {
        const qint64 begin = commonBeginning(m_before, m_after);
        const qint64 end = commonEnd(m_before.subspan(size_t(begin)), m_after.subspan(size_t(begin)));
        const qint64 endBefore = qint64(m_before.size()) - end;
        const qint64 endAfter = qint64(m_after.size()) - end;
        add(begin, begin, true);
        const auto middle = [=](Span bytes, qint64 to) { return bytes.subspan(size_t(begin), size_t(to - begin)); };
        // Values that were written anew, but nothing that moved.
        if (endBefore != endAfter) {
            BlockFinder finder(middle(m_before, endBefore), middle(m_after, endAfter), m_cancelled);
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
            if (const qint64 same = commonBeginning(a, b); same > 0) {
                add(m_doneBefore + same, m_doneAfter + same, true);
                continue;
            }
            const auto next = m_compared < MostCompared && !(m_cancelled && m_cancelled->load()) ? nextEqual(a, b)
                                                                                                 : std::nullopt;
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
    const std::atomic_bool *m_cancelled;
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

} // namespace

std::vector<AlignedPart> aligned(const Bytes &before, const Bytes &after, const std::atomic_bool *cancelled)
{
    const WholeBytes a(before);
    const WholeBytes b(after);
    std::vector<AlignedPart> parts = Aligner(a.span(), b.span(), cancelled).run();
    return cancelled && cancelled->load() ? std::vector<AlignedPart>() : parts;
}

std::vector<AlignedPart> alignedInPlace(const Bytes &before, const Bytes &after, const std::atomic_bool *cancelled)
{
    std::vector<AlignedPart> parts;
    const auto add = [&](ByteRange one, ByteRange other, bool isEqual) {
        if (parts.empty() || parts.back().isEqual != isEqual)
            return parts.push_back({one, other, isEqual});
        parts.back().before.end = one.end;
        parts.back().after.end = other.end;
    };
    const qint64 both = qMin(before.size(), after.size());
    for (qint64 at = 0; at < both && !(cancelled && *cancelled);) {
        const Span a = before.runAt(at), b = after.runAt(at);
        const auto size = size_t(qMin(both - at, qint64(qMin(a.size(), b.size()))));
        for (size_t begin = 0; begin < size;) {
            const bool isEqual = a[begin] == b[begin];
            size_t end = begin + 1;
            while (end < size && (a[end] == b[end]) == isEqual)
                ++end;
            const ByteRange range{at + qint64(begin), at + qint64(end)};
            add(range, range, isEqual);
            begin = end;
        }
        at += qint64(size);
    }
    if (before.size() != after.size())
        add({both, before.size()}, {both, after.size()}, false);
    return parts;
}

} // namespace hexahedron
