#pragma once

#include "tests/support/littleendian.h"
#include "tests/support/lzmawriter.h"

#include <QByteArrayList>

#include <vector>

/// Writes Ecere E3D models for tests. It knows nothing of the description in core: what both agree on is the file format.
/// Everything has the value that a healthy file would have, so that a test says only what it is about.
namespace e3d {

using namespace littleendian;

using Floats = std::initializer_list<float>;
using Words = std::initializer_list<quint32>;

/// Type, size with its six bytes, content.
QByteArray block(quint16 type, const QByteArray &content);
/// The same with another announced size.
QByteArray sized(QByteArray block, quint32 size);
/// A length of two bytes, and the text.
QByteArray string(const QByteArray &text);
QByteArray version(const QByteArray &magic = "E3DF", quint16 number = 0x0100);
QByteArray identity(); ///< a matrix
/// Blocks in a packed block. Programs write lc 4, lp 4, pb 4, which is worth a remark.
QByteArray packed(const QByteArray &blocks, lzma::Properties properties = {3, 0, 2});
/// The same with another size, other properties, or a stream of its own.
QByteArray packedAs(quint32 expandedSize, quint8 properties, const QByteArray &stream);
/// Three signed numbers of ten bits.
QByteArray packed(int x, int y, int z, quint32 extra = 0);

// --- Meshes -----------------------------------------------------------------------------------------------------------

struct Entry
{
    quint16 type = 0x2010;
    quint16 offset = 0;
};
QByteArray interleaved(const std::vector<Entry> &entries, quint16 stride, const QByteArray &vertices);
QByteArray attributes(quint32 vertexCount, const QByteArray &blocks);
QByteArray threePositions();
QByteArray triFaces16(std::initializer_list<quint16> indices);
QByteArray triFaces32(Words indices);
/// Start, count, material; start, count, material …
QByteArray facesMaterials(Words ranges);
QByteArray box(Floats corners = {0, 0, 0, 1, 1, 0});
/// Bones that stand where the mesh stands.
QByteArray skinBones(const QByteArrayList &names);
QByteArray skin(const QByteArrayList &bones, const QByteArray &more = {});

/// A mesh; without changes one triangle.
struct Mesh
{
    quint32 id = 1; ///< 0 for none
    QByteArray before;
    QByteArray attributes = e3d::attributes(3, interleaved({{}}, 12, threePositions()));
    QByteArray triangles = triFaces16({0, 1, 2});
    QByteArray more;

    QByteArray bytes() const;
};
/// A triangle with bones and weights: so many bytes for each vertex.
Mesh skinnedTriangle(quint16 size, const QByteArray &weights, const QByteArray &skins = skin({"hip", "knee"}));

// --- Everything else --------------------------------------------------------------------------------------------------

QByteArray meshNode(const QByteArray &blocks, quint16 type = 0x3010);
QByteArray nodeId(quint32 id);
QByteArray nodeName(const QByteArray &name);
QByteArray meshId(quint32 id);
QByteArray material(quint32 id, const QByteArray &blocks = {});
QByteArray map(quint16 type, quint32 texture);
QByteArray texture(quint32 id, const QByteArray &blocks);
QByteArray textureName(const QByteArray &name);
QByteArray png(); ///< a whole image
/// Keys at the frames 0, 10, 20 …; `blocks` without the number of the node, which is 1.
QByteArray track(quint32 keyCount, const QByteArray &blocks);
QByteArray trackWith(const QByteArray &frames, const QByteArray &blocks, quint8 loop = 0);
QByteArray animation(const QByteArray &tracks, const QByteArray &name = "walk");

/// A file; without changes a triangle that one node shows. What is empty is left out.
struct Model
{
    QByteArray version = e3d::version();
    QByteArray textures, materials;
    QByteArray meshes = Mesh().bytes();
    QByteArray nodes = meshNode(nodeId(1) + nodeName("body") + meshId(1));
    QByteArray animations;

    QByteArray bytes() const;
};
/// A file with just that mesh, and the material 1.
QByteArray modelOf(const Mesh &mesh);
/// The same with nodes for the bones hip and knee.
QByteArray riggedModelOf(const Mesh &mesh);
QByteArray modelOf(const QByteArray &animations);

} // namespace e3d
