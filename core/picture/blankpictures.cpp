#include "core/picture/blankpictures.h"

#include "core/bytes/checksums.h"

#include <QtEndian>

#include <algorithm>

namespace hexahedron {

namespace {

template<typename Number>
void append(QByteArray &bytes, Number number, bool isBigEndian)
{
    char stored[sizeof(Number)];
    if (isBigEndian)
        qToBigEndian(number, stored);
    else
        qToLittleEndian(number, stored);
    bytes.append(stored, sizeof(Number));
}

void appendBig16(QByteArray &bytes, qint64 number)
{
    append(bytes, quint16(number), true);
}

void appendBig32(QByteArray &bytes, qint64 number)
{
    append(bytes, quint32(number), true);
}

qint64 blocksOf(qint64 pixels, qint64 size)
{
    return (pixels + size - 1) / size;
}

} // namespace

QByteArray pngChunk(const char *type, const QByteArray &content)
{
    const QByteArray summed = type + content;
    QByteArray bytes;
    appendBig32(bytes, content.size());
    bytes += summed;
    appendBig32(bytes, crc32({reinterpret_cast<const uchar *>(summed.constData()), size_t(summed.size())}));
    return bytes;
}

QByteArray blankJpegScan(qint64 width, qint64 height, const std::vector<JpegComponent> &components, bool isProgressive,
                         bool withDivisors)
{
    constexpr qint64 Side = 8;
    QByteArray bytes;
    const auto segment = [&](quint8 marker, const QByteArray &content) {
        bytes += char(0xff);
        bytes += char(marker);
        appendBig16(bytes, content.size() + 2);
        bytes += content;
    };
    constexpr quint8 Dht = 0xc4, Sos = 0xda, Dqt = 0xdb, Dri = 0xdd;
    segment(Dri, QByteArray(2, '\0')); // none of the intervals that may have been said before
    std::vector<int> tables;
    for (const JpegComponent &component : components) {
        if (withDivisors && std::find(tables.begin(), tables.end(), component.table) == tables.end()) {
            tables.push_back(component.table);
            segment(Dqt, char(component.table) + QByteArray(64, '\1'));
        }
    }
    // One code, a bit of 0, for nothing: no difference to the block before, and the end of the block.
    for (const char table : {'\x00', '\x10'})
        segment(Dht, table + QByteArray(1, '\1') + QByteArray(15, '\0') + QByteArray(1, '\0'));
    QByteArray scan(1, char(components.size()));
    for (const JpegComponent &component : components) {
        scan += char(component.id);
        scan += '\0';
    }
    const char lastCoefficient = isProgressive ? 0 : 63;
    segment(Sos, scan + '\0' + lastCoefficient + '\0');
    qint64 blocks = 0;
    if (components.size() == 1) {
        blocks = blocksOf(width, Side) * blocksOf(height, Side);
    } else {
        int most[2] = {1, 1};
        qint64 ofUnit = 0;
        for (const JpegComponent &component : components) {
            most[0] = std::max(most[0], component.horizontal);
            most[1] = std::max(most[1], component.vertical);
            ofUnit += component.horizontal * component.vertical;
        }
        blocks = ofUnit * blocksOf(width, Side * most[0]) * blocksOf(height, Side * most[1]);
    }
    const qint64 bits = blocks * (isProgressive ? 1 : 2);
    bytes += QByteArray(bits / 8, '\0');
    if (bits % 8 > 0)
        bytes += char(0xff >> (bits % 8));
    return bytes;
}

QByteArray blankGifImage(qint64 width, qint64 height, bool hasColors)
{
    QByteArray bytes(1, ',');
    for (const qint64 number : {qint64(0), qint64(0), width, height})
        append(bytes, quint16(number), false);
    bytes += char(hasColors ? 0 : 0x80);
    if (!hasColors)
        bytes += QByteArray(3, '\0') + QByteArray(3, '\xff');
    constexpr int MinimumSize = 2, Clear = 4, End = 5, First = 6, Longest = 4096;
    bytes += char(MinimumSize);
    QByteArray packed;
    quint32 pending = 0;
    int pendingBits = 0;
    int size = MinimumSize + 1;
    const auto write = [&](int code) {
        pending |= quint32(code) << pendingBits;
        for (pendingBits += size; pendingBits >= 8; pendingBits -= 8) {
            packed += char(pending);
            pending >>= 8;
        }
    };
    // Each code is one pixel longer than the one before.
    write(Clear);
    int next = First;
    qint64 length = 1;
    for (qint64 left = width * height; left > 0;) {
        if (length > left) { // as long as it may still be
            write(left == 1 ? 0 : First + int(left) - 2);
            left = 0;
        } else {
            write(length == 1 ? 0 : next - 1);
            left -= length;
        }
        if (next == (1 << size)) // readers add an entry with each code but the first
            ++size;
        ++length;
        ++next;
        if (next == Longest) {
            write(Clear);
            size = MinimumSize + 1;
            next = First;
            length = 1;
        }
    }
    write(End);
    if (pendingBits > 0)
        packed += char(pending);
    constexpr qsizetype MostInBlock = 255;
    for (qsizetype at = 0; at < packed.size(); at += MostInBlock) {
        const QByteArray piece = packed.mid(at, MostInBlock);
        bytes += char(piece.size());
        bytes += piece;
    }
    return bytes + '\0';
}

QByteArray blankCodestream(qint64 width, qint64 height, qint64 components, qint64 bits)
{
    constexpr quint16 Soc = 0xff4f, Siz = 0xff51, Cod = 0xff52, Qcd = 0xff5c, Sot = 0xff90, Sod = 0xff93, Eoc = 0xffd9;
    constexpr qint64 AreDifferent = 255, OfUsual = 7;
    const qint64 depth = bits == AreDifferent ? OfUsual : bits;
    QByteArray bytes;
    appendBig16(bytes, Soc);
    appendBig16(bytes, Siz);
    appendBig16(bytes, 38 + 3 * components);
    appendBig16(bytes, 0); // no profile
    for (const qint64 number : {width, height, qint64(0), qint64(0), width, height, qint64(0), qint64(0)})
        appendBig32(bytes, number); // the picture, and its only tile
    appendBig16(bytes, components);
    for (qint64 i = 0; i < components; ++i)
        bytes += QByteArray(1, char(depth)) + QByteArray(2, '\1');
    appendBig16(bytes, Cod);
    bytes += QByteArray::fromHex("000c00"       // no precincts, no markers
                                 "00000100"     // in the order of layers, one of them, no mixed components
                                 "0004040001"); // no decomposition, blocks of 64 × 64, a transform without loss
    appendBig16(bytes, Qcd);
    bytes += QByteArray::fromHex("000440"); // without quantization
    bytes += char(((depth & 0x7f) + 1) << 3);
    appendBig16(bytes, Sot);
    bytes += QByteArray::fromHex("000a0000000000000001"); // up to the end
    appendBig16(bytes, Sod);
    bytes += QByteArray(components, '\0'); // a packet for each, with nothing in it
    appendBig16(bytes, Eoc);
    return bytes;
}

} // namespace hexahedron
