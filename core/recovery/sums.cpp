#include "core/recovery/sums.h"

#include "core/bytes/checksums.h"
#include "core/bytes/checksumsteps.h"
#include "core/changes/edittext.h"
#include "core/check/contentcheck.h"
#include "core/recovery/shifts.h"
#include "core/schema/schema.h"
#include "core/tree/contentstore.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

namespace hexahedron::recovery {

namespace {

constexpr qint64 MostSummed = 8 << 20;
constexpr size_t MostPlaces = 64;

/// Sums before each byte: from the front, and as they would have to be for the end to be right.
template<typename Steps>
struct Sums
{
    Sums(const Bytes &file, const SummedBytes &summed)
        : bytes(file.toByteArray(summed.range))
    {
        const auto count = size_t(bytes.size());
        front.resize(count + 1);
        back.resize(count + 1);
        front[0] = Steps::Begin;
        for (size_t i = 0; i < count; ++i)
            front[i + 1] = steps.after(front[i], uchar(bytes[qsizetype(i)]));
        back[count] = steps.end(summed.stored);
        for (size_t i = count; i > 0; --i)
            back[i - 1] = steps.before(back[i], uchar(bytes[qsizetype(i - 1)]));
    }

    Steps steps;
    QByteArray bytes;
    std::vector<quint32> front, back;
};

/// Calls `look` with the sums, whatever their steps are.
template<typename Look>
void withSums(const Bytes &file, const SummedBytes &summed, Look look)
{
    if (summed.range.isEmpty() || summed.range.size() > MostSummed)
        return;
    if (summed.checksum == &checksums::crc32)
        look(Sums<CrcSteps>(file, summed));
    else if (summed.checksum == &checksums::sdbm)
        look(Sums<SdbmSteps>(file, summed));
}

} // namespace

std::vector<SummedBytes> summedBytes(const Tree &tree)
{
    constexpr size_t MostSums = 256;
    std::vector<SummedBytes> all;
    const StreamTree &stream = tree.stream(0);
    const FrameStyle &style = stream.schema->frameStyle;
    const auto numberAt = [&](const Field &field, ByteRange range) {
        const QByteArray bytes = stream.bytes.toByteArray(range);
        return quint32(decodeUnsigned(field, reinterpret_cast<const uchar *>(bytes.constData())));
    };
    NodeVisitor visitor(stream);
    for (NodeId id = 0; id < stream.nodes.size() && all.size() < MostSums; ++id) {
        const Node &node = stream.nodes[id];
        const Field &field = fieldById(node.field);
        if ((field.kind != Kind::Frame && field.kind != Kind::Record) || isArrayNode(stream.nodes, id))
            continue;
        if (field.frame.trailer && style.checksum && style.lengthIsFirst && node.state == NodeState::Complete
            && node.size >= style.headerSize() + style.trailerSize()) {
            const qint64 end = node.range().end - style.trailerSize();
            all.push_back({{node.begin + style.tagOffset(), end},
                           numberAt(*field.frame.trailer, {end, end + style.trailerSize()}),
                           style.checksum,
                           field.frame.trailer});
        }
        const std::vector<Part> &parts = visitor.layOut(id);
        for (const Part &part : parts) {
            const Content *content = part.field->content.get();
            if (!content || content->codec || !content->checksum || !content->checksumField
                || part.fault != Fault::None)
                continue;
            for (const Part &sum : parts) {
                if (sum.field == content->checksumField && sum.fault == Fault::None)
                    all.push_back({part.range, numberAt(*sum.field, sum.range), content->checksum});
            }
        }
    }
    return all;
}

SummedBytes summedBy(const Tree &tree, const Item &trailer)
{
    const FrameStyle &style = tree.stream(trailer.stream).schema->frameStyle;
    const Item frame = tree.parent(trailer);
    return {{frame.range.begin + style.tagOffset(), trailer.range.begin},
            quint32(integerIn(tree, frame, trailer.field)),
            style.checksum,
            trailer.field};
}

bool isLeftOfSum(quint32 stored, quint32 sum)
{
    return stored == (sum & 0x7f7f7f7f);
}

bool isSumHit(const Tree &tree, const Item &trailer)
{
    constexpr int Enough = 2; // right bytes of four
    const Item frame = tree.parent(trailer);
    if (!frame.isValid() || !frame.field || frame.field->frame.trailer != trailer.field)
        return true; // it is one of something else
    const FrameStyle &style = tree.stream(trailer.stream).schema->frameStyle;
    const SummedBytes summed = summedBy(tree, trailer);
    const quint32 sum = summed.checksum->of(tree.bytes(trailer.stream), summed.range);
    int right = 0;
    for (int bits = 0; bits < 32; bits += 8)
        right += ((sum ^ summed.stored) >> bits & 0xff) == 0 ? 1 : 0;
    return summed.range.size() <= style.tagSize || right >= Enough || isLeftOfSum(summed.stored, sum);
}

std::vector<qint64> placesOfExtra(const Bytes &file, const SummedBytes &summed, qint64 count)
{
    std::vector<qint64> places;
    withSums(file, summed, [&](const auto &sums) {
        for (qsizetype i = 0; i + count <= sums.bytes.size() && places.size() < MostPlaces; ++i) {
            if (sums.front[size_t(i)] == sums.back[size_t(i + count)])
                places.push_back(summed.range.begin + i);
        }
    });
    return places;
}

std::vector<std::pair<qint64, QByteArray>> placesOfMissing(const Bytes &file, const SummedBytes &summed, qint64 count)
{
    std::vector<std::pair<qint64, QByteArray>> places;
    if (count > 2)
        return places;
    withSums(file, summed, [&](const auto &sums) {
        for (size_t i = 0; i < sums.front.size() && places.size() < MostPlaces; ++i) {
            const qint64 at = summed.range.begin + qint64(i);
            if (count == 1) {
                if (const int only = sums.steps.between(sums.front[i], sums.back[i]); only >= 0)
                    places.emplace_back(at, QByteArray(1, char(only)));
                continue;
            }
            for (int first = 0; first < 256; ++first) {
                const int last = sums.steps.between(sums.steps.after(sums.front[i], uchar(first)), sums.back[i]);
                if (last >= 0)
                    places.emplace_back(at, QByteArray(1, char(first)) + char(last));
            }
        }
    });
    return places;
}

std::vector<std::pair<qint64, QByteArray>> placesOfWrong(const Bytes &file, const SummedBytes &summed)
{
    std::vector<std::pair<qint64, QByteArray>> places;
    withSums(file, summed, [&](const auto &sums) {
        for (qsizetype i = 0; i < sums.bytes.size() && places.size() < MostPlaces; ++i) {
            const int byte = sums.steps.between(sums.front[size_t(i)], sums.back[size_t(i) + 1]);
            if (byte >= 0 && byte != uchar(sums.bytes[i]))
                places.emplace_back(summed.range.begin + i, QByteArray(1, char(byte)));
        }
    });
    return places;
}

namespace {

/// A content whose checksum stands in the file.
struct SummedContent
{
    SummedBytes sum;
    bool isPacked = false;
    bool isRight = false;
};

/// In the order of the bytes. Of zeros the sum is 0, whatever is read: such contents are left out.
std::vector<SummedContent> summedContents(Workbench &bench, const Tree &tree)
{
    constexpr size_t MostContents = 4096;
    constexpr double CostOfByte = 0.02;
    std::vector<SummedContent> all;
    for (const Item &holder : holdersIn(tree, 0)) {
        const Content &content = *holder.field->content;
        const Item field = content.checksum ? contents::fieldAround(tree, holder, content.checksumField) : Item();
        const auto stored = field.isValid() ? quint32(integerIn(tree, tree.parent(field), field.field)) : 0;
        if (stored == 0)
            continue;
        if (all.size() >= MostContents || !bench.mayTry())
            return {};
        bench.spend(CostOfByte * double(qMax(holder.range.size(), contents::sizeOf(tree, holder))));
        all.push_back({{holder.range, stored, content.checksum},
                       content.codec != nullptr,
                       !holder.range.isEmpty() && contents::checksumOf(tree, holder) == stored});
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const auto &a, const auto &b) { return a.sum.range.begin < b.sum.range.begin; });
    return all;
}

/// The same of a file that is as long as it was: the last ones lie where they are said to.
std::vector<SummedContent> contentsOfWhole(Workbench &bench, qint64 growth)
{
    if (growth >= 0)
        return summedContents(bench, bench.tree());
    const Bytes &file = bench.file();
    const ByteRange end{file.size(), file.size()};
    return summedContents(bench, *bench.read(file.replaced(end, Bytes(QByteArray(-growth, '\0')))));
}

bool isWrong(const SummedContent &content)
{
    return !content.isRight;
}

} // namespace

