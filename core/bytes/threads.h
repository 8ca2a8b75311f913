#pragma once

#include <QtGlobal>

#include <atomic>
#include <thread>
#include <vector>

namespace hexahedron {

/// Runs `work(worker)` in each of `workers` threads, of which this is the first.
template<typename Work>
void inThreads(int workers, Work work)
{
    std::vector<std::jthread> others;
    for (int worker = 1; worker < workers; ++worker)
        others.emplace_back([=] { work(worker); });
    work(0);
}

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
