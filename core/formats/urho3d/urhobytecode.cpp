#include "core/formats/urho3d/urhobytecode.h"

#include "core/formats/urho3d/urhoshaderformat.h"
#include "core/tree/items.h"

#include <array>
#include <cstring>

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<UrhoShaderFormat>;

quint32 word(const QByteArray &bytes, qint64 offset)
{
    quint32 value = 0;
    if (offset >= 0 && offset + 4 <= bytes.size())
        std::memcpy(&value, bytes.constData() + offset, 4);
    return value;
}

/// The engine's number of an input, by the name that shaders give it; -1 for those it does not know.
int semanticOf(QByteArrayView name)
{
    static constexpr std::array names{"POSITION", "NORMAL",      "BINORMAL",     "TANGENT",    "TEXCOORD",
                                      "COLOR",    "BLENDWEIGHT", "BLENDINDICES", "OBJECTINDEX"};
    for (size_t i = 0; i < names.size(); ++i) {
        if (name == names[i])
            return int(i);
    }
    return -1;
}

} // namespace

UrhoByteCode::UrhoByteCode(const Tree &tree, StreamId stream, NodeId shader)
    : m_tree(tree)
{
    const Item item = tree.itemOf(stream, shader);
    m_item = childOf(tree, item, fields().container);
    if (!m_item.isValid())
        m_item = childOf(tree, item, fields().tokens);
}

bool UrhoByteCode::isContainer() const
{
    return m_item.isValid() && m_item.field == fields().container
           && integerIn(m_tree, m_item, fields().magic) == UrhoShaderFormat::ContainerMagic;
}

QByteArray UrhoByteCode::chunk(const char *tag) const
{
    constexpr qint64 MostChunks = 64;
    const Item chunks = isContainer() ? childOf(m_tree, m_item, fields().chunks) : Item();
    for (qint64 i = 0; chunks.isValid() && i < qMin(chunks.count, MostChunks); ++i) {
        const Item chunk = m_tree.child(chunks, i);
        const Item data = childOf(m_tree, chunk, fields().chunkData);
        if (textIn(m_tree, chunk, fields().chunkTag) == tag && data.isValid())
            return m_tree.bytes(m_item.stream)
                .toByteArray({data.range.begin, qMin(data.range.end, data.range.begin + (1 << 16))});
    }
    return {};
}

std::optional<int> UrhoByteCode::type() const
{
    if (isCut())
        return {};
    if (m_item.field == fields().tokens) {
        const quint32 version =
            word(m_tree.bytes(m_item.stream).toByteArray({m_item.range.begin, m_item.range.begin + 4}), 0) >> 16;
        return version == 0xfffe ? std::optional(0) : version == 0xffff ? std::optional(1) : std::nullopt;
    }
    const QByteArray instructions = chunk("SHDR");
    const quint32 version = word(instructions, 0) >> 16;
    if (instructions.size() < 4 || version > 1)
        return {};
    return version == 1 ? 0 : 1;
}

std::optional<qint64> UrhoByteCode::containerSize() const
{
    if (!isContainer())
        return {};
    return integerIn(m_tree, m_item, fields().totalSize);
}

std::optional<quint32> UrhoByteCode::inputHash() const
{
    constexpr qint64 EntrySize = 24;
    constexpr qint64 FirstEntry = 8;
    const QByteArray inputs = chunk("ISGN");
    const qint64 count = word(inputs, 0);
    if (inputs.size() < FirstEntry || count > (inputs.size() - FirstEntry) / EntrySize)
        return {};
    quint32 hash = 0;
    const auto fold = [&hash](quint32 value) { hash ^= value + 0x9e3779b9u + (hash << 6) + (hash >> 2); };
    for (qint64 i = 0; i < count; ++i) {
        const qint64 entry = FirstEntry + i * EntrySize;
        const qint64 nameAt = word(inputs, entry);
        const qint64 nameEnd = nameAt < inputs.size() ? inputs.indexOf('\0', nameAt) : -1;
        const int semantic = nameEnd < 0 ? -1 : semanticOf(QByteArrayView(inputs).sliced(nameAt, nameEnd - nameAt));
        if (semantic < 0)
            continue;
        fold(quint32(semantic));
        fold(word(inputs, entry + 4));
    }
    return hash;
}

bool UrhoByteCode::hasTokenFrame() const
{
    if (m_item.range.size() < 8 || m_item.range.size() % 4 != 0)
        return false;
    const ByteRange range = m_item.range;
    const quint32 first = word(m_tree.bytes(m_item.stream).toByteArray({range.begin, range.begin + 4}), 0);
    const quint32 last = word(m_tree.bytes(m_item.stream).toByteArray({range.end - 4, range.end}), 0);
    return (first == 0xfffe0300 || first == 0xffff0300) && last == 0x0000ffff;
}

} // namespace hexahedron
