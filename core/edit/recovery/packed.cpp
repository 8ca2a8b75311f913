#include "core/edit/recovery/packed.h"

#include "core/bytes/codec.h"
#include "core/check/engineissues.h"
#include "core/edit/edittext.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

namespace hexahedron::recovery {

namespace {

constexpr qint64 MostInNibble = 15;
constexpr qint64 LeastMatch = 4;

/// Bytes behind the token that a number takes which does not fit its four bits.
qint64 extraBytes(qint64 number)
{
    return number < MostInNibble ? 0 : 1 + (number - MostInNibble) / 255;
}

void appendExtra(QByteArray &bytes, qint64 number)
{
    if (number < MostInNibble)
        return;
    for (number -= MostInNibble; number >= 255; number -= 255)
        bytes += char(255);
    bytes += char(number);
}

/// Where a sequence of a block ends, and how much is expanded until there.
struct Sequence
{
    qint64 end = 0;
    qint64 size = 0;
};

/// The sequences from the beginning on that make sense.
std::vector<Sequence> sequencesIn(const QByteArray &block, qint64 most)
{
    std::vector<Sequence> all;
    qint64 at = 0;
    qint64 size = 0;
    const auto byte = [&](qint64 i) { return qint64(uchar(block[i])); };
    const auto number = [&](qint64 nibble) -> qint64 { // below 0: cut off
        qint64 value = nibble;
        for (bool goesOn = nibble == MostInNibble; goesOn;) {
            if (at >= block.size())
                return -1;
            value += byte(at);
            goesOn = byte(at++) == 255;
        }
        return value;
    };
    while (at < block.size()) {
        const qint64 token = byte(at++);
        const qint64 literals = number(token >> 4);
        if (literals < 0 || literals > block.size() - at || size + literals > most)
            break;
        at += literals;
        size += literals;
        if (at + 2 > block.size())
            break;
        const qint64 distance = byte(at) | (byte(at + 1) << 8);
        at += 2;
        const qint64 match = number(token & 15);
        if (match < 0 || distance == 0 || distance > size || size + match + LeastMatch > most)
            break;
        size += match + LeastMatch;
        all.push_back({at, size});
    }
    return all;
}

/// Zeros: exactly `bytes` packed bytes that expand to `size`.
std::optional<QByteArray> zeros(qint64 bytes, qint64 size)
{
    // Some zeros, as often as wanted again, and some more at the end, as blocks must have them.
    constexpr qint64 LeastEnd = 12;
    constexpr qint64 LeastBegin = 1;
    constexpr qint64 MostEnd = LeastEnd + 600;
    for (qint64 end = LeastEnd; end <= qMin(MostEnd, size); ++end) {
        const qint64 endCost = 1 + extraBytes(end) + end;
        // How many zeros at the beginning: the more, the longer.
        qint64 low = LeastBegin;
        qint64 high = size - end - LeastMatch;
        const auto cost = [&](qint64 begin) {
            return endCost + 1 + extraBytes(begin) + begin + 2 + extraBytes(size - end - begin - LeastMatch);
        };
        while (low < high) {
            const qint64 middle = (low + high) / 2;
            if (cost(middle) < bytes)
                low = middle + 1;
            else
                high = middle;
        }
        if (low > high || low < LeastBegin || cost(low) != bytes)
            continue;
        const qint64 match = size - end - low - LeastMatch;
        QByteArray block;
        block += char((qMin(low, MostInNibble) << 4) | qMin(match, MostInNibble));
        appendExtra(block, low);
        block += QByteArray(low, 0);
        block += char(1);
        block += char(0);
        appendExtra(block, match);
        block += char(qMin(end, MostInNibble) << 4);
        appendExtra(block, end);
        block += QByteArray(end, 0);
        return block;
    }
    return {};
}

} // namespace

std::optional<QByteArray> mendedLz4(const QByteArray &block, qint64 size)
{
    std::vector<Sequence> sequences = sequencesIn(block, size);
    constexpr size_t MostBack = 64;
    for (size_t back = 0; back <= MostBack; ++back) {
        const Sequence last = sequences.empty() ? Sequence{} : sequences.back();
        if (const auto rest = zeros(block.size() - last.end, size - last.size)) {
            QByteArray mended = block.left(last.end) + *rest;
            const std::span bytes(reinterpret_cast<const uchar *>(mended.constData()), size_t(mended.size()));
            const Decoded decoded = codecs::lz4().decode(bytes, {}, size, size);
            if (decoded.problem == Decoded::Problem::None)
                return mended;
        }
        if (sequences.empty())
            break;
        sequences.pop_back();
    }
    return {};
}

void tryPacked(Workbench &bench, const std::vector<Issue> &issues)
{
    constexpr int MostPieces = 64;
    const Tree &tree = bench.tree();
    Hypothesis hypothesis;
    hypothesis.kind = Hypothesis::Kind::Packed;
    hypothesis.bits = 8;
    int pieces = 0;
    for (const Issue &issue : issues) {
        const Item &data = issue.item;
        if (issue.kind != &issues::packedBytesDamaged || !data.field || data.field->kind != Kind::Raw
            || tree.baseOf(data.stream) != 0 || pieces >= MostPieces)
            continue;
        const Item piece = tree.parent(data);
        Item holder = piece;
        while (holder.isValid() && !(holder.field && holder.field->content && holder.role != Item::Role::Element))
            holder = tree.parent(holder);
        const Content *content = holder.isValid() ? holder.field->content.get() : nullptr;
        if (!content || content->codec != &codecs::lz4() || content->packed != data.field)
            continue;
        const qint64 size = integerIn(tree, piece, content->expandedSize);
        const Field *packedSize = data.field->times.singleField();
        const Item count = childOf(tree, piece, packedSize);
        const QByteArray packed = tree.bytes(data.stream).toByteArray(data.range);
        bench.spend(0.2 * double(packed.size()));
        const auto mended = size > 0 ? mendedLz4(packed, size) : std::nullopt;
        if (!mended)
            continue;
        if (count.isValid() && integerIn(tree, piece, packedSize) != packed.size())
            hypothesis.replacements.push_back({count.range, Bytes(encodeInteger(*count.field, packed.size()))});
        hypothesis.replacements.push_back({data.range, Bytes(*mended)});
        ++pieces;
    }
    if (pieces == 0)
        return;
    std::stable_sort(hypothesis.replacements.begin(), hypothesis.replacements.end(),
                     [](const Replacement &a, const Replacement &b) { return a.removed.begin < b.removed.begin; });
    hypothesis.sentence = editText(
        QT_TRANSLATE_N_NOOP("edit", "Keep what can be expanded of %n block(s), and write zeros for the "
                                    "rest."),
        pieces);
    bench.tryOut(std::move(hypothesis));
}

} // namespace hexahedron::recovery
