#include "core/recovery/pieces.h"

#include "core/edit/packedpieces.h"
#include "core/recovery/lz4sequences.h"
#include "core/recovery/packed.h"
#include "core/recovery/shifts.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <algorithm>
#include <map>

namespace hexahedron::recovery {

namespace {

constexpr double CostOfLookedAtByte = 0.02; // whether a piece begins there

/// How a piece begins: numbers, then its packed bytes.
class PieceForm
{
public:
    /// Nothing when pieces begin otherwise.
    static std::optional<PieceForm> of(const Content &content)
    {
        PieceForm form;
        const Field *packedSize = content.packed->times.singleField();
        for (const Field *field : listOfPieces(content)->body) {
            if (field == content.packed)
                return form.m_expanded.field && form.m_packed.field ? std::optional(form) : std::nullopt;
            if (field->kind != Kind::Integer || field->isArray() || field->isVector || !field->when.isEmpty())
                return {};
            if (field == content.expandedSize || field == packedSize)
                (field == packedSize ? form.m_packed : form.m_expanded) = {field, form.m_size};
            form.m_size += field->width;
        }
        return {};
    }
    /// Bytes before the packed ones.
    qint64 size() const { return m_size; }
    qint64 expandedIn(const QByteArray &file, qint64 place) const { return m_expanded.in(file, place); }
    qint64 packedIn(const QByteArray &file, qint64 place) const { return m_packed.in(file, place); }
    /// The numbers of a piece; nothing when one is too large. `old`: those that stood there.
    std::optional<QByteArray> numbers(QByteArray old, qint64 expanded, qint64 packed) const
    {
        old.resize(m_size, '\0');
        const bool fits = m_expanded.write(old, expanded) && m_packed.write(old, packed);
        return fits ? std::optional(old) : std::nullopt;
    }

private:
    struct Number
    {
        const Field *field = nullptr;
        qint64 at = 0;

        qint64 in(const QByteArray &file, qint64 place) const
        {
            return decodeInteger(*field, reinterpret_cast<const uchar *>(file.constData()) + place + at);
        }
        bool write(QByteArray &numbers, qint64 value) const
        {
            QByteArray bytes;
            if (!encodeNumber(*field, double(value), bytes))
                return false;
            numbers.replace(at, bytes.size(), bytes);
            return true;
        }
    };
    Number m_expanded, m_packed;
    qint64 m_size = 0;
};

/// A number of the directory.
struct StoredNumber
{
    const Field *field = nullptr;
    ByteRange range;
    qint64 value = 0;

    Replacement become(qint64 other) const { return {range, Bytes(encodeInteger(*field, other))}; }
};

/// What the directory says of one content, and where it is.
struct Entry
{
    const Content *content = nullptr;
    QString path = {};
    StoredNumber offset = {};
    qint64 origin = 0;   ///< from which its offset counts
    qint64 least = 0;    ///< behind the directory: no content lies before it
    qint64 expanded = 0; ///< bytes
    std::optional<quint32> sum = {};
    ByteRange range = {}; ///< in the file
    bool isWhole = false; ///< all pieces are there

