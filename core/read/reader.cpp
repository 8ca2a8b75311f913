#include "core/read/reader.h"

#include "core/bytes/threads.h"
#include "core/read/framefinder.h"
#include "core/read/noderoom.h"
#include "core/read/rows.h"
#include "core/read/syntax.h"
#include "core/schema/schema.h"

#include <algorithm>
#include <thread>

namespace hexahedron {

namespace {

/// Asked once: the answer comes from a file of the system, which takes longer than reading a small file.
bool severalProcessors()
{
    static const bool areSeveral = std::thread::hardware_concurrency() > 1;
    return areSeveral;
}

class Reader final : public VaryingArrays
{
public:
    Reader(const ReadRequest &request, const ReadLimits &limits, const std::atomic_bool *cancelled)
        : m_request(request)
        , m_schema(request.schema)
        , m_root(request.root ? *request.root : *request.schema.root)
        , m_limits(limits)
        , m_cancelled(cancelled)
        , m_cursor(request.bytes)
        , m_frames(request.schema, m_cursor, cancelled)
    {
        m_stream.bytes = request.bytes;
        m_stream.schema = &m_schema;
        m_stream.around = request.around;
        for (const auto &[field, value] : request.around)
            m_values.push(field, value);
    }

    StreamTree read()
    {
        const ByteRange range = m_request.range;
        const NodeId root = open(m_root, range, NoNode);
        const qint64 end = m_root.section.all.empty() ? readBody(root, m_root, range, false) : readSection(root, range);
        if (end < range.end)
            close(open(hasFrames(root) ? *m_schema.trailing : *m_schema.headless, {end, range.end}, root));
        close(root);
        m_stream.elsewhere.finish();
        return std::move(m_stream);
    }

    void place(Part &part, ByteRange within, qint64 count, ValueStack &values) override;
    qint64 placeElsewhere(ByteRange section, ByteRange rest, ValueStack &values) override;

private:
    /// A part of a record that lies elsewhere.
    struct Elsewhere
    {
        NodeId owner = NoNode; ///< the record
        const Field *field = nullptr;
        qint64 begin = 0;
        ValueStack values; ///< those inside the record
    };
    std::vector<Elsewhere> partsElsewhere(ByteRange section, ValueStack &values);
    void addPartsOf(NodeId record, qint64 sectionBegin, ValueStack &values, std::vector<Elsewhere> &parts);
    void placePart(const Elsewhere &part, ByteRange within);
    void placeGroup(Part &part, ByteRange within, ValueStack &values);
    NodeId open(const Field &field, ByteRange range, NodeId parent, NodeState state = NodeState::Complete);
    void close(NodeId id) { node(id).descendants = m_stream.nodes.size() - id - 1; }
    Node &node(NodeId id) { return m_stream.nodes[id]; }
    bool hasFrames(NodeId id) const { return m_stream.nodes.size() > id + 1; }
    bool isCancelled() const { return m_cancelled && m_cancelled->load(std::memory_order_relaxed); }

    void placePieces(NodeId pool, ValueStack &values);
    qint64 readSection(NodeId root, ByteRange range);
    const Field *sectionAt(qint64 offset);
    qint64 readBody(NodeId id, const Field &field, ByteRange range, bool isOpen);
    qint64 endOfPlain(const Field &field, ByteRange range);
    qint64 readFrames(NodeId parent, const Field &field, ByteRange range, bool isOpen, qint64 half = -1);
    qint64 readHalves(NodeId parent, const Field &field, ByteRange range);
    bool mayHalve(const Field &field, ByteRange range);
    qint64 walk(const Field &field, ByteRange range, qint64 half, qint64 most);
    bool lastFramePasses(const Field &frame, ByteRange range, qint64 fileEnd);

