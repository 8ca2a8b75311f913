#include "core/salvage/chains.h"

#include "core/edit/packedpieces.h"
#include "core/read/layout.h"
#include "core/schema/schema.h"

namespace hexahedron::salvage {

namespace {

/// How a piece begins: numbers at fixed places, then its packed bytes.
struct PieceShape
{
    const Content *content = nullptr;
    const Field *packedSize = nullptr;
    qint64 packedSizeAt = -1;
    qint64 expandedSizeAt = -1;
    qint64 headSize = 0;

    bool isKnown() const { return content && packedSizeAt >= 0 && expandedSizeAt >= 0; }
};

PieceShape shapeOf(const Content &content)
{
    PieceShape shape;
    const Field *list = content.codec ? listOfPieces(content) : nullptr;
    if (!list || content.mostInPiece <= 0)
        return shape;
    shape.packedSize = content.packed->times.singleField();
    for (const Field *field : list->body) {
        if (field == content.packed) {
            shape.content = &content;
            return shape;
        }
        if (field->kind != Kind::Integer || field->isArray() || !field->when.isEmpty())
            return shape;
        if (field == shape.packedSize)
            shape.packedSizeAt = shape.headSize;
        if (field == content.expandedSize)
            shape.expandedSizeAt = shape.headSize;
        shape.headSize += field->width;
    }
    return shape;
}

class Chains
{
public:
    Chains(const PieceShape &shape, const Bytes &file, qint64 most)
        : m_shape(shape)
        , m_content(*shape.content)
        , m_file(file)
        , m_cursor(file)
        , m_most(most)
    {
    }

    std::vector<Chain> find(const std::atomic_bool *cancelled)
    {
        std::vector<Chain> chains;
        qint64 lastEnd = -1;
        for (qint64 position = 0; position < m_file.size() && m_most > 0 && m_work > 0;) {
            if (cancelled && cancelled->load(std::memory_order_relaxed))
                return {};
            const std::optional<Chain> chain = chainAt(position);
            // Behind another one less is needed to believe it.
            if (!chain || (position != lastEnd && chain->bytes.size() < Least)) {
                ++position;
                continue;
            }
            position = lastEnd = chain->range.end;
            m_most -= chain->bytes.size();
            chains.push_back(*chain);
        }
        return chains;
    }

private:
    static constexpr qint64 Least = 48; // bytes of the first file that is found

    /// Appends what the piece there expands to; where it ends, or -1 when it is none.
    qint64 addPiece(qint64 position, QByteArray &expanded)
    {
        const uchar *head = m_cursor.at(position, m_shape.headSize);
        if (!head)
            return -1;
        const qint64 packed = decodeInteger(*m_shape.packedSize, head + m_shape.packedSizeAt);
        const qint64 size = decodeInteger(*m_content.expandedSize, head + m_shape.expandedSizeAt);
        const qint64 begin = position + m_shape.headSize;
        if (packed <= 0 || size <= 0 || size > m_content.mostInPiece || packed > m_file.size() - begin
            || (m_content.codec->mostGrowth() && size > packed * *m_content.codec->mostGrowth()))
            return -1;
        const qsizetype before = expanded.size();
        expanded.resize(before + size);
        const QByteArray copy = m_file.toByteArray({begin, begin + packed});
        constexpr qint64 Cost = 16;
        m_work -= Cost + packed / 16;
        const bool isRight = m_content.codec->decodeInto(
            {reinterpret_cast<const uchar *>(copy.constData()), size_t(packed)},
            {reinterpret_cast<uchar *>(expanded.data()) + before, size_t(size)});
        if (!isRight)
            expanded.truncate(before);
        return isRight ? begin + packed : -1;
    }

    std::optional<Chain> chainAt(qint64 position)
    {
        QByteArray expanded;
        qint64 end = addPiece(position, expanded);
        if (end < 0)
            return {};
        m_work += (end - position) / 8; // pays for itself
        bool isWhole = expanded.size() < m_content.mostInPiece;
        for (qsizetype before = 0; !isWhole && expanded.size() < m_most;) {
            before = expanded.size();
            const qint64 next = addPiece(end, expanded);
            if (next < 0)
                break;
            end = next;
            isWhole = expanded.size() - before < m_content.mostInPiece;
        }
        return Chain{{position, end}, Bytes(expanded), m_content.codec->name(), isWhole};
    }

    const PieceShape &m_shape;
    const Content &m_content;
    const Bytes &m_file;
    ByteCursor m_cursor;
    qint64 m_most;
    qint64 m_work = qint64(1) << 32; // should hardly anything be packed, and much look so
};

} // namespace

std::vector<Chain> chainsIn(const Schema &schema, const Bytes &file, qint64 most, const std::atomic_bool *cancelled)
{
    for (const Field *field : schema.fields) {
        const PieceShape shape = field->content ? shapeOf(*field->content) : PieceShape();
        if (shape.isKnown())
            return Chains(shape, file, most).find(cancelled);
    }
    return {};
}

} // namespace hexahedron::salvage
