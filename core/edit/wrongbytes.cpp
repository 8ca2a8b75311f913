// One byte is wrong, and a checksum tells which.
#include "core/edit/wrongbytes.h"

#include "core/bytes/checksums.h"
#include "core/bytes/checksumsteps.h"
#include "core/bytes/codec.h"
#include "core/check/contentcheck.h"
#include "core/edit/recovery/sums.h"
#include "core/schema/schema.h"
#include "core/tree/contentstore.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

constexpr size_t MostPlaces = 16;

/// One step of an LZ4 block: bytes that stand in it as they are, then bytes that were expanded before.
struct Step
{
    qint64 packed = 0; ///< where the literals stand in the block
    qint64 at = 0;     ///< where they come in what is expanded
    qint64 literals = 0;
    qint64 distance = 0; ///< of the copy that follows them
    qint64 copied = 0;   ///< 0 in the last step

    qint64 copyAt() const { return at + literals; }
    qint64 distancePlace() const { return packed + literals; }
};

/// The steps of a block that the codec expands without a problem to `size` bytes; none when it is not one.
std::vector<Step> stepsOf(std::span<const uchar> block, qint64 size)
{
    constexpr qint64 MostInNibble = 15;
    constexpr qint64 LeastCopy = 4;
    const auto count = qint64(block.size());
    std::vector<Step> steps;
    qint64 at = 0;
    qint64 written = 0;
    const auto number = [&](qint64 nibble) {
        qint64 value = nibble;
        for (bool goesOn = nibble == MostInNibble; goesOn && at < count; ++at) {
            value += block[size_t(at)];
            goesOn = block[size_t(at)] == 255;
        }
        return value;
    };
    while (at < count) {
        const uchar token = block[size_t(at++)];
        Step step;
        step.literals = number(token >> 4);
        step.packed = at;
        step.at = written;
        if (step.literals > count - at || step.literals > size - written)
            return {};
        at += step.literals;
        written += step.literals;
        if (at < count) {
            if (count - at < 2)
                return {};
            step.distance = block[size_t(at)] | (block[size_t(at + 1)] << 8);
            at += 2;
            step.copied = number(token & 15) + LeastCopy;
            if (step.distance == 0 || step.distance > written || step.copied > size - written)
                return {};
            written += step.copied;
        }
        steps.push_back(step);
    }
    return written == size ? steps : std::vector<Step>();
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
        const std::vector<Step> steps = stepsOf(block, size);
        const bool hasDistances = size <= MostWithDistances;
        for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
            if (step->copied > 0 && hasDistances)
                lookAtDistance(block, *step, place, from);
            for (qint64 i = step->copied - 1; i >= 0; --i) {
                const qint64 at = from + step->copyAt() + i;
                m_weights[size_t(at - step->distance)] += m_weights[size_t(at)];
            }
            for (qint64 i = 0; i < step->literals; ++i) {
                const uchar now = block[size_t(step->packed + i)];
                const quint32 weight = m_weights[size_t(from + step->at + i)];
                for (int value = 0; value < 256; ++value) {
                    if (value != now && quint32(value - now) * weight == m_missing)
                        add(place + step->packed + i, uchar(value));
                }
            }
        }
    }
    std::vector<WrongByte> found() { return std::move(m_found); }

private:
    static constexpr qint64 MostWithDistances = 256 << 10;

    void lookAtDistance(std::span<const uchar> block, const Step &step, qint64 place, qint64 from)
    {
        const qint64 at = from + step.copyAt();
        std::vector<uchar> copy(size_t(step.copied));
        for (const int byte : {0, 1}) {
            const qint64 where = step.distancePlace() + byte;
            const uchar now = block[size_t(where)];
            for (int value = 0; value < 256; ++value) {
                const qint64 distance = step.distance + (value - now) * (byte == 0 ? 1 : 256);
                if (value == now || distance <= 0 || distance > step.copyAt())
                    continue;
                quint32 change = 0;
                for (qint64 i = 0; i < step.copied; ++i) {
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
