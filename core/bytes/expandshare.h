#pragma once

#include "core/bytes/bytes.h"

namespace hexahedron {

/// A share of the bytes that all packed streams of the process may expand to together. Gives it back when it goes; thread-safe.
class ExpandShare
{
public:
    ExpandShare() = default;
    /// `wanted` bytes, or as many as the shares of others leave of `total`.
    ExpandShare(qint64 wanted, qint64 total);
    ~ExpandShare();
    ExpandShare(ExpandShare &&other) noexcept;
    ExpandShare &operator=(ExpandShare &&other) noexcept;

    qint64 size() const { return m_size; }
    void shrink(qint64 size);
    /// Of all shares that there are.
    static qint64 taken();

private:
    qint64 m_size = 0;
};

/// A snapshot of expanded bytes that keeps its share for as long as the bytes are in memory, whoever uses them.
Bytes sharing(QByteArray expanded, ExpandShare share);

} // namespace hexahedron
