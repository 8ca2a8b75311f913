#include "tests/support/e3dbuilder.h"

namespace e3d {

QByteArray block(quint16 type, const QByteArray &content)
{
    return u16({type}) + u32({quint32(content.size() + 6)}) + content;
}

QByteArray sized(QByteArray block, quint32 size)
{
    return block.replace(2, 4, u32({size}));
}

QByteArray string(const QByteArray &text)
{
    return u16({quint16(text.size())}) + text;
}

QByteArray version(const QByteArray &magic, quint16 number)
{
    return block(0x0001, magic + u16({number}));
}

QByteArray identity()
{
    return f32({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1});
}

QByteArray packed(const QByteArray &blocks, lzma::Properties properties)
{
    return packedAs(quint32(blocks.size()), properties.byte(), lzma::packed(blocks, properties));
}

QByteArray packedAs(quint32 expandedSize, quint8 properties, const QByteArray &stream)
{
    return block(0x0010, u32({expandedSize}) + u8({properties}) + u32({1 << 26}) + stream);
}

QByteArray packed(int x, int y, int z, quint32 extra)
{
    const auto bits = [](int value) { return quint32(value) & 0x3ff; };
    return u32({bits(x) | bits(y) << 10 | bits(z) << 20 | extra << 30});
}

QByteArray interleaved(const std::vector<Entry> &entries, quint16 stride, const QByteArray &vertices)
{
    QByteArray list;
    for (const Entry &entry : entries)
        list += u16({entry.type, entry.offset});
    return block(0x2800, list + u16({0, stride}) + vertices);
}

QByteArray attributes(quint32 vertexCount, const QByteArray &blocks)
{
    return block(0x2000, u32({vertexCount}) + blocks);
}

QByteArray threePositions()
{
    return f32({0, 0, 0, 1, 0, 0, 0, 1, 0});
}

QByteArray triFaces16(std::initializer_list<quint16> indices)
{
    return block(0x1030, u32({quint32(indices.size() / 3)}) + u16(indices));
}

QByteArray triFaces32(Words indices)
{
    return block(0x1031, u32({quint32(indices.size() / 3)}) + u32(indices));
}

QByteArray facesMaterials(Words ranges)
{
    return block(0x1040, u32(ranges));
}

QByteArray box(Floats corners)
{
    return block(0x1021, f32(corners));
}

QByteArray skinBones(const QByteArrayList &names)
{
    QByteArray bones = u8({quint8(names.size())});
    for (const QByteArray &name : names)
        bones += string(name) + identity();
    return block(0x1053, bones);
}

QByteArray skin(const QByteArrayList &bones, const QByteArray &more)
{
    return block(0x1050, block(0x1052, identity()) + skinBones(bones) + more);
}

QByteArray Mesh::bytes() const
{
    return block(0x1010, (id ? meshId(id) : QByteArray()) + before + attributes + triangles + more);
}

Mesh skinnedTriangle(quint16 size, const QByteArray &weights, const QByteArray &skins)
{
    QByteArray vertices;
    for (int i = 0; i < 3; ++i)
        vertices += threePositions().mid(i * 12, 12) + weights.mid(i * size, size);
    Mesh mesh;
    mesh.attributes = attributes(3, interleaved({{}, {0x2090, 12}}, quint16(12 + size), vertices));
    mesh.more = skins;
    return mesh;
}

QByteArray meshNode(const QByteArray &blocks, quint16 type)
{
    return block(type, blocks);
}

QByteArray nodeId(quint32 id)
{
    return block(0x3020, u32({id}));
}

QByteArray nodeName(const QByteArray &name)
{
    return block(0x3021, string(name));
}

QByteArray meshId(quint32 id)
{
    return block(0x1020, u32({id}));
}

QByteArray material(quint32 id, const QByteArray &blocks)
{
    return block(0x8010, (id ? block(0x8011, u32({id})) : QByteArray()) + blocks);
}

QByteArray map(quint16 type, quint32 texture)
{
    return block(type, block(0x9002, u32({texture})));
}

QByteArray texture(quint32 id, const QByteArray &blocks)
{
    return block(0x9001, (id ? block(0x9002, u32({id})) : QByteArray()) + blocks);
}

QByteArray textureName(const QByteArray &name)
{
    return block(0x9003, string(name));
}

QByteArray png()
{
    return QByteArray::fromHex("89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de0000000c49444154"
                               "78da63f8dfe00000044101c0322c3e3d0000000049454e44ae426082");
}

QByteArray track(quint32 keyCount, const QByteArray &blocks)
{
    QByteArray frames;
    for (quint32 key = 0; key < keyCount; ++key)
        frames += u32({key * 10});
    return trackWith(frames, blocks + nodeId(1));
}

QByteArray trackWith(const QByteArray &frames, const QByteArray &blocks, quint8 loop)
{
    return block(0xa100, u32({quint32(frames.size() / 4)}) + u8({loop}) + frames + blocks);
}

QByteArray animation(const QByteArray &tracks, const QByteArray &name)
{
    return block(0xa010, block(0xa021, string(name)) + block(0xa022, u32({0, 20, 0})) + tracks);
}

QByteArray Model::bytes() const
{
    QByteArray file = version;
    const auto add = [&](quint16 type, const QByteArray &content) {
        if (!content.isEmpty())
            file += block(type, content);
    };
    add(0x9000, textures);
    add(0x8000, materials);
    add(0x1000, meshes);
    add(0x3000, nodes);
    add(0xa000, animations);
    return file;
}

QByteArray riggedModelOf(const Mesh &mesh)
{
    Model model;
    model.meshes = mesh.bytes();
    model.nodes = meshNode(nodeId(1) + meshId(1)
                           + meshNode(nodeId(2) + nodeName("hip") + meshNode(nodeId(3) + nodeName("knee"))));
    return model.bytes();
}

QByteArray modelOf(const Mesh &mesh)
{
    Model model;
    model.materials = material(1);
    model.meshes = mesh.bytes();
    return model.bytes();
}

QByteArray modelOf(const QByteArray &animations)
{
    Model model;
    model.animations = animations;
    return model.bytes();
}

} // namespace e3d
