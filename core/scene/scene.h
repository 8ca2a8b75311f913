#pragma once

#include "core/bytes/bytes.h"
#include "core/picture/picture.h"
#include "core/schema/quaternion.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <vector>

namespace hexahedron {

/// Byte sequences of other files that a scene brings along (scene::Scene::otherFiles) have numbers from here on.
inline constexpr StreamId FirstOtherFile = 1 << 29;

/// The scene of a file as plain values, for any preview. Nothing is copied out of the file but small things: vertex and index
/// data are described (a view), so every vertex, triangle, joint and key knows its bytes by arithmetic.
namespace scene {

struct Vec3
{
    float x = 0, y = 0, z = 0;
    friend bool operator==(const Vec3 &, const Vec3 &) = default;
};

/// Usual (Hamilton) quaternion; identity 1, 0, 0, 0. Formats convert their own conventions to this one.
struct Quat
{
    float w = 1, x = 0, y = 0, z = 0;

    /// From w, x, y, z.
    static Quat of(const std::array<float, 4> &usual) { return {usual[0], usual[1], usual[2], usual[3]}; }
};

/// 4 x 4, column-major, column vectors: translation in 12, 13, 14.
struct Mat4
{
    std::array<float, 16> m{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

    Vec3 mapped(const Vec3 &v) const;       ///< as a point
    Vec3 mappedVector(const Vec3 &v) const; ///< as a direction, without translation
    /// Translation * rotation * scale.
    static Mat4 fromParts(const Vec3 &translation, const Quat &rotation, const Vec3 &scale);
    Mat4 inverted() const; ///< identity when not invertible
    /// The translation, rotation and scale that come nearest: exact where the matrix was made of these.
    struct Parts toParts() const;
};
struct Parts
{
    Vec3 translation;
    Quat rotation;
    Vec3 scale{1, 1, 1};
};
Mat4 operator*(const Mat4 &a, const Mat4 &b);

enum class Component : quint8 { U8, I8, U16, I16, U32, I32, F32, F64, Packed1010102 };

/// A typed view on `count` elements that lie `stride` bytes apart, `components` values each.
struct View
{
    StreamId stream = 0;
    qint64 begin = 0; ///< of the first element's value, not of its record
    qint64 count = 0;
    qint64 stride = 0;
    Component component = Component::F32;
    int components = 0; ///< 0: there is none
    bool normalised = false;

    bool isPresent() const { return components > 0; }
    /// Where a number of an index view lies.
    qint64 placeOf(qint64 number) const;
    /// Of an index view: numbers that lie together in one element, such as the corners of a triangle.
    qint64 together() const { return std::max(1, components); }
};

int componentSize(Component component);
/// How many elements of a view lie wholly in that many bytes: its count is a claim.
qint64 fittingCount(const View &view, qint64 byteCount);

/// Reads element `index` of a view as floats; missing components are 0. Bounds-checked against view and bytes.
std::array<float, 4> readElement(const Bytes &bytes, const View &view, qint64 index);
std::array<float, 4> readElement(ByteCursor &bytes, const View &view, qint64 index); ///< the same, fast for many
/// Reads one integer of an index view, -1 when out of bounds. Where an element has several numbers all of them count.
qint64 readIndex(const Bytes &bytes, const View &view, qint64 number);
qint64 readIndex(ByteCursor &bytes, const View &view, qint64 number);

/// What the indices of a part make.
enum class Primitive : quint8 { Triangles, TriangleStrip, TriangleFan, Lines, LineStrip, Points };

/// Elements (triangles, lines or points) of a mesh that share a material. A stored index means the vertex `firstVertex` + index
/// of the mesh.
struct Part
{
    Primitive primitive = Primitive::Triangles;
    View indices; ///< numbers, each alone or those of an element together; without any the vertices are drawn in order
    qint64 firstIndex = 0;
    qint64 indexCount = 0;
    qint64 firstVertex = 0; ///< negative where the mesh shows some of many vertices
    int material = -1;
    QString path;              ///< of the node that holds the triangles
    std::vector<int> jointMap; ///< what the joint numbers of its vertices stand for in Mesh::joints; empty: themselves
    int group = -1;            ///< parts of one group are levels of detail of the same thing, one of which is shown
    int level = 0;             ///< 0: the finest, which is shown unless another one is asked for
    StreamId stream = 0;
    ByteRange bytes; ///< of what describes the part, where the format has a record for it

