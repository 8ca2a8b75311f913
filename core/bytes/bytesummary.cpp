#include "core/bytes/bytesummary.h"

#include "core/bytes/checksums.h"

#include <QCryptographicHash>

#include <zlib.h>

#include <algorithm>
#include <cmath>

namespace hexahedron {

double ByteSummary::entropy() const
{
    double bits = 0;
    for (const qint64 count : counts) {
        if (count > 0) {
            const double share = double(count) / double(size);
            bits -= share * std::log2(share);
        }
    }
    return std::max(0.0, bits);
}

int ByteSummary::differentValues() const
{
    return int(std::count_if(counts.begin(), counts.end(), [](qint64 count) { return count > 0; }));
}

double ByteSummary::mean() const
{
    double sum = 0;
    for (size_t value = 0; value < counts.size(); ++value)
        sum += double(value) * double(counts[value]);
    return size > 0 ? sum / double(size) : 0;
}

std::optional<ByteSummary> summaryOf(const Bytes &bytes, ByteRange range, const std::atomic_bool *cancelled,
                                     const std::function<void(qint64 done)> &progress)
{
    ByteSummary summary;
    std::array hashes{QCryptographicHash(QCryptographicHash::Md5), QCryptographicHash(QCryptographicHash::Sha1),
                      QCryptographicHash(QCryptographicHash::Sha256)};
    bool isCancelled = false;
    bytes.forEachRun(range, [&](qint64, std::span<const uchar> run) {
        isCancelled = isCancelled || (cancelled && cancelled->load(std::memory_order_relaxed));
        if (isCancelled)
            return;
        summary.crc32 = crc32(run, summary.crc32);
        summary.sdbm = sdbm(run, summary.sdbm);
        summary.adler32 = quint32(adler32_z(summary.adler32, run.data(), run.size()));
        for (QCryptographicHash &hash : hashes)
            hash.addData(QByteArrayView(run.data(), qsizetype(run.size())));
        for (const uchar byte : run)
            ++summary.counts[byte];
        summary.size += qint64(run.size());
        if (progress)
            progress(summary.size);
    });
    if (isCancelled)
        return {};
    summary.md5 = hashes[0].result();
    summary.sha1 = hashes[1].result();
    summary.sha256 = hashes[2].result();
    return summary;
}

} // namespace hexahedron
