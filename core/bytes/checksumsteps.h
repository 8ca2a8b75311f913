#pragma once

#include <QtGlobal>

#include <array>

namespace hexahedron {

/// What a byte does to a CRC-32 (see checksums.h).
constexpr std::array<quint32, 256> crcTable()
{
    std::array<quint32, 256> table{};
    for (quint32 byte = 0; byte < 256; ++byte) {
        quint32 sum = byte;
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ (sum & 1 ? 0xEDB88320u : 0);
        table[byte] = sum;
    }
    return table;
}

inline constexpr quint32 SdbmFactor = 65599;

/// A CRC-32 byte by byte, forwards and backwards, before its bits are turned over at the end.
class CrcSteps
{
public:
    static constexpr quint32 Begin = 0xffffffff;

    constexpr CrcSteps()
    {
        for (quint32 byte = 0; byte < 256; ++byte)
            m_byHighest[m_table[byte] >> 24] = byte;
    }
    /// The sum behind the last byte, of the number that is stored.
    quint32 end(quint32 stored) const { return ~stored; }
    quint32 after(quint32 sum, uchar byte) const { return (sum >> 8) ^ m_table[(sum ^ byte) & 0xff]; }
    quint32 before(quint32 sum, uchar byte) const
    {
        const quint32 row = m_byHighest[sum >> 24];
        return ((sum ^ m_table[row]) << 8) | (row ^ byte);
    }
    /// The byte that leads from one sum to the next; below 0 when there is none.
    int between(quint32 from, quint32 to) const
    {
        const quint32 row = m_byHighest[to >> 24];
        return ((from >> 8) ^ m_table[row]) == to ? int((row ^ from) & 0xff) : -1;
    }

private:
    std::array<quint32, 256> m_table = crcTable();
    std::array<quint32, 256> m_byHighest{};
};

/// The same of the sum of the sdbm database.
class SdbmSteps
{
public:
    static constexpr quint32 Begin = 0;

    constexpr SdbmSteps()
    {
        for (int i = 0; i < 5; ++i) // each step doubles the bits that are right
            m_inverse *= 2 - SdbmFactor * m_inverse;
    }
    quint32 end(quint32 stored) const { return stored; }
    quint32 after(quint32 sum, uchar byte) const { return sum * SdbmFactor + byte; }
    quint32 before(quint32 sum, uchar byte) const { return (sum - byte) * m_inverse; }
    int between(quint32 from, quint32 to) const
    {
        const quint32 byte = to - from * SdbmFactor;
        return byte < 256 ? int(byte) : -1;
    }

private:
    quint32 m_inverse = SdbmFactor;
};

} // namespace hexahedron
