#pragma once

#include "core/schema/described.h"
#include "core/tree/format.h"
#include "core/tree/tree.h"

#include <QCoreApplication>

#include <array>

namespace hexahedron {

/// One of the ways in which the header of a K3D file is laid out. All begin and end with the same bytes.
struct K3dLayout
{
    static constexpr qint64 Front = 8, Rest = 112; ///< how many
    const char *name;
    int versionWidth;
    int exporterTypeWidth;
    int padding;

    constexpr qint64 headerSize() const { return Front + versionWidth + exporterTypeWidth + 1 + padding + Rest; }
};

/// In the order in which they are tried. Only the first one is what the engine reads and writes; the others follow the
/// published page to the letter.
inline constexpr std::array<K3dLayout, 4> k3dLayouts{{
    {"engine132", 4, 4, 3},
    {"packed129", 4, 4, 0},
    {"doc126", 1, 4, 0},
    {"doc123", 1, 1, 0},
}};

inline constexpr quint32 k3dMagic = 0xDECAFBAD;
inline constexpr quint32 k3dModel = 15;

/// Kohi models (.k3d). Statements stand in the order of the reference and use its names; numbers such as K13 are those of its
/// rules. The file is described once for each layout of the header: only that differs.
class K3dFormat : public Described<K3dFormat>
{
    Q_DECLARE_TR_FUNCTIONS(K3dFormat)

public:
    static constexpr qint64 None = 0xffff; ///< no name, no parent
    K3dFormat();

    /// Fields that cross rules, the scene and tests look for.
    struct Fields
    {
        const K3dLayout *layout = nullptr;
        const Field *file = nullptr, *header = nullptr, *magic = nullptr, *assetType = nullptr;
        const Field *extents = nullptr, *center = nullptr, *globalTransform = nullptr;
        const Field *submeshCount = nullptr, *boneCount = nullptr, *nodeCount = nullptr, *animationCount = nullptr;
        const Field *stringTableOffset = nullptr;

        const Field *submeshNames = nullptr, *materialNames = nullptr, *vertexCounts = nullptr, *indexCounts = nullptr;
        const Field *meshTypes = nullptr;
        const Field *submeshCenters = nullptr, *submeshExtents = nullptr;
        const Field *vertices = nullptr, *indices = nullptr;

        const Field *boneNames = nullptr, *boneOffsets = nullptr;
        const Field *nodeNames = nullptr, *parents = nullptr, *locals = nullptr;
        const Field *totalChannelCount = nullptr, *animationNames = nullptr;
        const Field *durations = nullptr, *ticksPerSecond = nullptr, *channelCounts = nullptr;

        /// What channels say about one kind of keys.
        struct Keys
        {
            const Field *counts = nullptr, *offsets = nullptr, *run = nullptr, *value = nullptr, *time = nullptr;
            qint64 size = 0;
        };
        const Field *animationIds = nullptr, *channelNames = nullptr, *keyBuffer = nullptr;
        Keys positions, rotations, scales;

        const Field *strings = nullptr, *entryCount = nullptr, *dataBlockSize = nullptr;
        const Field *entries = nullptr, *entryOffset = nullptr, *entryLength = nullptr, *characters = nullptr;
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

/// How well a file fits the layout with which it was read: what its guards say, and where the string table is.
struct K3dFit
{
    int guards = 0;            ///< right ones in a row from the beginning
    int wrongGuards = 0;       ///< parts that are where they should be, but begin with another number
    bool reachesTable = false; ///< every part fits, and every mesh type means something
    bool hasOffset = false;    ///< string_table_offset says where the table is
    int score = 0;             ///< see the reference, section 2

    bool isComplete() const { return reachesTable && wrongGuards == 0 && hasOffset; }

    static K3dFit of(const StreamTree &read);
    static K3dFit of(const Bytes &file, const K3dLayout &layout);
};

/// The number of the layout that a file has, among k3dLayouts; the first one where nothing tells.
int k3dLayoutOf(const Bytes &file);

/// Whether the header of the string table at `table` has padding.
bool hasWideStringHeader(ByteCursor &bytes, ByteRange table);

// What new bones, nodes, animations and channels are called: a new bone and a new channel take the name of a node that has none
// yet, others get a name of their own.
std::vector<NewReference> k3dBoneNames(const Tree &tree, const Item &list, qint64 index, qint64 count);
std::vector<NewReference> k3dNodeNames(const Tree &tree, const Item &list, qint64 index, qint64 count);
std::vector<NewReference> k3dAnimationNames(const Tree &tree, const Item &list, qint64 index, qint64 count);
std::vector<NewReference> k3dChannelNames(const Tree &tree, const Item &list, qint64 index, qint64 count);
/// Bones and channels that no node is called like any more go with the nodes.
void k3dTakeNamedLikeNodes(Wishes &wishes, const ElementsChange &nodes);

/// The rule of the K3D reference that looks at more than one field: everything that does not stand in the description.
void k3dModelIsSound(Checker &checker);
/// What a model shows: submeshes at the root, the tree of nodes, bones bound to nodes of their name, clips.
scene::Scene k3dScene(const Tree &tree);

const Format &k3dFormat();

} // namespace hexahedron
