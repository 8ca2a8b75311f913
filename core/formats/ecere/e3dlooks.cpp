#include "core/formats/ecere/e3dlooks.h"

#include "core/formats/ecere/e3dformat.h"

namespace hexahedron {

namespace {

constexpr qint64 HeaderSize = 6;
constexpr qint64 MostLookedAt = 4096; // elements; the first ones tell as well as all

qint64 u16At(ByteCursor &bytes, qint64 offset)
{
    return decodeInteger(bytes.at(offset, 2), 2, false);
}

qint64 u32At(ByteCursor &bytes, qint64 offset)
{
    return decodeInteger(bytes.at(offset, 4), 4, false);
}

constexpr auto fields = &fieldsOf<E3dFormat>;

/// The number with which the first block of one of the types begins.
qint64 numberIn(ByteCursor &bytes, ByteRange rest, std::initializer_list<qint64> types)
{
    constexpr int MostBlocks = 32; // a mesh has less than ten
    qint64 position = rest.begin;
    for (int i = 0; i < MostBlocks && position + HeaderSize + 4 <= rest.end; ++i) {
        const qint64 type = u16At(bytes, position);
        const qint64 size = u32At(bytes, position + 2);
        if (std::find(types.begin(), types.end(), type) != types.end())
            return u32At(bytes, position + HeaderSize);
        if (size < HeaderSize)
            break;
        position += size;
    }
    return -1;
}

bool ascends(ByteCursor &bytes, qint64 begin, qint64 count)
{
    qint64 last = 0;
    for (qint64 i = 0; i < qMin(count, MostLookedAt); ++i) {
        const qint64 frame = u32At(bytes, begin + 4 * i);
        if (frame < last)
            return false;
        last = frame;
    }
    return true;
}

/// True when every record of so many bytes, ending with start and count, lies within the triangles.
bool partsFit(ByteCursor &bytes, ByteRange rest, qint64 size, qint64 triangles)
{
    if (rest.size() % size != 0)
        return false;
    qint64 seen = 0;
    for (qint64 end = rest.begin + size; end <= rest.end && seen < MostLookedAt; end += size, ++seen) {
        if (triangles >= 0 && u32At(bytes, end - 8) + u32At(bytes, end - 4) > triangles)
            return false;
    }
    return true;
}

} // namespace

qint64 e3dVerticesAhead(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return numberIn(bytes, rest, {0x2000});
}

qint64 e3dTrianglesAhead(ByteCursor &bytes, ByteRange rest, const ValueStack &)
{
    return numberIn(bytes, rest, {0x1030, 0x1031});
}

qint64 e3dBonesPerVertex(ByteCursor &, ByteRange rest, const ValueStack &values)
{
    const qint64 vertices = values[fields().vertexCount];
    return vertices > 0 ? rest.size() / (2 * vertices) : 0;
}

qint64 e3dDuplicatesAreCounted(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    if (rest.size() < 4 || rest.size() != 4 + 2 * u32At(bytes, rest.begin))
        return 0;
    const qint64 vertices = values[fields().verticesAhead];
    for (qint64 i = 0; i < qMin(rest.size() / 4, MostLookedAt); ++i) {
        if (vertices >= 0 && u32At(bytes, rest.begin + 4 * i) >= vertices)
            return 1;
    }
    return rest.size() % 4 != 0;
}

qint64 e3dPartSize(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const qint64 triangles = values[fields().trianglesAhead];
    const bool isNarrow = !partsFit(bytes, rest, 16, triangles) && partsFit(bytes, rest, 12, triangles);
    return isNarrow ? 12 : 16;
}

qint64 e3dLoopFlagIsFirst(ByteCursor &bytes, ByteRange rest, const ValueStack &values)
{
    const qint64 keys = values[fields().keyCount];
    if (keys < 1 || rest.size() < 1 + 4 * keys)
        return 1;
    const auto isFlag = [&](qint64 offset) { return *bytes.at(offset, 1) <= 1; };
    if (isFlag(rest.begin) && ascends(bytes, rest.begin + 1, keys))
        return 1;
    return !(isFlag(rest.begin + 4 * keys) && ascends(bytes, rest.begin, keys));
}

} // namespace hexahedron