    int corners() const ///< of an element: 3, 2 or 1
    {
        return primitive >= Primitive::Points ? 1 : primitive >= Primitive::Lines ? 2 : 3;
    }
    /// Whether neighbours share corners.
    bool isChain() const
    {
        return primitive == Primitive::TriangleStrip || primitive == Primitive::TriangleFan
               || primitive == Primitive::LineStrip;
    }
    /// How many elements so many indices make.
    qint64 elementsOf(qint64 count) const
    {
        return isChain() ? std::max<qint64>(0, count - (corners() - 1)) : std::max<qint64>(0, count) / corners();
    }
    qint64 elementCount() const { return elementsOf(indexCount); }
    /// The place of a corner of element `index` among the part's indices.
    qint64 cornerOf(qint64 index, int corner) const
    {
        if (!isChain())
            return index * corners() + corner;
        if (primitive == Primitive::TriangleFan && corner == 0)
            return 0;
        // Every second triangle of a strip is turned round, so that all of them face alike.
        const bool isTurned = primitive == Primitive::TriangleStrip && index % 2 != 0;
        return index + (isTurned && corner < 2 ? 1 - corner : corner);
    }
    /// The bytes of element `index` of this part; of one in a fan without the corner that all share.
    ByteRange elementRange(qint64 index) const
    {
        const int shared = primitive == Primitive::TriangleFan ? 1 : 0;
        const qint64 first = firstIndex + (isChain() ? index + shared : index * corners());
        const qint64 last = first + corners() - shared - 1;
        const qint64 size = indices.components > 1 ? componentSize(indices.component) : indices.stride;
        return {indices.placeOf(first), indices.placeOf(last) + size};
    }
};

struct Influence ///< one joint's pull on one vertex
{
    int joint = -1; ///< index into Mesh::joints
    float weight = 0;
};

struct SkinJoint ///< a joint as one mesh uses it
{
    int node = -1;
    std::optional<Mat4> inverseBind; ///< mesh space to joint space; without one the nodes as stored are the bind pose
    View vertices, weights;          ///< pairs of vertex number and weight, where the format stores them with the joint
};

struct SkinSet ///< joint numbers and weights, where the format stores them with the vertex
{
    View joints, weights; ///< equally many components each, at most four; more are further sets
};

struct Morph ///< what is added to vertices by a weight; see MorphReader
{
    QString name;
    QString path;
    View vertices; ///< numbers of the vertices that move; not used by a shape, which has all of them
    View positions, normals, tangents; ///< a difference for each of them
    bool isShape = false;              ///< no differences, but what the vertices become
    float weight = 0;                  ///< what is seen of it as stored
};

struct Mesh
{
    QString name;
    QString path;
    StreamId stream = 0;
    qint64 vertexCount = 0;
    ByteRange vertexBytes;   ///< all vertex records, when interleaved
    qint64 vertexStride = 0; ///< of the whole record; 0 when attributes lie apart
    View positions, normals, colors, tangents, bitangents;
    std::vector<View> texCoords;
    std::vector<Part> parts;
    std::vector<SkinJoint> joints; ///< empty: not skinned
    std::vector<SkinSet> skinSets;
    std::vector<Morph> morphs;
    int node = -1; ///< index into Scene::nodes

