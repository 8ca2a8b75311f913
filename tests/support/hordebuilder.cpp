#include "tests/support/hordebuilder.h"

namespace horde {

namespace {

QByteArray count(qsizetype value)
{
    return u32({quint32(value)});
}

quint32 idOf(const QByteArray &stream)
{
    return quint32(uchar(stream[0])) | quint32(uchar(stream[1])) << 8;
}

} // namespace

QByteArray i16(std::initializer_list<qint16> values)
{
    QByteArray bytes;
    for (const qint16 value : values)
        bytes += u16({quint16(value)});
    return bytes;
}

QByteArray name256(const QByteArray &text, const QByteArray &behind)
{
    return (text + '\0' + behind).leftJustified(256, '\0', true);
}

QByteArray identity()
{
    return jointAt(0, 0, 0);
}

QByteArray jointAt(float x, float y, float z)
{
    return f32({1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, -x, -y, -z, 1});
}

QByteArray stream(quint32 id, quint32 elementSize, const QByteArray &elements)
{
    return u32({id, elementSize}) + elements;
}

QByteArray positions(std::initializer_list<float> values)
{
    return stream(0, 12, f32(values));
}

QByteArray morph(const QByteArray &name, std::initializer_list<quint32> vertices, const QByteArrayList &streams)
{
    return name256(name) + count(qsizetype(vertices.size())) + u32(vertices) + count(streams.size()) + streams.join();
}

QByteArrayList Geometry::triangleStreams()
{
    return {positions({0, 0, 0, 1, 0, 0, 0, 1, 0}),
            stream(1, 6, i16({0, 0, 32767, 0, 0, 32767, 0, 0, 32767})),
            stream(2, 6, i16({32767, 0, 0, 32767, 0, 0, 32767, 0, 0})),
            stream(3, 6, i16({0, 32767, 0, 0, 32767, 0, 0, 32767, 0})),
            stream(6, 8, f32({0, 0, 1, 0, 0, 1})),
            stream(7, 8, f32({0, 0, 1, 0, 0, 1}))};
}

QByteArray Geometry::bytes() const
{
    return "H3DG" + u32({version}) + count(joints.size()) + joints.join() + count(streams.size()) + u32({vertexCount})
           + streams.join() + count(indices.size() / 4) + indices + count(morphs.size()) + morphs.join();
}

Geometry Geometry::skinned(const QByteArray &jointIndices, const QByteArray &weights) const
{
    return with(stream(4, 4, jointIndices)).with(stream(5, 4, weights));
}

Geometry Geometry::with(const QByteArray &one) const
{
    Geometry changed = *this;
    changed.streams += one;
    return changed;
}

Geometry Geometry::without(quint32 id) const
{
    Geometry changed = *this;
    changed.streams.removeIf([=](const QByteArray &one) { return idOf(one) == id; });
    return changed;
}

Geometry Geometry::withMorph(const QByteArray &one) const
{
    Geometry changed = *this;
    changed.morphs += one;
    return changed;
}

Geometry Geometry::withStream(quint32 id, const QByteArray &elements) const
{
    Geometry changed = *this;
    for (QByteArray &one : changed.streams) {
        if (idOf(one) == id)
            one = one.first(8) + elements;
    }
    return changed;
}

QByteArray frame(std::initializer_list<float> translation, std::initializer_list<float> rotation,
                 std::initializer_list<float> scale)
{
    return f32(rotation) + f32(translation) + f32(scale);
}

QByteArray node(const QByteArray &name, const QByteArrayList &frames)
{
    return name256(name) + '\0' + frames.join();
}

QByteArray compressedNode(const QByteArray &name, const QByteArray &frame, quint8 flag)
{
    return name256(name) + char(flag) + frame;
}

QByteArray oldNode(const QByteArray &name, const QByteArrayList &frames)
{
    return name256(name) + frames.join();
}

QByteArray animation(quint32 frameCount, const QByteArrayList &nodes, quint32 version)
{
    return "H3DA" + u32({version, quint32(nodes.size()), frameCount}) + nodes.join();
}

QByteArray letters()
{
    QByteArrayList nodes;
    for (const char *name : {"A", "B", "C", "D"}) {
        QByteArrayList frames;
        for (int i = 0; i < 20; ++i)
            frames += frame({float(i), 1, 2});
        nodes += node(name, frames);
    }
    return animation(20, nodes);
}

} // namespace horde
