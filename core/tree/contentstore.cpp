#include "core/tree/contentstore.h"

#include "core/bytes/checksums.h"
#include "core/bytes/expandcost.h"
#include "core/bytes/threads.h"
#include "core/read/cancelscope.h"
#include "core/read/noderoom.h"
#include "core/read/reader.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/stored.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <QThread>

#include <unordered_map>

namespace hexahedron {

namespace {

constexpr size_t MostProblems = 100;  // listed of one content
constexpr qint64 OfEachContent = 256; // bytes that it takes to know of one

/// Streams inside streams share the depth that a file may have.
ReadLimits limitsAt(int depth)
{
    constexpr int Least = 16;
    ReadLimits limits;
    limits.depth = qMax(Least, limits.depth >> depth);
    return limits;
}

bool isFileFormat(const Format &format, const Bytes &bytes)
{
    return format.hasContent(bytes);
}

/// The value of a number beside others, or -1 when it is not there.
qint64 numberOf(std::span<const Part> parts, const Field *field, ByteCursor &cursor)
{
    for (const Part &part : parts) {
        if (part.field == field && part.fault == Fault::None && field->kind == Kind::Integer)
            return decodeInteger(*field, cursor.at(part.range.begin, field->width));
    }
    return -1;
}

const Part *partOf(std::span<const Part> parts, const Field *field)
{
    const auto it = std::find_if(parts.begin(), parts.end(), [=](const Part &p) { return p.field == field; });
    return it == parts.end() ? nullptr : &*it;
}

/// What the file inside is called, by a text in a record around it.
QString nameOf(const Tree &tree, const Item &item, const Field *nameField)
{
    for (Item above = nameField ? tree.parent(item) : Item(); above.isValid(); above = tree.parent(above)) {
        for (qint64 row = 0; row < tree.ownChildCount(above) && above.role != Item::Role::Array; ++row) {
            const Item text = tree.ownChild(above, row);
            if (text.field == nameField)
                return valueText(*nameField, valueOf(tree, text));
        }
    }
    return {};
}

/// The continuation of the container in which a frame stands.
const Field *continuationAround(const StreamTree &stream, const Item &frame)
{
    const NodeId parent = stream.nodes.parent(frame.node);
    const Field *container = parent == NoNode ? nullptr : &fieldById(stream.nodes[parent].field);
    return container && container->frame.continuation ? container->frame.continuation
                                                      : stream.schema->root->frame.continuation;
}

std::span<const uchar> togetherAt(const Bytes &bytes, ByteRange range, QByteArray &copy)
{
    const std::span<const uchar> run = bytes.runAt(range.begin);
    if (qint64(run.size()) >= range.size())
        return run.first(size_t(range.size()));
    copy = bytes.toByteArray(range);
    return {reinterpret_cast<const uchar *>(copy.constData()), size_t(copy.size())};
}

} // namespace

PackedPieces packedPiecesOf(const Tree &tree, const Item &item)
{
    const Content &content = *item.field->content;
    PackedPieces result;
    const auto layout = tree.layoutOf(item.stream, item.node);
    const StreamTree &stream = tree.stream(item.stream);
    ByteCursor cursor(stream.bytes);
    const auto add = [&](qint64 element, std::span<const Part> parts) {
        if (const Part *packed = partOf(parts, content.packed))
            result.pieces.push_back({element, packed->range, numberOf(parts, content.expandedSize, cursor)});
    };
    if (content.packed->parent == item.field) {
        add(-1, layout->parts);
        for (const Field *parameter : content.parameters)
            result.parameters.push_back(numberOf(layout->parts, parameter, cursor));
        return result;
    }
    const Part *list = partOf(layout->parts, content.packed->parent);
    if (!list || list->node == NoNode)
        return result;
    result.list = tree.itemOf(item.stream, list->node);
    NodeVisitor visitor(stream);
    qint64 element = 0;
    for (NodeId id = stream.nodes.firstChild(list->node); id != NoNode; id = stream.nodes.nextSibling(id))
        add(element++, visitor.layOut(id));
    return result;
}

std::vector<Item> holdersIn(const Tree &tree, StreamId id)
{
    const StreamTree &stream = tree.stream(id);
    struct Holder
    {
        NodeId after; ///< where it stands in reading order
        NodeId node;
        qint32 row; ///< of a part of the node; -1 for the node itself
    };
    std::vector<Holder> holders;
    if (!stream.schema->hasContents)
        return {};
    for (NodeId node = 0; node < stream.nodes.size(); ++node) {
        const Field &field = fieldById(stream.nodes[node].field);
        if (field.content && !isArrayNode(stream.nodes, node)) {
            const NodeId owner = stream.elsewhere.ownerOf(node);
            holders.push_back({owner == NoNode ? node : owner, node, -1});
        }
        const bool hasParts = std::any_of(field.body.begin(), field.body.end(), [](const Field *f) {
            return f->content && !f->isElsewhere() && f->kind == Kind::Raw;
        });
        if (!hasParts || isArrayNode(stream.nodes, node))
            continue;
        const Item item = tree.itemOf(id, node);
        for (qint64 row = 0; row < tree.ownChildCount(item); ++row) {
            const Item part = tree.ownChild(item, row);
            if (part.steps == 1 && part.field->content)
                holders.push_back({node, node, qint32(row)});
        }
    }
    std::stable_sort(holders.begin(), holders.end(),
                     [](const Holder &a, const Holder &b) { return a.after < b.after; });
    std::vector<Item> items;
    items.reserve(holders.size());
    for (const Holder &holder : holders) {
        const Item item = tree.itemOf(id, holder.node);
        items.push_back(holder.row < 0 ? item : tree.ownChild(item, holder.row));
    }
    return items;
}

ContentStore::Table::~Table()
{
    for (StreamId i = 0; i < count(); ++i)
        delete m_blocks[size_t(i) / BlockSize].load()[size_t(i) % BlockSize];
    for (auto &block : m_blocks)
        delete[] block.load();
}

StreamId ContentStore::Table::add(StreamTree stream)
{
    const auto index = size_t(count());
    auto &block = m_blocks[index / BlockSize];
    if (!block.load())
        block.store(
            new StreamTree *[BlockSize] {}, std::memory_order_release);
    block.load()[index % BlockSize] = new StreamTree(std::move(stream));
    m_count.store(StreamId(index + 1), std::memory_order_release);
    return StreamId(index);
}

ContentStore::ContentStore(StreamTree file, const ExpandLimits &limits)
    : m_limits(limits)
    , m_room(roomIn(file.bytes.size(), limits))
{
    m_expanded.add(std::move(file));
}

ContentStore::~ContentStore() = default;

std::vector<StreamId> ContentStore::ids() const
{
    std::vector<StreamId> all;
    for (StreamId i = 0; i < m_expanded.count(); ++i)
        all.push_back(i);
    for (StreamId i = 0; i < m_inPlace.count(); ++i)
        all.push_back(Tree::FirstInPlace + i);
    return all;
}

bool ContentStore::has(StreamId id) const
{
    return id >= 0 && (id < Tree::FirstInPlace ? id < m_expanded.count() : id - Tree::FirstInPlace < m_inPlace.count());
}

StreamId ContentStore::add(StreamTree stream)
{
    const std::lock_guard lock(m_mutex);
    const bool isInPlace = stream.isInPlace();
    Table &table = isInPlace ? m_inPlace : m_expanded;
    if (table.isFull())
        return NoStream;
    if (!isInPlace)
        stream.base = table.count();
    return table.add(std::move(stream)) + (isInPlace ? Tree::FirstInPlace : 0);
}

std::shared_ptr<const OpenedContent> ContentStore::open(const Tree &tree, const Item &item)
{
    const std::shared_ptr<Slot> slot = slotOf({item.stream, item.node, item.steps > 0 ? item.rows[0] : -1});
    if (!slot) {
        static const auto tooMany = [] {
            OpenedContent content;
            content.limit = PartsLimit;
            return std::make_shared<const OpenedContent>(std::move(content));
        }();
        return tooMany;
    }
    std::call_once(slot->once, [&] {
        const CancelScope wholly(nullptr); // others use it too
        static const auto nothing =
            std::make_shared<const OpenedContent>(); // most files in a package are of no known format
        OpenedContent content = openNow(tree, item);
        const bool isNothing = content.stream == NoStream && content.problems.empty() && !content.isTooDeep
                               && !*content.limit;
        slot->content = isNothing ? nothing : std::make_shared<const OpenedContent>(std::move(content));
    });
    return slot->content;
}

std::shared_ptr<ContentStore::Slot> ContentStore::slotOf(const Key &key)
{
    const std::lock_guard lock(m_mutex);
    if (const auto known = m_slots.find(key); known != m_slots.end())
        return known->second;
    // What was refused once is not there later: a tree does not change.
    const bool isRoom = m_size + m_share.size() + OfEachContent <= m_room;
    m_isFull = m_isFull || !isRoom || !m_share.grow(OfEachContent, m_limits.total);
    return m_isFull ? nullptr : m_slots.emplace(key, std::make_shared<Slot>()).first->second;
}

qint64 ContentStore::taken() const
{
    const std::lock_guard lock(m_mutex);
    return m_size + m_share.size();
}

/// False when the many streams of the file have cost enough: to make ready for one can take a thousand times as long as to expand
/// its few bytes.
bool ContentStore::mayStart(const Codec &codec, const PackedPieces &packed)
{
    constexpr qint64 TimesTheRoom = 16;
    const std::lock_guard lock(m_mutex);
    m_started += qint64(packed.pieces.size()) * startingCost(codec, packed.parameters);
    return m_started / TimesTheRoom <= m_room;
}

/// Reads a stream inside the file where there is room for its nodes; says so in `content` where there is none.
std::optional<StreamTree> ContentStore::readInside(const ReadRequest &request, int depth, OpenedContent &content)
{
    NodeRoom room(m_limits.total, m_room - taken());
    ReadLimits limits = limitsAt(depth);
    limits.room = &room;
    try {
        StreamTree read = readStream(request, limits);
        read.depth = depth;
        ExpandShare share = room.settled(read.nodes.size());
        const std::lock_guard lock(m_mutex);
        m_share.join(std::move(share));
        return read;
    } catch (const NodeRoom::Full &) {
        ++m_refused;
        content.limit = PartsLimit;
        return {};
    }
}

OpenedContent ContentStore::openNow(const Tree &tree, const Item &item)
{
    OpenedContent content;
    content.isTooDeep = stream(item.stream).depth >= m_limits.depth;
    if (content.isTooDeep)
        return content;
    // Reading each of thousands only to find out that there is no room takes minutes.
    constexpr int MostRefused = 16;
    if (m_refused >= MostRefused) {
        content.limit = PartsLimit;
        return content;
    }
    return item.field->content->codec ? expand(tree, item) : openInPlace(tree, item);
}

OpenedContent ContentStore::openInPlace(const Tree &tree, const Item &item)
{
    OpenedContent content;
    const StreamTree &around = stream(item.stream);
    const Bytes file = around.bytes.mid(item.range);
    const Format &format = item.field->content->finder(file);
    if (!isFileFormat(format, file))
        return content;
    std::optional<StreamTree> read = readInside(
        {.schema = *format.schema(), .bytes = around.bytes, .range = item.range}, around.depth + 1, content);
    if (!read)
        return content;
    read->format = &format;
    read->fileName = nameOf(tree, item, item.field->content->nameField);
    read->base = around.base;
    read->parent = item.stream;
    read->holder = item;
    read->packed = item.range;
    content.stream = add(*std::move(read));
    return content;
}

namespace {

bool areEqual(const Bytes &a, ByteRange rangeOfA, const Bytes &b, ByteRange rangeOfB)
{
    bool isEqual = rangeOfA.size() == rangeOfB.size();
    if (isEqual) {
        ByteCursor cursor(b);
        a.forEachRun(rangeOfA, [&](qint64 offset, std::span<const uchar> run) {
            QByteArray copy;
            const qint64 begin = rangeOfB.begin + (offset - rangeOfA.begin);
            const std::span<const uchar> other = togetherAt(b, {begin, begin + qint64(run.size())}, copy);
            isEqual = std::equal(run.begin(), run.end(), other.begin(), other.end());
            return isEqual;
        });
    }
    return isEqual;
}

} // namespace

/// What packed bytes expanded to, where no limit had a part in it. Trees share it: before and after an edit most of what is packed
/// in a file is the same, and neither takes time nor memory twice.
struct Expansion
{
    const Codec *codec = nullptr;
    Bytes around; ///< what the pieces lie in
    PackedPieces packed;
    Bytes bytes = {};
    std::vector<ContentPiece> problems = {};
    qint64 problemCount = 0;
    bool isWhole = true;

