#include "core/recovery/packed.h"

#include "core/bytes/lzmasearch.h"
#include "core/bytes/quickpacking.h"
#include "core/changes/edittext.h"
#include "core/check/checker.h"
#include "core/check/contentcheck.h"
#include "core/check/engineissues.h"
#include "core/edit/packedpieces.h"
#include "core/edit/planner.h"
#include "core/language/listed.h"
#include "core/recovery/lz4sequences.h"
#include "core/recovery/packedplaces.h"
#include "core/recovery/pieces.h"
#include "core/recovery/tail.h"
#include "core/schema/schema.h"
#include "core/tree/contentstore.h"
#include "core/tree/items.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <algorithm>
#include <cmath>
#include <limits>

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

/// The places behind sequences, from the beginning on as long as they make sense.
std::vector<Lz4Place> sequencesIn(const QByteArray &block, qint64 most)
{
    std::vector<Lz4Place> all;
    readLz4([&](qint64 i) { return qint64(uchar(block[i])); }, block.size(), most, {},
            [&](const Lz4Sequence &read) { all.push_back(read.end); });
    return all;
}

/// The bytes as they are, for a rest of a block that has room for a number and so many bytes.
std::optional<QByteArray> literals(const QByteArray &rest, qint64 size)
{
    if (size <= 0 || rest.size() != 1 + extraBytes(size) + size)
        return {};
    QByteArray block(1, char(qMin(size, MostInNibble) << 4));
    appendExtra(block, size);
    return block + rest.last(size);
}

/// The bytes that a sequence begins with, as far as they are there.
QByteArray firstBytes(const QByteArray &block, qint64 at)
{
    if (at >= block.size())
        return {};
    const auto byte = [&](qint64 i) { return qint64(uchar(block[i])); };
    qint64 count = byte(at) >> 4;
    if (count == MostInNibble) {
        for (; at + 1 < block.size() && byte(at + 1) == 255; ++at)
            count += 255;
        count += ++at < block.size() ? byte(at) : 0;
    }
    return block.mid(at + 1, count);
}

/// `first` as far as it goes, then zeros: exactly `bytes` packed bytes that expand to `size`.
std::optional<MendedLz4> zeros(qint64 bytes, qint64 size, const QByteArray &first)
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
        block += first.left(low - 1).leftJustified(low, '\0');
        block += char(1); // the last byte, a zero, again and again
        block += char(0);
        appendExtra(block, match);
        block += char(qMin(end, MostInNibble) << 4);
        appendExtra(block, end);
        block += QByteArray(end, 0);
        return MendedLz4{block, size - qMin<qint64>(low - 1, first.size())};
    }
    return {};
}

/// Zeros, as one sequence that another follows: exactly `bytes` packed bytes that expand to `size`.
std::optional<QByteArray> zeroSequence(qint64 bytes, qint64 size)
{
    constexpr qint64 Least = 3; // a token and a distance
    for (qint64 begin = qMin(bytes - Least, size - LeastMatch); begin >= 1; --begin) {
        const qint64 match = size - begin - LeastMatch;
        const qint64 cost = Least + extraBytes(begin) + begin + extraBytes(match);
        if (cost < bytes - 2) // it only becomes less
            return {};
        if (cost != bytes)
            continue;
        QByteArray sequence(1, char((qMin(begin, MostInNibble) << 4) | qMin(match, MostInNibble)));
        appendExtra(sequence, begin);
        sequence += QByteArray(begin, 0);
        sequence += char(1);
        sequence += char(0);
        appendExtra(sequence, match);
        return sequence;
    }
    return {};
}

/// Where sequences begin in a block whose beginning is not known. Whichever byte one begins to read at, one soon reads what all
/// others read: that is how the block goes on.
class Lz4Ends
{
public:
    explicit Lz4Ends(const QByteArray &block)
        : m_next(size_t(block.size()), None)
        , m_size(size_t(block.size()), 0)
        , m_readers(size_t(block.size()), 0)
    {
        const qint64 count = block.size();
        const auto byte = [&](qint64 i) { return qint64(uchar(block[i])); };
        for (qint64 at = count - 1; at >= 0; --at) {
            constexpr qint64 Any = std::numeric_limits<qint32>::max();
            constexpr qint64 Behind = 1 << 20; // so much may be referred to
            const std::optional<Lz4Sequence> read = readLz4Sequence(byte, count, Any, {at, Behind});
            if (!read)
                continue;
            const qint64 next = read->end.at;
            const bool isLast = !read->isPassed();
            if (!isLast && (next >= count || m_next[size_t(next)] == None))
                continue;
            m_next[size_t(at)] = next;
            m_size[size_t(at)] = read->end.size - Behind + (isLast ? 0 : m_size[size_t(next)]);
        }
        for (qint64 at = 0; at < count; ++at) {
            if (const qint64 next = m_next[size_t(at)]; next != None) {
                ++m_readers[size_t(at)];
                if (next < count)
                    m_readers[size_t(next)] += m_readers[size_t(at)];
            }
        }
    }

