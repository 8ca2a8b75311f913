#pragma once

#include "tests/support/littleendian.h"

#include <QByteArrayList>

#include <vector>

/// Writes Horde3D geometry and animations for tests. It knows nothing of the descriptions in core: what both agree on is the
/// file format.
namespace horde {

using namespace littleendian;

QByteArray i16(std::initializer_list<qint16> values);
QByteArray name256(const QByteArray &text, const QByteArray &behind = {}); ///< with a NUL between the two
QByteArray identity();
/// A joint at a place: the matrix takes the place back to the origin.
QByteArray jointAt(float x, float y, float z);

QByteArray stream(quint32 id, quint32 elementSize, const QByteArray &elements);
QByteArray positions(std::initializer_list<float> values);
QByteArray morph(const QByteArray &name, std::initializer_list<quint32> vertices, const QByteArrayList &streams);

/// A geometry; without changes one triangle.
struct Geometry
{
    quint32 version = 5;
    QByteArrayList joints = {identity()};
    quint32 vertexCount = 3;
    QByteArrayList streams = triangleStreams();
    QByteArray indices = u32({0, 1, 2});
    QByteArrayList morphs;

    QByteArray bytes() const;
    /// The same with streams of joint indices and weights.
    Geometry skinned(const QByteArray &indices, const QByteArray &weights) const;
    Geometry with(const QByteArray &stream) const;
    Geometry without(quint32 id) const;
    Geometry withMorph(const QByteArray &morph) const;
    Geometry withStream(quint32 id, const QByteArray &elements) const; ///< other elements in a stream that is there

    static QByteArrayList triangleStreams();
    qsizetype offsetOfStreams() const { return 12 + 64 * joints.size(); }
};

QByteArray frame(std::initializer_list<float> translation = {0, 0, 0},
                 std::initializer_list<float> rotation = {0, 0, 0, 1}, std::initializer_list<float> scale = {1, 1, 1});
/// A node of a version 3 file: all frames, or the single one of a compressed node.
QByteArray node(const QByteArray &name, const QByteArrayList &frames);
QByteArray compressedNode(const QByteArray &name, const QByteArray &frame, quint8 flag = 1);
QByteArray oldNode(const QByteArray &name, const QByteArrayList &frames);
QByteArray animation(quint32 frameCount, const QByteArrayList &nodes, quint32 version = 3);
/// Four nodes, A to D, of twenty frames each.
QByteArray letters();

} // namespace horde
