#include "core/read/cancelscope.h"

#include <utility>

namespace hexahedron {

thread_local constinit const std::atomic_bool *CancelScope::s_cancelled = nullptr;

CancelScope::CancelScope(const std::atomic_bool *cancelled)
    : m_outer(std::exchange(s_cancelled, cancelled))
{
}

CancelScope::~CancelScope()
{
    s_cancelled = m_outer;
}

} // namespace hexahedron
