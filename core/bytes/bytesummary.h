#pragma once

#include "core/bytes/bytes.h"

#include <array>
#include <atomic>
#include <functional>
#include <optional>

namespace hexahedron {

/// What can be said of a run of bytes whatever they mean.
struct ByteSummary
{
    qint64 size = 0;
    quint32 crc32 = 0; ///< as in PNG and ZIP
    quint32 sdbm = 0;  ///< as packages of games use it
    quint32 adler32 = 1;
    QByteArray md5, sha1, sha256; ///< raw, not digits
    std::array<qint64, 256> counts{};

    /// Bits a byte needs at least: 0 when all are the same, 8 when all values are equally frequent (packed or encrypted bytes).
    double entropy() const;
    int differentValues() const;
    double mean() const;
};

/// Reads the range once. Nothing when `cancelled` became true.
std::optional<ByteSummary> summaryOf(const Bytes &bytes, ByteRange range, const std::atomic_bool *cancelled = nullptr,
                                     const std::function<void(qint64 done)> &progress = {});

} // namespace hexahedron
