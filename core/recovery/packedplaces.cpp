#include "core/recovery/packedplaces.h"

#include "core/bytes/codec.h"
#include "core/bytes/lzmasearch.h"
#include "core/recovery/lz4sequences.h"
#include "core/recovery/packed.h"
#include "core/recovery/sums.h"
#include "core/schema/schema.h"
#include "core/tree/contentstore.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <algorithm>

namespace hexahedron::recovery {

namespace {

constexpr qint64 MostPacked = 128 << 10; // of a block of LZ4

/// A block in which a file lies, or part of one.
struct Block
{
    Item holder;
    PackedPieces packed;
    size_t piece = 0;

    const PackedPiece &own() const { return packed.pieces[piece]; }
    const Content &content() const { return *holder.field->content; }
};

std::optional<Block> blockAt(const Tree &tree, qint64 place)
{
    for (const Item &holder : holdersIn(tree, 0)) {
        const Content *content = holder.field->content.get();
        if (!content || !content->codec || !content->packed)
            continue;
        PackedPieces packed = packedPiecesOf(tree, holder);
        for (size_t i = 0; i < packed.pieces.size(); ++i) {
            const ByteRange range = packed.pieces[i].packed;
            if (range.begin <= place && place <= range.end
                && (range.size() <= MostPacked || content->codec != &codecs::lz4()))
                return Block{holder, std::move(packed), i};
        }
    }
    return {};
}

/// Places in the packed bytes `old` where `count` bytes go, or come with a `count` below 0, so that the rest makes sense.
std::vector<qint64> fittingPlaces(Workbench &bench, const QByteArray &old, qint64 wanted, qint64 count)
{
    constexpr double CostOfSequence = 0.01;
    std::vector<Lz4Place> sequences{{}};
    const auto byteOfOld = [&](qint64 i) { return qint64(uchar(old[i])); };
    readLz4(byteOfOld, old.size(), wanted, {}, [&](const Lz4Sequence &read) { sequences.push_back(read.end); });
    std::vector<qint64> places;
    size_t before = 0;
    const qint64 last = old.size() - qMax<qint64>(0, count);
    for (qint64 place = 0; place <= last && bench.mayTry(); ++place) {
        while (before + 1 < sequences.size() && sequences[before + 1].at <= place)
            ++before;
        const qint64 gone = qMax<qint64>(0, count);
        const qint64 come = qMax<qint64>(0, -count);
        const auto byte = [&](qint64 i) -> qint64 {
            return i < place ? byteOfOld(i) : i < place + come ? 0 : byteOfOld(i - come + gone);
        };
        qint64 read = 1;
        if (readLz4(byte, old.size() - count, wanted, sequences[before], [&](const Lz4Sequence &) { ++read; }))
            places.push_back(place);
        bench.spend(CostOfSequence * double(read));
    }
    return places;
}

/// Says whether a block is the one that was packed: with it the sum over the whole file is right.
class Proof
{
public:
    Proof(const Tree &tree, const Block &block)
        : m_wanted(block.own().announced)
        , m_checksum(block.content().checksum)
    {
        const Field *field = block.content().checksumField;
        Item around = block.holder;
        while (around.isValid() && field && !ownChildOf(tree, around, field).isValid())
            around = tree.parent(around);
        if (!m_checksum || !field || !around.isValid())
            return;
        m_stored = quint32(integerIn(tree, around, field));
        m_isKnown = true;
        for (size_t i = 0; i < block.packed.pieces.size() && m_isKnown; ++i) {
            if (i == block.piece)
                continue;
            const PackedPiece &other = block.packed.pieces[i];
            const Decoded decoded = expanded(tree.bytes(block.holder.stream).toByteArray(other.packed),
                                             other.announced);
            m_isKnown = decoded.problem == Decoded::Problem::None;
            (i < block.piece ? m_before : m_behind) += decoded.bytes;
        }
    }
    bool isKnown() const { return m_isKnown; }
    /// Bytes that came in among those that stand in the block as they are come out as they are: the sum tells where. `place`: one of
    /// theirs from which on `count` bytes go, in `old`; nothing when the block does not expand then.
    std::vector<qint64> placesAmongLiterals(const QByteArray &old, qint64 place, qint64 count) const
    {
        const QByteArray block = old.left(place) + old.mid(place + count);
        std::optional<qint64> expandedPlace;
        const auto look = [&](const Lz4Sequence &read) {
            if (read.literalsAt <= place && place <= read.literalsAt + read.literals)
                expandedPlace = read.begin.size + place - read.literalsAt;
        };
        const auto byte = [&](qint64 i) { return qint64(uchar(block[i])); };
        const auto last = readLz4(byte, block.size(), m_wanted, {}, look);
        if (last)
            look(*last);
        const Decoded decoded = expanded(block, m_wanted);
        if (!last || !expandedPlace || decoded.problem != Decoded::Problem::None)
            return {};
        QByteArray all = decoded.bytes;
        all.insert(*expandedPlace, QByteArrayView(old).sliced(place, count));
        all = m_before + all + m_behind;
        std::vector<qint64> places;
        for (const qint64 at : placesOfExtra(Bytes(all), {{0, all.size()}, m_stored, m_checksum}, count))
            places.push_back(place + at - m_before.size() - *expandedPlace);
        return places;
    }
    qint64 cost() const { return m_before.size() + m_wanted + m_behind.size(); }
    bool isRight(const QByteArray &block) const
    {
        const Decoded decoded = expanded(block, m_wanted);
        if (decoded.problem != Decoded::Problem::None)
            return false;
        const Bytes all(m_before + decoded.bytes + m_behind);
        return m_checksum->of(all, all.range()) == m_stored;
    }

private:
    static Decoded expanded(const QByteArray &packed, qint64 size)
    {
        const std::span bytes(reinterpret_cast<const uchar *>(packed.constData()), size_t(packed.size()));
        return codecs::lz4().decode(bytes, {}, size, size);
    }