    /// Where sequences begin that many readers come to, in ascending order.
    std::vector<qint64> places() const
    {
        constexpr qint64 LeastReaders = 20;
        const auto count = qint64(m_next.size());
        const auto isBefore = [&](qint64 a, qint64 b) { return m_readers[size_t(a)] < m_readers[size_t(b)]; };
        std::vector<qint64> best(size_t(count) + 1, None); // of those that lead there
        for (qint64 at = 0; at < count; ++at) {
            const qint64 next = m_next[size_t(at)];
            if (next != None && (best[size_t(next)] == None || isBefore(best[size_t(next)], at)))
                best[size_t(next)] = at;
        }
        std::vector<qint64> places;
        for (qint64 at = best[size_t(count)]; at != None && m_readers[size_t(at)] >= LeastReaders;
             at = best[size_t(at)])
            places.push_back(at);
        std::reverse(places.begin(), places.end());
        return places;
    }
    /// What the block expands to from there on.
    qint64 sizeFrom(qint64 place) const { return m_size[size_t(place)]; }

private:
    static constexpr qint64 None = -1;

    std::vector<qint64> m_next, m_size, m_readers;
};

bool isWhole(const QByteArray &block, qint64 size)
{
    const std::span bytes(reinterpret_cast<const uchar *>(block.constData()), size_t(block.size()));
    return codecs::lz4().decode(bytes, {}, size, size).problem == Decoded::Problem::None;
}

/// Zeros, as one sequence that another follows, in as few bytes as there can be; nothing for too few zeros.
std::optional<QByteArray> shortZeroSequence(qint64 size)
{
    const qint64 match = size - 1 - LeastMatch;
    if (match < 0)
        return {};
    QByteArray sequence(1, char((1 << 4) | qMin(match, MostInNibble)));
    sequence += char(0);
    sequence += char(1); // the last byte, a zero, again and again
    sequence += char(0);
    appendExtra(sequence, match);
    return sequence;
}

/// What lies before a damage and what lies behind it, with zeros between them. `zerosFor(bytes, size)`: the sequence that takes the
/// place of so many packed bytes and expands to `size`.
template<typename Zeros>
std::optional<MendedLz4> bridged(const QByteArray &block, qint64 size, Zeros zerosFor)
{
    constexpr int MostTries = 512;
    constexpr int TriesOfOne = 16;
    std::vector<Lz4Place> before = sequencesIn(block, size);
    before.insert(before.begin(), Lz4Place{});
    const Lz4Ends ends(block);
    int tries = 0;
    for (const qint64 behind : ends.places()) {
        const auto first = std::lower_bound(before.begin(), before.end(), behind,
                                            [](const Lz4Place &place, qint64 at) { return place.at < at; });
        if (first != before.end() && first->at == behind)
            continue; // before the damage, or nothing tells where that is
        for (auto last = first; last != before.begin() && first - last < TriesOfOne && tries < MostTries; ++tries) {
            --last;
            const qint64 room = size - last->size - ends.sizeFrom(behind);
            const std::optional<QByteArray> between = zerosFor(behind - last->at, room);
            if (!between)
                continue;
            // What only looks like the beginning of a sequence refers to bytes that are not there.
            if (QByteArray mended = block.left(last->at) + *between + block.mid(behind); isWhole(mended, size))
                return MendedLz4{mended, room};
            break;
        }
    }
    return {};
}

} // namespace

std::optional<MendedLz4> mendedLz4(const QByteArray &block, qint64 size)
{
    if (auto mended = bridged(block, size, &zeroSequence))
        return mended;
    std::vector<Lz4Place> sequences = sequencesIn(block, size);
    constexpr size_t MostBack = 64;
    for (size_t back = 0; back <= MostBack; ++back) {
        const Lz4Place last = sequences.empty() ? Lz4Place{} : sequences.back();
        std::optional<MendedLz4> rest;
        if (const auto plain = literals(block.mid(last.at), size - last.size))
            rest = MendedLz4{*plain};
        else
            rest = zeros(block.size() - last.at, size - last.size,
                         back == 0 ? firstBytes(block, last.at) : QByteArray());
        if (rest) {
            rest->bytes.prepend(block.left(last.at));
            if (isWhole(rest->bytes, size))
                return rest;
        }
        if (sequences.empty())
            break;
        sequences.pop_back();
    }
    return {};
}

