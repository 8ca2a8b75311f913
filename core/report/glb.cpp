#include "core/report/glb.h"

#include <QtEndian>

#include <algorithm>
#include <array>

namespace hexahedron {

namespace {

constexpr qint64 Alignment = 4;

qint64 padding(qint64 size)
{
    return (Alignment - size % Alignment) % Alignment;
}

size_t componentsOf(GlbBuffer::Type type)
{
    constexpr std::array<size_t, 5> counts{1, 2, 3, 4, 16};
    return counts[size_t(type)];
}

std::string_view nameOf(GlbBuffer::Type type)
{
    constexpr std::array<std::string_view, 5> names{"SCALAR", "VEC2", "VEC3", "VEC4", "MAT4"};
    return names[size_t(type)];
}

void writeNumbers(JsonWriter &json, std::string_view name, const std::vector<float> &numbers)
{
    json.key(name);
    json.beginArray();
    for (const float number : numbers)
        json.number(double(number)); // all of its digits: what reads it compares with the bytes
    json.endArray();
}

QByteArray header(std::initializer_list<quint32> numbers)
{
    QByteArray bytes;
    for (const quint32 number : numbers) {
        const quint32 stored = qToLittleEndian(number);
        bytes.append(reinterpret_cast<const char *>(&stored), sizeof stored);
    }
    return bytes;
}

} // namespace

bool GlbBuffer::hasRoom(qint64 count, qint64 size)
{
    constexpr qint64 MostAsked = 4; // times what is written at most: an honest file asks twice for everything
    if (!m_isTooLarge && (count < 0 || count > (m_mostBytes - m_size - Alignment) / size))
        m_isTooLarge = true;
    if (!m_isTooLarge)
        m_asked += count * size;
    m_isTooLarge = m_isTooLarge || m_asked > MostAsked * m_mostBytes;
    return !m_isTooLarge;
}

int GlbBuffer::addBytes(const QByteArray &bytes, Use use)
{
    if (bytes.isEmpty() || !hasRoom(bytes.size(), 1))
        return -1;
    m_views.push_back({m_size, bytes.size(), use});
    m_pieces.push_back(bytes);
    m_size += bytes.size() + padding(bytes.size());
    return int(m_views.size()) - 1;
}

void GlbBuffer::measure(const Values &values, Accessor &accessor)
{
    const size_t components = componentsOf(values.type);
    const auto *at = reinterpret_cast<const uchar *>(values.bytes.constData());
    for (qint64 i = 0; i < values.count; ++i) {
        for (size_t k = 0; k < components; ++k, at += sizeof(float)) {
            const float value = qFromLittleEndian<float>(at);
            if (accessor.least.size() <= k) {
                accessor.least.push_back(value);
                accessor.largest.push_back(value);
            }
            accessor.least[k] = std::min(accessor.least[k], value);
            accessor.largest[k] = std::max(accessor.largest[k], value);
        }
    }
}

int GlbBuffer::add(const Values &values, Use use, const std::optional<Origin> &origin)
{
    if (values.count <= 0)
        return -1;
    Accessor accessor{.count = values.count,
                      .type = values.type,
                      .component = values.component,
                      .isNormalised = values.isNormalised,
                      .least = {},
                      .largest = {},
                      .origin = origin};
    accessor.view = addBytes(values.bytes, use);
    if (accessor.view < 0)
        return -1;
    if (values.hasRange)
        measure(values, accessor);
    m_accessors.push_back(std::move(accessor));
    return int(m_accessors.size()) - 1;
}

int GlbBuffer::addSparse(const QByteArray &indices, const Values &values, qint64 count)
{
    Accessor accessor{.sparseCount = values.count,
                      .count = count,
                      .type = values.type,
                      .component = values.component,
                      .least = {},
                      .largest = {},
                      .origin = {}};
    if (count <= 0)
        return -1;
    // Zeros could be left out, but not all readers take that for what it is. Many have the same ones.
    const auto stride = qint64(componentsOf(values.type) * sizeof(float));
    const qint64 size = count * stride;
    const auto [zeros, isNew] = m_zeros.try_emplace({size, stride}, -1);
    if (isNew && hasRoom(size, 1)) {
        zeros->second = addBytes(QByteArray(qsizetype(size), '\0'), Use::Vertices);
        if (zeros->second >= 0)
            m_views[size_t(zeros->second)].stride = stride;
    }
    accessor.view = zeros->second;
    if (accessor.view < 0)
        return -1;
    if (values.count > 0) {
        accessor.sparseIndices = addBytes(indices);
        accessor.sparseValues = addBytes(values.bytes);
        if (accessor.sparseValues < 0)
            return -1;
    }
    if (values.hasRange) {
        if (values.count < count) {
            accessor.least.assign(componentsOf(values.type), 0);
            accessor.largest = accessor.least;
        }
        measure(values, accessor);
    }
    m_accessors.push_back(std::move(accessor));
    return int(m_accessors.size()) - 1;
}

void GlbBuffer::writeAccessor(JsonWriter &json, const Accessor &accessor)
{
    json.beginObject();
    if (accessor.view >= 0)
        json.member("bufferView", qint64(accessor.view));
    json.member("componentType", qint64(accessor.component));
    if (accessor.isNormalised)
        json.flag("normalized", true);
    json.member("count", accessor.count);
    json.member("type", nameOf(accessor.type));
    if (!accessor.least.empty()) {
        writeNumbers(json, "min", accessor.least);
        writeNumbers(json, "max", accessor.largest);
    }
    if (accessor.sparseCount > 0) {
        json.key("sparse");
        json.beginObject();
        json.member("count", accessor.sparseCount);
        json.key("indices");
        json.beginObject();
        // Not needed, but VTK 9.1 takes what it finds in memory for an offset that is not written.
        json.member("byteOffset", qint64(0));
        json.member("bufferView", qint64(accessor.sparseIndices));
        json.member("componentType", qint64(Component::U32));
        json.endObject();
        json.key("values");
        json.beginObject();
        json.member("byteOffset", qint64(0));
        json.member("bufferView", qint64(accessor.sparseValues));
        json.endObject();
        json.endObject();
    }
    if (accessor.origin) {
        json.key("extras");
        json.beginObject();
        json.member("stream", accessor.origin->stream);
        json.member("offset", accessor.origin->begin);
        json.member("stride", accessor.origin->stride);
        json.endObject();
    }
    json.endObject();
}

void GlbBuffer::write(JsonWriter &json) const
{
    if (!m_accessors.empty()) {
        json.key("accessors");
        json.beginArray();
        for (const Accessor &accessor : m_accessors)
            writeAccessor(json, accessor);
        json.endArray();
    }
    if (m_views.empty())
        return;
    json.key("bufferViews");
    json.beginArray();
    for (const View &view : m_views) {
        json.beginObject();
        json.member("buffer", qint64(0));
        json.member("byteOffset", view.begin);
        json.member("byteLength", view.size);
        if (view.stride > 0)
            json.member("byteStride", view.stride);
        if (view.use != Use::Plain)
            json.member("target", qint64(view.use == Use::Vertices ? 34962 : 34963));
        json.endObject();
    }
    json.endArray();
    json.key("buffers");
    json.beginArray();
    json.beginObject();
    json.member("byteLength", m_size);
    json.endObject();
    json.endArray();
}

bool GlbBuffer::writeFile(QIODevice *device, std::string_view json) const
{
    constexpr quint32 Magic = 0x46546C67, Version = 2, JsonChunk = 0x4E4F534A, BinaryChunk = 0x004E4942;
    constexpr qint64 HeaderSize = 12, ChunkHeaderSize = 8;
    const qint64 jsonSize = qint64(json.size()) + padding(qint64(json.size()));
    const qint64 size = HeaderSize + ChunkHeaderSize + jsonSize + (m_size > 0 ? ChunkHeaderSize + m_size : 0);
    if (m_isTooLarge || size > std::numeric_limits<quint32>::max())
        return false;
    const auto put = [device](const char *bytes, qint64 count) { return device->write(bytes, count) == count; };
    const auto putBytes = [&put](const QByteArray &bytes) { return put(bytes.constData(), bytes.size()); };
    bool isWritten = putBytes(header({Magic, Version, quint32(size), quint32(jsonSize), JsonChunk}))
                     && put(json.data(), qint64(json.size()))
                     && putBytes(QByteArray(qsizetype(padding(qint64(json.size()))), ' '));
    if (m_size > 0)
        isWritten = isWritten && putBytes(header({quint32(m_size), BinaryChunk}));
    for (const QByteArray &piece : m_pieces)
        isWritten = isWritten && putBytes(piece) && putBytes(QByteArray(qsizetype(padding(piece.size())), '\0'));
    return isWritten;
}

} // namespace hexahedron
