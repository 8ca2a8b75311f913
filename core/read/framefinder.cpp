#include "core/read/framefinder.h"

#include "core/read/layout.h"

#include <algorithm>
#include <bitset>
#include <map>
#include <mutex>

namespace hexahedron {

namespace {

/// True for a list whose elements somebody counts.
bool isCounted(const Field &list)
{
    return list.isArray() && list.times.singleField();
}

/// The first two bytes of the tags that a schema knows.
class TagBegins
{
public:
    explicit TagBegins(const Schema &schema)
    {
        const bool isOneByte = schema.frameStyle.tagSize == 1;
        for (const Field *field : schema.fields) {
            if (field->kind != Kind::Frame || field == schema.unknownFrame || field->frame.tag != field->frame.lastTag)
                continue;
            for (quint32 second = 0; isOneByte && second < 256; ++second)
                m_pairs[(field->frame.tag & 0xff) | second << 8] = true;
            m_pairs[field->frame.tag & 0xffff] = true;
        }
    }
    bool has(uchar first, uchar second) const { return m_pairs[size_t(first | second << 8)]; }

private:
    std::bitset<65536> m_pairs;
};

/// Schemas live as long as the program.
const TagBegins &tagBeginsOf(const Schema &schema)
{
    static std::mutex mutex;
    static std::map<const Schema *, TagBegins> all;
    const std::lock_guard lock(mutex);
    return all.try_emplace(&schema, schema).first->second;
}

thread_local quint64 searched = 0;

} // namespace

quint64 searchedBytes()
{
    return searched;
}

FrameFinder::FrameFinder(const Schema &schema, ByteCursor &bytes, const std::atomic_bool *cancelled)
    : m_schema(schema)
    , m_bytes(bytes)
    , m_cancelled(cancelled)
{
}

FrameFinder::Header FrameFinder::headerAt(qint64 offset, qint64 end)
{
    const FrameStyle &style = m_schema.frameStyle;
    const uchar *bytes = m_bytes.at(offset, style.headerSize());
    const uchar *stored = bytes + style.lengthOffset();
    const qint64 length = m_schema.isBigEndian ? decodeBigEndian(stored, style.lengthSize, style.lengthIsSigned)
                                               : decodeInteger(stored, style.lengthSize, style.lengthIsSigned);
    const auto tag = quint32(decodeInteger(bytes + style.tagOffset(), style.tagSize, false));
    if (style.zeroIsRest && length == 0)
        return {tag, end - offset - style.headerSize()};
    return {tag, length + style.notCounted() - style.headerSize()};
}

const Field *FrameFinder::frameFor(const Field &parent, const Header &header, qint64 available) const
{
    for (const Field *frame : parent.frame.frames) {
        if (frame->frame.tag <= header.tag && header.tag <= frame->frame.lastTag)
            return frame;
    }
    if (!isPlausible(header, available))
        return nullptr;
    const Field *known = m_schema.frameByTag(header.tag);
    return known ? known : m_schema.unknownFrame;
}

bool FrameFinder::isPlausible(const Header &header, qint64 available) const
{
    if (header.length < 0 || header.length > available)
        return false;
    for (int i = 0; m_schema.frameStyle.tagIsText && i < m_schema.frameStyle.tagSize; ++i) {
        const uchar c = uchar(header.tag >> (8 * i));
        if (c < 0x20 || c > 0x7e)
            return false;
    }
    return true;
}

FrameFinder::Bounds FrameFinder::boundsOf(const Field &frame, const Header &header, qint64 begin, qint64 parentEnd)
{
    const qint64 headerSize = m_schema.frameStyle.headerSize();
    const qint64 announced = begin + headerSize + header.length;
    const bool passesParent = header.length < 0 || announced > parentEnd;
    if (!passesParent && headerSize + header.length >= frame.derived.leastSize)
        return {announced, false, NodeState::Complete};
    // A frame of frames ends where they do. A list without a count would take what follows it for its elements.
    const bool saysItsEnd = frame.frame.takesFrames || (frame.body.size() > 2 && isCounted(*frame.body.back()));
    const qint64 end = saysItsEnd ? parentEnd
                                  : nextHeader(std::min(begin + frame.derived.leastSize, parentEnd), parentEnd);
    return {end, true, passesParent ? NodeState::LengthPassesParent : NodeState::LengthTooShort};
}

bool FrameFinder::isKnownTagAt(qint64 offset)
{
    const FrameStyle &style = m_schema.frameStyle;
    const uchar *bytes = m_bytes.at(offset + style.tagOffset(), style.tagSize);
    return bytes && m_schema.frameByTag(quint32(decodeInteger(bytes, style.tagSize, false)));
}

bool FrameFinder::countsItsHeader(const Field &frame, ByteRange range, qint64 parentEnd)
{
    const qint64 end = range.end - m_schema.frameStyle.headerSize();
    return !m_schema.frameStyle.countsHeader && range.end < parentEnd && end >= range.begin + frame.derived.leastSize
           && isKnownTagAt(end) && !isKnownTagAt(range.end);
}

bool FrameFinder::lastPasses(qint64 first, qint64 end, qint64 fileEnd)
{
    const qint64 headerSize = m_schema.frameStyle.headerSize();
    qint64 position = first;
    while (position < end && position + headerSize <= fileEnd && !isCancelled()) {
        const Header header = headerAt(position, fileEnd);
        const qint64 available = fileEnd - position - headerSize;
        if (!m_schema.frameByTag(header.tag) || !isPlausible(header, available))
            return false;
        position += headerSize + header.length;
    }
    return position > end && (position == fileEnd || isKnownTagAt(position));
}

qint64 FrameFinder::nextHeader(qint64 from, qint64 end)
{
    const qint64 headerSize = m_schema.frameStyle.headerSize();
    const qint64 tagOffset = m_schema.frameStyle.tagOffset();
    qint64 position = from;
    const TagBegins &begins = tagBeginsOf(m_schema);
    while (position + headerSize <= end && !isCancelled()) {
        // The bytes that no known tag begins with are most, and are passed quickly.
        const qint64 scanned = std::min(end - position - tagOffset, ScannedAtOnce);
        const uchar *bytes = m_bytes.at(position + tagOffset, scanned);
        const uchar *const last = bytes + scanned - 1; // the byte behind it is not there
        const uchar *tag = bytes;
        while (tag != last && !begins.has(tag[0], tag[1]))
            ++tag;
        position += tag - bytes;
        searched += quint64(tag - bytes) + 1;
        if (position + headerSize > end)
            break;
        const Header header = headerAt(position, end);
        const Field *known = m_schema.frameByTag(header.tag);
        if (known && isPlausible(header, end - position - headerSize)
            && headerSize + header.length >= known->derived.leastSize)
            return position;
        ++position;
    }
    return end;
}

} // namespace hexahedron