namespace {

/// A block of which the end is missing and behind which nothing lies, so that it may be as long as it likes: what makes sense,
/// then zeros.
std::optional<MendedLz4> endedLz4(const QByteArray &block, qint64 size)
{
    constexpr qint64 LeastEnd = 12; // so many bytes at the end are as they are
    const std::vector<Lz4Place> sequences = sequencesIn(block, size);
    const Lz4Place last = sequences.empty() ? Lz4Place{} : sequences.back();
    const QByteArray first = firstBytes(block, last.at);
    qint64 rest = size - last.size;
    if (rest <= 0)
        return {};
    qint64 madeUp = rest;
    QByteArray mended = block.left(last.at);
    const qint64 begin = qMax<qint64>(1, qMin<qint64>(first.size() + 1, rest - LeastEnd - LeastMatch));
    if (const qint64 match = rest - begin - LeastEnd - LeastMatch; match >= 0) {
        mended += char((qMin(begin, MostInNibble) << 4) | qMin(match, MostInNibble));
        appendExtra(mended, begin);
        mended += first.left(begin - 1).leftJustified(begin, '\0');
        mended += char(1); // the last byte, a zero, again and again
        mended += char(0);
        appendExtra(mended, match);
        madeUp = rest - qMin<qint64>(begin - 1, first.size());
        rest = LeastEnd;
    }
    mended += char(qMin(rest, MostInNibble) << 4);
    appendExtra(mended, rest);
    mended += QByteArray(rest, '\0');
    return isWhole(mended, size) ? std::optional(MendedLz4{mended, madeUp}) : std::nullopt;
}

} // namespace

bool endsLz4TooEarly(const QByteArray &block, qint64 size)
{
    constexpr qint64 MostOfNumbers = 16;
    const std::vector<Lz4Place> sequences = sequencesIn(block, size);
    const Lz4Place last = sequences.empty() ? Lz4Place{} : sequences.back();
    // What follows the end makes no distance too far.
    const auto byte = [&](qint64 i) { return i < block.size() ? qint64(uchar(block[i])) : i == block.size() ? 1 : 0; };
    const auto read = readLz4Sequence(byte, block.size() + size + MostOfNumbers, size, last);
    return last.at == block.size() || (read && read->end.at > block.size());
}

std::optional<MendedLz4> mendedLz4OfAnyLength(const QByteArray &block, qint64 size, bool isCut)
{
    const auto zerosFor = [](qint64, qint64 room) { return shortZeroSequence(room); };
    if (auto mended = isCut ? std::nullopt : bridged(block, size, zerosFor))
        return mended;
    return endedLz4(block, size);
}