std::optional<ProvedShift> provedShift(Workbench &bench, qint64 growth)
{
    const Bytes &file = bench.file();
    const std::vector<SummedContent> before = contentsOfWhole(bench, growth);
    const auto first = std::find_if(before.begin(), before.end(), isWrong);
    if (first == before.end())
        return {};
    const qint64 begin = first->sum.range.begin;
    if (begin + qMax<qint64>(0, growth) > file.size())
        return {};
    const Replacement edit = growth > 0 ? Replacement{{begin, begin + growth}, Bytes()}
                                        : Replacement{{begin, begin}, Bytes(QByteArray(-growth, '\0'))};
    const auto tree = bench.read(file.replaced(edit.removed, edit.inserted));
    const std::vector<SummedContent> moved = summedContents(bench, *tree);
    const auto wrong = std::count_if(moved.begin(), moved.end(), isWrong);
    if (moved.size() != before.size() || wrong > 1 || wrong == std::ssize(moved))
        return {};
    if (wrong == 0)
        return ProvedShift{{begin, begin}, {}};
    const auto hit = moved.begin() + (first - before.begin());
    if (hit->isRight)
        return {};
    // The last place is the one before which the next content begins then.
    const qint64 end = hit + 1 == moved.end() ? file.size() - growth : (hit + 1)->sum.range.begin;
    const qint64 last = end + qMin<qint64>(0, growth);
    ProvedShift shift{{begin, qMax(begin + 1, qMin(file.size(), last))}, {}};
    SummedBytes sum = hit->sum;
    sum.range.end += growth; // as it lies in the file
    if (!hit->isPacked && !sum.range.isEmpty() && sum.range.end <= file.size())
        shift.sum = sum;
    return shift;
}

