#include "core/bytes/checksums.h"

#include <QtEndian>

#include <array>

namespace hexahedron {

namespace {

// Eight bytes at a time: table k says what a byte does when k more bytes follow it.
using CrcTables = std::array<std::array<quint32, 256>, 8>;

constexpr CrcTables crcTables()
{
    CrcTables tables{};
    for (quint32 byte = 0; byte < 256; ++byte) {
        quint32 sum = byte;
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ (sum & 1 ? 0xEDB88320u : 0);
        tables[0][byte] = sum;
    }
    for (size_t k = 1; k < tables.size(); ++k) {
        for (size_t byte = 0; byte < 256; ++byte)
            tables[k][byte] = (tables[k - 1][byte] >> 8) ^ tables[0][tables[k - 1][byte] & 0xff];
    }
    return tables;
}
constexpr CrcTables Crc = crcTables();

constexpr quint32 SdbmFactor = 65599;

constexpr quint32 sdbmPower(quint64 exponent)
{
    quint32 result = 1;
    for (quint32 power = SdbmFactor; exponent; exponent >>= 1, power *= power) {
        if (exponent & 1)
            result *= power;
    }
    return result;
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
    // A sum of products that do not wait for one another is several times as fast as the chain of the definition.
    constexpr quint32 F2 = sdbmPower(2), F3 = sdbmPower(3), F4 = sdbmPower(4), F5 = sdbmPower(5), F6 = sdbmPower(6),
                      F7 = sdbmPower(7), F8 = sdbmPower(8);
    quint32 sum = previous;
    for (; bytes.size() >= 8; bytes = bytes.subspan(8)) {
        const uchar *b = bytes.data();
        const quint32 first = b[0] * F7 + b[1] * F6 + b[2] * F5 + b[3] * F4;
        const quint32 second = b[4] * F3 + b[5] * F2 + b[6] * SdbmFactor + b[7];
        sum = sum * F8 + (first + second);
    }
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