namespace {

/// Holds the packed bytes that an issue calls damaged and that lie in the file itself; invalid when it is about something else.
Item damagedHolder(const Tree &tree, const Issue &issue)
{
    const Item &data = issue.item;
    const bool isOne = issue.kind == &issues::packedBytesDamaged && data.field && data.field->kind == Kind::Raw
                       && tree.baseOf(data.stream) == 0;
    return isOne ? holderOfPacked(tree, data) : Item();
}

/// Bytes without their end from where nothing makes sense on: codecs go on with anything for a while.
std::vector<Bytes> beginningsOf(const StreamTree &stream, const Tree &alone)
{
    constexpr qint64 Least = 16;
    const Bytes &bytes = stream.bytes;
    std::vector<Bytes> all{bytes};
    const auto add = [&](qint64 end) {
        if (end >= Least && end < bytes.size())
            all.push_back(bytes.mid({0, end}));
    };
    add(firstFaultIn(stream));
    if (const OddValues odd = oddValues(alone); !odd.places.empty())
        add(odd.places.front().begin);
    return all;
}

/// None of a plan that is refused.
std::vector<Replacement> replacementsOf(const EditPlan &plan)
{
    std::vector<Replacement> replacements;
    for (const Change &change : plan.changes)
        replacements.push_back(change.replacement);
    return plan.isRefused() ? std::vector<Replacement>() : replacements;
}

/// What changes in the file when `bytes` take the place of what is packed in one piece; nothing when they cannot.
std::vector<Replacement> packedAgain(const Tree &tree, const Item &holder, const QByteArray &bytes)
{
    const Content &content = *holder.field->content;
    const auto encoded = packedQuickly(*content.codec,
                                       {reinterpret_cast<const uchar *>(bytes.constData()), size_t(bytes.size())});
    const Item data = contents::fieldAround(tree, holder, content.packed);
    if (!encoded || !data.isValid() || encoded->parameters.size() != content.parameters.size())
        return {};
    Planner planner(tree);
    // What is packed ends its frames: of one that passes the end the length was wrong before.
    const auto &nodes = tree.stream(holder.stream).nodes;
    for (NodeId id = holder.node; id != NoNode; id = nodes.parent(id)) {
        if (nodes[id].state == NodeState::LengthPassesParent)
            planner.correctLength(tree.itemOf(holder.stream, id));
    }
    const auto write = [&](const Field *field, qint64 number) {
        const Item item = contents::fieldAround(tree, holder, field);
        planner.setBytes(item, encodeInteger(*item.field, number));
    };
    planner.setBytes(data, encoded->bytes);
    write(content.expandedSize, bytes.size());
    for (size_t i = 0; i < encoded->parameters.size(); ++i)
        write(content.parameters[i], encoded->parameters[i]);
    return replacementsOf(planner.finish());
}

/// So many more bytes than there are a frame around it says that it has; 0 when all fit.
qint64 bytesBehindTheEnd(const Tree &tree, const Item &data)
{
    const StreamTree &stream = tree.stream(data.stream);
    const FrameStyle &style = stream.schema->frameStyle;
    qint64 most = 0;
    for (NodeId id = data.node; id != NoNode; id = stream.nodes.parent(id)) {
        const Node &node = stream.nodes[id];
        const Field &frame = fieldById(node.field);
        if (node.state != NodeState::LengthPassesParent || frame.kind != Kind::Frame)
            continue;
        const Field *length = frame.body[size_t(style.lengthRow())];
        const qint64 announced = integerIn(tree, tree.itemOf(data.stream, id), length);
        most = qMax(most, announced - (node.size - style.notCounted()));
    }
    return most;
}

/// Of `announced` bytes; 0 when nobody believes that so many were in the packed ones.
qint64 lostBytes(qint64 announced, qint64 kept, qint64 packed)
{
    constexpr qint64 MostTimes = 64;
    return announced > kept && announced / MostTimes <= qMax(kept, packed) ? announced - kept : 0;
}

/// With the name that a directory has for it: "UPAK/entries[0]/content (Models/Box.mdl)".
QString namedPath(const Tree &tree, const QString &path)
{
    const std::optional<Item> holder = tree.find(path);
    const Item entry = holder ? tree.parent(*holder) : Item();
    if (!entry.isValid() || !entry.field)
        return path;
    const auto name = std::ranges::find_if(entry.field->body, [](const Field *own) { return own->kind == Kind::Text; });
    const Item text = name == entry.field->body.end() ? Item() : childOf(tree, entry, *name);
    if (!text.isValid())
        return path;
    constexpr qint64 Longest = 256;
    QByteArray bytes = tree.bytes(text.stream)
                           .toByteArray({text.range.begin, qMin(text.range.end, text.range.begin + Longest)});
    bytes.truncate(bytes.indexOf('\0') < 0 ? bytes.size() : bytes.indexOf('\0'));
    return bytes.isEmpty() ? path : QStringLiteral("%1 (%2)").arg(path, QString::fromUtf8(bytes));
}

/// `holders`: the paths of what is ended.
QString sentenceOfEnded(const Tree &tree, const QStringList &holders, qint64 kept)
{
    QStringList names;
    for (const QString &path : holders)
        names += namedPath(tree, path);
    return editText(QT_TRANSLATE_N_NOOP("edit",
                                        "Keep the %n byte(s) of %1 that can be expanded, end the content there, "
                                        "and pack it again."),
                    kept)
        .arg(listed(names));
}

/// What is packed as one piece is ended where it makes no sense any more, and packed again.
void tryEnding(Workbench &bench, const Item &holder)
{
    constexpr qint64 LeastShare = 64;      // of the packed bytes must be expanded: less is nothing
    constexpr qint64 MostBytes = 16 << 20; // more takes too long to pack
    const Tree &tree = bench.tree();
    const auto opened = tree.contentOf(holder);
    if (!opened || opened->stream == NoStream || tree.stream(opened->stream).bytes.size() > MostBytes)
        return;
    const Bytes &bytes = tree.stream(opened->stream).bytes;
    const QString path = tree.path(holder);
    const std::vector<PackedPiece> pieces = packedPiecesOf(tree, holder).pieces;
    const qint64 announced = pieces.empty() ? 0 : pieces.front().announced;
    const Item data = contents::fieldAround(tree, holder, holder.field->content->packed);
    if (bytes.isEmpty() || opened->problems.size() != 1
        || opened->problems.front().used < data.range.size() / LeastShare)
        return;
    // Of a cut file nothing goes that is there.
    const bool isCut = opened->problems.front().problem == Decoded::Problem::CutOff;
    for (const Bytes &beginning : beginningsOf(tree.stream(opened->stream), *bench.read(bytes))) {
        const auto inner = bench.read(beginning);
        Workbench own(*inner, {}, bench.left() / 4, bench.cancelled());
        std::optional<Ended> end = ended(own);
        const bool isWhole = beginning.size() == bytes.size() && bytes.size() == announced;
        if (!end && beginning.size() < bytes.size())
            end = Ended{beginning, goneElements(tree.stream(opened->stream), beginning.size())}; // all fits before
        else if (!end && isWhole && own.structure().faults == 0)
            end = Ended{bytes, {}}; // only bytes behind it are missing
        const std::optional<Bytes> content = end ? std::optional(end->bytes) : std::nullopt;
        bench.spend(bench.left() / 4 - own.left());
        constexpr double CostOfByte = 0.08; // packing takes a few times as long as expanding
        const double cost = content ? CostOfByte * double(content->size()) : 0;
        if (!content || bench.left() - bench.leaves() <= cost)
            continue; // others may find what came in or went, and lose nothing
        bench.spend(cost);
        Hypothesis hypothesis;
        hypothesis.kind = Hypothesis::Kind::Packed;
        hypothesis.replacements = packedAgain(tree, holder, content->toByteArray());
        if (hypothesis.replacements.empty())
            continue;
        hypothesis.bits = 8 + std::log2(1 + double(bytes.size() - beginning.size()));
        hypothesis.sentence = sentenceOfEnded(tree, {path}, beginning.size());
        hypothesis.inventions = end->inventions;
        hypothesis.lost = lostBytes(announced, beginning.size(), data.range.size());
        hypothesis.behindTheEnd = isCut ? bytesBehindTheEnd(tree, data) : 0;
        hypothesis.standIns = qMax<qint64>(0, content->size() - beginning.size());
        hypothesis.madeUp = isCut ? 0 : hypothesis.standIns;
        const qint64 unread = data.range.size() - opened->problems.front().used;
        const qint64 gone = qMax(bytes.size() - beginning.size(), isCut ? 0 : qMax(unread, hypothesis.lost));
        if (gone > 0)
            hypothesis.removals = {{.bytes = gone, .path = path, .text = {}, .isExpanded = true}};
        const qint64 damage = data.range.begin
                              + qMax<qint64>(0, opened->problems.front().used - 1); // numbers before it only follow
        if (data.stream == 0)
            hypothesis.within = {damage, damage + 1};
        bench.tryOut(std::move(hypothesis));
    }
}

/// All packed bytes make sense, up to where they end too early: none of them was overwritten.
bool isCutOff(const Tree &tree, const Item &holder)
{
    const auto opened = tree.contentOf(holder);
    return opened && !opened->problems.empty() && opened->problems.front().problem == Decoded::Problem::CutOff;
}

/// Bytes follow where a frame should begin.
bool isFollowedByHeadless(const Tree &tree, const Item &data)
{
    const StreamTree &stream = tree.stream(data.stream);
    const qint64 end = data.range.end;
    if (end >= stream.bytes.size())
        return false;
    const Field *behind = tree.covering(data.stream, {end, end + 1}).field;
    return behind && behind == stream.schema->headless;
}

/// Packed in one piece of LZMA, and decoded for so much of what may be spent: nothing else brings all of it back.
class LzmaPiece
{
private:
    template<typename Search>
    auto searched(Search search)
    {
        constexpr double Part = 0.6; // of what may be spent now
        const PackedPiece &piece = m_packed.pieces.front();
        const QByteArray bytes = m_bench.tree().bytes(m_holder.stream).toByteArray(piece.packed);
        const auto most = qint64(Part * (m_bench.left() - m_bench.leaves()) / CostOfExpandedByte);
        qint64 work = most;
        const auto found = search({reinterpret_cast<const uchar *>(bytes.constData()), size_t(bytes.size())},
                                  m_packed.parameters, piece.announced, work);
        m_bench.spend(CostOfExpandedByte * double(most - work));
        return found;
    }

public:
    LzmaPiece(Workbench &bench, const Item &holder)
        : m_bench(bench)
        , m_holder(holder)
        , m_packed(packedPiecesOf(bench.tree(), holder))
    {
    }

