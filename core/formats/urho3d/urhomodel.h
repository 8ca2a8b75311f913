#pragma once

#include "core/check/checker.h"
#include "core/formats/urho3d/urhomodelformat.h"
#include "core/tree/format.h"

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
        /// The first of what vertices have that means that; null when they have none.
        const Part *partThatMeans(Meaning meaning) const
        {
            const auto it = std::ranges::find_if(
                shape, [=](const Part &part) { return part.field->meaning == meaning && part.field->meaningSet == 0; });
            return it == shape.end() ? nullptr : &*it;
        }
    };
    struct IndexBuffer
    {
        NodeId node = NoNode;
        Part indices;
        qint64 count() const { return indices.field ? indices.count : 0; }
    };
    struct Lod
    {
        using enum UrhoModelFormat::PrimitiveType;
        double distance = 0;
        qint64 primitiveType = 0;
        qint64 vertexBuffer = 0;
        qint64 indexBuffer = 0;
        qint64 indexStart = 0;
        qint64 indexCount = 0;
        /// Of each thing that it draws.
        int corners() const { return primitiveType == TriangleList ? 3 : primitiveType == LineList ? 2 : 1; }
        /// Strips and fans, and what nobody knows.
        bool isConnected() const { return corners() == 1 && primitiveType != PointList; }
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

/// Which vertices the indices of an index buffer name: those of the vertex buffer that levels draw with it, or that each level
/// draws with its part of it.
void urhoVerticesDrawn(const StreamTree &stream, NodeId indexBuffer, IndexUse &use);

/// Which bones the blend indices of a vertex buffer name: those of the skeleton, where no geometry maps them.
void urhoBonesNamed(const StreamTree &stream, NodeId vertexBuffer, IndexUse &use);

/// Rules M of the Urho3D reference that look at more than one field; those of single fields stand in the description.
std::vector<Rule> urhoModelRules();

} // namespace hexahedron