    /// Its vertices lie in another file: in the document its node stands for it.
    bool isElsewhere() const { return positions.stream >= FirstOtherFile; }
    /// Bytes of vertex `index`: the record, or its position when attributes lie apart.
    ByteRange vertexRange(qint64 index) const
    {
        if (vertexStride > 0)
            return {vertexBytes.begin + index * vertexStride, vertexBytes.begin + (index + 1) * vertexStride};
        return {positions.begin + index * positions.stride,
                positions.begin + index * positions.stride + positions.stride};
    }
};

/// What is drawn for a node that has nothing to show itself.
enum class Symbol : quint8 {
    None,
    Group,
    Light,   ///< shines along its negative z axis
    Camera,  ///< looks along its negative z axis
    Emitter, ///< of particles, or of anything else that is computed
    Link,    ///< to another file, which is not followed
    Missing, ///< another file should be here, but cannot be found or read
};

struct Node
{
    QString name;
    QString path;
    int parent = -1; ///< always smaller than the own index
    StreamId stream = 0;
    ByteRange bytes; ///< of the whole node
    Vec3 translation;
    Quat rotation;
    Vec3 scale{1, 1, 1};
    /// Where these are stored, so that they can be written: each alone, or together in the 16 numbers of a matrix.
    View storedTranslation, storedRotation, storedScale, storedMatrix;
    bool isElement = false; ///< of a document: they are attributes, see Scene::placeAttributes
    bool isJoint = false;
    Symbol symbol = Symbol::None;
    float opening = 0;     ///< of a light or camera: the angle of what it sees, in radians; 0 when it has none
    float viewHeight = 0;  ///< of a camera that sees distant things as large as near ones: how high what it sees is
    float aspect = 0;      ///< of what a camera sees: width by height; 0 when nothing says it
    ByteRange weightBytes; ///< the node's weight entries, where the format stores them with the joint
    qint64 weightCount = 0;
    qint64 weightStride = 0;
};

struct TextureLayer
{
    /// What its colours do to those of the layers before.
    enum class Blend : quint8 { Replace, Alpha, Multiply, MultiplyTwice, Add };
    int texture = -1;
    int texCoordSet = 0;
    Blend blend = Blend::Multiply;
};

struct Material
{
    QString name;
    QString path;
    StreamId stream = 0;
    ByteRange bytes;
    std::array<float, 4> color{1, 1, 1, 1};
    bool doubleSided = false;
    bool fullBright = false;
    bool flatShaded = false;
    bool vertexColors = false;
    std::vector<TextureLayer> layers;
};

/// A face of a cube: a picture, or a part of one.
struct CubeFace
{
    QString file;                          ///< absolute path, empty when it is not there
    std::array<float, 4> tile{0, 0, 1, 1}; ///< of the picture: left, top, width, height
    bool isTurned = false;                 ///< upside down
};

struct Texture
{
    QString name; ///< as stored
    QString path;
    StreamId stream = 0;
    ByteRange bytes;      ///< of the description
    ByteRange imageBytes; ///< embedded image file, empty when it lies beside
    QString file;         ///< absolute path of the file found beside the model, empty when there is none
    /// Of a cube whose faces lie in files of their own: +X, -X, +Y, -Y, +Z, -Z.
    std::vector<CubeFace> faces;
    bool clampU = false, clampV = false;
    bool masked = false, alpha = false;
    std::array<float, 2> offset{0, 0}, scale{1, 1};
    float rotation = 0; ///< radians
};

/// What a node that is a light throws on surfaces, along its negative z axis.
struct Light
{
    int node = -1;
    Vec3 color;        ///< times its brightness, so above 1 where it is bright
    float radius = 0;  ///< how far it reaches, in units of the world, whatever the scale of its node
    float opening = 0; ///< of its cone, from edge to edge, in radians; a full turn is all around
    bool hasShadows = false;
    float shadowBias = 0; ///< how much nearer than it is something is taken to be, as a share of the radius
};

/// Where particles come from; they leave along its negative z axis.
struct Emitter
{
    struct Range ///< what a particle begins with, and what that is multiplied by at the end of its life
    {
        float least = 0, most = 0, atEnd = 0;
    };
    int node = -1;
    int material = -1;
    qint64 mostParticles = 0;                ///< at one time
    qint64 births = 0;                       ///< of each of them; negative: without end
    float delay = 0;                         ///< seconds
    float rate = 0;                          ///< particles in a second
    float spread = 0;                        ///< the angle in which they leave, in degrees
    Vec3 force;                              ///< what moves all of them besides, in units of the world in a second
    float shortestLife = 0, longestLife = 0; ///< seconds
    Range speed, turning, size;              ///< turning in degrees in a second
    std::array<Range, 4> color;
};

struct Channel ///< keys of one property of one node
{
    enum class Target : quint8 { Translation, Rotation, Scale, Weight };
    Target target = Target::Translation;
    int node = -1;
    View times;  ///< one value per key, in frames or seconds; without any the keys are those of the frames 0, 1, 2, …
    View values; ///< 3 or 4 values per key, as stored; 1 of a weight
    int mesh = -1, morph = -1; ///< what a weight is of: Scene::meshes, Mesh::morphs
};

struct Clip
{
    QString name;
    QString path;
    double first = 0, last = 0; ///< in the unit of the key times
    double rate = 0;            ///< units per second, 0 when the file says nothing
    std::vector<Channel> channels;
    QString otherFile,
        otherPath; ///< of a clip from another file: which one, and the path there; then it has no path here
};

/// A box that is stored around something.
struct StoredBox
{
    QString name;
    StreamId stream = 0;
    ByteRange bytes;
    Vec3 low, high;
    int node = -1; ///< in whose space it is; -1: that of the scene
    int mesh = -1; ///< around which it is; -1: all of them
};

/// Where bytes that a scene brings along come from.
struct OtherStream
{
    QString file;   ///< absolute path; empty: they lie in no file
    QString holder; ///< path of what they are packed in; empty: they are those of the file
    friend bool operator==(const OtherStream &, const OtherStream &) = default;
};

struct Scene;

/// Materials in files of their own, for models that name none. Looks at a bounded number of files.
struct MaterialFiles
{
    QStringList (*around)(const QString &model); ///< absolute paths of those in folders around the file of a model
    /// Gives the model of the scene one more material, and says which; -1 when the file is none.
    int (*add)(Scene &scene, const QString &model, const QString &file);
};

enum class Handedness : quint8 { Left, Right };

struct Scene
{
    Handedness handedness = Handedness::Right;
    bool flipY = false;            ///< the format stores y downwards
    bool clockwiseFront = false;   ///< seen in the format's own system
    bool textureOriginTop = false; ///< v runs down
    QuaternionForm rotations;      ///< how channels and nodes store them
    /// Where nodes are elements: the attributes for the translation, the rotation in degrees (first around z, then x, then y),
    /// and the scale.
    std::array<const char *, 9> placeAttributes{};
    std::vector<Node> nodes;
    std::vector<Mesh> meshes;
    std::vector<Material> materials;
    std::vector<Texture> textures;
    std::vector<Clip> clips;
    std::vector<Emitter> emitters;
    std::vector<Light> lights; ///< in the order of their nodes
    std::vector<StoredBox> boxes;
    const MaterialFiles *materialFiles = nullptr; ///< null: the file itself says what is on its surfaces
    QString modelFile;                            ///< absolute path, where there are material files
    std::vector<Bytes> otherFiles;                ///< the streams from FirstOtherFile on
    std::vector<OtherStream> otherStreams;        ///< where each of them comes from
    std::optional<Picture> picture;               ///< a file that is a picture has nothing else

