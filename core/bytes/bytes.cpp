#include "core/bytes/bytes.h"

#include "core/bytes/mappedfile.h"
#include "core/bytes/piecetree.h"

#include <QtEndian>

#include <cstring>
#include <limits>

namespace hexahedron {

using detail::Piece;
using detail::PieceNode;
using detail::PieceTree;

namespace {

class ArraySource final : public ByteSource
{
public:
    explicit ArraySource(QByteArray array)
        : ByteSource(reinterpret_cast<const uchar *>(array.constData()), array.size())
        , m_array(std::move(array))
    {
    }

private:
    QByteArray m_array; // moved in: the address of its data stays
};

/// An array over somebody else's memory (QByteArray::fromRawData) could vanish under a snapshot.
QByteArray owned(QByteArray array)
{
    if (!array.data_ptr().d_ptr())
        array.detach();
    return array;
}

/// With many replacements one pass over all pieces is cheaper than a path through the tree for each.
bool onePassIsCheaper(const PieceTree &tree, std::span<const Replacement> replacements)
{
    const qint64 affordable = 32 * qint64(replacements.size());
    qint64 pieces = detail::countOf(tree);
    for (const Replacement &replacement : replacements) {
        pieces += replacement.inserted.pieceCount();
        if (pieces > affordable)
            return false;
    }
    return true;
}

} // namespace

ByteSource::~ByteSource() = default;

void ByteSource::fill(qint64 offset, uchar *to, qint64 count) const
{
    Q_ASSERT(m_data);
    memcpy(to, m_data + offset, size_t(count));
}

Bytes::Bytes(QByteArray data)
{
    if (!data.isEmpty())
        *this = Bytes(std::make_shared<const ArraySource>(owned(std::move(data))));
}

Bytes::Bytes(std::shared_ptr<const ByteSource> source)
{
    const qint64 length = source ? source->size() : 0;
    m_root = detail::leaf({std::move(source), 0, length});
}

std::optional<Bytes> Bytes::fromFile(const QString &path, QString *error)
{
    return MappedFile::read(path, error);
}

qint64 Bytes::size() const
{
    return detail::sizeOf(m_root);
}

Bytes Bytes::mid(ByteRange range) const
{
    range = range.intersected(this->range());
    if (range == this->range())
        return *this;
    return Bytes(detail::split(detail::split(m_root, range.end).first, range.begin).second);
}

Bytes Bytes::appended(const Bytes &other) const
{
    return Bytes(detail::concatenated(m_root, other.m_root));
}

Bytes Bytes::replaced(ByteRange removed, const Bytes &inserted) const
{
    const Replacement replacement{removed, inserted};
    return replaced(std::span(&replacement, 1));
}

Bytes Bytes::replaced(std::span<const Replacement> replacements) const
{
    const qint64 end = size();
    const bool onePass = onePassIsCheaper(m_root, replacements);
    std::vector<Piece> pieces;
    PieceTree done;
    PieceTree rest = m_root;
    qint64 position = 0; // in this snapshot; everything before it is done

    const auto keepUntil = [&](qint64 until) {
        if (onePass) {
            detail::appendRange(pieces, m_root.get(), {position, until});
        } else {
            auto [kept, others] = detail::split(rest, until - position);
            done = detail::concatenated(done, kept);
            rest = std::move(others);
        }
        position = until;
    };
    for (const Replacement &replacement : replacements) {
        Q_ASSERT(replacement.removed.begin >= position && replacement.removed.size() >= 0);
        const qint64 removedBegin = std::clamp(replacement.removed.begin, position, end);
        const qint64 removedEnd = std::clamp(replacement.removed.end, removedBegin, end);
        keepUntil(removedBegin);
        if (onePass) {
            detail::appendRange(pieces, replacement.inserted.m_root.get(), replacement.inserted.range());
        } else {
            rest = detail::split(rest, removedEnd - position).second;
            done = detail::concatenated(done, replacement.inserted.m_root);
        }
        position = removedEnd;
    }
    if (onePass) {
        keepUntil(end);
        return Bytes(detail::built(pieces));
    }
    return Bytes(detail::concatenated(done, rest));
}

qint64 Bytes::read(qint64 offset, void *to, qint64 count) const
{
    if (offset < 0 || offset >= size() || count <= 0)
        return 0;
    const qint64 end = offset + std::min(count, size() - offset);
    uchar *out = static_cast<uchar *>(to);
    for (qint64 at = offset; at < end;) {
        const Run run = findRun(at);
        const qint64 skipped = at - run.begin;
        const qint64 part = std::min(run.size - skipped, end - at);
        if (run.bytes.data())
            memcpy(out, run.bytes.data() + skipped, size_t(part));
        else
            run.source->fill(run.sourceOffset + skipped, out, part);
        out += part;
        at += part;
    }
    return end - offset;
}

uchar Bytes::at(qint64 offset) const
{
    uchar byte = 0;
    read(offset, &byte, 1);
    return byte;
}

QByteArray Bytes::toByteArray(ByteRange range) const
{
    range = range.intersected(this->range());
    if (range.isEmpty())
        return {};
    QByteArray array(range.size(), Qt::Uninitialized);
    read(range.begin, array.data(), range.size());
    return array;
}

std::span<const uchar> Bytes::runAt(qint64 offset) const
{
    if (offset < 0 || offset >= size())
        return {};
    const Run run = findRun(offset);
    return run.bytes.data() ? run.bytes.subspan(size_t(offset - run.begin)) : run.bytes;
}

ByteRange Bytes::changedSince(const Bytes &older) const
{
    if (isSameSnapshot(older))
        return {};
    const qint64 same = detail::commonBeginning(m_root, older.m_root);
    const qint64 sameAtEnd = std::min(detail::commonEnd(m_root, older.m_root), std::min(size(), older.size()) - same);
    return {same, size() - sameAtEnd};
}

int Bytes::pieceCount() const
{
    return int(std::min<qint64>(detail::countOf(m_root), std::numeric_limits<int>::max()));
}

Bytes::Run Bytes::findRun(qint64 offset) const
{
    Q_ASSERT(offset >= 0 && offset < size());
    const PieceNode *node = m_root.get();
    qint64 begin = 0; // of the subtree
    for (;;) {
        const qint64 pieceBegin = begin + detail::sizeOf(node->left);
        const Piece &piece = node->piece;
        if (offset < pieceBegin) {
            node = node->left.get();
        } else if (offset >= pieceBegin + piece.length) {
            begin = pieceBegin + piece.length;
            node = node->right.get();
        } else {
            const uchar *data = piece.source->data();
            const auto bytes = data ? std::span(data + piece.offset, size_t(piece.length)) : std::span<const uchar>();
            return {bytes, piece.source.get(), piece.offset, pieceBegin, piece.length};
        }
    }
}

ByteCursor::ByteCursor(Bytes bytes)
    : m_bytes(std::move(bytes))
    , m_size(m_bytes.size())
{
}

ByteCursor::ByteCursor(const ByteCursor &other)
    : ByteCursor(other.m_bytes)
{
}

ByteCursor &ByteCursor::operator=(const ByteCursor &other)
{
    m_bytes = other.m_bytes;
    m_size = other.m_size;
    m_run = nullptr;
    m_runBegin = m_runEnd = 0;
    return *this;
}

quint32 ByteCursor::u32(qint64 offset)
{
    const uchar *bytes = at(offset, 4);
    return bytes ? qFromLittleEndian<quint32>(bytes) : 0;
}

qint64 ByteCursor::find(uchar byte, qint64 from, qint64 to)
{
    from = std::max<qint64>(from, 0);
    to = std::min(to, m_size);
    while (from < to) {
        const uchar *bytes = at(from, 1); // one byte never crosses a seam: its run is now the run in use
        const qint64 count = std::min(m_runEnd, to) - from;
        if (const void *found = memchr(bytes, byte, size_t(count)))
            return from + (static_cast<const uchar *>(found) - bytes);
        from += count;
    }
    return -1;
}

const uchar *ByteCursor::atSlow(qint64 offset, qint64 count)
{
    constexpr qint64 Window = 4096;
    if (offset < 0 || count < 0 || count > qint64(sizeof m_joined) || offset > m_size || count > m_size - offset)
        return nullptr;
    if (count == 0)
        return m_joined;
    const Bytes::Run run = m_bytes.findRun(offset);
    if (run.bytes.data()) {
        m_run = run.bytes.data();
        m_runBegin = run.begin;
        m_runEnd = run.begin + run.size;
    } else {
        const qint64 skipped = offset - run.begin;
        const qint64 filled = std::min(run.size - skipped, Window);
        m_window.resize(size_t(Window));
        run.source->fill(run.sourceOffset + skipped, m_window.data(), filled);
        m_run = m_window.data();
        m_runBegin = offset;
        m_runEnd = offset + filled;
    }
    if (count <= m_runEnd - offset)
        return m_run + (offset - m_runBegin);
    m_bytes.read(offset, m_joined, count);
    return m_joined;
}

} // namespace hexahedron