    qint64 m_wanted = 0;
    const Checksum *m_checksum = nullptr;
    quint32 m_stored = 0;
    bool m_isKnown = false;
    QByteArray m_before, m_behind; ///< what the other blocks expand to
};

} // namespace

namespace {

/// The bytes come or go where the first damage shows; what is near is zeros then.
std::optional<MendedLz4> mendedWith(QByteArray block, qint64 growth, qint64 announced)
{
    qint64 place = 0;
    readLz4([&](qint64 i) { return qint64(uchar(block[i])); }, block.size(), announced, {},
            [&](const Lz4Sequence &read) { place = read.end.at; });
    if (growth > 0)
        block.insert(place, QByteArray(growth, '\0'));
    else
        block.remove(qMin(place, block.size() + growth), -growth);
    return mendedLz4(block, announced);
}

} // namespace

qint64 usedBeforeDamage(const Tree &tree, const Item &holder)
{
    const auto opened = tree.contentOf(holder);
    const bool isDamaged = opened && opened->problems.size() == 1
                           && opened->problems.front().problem == Decoded::Problem::Damaged;
    return isDamaged ? opened->problems.front().used : 0;
}

PackedPlaces placesInPacked(Workbench &bench, const Tree &tree, const Replacement &edit)
{
    constexpr double CostOfProvedByte = 0.004;
    const std::optional<Block> block = blockAt(tree, edit.removed.begin);
    if (!block || block->own().announced <= 0)
        return {};
    const ByteRange now = block->own().packed;
    const qint64 growth = edit.growth();
    const QByteArray old = bench.file().toByteArray({now.begin, now.end - growth});
    if (old.size() != now.size() - growth || old.isEmpty())
        return {};
    PackedPlaces found;
    if (block->content().codec != &codecs::lz4()) {
        const std::optional<Block> before = blockAt(bench.tree(), now.begin);
        const bool isSame = before && before->own().packed.begin == now.begin;
        const qint64 damage = isSame ? usedBeforeDamage(bench.tree(), before->holder) : 0;
        if (growth < 0 && damage > 0 && block->content().codec == &codecs::lzma() && bench.mayTry()) {
            const auto most = qint64((bench.left() - bench.leaves()) / CostOfExpandedByte);
            qint64 work = most;
            found.places = extraBytesOfLzma({reinterpret_cast<const uchar *>(old.constData()), size_t(old.size())},
                                            block->packed.parameters, block->own().announced, damage, -growth, work);
            bench.spend(CostOfExpandedByte * double(most - work));
        }
        for (qint64 &place : found.places)
            place += now.begin;
        found.areProved = !found.places.empty();
        return found;
    }
    const std::vector<qint64> fitting = fittingPlaces(bench, old, block->own().announced, -growth);
    if (fitting.empty()) {
        constexpr double CostOfByte = 0.2;
        bench.spend(CostOfByte * double(old.size()));
        if (const auto mended = mendedWith(old, growth, block->own().announced)) {
            found.mended = Replacement{{now.begin, now.begin + old.size()}, Bytes(mended->bytes)};
            found.madeUp = mended->madeUp;
        }
        return found;
    }
    const Proof proof(tree, *block);
    std::vector<qint64> proved;
    // Of many places one after the other the sum tells at once which it may be.
    constexpr double CostOfSummedByte = 0.02;
    constexpr qsizetype Many = 16;
    for (auto first = fitting.begin(); proof.isKnown() && growth < 0 && first != fitting.end() && bench.mayTry();) {
        auto end = first + 1;
        while (end != fitting.end() && *end == *(end - 1) + 1)
            ++end;
        if (end - first >= Many) {
            bench.spend(CostOfSummedByte * double(proof.cost()));
            for (const qint64 place : proof.placesAmongLiterals(old, *first, -growth)) {
                if (std::binary_search(first, end, place) && proof.isRight(old.left(place) + old.mid(place - growth)))
                    proved.push_back(place);
            }
        }
        first = end;
    }
    for (const qint64 place : proved.empty() ? fitting : std::vector<qint64>()) {
        if (!proof.isKnown() || growth > 0 || !bench.mayTry())
            break;
        bench.spend(CostOfProvedByte * double(proof.cost()));
        if (proof.isRight(old.left(place) + old.mid(place - growth)))
            proved.push_back(place);
    }
    found.areProved = !proved.empty();
    for (const qint64 place : found.areProved ? proved : fitting)
        found.places.push_back(now.begin + place);
    return found;
}

} // namespace hexahedron::recovery