    bool isEmpty() const { return nodes.empty() && meshes.empty() && textures.empty() && !picture; }
    Mat4 worldMatrix(int node) const;
    /// Brings bytes along; returns their number.
    StreamId addOther(const Bytes &bytes, const OtherStream &from);
    /// Where a stream comes from; null when it is one of the document's own, or there is none of that number.
    const OtherStream *originOf(StreamId stream) const;
    /// The number of a stream of another file; nothing when it is not among those.
    std::optional<StreamId> findOther(const OtherStream &from) const;
};

/// The bytes of a stream; null when there is none of that number. `document` is indexed by StreamId.
const Bytes *bytesOf(StreamId stream, std::span<const Bytes> document, std::span<const Bytes> otherFiles);

/// The (at most four strongest) influences on the first `vertexLimit` vertices, weights made to add up to 1. Empty when the
/// mesh has no skin. For the streams see bytesOf().
std::vector<std::array<Influence, 4>> skinInfluences(const Mesh &mesh, std::span<const Bytes> document,
                                                     qint64 vertexLimit, std::span<const Bytes> otherFiles = {});

/// Which thing of a scene owns some bytes, and the reverse; the index answers by arithmetic and binary search.
struct Pick
{
    enum class Kind : quint8 { None, Vertex, Element, Joint, Material, Texture, Key };
    Kind kind = Kind::None;
    int mesh = -1;    ///< or the node, material, texture, clip
    int part = -1;    ///< or the channel
    qint64 first = 0; ///< first vertex, element of the part, key of the channel, or weight entry of a joint
    qint64 count = 0; ///< 0 for a joint: the joint as a whole
    friend bool operator==(const Pick &, const Pick &) = default;
};

/// What `range` of `stream` touches: vertices, elements of parts, joints (their node, weights or keys), keys, materials.
std::vector<Pick> picksIn(const Scene &scene, StreamId stream, ByteRange range);

} // namespace scene
} // namespace hexahedron
