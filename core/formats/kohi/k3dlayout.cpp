#include "core/formats/kohi/k3dlayout.h"

#include "core/tree/layout.h"

namespace hexahedron {

namespace {

/// Goes from part to part. Everything that passes the end of the file ends the walk.
class Walker
{
public:
    Walker(ByteCursor &bytes, const K3dLayout &layout, const K3dChange &change)
        : m_bytes(bytes)
        , m_headerSize(layout.headerSize())
        , m_position(m_headerSize)
        , m_change(change)
    {
    }

    K3dWalk walk()
    {
        if (!m_bytes.at(0, m_headerSize))
            return m_walk;
        const qint64 offset = number(m_headerSize - 4, 4);
        const bool reached = parts() && guard(6);
        m_walk.reachesTable = reached;
        m_walk.hasOffset = reached && offset == m_position;
        m_walk.score = m_walk.guards;
        if (offset >= m_headerSize + 4 && offset <= m_bytes.size() - 12 && number(offset - 4, 4) == 6)
            ++m_walk.score;
        return m_walk;
    }

private:
    qint64 number(qint64 offset, int width)
    {
        const uchar *bytes = m_bytes.at(offset, width);
        return bytes ? decodeInteger(bytes, width, false) : 0;
    }
    bool skip(qint64 count, qint64 size)
    {
        if (size > 0 && count > (m_bytes.size() - m_position) / size)
            return false;
        m_position += count * size;
        return true;
    }
    bool guard(int section)
    {
        const uchar *bytes = m_bytes.at(m_position, 4);
        if (!bytes)
            return false;
        if (decodeInteger(bytes, 4, false) != section)
            ++m_walk.wrongGuards;
        else if (m_walk.wrongGuards == 0)
            ++m_walk.guards;
        m_position += 4;
        return true;
    }
    bool parts()
    {
        const qint64 counts = m_headerSize - 12;
        return submeshes(number(counts, 2)) && bones(number(counts + 2, 2)) && nodes(number(counts + 4, 2))
               && animations(number(counts + 6, 2));
    }
    bool bones(qint64 count) { return count == 0 || (guard(2) && skip(count, 2 + 64)); }
    bool nodes(qint64 count) { return count == 0 || (guard(3) && skip(count, 2 + 2 + 64)); }
    bool submeshes(qint64 count);
    bool animations(qint64 count);

    ByteCursor &m_bytes;
    qint64 m_headerSize;
    qint64 m_position;
    K3dChange m_change;
    K3dWalk m_walk;
};

bool Walker::submeshes(qint64 count)
{
    if (count == 0)
        return true;
    if (!guard(1) || !skip(count, 2 + 2))
        return false;
    const qint64 vertexCounts = m_position;
    const qint64 indexCounts = vertexCounts + 4 * count;
    const qint64 meshTypes = indexCounts + 4 * count;
    if (!skip(count, 4 + 4 + 1 + 12 + 24))
        return false;
    for (qint64 i = 0; i < count; ++i) {
        const qint64 type = i == m_change.meshTypeRow ? m_change.meshType : number(meshTypes + i, 1);
        if (type > 1 || !skip(number(vertexCounts + 4 * i, 4), type == 1 ? k3dSkinnedVertex : k3dStaticVertex))
            return false;
    }
    qint64 indices = 0;
    for (qint64 i = 0; i < count; ++i)
        indices += number(indexCounts + 4 * i, 4);
    return skip(indices, 4);
}

bool Walker::animations(qint64 count)
{
    if (count == 0)
        return true;
    if (!guard(4))
        return false;
    const qint64 stored = number(m_position, 2);
    const qint64 channels = m_change.totalChannelCount >= 0 ? m_change.totalChannelCount : stored;
    if (!skip(1, 2) || !skip(count, 2 + 4 + 4 + 2))
        return false;
    if (channels == 0)
        return true;
    if (!guard(5) || !skip(channels, 2 + 2))
        return false;
    const qint64 runs = m_position;
    if (!skip(channels, 6 * 4))
        return false;
    qint64 size = 0;
    for (qint64 i = 0; i < channels; ++i) {
        size += 16 * number(runs + 4 * i, 4);                  // positions
        size += 20 * number(runs + 4 * (2 * channels + i), 4); // rotations
        size += 16 * number(runs + 4 * (4 * channels + i), 4); // scales
    }
    return skip(size, 1);
}

/// One reading of a string table: where its entries and characters would lie.
struct StringForm
{
    qint64 end = -1; ///< -1: it passes the end of the file
    bool areEntriesInside = false;

    bool fits() const { return end >= 0 && areEntriesInside; }
};

StringForm stringForm(ByteCursor &bytes, ByteRange table, qint64 headerSize)
{
    constexpr qint64 MostLookedAt = 64; // of more entries these tell as well
    StringForm form;
    const uchar *header = bytes.at(table.begin, headerSize);
    if (!header || table.size() < headerSize)
        return form;
    const qint64 count = decodeInteger(header, 4, false);
    const auto size = quint64(decodeInteger(header + headerSize - 8, 8, false));
    const qint64 entries = table.begin + headerSize;
    if (count > (table.end - entries) / 8 || size > quint64(table.end - entries - 8 * count))
        return form;
    form.end = entries + 8 * count + qint64(size);
    form.areEntriesInside = true;
    for (qint64 i = 0; i < qMin(count, MostLookedAt); ++i) {
        const uchar *entry = bytes.at(entries + 8 * i, 8);
        const qint64 end = decodeInteger(entry, 4, false) + decodeInteger(entry + 4, 4, false);
        form.areEntriesInside = form.areEntriesInside && quint64(end) <= size;
    }
    return form;
}

} // namespace

K3dWalk walkK3d(ByteCursor &bytes, const K3dLayout &layout, const K3dChange &change)
{
    return Walker(bytes, layout, change).walk();
}

int k3dLayoutOf(const Bytes &file)
{
    ByteCursor bytes(file);
    int best = 0;
    int bestScore = 0;
    for (size_t i = 0; i < k3dLayouts.size(); ++i) {
        const K3dWalk walk = walkK3d(bytes, k3dLayouts[i]);
        if (walk.isComplete())
            return int(i);
        if (walk.score > bestScore) {
            best = int(i);
            bestScore = walk.score;
        }
    }
    return best;
}

bool hasWideStringHeader(ByteCursor &bytes, ByteRange table)
{
    const StringForm wide = stringForm(bytes, table, 16);
    const StringForm narrow = stringForm(bytes, table, 12);
    if (!wide.fits() || !narrow.fits())
        return wide.fits() || !narrow.fits();
    return wide.end == table.end || narrow.end != table.end;
}

} // namespace hexahedron
