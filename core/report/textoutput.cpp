#include "core/report/textoutput.h"

#include <algorithm>
#include <utility>

namespace hexahedron {

void TextOutput::makeRoom(size_t count)
{
    if (m_drain && m_size >= BlockSize)
        m_drain(*this);
    if (m_capacity - m_size >= count)
        return;
    const size_t capacity = std::max({2 * m_capacity, m_size + count, BlockSize + (BlockSize >> 2)});
    auto data = std::make_unique_for_overwrite<char[]>(capacity);
    if (m_size > 0)
        std::memcpy(data.get(), m_data.get(), m_size);
    m_data = std::move(data);
    m_capacity = capacity;
}

void TextOutput::swapText(TextOutput &other) noexcept
{
    std::swap(m_data, other.m_data);
    std::swap(m_size, other.m_size);
    std::swap(m_capacity, other.m_capacity);
}

} // namespace hexahedron
