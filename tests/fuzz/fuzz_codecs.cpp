// Expands any bytes with every codec, as far as some limit lets, and packs what came out again.
#include "core/bytes/codec.h"

#include <cstdlib>

using namespace hexahedron;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

std::span<const uchar> spanOf(const QByteArray &bytes)
{
    return {reinterpret_cast<const uchar *>(bytes.constData()), size_t(bytes.size())};
}

} // namespace

/// The first four bytes say how many bytes are announced, the next five are parameters.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    constexpr size_t HeadSize = 9;
    constexpr qint64 Most = 1 << 20;
    if (size < HeadSize)
        return 0;
    const qint64 announced = qint64(data[0]) | data[1] << 8 | data[2] << 16 | qint64(data[3]) << 24;
    const qint64 dictionary = qint64(data[5]) | data[6] << 8 | data[7] << 16 | qint64(data[8]) << 24;
    const std::vector<qint64> parameters{data[4], dictionary};
    const std::span<const uchar> packed(data + HeadSize, size - HeadSize);
    for (const Codec *codec : {&codecs::lz4(), &codecs::lzma()}) {
        const Decoded decoded = codec->decode(packed, parameters, announced, Most);
        require(decoded.bytes.size() <= Most && decoded.used >= 0 && decoded.used <= qint64(packed.size()));
        require(decoded.problem != Decoded::Problem::None || decoded.bytes.size() == announced);
        const auto again = codec->encode(spanOf(decoded.bytes));
        require(again.has_value());
        const Decoded same = codec->decode(spanOf(again->bytes), again->parameters, decoded.bytes.size(), Most);
        require(same.problem == Decoded::Problem::None && same.bytes == decoded.bytes);
    }
    return 0;
}