    bool mayTry() const
    {
        return m_packed.pieces.size() == 1 && m_holder.field->content->codec == &codecs::lzma() && m_bench.mayTry();
    }

    /// A byte was overwritten.
    bool tryByte()
    {
        const qint64 damage = usedBeforeDamage(m_bench.tree(), m_holder);
        if (damage == 0)
            return false;
        const auto byte = searched(
            [damage](std::span<const uchar> packed, std::span<const qint64> parameters, qint64 size, qint64 &work) {
                return wrongByteOfLzma(packed, parameters, size, damage, work);
            });
        if (!byte)
            return false;
        const qint64 place = m_packed.pieces.front().packed.begin + byte->place;
        const QByteArray value(1, char(byte->value));
        propose({{place, place + 1}, Bytes(value)},
                editText(
                    QT_TRANSLATE_NOOP("edit", "Write 0x%1 at 0x%2: with this byte all that is packed can be expanded."))
                    .arg(QString::fromLatin1(value.toHex()))
                    .arg(place, 0, 16));
        return true;
    }
    /// So was one of the numbers that say how it is packed.
    bool tryParameters()
    {
        constexpr qint64 Soon = 4096; // what is decoded in another way makes no sense after a few bytes
        const auto opened = m_bench.tree().contentOf(m_holder);
        if (!opened || opened->problems.empty() || opened->problems.front().used > Soon)
            return false;
        const auto others = searched(&otherParametersOfLzma);
        for (const OtherParameter &other : others) {
            const Item item = contents::fieldAround(m_bench.tree(), m_holder,
                                                    m_holder.field->content->parameters[other.row]);
            propose({item.range, Bytes(encodeInteger(*item.field, other.value))},
                    editText(QT_TRANSLATE_NOOP("edit", "Write %1 as %2: with it all that is packed can be expanded."))
                        .arg(other.value)
                        .arg(QLatin1StringView(item.field->name)));
        }
        return !others.empty();
    }

private:
    void propose(const Replacement &replacement, const QString &sentence)
    {
        Hypothesis hypothesis;
        hypothesis.kind = Hypothesis::Kind::Sum;
        hypothesis.replacements = {replacement};
        hypothesis.bits = 12;
        hypothesis.sentence = sentence;
        m_bench.tryOut(std::move(hypothesis));
    }

