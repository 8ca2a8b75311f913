#pragma once

#include <QtGlobal>

#include <atomic>
#include <functional>

namespace hexahedron {

/// Runs `work(worker)` in each of `workers` threads, of which this is the first. Where the system has no more threads there are
/// fewer, so that work must be what the threads take from Pieces. What one of them throws is thrown here, when all have ended.
void inThreads(int workers, const std::function<void(int)> &work);

/// What the threads take from, piece by piece.
class Pieces
{
public:
    explicit Pieces(qint64 count)
        : m_count(count)
    {
    }
    bool take(qint64 &piece)
    {
        piece = m_next.fetch_add(1, std::memory_order_relaxed);
        return piece < m_count;
    }

private:
    std::atomic<qint64> m_next = 0;
    qint64 m_count;
};

} // namespace hexahedron