namespace {

/// Where so many CRs went from a content of `size` bytes that begins at `begin` now, when that makes its sum right: from all its lines,
/// or from one.
std::optional<std::vector<qint64>> returnsOf(const Bytes &file, const std::vector<qint64> &feeds,
                                             const SummedBytes &sum, qint64 begin, qint64 size)
{
    const QByteArray there = file.toByteArray({begin, qMin(begin + size, file.size())});
    QByteArray bytes;
    std::vector<qint64> all;
    auto feed = std::ranges::lower_bound(feeds, begin);
    for (qint64 i = 0; i < there.size() && bytes.size() < size; ++i) {
        if (feed != feeds.end() && *feed == begin + i) {
            all.push_back(*feed++);
            bytes += '\r';
        }
        bytes += there[i];
    }
    if (bytes.size() == size && sum.checksum->of(Bytes(bytes), {0, size}) == sum.stored)
        return all;
    const SummedBytes shorter{{begin, begin + size - 1}, sum.stored, sum.checksum};
    if (shorter.range.end > file.size())
        return {};
    for (const auto &[place, byte] : placesOfMissing(file, shorter, 1)) {
        if (byte == "\r" && std::ranges::binary_search(feeds, place))
            return std::vector<qint64>{place};
    }
    return {};
}

} // namespace

std::vector<qint64> returnsToldBySums(Workbench &bench, const std::vector<qint64> &feeds)
{
    const Bytes &file = bench.file();
    const qint64 missing = -statedGrowth(bench.tree()).value_or(0);
    if (missing <= 0 || missing > qint64(feeds.size()))
        return {};
    std::vector<qint64> found;
    for (const SummedContent &content : contentsOfWhole(bench, -missing)) {
        const ByteRange range = content.sum.range;
        const qint64 begin = range.begin - qint64(found.size());
        const ByteRange there{begin, begin + range.size()};
        const bool isRight = there.end <= file.size() && content.sum.checksum->of(file, there) == content.sum.stored;
        const auto here = isRight || content.isPacked ? std::optional(std::vector<qint64>())
                                                      : returnsOf(file, feeds, content.sum, begin, range.size());
        if (content.isPacked || !here)
            return {};
        found.insert(found.end(), here->begin(), here->end());
    }
    return qint64(found.size()) == missing ? found : std::vector<qint64>();
}

QString sentenceOfRightByte(qint64 place, const QByteArray &bytes)
{
    return editText(QT_TRANSLATE_NOOP("edit", "Write 0x%1 at 0x%2: with this byte the checksum is right."))
        .arg(textOf(bytes.toHex()))
        .arg(place, 0, 16);
}

void trySums(Workbench &bench)
{
    for (const SummedBytes &summed : summedBytes(bench.tree())) {
        if (!bench.mayTry())
            return;
        bench.spend(0.002 * double(summed.range.size()));
        if (summed.checksum->of(bench.file(), summed.range) == summed.stored)
            continue;
        bench.spend(0.02 * double(summed.range.size()));
        for (const auto &[place, bytes] : placesOfWrong(bench.file(), summed)) {
            Hypothesis hypothesis;
            hypothesis.kind = Hypothesis::Kind::Sum;
            hypothesis.replacements = {{{place, place + bytes.size()}, Bytes(bytes)}};
            hypothesis.bits = 12;
            hypothesis.sentence = sentenceOfRightByte(place, bytes);
            bench.tryOut(std::move(hypothesis));
        }
    }
}

} // namespace hexahedron::recovery
