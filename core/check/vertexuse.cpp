#include "core/check/vertexuse.h"

#include <bit>
#include <cstring>

namespace hexahedron {

namespace {

quint32 cornerAt(const uchar *corners, qint64 i)
{
    quint32 corner = 0;
    std::memcpy(&corner, corners + i * 4, 4);
    return corner;
}

} // namespace

qint64 UsedVertices::count() const
{
    qint64 count = 0;
    for (const std::atomic<quint64> &word : m_words)
        count += std::popcount(word.load(std::memory_order_relaxed));
    return count;
}

qint64 UsedVertices::firstUnused() const
{
    for (size_t i = 0; i < m_words.size(); ++i) {
        const quint64 word = m_words[i].load(std::memory_order_relaxed);
        if (~word)
            return qMin(m_total, qint64(i) * 64 + std::countr_one(word));
    }
    return m_total;
}

UsedVertices &VertexUse::usedOf(const IndexTargets::Target &vertices, Worker &worker)
{
    const NodeId node = vertices.frames.front();
    if (worker.node != node) {
        const std::lock_guard lock(m_mutex);
        std::shared_ptr<UsedVertices> &used = m_meshes[node];
        if (!used)
            used = std::make_shared<UsedVertices>(vertices);
        worker.node = node;
        worker.used = used.get();
    }
    return *worker.used;
}

void VertexUse::add(const IndexTargets::Target &vertices, const uchar *corners, qint64 count, int worker)
{
    constexpr qint64 MostMarks = 1 << 18;
    if (count == 0)
        return;
    Worker &own = m_workers[size_t(worker)];
    UsedVertices &used = usedOf(vertices, own);
    quint32 least = ~0u;
    quint32 most = 0;
    for (qint64 i = 0; i < count; ++i) {
        const quint32 corner = cornerAt(corners, i);
        least = std::min(least, corner);
        most = std::max(most, corner);
    }
    const qint64 base = qint64(least) / 64 * 64;
    const qint64 words = (qint64(most) - base) / 64 + 1;
    if (qint64(most) >= used.total() || words * 64 > MostMarks) {
        for (qint64 i = 0; i < count; ++i) {
            const quint32 corner = cornerAt(corners, i);
            if (qint64(corner) < used.total()) // negative ones are large
                used.add(corner / 64, quint64(1) << (corner % 64));
        }
        return;
    }
    own.marks.assign(size_t(words) * 64, 0);
    uchar *marks = own.marks.data() - base;
    for (qint64 i = 0; i < count; ++i)
        marks[cornerAt(corners, i)] = 1;
    for (qint64 word = 0; word < words; ++word) {
        quint64 bits = 0;
        for (int byte = 0; byte < 8; ++byte) {
            quint64 eight = 0;
            std::memcpy(&eight, own.marks.data() + word * 64 + byte * 8, 8);
            bits |= (eight * 0x0102040810204080u >> 56) << (byte * 8); // eight bytes of 0 or 1 into eight bits
        }
        used.add(base / 64 + word, bits);
    }
}

} // namespace hexahedron
