#pragma once

#include <QtGlobal>

#include <atomic>

namespace hexahedron {

/// What this thread makes of trees ends early while this lives: once `cancelled` is true, asking a tree for a child throws
/// Cancelled, and so does check(). For what many functions of formats do together, few of which need to know of it; whoever
/// opens the scope catches.
class CancelScope
{
public:
    struct Cancelled
    {
    };
    /// Null: nothing ends early.
    explicit CancelScope(const std::atomic_bool *cancelled);
    ~CancelScope();
    Q_DISABLE_COPY_MOVE(CancelScope)

    static void check()
    {
        if (s_cancelled && s_cancelled->load(std::memory_order_relaxed))
            throw Cancelled();
    }

private:
    static thread_local constinit const std::atomic_bool *s_cancelled;
    const std::atomic_bool *m_outer;
};

} // namespace hexahedron
