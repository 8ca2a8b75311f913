// Reads any bytes as a journal, and as the records of one: their sums are right then, so that what is inside is read too. Does
// again what they say.
#include "core/edit/journalformat.h"
#include "tests/fuzz/fuzzing.h"

using namespace hexahedron;

namespace {

void replay(const QByteArray &file, const QByteArray &original)
{
    const auto content = journalformat::Reader(Bytes(file)).content();
    if (!content)
        return;
    fuzzing::require(content->length <= file.size());
    qint64 steps = 0;
    const Bytes after = content->replayed(Bytes(original), &steps);
    fuzzing::require(steps >= 0 && steps <= qint64(content->records.size()));
    quint32 sum = 0;
    constexpr qint64 Most = qint64(1) << 24;
    after.forEachRun({0, qMin(Most, after.size())}, [&](qint64, std::span<const uchar> run) { sum += run.front(); });
}

} // namespace

/// Two bytes say how long each record is.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    QByteArray bytes(reinterpret_cast<const char *>(data), qsizetype(size));
    replay(bytes, bytes);
    QByteArray file = QByteArray(journalformat::Magic, journalformat::MagicSize)
                      + journalformat::framed(
                          journalformat::basePayload({.path = QStringLiteral("fuzz"), .modified = {}}));
    const QByteArray original = bytes;
    while (bytes.size() >= 2) {
        const qsizetype length = uchar(bytes[0]) | uchar(bytes[1]) << 8;
        file += journalformat::framed(bytes.mid(2, length));
        bytes = bytes.mid(2 + length);
    }
    replay(file, original);
    return 0;
}
