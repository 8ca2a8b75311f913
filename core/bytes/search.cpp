#include "core/bytes/search.h"

namespace hexahedron {

namespace {

constexpr qint64 BlockSize = 1 << 20; // between two looks at `cancel`
constexpr qint64 ExpressionBlock = 1 << 14;
constexpr qint64 MostGivenUp = 256 * ExpressionBlock; // then the rest is given up, too

bool isCancelled(const SearchContext &context)
{
    return context.cancel && context.cancel->load(std::memory_order_relaxed);
}

/// Shows a pattern one block after the other with what it has to see around it.
class Blocks
{
public:
    Blocks(const Bytes &bytes, const Pattern &pattern, SearchContext &context)
        : m_bytes(bytes)
        , m_pattern(pattern)
        , m_context(context)
    {
    }
    qint64 size() const { return m_pattern.isExpression() ? ExpressionBlock : BlockSize; }
    /// Matches that begin in `places`, by their place in the bytes.
    void lookAt(ByteRange places, const std::function<bool(ByteRange)> &found)
    {
        const qint64 begin = qMax<qint64>(0, places.begin - m_pattern.before());
        const qint64 end = places.end + qMin(m_bytes.size() - places.end, m_pattern.reach());
        std::span<const uchar> window = m_bytes.runAt(begin);
        if (qint64(window.size()) < end - begin) {
            m_joined.resize(size_t(end - begin));
            m_bytes.read(begin, m_joined.data(), end - begin);
            window = m_joined;
        }
        qint64 givenUpFrom = 0;
        const bool isDone = m_pattern.forEachIn(
            {window.first(size_t(end - begin)), places.begin - begin, places.end - begin},
            [&](ByteRange match) { return found(match.translated(begin)); }, m_context.cancel, &givenUpFrom);
        if (!isDone)
            m_context.givenUp += places.end - begin - givenUpFrom;
    }

private:
    const Bytes &m_bytes;
    const Pattern &m_pattern;
    SearchContext &m_context;
    std::vector<uchar> m_joined;
};

} // namespace

void forEachMatch(const Bytes &bytes, const Pattern &pattern, ByteRange places, SearchContext &context,
                  const std::function<bool(ByteRange)> &found)
{
    places = places.intersected(bytes.range());
    Blocks blocks(bytes, pattern, context);
    bool goesOn = true;
    qint64 next = places.begin;
    const auto tell = [&](ByteRange match) {
        if (pattern.isExpression())
            next = match.end; // it may lie in the block behind
        goesOn = found(match);
        return goesOn;
    };
    for (qint64 block = places.begin; block < places.end && goesOn && !isCancelled(context); block += blocks.size()) {
        if (context.progress)
            context.progress(block - places.begin);
        if (context.givenUp > MostGivenUp) {
            context.givenUp += places.end - block;
            return;
        }
        const ByteRange part{qMax(block, next), qMin(places.end, block + blocks.size())};
        if (!part.isEmpty())
            blocks.lookAt(part, tell);
    }
}

std::optional<ByteRange> findIn(const Bytes &bytes, const Pattern &pattern, qint64 from, Direction direction,
                                SearchContext &context)
{
    from = std::clamp<qint64>(from, 0, bytes.size());
    std::optional<ByteRange> found;
    if (direction == Direction::Forward) {
        forEachMatch(bytes, pattern, {from, bytes.size()}, context, [&](ByteRange match) {
            found = match;
            return false;
        });
        return isCancelled(context) ? std::nullopt : found;
    }
    Blocks blocks(bytes, pattern, context);
    for (qint64 end = from; end > 0 && !found && !isCancelled(context); end -= qMin(end, blocks.size())) {
        if (context.progress)
            context.progress(from - end);
        if (context.givenUp > MostGivenUp) {
            context.givenUp += end;
            break;
        }
        blocks.lookAt({qMax<qint64>(0, end - blocks.size()), end}, [&](ByteRange match) {
            found = match;
            return true;
        });
    }
    return isCancelled(context) ? std::nullopt : found;
}

std::optional<ByteRange> findIn(const Bytes &bytes, const Pattern &pattern, qint64 from, Direction direction)
{
    SearchContext context;
    return findIn(bytes, pattern, from, direction, context);
}

QList<QByteArray> partsAt(const Bytes &bytes, const Pattern &pattern, qint64 begin)
{
    const qint64 from = qMax<qint64>(0, begin - pattern.before());
    const QByteArray window = bytes.toByteArray({from, qMin(bytes.size(), begin + pattern.reach())});
    const std::span<const uchar> seen(reinterpret_cast<const uchar *>(window.constData()), size_t(window.size()));
    return pattern.partsAt({seen, begin - from, begin - from + 1});
}

} // namespace hexahedron