    qint64 toldPlace() const { return origin + offset.value; }
    qint64 movedBy() const { return range.begin - toldPlace(); }
};

/// The contents of a file that lie in pieces; none unless all that lies elsewhere does.
std::vector<Entry> entriesIn(const Tree &tree)
{
    constexpr size_t MostEntries = 4096;
    const StreamTree &stream = tree.stream(0);
    NodeVisitor visitor(stream);
    std::vector<Entry> entries;
    for (NodeId record = 0; stream.schema->hasContents && record < stream.nodes.size(); ++record) {
        const Field &field = fieldById(stream.nodes[record].field);
        if (isArrayNode(stream.nodes, record) || field.kind != Kind::Record)
            continue;
        for (const Field *held : field.body) {
            const Content *content = held->content.get();
            if (!held->isElsewhere() || !content)
                continue;
            const Field *list = content->packed ? listOfPieces(*content) : nullptr;
            if (content->codec != &codecs::lz4() || !list || entries.size() >= MostEntries)
                return {};
            const std::vector<Part> &parts = visitor.layOut(record);
            const auto numberOf = [&](const Field *wanted) {
                StoredNumber number;
                for (const Part &part : parts) {
                    if (wanted && part.field == wanted && part.fault == Fault::None)
                        number = {wanted, part.range,
                                  decodeInteger(*wanted, visitor.cursor().at(part.range.begin, wanted->width))};
                }
                return number;
            };
            Entry entry{.content = content, .offset = numberOf(held->offset.singleField())};
            const StoredNumber size = numberOf(list->array.sumWanted.singleField());
            if (!entry.offset.field || !size.field)
                return {};
            entry.expanded = size.value;
            if (const StoredNumber sum = numberOf(content->checksumField); sum.field)
                entry.sum = quint32(sum.value);
            const NodeId directory = stream.nodes.parent(record);
            entry.origin = stream.nodes[stream.nodes.parent(directory)].begin;
            entry.least = stream.nodes[directory].range().end;
            entry.path = tree.path(tree.itemOf(0, record)) + u'/' + QLatin1StringView(held->name);
            if (entry.expanded > 0)
                entries.push_back(std::move(entry));
        }
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry &a, const Entry &b) { return a.toldPlace() < b.toldPlace(); });
    return entries;
}

/// The number behind the contents that says how long all is.
struct OwnSize
{
    StoredNumber number = {};
    qint64 end = 0; ///< of the contents
};

OwnSize ownSizeIn(const Tree &tree)
{
    const StreamTree &stream = tree.stream(0);
    OwnSize own{.end = stream.bytes.size()};
    const qint64 growth = statedGrowth(tree).value_or(0);
    for (NodeId id = stream.nodes.firstChild(0); id != NoNode; id = stream.nodes.nextSibling(id)) {
        const Field &field = fieldById(stream.nodes[id].field);
        const ByteRange range = stream.nodes[id].range();
        const Field *last = field.body.empty() ? nullptr : field.body.back();
        if (!last || !last->number.isOwnSize || range.size() < last->width)
            continue;
        const ByteRange place{range.end - last->width, range.end};
        const QByteArray bytes = stream.bytes.toByteArray(place);
        const qint64 value = decodeUnsigned(*last, reinterpret_cast<const uchar *>(bytes.constData()));
        if (value == range.size() || (growth != 0 && value == range.size() - growth))
            own = {{last, place, value}, place.begin};
        else
            own.end = range.end;
    }
    return own;
}

class Layout
{
public:
    explicit Layout(Workbench &bench)
        : m_bench(bench)
        , m_file(bench.file().toByteArray())
        , m_own(ownSizeIn(bench.tree()))
        , m_entries(entriesIn(bench.tree()))
    {
    }
    std::optional<LaidOut> run();

private:
    const Content &content() const { return *m_entries.front().content; }
    bool isCut() const { return !m_own.number.field; }
    /// By what is written so far.
    qint64 growth() const
    {
        qint64 growth = 0;
        for (const Replacement &one : m_out.replacements)
            growth += one.growth();
        return growth;
    }
    qint64 most() const { return content().mostInPiece > 0 ? content().mostInPiece : m_file.size(); }

    bool hasNumbersAt(qint64 place, qint64 expanded) const;
    qint64 numbersNear(qint64 place, qint64 expanded, ByteRange within) const;
    qint64 endOfPiece(qint64 place, qint64 end) const;
    std::optional<ByteRange> chainAt(qint64 place, qint64 expanded) const;
    bool hasSum(const Entry &entry, ByteRange range) const;
    void readPieces();
    void findWhole();
    void findMoved(Entry &entry);
    void sortFound();
    bool placeOthers();
    void placeBetween(size_t first, size_t end);
    bool mend(Entry &entry);
    qint64 mendPiece(ByteRange range, qint64 expanded, bool isLast);

