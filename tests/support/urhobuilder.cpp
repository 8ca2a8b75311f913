#include "tests/support/urhobuilder.h"

namespace urho {

QByteArray list(const QByteArrayList &elements)
{
    return u32({quint32(elements.size())}) + elements.join();
}

QByteArray maskedVertices(quint32 mask, int stride, const QByteArray &vertices, MorphRange range)
{
    Q_ASSERT(vertices.size() % stride == 0);
    return u32({quint32(vertices.size() / stride), mask, range.start, range.count}) + vertices;
}

QByteArray describedVertices(Words elements, int stride, const QByteArray &vertices, MorphRange range)
{
    Q_ASSERT(vertices.size() % stride == 0);
    return u32({quint32(vertices.size() / stride), quint32(elements.size())}) + u32(elements)
           + u32({range.start, range.count}) + vertices;
}

QByteArray indices16(std::initializer_list<quint16> indices)
{
    return u32({quint32(indices.size()), 2}) + u16(indices);
}

QByteArray indices32(Words indices)
{
    return u32({quint32(indices.size()), 4}) + u32(indices);
}

QByteArray geometry(const std::vector<Level> &levels, Words boneMapping)
{
    QByteArray bytes = u32({quint32(boneMapping.size())}) + u32(boneMapping) + u32({quint32(levels.size())});
    for (const Level &level : levels)
        bytes += f32({level.distance})
                 + u32(
                     {level.primitiveType, level.vertexBuffer, level.indexBuffer, level.indexStart, level.indexCount});
    return bytes;
}

QByteArray moved(quint32 index, Floats position)
{
    return u32({index}) + f32(position);
}

QByteArray morph(const char *name, const std::vector<MorphBuffer> &buffers)
{
    QByteArray bytes = text(name) + u32({quint32(buffers.size())});
    for (const MorphBuffer &buffer : buffers)
        bytes += u32({buffer.vertexBuffer, buffer.mask, buffer.count}) + buffer.vertices;
    return bytes;
}

QByteArray bone(const Bone &bone)
{
    return text(bone.name) + i32({bone.parent}) + bone.position + bone.rotation + bone.scale + bone.offsetMatrix
           + u8({bone.collisionMask}) + bone.shapes;
}

QByteArray Model::bytesBeforeBones() const
{
    return identifier + list(vertexBuffers) + list(indexBuffers) + list(geometries) + list(morphs);
}

QByteArray Model::bytes() const
{
    QByteArray skeleton = i32({qint32(bones.size())});
    for (const Bone &each : bones)
        skeleton += bone(each);
    return bytesBeforeBones() + skeleton + box + centers;
}

QByteArray threePositions()
{
    return f32({0, 0, 0, 0, 1, 0, 1, 0, 0});
}

Model maskedTriangle()
{
    return {.identifier = "UMDL",
            .vertexBuffers = {maskedVertices(1, 12, threePositions())},
            .indexBuffers = {indices16({0, 1, 2})},
            .geometries = {geometry()}};
}

Model describedTriangle()
{
    Model model = maskedTriangle();
    model.identifier = "UMD2";
    model.vertexBuffers = {describedVertices({0x0003}, 12, threePositions())};
    return model;
}

QByteArray skinnedVertex(Floats position, Floats weights, std::initializer_list<quint8> bones)
{
    return f32(position) + f32(weights) + u8(bones);
}

Model skinnedTriangle(Words boneMapping)
{
    Model model = maskedTriangle();
    const QByteArray vertices = skinnedVertex({0, 0, 0}, {1, 0, 0, 0}, {0, 0, 0, 0})
                                + skinnedVertex({0, 1, 0}, {0.5f, 0.5f, 0, 0}, {0, 1, 0, 0})
                                + skinnedVertex({1, 0, 0}, {0, 1, 0, 0}, {0, 1, 0, 0});
    model.vertexBuffers = {maskedVertices(0x301, 32, vertices)};
    model.geometries = {geometry({{}}, boneMapping)};
    model.bones = {
        {.name = "root"},
        {.name = "tip", .offsetMatrix = f32({1, 0, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0}), .position = f32({0, 1, 0})}};
    return model;
}

QByteArray track(const char *name, quint8 mask, const QByteArrayList &keys)
{
    return text(name) + u8({mask}) + list(keys);
}

QByteArray animation(float length, const QByteArrayList &tracks, const char *name)
{
    return "UANI" + text(name) + f32({length}) + list(tracks);
}

QByteArray chunk(const char *tag, const QByteArray &data)
{
    return tag + u32({quint32(data.size())}) + data;
}

QByteArray containerOf(const QByteArrayList &chunks)
{
    const auto first = quint32(32 + 4 * chunks.size());
    QByteArray offsets;
    quint32 at = first;
    for (const QByteArray &each : chunks) {
        offsets += u32({at});
        at += quint32(each.size());
    }
    return "DXBC" + QByteArray(16, '\x5a') + u32({1, at, quint32(chunks.size())}) + offsets + chunks.join();
}

QByteArray container(bool isPixelShader, const std::vector<Input> &inputs)
{
    QByteArray entries = u32({quint32(inputs.size()), 8});
    QByteArray names;
    for (const Input &input : inputs) {
        // Name, number, system value, type, register, masks: 24 bytes an entry, and the names behind them.
        const auto nameAt = quint32(8 + 24 * inputs.size()) + quint32(names.size());
        entries += u32({nameAt, input.index, 0, 3, quint32(entries.size() - 8) / 24, 0x0f0f});
        names += text(input.name);
    }
    names += QByteArray((4 - names.size() % 4) % 4, '\xab');
    const QByteArray instructions = u32({isPixelShader ? 0x00000040u : 0x00010040u, 3, 0x0100003e}); // ret
    return containerOf({chunk("ISGN", entries + names), chunk("OSGN", u32({0, 8})), chunk("SHDR", instructions)});
}

QByteArray tokens(bool isPixelShader)
{
    return u32({isPixelShader ? 0xffff0300u : 0xfffe0300u, 0x02000001, 0x800f0800, 0x90e40000, 0x0000ffff}); // mov
}

QByteArray parameter3(const char *name, quint8 first, quint8 count)
{
    return text(name) + u8({first, count});
}

QByteArray parameter4(const char *name, quint8 buffer, quint32 offset, quint32 size)
{
    return text(name) + u8({buffer}) + u32({offset, size});
}

QByteArray textureUnit(const char *name, quint8 sampler)
{
    return text(name) + u8({sampler});
}

QByteArray Shader::bytes() const
{
    return "USHD" + u16({type, model}) + (model == 4 ? u32({hash}) : QByteArray()) + list(parameters)
           + list(textureUnits) + u32({quint32(byteCode.size())}) + byteCode;
}

quint32 hashOf(std::initializer_list<std::pair<quint32, quint32>> inputs)
{
    quint32 hash = 0;
    const auto fold = [&hash](quint32 value) { hash ^= value + 0x9e3779b9u + (hash << 6) + (hash >> 2); };
    for (const auto &[meaning, number] : inputs) {
        fold(meaning);
        fold(number);
    }
    return hash;
}

} // namespace urho
