// 21 22: vertices, how many and which are alike.
#include "core/formats/horde3d/horderules.h"

#include "core/formats/horde3d/hordeissues.h"

#include <numeric>

namespace hexahedron {

namespace {

constexpr qint64 MostShortIndexed = 65536;
// Finding equal vertices takes some bytes for each; in larger files nobody looks for them.
constexpr qint64 MostCompared = 65536;

constexpr auto fields = &fieldsOf<HordeGeometryFormat>;

/// Compares vertices in all streams at once.
class Doubles
{
public:
    Doubles(Checker &checker, const HordeGeometry &geometry)
        : m_checker(checker)
        , m_cursor(checker.tree().bytes(checker.stream()))
    {
        for (const HordeGeometry::Stream &stream : geometry.streams) {
            if (stream.elements.count == geometry.vertexCount && stream.elements.stride > 0)
                m_streams.push_back(&stream);
        }
        m_count = m_streams.empty() ? 0 : geometry.vertexCount;
    }

    void check()
    {
        std::vector<quint64> hashes(size_t(m_count), 0);
        for (const HordeGeometry::Stream *stream : m_streams)
            add(stream->elements, hashes);
        std::vector<qint64> order(size_t(m_count), 0);
        std::iota(order.begin(), order.end(), 0);
        std::sort(order.begin(), order.end(), [&](qint64 a, qint64 b) {
            return std::pair(hashes[size_t(a)], a) < std::pair(hashes[size_t(b)], b);
        });
        qint64 repeated = 0;
        qint64 first = m_count;
        qint64 like = 0;
        for (size_t i = 1, group = 0; i < order.size(); ++i) {
            if (hashes[size_t(order[i])] != hashes[size_t(order[group])])
                group = i;
            if (i == group || !areEqual(order[group], order[i]))
                continue;
            ++repeated;
            if (order[i] < first) {
                first = order[i];
                like = order[group];
            }
        }
        if (repeated > 0)
            report(first, like, repeated);
    }

private:
    void add(const Part &elements, std::vector<quint64> &hashes)
    {
        for (qint64 i = 0; i < m_count; ++i) {
            const uchar *bytes = m_cursor.at(elements.range.begin + i * elements.stride, elements.stride);
            if (!bytes)
                return;
            quint64 &hash = hashes[size_t(i)];
            for (qint64 at = 0; at < elements.stride; ++at)
                hash = (hash ^ bytes[at]) * 0x100000001b3u; // FNV
        }
    }

    bool areEqual(qint64 a, qint64 b) const
    {
        const Bytes &bytes = m_checker.tree().bytes(m_checker.stream());
        return std::all_of(m_streams.begin(), m_streams.end(), [&](const HordeGeometry::Stream *stream) {
            const auto element = [&](qint64 i) {
                const qint64 begin = stream->elements.range.begin + i * stream->elements.stride;
                return bytes.toByteArray({begin, begin + stream->elements.stride});
            };
            return element(a) == element(b);
        });
    }

    void report(qint64 first, qint64 like, qint64 count)
    {
        const HordeGeometry::Stream &stream = *m_streams.front();
        const Item list = m_checker.partOf(stream.node, stream.elements.field);
        m_checker.report(hordeissues::verticesRepeated, m_checker.tree().child(list, first),
                         {.arguments = {QString::number(like)}, .reference = "21", .count = count});
    }

    Checker &m_checker;
    ByteCursor m_cursor;
    std::vector<const HordeGeometry::Stream *> m_streams;
    qint64 m_count = 0;
};

} // namespace

void trianglesUseTheVertices(Checker &checker, const HordeGeometry &geometry)
{
    if (geometry.isWhole && geometry.vertexCount > MostShortIndexed)
        checker.report(hordeissues::manyVertices, checker.partOf(geometry.node, fields().vertexCount),
                       {.arguments = {QString::number(geometry.vertexCount)}, .reference = "22"});
    if (geometry.isWhole && geometry.vertexCount <= MostCompared)
        Doubles(checker, geometry).check();
}

} // namespace hexahedron