    Workbench &m_bench;
    const Item m_holder;
    const PackedPieces m_packed;
};

} // namespace

QString sentenceOfMended(int blocks, const QStringList &holders)
{
    if (holders.isEmpty())
        return editText(
            QT_TRANSLATE_N_NOOP("edit", "Keep what can be expanded of %n block(s), and write zeros for the rest."),
            blocks);
    return editText(QT_TRANSLATE_N_NOOP(
                        "edit", "Keep what can be expanded of %n block(s) of %1, and write zeros for the rest."),
                    blocks)
        .arg(listed(holders));
}

namespace {

/// Of the first ones, as people know them.
QStringList namesOf(const Tree &tree, const std::vector<MendedContent> &contents)
{
    constexpr qsizetype MostNamed = 3;
    QStringList names;
    for (const MendedContent &content : contents) {
        const QString name = namedPath(tree, content.path);
        if (!names.contains(name) && names.size() < MostNamed)
            names += name;
    }
    return names;
}

/// A block of LZ4 that is to be written.
struct MendedBlock
{
    Item data;
    Item count; ///< of its bytes; invalid where they are counted otherwise
    QByteArray bytes = {};
    bool fits = true; ///< as long as before, or nothing follows
    MendedContent of = {};
};

/// Bytes that zeros stand for: `atAll`, or instead of others that are there and damaged.
qint64 madeUpIn(const std::vector<MendedContent> &contents, bool atAll)
{
    qint64 sum = 0;
    for (const MendedContent &content : contents)
        sum += atAll || !content.isCut ? content.madeUp : 0;
    return sum;
}

/// Where bytes may have come in or gone, whatever brings back what was there goes before zeros: files that are ended where these
/// would begin get checksums that prove nothing.
double bitsOfMended(const Workbench &bench, const std::vector<MendedContent> &contents)
{
    constexpr double OfDoubling = 6;
    constexpr double Most = 50;
    const qint64 madeUp = madeUpIn(contents, false);
    const bool isOfStructure = madeUp > 0 && bench.structure().faults > 0;
    return BitsOfMended
           + (isOfStructure ? 2 * Evidence::RightSum + qMin(Most, OfDoubling * std::log2(double(madeUp))) : 0);
}

std::vector<Replacement> written(const Tree &tree, const std::vector<MendedBlock> &blocks)
{
    const auto fits = [](const MendedBlock &block) { return block.fits; };
    std::vector<Replacement> replacements;
    if (!std::all_of(blocks.begin(), blocks.end(), fits)) { // what follows moves
        Planner planner(tree);
        for (const MendedBlock &block : blocks)
            planner.setBytes(block.data, block.bytes);
        return replacementsOf(planner.finish());
    }
    for (const MendedBlock &block : blocks) {
        if (block.count.isValid() && integerIn(tree, tree.parent(block.data), block.count.field) != block.bytes.size())
            replacements.push_back({block.count.range, Bytes(encodeInteger(*block.count.field, block.bytes.size()))});
        replacements.push_back({block.data.range, Bytes(block.bytes)});
    }
    std::stable_sort(replacements.begin(), replacements.end(),
                     [](const Replacement &a, const Replacement &b) { return a.removed.begin < b.removed.begin; });
    return replacements;
}

/// Nothing when nothing of it makes sense.
std::optional<MendedBlock> mendedBlock(const Tree &tree, const Item &data, const Content &content)
{
    const Item piece = tree.parent(data);
    const qint64 size = integerIn(tree, piece, content.expandedSize);
    const QByteArray packed = tree.bytes(data.stream).toByteArray(data.range);
    if (size <= 0)
        return {};
    MendedBlock block{data, childOf(tree, piece, data.field->times.singleField())};
    const std::vector<Lz4Place> sequences = sequencesIn(packed, size);
    const Lz4Place last = sequences.empty() ? Lz4Place{} : sequences.back();
    const Item holder = holderOfPacked(tree, data);
    block.of.path = tree.path(holder);
    block.of.expanded = last.size;
    for (const PackedPiece &before : packedPiecesOf(tree, holder).pieces)
        block.of.expanded += before.packed.end <= data.range.begin ? before.announced : 0;
    // What makes no sense before the end is damaged, however much is missing behind it.
    block.of.isCut = data.range.end == tree.bytes(data.stream).size() && endsLz4TooEarly(packed, size);
    // Where nothing lies behind it, it may become longer, so that all that can be expanded stays.
    auto mended = block.of.isCut && block.count.isValid() ? endedLz4(packed, size) : std::nullopt;
    if (!mended)
        mended = mendedLz4(packed, size);
    if (!mended && block.count.isValid()) {
        mended = endedLz4(packed, size);
        block.fits = data.range.end == tree.bytes(data.stream).size();
    }
    if (!mended)
        return {};
    block.bytes = mended->bytes;
    block.of.madeUp = mended->madeUp;
    return block;
}

/// What stands in a block before the damage, as a whole file of its kind; nothing when it has no such end, or most is lost.
std::optional<Ended> endedContent(Workbench &bench, const StreamTree &stream, qint64 expanded)
{
    constexpr qint64 LeastShare = 8;
    if (expanded < stream.bytes.size() / LeastShare)
        return {};
    constexpr double Part = 0.3; // of what may be spent now
    const double share = Part * (bench.left() - bench.leaves());
    const auto inner = readTree(*stream.format, stream.bytes.mid({0, expanded}), {}, bench.cancelled());
    Workbench own(*inner, {}, share, bench.cancelled());
    std::optional<Ended> content = ended(own);
    bench.spend(share - own.left());
    return content;
}

/// With zeros in them files inside make no sense any more: they are ended where the zeros would begin.
void tryEndings(Workbench &bench, const std::vector<MendedContent> &contents, const Hypothesis &zeros)
{
    constexpr qint64 MostBytes = 16 << 20;
    const Bytes file = zeros.appliedTo(bench.file());
    if (file.size() > MostBytes || !bench.mayTry())
        return;
    const auto tree = bench.read(file);
    tree->openAll(bench.cancelled());
    const std::vector<Issue> issues = check(*tree, bench.cancelled(), 1);
    bench.judge(*tree, issues); // for what it costs
    const auto fitsWithZeros = [&](StreamId stream) {
        return firstFaultIn(tree->stream(stream)) < 0
               && std::none_of(issues.begin(), issues.end(), [stream](const Issue &issue) {
                      return issue.severity == Severity::Error && issue.item.stream == stream;
                  });
    };
    Planner planner(*tree);
    qint64 kept = 0;
    std::vector<MendedContent> others; // in which the zeros stay
    qint64 lost = 0;
    qint64 standIns = 0;
    qint64 madeUp = 0;
    std::vector<Removal> gone = zeros.removals;
    QStringList ended;
    QStringList inventions;
    for (const MendedContent &one : contents) {
        const QString &path = one.path;
        const qint64 expanded = one.expanded;
        const bool isCut = one.isCut;
        const std::optional<Item> holder = tree->find(path);
        const auto opened = holder ? tree->contentOf(*holder) : nullptr;
        if (ended.contains(path))
            continue;
        if (!opened || opened->stream == NoStream || fitsWithZeros(opened->stream)) {
            others.push_back(one);
            continue;
        }
        const StreamTree &stream = tree->stream(opened->stream);
        const std::optional<Ended> content = endedContent(bench, stream, expanded);
        if (!content)
            return;
        planner.splice(opened->stream, stream.bytes.range(), content->bytes);
        inventions += content->inventions;
        kept += expanded;
        const qint64 behind = qMax<qint64>(0, stream.bytes.size() - expanded);
        lost += behind;
        const qint64 added = qMax<qint64>(0, content->bytes.size() - expanded);
        standIns += added;
        madeUp += isCut ? 0 : added;
        if (behind > 0 && !isCut) // of a cut file nothing goes that is there
            gone.push_back({.bytes = behind, .path = path, .text = {}, .isExpanded = true});
        ended += path;
    }
    if (kept == 0)
        return;
    const EditPlan plan = planner.finish();
    if (plan.isRefused())
        return;
    Hypothesis hypothesis;
    hypothesis.kind = Hypothesis::Kind::Packed;
    hypothesis.bits = zeros.bits;
    hypothesis.replacements = differenceOf(bench.file().toByteArray(), plan.after.toByteArray());
    hypothesis.sentence = sentenceOfEnded(*tree, ended, kept);
    hypothesis.inventions = inventions;
    hypothesis.lost = lost + madeUpIn(others, true);
    hypothesis.standIns = standIns + madeUpIn(others, true);
    hypothesis.madeUp = madeUp + madeUpIn(others, false);
    hypothesis.removals = std::move(gone);
    hypothesis.within = zeros.within;
    if (!hypothesis.replacements.empty())
        bench.tryOut(std::move(hypothesis));
}

} // namespace

