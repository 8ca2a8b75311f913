#include "core/bytes/codec.h"

#include <lz4.h>
#include <lz4hc.h>

namespace hexahedron {

namespace {

constexpr qint64 MostGrowth = 255; // a byte of a block can stand for so many

class Lz4Codec final : public Codec
{
public:
    Lz4Codec()
        : Codec("lz4")
    {
    }

    Decoded decode(std::span<const uchar> packed, std::span<const qint64>, qint64 announced, qint64 most) const override
    {
        Decoded result;
        result.used = qint64(packed.size());
        if (packed.empty() || packed.size() > LZ4_MAX_INPUT_SIZE) {
            result.problem = packed.empty() ? Decoded::Problem::CutOff : Decoded::Problem::LimitReached;
            return result;
        }
        const qint64 possible = std::min<qint64>(qint64(packed.size()) * MostGrowth, LZ4_MAX_INPUT_SIZE);
        const qint64 wanted = std::clamp<qint64>(announced, 0, std::min(possible, most));
        if (expand(packed, wanted, result)) {
            result.problem = result.bytes.size() == announced ? Decoded::Problem::None
                             : announced > most               ? Decoded::Problem::LimitReached
                                                              : Decoded::Problem::SizeWrong;
            result.realSize = result.bytes.size();
            return result;
        }
        // Perhaps only the announced size is wrong.
        const qint64 room = std::min(possible, most);
        if (room > wanted && expand(packed, room, result)) {
            result.problem = Decoded::Problem::SizeWrong;
            result.realSize = result.bytes.size();
            return result;
        }
        result.bytes.clear();
        result.problem = possible > most ? Decoded::Problem::LimitReached : Decoded::Problem::Damaged;
        return result;
    }

    bool decodeInto(std::span<const uchar> packed, std::span<uchar> room) const override
    {
        if (packed.empty() || packed.size() > LZ4_MAX_INPUT_SIZE || room.size() > LZ4_MAX_INPUT_SIZE)
            return false;
        return LZ4_decompress_safe(reinterpret_cast<const char *>(packed.data()), reinterpret_cast<char *>(room.data()),
                                   int(packed.size()), int(room.size()))
               == int(room.size());
    }

    std::optional<qint64> mostGrowth() const override { return MostGrowth; }

    std::optional<Encoded> encode(std::span<const uchar> bytes) const override
    {
        if (bytes.size() > LZ4_MAX_INPUT_SIZE)
            return {};
        Encoded encoded;
        encoded.bytes.resize(LZ4_compressBound(int(bytes.size())));
        const int size = LZ4_compress_HC(reinterpret_cast<const char *>(bytes.data()), encoded.bytes.data(),
                                         int(bytes.size()), int(encoded.bytes.size()), LZ4HC_CLEVEL_DEFAULT);
        if (size <= 0)
            return {};
        encoded.bytes.truncate(size);
        return encoded;
    }

private:
    static bool expand(std::span<const uchar> packed, qint64 room, Decoded &result)
    {
        result.bytes.resize(std::max<qint64>(room, 1));
        const int size = LZ4_decompress_safe(reinterpret_cast<const char *>(packed.data()), result.bytes.data(),
                                             int(packed.size()), int(room));
        if (size < 0)
            return false;
        result.bytes.truncate(size);
        result.bytes.squeeze();
        return true;
    }
};

} // namespace

const Codec &codecs::lz4()
{
    static const Lz4Codec codec;
    return codec;
}

} // namespace hexahedron
