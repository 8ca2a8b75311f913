#pragma once

#include <QByteArray>

#include <algorithm>
#include <span>
#include <type_traits>
#include <vector>

namespace hexahedron::preview {

/// Plain records that copies share until one of them is written: what was read once is what the renderer takes, and what each of many
/// copies of a shape has.
template<typename T>
class SharedArray
{
    static_assert(std::is_trivially_copyable_v<T>);

public:
    SharedArray() = default;
    explicit SharedArray(size_t size) ///< all bytes 0
        : m_bytes(qsizetype(size * sizeof(T)), '\0')
    {
    }
    SharedArray(std::initializer_list<T> values)
        : SharedArray(std::span<const T>(values.begin(), values.size()))
    {
    }
    explicit SharedArray(std::span<const T> values)
        : m_bytes(reinterpret_cast<const char *>(values.data()), qsizetype(values.size_bytes()))
    {
    }

    size_t size() const { return size_t(m_bytes.size()) / sizeof(T); }
    bool empty() const { return m_bytes.isEmpty(); }
    const T *data() const { return reinterpret_cast<const T *>(m_bytes.constData()); }
    const T *begin() const { return data(); }
    const T *end() const { return data() + size(); }
    const T &operator[](size_t index) const { return data()[index]; }
    std::span<T> edit() { return {reinterpret_cast<T *>(m_bytes.data()), size()}; }
    const QByteArray &bytes() const { return m_bytes; }
    bool isSharedWith(const SharedArray &other) const { return m_bytes.constData() == other.m_bytes.constData(); }
    friend bool operator==(const SharedArray &a, const SharedArray &b) { return a.m_bytes == b.m_bytes; }

private:
    QByteArray m_bytes;
};

} // namespace hexahedron::preview
