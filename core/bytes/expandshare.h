#pragma once

#include "core/bytes/bytes.h"

namespace hexahedron {

/// A share of the memory that all packed streams of the process may take together: the bytes that they expand to, and the nodes
/// that these are read as. Gives it back when it goes; thread-safe.
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
    /// `by` bytes more. False, and nothing changes, when the shares of others do not leave so many of `total`.
    bool grow(qint64 by, qint64 total);
    /// What the other has is this one's.
    void join(ExpandShare other);
    /// Of all shares that there are.
    static qint64 taken();

private:
    qint64 m_size = 0;
};

/// A snapshot of expanded bytes that keeps its share for as long as the bytes are in memory, whoever uses them.
Bytes sharing(QByteArray expanded, ExpandShare share);

} // namespace hexahedron
