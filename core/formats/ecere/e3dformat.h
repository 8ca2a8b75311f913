#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

namespace hexahedron {

/// Ecere E3D models (.e3d), version 1.0, as described by the E3D specification and by what its one reader and writer does.
/// Statements stand in the order of the reference and use its names. Numbers such as "40" are those of its list of rules; the
/// README of this folder maps them to issue codes.
class E3dFormat : public Described<E3dFormat>
{
    Q_DECLARE_TR_FUNCTIONS(E3dFormat)

public:
    static constexpr qint64 HeaderSize = 2 + 4; ///< type and size of a block, which counts them
    static constexpr const char *Magic = "E3DF";
    static constexpr qint64 Version = 0x0100;
    static constexpr qint64 MostProperties = 9 * 5 * 5 - 1; ///< of LZMA: lc, lp and pb in one number
    enum MaterialFlags : qint64 { DoubleSided = 1, PartlyTransparent = 2, Translucent = 4, WrapU = 8, WrapV = 16 };
    E3dFormat();

    /// A block that holds one number or text.
    struct ValueBlock
    {
        const Field *block = nullptr;
        const Field *value = nullptr;
    };

    /// Blocks and fields that cross rules, the scene and tests look for. The same type of block has a field of its own in each
    /// container, because there it means something else.
    struct Fields
    {
        const Field *version = nullptr, *magic = nullptr;
        const Field *lzma = nullptr, *properties = nullptr;

        const Field *meshes = nullptr, *mesh = nullptr, *trianglesAhead = nullptr, *verticesAhead = nullptr;
        ValueBlock meshId;
        const Field *meshBBox = nullptr, *boxLow = nullptr, *boxHigh = nullptr;
        const Field *duplicates = nullptr, *duplicates16 = nullptr, *duplicates32 = nullptr;
        const Field *attributes = nullptr, *vertexCount = nullptr;
        const Field *interleaved = nullptr, *entries = nullptr, *entryType = nullptr, *entryOffset = nullptr,
                    *listEnd = nullptr, *stride = nullptr, *vertexData = nullptr;
        struct Single ///< an attribute in a block of its own
        {
            qint64 type = 0;
            const Field *block = nullptr, *elements = nullptr;
        };
        std::vector<Single> singles;
        const Field *triFaces16 = nullptr, *triangles16 = nullptr, *indices16 = nullptr;
        const Field *triFaces32 = nullptr, *triangles32 = nullptr, *indices32 = nullptr;
        const Field *facesMaterials = nullptr, *ranges = nullptr, *rangeStart = nullptr, *rangeCount = nullptr,
                    *rangeMaterial = nullptr;
        const Field *skin = nullptr, *bindMatrix = nullptr, *skinBones = nullptr, *bones = nullptr, *boneName = nullptr,
                    *boneMatrix = nullptr;
        const Field *parts = nullptr, *parts12 = nullptr;
        const Field *morphs = nullptr, *morphCount = nullptr, *morph = nullptr;
        ValueBlock morphNumber, morphName, morphWeight, morphMesh;

        const Field *nodes = nullptr, *meshNode = nullptr, *cameraNode = nullptr, *lightNode = nullptr;
        ValueBlock nodeId, nodeName, nodeMesh;
        const Field *skeleton = nullptr, *skeletonNode = nullptr, *orientation = nullptr;

        const Field *materials = nullptr, *material = nullptr;
        ValueBlock materialId, materialName, materialFlags, opacity, diffuse;
        std::vector<const Field *> maps;
        std::vector<const Field *> colorMaps; ///< of colour in light, in each of the three ways to describe a surface
        ValueBlock mapTexture, mapTextureName;

        const Field *textures = nullptr, *texture = nullptr;
        ValueBlock textureId, textureName, png, jpg, jpg2k;

        const Field *animations = nullptr, *animation = nullptr, *animationFrames = nullptr, *firstFrame = nullptr,
                    *lastFrame = nullptr;
        ValueBlock animationName, trackNode, trackName;
        const Field *track = nullptr, *keyCount = nullptr, *loopsBehind = nullptr, *frameNumbers = nullptr,
                    *trackMorph = nullptr;
        struct KeyBlock
        {
            const Field *block = nullptr, *keys = nullptr;
        };
        std::vector<KeyBlock> keyBlocks;
    };
    Fields fields;

private:
    void versionBlock(RecordRef file);
    void meshesBlock(RecordRef file);
    FieldRef attributesBlock(RecordRef mesh);
    std::vector<const Field *> vertexRecords() const;
    void interleavedBlock(RecordRef attributes, const FieldRef &vertexCount);
    void singleBlock(RecordRef attributes, qint64 type, const FieldRef &vertexCount);
    void duplicatesBlock(RecordRef mesh, const FieldRef &vertexCount);
    void triangleBlocks(RecordRef mesh, const FieldRef &vertexCount);
    void partsBlock(RecordRef mesh);
    void skinBlock(RecordRef mesh);
    void morphsBlock(RecordRef mesh);
    void nodesBlock(RecordRef file);
    void nodeContent(RecordRef node);
    void materialsBlock(RecordRef file);
    const Field *mapBlock(RecordRef material, quint32 type, const char *name);
    void texturesBlock(RecordRef file);
    void animationsBlock(RecordRef file);
    void keyBlocks(RecordRef track, const FieldRef &keyCount);
    void lzmaBlock(RecordRef file);
    /// Blocks that may hold packed blocks; each of them gets `lzma` among its own.
    std::vector<Field *> m_containers;
    RecordRef container(RecordRef block)
    {
        m_containers.push_back(block.field());
        return block;
    }
};

const Format &e3dFormat();

} // namespace hexahedron
