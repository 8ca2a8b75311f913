// One byte is wrong, and a checksum tells which.
#include "core/recovery/wrongbytes.h"

#include "core/bytes/checksums.h"
#include "core/bytes/checksumsteps.h"
#include "core/bytes/codec.h"
#include "core/check/contentcheck.h"
#include "core/check/engineissues.h"
#include "core/recovery/lz4sequences.h"
#include "core/recovery/sums.h"
#include "core/schema/schema.h"
#include "core/tree/contentstore.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

constexpr size_t MostPlaces = 16;

/// The sequences of a block that the codec expands without a problem to `size` bytes; none when it is not one.
std::vector<recovery::Lz4Sequence> sequencesOf(std::span<const uchar> block, qint64 size)
{
    std::vector<recovery::Lz4Sequence> sequences;
    const auto byte = [&](qint64 i) { return qint64(block[size_t(i)]); };
    const auto last = recovery::readLz4(byte, qint64(block.size()), size, {},
                                        [&](const auto &read) { sequences.push_back(read); });
    if (!last)
        return {};
    sequences.push_back(*last);
    return sequences;
}

/// A sum over expanded bytes is a polynomial of them: what a packed byte does to it is what all the bytes do that come from it.
class PackedSearch
{
public:
    /// `missing`: what the sum lacks.
    PackedSearch(const QByteArray &expanded, quint32 missing)
        : m_bytes(expanded)
        , m_missing(missing)
        , m_weights(size_t(expanded.size()))
    {
        quint32 power = 1;
        for (auto weight = m_weights.rbegin(); weight != m_weights.rend(); ++weight, power *= SdbmFactor)
            *weight = power;
    }

    /// `place`: of the block in the file; `from`: where it begins in what is expanded.
    void look(std::span<const uchar> block, qint64 place, qint64 from, qint64 size)
    {
        const std::vector<recovery::Lz4Sequence> sequences = sequencesOf(block, size);
        const bool hasDistances = size <= MostWithDistances;
        for (auto read = sequences.rbegin(); read != sequences.rend(); ++read) {
            if (read->copied > 0 && hasDistances)
                lookAtDistance(block, *read, place, from);
            for (qint64 i = read->copied - 1; i >= 0; --i) {
                const qint64 at = from + read->copyAt() + i;
                m_weights[size_t(at - read->distance)] += m_weights[size_t(at)];
            }
            for (qint64 i = 0; i < read->literals; ++i) {
                const uchar now = block[size_t(read->literalsAt + i)];
                const quint32 weight = m_weights[size_t(from + read->begin.size + i)];
                for (int value = 0; value < 256; ++value) {
                    if (value != now && quint32(value - now) * weight == m_missing)
                        add(place + read->literalsAt + i, uchar(value));
                }
            }
        }
    }
    std::vector<WrongByte> found() { return std::move(m_found); }

private:
    static constexpr qint64 MostWithDistances = 256 << 10;

    void lookAtDistance(std::span<const uchar> block, const recovery::Lz4Sequence &read, qint64 place, qint64 from)
    {
        const qint64 at = from + read.copyAt();
        std::vector<uchar> copy(size_t(read.copied));
        for (const int byte : {0, 1}) {
            const qint64 where = read.distanceAt() + byte;
            const uchar now = block[size_t(where)];
            for (int value = 0; value < 256; ++value) {
                const qint64 distance = read.distance + (value - now) * (byte == 0 ? 1 : 256);
                if (value == now || distance <= 0 || distance > read.copyAt())
                    continue;
                quint32 change = 0;
                for (qint64 i = 0; i < read.copied; ++i) {
                    copy[size_t(i)] = i < distance ? uchar(m_bytes[at + i - distance]) : copy[size_t(i - distance)];
                    change += quint32(copy[size_t(i)] - uchar(m_bytes[at + i])) * m_weights[size_t(at + i)];
                }
                if (change == m_missing)
                    add(place + where, uchar(value));
            }
        }
    }
    void add(qint64 place, uchar value)
    {
        if (m_found.size() < MostPlaces)
            m_found.push_back({place, value});
    }

    const QByteArray &m_bytes;
    quint32 m_missing;
    std::vector<quint32>
        m_weights; ///< what an expanded byte adds to the sum, with the copies of it that were looked at
    std::vector<WrongByte> m_found;
};

std::vector<WrongByte> wrongPackedBytes(const Tree &tree, const Item &holder, quint32 stored)
{
    constexpr qint64 MostExpanded = 4 << 20;
    const Content &content = *holder.field->content;
    const auto opened = tree.contentOf(holder);
    if (content.codec != &codecs::lz4() || content.checksum != &checksums::sdbm || !opened || opened->stream == NoStream
        || !tree.stream(opened->stream).isWhole || tree.bytes(opened->stream).size() > MostExpanded)
        return {};
    const QByteArray expanded = tree.bytes(opened->stream).toByteArray();
    PackedSearch search(expanded, stored - contents::checksumOf(tree, holder));
    const PackedPieces packed = packedPiecesOf(tree, holder);
    qint64 from = expanded.size();
    for (auto piece = packed.pieces.rbegin(); piece != packed.pieces.rend(); ++piece) {
        from -= piece->announced;
        if (piece->announced < 0 || from < 0)
            return {};
        const QByteArray block = tree.bytes(holder.stream).toByteArray(piece->packed);
        search.look({reinterpret_cast<const uchar *>(block.constData()), size_t(block.size())}, piece->packed.begin,
                    from, piece->announced);
    }
    return search.found();
}

} // namespace

std::vector<WrongByte> wrongBytes(const Tree &tree, const Issue &issue)
{
    std::vector<WrongByte> all;
    if (issue.kind == &issues::checksumWrong && issue.item.stream == 0) {
        if (recovery::isSumHit(tree, issue.item))
            return all;
        const recovery::SummedBytes summed = recovery::summedBy(tree, issue.item);
        for (const auto &[place, bytes] : recovery::placesOfWrong(tree.bytes(), summed))
            all.push_back({place, uchar(bytes.front())});
        return all;
    }
    const Value value = issue.item.stream == 0 ? valueOf(tree, issue.item) : Value();
    const auto *stored = std::get_if<qint64>(&value);
    if (!stored)
        return all;
    for (const Item &holder : holdersIn(tree, 0)) {
        const Content *content = holder.field->content.get();
        if (!content || !content->checksum || content->checksumField != issue.item.field
            || contents::fieldAround(tree, holder, content->checksumField) != issue.item)
            continue;
        if (content->codec)
            return wrongPackedBytes(tree, holder, quint32(*stored));
        const recovery::SummedBytes summed{holder.range, quint32(*stored), content->checksum};
        for (const auto &[place, bytes] : recovery::placesOfWrong(tree.bytes(), summed))
            all.push_back({place, uchar(bytes.front())});
        return all;
    }
    return all;
}

} // namespace hexahedron
