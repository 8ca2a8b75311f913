#pragma once

#include <cstddef>
#include <cstring>
#include <functional>
#include <memory>
#include <string_view>

namespace hexahedron {

/// Collects text and hands it over in large blocks. Without somebody to hand it to it grows.
class TextOutput
{
public:
    using Drain = std::function<void(TextOutput &)>; ///< takes the text and clears it

    static constexpr size_t BlockSize = size_t(256) << 10;

    TextOutput() = default;
    explicit TextOutput(Drain drain)
        : m_drain(std::move(drain))
    {
    }
    TextOutput(TextOutput &&other) noexcept
        : m_drain(std::move(other.m_drain))
    {
        swapText(other);
    }
    TextOutput &operator=(TextOutput &&other) noexcept
    {
        swapText(other);
        std::swap(m_drain, other.m_drain);
        return *this;
    }

    std::string_view text() const { return {m_data.get(), m_size}; }
    bool isEmpty() const { return m_size == 0; }
    void clear() { m_size = 0; }

    void put(char c)
    {
        *reserve(1) = c;
        ++m_size;
    }
    void put(std::string_view text)
    {
        std::memcpy(reserve(text.size()), text.data(), text.size());
        m_size += text.size();
    }
    /// Room for `count` characters, to be filled and told to commit() with where they end.
    char *reserve(size_t count)
    {
        if (m_capacity - m_size < count)
            makeRoom(count);
        return m_data.get() + m_size;
    }
    void commit(const char *end) { m_size = size_t(end - m_data.get()); }

    /// Exchanges the collected text, not where it goes.
    void swapText(TextOutput &other) noexcept;

private:
    void makeRoom(size_t count);

    std::unique_ptr<char[]> m_data;
    size_t m_size = 0;
    size_t m_capacity = 0;
    Drain m_drain;
};

} // namespace hexahedron
