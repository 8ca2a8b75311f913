#pragma once

#include "core/schema/described.h"

#include <QCoreApplication>

#include <array>

namespace hexahedron {

/// Urho3D models (.mdl): UMDL, whose vertices are described by a mask, and UMD2, whose vertices are described element by
/// element. Statements stand in the order of the reference and use its names; numbers such as M11 are those of its rules.
class UrhoModelFormat : public Described<UrhoModelFormat>
{
    Q_DECLARE_TR_FUNCTIONS(UrhoModelFormat)

public:
    static constexpr qint64 MovesPosition = 0x01, MovesNormal = 0x02, MovesTangent = 0x80; ///< in elementMask of morphs
    enum PrimitiveType { TriangleList, LineList, PointList, TriangleStrip, LineStrip, TriangleFan };
    UrhoModelFormat();

    /// Fields that cross rules, the scene and tests look for; each kind of model has its own.
    struct Fields
    {
        const Field *model = nullptr;
        const Field *vertexBuffers = nullptr, *elementMask = nullptr, *elements = nullptr;
        const Field *morphRangeStart = nullptr, *morphRangeCount = nullptr, *vertices = nullptr;
        const Field *indexBuffers = nullptr, *indices16 = nullptr, *indices32 = nullptr;
        const Field *geometries = nullptr, *boneMapping = nullptr, *lods = nullptr;
        const Field *distance = nullptr, *primitiveType = nullptr, *lodVertexBuffer = nullptr,
                    *lodIndexBuffer = nullptr;
        const Field *indexStart = nullptr, *lodIndexCount = nullptr;
        const Field *morphs = nullptr, *morphName = nullptr, *morphBuffers = nullptr;
        const Field *morphVertexBuffer = nullptr, *morphElementMask = nullptr, *morphVertices = nullptr;
        const Field *boneCount = nullptr, *bones = nullptr, *boneName = nullptr, *parent = nullptr;
        const Field *boneRotation = nullptr, *offsetMatrix = nullptr;
        const Field *boundingBox = nullptr, *geometryCenters = nullptr;
    };
    std::array<Fields, 2> kinds; ///< UMDL, UMD2
    /// Those of the kind whose section `model` is; null when it is neither.
    const Fields *fieldsOf(const Field *model) const;

private:
    /// Handles that later statements use.
    struct VertexBuffers
    {
        RecordRef buffer, vertex;
    };
    struct Geometries
    {
        FieldRef count, boneMapping;
    };
    Fields model(RecordRef file);
    VertexBuffers vertexBuffers(RecordRef file, Fields &fields);
    RecordRef indexBuffers(RecordRef file, Fields &fields, const RecordRef &vertex);
    Geometries geometries(RecordRef file, Fields &fields, const RecordRef &vertexBuffer, const RecordRef &indexBuffer);
    void morphs(RecordRef file, Fields &fields, const VertexBuffers &vertexBuffers);
    RecordRef skeleton(RecordRef file, Fields &fields);
};

} // namespace hexahedron
