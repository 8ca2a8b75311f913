#include "core/recovery/shifts.h"

#include "core/changes/edittext.h"
#include "core/recovery/neutral.h"
#include "core/recovery/packed.h"
#include "core/recovery/packedplaces.h"
#include "core/recovery/plausible.h"
#include "core/recovery/sums.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <cmath>

namespace hexahedron::recovery {

namespace {

constexpr qint64 MostShift = 64;

/// What it takes to tell where something happened: the fewer places fit, the more.
double bitsOfPlace(const Workbench &bench, ByteRange within)
{
    constexpr double Most = 14;
    const double places = double(qMax<qint64>(1, bench.file().size())) / double(qMax<qint64>(1, within.size()));
    return qBound(0.0, std::log2(places), Most);
}

double bitsOfCount(qint64 count)
{
    return 2 * std::log2(double(count + 1));
}

/// `within`: where it may have happened as well; empty when the place is known. `proved`: what is known of the place for sure.
Hypothesis extraAt(qint64 place, qint64 count, ByteRange within, ByteRange proved = {})
{
    Hypothesis hypothesis;
    hypothesis.kind = Hypothesis::Kind::Extra;
    hypothesis.replacements = {{{place, place + count}, Bytes()}};
    hypothesis.bits = 4 + bitsOfCount(count);
    hypothesis.within = within;
    hypothesis.proved = proved;
    if (proved.size() > 1)
        hypothesis.sentence = editText(QT_TRANSLATE_N_NOOP(
                                           "edit", "Remove %n byte(s) at 0x%1: so many came in between 0x%2 and 0x%3."),
                                       count)
                                  .arg(place, 0, 16)
                                  .arg(proved.begin, 0, 16)
                                  .arg(proved.end + count, 0, 16);
    else if (within.size() > 1)
        hypothesis.sentence = editText(QT_TRANSLATE_N_NOOP("edit",
                                                           "Remove %n byte(s) at 0x%1: about there so many came in."),
                                       count)
                                  .arg(place, 0, 16);
    else
        hypothesis.sentence = editText(QT_TRANSLATE_N_NOOP("edit", "Remove %n byte(s) that came in at 0x%1."), count)
                                  .arg(place, 0, 16);
    return hypothesis;
}

Hypothesis missingAt(qint64 place, const QByteArray &filling, ByteRange within, ByteRange proved = {})
{
    Hypothesis hypothesis;
    hypothesis.kind = Hypothesis::Kind::Missing;
    hypothesis.replacements = {{{place, place}, Bytes(filling)}};
    hypothesis.bits = 5 + bitsOfCount(filling.size());
    hypothesis.within = within;
    hypothesis.proved = proved;
    if (proved.size() > 1)
        hypothesis.sentence = editText(
                                  QT_TRANSLATE_N_NOOP(
                                      "edit", "Put %n byte(s) in at 0x%1: so many are missing between 0x%2 and 0x%3."),
                                  filling.size())
                                  .arg(place, 0, 16)
                                  .arg(proved.begin, 0, 16)
                                  .arg(proved.end, 0, 16);
    else if (within.size() > 1)
        hypothesis.sentence = editText(QT_TRANSLATE_N_NOOP(
                                           "edit", "Put %n byte(s) in at 0x%1: about there so many are missing."),
                                       filling.size())
                                  .arg(place, 0, 16);
    else
        hypothesis.sentence = editText(
                                  QT_TRANSLATE_N_NOOP("edit", "Put %n byte(s) in at 0x%1 for those that are missing."),
                                  filling.size())
                                  .arg(place, 0, 16);
    return hypothesis;
}

/// By how many bytes: also what runs of unread bytes say.
std::vector<qint64> shiftsToTry(const Places &places)
{
    std::vector<qint64> shifts;
    const auto add = [&](qint64 shift) {
        if (shift > 0 && shift <= MostShift && std::find(shifts.begin(), shifts.end(), shift) == shifts.end())
            shifts.push_back(shift);
    };
    for (const ByteRange run : places.unread)
        add(run.size());
    for (qint64 shift = 1; shift <= MostShift; ++shift)
        add(shift);
    return shifts;
}

} // namespace

std::optional<qint64> statedGrowth(const Tree &tree)
{
    const qint64 most = qMin<qint64>(64 << 10, tree.bytes().size() / 2);
    constexpr NodeId MostNodes = 64;
    const StreamTree &stream = tree.stream(0);
    for (NodeId id = 0; id < qMin(stream.nodes.size(), MostNodes); ++id) {
        const Field &field = fieldById(stream.nodes[id].field);
        const Field *last = field.body.empty() ? nullptr : field.body.back();
        const ByteRange range = stream.nodes[id].range();
        if (!last || !last->number.isOwnSize || range.size() < last->width || isArrayNode(stream.nodes, id))
            continue;
        const QByteArray bytes = stream.bytes.toByteArray({range.end - last->width, range.end});
        const qint64 stated = decodeUnsigned(*last, reinterpret_cast<const uchar *>(bytes.constData()));
        if (std::abs(range.size() - stated) <= most)
            return range.size() - stated;
    }
    return {};
}

void tryProvedShifts(Workbench &bench)
{
    const Bytes &file = bench.file();
    const qint64 growth = statedGrowth(bench.tree()).value_or(0);
    const auto shift = growth != 0 ? provedShift(bench, growth) : std::nullopt;
    if (!shift)
        return;
    const qint64 count = std::abs(growth);
    const ByteRange within = shift->within;
    const auto tryOut = [&](Hypothesis hypothesis, bool isSure) {
        hypothesis.bits -= bitsOfCount(count); // the file says it
        hypothesis.isSure = isSure;
        bench.tryOut(std::move(hypothesis));
    };
    const auto tryAt = [&](qint64 place, ByteRange near) {
        if (growth < 0)
            tryOut(missingAt(place, QByteArray(count, '\0'), near, within), false);
        else if (place + count <= file.size())
            tryOut(extraAt(place, count, near, within), within.isEmpty());
    };
    bool isTold = false;
    if (shift->sum && growth > 0) {
        const std::vector<qint64> places = placesOfExtra(file, *shift->sum, count);
        for (const qint64 place : places)
            tryOut(extraAt(place, count, {}, {places.front(), places.back()}), true);
        isTold = !places.empty();
    } else if (shift->sum) {
        const auto places = placesOfMissing(file, *shift->sum, count);
        for (const auto &[place, bytes] : places)
            tryOut(missingAt(place, bytes, {}), true);
        isTold = !places.empty();
    }
    if (isTold)
        return;
    const Places near = placesNear(bench.tree(), within.end);
    for (const PartPlace &part : near.parts) {
        const ByteRange range{qMax(part.range.begin, within.begin), qMin(part.range.end, within.end)};
        if (range.begin <= range.end)
            tryAt(range.begin, range);
        // What a block of packed bytes begins with says how long the rest of it is.
        if (part.field->kind == Kind::Raw && range.size() > 1)
            tryAt(range.begin + range.size() / 2, range);
    }
    tryAt(within.begin + within.size() / 2, within); // where nothing tells the place it is the least wrong
}

namespace {

/// A piece that stands twice, one behind the other.
struct DoubledPiece
{
    qint64 place = 0; ///< of the second one
    qint64 size = 0;
};

/// Those that begin before `fault`, the longest first. What goes on to repeat is how the data are: a list of the same, or of nothing.
std::vector<DoubledPiece> doubledPieces(const Bytes &file, qint64 fault)
{
    constexpr qint64 MostBytes = 256 << 10;
    constexpr qint64 Sector = 512;
    constexpr qint64 Least = 4;
    constexpr qint64 Few = 8; // so many are alike by chance: only next to the fault
    constexpr size_t MostPieces = 16;
    const qint64 end = qMin(file.size(), fault + MostShift);
    const qint64 base = qMax<qint64>(0, end - MostBytes);
    const QByteArray bytes = file.toByteArray({base, qMin(file.size(), end + Sector)});
    std::vector<DoubledPiece> found;
    const char *const data = bytes.constData();
    const auto isSame = [&](qint64 i, qint64 size) { return data[i] == data[i - size]; };
    // So many bytes that are like those so far before them have one among them at a multiple of that.
    const auto lookFor = [&](qint64 size) {
        for (qint64 at = size; at < bytes.size(); at += size) {
            if (!isSame(at, size))
                continue;
            qint64 place = at;
            while (place > size && isSame(place - 1, size))
                --place;
            qint64 behind = at + 1;
            while (behind < bytes.size() && isSame(behind, size))
                ++behind;
            at = (behind - 1) / size * size;
            const qint64 same = behind - place;
            const auto piece = QByteArrayView(bytes).sliced(place - size, size);
            const bool isAllTheSame = std::ranges::all_of(piece, [&](char byte) { return byte == piece.front(); });
            const bool isNear = size >= Few || base + place + MostShift >= fault;
            if (same >= size && same < 2 * size && !isAllTheSame && isNear && base + place <= end)
                found.push_back({base + place, size});
        }
    };
    lookFor(Sector);
    for (qint64 size = MostShift; size >= Least && found.size() < MostPieces; --size)
        lookFor(size);
    // The nearest of a size first.
    std::stable_sort(found.begin(), found.end(), [](const DoubledPiece &a, const DoubledPiece &b) {
        return std::pair(a.size, a.place) > std::pair(b.size, b.place);
    });
    if (found.size() > MostPieces)
        found.resize(MostPieces);
    return found;
}

} // namespace

void tryDoubledPieces(Workbench &bench)
{
    constexpr double Bits = 8; // how long the piece is and where it stands tells it twice
    constexpr double Cost = 1500;
    const qint64 fault = bench.firstFault();
    if (fault < 0 || !bench.mayTry())
        return;
    bench.spend(Cost * double(qMin<qint64>(fault, 256 << 10)) / double(256 << 10));
    for (const DoubledPiece &piece : doubledPieces(bench.file(), fault)) {
        Hypothesis hypothesis = extraAt(piece.place, piece.size, {});
        hypothesis.isPlaced = true;
        hypothesis.bits = Bits;
        hypothesis.sentence = editText(QT_TRANSLATE_N_NOOP(
                                           "edit", "Remove %n byte(s) at 0x%1, which repeat those before them."),
                                       piece.size)
                                  .arg(piece.place, 0, 16);
        bench.tryOut(std::move(hypothesis));
    }
}

void tryShifts(Workbench &bench, const Places &places, const std::vector<PartPlace> &odd)
{
    const qint64 size = bench.file().size();
    std::vector<std::pair<qint64, ByteRange>> spots; // where, and within what; the nearest to the fault first
    const auto addSpot = [&](qint64 place, ByteRange within) {
        if (place >= 0 && place <= size
            && std::none_of(spots.begin(), spots.end(), [=](const auto &spot) { return spot.first == place; }))
            spots.emplace_back(place, within);
    };
    constexpr size_t Nearest = 4;
    constexpr size_t Near = 20;
    for (size_t i = 0; i < qMin(Nearest, places.parts.size()); ++i)
        addSpot(places.parts[i].range.begin, places.parts[i].range);
    // Most bytes lie in the largest parts, so most losses, too.
    constexpr size_t Largest = 3;
    std::vector<PartPlace> bySize = places.parts;
    std::stable_sort(bySize.begin(), bySize.end(),
                     [](const PartPlace &a, const PartPlace &b) { return a.range.size() > b.range.size(); });
    for (size_t i = 0; i < qMin(Largest, bySize.size()); ++i)
        addSpot(bySize[i].range.begin, bySize[i].range);
    // Structure may go on to fit for long where values do not any more.
    for (const PartPlace &part : odd)
        addSpot(part.range.begin, part.range);
    // It may have happened in the middle of the last number that stands before what makes no sense.
    const auto addMiddleOf = [&](const PartPlace &part) {
        if (!part.field || !part.field->isNumber() || part.range.size() > part.field->width)
            return false;
        for (qint64 at = part.range.begin + 1; at < part.range.end; ++at)
            addSpot(at, part.range);
        return true;
    };
    for (const std::vector<PartPlace> *parts : {&odd, &places.parts}) {
        for (size_t i = 0; i < qMin(Nearest, parts->size()); ++i) {
            if (addMiddleOf((*parts)[i]))
                break;
        }
    }
    const size_t nearest = spots.size();
    for (size_t i = Nearest; i < qMin(Near, places.parts.size()); ++i)
        addSpot(places.parts[i].range.begin, places.parts[i].range);
    const size_t near = spots.size();
    for (size_t i = 0; i < qMin(Near, places.parts.size()); ++i)
        addMiddleOf(places.parts[i]);
    // Marks and numbers next to the fault may be hit themselves.
    const qint64 fault = bench.firstFault();
    for (qint64 by = 1; by <= 12; ++by) {
        addSpot(fault + by, {fault + by, fault + by});
        addSpot(fault - by, {fault - by, fault - by});
    }
    for (size_t i = Near; i < places.parts.size(); ++i)
        addSpot(places.parts[i].range.begin, places.parts[i].range);
    const std::vector<qint64> shifts = shiftsToTry(places);
    const auto tryAt = [&](size_t spot, qint64 count, bool mayBeExtra, bool mayBeMissing) {
        const auto &[place, within] = spots[spot];
        const auto tryOut = [&, &within = within](Hypothesis hypothesis) {
            hypothesis.bits += bitsOfPlace(bench, within);
            if (bench.isOpenEnded()) // the size of the file tells it, or it is none
                hypothesis.bits -= bitsOfCount(count);
            bench.tryOut(std::move(hypothesis));
        };
        if (mayBeExtra && place + count <= size && count <= size / 4) // else hardly the file is left
            tryOut(extraAt(place, count, within));
        if (mayBeMissing)
            tryOut(missingAt(place, QByteArray(count, 0), within));
    };
    // The likeliest first: what runs of unread bytes say, few bytes before many, and those in a long part before those in a number.
    const auto tryAll = [&](size_t firstSpot, size_t lastSpot, qint64 least, qint64 most) {
        struct Try
        {
            double bits;
            size_t spot;
            qint64 count;
        };
        std::vector<Try> tries;
        for (const qint64 count : shifts) {
            const bool isTold = std::any_of(places.unread.begin(), places.unread.end(),
                                            [count](ByteRange run) { return run.size() == count; });
            const double bits = isTold ? 0 : bitsOfCount(count);
            for (size_t i = firstSpot; count >= least && count <= most && i < qMin(lastSpot, spots.size()); ++i)
                tries.push_back({bits + bitsOfPlace(bench, spots[i].second), i, count});
        }
        std::stable_sort(tries.begin(), tries.end(), [](const Try &a, const Try &b) { return a.bits < b.bits; });
        for (size_t i = 0; i < tries.size() && bench.mayTry(); ++i)
            tryAt(tries[i].spot, tries[i].count, true, true);
    };
    // Where the file says how long it was there is less to try.
    const qint64 growth = statedGrowth(bench.tree()).value_or(0);
    for (size_t i = 0; growth != 0 && std::abs(growth) <= MostShift && i < spots.size() && bench.mayTry(); ++i)
        tryAt(i, std::abs(growth), growth > 0, growth < 0);
    constexpr qint64 Usual = 16;
    tryAll(0, nearest, 1, Usual);
    if (!bench.hasPerfect())
        tryAll(nearest, near, 1, Usual);
    if (!bench.hasPerfect())
        tryAll(near, spots.size(), 1, Usual);
    if (!bench.hasPerfect())
        tryAll(0, near, Usual + 1, MostShift);
    // What is wrong with a small file may show anywhere in it.
    constexpr qint64 Small = 512;
    if (bench.hasPerfect() || (bench.isOfErrors() && !bench.isOpenEnded()) || size > Small)
        return;
    const size_t known = spots.size();
    for (qint64 at = 0; at <= size; ++at)
        addSpot(at, {at, at});
    tryAll(known, spots.size(), 1, Usual);
}

namespace {

/// Those in the bytes of the file itself.
std::optional<Elements> elementsInFile(const Tree &tree, qint64 place)
{
    for (const StreamId id : tree.openStreams()) {
        if (tree.baseOf(id) != 0)
            continue;
        std::optional<Elements> elements = elementsAt(tree.stream(id), place);
        if (elements && elements->part.count > 1 && elements->part.stride > 0)
            return elements;
    }
    return {};
}

class Locator
{
public:
    Locator(Workbench &bench, const Hypothesis &hypothesis, Elements elements)
        : m_bench(bench)
        , m_elements(std::move(elements))
        , m_isExtra(hypothesis.kind == Hypothesis::Kind::Extra)
        , m_shift(m_isExtra ? hypothesis.replacements.front().removed.size()
                            : -hypothesis.replacements.front().inserted.size())
        , m_first(hypothesis.place())
        , m_proved(hypothesis.proved)
    {
    }

