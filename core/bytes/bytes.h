#pragma once

#include "core/bytes/byterange.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

namespace hexahedron {

class Bytes;
namespace detail {
struct PieceNode;
using PieceTree = std::shared_ptr<const PieceNode>;
} // namespace detail

/// Where pieces of bytes come from: a mapped file, an array, or a rule that computes them.
/// Immutable and thread-safe; lives as long as a snapshot that uses it.
class ByteSource
{
public:
    virtual ~ByteSource();
    qint64 size() const { return m_size; }
    /// The whole source in memory, or null when its bytes are computed by fill().
    const uchar *data() const { return m_data; }
    /// Writes `count` bytes from `offset` on to `to`. Only called inside [0, size()).
    virtual void fill(qint64 offset, uchar *to, qint64 count) const;

protected:
    ByteSource(const uchar *data, qint64 size)
        : m_data(data)
        , m_size(size)
    {
    }
    Q_DISABLE_COPY_MOVE(ByteSource)

private:
    const uchar *m_data;
    qint64 m_size;
};

/// A range goes, bytes come. Insertion, removal and overwriting are all this.
struct Replacement;

/// An immutable, cheaply copied, thread-safe snapshot of a byte sequence of any size.
/// A change gives a new snapshot which shares the pieces of the old one (a persistent balanced tree of pieces: edits
/// and look-ups cost O(log pieces), a copy costs one reference count).
class Bytes
{
public:
    Bytes() = default;
    explicit Bytes(QByteArray data);
    explicit Bytes(std::shared_ptr<const ByteSource> source);
    /// Maps the file for reading. Nothing is loaded; the mapping outlives the file's name, and reading bytes that
    /// another program has cut off meanwhile gives zeros instead of ending this one. On failure returns nothing
    /// and puts the reason into `error`.
    static std::optional<Bytes> fromFile(const QString &path, QString *error = nullptr);

    qint64 size() const;
    bool isEmpty() const { return size() == 0; }
    ByteRange range() const { return {0, size()}; }

    Bytes mid(ByteRange range) const;
    Bytes appended(const Bytes &other) const;
    Bytes replaced(ByteRange removed, const Bytes &inserted) const;
    /// All replacements at once. They must be in ascending order, must not overlap, and their ranges
    /// are those of this snapshot. Several insertions at one offset keep their order.
    Bytes replaced(std::span<const Replacement> replacements) const;

    /// Copies at most `count` bytes from `offset` on; returns how many there were (none before the beginning).
    qint64 read(qint64 offset, void *to, qint64 count) const;
    /// The byte there; 0 outside.
    uchar at(qint64 offset) const;
    QByteArray toByteArray(ByteRange range) const;
    QByteArray toByteArray() const { return toByteArray(range()); }

    /// The longest run of bytes from `offset` on that lies together in memory; empty where bytes are computed or at the
    /// end.
    std::span<const uchar> runAt(qint64 offset) const;

    /// Calls `visit(qint64 offset, std::span<const uchar> bytes)` for consecutive runs that cover `range` in order.
    /// Bytes in memory come as they are, at most `most` at a time; computed ones come from a scratch block.
    /// `visit` may return false to stop.
    template<typename Visit>
    void forEachRun(ByteRange range, Visit visit, qint64 most = 1 << 20) const;

    /// True if both are the same snapshot (not: have equal bytes).
    bool isSameSnapshot(const Bytes &other) const { return m_root == other.m_root; }
    /// Where pieces of this snapshot and `older` may differ: everything outside the common beginning and the common
    /// end, compared by piece, not by content. Offsets are those of this snapshot, so where bytes only went the range
    /// is empty too and tells the place; for the same snapshot it is {0, 0}.
    ByteRange changedSince(const Bytes &older) const;
    /// Ranges of this snapshot whose bytes do not come from a piece of `base`: what was typed, pasted or computed since.
    /// Compared by origin, not by content, so it costs O(pieces), and bytes that only moved do not count.
    std::vector<ByteRange> rangesNotIn(const Bytes &base) const;
    int pieceCount() const;

private:
    friend class ByteCursor;
    friend class ShiftedIntegers;
    struct Run
    {
        std::span<const uchar> bytes; // empty data() when computed
        const ByteSource *source = nullptr;
        qint64 sourceOffset = 0;
        qint64 begin = 0; // offset of the run in this snapshot
        qint64 size = 0;
    };
    explicit Bytes(detail::PieceTree root)
        : m_root(std::move(root))
    {
    }
    Run findRun(qint64 offset) const;

    detail::PieceTree m_root;
};

struct Replacement
{
    ByteRange removed;
    Bytes inserted;

    qint64 growth() const { return inserted.size() - removed.size(); }
};

/// Fast reading here and there: keeps the run last used. One per thread; cheap to make.
class ByteCursor
{
public:
    explicit ByteCursor(Bytes bytes);
    ByteCursor(const ByteCursor &other);
    ByteCursor &operator=(const ByteCursor &other);

    const Bytes &bytes() const { return m_bytes; }
    qint64 size() const { return m_size; }

    /// `count` (at most 256) bytes from `offset` on, lying together; null when they pass the end. The pointer holds
    /// until the next call.
    const uchar *at(qint64 offset, qint64 count)
    {
        if (offset >= m_runBegin && count <= m_runEnd - offset) // no sum: an offset out of a file may be huge
            return m_run + (offset - m_runBegin);
        return atSlow(offset, count);
    }
    /// Little-endian; 0 where it passes the end.
    quint32 u32(qint64 offset);
    /// The offset of the first `byte` in [from, to), or -1.
    qint64 find(uchar byte, qint64 from, qint64 to);

private:
    const uchar *atSlow(qint64 offset, qint64 count);

    Bytes m_bytes;
    qint64 m_size;
    const uchar *m_run = nullptr; // the run in use: memory of a source, or the window
    qint64 m_runBegin = 0;
    qint64 m_runEnd = 0;
    std::vector<uchar> m_window; // computed bytes; allocated when needed
    uchar m_joined[256];         // bytes across a seam
};

template<typename Visit>
void Bytes::forEachRun(ByteRange range, Visit visit, qint64 most) const
{
    range = range.intersected(this->range());
    most = std::max<qint64>(most, 1);
    std::vector<uchar> scratch;
    while (range.begin < range.end) {
        const Run run = findRun(range.begin);
        const qint64 skipped = range.begin - run.begin;
        const qint64 count = std::min({run.size - skipped, range.size(), most});
        const uchar *bytes = nullptr;
        if (run.bytes.data()) {
            bytes = run.bytes.data() + skipped;
        } else {
            scratch.resize(size_t(count));
            run.source->fill(run.sourceOffset + skipped, scratch.data(), count);
            bytes = scratch.data();
        }
        const std::span<const uchar> span(bytes, size_t(count));
        if constexpr (std::is_same_v<decltype(visit(range.begin, span)), bool>) {
            if (!visit(range.begin, span))
                return;
        } else {
            visit(range.begin, span);
        }
        range.begin += count;
    }
}

} // namespace hexahedron