    bool isOf(const Codec &otherCodec, const Bytes &otherAround, const PackedPieces &other) const
    {
        return codec == &otherCodec && packed.parameters == other.parameters
               && std::equal(packed.pieces.begin(), packed.pieces.end(), other.pieces.begin(), other.pieces.end(),
                             [&](const PackedPiece &a, const PackedPiece &b) {
                                 return a.element == b.element
                                        && (a.announced == b.announced || isDamagedLongBefore(b.announced))
                                        && areEqual(around, a.packed, otherAround, b.packed);
                             });
    }

private:
    /// Where the packed bytes make no sense long before so many are expanded, it does not matter how many are announced.
    bool isDamagedLongBefore(qint64 announced) const
    {
        constexpr qint64 Long = 1 << 16;
        return packed.pieces.size() == 1 && problems.size() == 1
               && problems.front().problem == Decoded::Problem::Damaged && announced > bytes.size() + Long;
    }
};

namespace {

/// All expansions that some tree holds.
class Expansions
{
public:
    using Pointer = std::shared_ptr<const Expansion>;
    static constexpr qint64 WorthIt = qint64(1) << 16; ///< expanded bytes below which nothing is shared

    static Expansions &all()
    {
        static Expansions expansions;
        return expansions;
    }
    static quint32 keyOf(const Bytes &around, const PackedPieces &packed)
    {
        quint32 key = 0;
        for (const PackedPiece &piece : packed.pieces)
            key = sdbmCombined(key, sdbm(around, piece.packed), piece.packed.size());
        return key;
    }
    Pointer find(quint32 key, const Codec &codec, const Bytes &around, const PackedPieces &packed)
    {
        std::vector<Pointer> candidates;
        {
            const std::lock_guard lock(m_mutex);
            for (auto [it, end] = m_known.equal_range(key); it != end; ++it) {
                if (Pointer known = it->second.lock())
                    candidates.push_back(std::move(known));
            }
        }
        const auto it = std::find_if(candidates.begin(), candidates.end(),
                                     [&](const Pointer &known) { return known->isOf(codec, around, packed); });
        return it == candidates.end() ? nullptr : *it;
    }
    void add(quint32 key, const Pointer &expansion)
    {
        const std::lock_guard lock(m_mutex);
        if (m_known.size() >= m_most) {
            std::erase_if(m_known, [](const auto &known) { return known.second.expired(); });
            m_most = std::max<size_t>(64, 2 * m_known.size());
        }
        m_known.emplace(key, expansion);
    }

private:
    std::mutex m_mutex;
    std::unordered_multimap<quint32, std::weak_ptr<const Expansion>> m_known;
    size_t m_most = 64; // to be known before those are forgotten that went
};

/// How many bytes the pieces may make at most, by what they announce and what their codec can.
qint64 possibleSize(const Codec &codec, const PackedPieces &packed)
{
    constexpr qint64 Most = qint64(1) << 50;
    const std::optional<qint64> growth = codec.mostGrowth();
    qint64 size = 0;
    for (const PackedPiece &piece : packed.pieces)
        size = std::min(Most,
                        size + (growth ? *growth * piece.packed.size() : std::clamp<qint64>(piece.announced, 0, Most)));
    return size;
}

qint64 announcedSize(const PackedPieces &packed)
{
    constexpr qint64 Most = qint64(1) << 50;
    qint64 size = 0;
    for (const PackedPiece &piece : packed.pieces)
        size = std::min(Most, size + std::clamp<qint64>(piece.announced, 0, Most));
    return size;
}

/// Expands pieces that are as they should be, each straight into its place and several at the same time. Null when one is not, or
/// when the codec knows no such way.
QByteArray expandedTogether(const Codec &codec, const Bytes &bytes, const PackedPieces &packed, qint64 most)
{
    constexpr qint64 WorthThreads = qint64(4) << 20; // below, waiting for the others takes longer
    const std::optional<qint64> growth = codec.mostGrowth();
    std::vector<qint64> begins;
    qint64 size = 0;
    for (const PackedPiece &piece : packed.pieces) {
        begins.push_back(size);
        if (!growth || piece.announced < 0 || piece.announced > *growth * piece.packed.size())
            return {};
        size += piece.announced;
        if (size > most)
            return {};
    }
    QByteArray expanded(size, Qt::Uninitialized);
    auto *room = reinterpret_cast<uchar *>(expanded.data());
    std::atomic_bool isWhole = true;
    Pieces pieces(qint64(packed.pieces.size()));
    inThreads(size < WorthThreads ? 1 : qBound(1, QThread::idealThreadCount(), 16), [&](int) {
        QByteArray copy;
        for (qint64 i = 0; pieces.take(i) && isWhole.load(std::memory_order_relaxed);) {
            const PackedPiece &piece = packed.pieces[size_t(i)];
            if (!codec.decodeInto(togetherAt(bytes, piece.packed, copy),
                                  {room + begins[size_t(i)], size_t(piece.announced)}))
                isWhole = false;
        }
    });
    return isWhole ? expanded : QByteArray();
}

/// Expands piece by piece, as far as it goes, and says what is wrong with each. Nothing comes behind a piece that is damaged: it
/// would stand in the wrong place.
QByteArray expandedOneByOne(const Codec &codec, const Bytes &bytes, const PackedPieces &packed, qint64 most,
                            OpenedContent &content, bool &isWhole)
{
    QByteArray expanded;
    for (const PackedPiece &piece : packed.pieces) {
        QByteArray copy;
        const Decoded decoded = codec.decode(togetherAt(bytes, piece.packed, copy), packed.parameters, piece.announced,
                                             most - expanded.size());
        expanded += decoded.bytes;
        const bool isOdd = decoded.problem != Decoded::Problem::None || decoded.hasEndMarker
                           || decoded.used != piece.packed.size();
        content.problemCount += isOdd ? 1 : 0;
        if (isOdd && content.problems.size() < MostProblems)
            content.problems.push_back({piece.element, decoded.problem, decoded.hasEndMarker, decoded.used,
                                        decoded.bytes.size(), decoded.realSize});
        isWhole = decoded.problem == Decoded::Problem::None || decoded.problem == Decoded::Problem::SizeWrong;
        if (!isWhole)
            break;
    }
    return expanded;
}

/// Expands at most `most` bytes, and no more than other trees leave of `total`: nothing is taken before there is room for it. Not
/// to be shared where a limit cut something off.
std::pair<Expansion, bool> expansionOf(const Codec &codec, const Bytes &around, const PackedPieces &packed, qint64 most,
                                       qint64 total, const char *&limit)
{
    Expansion made{.codec = &codec, .around = around, .packed = packed};
    const qint64 announced = announcedSize(packed);
    ExpandShare share(std::min(most, announced), total);
    bool isLimited = false;
    QByteArray bytes = share.size() == announced ? expandedTogether(codec, around, packed, announced) : QByteArray();
    if (bytes.isEmpty()) {
        const qint64 wanted = std::min(most, possibleSize(codec, packed));
        share = {};
        share = ExpandShare(wanted, total);
        if (share.size() < wanted) {
            isLimited = true;
            most = share.size();
            limit = "total";
        }
        OpenedContent found;
        bytes = expandedOneByOne(codec, around, packed, most, found, made.isWhole);
        made.problems = std::move(found.problems);
        made.problemCount = found.problemCount;
        isLimited = isLimited || std::any_of(made.problems.begin(), made.problems.end(), [](const ContentPiece &one) {
                        return one.problem == Decoded::Problem::LimitReached;
                    });
    }
    made.bytes = sharing(std::move(bytes), std::move(share));
    return {std::move(made), isLimited};
}

} // namespace

/// Expands as far as the limits let, or finds what is expanded already. Says in `content` which limit decided.
std::shared_ptr<const Expansion> ContentStore::expansionFor(const Codec &codec, const Bytes &around,
                                                            const PackedPieces &packed, qint64 packedSize,
                                                            OpenedContent &content)
{
    const qint64 used = taken();
    ExpandLimits ofFile = m_limits;
    ofFile.total = m_room;
    const qint64 most = ofFile.most(packedSize, used);
    content.limit = ofFile.deciding(packedSize, used);
    const qint64 announced = announcedSize(packed);
    const bool isWorthSharing = announced >= Expansions::WorthIt && announced <= most;
    const quint32 key = isWorthSharing ? Expansions::keyOf(around, packed) : 0;
    std::shared_ptr<const Expansion> known;
    if (isWorthSharing)
        known = Expansions::all().find(key, codec, around, packed);
    if (!known || known->bytes.size() > most) {
        auto [made, isLimited] = expansionOf(codec, around, packed, most, m_limits.total, content.limit);
        known = std::make_shared<const Expansion>(std::move(made));
        if (isWorthSharing && !isLimited)
            Expansions::all().add(key, known);
    }
    m_size += known->bytes.size();
    if (isWorthSharing) {
        const std::lock_guard lock(m_mutex);
        m_expansions.push_back(known);
    }
    return known;
}

/// The bytes of what could not be read are not kept.
void ContentStore::giveUp(const std::shared_ptr<const Expansion> &expansion)
{
    m_size -= expansion->bytes.size();
    const std::lock_guard lock(m_mutex);
    if (const auto it = std::find(m_expansions.rbegin(), m_expansions.rend(), expansion); it != m_expansions.rend())
        m_expansions.erase(std::next(it).base());
}

OpenedContent ContentStore::expand(const Tree &tree, const Item &item)
{
    const Content &holds = *item.field->content;
    const StreamTree &around = stream(item.stream);
    OpenedContent content;
    const PackedPieces packed = packedPiecesOf(tree, item);
    qint64 packedSize = 0;
    for (const PackedPiece &piece : packed.pieces)
        packedSize += piece.packed.size();
    if (!mayStart(*holds.codec, packed)) {
        content.limit = PartsLimit;
        return content;
    }
    const auto expansion = expansionFor(*holds.codec, around.bytes, packed, packedSize, content);
    content.problems = expansion->problems;
    content.problemCount = expansion->problemCount;
    const Bytes &expanded = expansion->bytes;
    if (expanded.isEmpty())
        return content;
    const Format *format = holds.finder ? &holds.finder(expanded) : around.format;
    ReadRequest request{.schema = holds.finder ? *format->schema() : *around.schema, .bytes = expanded};
    if (!holds.finder) {
        request.root = continuationAround(around, item);
        request.around = tree.valuesInside(item.stream, item.node).values();
    }
    std::optional<StreamTree> read = readInside(request, around.depth + 1, content);
    if (!read) {
        giveUp(expansion);
        return content;
    }
    read->format = format;
    read->fileName = holds.finder ? nameOf(tree, item, holds.nameField) : around.fileName;
    read->codec = holds.codec->name();
    read->parent = item.stream;
    read->holder = item;
    read->packed = packed.list.isValid()    ? packed.list.range
                   : !packed.pieces.empty() ? packed.pieces.front().packed
                                            : item.range;
    read->isWhole = expansion->isWhole;
    content.stream = add(*std::move(read));
    return content;
}

void ContentStore::openAll(const Tree &tree, const std::atomic_bool *cancelled)
{
    if (m_isAllOpen)
        return;
    openIn(tree, 0, cancelled);
    m_isAllOpen = !cancelled || !cancelled->load();
}

void ContentStore::openIn(const Tree &tree, StreamId id, const std::atomic_bool *cancelled)
{
    for (const Item &holder : holdersIn(tree, id)) {
        if (cancelled && cancelled->load(std::memory_order_relaxed))
            return;
        const auto content = open(tree, holder);
        if (content->stream != NoStream)
            openIn(tree, content->stream, cancelled);
    }
}

} // namespace hexahedron
