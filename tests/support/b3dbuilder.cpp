#include "tests/support/b3dbuilder.h"

namespace b3d {

QByteArray chunk(const char *tag, const QByteArray &content)
{
    return chunkOfLength(tag, qint32(content.size()), content);
}

QByteArray chunkOfLength(const char *tag, qint32 length, const QByteArray &content)
{
    return QByteArray(tag, 4) + i32({length}) + content;
}

QByteArray file(const QByteArray &chunks, qint32 version)
{
    return chunk("BB3D", i32({version}) + chunks);
}

QByteArray texture(const char *file, qint32 flags, qint32 blend)
{
    return text(file) + i32({flags, blend}) + f32({0, 0, 1, 1, 0});
}

QByteArray brush(const char *name, std::initializer_list<qint32> textures, qint32 fx,
                 std::initializer_list<float> color)
{
    return text(name) + f32(color) + f32({0}) + i32({1, fx}) + i32(textures);
}

QByteArray textures(const QByteArray &records)
{
    return chunk("TEXS", records);
}

QByteArray brushes(qint32 texturesEach, const QByteArray &records)
{
    return chunk("BRUS", i32({texturesEach}) + records);
}

QByteArray node(const char *name, const QByteArray &chunks, std::initializer_list<float> position,
                std::initializer_list<float> scale, std::initializer_list<float> rotation)
{
    return chunk("NODE", text(name) + f32(position) + f32(scale) + f32(rotation) + chunks);
}

QByteArray mesh(const QByteArray &chunks, qint32 brush)
{
    return chunk("MESH", i32({brush}) + chunks);
}

QByteArray vertices(const QByteArray &records, qint32 flags, qint32 sets, qint32 setSize)
{
    return chunk("VRTS", i32({flags, sets, setSize}) + records);
}

QByteArray triangles(std::initializer_list<qint32> corners, qint32 brush)
{
    return chunk("TRIS", i32({brush}) + i32(corners));
}

QByteArray bone(std::initializer_list<std::pair<qint32, float>> weights)
{
    QByteArray records;
    for (const auto &[vertex, weight] : weights)
        records += i32({vertex}) + f32({weight});
    return chunk("BONE", records);
}

QByteArray keys(qint32 flags, const QByteArray &records)
{
    return chunk("KEYS", i32({flags}) + records);
}

QByteArray animation(qint32 frames, float rate, qint32 flags)
{
    return chunk("ANIM", i32({flags, frames}) + f32({rate}));
}

QByteArray threeVertices()
{
    return f32({0, 0, 0, 0, 1, 0, 1, 0, 0});
}

QByteArray plainMesh()
{
    return mesh(vertices(threeVertices()) + triangles({0, 1, 2}));
}

QByteArray skinned(const QByteArray &chunks)
{
    return file(node("root", plainMesh() + animation(1) + chunks));
}

} // namespace b3d