    Workbench &m_bench;
    QByteArray m_file;
    OwnSize m_own;
    std::vector<Entry> m_entries;
    std::optional<PieceForm> m_form;
    bool m_areRead = false;
    /// Where entries say that they lie, by the checksum and the size of their contents.
    std::map<std::pair<std::optional<quint32>, qint64>, std::vector<qint64>> m_told;
    std::map<qint64, qint64> m_pieces; ///< where those that expand begin, and where they end
    LaidOut m_out;
    qint64 m_madeUp = 0; ///< in the content that is mended
    bool m_isCutHere = false;
    bool m_isDamagedHere = false; ///< not only its end went
};

/// A piece of so many bytes may begin there.
bool Layout::hasNumbersAt(qint64 place, qint64 expanded) const
{
    if (place < 0 || place + m_form->size() > m_own.end || m_form->expandedIn(m_file, place) != expanded)
        return false;
    const qint64 packed = m_form->packedIn(m_file, place);
    return packed > 0 && packed <= expanded + expanded / 255 + 16;
}

/// Where a piece of so many bytes begins, as near to a place as there is one; the end of `within` where none is.
qint64 Layout::numbersNear(qint64 place, qint64 expanded, ByteRange within) const
{
    constexpr qint64 Most = 64;
    for (qint64 by = 0; by <= Most; ++by) {
        for (const qint64 at : {place - by, place + by}) {
            if (at > within.begin && at < within.end && hasNumbersAt(at, expanded))
                return at;
        }
    }
    return within.end;
}

/// Of one that expands to what it says; -1 where none is.
qint64 Layout::endOfPiece(qint64 place, qint64 end) const
{
    if (place < 0 || place + m_form->size() > end)
        return -1;
    const qint64 expanded = m_form->expandedIn(m_file, place);
    const qint64 packed = m_form->packedIn(m_file, place);
    const qint64 begin = place + m_form->size();
    if (expanded <= 0 || expanded > most() || packed <= 0 || packed > end - begin)
        return -1;
    const auto byte = [&](qint64 i) { return qint64(uchar(m_file[begin + i])); };
    return readLz4(byte, packed, expanded, {}, [](const Lz4Sequence &) {}) ? begin + packed : -1;
}

/// Pieces one behind the other that expand to so many bytes.
std::optional<ByteRange> Layout::chainAt(qint64 place, qint64 expanded) const
{
    constexpr double CostOfPackedByte = 0.002;
    ByteRange range{place, place};
    while (expanded > 0) {
        const qint64 end = endOfPiece(range.end, m_own.end);
        if (end < 0)
            return {};
        m_bench.spend(CostOfPackedByte * double(end - range.end));
        expanded -= m_form->expandedIn(m_file, range.end);
        range.end = end;
    }
    return expanded == 0 ? std::optional(range) : std::nullopt;
}

bool Layout::hasSum(const Entry &entry, ByteRange range) const
{
    constexpr double CostOfByte = 0.003;
    if (!entry.sum || !entry.content->checksum)
        return false;
    m_bench.spend(CostOfByte * double(entry.expanded));
    QByteArray all;
    for (qint64 place = range.begin; place < range.end;) {
        const qint64 expanded = m_form->expandedIn(m_file, place);
        const qint64 packed = m_form->packedIn(m_file, place);
        const std::span bytes(reinterpret_cast<const uchar *>(m_file.constData()) + place + m_form->size(),
                              size_t(packed));
        all += entry.content->codec->decode(bytes, {}, expanded, expanded).bytes;
        place += m_form->size() + packed;
    }
    const Bytes bytes(all);
    return bytes.size() == entry.expanded && entry.content->checksum->of(bytes, bytes.range()) == *entry.sum;
}

void Layout::readPieces()
{
    if (m_areRead)
        return;
    m_areRead = true;
    const qint64 begin = m_entries.front().least;
    m_bench.spend(CostOfLookedAtByte * double(m_own.end - begin));
    for (const Entry &entry : m_entries)
        m_told[{entry.sum, entry.expanded}].push_back(entry.toldPlace());
    for (auto &[content, places] : m_told)
        std::ranges::sort(places);
    for (qint64 place = begin; place + m_form->size() < m_own.end; ++place) {
        if (const qint64 end = endOfPiece(place, m_own.end); end >= 0)
            m_pieces.emplace(place, end);
    }
}

/// What lies where the directory says, or a content that lies elsewhere as its checksum proves.
void Layout::findWhole()
{
    for (Entry &entry : m_entries) {
        const qint64 told = entry.toldPlace();
        if (const auto range = told >= entry.least ? chainAt(told, entry.expanded) : std::nullopt) {
            entry.range = *range;
            entry.isWhole = true;
        }
    }
    for (Entry &entry : m_entries) {
        if (!entry.isWhole && m_bench.mayTry())
            findMoved(entry);
    }
}

void Layout::findMoved(Entry &entry)
{
    readPieces();
    std::vector<qint64> places;
    // However often the same is packed, it is the content of the entry that says so most nearly.
    const qint64 told = entry.toldPlace();
    const std::vector<qint64> &alike = m_told[{entry.sum, entry.expanded}];
    const auto isOfAnother = [&](qint64 place) {
        const auto behind = std::ranges::lower_bound(alike, place);
        const bool isNearer = behind != alike.end() && *behind - place < std::abs(told - place);
        return isNearer || (behind != alike.begin() && place - *(behind - 1) < std::abs(told - place));
    };
    for (const auto &[begin, end] : m_pieces) {
        if (m_form->expandedIn(m_file, begin) == qMin(entry.expanded, most()) && !isOfAnother(begin))
            places.push_back(begin);
    }
    std::stable_sort(places.begin(), places.end(),
                     [told](qint64 a, qint64 b) { return std::abs(a - told) < std::abs(b - told); });
    for (const qint64 place : places) {
        const auto range = m_bench.mayTry() ? chainAt(place, entry.expanded) : std::nullopt;
        if (!range || !hasSum(entry, *range))
            continue;
        entry.range = *range;
        entry.isWhole = true;
        return;
    }
}

/// Where an offset is wrong its content stands among others than the directory says.
void Layout::sortFound()
{
    std::vector<qint64> places;
    for (const Entry &entry : m_entries) {
        if (entry.isWhole)
            places.push_back(entry.range.begin);
    }
    const auto placeOf = [](const Entry &entry) { return entry.isWhole ? entry.range.begin : entry.toldPlace(); };
    if (!std::is_sorted(places.begin(), places.end()))
        std::stable_sort(m_entries.begin(), m_entries.end(),
                         [=](const Entry &a, const Entry &b) { return placeOf(a) < placeOf(b); });
}

/// What is not whole lies between what is. False when that cannot be.
bool Layout::placeOthers()
{
    for (size_t i = 0; i < m_entries.size();) {
        size_t end = i + 1;
        if (!m_entries[i].isWhole) {
            while (end < m_entries.size() && !m_entries[end].isWhole)
                ++end;
            placeBetween(i, end);
        }
        i = end;
    }
    for (size_t i = 1; i < m_entries.size(); ++i) {
        if (m_entries[i].range.begin < m_entries[i - 1].range.end)
            return false;
    }
    return std::all_of(m_entries.begin(), m_entries.end(), [](const Entry &e) { return e.range.begin <= e.range.end; });
}

void Layout::placeBetween(size_t first, size_t end)
{
    const qint64 before = first > 0 ? m_entries[first - 1].movedBy() : 0;
    const qint64 high = end < m_entries.size() ? m_entries[end].range.begin : m_own.end;
    const qint64 behind = end < m_entries.size() ? m_entries[end].movedBy() : statedGrowth(m_bench.tree()).value_or(0);
    qint64 low = first > 0 ? m_entries[first - 1].range.end
                           : qMin(high, qMax(m_entries[first].least, m_entries[first].toldPlace()));
    for (size_t i = first; i < end; ++i) {
        Entry &entry = m_entries[i];
        const qint64 one = qMin(entry.expanded, most());
        qint64 place = low; // of the first one
        if (i > first) {
            place = qBound(low, entry.toldPlace() + behind, high);
            for (const qint64 by : {behind, before}) {
                if (const qint64 told = entry.toldPlace() + by; told >= low && told < high && hasNumbersAt(told, one)) {
                    place = told;
                    break;
                }
            }
            m_entries[i - 1].range.end = place;
        }
        entry.range = {place, high};
        low = place;
    }
}

/// Writes one piece where `range` lies, with as much as can be kept of what lies there. Returns what is kept before the damage.
qint64 Layout::mendPiece(ByteRange range, qint64 expanded, bool isLast)
{
    const QByteArray there = m_file.mid(range.begin, range.size());
    QByteArray block = there.mid(m_form->size());
    const auto byte = [&](qint64 i) { return qint64(uchar(block[i])); };
    MendedLz4 mended{block};
    qint64 kept = expanded;
    if (!readLz4(byte, block.size(), expanded, {}, [](const Lz4Sequence &) {})) {
        kept = 0;
        readLz4(byte, block.size(), expanded, {}, [&](const Lz4Sequence &read) { kept = read.end.size; });
        const bool isCutOff = isCut() && isLast && range.end == m_file.size() && endsLz4TooEarly(block, expanded);
        m_isCutHere = m_isCutHere || isCutOff;
        m_isDamagedHere = m_isDamagedHere || !isCutOff;
        auto one = mendedLz4OfAnyLength(block, expanded, isCutOff);
        if (!one)
            return -1;
        mended = *std::move(one);
        m_madeUp += mended.madeUp;
    }
    const auto numbers = m_form->numbers(there.left(m_form->size()), expanded, mended.bytes.size());
    if (!numbers)
        return -1;
    ++m_out.damaged;
    const qint64 middle = qMin(range.end, range.begin + m_form->size());
    if (*numbers != there.left(m_form->size()))
        m_out.replacements.push_back({{range.begin, middle}, Bytes(*numbers)});
    if (mended.bytes != block)
        m_out.replacements.push_back({{middle, range.end}, Bytes(mended.bytes)});
    return kept;
}

bool Layout::mend(Entry &entry)
{
    const auto [begin, end] = entry.range;
    qint64 unit = most(); // of all pieces but the last
    if (endOfPiece(begin, end) >= 0)
        unit = m_form->expandedIn(m_file, begin);
    const qint64 count = (entry.expanded + unit - 1) / unit;
    const auto sizeOf = [&](qint64 piece) { return qMin(unit, entry.expanded - piece * unit); };
    qint64 low = begin;
    qint64 first = 0;
    const auto skipWhole = [&] {
        for (qint64 next = 0; first < count && hasNumbersAt(low, sizeOf(first)); low = next, ++first) {
            next = endOfPiece(low, end);
            if (next < 0)
                break;
        }
    };
    skipWhole();
    qint64 high = end;
    qint64 last = count;
    for (bool isFound = true; isFound && last > first;) {
        isFound = false;
        for (auto it = m_pieces.lower_bound(low); it != m_pieces.end() && it->first < high && !isFound; ++it) {
            isFound = it->second == high && m_form->expandedIn(m_file, it->first) == sizeOf(last - 1);
            if (isFound) {
                high = it->first;
                --last;
            }
        }
    }
    if (first == last) { // what lies between belongs to nothing
        if (high > low) {
            m_out.replacements.push_back({{low, high}, Bytes()});
            m_out.removals.push_back({high - low, entry.path, {}});
        }
        return true;
    }
    m_madeUp = 0;
    m_isCutHere = false;
    m_isDamagedHere = false;
    qint64 expanded = -1; // before the first damage
    const auto mendOne = [&](ByteRange range) {
        const qint64 kept = mendPiece(range, sizeOf(first), last == count && high == end);
        if (kept < 0)
            return false;
        if (expanded < 0 && kept < sizeOf(first))
            expanded = first * unit + kept;
        ++first;
        return true;
    };
    while (first < last) {
        qint64 next = high;
        if (last - first > 1) {
            const auto it = std::find_if(m_pieces.upper_bound(low), m_pieces.end(), [&](const auto &piece) {
                return piece.second > high || m_form->expandedIn(m_file, piece.first) == unit;
            });
            if (it != m_pieces.end() && it->second <= high)
                next = it->first;
            else if (hasNumbersAt(low, sizeOf(first)))
                next = numbersNear(low + m_form->size() + m_form->packedIn(m_file, low), sizeOf(first + 1),
                                   {low, high});
        }
        if (!mendOne({low, next}))
            return false;
        low = next;
        if (next < high)
            skipWhole();
    }
    if (m_madeUp > 0)
        m_out.mended.push_back({entry.path, expanded, m_madeUp, m_isCutHere && !m_isDamagedHere});
    return true;
}

std::optional<LaidOut> Layout::run()
{
    constexpr qint64 MostTimes = 64; // nobody believes that so much was packed
    if (m_entries.empty())
        return {};
    m_form = PieceForm::of(content());
    const auto isOther = [&](const Entry &entry) { return entry.content != &content(); };
    qint64 expanded = 0;
    for (const Entry &entry : m_entries)
        expanded += entry.expanded;
    if (!m_form || expanded / MostTimes > m_file.size() || std::any_of(m_entries.begin(), m_entries.end(), isOther))
        return {};
    findWhole();
    if (isCut()) { // of what lay behind the end nothing is there
        std::erase_if(m_entries,
                      [&](const Entry &entry) { return !entry.isWhole && entry.toldPlace() >= m_file.size(); });
    }
    sortFound();
    if (m_entries.empty() || !placeOthers())
        return {};
    readPieces();
    std::vector<Replacement> numbers;
    for (Entry &entry : m_entries) {
        const qint64 offset = entry.range.begin + growth() - entry.origin; // what lies before it is laid out
        if (!m_bench.mayTry() || (!entry.isWhole && !mend(entry)))
            return {};
        m_out.moved += entry.movedBy() != 0 ? 1 : 0;
        if (offset != entry.offset.value)
            numbers.push_back(entry.offset.become(offset));
    }
    if (m_own.number.field) {
        const qint64 size = m_own.number.range.end - m_entries.front().origin + growth();
        if (size != m_own.number.value)
            numbers.push_back(m_own.number.become(size));
    }
    if (m_out.replacements.empty() && numbers.empty())
        return {};
    m_out.replacements.insert(m_out.replacements.end(), numbers.begin(), numbers.end());
    std::stable_sort(m_out.replacements.begin(), m_out.replacements.end(),
                     [](const Replacement &a, const Replacement &b) { return a.removed.begin < b.removed.begin; });
    return std::move(m_out);
}

} // namespace

std::optional<LaidOut> laidOutAnew(Workbench &bench)
{
    const double cost = CostOfLookedAtByte * double(bench.file().size());
    return cost < bench.left() - bench.leaves() ? Layout(bench).run() : std::nullopt;
}

} // namespace hexahedron::recovery
