#include "core/recovery/elementheads.h"

#include "core/changes/edittext.h"
#include "core/recovery/numbers.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

namespace hexahedron::recovery {

namespace {

/// How elements of a list begin: a text, then numbers the last of which counts what follows.
struct Head
{
    QByteArray name;    ///< without its end
    QByteArray numbers; ///< from the NUL of the name on
    const Field *count = nullptr;
    qint64 countAt = 0; ///< in `numbers`
    qint64 stride = 0;  ///< of what is counted
};

std::optional<Head> headOf(const Tree &tree, NodeId element)
{
    constexpr qint64 MostName = 256;
    constexpr qint64 MostNumbers = 32;
    const StreamTree &stream = tree.stream(0);
    NodeVisitor visitor(stream);
    const std::vector<Part> parts = visitor.layOut(element);
    const Part *name = parts.empty() ? nullptr : &parts.front();
    if (!name || name->field->kind != Kind::Text || name->fault != Fault::None || name->range.isEmpty()
        || name->range.size() > MostName)
        return {};
    const auto list = std::ranges::find_if(parts, [](const Part &part) { return part.stride > 0 && part.count >= 0; });
    if (list == parts.end() || list->fault != Fault::None)
        return {};
    const auto count = std::ranges::find(parts, list->field->times.singleField(), &Part::field);
    const bool isBetween = count != parts.end() && count->range.begin >= name->range.end
                           && count->range.end <= list->range.begin;
    if (!isBetween || list->range.begin - name->range.end > MostNumbers)
        return {};
    const qint64 nul = name->range.end - 1;
    Head head{stream.bytes.toByteArray({name->range.begin, nul}), stream.bytes.toByteArray({nul, list->range.begin}),
              count->field, count->range.begin - nul, list->stride};
    return head.name.isEmpty() || head.numbers[0] != 0 ? std::nullopt : std::optional(head);
}

constexpr qsizetype LeastStart = 3; ///< characters that names must have in common to be known by them

/// What names begin with.
QByteArray commonStart(const QByteArray &a, const QByteArray &b)
{
    const auto [end, other] = std::mismatch(a.begin(), a.end(), b.begin(), b.end());
    return a.first(end - a.begin());
}

bool isUsualText(const QByteArray &bytes)
{
    return std::ranges::all_of(bytes, [](char c) { return c >= ' ' && c <= '~'; });
}

/// A name of usual letters, and the same numbers, whatever they count.
bool beginsLike(const QByteArray &bytes, const Head &head)
{
    const qsizetype nul = bytes.indexOf('\0');
    if (nul < 0 || !isUsualText(bytes.first(nul)))
        return false;
    QByteArray numbers = bytes.mid(nul, head.numbers.size());
    numbers.replace(head.countAt, head.count->width, head.numbers.mid(head.countAt, head.count->width));
    return numbers == head.numbers;
}

void tryHead(Workbench &bench, qint64 begin, const Head &head, const QByteArray &start)
{
    constexpr qint64 MostName = 48;
    constexpr qint64 MostBehind = 1 << 16;
    constexpr qsizetype LeastOfStart = 2; // of the name that was not hit
    constexpr int MostNext = 4;
    constexpr int MostWrong = 16;
    constexpr double BitsOfByte = 2;
    const QByteArray bytes = bench.file().toByteArray({begin, begin + MostName + MostBehind});
    if (!bytes.startsWith(start.first(LeastOfStart)))
        return;
    if (beginsLike(bytes, head))
        return; // a count alone is tried elsewhere
    const qint64 size = head.numbers.size();
    for (qint64 at = LeastOfStart; at < qMin(MostName, bytes.size() - size) && bytes[at - 1] != 0; ++at) {
        const qint64 list = at + size;
        int found = 0;
        for (qsizetype next = bytes.indexOf(start, list); next >= 0 && found < MostNext && bench.mayTry();
             next = bytes.indexOf(start, next + 1)) {
            if ((next - list) % head.stride != 0)
                continue;
            ++found;
            QByteArray written = head.numbers;
            written.replace(head.countAt, head.count->width, encodeInteger(*head.count, (next - list) / head.stride));
            int wrong = 0;
            for (qint64 i = 0; i < size; ++i)
                wrong += written[i] != bytes[at + i] ? 1 : 0;
            if (wrong == 0 || wrong > MostWrong)
                continue;
            Hypothesis hypothesis;
            hypothesis.kind = Hypothesis::Kind::Mark;
            hypothesis.replacements = {{{begin + at, begin + list}, Bytes(written)}};
            hypothesis.bits = 12 + BitsOfByte * wrong;
            hypothesis.sentence = editText(QT_TRANSLATE_NOOP("edit",
                                                             "Write the end of the name and the numbers behind it at "
                                                             "0x%1 as the element before has them; %2 is %3."))
                                      .arg(begin + at, 0, 16)
                                      .arg(QLatin1StringView(head.count->name))
                                      .arg((next - list) / head.stride);
            bench.tryOut(std::move(hypothesis));
        }
    }
}

} // namespace

std::vector<NodeId> elementsBefore(const NodeStore &nodes, NodeId element)
{
    constexpr int MostElements = 100'000;
    std::vector<NodeId> before;
    int left = MostElements;
    for (NodeId id = nodes.firstChild(nodes.parent(element)); id != element && id != NoNode && --left > 0;
         id = nodes.nextSibling(id)) {
        before.insert(before.begin(), id);
        before.resize(qMin<size_t>(before.size(), 2));
    }
    return before;
}

void tryElementHeads(Workbench &bench, const Places &places)
{
    constexpr size_t MostHit = 3;
    const NodeStore &nodes = bench.tree().stream(0).nodes;
    std::vector<NodeId> seen;
    for (const NumberPlace &number : places.numbers) {
        if (seen.size() >= MostHit || !bench.mayTry())
            return;
        const bool isSeen = std::ranges::find(seen, number.node) != seen.end();
        if (number.stream != 0 || isSeen || !isElementNode(nodes, number.node))
            continue;
        seen.push_back(number.node);
        const std::vector<NodeId> before = elementsBefore(nodes, number.node);
        const auto head = before.size() == 2 ? headOf(bench.tree(), before[0]) : std::nullopt;
        const auto earlier = head ? headOf(bench.tree(), before[1]) : std::nullopt;
        if (!earlier)
            continue;
        if (const QByteArray start = commonStart(head->name, earlier->name); start.size() >= LeastStart)
            tryHead(bench, nodes[number.node].begin, *head, start);
    }
}

namespace {

/// The first element of a list that holds nothing but zeros, with the two before it that say how elements begin.
struct LostElement
{
    ByteRange zeros; ///< from its beginning to the first other byte
    Head head;
    QByteArray start; ///< of the names
};

bool isAllZero(const Bytes &file, ByteRange range)
{
    const QByteArray bytes = file.toByteArray(range);
    return !bytes.isEmpty() && bytes.count('\0') == bytes.size();
}

std::optional<LostElement> lostElementOf(Workbench &bench, NodeId list)
{
    constexpr double CostOfElement = 0.05;
    constexpr qint64 MostBytes = 64; // of an element of which nothing is left
    constexpr qint64 MostZeros = 4096;
    constexpr qint64 LeastZeros = 12; // fewer may be numbers
    const Tree &tree = bench.tree();
    const NodeStore &nodes = tree.stream(0).nodes;
    const Bytes &file = tree.bytes();
    NodeId before = NoNode, earlier = NoNode;
    for (NodeId id = nodes.firstChild(list); id != NoNode && bench.mayTry(); id = nodes.nextSibling(id)) {
        bench.spend(CostOfElement);
        const ByteRange range = nodes[id].range();
        if (range.size() > MostBytes || !isAllZero(file, range)) {
            earlier = before;
            before = id;
            continue;
        }
        const auto head = earlier == NoNode ? std::nullopt : headOf(tree, before);
        const auto other = head ? headOf(tree, earlier) : std::nullopt;
        if (!other)
            return {};
        const QByteArray bytes = file.toByteArray({range.begin, qMin(file.size(), range.begin + MostZeros)});
        const auto end = std::ranges::find_if(bytes, [](char byte) { return byte != 0; });
        LostElement lost{
            {range.begin, range.begin + (end - bytes.begin())}, *head, commonStart(head->name, other->name)};
        return lost.zeros.size() >= LeastZeros && lost.start.size() >= LeastStart ? std::optional(lost) : std::nullopt;
    }
    return {};
}

/// A name of that length, which nobody knows.
QByteArray madeUpName(qint64 length)
{
    QByteArray name;
    while (name.size() < length)
        name += "LostElement";
    return name.first(length);
}

} // namespace

void tryLostElements(Workbench &bench)
{
    constexpr qint64 MostName = 48;
    constexpr qint64 MostBehind = 1 << 16;
    constexpr int MostNext = 4;
    constexpr double CostOfNode = 0.05;
    const NodeStore &nodes = bench.tree().stream(0).nodes;
    std::optional<LostElement> lost;
    for (NodeId id = 0; id < nodes.size() && !lost && bench.mayTry(); ++id) {
        bench.spend(CostOfNode);
        if (isArrayNode(nodes, id))
            lost = lostElementOf(bench, id);
    }
    if (!lost)
        return;
    const auto &[zeros, head, common] = *lost;
    const QByteArray behind = bench.file().toByteArray({zeros.end, qMin(bench.file().size(), zeros.end + MostBehind)});
    const QByteArray start = common.first(LeastStart); // the next one may be called less alike
    int found = 0;
    for (qsizetype at = behind.indexOf(start); at >= 0 && found < MostNext;
         at = behind.indexOf(start, at + 1), ++found) {
        const qint64 next = zeros.end + at;
        // The name is as long as the elements of what is counted want it.
        for (qint64 length = 1; length <= MostName && bench.mayTry(); ++length) {
            const qint64 begin = zeros.begin + length + head.numbers.size();
            if (begin > zeros.end || (next - begin) % head.stride != 0)
                continue;
            const qint64 count = (next - begin) / head.stride;
            const QByteArray name = madeUpName(length);
            QByteArray numbers = head.numbers;
            numbers.replace(head.countAt, head.count->width, encodeInteger(*head.count, count));
            Hypothesis hypothesis;
            hypothesis.kind = Hypothesis::Kind::Mark;
            hypothesis.replacements = {{{zeros.begin, begin}, Bytes(name + numbers)}};
            hypothesis.bits = 24 + double(std::abs(length - head.name.size())) / 4; // most are about as long
            hypothesis.sentence = editText(QT_TRANSLATE_NOOP("edit",
                                                             "Write a beginning for the lost element at 0x%1, with the "
                                                             "name %2; %3 is %4, so that the next one begins at 0x%5."))
                                      .arg(zeros.begin, 0, 16)
                                      .arg(QString::fromLatin1(name), QLatin1StringView(head.count->name))
                                      .arg(count)
                                      .arg(next, 0, 16);
            hypothesis.doubt = editText(QT_TRANSLATE_NOOP("edit", "The name is made up: what it was is lost."));
            bench.tryOut(std::move(hypothesis));
        }
    }
}

namespace {

/// A text of that width that ends, which is filled up with zeros if it is to be. Not all writers do that; what they leave there says
/// nothing.
bool isEndedText(const QByteArray &bytes, bool isFilled)
{
    constexpr qsizetype LeastFilled = 2;
    constexpr qsizetype Least = 4; // of fewer there are many among numbers
    const qsizetype nul = bytes.indexOf('\0');
    if (isFilled)
        return nul >= LeastFilled && isUsualText(bytes.first(nul)) && bytes.count('\0') == bytes.size() - nul;
    return nul >= Least && std::ranges::all_of(bytes.first(nul), [](char c) {
               return std::isalnum(uchar(c)) || c == '_' || c == '.' || c == '-' || c == ' ' || c == ':';
           });
}

/// The first element of which something counts a part that does not stand in it.
struct CountedOutside
{
    Item count;
    qint64 begin = 0; ///< of what is counted
    qint64 stride = 0;
    qint64 width = 0; ///< of the text that each element begins with
};

std::optional<CountedOutside> countedOutside(const Tree &tree)
{
    constexpr NodeId MostNodes = 1000; // those behind a wrong count are others
    const StreamTree &stream = tree.stream(0);
    NodeVisitor visitor(stream);
    for (NodeId id = 0; id < qMin(stream.nodes.size(), MostNodes); ++id) {
        if (!isElementNode(stream.nodes, id))
            continue;
        const std::vector<Part> parts = visitor.layOut(id);
        if (parts.empty() || parts.front().field->kind != Kind::Text || parts.front().field->width <= 1)
            continue;
        for (const Part &part : parts) {
            const Field *count = part.field->times.singleField();
            if (!count || part.stride <= 0 || std::ranges::find(parts, count, &Part::field) != parts.end())
                continue;
            const NodeId holder = countHolder(stream.nodes, id, *count);
            const Item item = holder == NoNode ? Item() : childOf(tree, tree.itemOf(0, holder), count);
            if (item.isValid())
                return CountedOutside{item, part.range.begin, part.stride, parts.front().field->width};
        }
    }
    return {};
}

} // namespace

void trySharedCount(Workbench &bench)
{
    constexpr qint64 MostCount = 1 << 16;
    constexpr int MostFound = 4;
    constexpr double CostOfLook = 0.1;
    const auto counted = countedOutside(bench.tree());
    if (!counted)
        return;
    const Bytes &file = bench.file();
    const Field &field = *counted->count.field;
    const qint64 stored = integerIn(bench.tree(), bench.tree().parent(counted->count), &field);
    const qint64 most = qMin(MostCount, (qint64(1) << qMin(32, 8 * field.width)) - 1);
    for (const bool isFilled : {true, false}) {
        int found = 0;
        for (qint64 count = 1; count <= most && found < MostFound && bench.mayTry(); ++count) {
            bench.spend(CostOfLook);
            const qint64 next = counted->begin + count * counted->stride;
            if (next + counted->width > file.size())
                break;
            if (count == stored || !isAllowed(field, count)
                || !isEndedText(file.toByteArray({next, next + counted->width}), isFilled))
                continue;
            ++found;
            Hypothesis hypothesis;
            hypothesis.replacements = {{counted->count.range, Bytes(encodeInteger(field, count))}};
            hypothesis.bits = 10;
            hypothesis.sentence = editText(QT_TRANSLATE_NOOP("edit", "Write %1 instead of %2.")).arg(count).arg(stored);
            bench.tryOut(std::move(hypothesis));
        }
        if (found > 0)
            return;
    }
}

} // namespace hexahedron::recovery
