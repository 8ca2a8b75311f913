#pragma once

#include "core/check/checker.h"
#include "core/formats/urho3d/urhomodelformat.h"

namespace hexahedron {

/// What rules need of a model, read once: everything but vertices and indices, of which only the place is kept.
struct UrhoModel
{
    struct VertexBuffer
    {
        NodeId node = NoNode;
        qint64 morphStart = 0;
        qint64 morphCount = 0;
        std::vector<qint64> words; ///< UMD2: the descriptions of the elements
        Part vertices;
        std::vector<Part> shape; ///< of one vertex
    };
    struct IndexBuffer
    {
        NodeId node = NoNode;
        Part indices;
        qint64 count() const { return indices.field ? indices.count : 0; }
    };
    struct Lod
    {
        double distance = 0;
        qint64 primitiveType = 0;
        qint64 vertexBuffer = 0;
        qint64 indexBuffer = 0;
        qint64 indexStart = 0;
        qint64 indexCount = 0;
    };
    struct Geometry
    {
        NodeId node = NoNode;
        qint64 mappedBones = 0;
        std::vector<Lod> lods;
    };

    const UrhoModelFormat::Fields *fields = nullptr;
    NodeId node = NoNode;
    bool hasBoneCount = false;
    bool hasBox = false;
    std::vector<VertexBuffer> vertexBuffers;
    std::vector<IndexBuffer> indexBuffers;
    std::vector<Geometry> geometries;
    qint64 bones = 0; ///< those that are there

    /// Nothing when the file has no model section.
    static std::optional<UrhoModel> read(const StreamTree &stream);

    /// The buffers that a level draws from; null when they are not there.
    const VertexBuffer *vertexBufferOf(const Lod &lod) const;
    const IndexBuffer *indexBufferOf(const Lod &lod) const;
    /// The number of the first element of `array` below `node`; NoNode when there is none.
    static NodeId firstOf(const NodeStore &nodes, NodeId node, const Field *array);
};

/// Which vertices the indices of an index buffer name: those of the vertex buffer that levels draw with it.
void urhoVerticesDrawn(const StreamTree &stream, NodeId indexBuffer, IndexUse &use);

/// Which bones the blend indices of a vertex buffer name: those of the skeleton, where no geometry maps them.
void urhoBonesNamed(const StreamTree &stream, NodeId vertexBuffer, IndexUse &use);

/// Reads indices of one buffer in order.
class UrhoIndices
{
public:
    UrhoIndices(const Bytes &bytes, const Part &indices)
        : m_cursor(bytes)
        , m_part(indices)
    {
    }
    qint64 at(qint64 index)
    {
        const int width = m_part.field->width;
        return decodeInteger(m_cursor.at(m_part.range.begin + index * width, width), width, false);
    }

private:
    ByteCursor m_cursor;
    Part m_part;
};

// The groups of rules, each in a file of its own.
void buffersAreDescribedWell(Checker &checker, const UrhoModel &model); // M4 M5 M6 M7
void levelsDrawWhatIsThere(Checker &checker, const UrhoModel &model);   // M9 M13 M14 M15 M16
void morphsFitTheirBuffers(Checker &checker, const UrhoModel &model);   // M17 M18 M20 M21
void bonesMakeASkeleton(Checker &checker, const UrhoModel &model);      // M28 M33
void weightsFitTheSkeleton(Checker &checker, const UrhoModel &model);   // M31 M34
void modelHasItsEnd(Checker &checker, const UrhoModel &model);          // M2 M3

} // namespace hexahedron
