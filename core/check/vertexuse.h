#pragma once

#include "core/check/indextargets.h"

#include <atomic>
#include <map>
#include <memory>
#include <mutex>

namespace hexahedron {

/// One bit for each vertex of a mesh. Several threads may add at a time.
class UsedVertices
{
public:
    explicit UsedVertices(const IndexTargets::Target &vertices)
        : m_lists(vertices.frames)
        , m_total(vertices.total)
        , m_words(size_t((vertices.total + 63) / 64))
    {
    }
    qint64 total() const { return m_total; }
    const std::vector<NodeId> &lists() const { return m_lists; }
    qint64 count() const;
    bool contains(qint64 vertex) const
    {
        return m_words[size_t(vertex / 64)].load(std::memory_order_relaxed) >> (vertex % 64) & 1;
    }
    qint64 firstUnused() const;

    void add(qint64 word, quint64 bits)
    {
        // Most vertices are known already: looking costs less than writing.
        std::atomic<quint64> &stored = m_words[size_t(word)];
        if ((stored.load(std::memory_order_relaxed) & bits) != bits)
            stored.fetch_or(bits, std::memory_order_relaxed);
    }

private:
    std::vector<NodeId> m_lists;
    qint64 m_total;
    std::vector<std::atomic<quint64>> m_words;
};

/// Which vertices of each mesh some triangles use. Corners of nearby triangles are near each other, so that those of
/// a run are marked in a small table, a byte each, before they go into the bits that all threads share.
class VertexUse
{
public:
    explicit VertexUse(int workers)
        : m_workers(size_t(workers))
    {
    }
    /// `count` corners of triangles over `vertices`, as they lie in the file.
    void add(const IndexTargets::Target &vertices, const uchar *corners, qint64 count, int worker);
    const std::map<NodeId, std::shared_ptr<UsedVertices>> &meshes() const { return m_meshes; }

private:
    struct Worker
    {
        NodeId node = NoNode;
        UsedVertices *used = nullptr;
        std::vector<uchar> marks;
    };
    UsedVertices &usedOf(const IndexTargets::Target &vertices, Worker &worker);

    std::mutex m_mutex;
    std::map<NodeId, std::shared_ptr<UsedVertices>> m_meshes; // by the first list of vertices
    std::vector<Worker> m_workers;
};

} // namespace hexahedron
