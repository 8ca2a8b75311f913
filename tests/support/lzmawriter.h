#pragma once

#include <QByteArray>

/// Packs bytes as a raw LZMA1 stream, without looking for repetitions: the same bytes wherever it runs. Knows nothing of core.
namespace lzma {

struct Properties
{
    int lc = 4, lp = 4, pb = 4;
    quint8 byte() const { return quint8((pb * 5 + lp) * 9 + lc); }
};
QByteArray packed(const QByteArray &bytes, Properties properties = {}, bool withEndMarker = false);

} // namespace lzma
