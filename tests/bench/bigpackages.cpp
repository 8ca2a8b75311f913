#include "tests/bench/bigfiles.h"

#include "tests/bench/tiles.h"
#include "tests/support/urhobuilder.h"

#include <QFile>

#include <lz4hc.h>

namespace bench {

namespace {

/// What a checksum becomes when the same bytes are added to it: a * checksum + b, whatever it was.
struct SdbmStep
{
    quint32 a = 1, b = 0;
    quint32 after(quint32 sum) const { return a * sum + b; }
};

SdbmStep sdbmStep(const QByteArray &bytes)
{
    const quint32 b = urho::sdbmOf(bytes);
    return {urho::sdbmOf(bytes, 1) - b, b};
}

/// Text that no format begins with, different for each seed: easy to pack, as most files are.
QByteArray plainText(int seed, qsizetype size)
{
    QByteArray text;
    for (quint32 word = quint32(seed); text.size() < size; word = word * 1664525 + 1013904223)
        text += QByteArray::number(word >> 12) + (word & 0x70000000 ? " some words of a readme " : "\n");
    text.truncate(size);
    return text;
}

QByteArray entryName(int number)
{
    return "Data/File" + QByteArray::number(number).rightJustified(5, '0') + ".dat";
}

QByteArray blocksOf(const QByteArray &content)
{
    constexpr int BlockSize = 32768;
    QByteArray blocks;
    for (qsizetype at = 0; at < content.size(); at += BlockSize) {
        const QByteArray block = content.mid(at, BlockSize);
        QByteArray packed(LZ4_compressBound(int(block.size())), Qt::Uninitialized);
        packed.truncate(LZ4_compress_default(block.constData(), packed.data(), int(block.size()), int(packed.size())));
        blocks += urho::u16({quint16(block.size()), quint16(packed.size())}) + packed;
    }
    return blocks;
}

/// Files come in a few kinds, one after the other; `model` is the number of the one that is a model.
bool writePackage(const QString &path, bool isPacked, int count, qsizetype fileSize, int model)
{
    constexpr int Kinds = 7;
    struct Kind
    {
        QByteArray content, stored;
        SdbmStep step;
    };
    std::vector<Kind> kinds;
    for (int i = 0; i <= Kinds; ++i) {
        Kind kind{i < Kinds ? plainText(i, fileSize) : urho::describedTriangle().bytes(), {}, {}};
        kind.stored = isPacked ? blocksOf(kind.content) : kind.content;
        kind.step = sdbmStep(kind.content);
        kinds.push_back(std::move(kind));
    }
    const auto kindOf = [&](int file) -> const Kind & { return kinds[size_t(file == model ? Kinds : file % Kinds)]; };
    qint64 offset = 12 + count * (entryName(0).size() + 1 + 12);
    quint32 sum = 0;
    QByteArray entries;
    for (int i = 0; i < count; ++i) {
        const Kind &kind = kindOf(i);
        entries += entryName(i) + '\0' + urho::u32({quint32(offset), quint32(kind.content.size()), kind.step.b});
        sum = kind.step.after(sum);
        offset += kind.stored.size();
    }
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write((isPacked ? "ULZ4" : "UPAK") + urho::u32({quint32(count), sum}) + entries);
    for (int i = 0; i < count; ++i)
        file.write(kindOf(i).stored);
    file.write(urho::u32({quint32(offset + 4)}));
    return file.flush();
}

} // namespace

bool writePackageOfManyFiles(const QString &path, qint64 bytes)
{
    constexpr int Files = 10'000;
    return writePackage(path, false, Files, bytes / Files, Files / 2);
}

bool writePackedPackage(const QString &path, qint64 bytes)
{
    constexpr int Files = 50;
    return writePackage(path, true, Files, bytes / Files, -1);
}

} // namespace bench