void tryLayingOut(Workbench &bench)
{
    const auto laidOut = bench.mayTry() ? laidOutAnew(bench) : std::nullopt;
    // Where all blocks can be expanded as they are, only what the directory says of them is wrong.
    const auto isWhole = [&tree = bench.tree()](const MendedContent &one) {
        const std::optional<Item> holder = tree.find(one.path);
        const auto opened = holder ? tree.contentOf(*holder) : nullptr;
        return opened && opened->stream != NoStream && opened->problems.empty();
    };
    if (!laidOut || std::ranges::any_of(laidOut->mended, isWhole))
        return;
    QStringList sentences;
    if (laidOut->damaged > 0 && laidOut->mended.empty())
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "Write the sizes of %n block(s) as their bytes say."),
                              laidOut->damaged);
    else if (laidOut->damaged > 0)
        sentences += sentenceOfMended(laidOut->damaged, namesOf(bench.tree(), laidOut->mended));
    for (const Removal &gone : laidOut->removals)
        sentences += editText(
                         QT_TRANSLATE_N_NOOP("edit", "Remove %n byte(s) among the blocks of %1 that belong to none."),
                         gone.bytes)
                         .arg(gone.path);
    if (laidOut->moved > 0)
        sentences += editText(QT_TRANSLATE_N_NOOP("edit", "Write where %n content(s) lie, found by their blocks."),
                              laidOut->moved);
    if (sentences.isEmpty())
        return;
    Hypothesis hypothesis;
    hypothesis.kind = Hypothesis::Kind::Packed;
    hypothesis.bits = bitsOfMended(bench, laidOut->mended) + laidOut->moved;
    hypothesis.replacements = laidOut->replacements;
    hypothesis.sentence = sentences.join(u' ');
    hypothesis.lost = madeUpIn(laidOut->mended, true);
    hypothesis.standIns = hypothesis.lost;
    hypothesis.madeUp = madeUpIn(laidOut->mended, false);
    hypothesis.removals = laidOut->removals;
    // What moves for it is no place of the damage.
    const std::vector<Issue> &known = bench.issues();
    const auto damage = std::ranges::find_if(
        known, [](const Issue &issue) { return issue.kind == &issues::packedBytesDamaged && issue.stream == 0; });
    if (!laidOut->mended.empty() && damage != known.end())
        hypothesis.within = {damage->range.begin, damage->range.begin + 1};
    bench.tryOut(hypothesis);
    if (!laidOut->mended.empty())
        tryEndings(bench, laidOut->mended, hypothesis);
}