    std::vector<Hypothesis> run()
    {
        const qint64 stride = m_elements.part.stride;
        const qint64 begin = m_elements.part.range.begin;
        const qint64 count = m_elements.part.count;
        constexpr qint64 MostBytes = 8 << 20;
        if (count * stride > MostBytes)
            return {};
        m_bench.spend(double(count * stride) * 0.02);
        const QByteArray old = m_bench.file().toByteArray(
            {qMax<qint64>(0, begin - MostShift), begin + count * stride + MostShift + stride});
        const qint64 base = qMax<qint64>(0, begin - MostShift);
        const auto bitsAt = [&](qint64 offset, qint64 first) { // in the broken file
            const uchar *element = elementAt(offset, old, base);
            return element ? m_elements.model.bitsOf(element,
                                                     offset > first ? elementAt(offset - stride, old, base) : nullptr)
                           : 4.0;
        };
        // Element i is read as it lies before the place, or moved as it lies behind it.
        std::vector<double> behind(size_t(count) + 1, 0);
        for (qint64 i = count - 1; i >= 0; --i)
            behind[size_t(i)] = behind[size_t(i) + 1] + bitsAt(begin + i * stride + m_shift, begin + m_shift);
        double before = 0;
        std::vector<std::pair<double, qint64>> elements;
        // Where the first odd one seems to be: the one in which it happened may look right still.
        constexpr qint64 Before = 4;
        const qint64 from = qMax<qint64>(0, (m_first - begin) / stride - Before);
        for (qint64 i = 0; i < count; ++i) {
            if (i >= from)
                elements.emplace_back(before + behind[size_t(i) + 1], i);
            before += bitsAt(begin + i * stride, begin);
        }
        std::stable_sort(elements.begin(), elements.end(),
                         [](const auto &a, const auto &b) { return a.first < b.first; });
        // Where many are equally good the middle one is the least wrong.
        size_t equal = 0;
        while (equal < elements.size() && elements[equal].first <= elements.front().first + 0.5)
            ++equal;
        std::sort(elements.begin(), elements.begin() + qsizetype(equal),
                  [](const auto &a, const auto &b) { return a.second < b.second; });
        std::vector<std::pair<double, qint64>> chosen;
        constexpr size_t MostElements = 24;
        for (size_t i = 0; i < qMin(equal, MostElements); ++i)
            chosen.push_back(elements[equal <= MostElements ? i : i * equal / MostElements]);
        for (size_t i = equal; i < elements.size() && chosen.size() < MostElements; ++i)
            chosen.push_back(elements[i]);
        return placesIn(chosen, old, base);
    }

private:
    /// The best places inside the elements.
    std::vector<Hypothesis> placesIn(const std::vector<std::pair<double, qint64>> &elements, const QByteArray &old,
                                     qint64 base)
    {
        const qint64 stride = m_elements.part.stride;
        const qint64 begin = m_elements.part.range.begin;
        std::vector<std::pair<double, qint64>> places;
        for (const auto &[bits, i] : elements) {
            const qint64 first = begin + i * stride;
            for (qint64 place = first; place < first + stride; ++place) {
                const QByteArray element = assembled(first, place, old, base);
                if (element.size() != stride)
                    continue;
                const auto *value = reinterpret_cast<const uchar *>(element.constData());
                const double own = m_elements.model.bitsOf(value,
                                                           i > 0 ? elementAt(first - stride, old, base) : nullptr);
                places.emplace_back(bits + own + bitsOfNext(value, i, old, base) + bitsBeside(value, i, old, base),
                                    place);
            }
        }
        std::stable_sort(places.begin(), places.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
        size_t equal = 0;
        while (equal < places.size() && places[equal].first <= places.front().first + 0.5)
            ++equal;
        // What looks nearly as good cannot be told from the best.
        constexpr double HardlyWorse = 3;
        ByteRange within = places.empty() ? ByteRange{} : ByteRange{places.front().second, places.front().second};
        for (const auto &[bits, place] : places) {
            if (bits <= places.front().first + HardlyWorse)
                within = {qMin(within.begin, place), qMax(within.end, place)};
        }
        std::vector<Hypothesis> found;
        const auto addPlace = [&](qint64 place) {
            found.push_back(m_isExtra ? extraAt(place, m_shift, within, m_proved)
                                      : missingAt(place, filling(place, old, base), within, m_proved));
        };
        if (equal > 0) {
            std::sort(places.begin(), places.begin() + qsizetype(equal),
                      [](const auto &a, const auto &b) { return a.second < b.second; });
            addPlace(places[equal / 2].second);
            if (equal > 2) {
                addPlace(places.front().second);
                addPlace(places[equal - 1].second);
            }
        }
        if (equal < places.size())
            addPlace(places[equal].second);
        return found;
    }

    /// What is named in one element is mostly named, or lies near what is named, in those beside it: in a mesh triangles share their
    /// vertices.
    double bitsBeside(const uchar *element, qint64 i, const QByteArray &old, qint64 base) const
    {
        constexpr qint64 Beside = 6;
        constexpr double Most = 8;
        const Field &field = *m_elements.part.field;
        if (field.kind != Kind::Integer || !field.index.array || m_elements.part.stride != field.width)
            return 0;
        const qint64 value = decodeInteger(field, element);
        double bits = Most;
        for (qint64 by = -Beside; by <= Beside; ++by) {
            const qint64 at = m_elements.part.range.begin + (i + by) * field.width + (by > 0 ? m_shift : 0) - base;
            if (by == 0 || i + by < 0 || i + by >= m_elements.part.count || at < 0 || at + field.width > old.size())
                continue;
            const qint64 other = decodeInteger(field, reinterpret_cast<const uchar *>(old.constData()) + at);
            bits = qMin(bits, std::log2(1 + std::abs(double(value) - double(other))));
        }
        return bits;
    }

    /// Null where it is not among the bytes that were read.
    const uchar *elementAt(qint64 offset, const QByteArray &old, qint64 base) const
    {
        const qint64 at = offset - base;
        const bool isThere = at >= 0 && at + m_elements.part.stride <= old.size();
        return isThere ? reinterpret_cast<const uchar *>(old.constData()) + at : nullptr;
    }

    /// How much better or worse the next one follows it than it follows the one that was moved as a whole.
    double bitsOfNext(const uchar *element, qint64 i, const QByteArray &old, qint64 base) const
    {
        const qint64 moved = m_elements.part.range.begin + i * m_elements.part.stride + m_shift;
        const uchar *next = i + 1 < m_elements.part.count ? elementAt(moved + m_elements.part.stride, old, base)
                                                          : nullptr;
        return next
                   ? m_elements.model.bitsOf(next, element) - m_elements.model.bitsOf(next, elementAt(moved, old, base))
                   : 0;
    }

    QByteArray assembled(qint64 first, qint64 place, const QByteArray &old, qint64 base) const
    {
        const qint64 stride = m_elements.part.stride;
        QByteArray element = old.mid(first - base, place - first);
        if (!m_isExtra)
            element += filling(place, old, base);
        const qint64 from = m_isExtra ? place + m_shift : place;
        if (element.size() < stride)
            element += old.mid(from - base, stride - element.size());
        return element.left(stride);
    }

    /// What stands at the same places of the element before.
    QByteArray filling(qint64 place, const QByteArray &old, qint64 base) const
    {
        const qint64 stride = m_elements.part.stride;
        const qint64 begin = m_elements.part.range.begin;
        QByteArray bytes;
        for (qint64 i = 0; i < -m_shift; ++i) {
            qint64 from = place + i;
            while (from >= place && from - stride >= begin)
                from -= stride;
            if (from >= place) // in the first element: from the one behind, as it lies now
                from = place + i + ((-m_shift - i + stride - 1) / stride) * stride + m_shift;
            bytes += from - base >= 0 && from - base < old.size() ? old[from - base] : char(0);
        }
        return bytes;
    }

    Workbench &m_bench;
    Elements m_elements;
    bool m_isExtra;
    qint64 m_shift;
    qint64 m_first;
    ByteRange m_proved;
};

/// The same at another place.
Hypothesis movedTo(qint64 place, const Hypothesis &hypothesis, ByteRange within, ByteRange proved)
{
    const Replacement &edit = hypothesis.replacements.front();
    return hypothesis.kind == Hypothesis::Kind::Extra ? extraAt(place, edit.removed.size(), within, proved)
                                                      : missingAt(place, edit.inserted.toByteArray(), within, proved);
}

/// Where a checksum says that it was.
std::vector<Hypothesis> bySum(Workbench &bench, const Tree &tree, const Hypothesis &hypothesis)
{
    std::vector<Hypothesis> found;
    const Replacement &edit = hypothesis.replacements.front();
    const qint64 place = edit.removed.begin;
    for (SummedBytes summed : summedBytes(tree)) {
        if (place < summed.range.begin || place > summed.range.end || summed.range.size() + edit.growth() < 0)
            continue;
        summed.range.end -= edit.growth(); // as it lies in the broken file
        bench.spend(0.02 * double(summed.range.size()));
        if (hypothesis.kind == Hypothesis::Kind::Extra) {
            const qint64 count = edit.removed.size();
            const std::vector<qint64> places = placesOfExtra(bench.file(), summed, count);
            // Where the bytes before and behind are the same it comes to the same.
            for (const qint64 at : places)
                found.push_back(extraAt(at, count, {}, {places.front(), places.back()}));
        } else {
            for (const auto &[at, bytes] : placesOfMissing(bench.file(), summed, edit.inserted.size()))
                found.push_back(missingAt(at, bytes, {}));
        }
    }
    constexpr size_t MostFound = 16;
    if (found.size() > MostFound)
        found.resize(MostFound);
    return found;
}

/// Where packed bytes can be expanded with it.
std::vector<Hypothesis> inPacked(Workbench &bench, const Tree &tree, const Hypothesis &hypothesis)
{
    const Replacement &edit = hypothesis.replacements.front();
    const auto [places, areProved, mended, madeUp] = placesInPacked(bench, tree, edit);
    if (mended) {
        Hypothesis packed = hypothesis;
        packed.kind = Hypothesis::Kind::Packed;
        packed.replacements = {*mended};
        packed.sentence += u' ' + sentenceOfMended(1);
        // What is put in is made up, too, and what goes is not known to be what came in.
        packed.lost = packed.madeUp = qMax(madeUp, std::abs(edit.growth()));
        return {packed};
    }
    if (places.empty())
        return {};
    // Where nothing tells them apart the middle one is the least wrong.
    constexpr size_t MostProved = 4;
    std::vector<qint64> chosen{places[places.size() / 2]};
    if (areProved)
        chosen.assign(places.begin(), places.begin() + qsizetype(qMin(MostProved, places.size())));
    std::vector<Hypothesis> found;
    const ByteRange within{places.front(), places.back()};
    for (const qint64 at : chosen)
        found.push_back(movedTo(at, hypothesis, within, areProved ? within : hypothesis.proved));
    return found;
}

/// Where bytes that came in stand among many that are all the same, as what fills a text of a fixed size: in a part or right behind
/// it, for all that, the rest fits as well. Below 0: nowhere.
qint64 placeAmongFiller(const Bytes &file, ByteRange within, qint64 count)
{
    constexpr qint64 Behind = 1024;
    constexpr qint64 Most = 8192;
    constexpr qint64 Beside = 8; // at least so many on each side
    within.end = qMin(file.size(), within.end + Behind);
    within.begin = qMax(within.begin, within.end - Most);
    const QByteArray bytes = file.toByteArray(within);
    for (qint64 at = Beside; at + count + Beside <= bytes.size(); ++at) {
        const char filler = bytes[at - 1];
        const auto isFiller = [filler](char byte) { return byte == filler; };
        const auto place = bytes.begin() + at;
        if (!isFiller(*place) && std::all_of(place - Beside, place, isFiller)
            && std::all_of(place + count, place + count + Beside, isFiller))
            return within.begin + at;
    }
    return -1;
}

std::vector<Hypothesis> placesFor(Workbench &bench, const Hypothesis &hypothesis)
{
    const auto tree = bench.read(hypothesis.appliedTo(bench.file()));
    if (std::vector<Hypothesis> summed = bySum(bench, *tree, hypothesis); !summed.empty())
        return summed;
    if (std::vector<Hypothesis> packed = inPacked(bench, *tree, hypothesis); !packed.empty())
        return packed;
    std::optional<Elements> elements = elementsInFile(*tree, hypothesis.place());
    std::vector<Hypothesis> found;
    if (elements)
        found = Locator(bench, hypothesis, std::move(*elements)).run();
    if (hypothesis.kind == Hypothesis::Kind::Extra) {
        const qint64 count = hypothesis.replacements.front().removed.size();
        if (const qint64 place = placeAmongFiller(bench.file(), hypothesis.within, count); place >= 0)
            found.push_back(extraAt(place, count, {place, place + count}));
    }
    if (found.empty() && hypothesis.within.size() > 1 && hypothesis.within.size() <= 4096) {
        // Nothing to look at: its end and its middle are as good as its beginning.
        for (const qint64 place : {hypothesis.within.begin + hypothesis.within.size() / 2, hypothesis.within.end - 1}) {
            if (place + hypothesis.replacements.front().removed.size() <= bench.file().size())
                found.push_back(movedTo(place, hypothesis, hypothesis.within, hypothesis.proved));
        }
    }
    found.push_back(hypothesis);
    return found;
}

} // namespace

namespace {

/// What is put in stands for numbers, too: the same with values that readers take.
void addAllowed(Workbench &bench, std::vector<Hypothesis> &found)
{
    const size_t count = found.size();
    for (size_t i = 0; i < count; ++i) {
        if (found[i].kind != Hypothesis::Kind::Missing || found[i].replacements.size() != 1)
            continue;
        const auto tree = bench.read(found[i].appliedTo(bench.file()));
        const Replacement &edit = found[i].replacements.front();
        const QByteArray bytes = withAllowedNumbers(*tree,
                                                    {edit.removed.begin, edit.removed.begin + edit.inserted.size()});
        if (bytes == edit.inserted.toByteArray())
            continue;
        Hypothesis allowed = found[i];
        allowed.replacements = {{edit.removed, Bytes(bytes)}};
        found.push_back(std::move(allowed));
    }
}

} // namespace

std::vector<Hypothesis> located(Workbench &bench, const Hypothesis &hypothesis)
{
    const bool isShift = hypothesis.kind == Hypothesis::Kind::Extra || hypothesis.kind == Hypothesis::Kind::Missing;
    if (!isShift || hypothesis.isPlaced)
        return {hypothesis};
    std::vector<Hypothesis> found = placesFor(bench, hypothesis);
    addAllowed(bench, found);
    for (Hypothesis &place : found) { // what tells the place is the evidence
        place.bits = hypothesis.bits + (place.kind == Hypothesis::Kind::Packed ? BitsOfMended : 0);
        place.isSure = hypothesis.isSure && place.place() == hypothesis.place();
    }
    return found;
}

} // namespace hexahedron::recovery