    const ReadRequest &m_request;
    const Schema &m_schema;
    const Field &m_root;
    const ReadLimits &m_limits;
    const std::atomic_bool *m_cancelled;
    ByteCursor m_cursor;
    FrameFinder m_frames;
    StreamTree m_stream;
    ValueStack m_values;
    std::vector<Part> m_parts;
    NodeId m_current = NoNode;
    int m_depth = 0;
    bool m_mayHalve = severalProcessors();
};

NodeId Reader::open(const Field &field, ByteRange range, NodeId parent, NodeState state)
{
    Node node;
    node.begin = range.begin;
    node.size = range.size();
    node.up = parent == NoNode ? 0 : m_stream.nodes.size() - parent;
    node.field = field.id;
    node.state = state;
    if (m_limits.room)
        m_limits.room->makeFor(m_stream.nodes.size());
    return m_stream.nodes.append(node);
}

const Field *Reader::sectionAt(qint64 offset)
{
    if (m_root.section.choose) {
        const int number = m_root.section.choose(m_request.bytes.mid({offset, m_request.range.end}));
        return number < 0 || size_t(number) >= m_root.section.all.size() ? nullptr : m_root.section.all[size_t(number)];
    }
    for (const Field *section : m_root.section.all) {
        const QByteArray &signature = section->section.signature;
        const uchar *bytes = offset + signature.size() <= m_request.range.end ? m_cursor.at(offset, signature.size())
                                                                              : nullptr;
        if (bytes && std::memcmp(bytes, signature.constData(), size_t(signature.size())) == 0)
            return section;
    }
    return nullptr;
}

/// Reads the section whose signature the file begins with, or that is appended to it. Returns where it ends.
qint64 Reader::readSection(NodeId root, ByteRange range)
{
    const Field *section = sectionAt(range.begin);
    qint64 begin = range.begin;
    if (const uchar *last = section || range.size() < 4 ? nullptr : m_cursor.at(range.end - 4, 4)) {
        begin = range.end - decodeInteger(last, 4, false);
        section = begin > range.begin ? sectionAt(begin) : nullptr;
        if (section && !section->section.mayBeAppended)
            section = nullptr;
    }
    if (!section)
        return range.begin;
    if (begin > range.begin)
        close(open(*m_schema.prefix, {range.begin, begin}, root));
    const NodeId id = open(*section, {begin, range.end}, root);
    const qint64 end = readBody(id, *section, {begin, range.end}, false);
    node(id).size = end - begin;
    close(id);
    return end;
}

/// Reads the fields of a frame or of the file and the frames after them. Returns where its content ends.
qint64 Reader::readBody(NodeId id, const Field &field, ByteRange range, bool isOpen)
{
    // Most frames hold fields only, which are laid out when somebody asks.
    if (!isOpen && !field.frame.takesFrames && !field.derived.storesNodes && !field.isSection() && id != 0)
        return range.end;
    const size_t depth = m_values.depth();
    qint64 fieldsEnd = endOfPlain(field, range);
    if (fieldsEnd < 0) {
        const NodeId outer = std::exchange(m_current, id);
        m_parts.clear();
        fieldsEnd = layOut(field, range, m_cursor, m_values, this, m_parts);
        m_current = outer;
    }
    qint64 end = fieldsEnd;
    // What is left after the last whole element belongs to the list: nothing says that something else begins there.
    if (isOpen && !field.frame.takesFrames && !field.body.empty() && field.body.back()->array.untilEnd)
        end = range.end;
    if (field.frame.takesFrames && fieldsEnd < range.end) {
        if (m_depth < m_limits.depth) {
            ++m_depth;
            const ByteRange frames{fieldsEnd, range.end};
            end = !isOpen && mayHalve(field, frames) ? readHalves(id, field, frames)
                                                     : readFrames(id, field, frames, isOpen);
            --m_depth;
        } else {
            close(open(*m_schema.headless, {fieldsEnd, range.end}, id, NodeState::TooDeep));
            end = range.end;
        }
    }
    m_values.restore(depth);
    return end;
}

/// Where the fields end, found by sums and a look at the texts; -1 when that does not tell.
qint64 Reader::endOfPlain(const Field &field, ByteRange range)
{
    qint64 position = range.begin;
    for (size_t i = 0; i < field.derived.plainSizes.size(); ++i) {
        if (i > 0)
            position = m_cursor.find(0, position, range.end) + 1;
        if (i > 0 && position == 0)
            return -1;
        position += field.derived.plainSizes[i];
        if (position > range.end)
            return -1;
    }
    return field.derived.plainSizes.empty() ? -1 : position;
}

qint64 middleOf(ByteRange range)
{
    return range.begin + range.size() / 2;
}

/// A half that begins behind is not worth a thread.
qint64 lastMiddleOf(ByteRange range)
{
    return range.end - range.size() / 4;
}

/// Goes from frame to frame as their lengths say, up to `half`. Returns where the first begins that begins there or behind, or the
/// one behind `most` frames; -1 as soon as something is wrong.
qint64 Reader::walk(const Field &field, ByteRange range, qint64 half, qint64 most)
{
    const qint64 headerSize = m_schema.frameStyle.headerSize();
    qint64 position = range.begin;
    for (qint64 i = 0; i < most && position < half && !isCancelled(); ++i) {
        const qint64 available = range.end - position - headerSize;
        const FrameFinder::Header header = available >= 0 ? m_frames.headerAt(position, range.end)
                                                          : FrameFinder::Header{};
        const Field *frame = available >= 0 ? m_frames.frameFor(field, header, available) : nullptr;
        if (!frame || header.length < 0 || header.length > available
            || headerSize + header.length < frame->derived.leastSize)
            return -1;
        position += headerSize + header.length;
    }
    return position;
}

/// Whether a frame seems to begin about halfway through many frames that follow each other without anything wrong.
bool Reader::mayHalve(const Field &field, ByteRange range)
{
    constexpr qint64 Few = 64; // so many are gone through by one thread before there are two
    if (!m_mayHalve || range.size() < m_limits.halved || &field == &m_root)
        return false;
    const qint64 position = walk(field, range, middleOf(range), Few);
    return position >= 0 && position < lastMiddleOf(range);
}

/// The same as readFrames(), by two threads. While one reads the first half the other looks where the second begins, which goes much
/// faster, and reads it. Where something is wrong before, it does not read: what lies behind may depend on it.
qint64 Reader::readHalves(NodeId parent, const Field &field, ByteRange range)
{
    m_mayHalve = false;
    Reader second(m_request, m_limits, m_cancelled);
    second.m_mayHalve = false;
    second.m_values = m_values;
    second.m_depth = m_depth;
    second.open(field, range, NoNode);
    const qint64 half = middleOf(range);
    qint64 firstEnd = 0;
    qint64 middle = -1;
    qint64 end = 0;
    Pieces halves(2);
    inThreads(2, [&](int) {
        for (qint64 piece = 0; halves.take(piece);) {
            if (piece == 0) {
                firstEnd = readFrames(parent, field, range, false, half);
                continue;
            }
            middle = second.walk(field, range, half, range.size());
            if (middle >= 0 && middle < lastMiddleOf(range))
                end = second.readFrames(0, field, {middle, range.end}, false);
            else
                middle = -1;
        }
    });
    if (middle >= 0 && firstEnd == middle) {
        m_stream.nodes.join(std::move(second.m_stream.nodes), parent);
        return end;
    }
    return firstEnd < half ? firstEnd : readFrames(parent, field, {firstEnd, range.end}, false);
}

/// `half`: frames that begin there or behind are not read; -1: all are.
qint64 Reader::readFrames(NodeId parent, const Field &field, ByteRange range, bool isOpen, qint64 half)
{
    const bool atTop = &field == m_schema.root; // a continuation is no top
    const qint64 headerSize = m_schema.frameStyle.headerSize();
    const qint64 stop = half >= 0 ? half : range.end;
    qint64 position = range.begin;
    while (position < stop && !isCancelled()) {
        const qint64 available = range.end - position - headerSize;
        const FrameFinder::Header header = available >= 0 ? m_frames.headerAt(position, range.end)
                                                          : FrameFinder::Header{};
        const Field *frame = available >= 0 ? m_frames.frameFor(field, header, available) : nullptr;
        const bool isOwn = frame
                           && std::find(field.frame.frames.begin(), field.frame.frames.end(), frame)
                                  != field.frame.frames.end();
        const bool isWaste = atTop && !isOwn && !m_schema.isSeries();
        if ((isOpen && frame && !isOwn && frame != m_schema.unknownFrame) || isWaste)
            return position;
        if (!frame) {
            const qint64 next = m_frames.nextHeader(position + 1, range.end);
            close(open(*m_schema.headless, {position, next}, parent, NodeState::Headless));
            position = next;
            continue;
        }
        FrameFinder::Bounds bounds = m_frames.boundsOf(*frame, header, position, range.end);
        if (atTop && !m_schema.isSeries() && bounds.end < range.end
            && lastFramePasses(*frame, {position, bounds.end}, range.end))
            bounds = {range.end, true, NodeState::LengthTooShort};
        else if (isOpen && m_frames.countsItsHeader(*frame, {position, bounds.end}, range.end))
            bounds = {bounds.end - headerSize, true, NodeState::LengthPassesParent};
        const NodeId id = open(*frame, {position, bounds.end}, parent, bounds.state);
        const qint64 contentEnd = readBody(id, *frame, {position, bounds.end}, bounds.isOpen);
        // Where the announced length is wrong the content says where the frame ends. A list that runs to the end of its
        // frame gives no such hint: it keeps what there is.
        if (bounds.isOpen)
            node(id).size = contentEnd - position;
        close(id);
        position = node(id).begin + node(id).size;
        if (frame->frame.isLast)
            break;
    }
    return position;
}

/// See FrameFinder::lastPasses().
bool Reader::lastFramePasses(const Field &frame, ByteRange range, qint64 fileEnd)
{
    const qint64 first = frame.frame.takesFrames ? endOfPlain(frame, {range.begin, fileEnd}) : -1;
    return first >= 0 && m_frames.lastPasses(first, range.end, fileEnd);
}

namespace {

/// How many elements are read where so many are counted. For a number far beyond what there is room for other bytes were taken: so
/// are those that would be read as the elements, and they may be many.
qint64 mostRead(const Field &field, ByteRange within, qint64 count)
{
    constexpr qint64 FarBeyond = 64; // times
    constexpr qint64 Few = 1024;
    const qint64 room = within.size() / qMax<qint64>(1, field.derived.leastSize);
    return count / FarBeyond > room ? qMin(count, Few) : count;
}

} // namespace

void Reader::place(Part &part, ByteRange within, qint64 count, ValueStack &values)
{
    const Field &field = *part.field;
    if (!field.isArray()) {
        placeGroup(part, within, values);
        return;
    }
    const NodeId parent = m_current;
    const NodeId array = open(field, {within.begin, within.begin}, parent);
    qint64 position = within.begin;
    qint64 read = 0;
    qint64 sum = 0;
    const qint64 wanted = field.array.sumOf ? field.array.sumWanted.evaluate(values) : 1;
    const qint64 most = mostRead(field, within, count);
    std::vector<Part> parts;
    // Cells of columns may be empty: as many as there are rows.
    const bool mayBeEmpty = field.array.isColumn && count >= 0 && count <= within.end;
    while ((position < within.end || mayBeEmpty) && (count < 0 || read < most) && sum < wanted && !isCancelled()) {
        const size_t depth = values.depth();
        const NodeId element = open(field, {position, position}, array);
        m_current = element;
        parts.clear();
        pushRow(field, read, m_cursor, values);
        const qint64 end = layOut(field, {position, within.end}, m_cursor, values, this, parts);
        const bool isLast = field.array.lastAt && values[field.array.lastAt] != 0;
        const bool isEnough = (field.array.lastAt || field.array.isColumn)
                              && m_stream.nodes.size() >= m_limits.listedNodes;
        if (field.array.sumOf)
            sum = std::min(wanted, sum) + values[field.array.sumOf];
        values.restore(depth);
        node(element).size = end - position;
        close(element);
        ++read;
        if (end == position && !field.array.isColumn)
            break; // a record without bytes would repeat for ever
        position = end;
        if (isLast)
            break;
        if (isEnough && (position < within.end || read < count)) {
            node(array).state = NodeState::NotRead;
            part.fault = Fault::LayoutUnknown; // what follows is bytes
            break;
        }
    }
    m_current = parent;
    node(array).size = position - within.begin;
    node(array).elements = quint32(read);
    close(array);
    part.node = array;
    part.range = {within.begin, position};
    part.count = read;
    part.wanted = count;
    if (count >= 0 && read < count && part.fault == Fault::None)
        part.fault = Fault::CountTooLarge;
}

} // namespace

/// One record that is no element of an array.
void Reader::placeGroup(Part &part, ByteRange within, ValueStack &values)
{
    const NodeId parent = std::exchange(m_current, open(*part.field, within, m_current));
    std::vector<Part> parts;
    const size_t depth = values.depth();
    const qint64 end = layOut(*part.field, within, m_cursor, values, this, parts);
    if (!part.field->derived.leaksValues)
        values.restore(depth);
    part.node = std::exchange(m_current, parent);
    if (part.field->layout.isPool)
        placePieces(part.node, values);
    if (part.field->byteSize.isEmpty())
        node(part.node).size = end - within.begin;
    close(part.node);
    part.range = node(part.node).range();
    part.count = 1;
}

/// What rows say about the bytes of a pool, as nodes.
void Reader::placePieces(NodeId pool, ValueStack &values)
{
    const Field &field = fieldById(node(pool).field);
    const ByteRange range = node(pool).range();
    if (field.byteSize.evaluate(values) > range.size()) { // cut off, or its size is wrong: then places are, too
        close(open(*m_schema.unused, range, pool));
        return;
    }
    for (const Piece &piece : piecesOf(field, range, m_cursor, values))
        close(open(*piece.field, piece.range, pool));
}

namespace {

/// The parts of all elements of lists in the current node that lie elsewhere, in the order of their bytes.
std::vector<Reader::Elsewhere> Reader::partsElsewhere(ByteRange section, ValueStack &values)
{
    std::vector<Elsewhere> parts;
    const NodeId count = m_stream.nodes.size();
    for (NodeId array = m_current + 1; array < count; array += 1 + node(array).descendants) {
        for (NodeId record = array + 1; record <= array + node(array).descendants;
             record += 1 + node(record).descendants)
            addPartsOf(record, section.begin, values, parts);
    }
    std::stable_sort(parts.begin(), parts.end(),
                     [](const Elsewhere &a, const Elsewhere &b) { return a.begin < b.begin; });
    return parts;
}

/// True when the fields are there that say where the part lies and how large it is: the record is not cut off.
bool areThere(const Field &part, const std::vector<Part> &laidOut)
{
    std::vector<const Field *> needed;
    part.offset.collectFields(needed);
    part.times.collectFields(needed);
    return std::all_of(needed.begin(), needed.end(), [&](const Field *field) {
        return std::any_of(laidOut.begin(), laidOut.end(),
                           [=](const Part &p) { return p.field == field && p.fault == Fault::None; });
    });
}

void Reader::addPartsOf(NodeId record, qint64 sectionBegin, ValueStack &values, std::vector<Elsewhere> &parts)
{
    const Field &field = fieldById(node(record).field);
    if (std::none_of(field.body.begin(), field.body.end(), [](const Field *f) { return f->isElsewhere(); }))
        return;
    const size_t depth = values.depth();
    std::vector<Part> laidOut;
    layOut(field, node(record).range(), m_cursor, values, nullptr, laidOut);
    for (const Field *part : field.body) {
        if (!part->isElsewhere() || !isPresent(*part, values) || !areThere(*part, laidOut))
            continue;
        const qint64 offset = part->offset.evaluate(values);
        if (offset >= 0 && offset <= m_request.range.end - sectionBegin)
            parts.push_back({record, part, sectionBegin + offset, values});
    }
    values.restore(depth);
}

/// What overlaps something else is not placed: those bytes have a meaning already.
qint64 Reader::placeElsewhere(ByteRange section, ByteRange rest, ValueStack &values)
{
    const std::vector<Elsewhere> parts = partsElsewhere(section, values);
    const NodeId owner = m_current;
    qint64 position = rest.begin;
    for (size_t i = 0; i < parts.size() && !isCancelled(); ++i) {
        if (parts[i].begin < position || parts[i].begin >= rest.end)
            continue;
        if (parts[i].begin > position)
            close(open(*m_schema.gap, {position, parts[i].begin}, owner));
        size_t next = i + 1;
        while (next < parts.size() && parts[next].begin == parts[i].begin)
            ++next;
        // A list whose end its content tells goes at most to the next part; plain bytes say how long they are.
        const bool isPlain = parts[i].field->kind == Kind::Raw;
        const qint64 most = isPlain || next == parts.size() ? rest.end : std::min(parts[next].begin, rest.end);
        const NodeId before = m_stream.nodes.size();
        placePart(parts[i], {parts[i].begin, most});
        position = m_stream.nodes.size() > before ? node(before).range().end : parts[i].begin;
    }
    m_current = owner;
    return position;
}

void Reader::placePart(const Elsewhere &part, ByteRange within)
{
    ValueStack values = part.values;
    if (part.field->kind == Kind::Raw) {
        const qint64 size = qBound<qint64>(0, part.field->times.evaluate(values), within.size());
        if (size == 0)
            return; // nothing lies there, so there is nothing to show
        const NodeId id = open(*part.field, {within.begin, within.begin + size}, m_current);
        close(id);
        m_stream.elsewhere.add(part.owner, id);
        return;
    }
    const NodeId outer = std::exchange(m_current, open(*part.field, within, m_current));
    std::vector<Part> parts;
    const qint64 end = layOut(*part.field, within, m_cursor, values, this, parts);
    const NodeId id = std::exchange(m_current, outer);
    node(id).size = end - within.begin;
    close(id);
    m_stream.elsewhere.add(part.owner, id);
}

} // namespace

StreamTree readStream(const ReadRequest &request, const ReadLimits &limits, const std::atomic_bool *cancelled)
{
    if (request.schema.syntax)
        return request.schema.syntax->read(request, limits, cancelled);
    return Reader(request, limits, cancelled).read();
}

StreamTree readStream(const Schema &schema, const Bytes &bytes, const ReadLimits &limits,
                      const std::atomic_bool *cancelled)
{
    return readStream(ReadRequest{.schema = schema, .bytes = bytes}, limits, cancelled);
}

} // namespace hexahedron
