#include "tests/support/urhobuilder.h"

namespace urho {

namespace {

constexpr qsizetype BlockSize = 32768;

QByteArray lengthBytes(qsizetype length)
{
    QByteArray bytes;
    for (; length >= 255; length -= 255)
        bytes += char(255);
    return bytes + char(length);
}

QByteArray blocksOf(const QByteArray &content)
{
    QByteArray all;
    for (qsizetype at = 0; at < content.size(); at += BlockSize)
        all += block(content.mid(at, BlockSize));
    return all;
}

} // namespace

QByteArray literals(const QByteArray &bytes)
{
    if (bytes.size() < 15)
        return char(bytes.size() << 4) + bytes;
    return char(0xf0) + lengthBytes(bytes.size() - 15) + bytes;
}

QByteArray repeated(char byte, int count, const QByteArray &tail)
{
    // One literal, a match at distance 1, and literals again.
    constexpr int Least = 4 + 15;
    return char(0x10 | 0x0f) + QByteArray(1, byte) + u16({1}) + lengthBytes(count - 1 - Least) + literals(tail);
}

QByteArray block(const QByteArray &content, int unpacked)
{
    const QByteArray packed = literals(content);
    return u16({quint16(unpacked < 0 ? content.size() : unpacked), quint16(packed.size())}) + packed;
}

quint32 sdbmOf(const QByteArray &bytes, quint32 before)
{
    quint32 hash = before;
    for (const char byte : bytes)
        hash = quint8(byte) + (hash << 6) + (hash << 16) - hash;
    return hash;
}

QByteArray Package::bytes() const
{
    qsizetype headSize = 12;
    for (const PackedFile &file : files)
        headSize += file.name.size() + 1 + 12;
    const auto given = [](qint64 value, qint64 otherwise) { return quint32(value < 0 ? otherwise : value); };
    QByteArray entries;
    QByteArray data;
    quint32 sum = 0;
    for (const PackedFile &file : files) {
        entries += file.name + '\0'
                   + u32({given(file.offset, headSize + data.size()), given(file.size, file.content.size()),
                          given(file.checksum, sdbmOf(file.content))});
        sum = sdbmOf(file.content, sum);
        data += !file.blocks.isEmpty() ? file.blocks : isPacked ? blocksOf(file.content) : file.content;
    }
    const QByteArray head = (isPacked ? "ULZ4" : "UPAK")
                            + u32({given(fileCount, qint64(files.size())), given(checksum, sum)});
    const QByteArray package = head + entries + data + unused;
    return prefix + package + (hasPackageSize ? u32({given(packageSize, package.size() + 4)}) : QByteArray());
}

} // namespace urho
