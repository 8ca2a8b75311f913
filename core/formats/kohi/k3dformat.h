#pragma once

#include "core/formats/kohi/k3dlayout.h"
#include "core/schema/described.h"
#include "core/tree/format.h"

#include <QCoreApplication>

#include <array>

namespace hexahedron {

/// Kohi models (.k3d). Statements stand in the order of the reference and use its names; numbers such as K13 are those of its
/// rules. The file is described once for each layout of the header: only that differs.
class K3dFormat : public Described<K3dFormat>
{
    Q_DECLARE_TR_FUNCTIONS(K3dFormat)

public:
    K3dFormat();

    /// Fields that cross rules, the scene and tests look for.
    struct Fields
    {
        const K3dLayout *layout = nullptr;
        const Field *file = nullptr, *header = nullptr, *magic = nullptr, *assetType = nullptr;
        const Field *extents = nullptr, *center = nullptr, *globalTransform = nullptr;
        const Field *submeshCount = nullptr, *boneCount = nullptr, *nodeCount = nullptr, *animationCount = nullptr;
        const Field *stringTableOffset = nullptr;

        const Field *submeshes = nullptr, *submeshNames = nullptr, *materialNames = nullptr;
        const Field *vertexCounts = nullptr, *indexCounts = nullptr, *meshTypes = nullptr;
        const Field *submeshCenters = nullptr, *submeshExtents = nullptr;
        const Field *vertexBuffers = nullptr, *vertices = nullptr, *position = nullptr, *normal = nullptr;
        const Field *texcoord = nullptr, *colour = nullptr, *tangent = nullptr, *boneIds = nullptr, *weights = nullptr;
        const Field *indexBuffers = nullptr, *indices = nullptr;

        const Field *bones = nullptr, *boneNames = nullptr, *boneOffsets = nullptr;
        const Field *nodes = nullptr, *nodeNames = nullptr, *parents = nullptr, *locals = nullptr;
        const Field *animations = nullptr, *totalChannelCount = nullptr, *animationNames = nullptr;
        const Field *durations = nullptr, *ticksPerSecond = nullptr, *channelCounts = nullptr;

        /// What channels say about one kind of keys.
        struct Keys
        {
            const Field *counts = nullptr, *offsets = nullptr, *run = nullptr, *keys = nullptr, *value = nullptr;
            const Field *time = nullptr;
            qint64 size = 16;
        };
        const Field *channels = nullptr, *animationIds = nullptr, *channelNames = nullptr, *keyBuffer = nullptr;
        Keys positions, rotations, scales;

        const Field *strings = nullptr, *entryCount = nullptr, *dataBlockSize = nullptr;
        const Field *entries = nullptr, *entryOffset = nullptr, *entryLength = nullptr, *characters = nullptr;
        const Field *text = nullptr;
        std::vector<const Field *> guards; ///< in the order of the file
    };

    std::array<Fields, k3dLayouts.size()> kinds; ///< for each layout of the header

    /// The fields of a section of the file; null when it is none.
    const Fields *fieldsOf(const Field *file) const;

private:
    static Fields model(RecordRef file, const K3dLayout &layout);
    static void header(RecordRef file, Fields &fields);
    static void submeshes(RecordRef file, Fields &fields);
    static RecordRef vertices(RecordRef buffer, const FieldRef &count, const FieldRef &type, Fields &fields);
    static void bones(RecordRef file, Fields &fields);
    static void nodes(RecordRef file, Fields &fields);
    static void animations(RecordRef file, Fields &fields);
    static void channels(RecordRef file, Fields &fields);
    static void strings(RecordRef file, Fields &fields);
};

const Format &k3dFormat();

} // namespace hexahedron
