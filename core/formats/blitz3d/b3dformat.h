#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Blitz3D models (.b3d), as described by the Blitz3D file format specification V0.01 and by what its loaders do.
/// Statements stand in the order of the specification and use its names. Numbers such as V22 are those of the reference's
/// list of rules; the README of this folder maps them to issue codes.
class B3dFormat : public Described<B3dFormat>
{
    Q_DECLARE_TR_FUNCTIONS(B3dFormat)

public:
    B3dFormat();
    enum TextureFlag { Alpha = 2, Masked = 4, ClampU = 16, ClampV = 32, Sphere = 64, Cube = 128, SecondSet = 65536 };
    enum BrushEffect { FullBright = 1, VertexColors = 2, FlatShaded = 4, DoubleSided = 16, VertexAlpha = 32 };
    enum KeysFlag { Position = 1, Scale = 2, Rotation = 4 };
    enum VertexFlag { Normals = 1, Colors = 2 };
    static constexpr qint64 MostLayers = 8; ///< textures of a brush, and sets of texture coordinates

    /// Fields that cross rules, the scene and tests look for.
    struct Fields
    {
        const Field *texs = nullptr, *textures = nullptr, *textureFile = nullptr, *textureFlags = nullptr,
                    *textureBlend = nullptr;
        const Field *texturePosition = nullptr, *textureScale = nullptr, *textureRotation = nullptr;
        const Field *brus = nullptr, *brushes = nullptr, *textureCount = nullptr;
        const Field *brushName = nullptr, *brushColor = nullptr, *brushFx = nullptr;
        const Field *brushTextures = nullptr;
        const Field *node = nullptr, *nodeName = nullptr;
        const Field *nodeRotation = nullptr;
        const Field *mesh = nullptr, *meshBrush = nullptr;
        const Field *vrts = nullptr, *vertexFlags = nullptr, *vertexSets = nullptr, *vertexSetSize = nullptr;
        const Field *vertices = nullptr, *vertexTexCoords = nullptr;
        const Field *tris = nullptr, *trisBrush = nullptr, *triangles = nullptr;
        const Field *bone = nullptr, *weights = nullptr, *weightVertex = nullptr, *weight = nullptr;
        const Field *keys = nullptr, *keysFlags = nullptr, *keyList = nullptr;
        const Field *keyPosition = nullptr, *keyScale = nullptr, *keyRotation = nullptr;
        const Field *anim = nullptr, *animFrames = nullptr, *animRate = nullptr;
        const Field *seqs = nullptr, *sequenceName = nullptr, *sequenceFirst = nullptr, *sequenceLast = nullptr;
        const Field *pivo = nullptr;
    };
    Fields fields;

private:
    RecordRef textureChunk(RecordRef file);
    RecordRef brushChunk(RecordRef file, const RecordRef &textures);
    RecordRef meshChunk(RecordRef node, const RecordRef &brushes);
    void boneChunk(RecordRef node, const RecordRef &vertices);
    void keysChunk(RecordRef node);
    void animationChunks(RecordRef node);
};

const Format &b3dFormat();

} // namespace hexahedron