std::optional<Hypothesis> keptOfPacked(const Tree &tree, const std::vector<Issue> &issues,
                                       const std::atomic_bool *cancelled)
{
    constexpr double Budget = 1e9; // somebody waits for it, and time is bounded besides
    Workbench bench(tree, issues, Budget, cancelled);
    for (const Issue &issue : issues) {
        const Item holder = damagedHolder(tree, issue);
        if (holder.isValid() && holder.field->content->codec != &codecs::lz4())
            tryEnding(bench, holder);
    }
    const std::vector<Trial> best = bench.best(1);
    return best.empty() ? std::nullopt : std::optional(best.front().hypothesis);
}

void tryPacked(Workbench &bench, const std::vector<Issue> &issues)
{
    constexpr size_t MostPieces = 64;
    const Tree &tree = bench.tree();
    std::vector<MendedBlock> blocks;
    for (const Issue &issue : issues) {
        const Item &data = issue.item;
        const Item holder = blocks.size() < MostPieces ? damagedHolder(tree, issue) : Item();
        if (!holder.isValid())
            continue;
        const Content *content = holder.field->content.get();
        if (content->codec != &codecs::lz4()) {
            const bool isTooShort = isFollowedByHeadless(tree, data);
            if (isCutOff(tree, holder) && isTooShort)
                continue; // only its length is wrong
            LzmaPiece piece(bench, holder);
            const bool isOne = piece.mayTry() && !isCutOff(tree, holder);
            const bool isAsLongAsBefore = !isTooShort && bytesBehindTheEnd(tree, data) == 0;
            if (!isOne || (!piece.tryParameters() && (!isAsLongAsBefore || !piece.tryByte())))
                tryEnding(bench, holder);
            continue;
        }
        bench.spend(0.2 * double(data.range.size()));
        if (const auto block = mendedBlock(tree, data, *content))
            blocks.push_back(*block);
    }
    std::vector<MendedContent> contents;
    for (const MendedBlock &block : blocks)
        contents.push_back(block.of);
    Hypothesis hypothesis;
    hypothesis.kind = Hypothesis::Kind::Packed;
    hypothesis.bits = bitsOfMended(bench, contents);
    hypothesis.replacements = written(tree, blocks);
    if (!blocks.empty() && blocks.front().data.stream == 0)
        hypothesis.within = {blocks.front().data.range.begin, blocks.front().data.range.begin + 1};
    hypothesis.sentence = sentenceOfMended(int(blocks.size()), namesOf(tree, contents));
    hypothesis.lost = madeUpIn(contents, true);
    hypothesis.standIns = hypothesis.lost;
    hypothesis.madeUp = madeUpIn(contents, false);
    if (hypothesis.replacements.empty())
        return;
    bench.tryOut(hypothesis);
    tryEndings(bench, contents, hypothesis);
}

} // namespace hexahedron::recovery
