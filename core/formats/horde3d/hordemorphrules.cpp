// Morph targets.
#include "core/formats/horde3d/horderules.h"

#include "core/check/kernels.h"
#include "core/formats/horde3d/hordeissues.h"
#include "core/formats/horde3d/hordenames.h"

namespace hexahedron {

namespace {

const HordeGeometryFormat::Fields &fields()
{
    return HordeGeometryFormat::instance().fields;
}

/// 26: vertices that a morph target moves twice. One bit for each vertex.
class MorphedTwice
{
public:
    MorphedTwice(Checker &checker, qint64 vertexCount)
        : m_checker(checker)
        , m_cursor(checker.tree().bytes(checker.stream()))
        , m_moved(size_t(qBound<qint64>(0, vertexCount, MostMarked)), false)
    {
    }

    void check(const HordeGeometry::Morph &morph)
    {
        CountedFirst repeated;
        for (qint64 i = 0; i < morph.indices.count; ++i) {
            const size_t vertex = at(morph, i);
            if (vertex >= m_moved.size())
                continue;
            if (m_moved[vertex])
                repeated.note(i);
            m_moved[vertex] = true;
        }
        for (qint64 i = 0; i < morph.indices.count; ++i) { // for the next one, in time that this one took
            if (at(morph, i) < m_moved.size())
                m_moved[at(morph, i)] = false;
        }
        if (repeated.count == 0)
            return;
        const Item list = m_checker.partOf(morph.node, fields().morphIndices);
        m_checker.report(hordeissues::morphVertexRepeated, m_checker.tree().child(list, repeated.first),
                         {.arguments = {QString::number(at(morph, repeated.first))},
                          .reference = "26",
                          .count = repeated.count,
                          .elements = repeated.elements});
    }

private:
    static constexpr qint64 MostMarked = qint64(1) << 28; // more do not fit into files that can be drawn

    size_t at(const HordeGeometry::Morph &morph, qint64 i)
    {
        const uchar *bytes = m_cursor.at(morph.indices.range.begin + 4 * i, 4);
        return bytes ? kernels::word(bytes) : m_moved.size();
    }

    Checker &m_checker;
    ByteCursor m_cursor;
    std::vector<bool> m_moved;
};

/// 27, once for all of them.
void checkUse(Checker &checker, const std::vector<HordeGeometry::Morph> &morphs)
{
    NodeId first = NoNode;
    qint64 count = 0;
    for (const HordeGeometry::Morph &morph : morphs) {
        for (const HordeGeometry::Stream &stream : morph.streams) {
            if (stream.id == qint64(HordeStream::Bitangents) && count++ == 0)
                first = stream.node;
        }
    }
    if (count > 0)
        checker.report(hordeissues::morphStreamUnused, checker.tree().itemOf(checker.stream(), first),
                       {.reference = "27", .count = count});
}

} // namespace

void morphsFitTheVertices(Checker &checker, const HordeGeometry &geometry)
{
    if (geometry.morphs.empty())
        return;
    // The vertices that are there: what is announced may be anything.
    qint64 vertexCount = 0;
    for (const HordeGeometry::Stream &stream : geometry.streams)
        vertexCount = qMax(vertexCount, stream.elements.count);
    HordeNames names(checker, "25", "25");
    MorphedTwice twice(checker, vertexCount);
    for (const HordeGeometry::Morph &morph : geometry.morphs) {
        names.see(morph.node, morph.name);
        twice.check(morph);
    }
    names.finish();
    checkUse(checker, geometry.morphs);
}

} // namespace hexahedron
