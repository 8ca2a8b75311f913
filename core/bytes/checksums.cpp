#include "core/bytes/checksums.h"

#include "core/bytes/checksumsteps.h"

#include <QtEndian>

namespace hexahedron {

namespace {

// Eight bytes at a time: table k says what a byte does when k more bytes follow it.
using CrcTables = std::array<std::array<quint32, 256>, 8>;

constexpr CrcTables crcTables()
{
    CrcTables tables{};
    tables[0] = crcTable();
    for (size_t k = 1; k < tables.size(); ++k) {
        for (size_t byte = 0; byte < 256; ++byte)
            tables[k][byte] = (tables[k - 1][byte] >> 8) ^ tables[0][tables[k - 1][byte] & 0xff];
    }
    return tables;
}
constexpr CrcTables Crc = crcTables();

/// Bytes whose sum is taken at once: so many that sums of products of a byte and a signed number of 16 bits fit 32 bits.
constexpr int SdbmBlock = 256;

constexpr quint32 sdbmPower(quint64 exponent)
{
    quint32 result = 1;
    for (quint32 power = SdbmFactor; exponent; exponent >>= 1, power *= power) {
        if (exponent & 1)
            result *= power;
    }
    return result;
}

/// What each byte of a block is multiplied with: low + high * 2^16, both signed, as processors multiply and add such numbers eight
/// and more at a time.
struct SdbmPowers
{
    std::array<qint16, SdbmBlock> low{}, high{};
};

constexpr SdbmPowers sdbmPowers()
{
    SdbmPowers powers;
    for (size_t i = 0; i < SdbmBlock; ++i) {
        const quint32 power = sdbmPower(SdbmBlock - 1 - i);
        powers.low[i] = qint16(quint16(power));
        powers.high[i] = qint16(quint16((power - quint32(powers.low[i])) >> 16));
    }
    return powers;
}
constexpr SdbmPowers Sdbm = sdbmPowers();

/// Of one block. A loop without a branch, so that the compiler makes vectors of it.
quint32 sdbmOfBlock(const uchar *bytes)
{
    qint32 low = 0, high = 0;
    for (size_t i = 0; i < SdbmBlock; ++i) {
        const qint16 byte = bytes[i];
        low += byte * Sdbm.low[i];
        high += byte * Sdbm.high[i];
    }
    return quint32(low) + (quint32(high) << 16);
}

} // namespace

quint32 crc32(std::span<const uchar> bytes, quint32 previous)
{
    quint32 sum = ~previous;
    for (; bytes.size() >= 8; bytes = bytes.subspan(8)) {
        const quint32 low = qFromLittleEndian<quint32>(bytes.data()) ^ sum;
        const quint32 high = qFromLittleEndian<quint32>(bytes.data() + 4);
        sum = Crc[7][low & 0xff] ^ Crc[6][(low >> 8) & 0xff] ^ Crc[5][(low >> 16) & 0xff] ^ Crc[4][low >> 24]
              ^ Crc[3][high & 0xff] ^ Crc[2][(high >> 8) & 0xff] ^ Crc[1][(high >> 16) & 0xff] ^ Crc[0][high >> 24];
    }
    for (const uchar byte : bytes)
        sum = (sum >> 8) ^ Crc[0][(sum ^ byte) & 0xff];
    return ~sum;
}

quint32 crc32(const Bytes &bytes, ByteRange range)
{
    quint32 sum = 0;
    bytes.forEachRun(range, [&](qint64, std::span<const uchar> run) { sum = crc32(run, sum); });
    return sum;
}

quint32 sdbm(std::span<const uchar> bytes, quint32 previous)
{
    // The sum is a polynomial of the bytes: blocks do not wait for one another, as the steps of the definition do.
    constexpr quint32 Block = sdbmPower(SdbmBlock);
    quint32 sum = previous;
    for (; bytes.size() >= SdbmBlock; bytes = bytes.subspan(SdbmBlock))
        sum = sum * Block + sdbmOfBlock(bytes.data());
    for (const uchar byte : bytes)
        sum = sum * SdbmFactor + byte;
    return sum;
}

quint32 sdbm(const Bytes &bytes, ByteRange range)
{
    quint32 sum = 0;
    bytes.forEachRun(range, [&](qint64, std::span<const uchar> run) { sum = sdbm(run, sum); });
    return sum;
}

quint32 sdbmCombined(quint32 a, quint32 b, qint64 lengthOfB)
{
    return a * sdbmPower(quint64(lengthOfB)) + b;
}

} // namespace hexahedron
