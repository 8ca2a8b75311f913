#pragma once

#include "core/formats/ecere/e3dformat.h"
#include "core/formats/ecere/e3dvertex.h"
#include "core/tree/tree.h"

#include <map>
#include <optional>

namespace hexahedron {

/// What rules and the scene need of a file, read once: which blocks there are, wherever they are packed, and what they refer to.
/// Of vertices, triangles and keys only the place is kept. Items may be of any stream of the tree.
struct E3dModel
{
    enum class Kind : quint8 { Mesh, Material, Texture, Node };

    /// A block that has a number by which others may refer to it.
    struct Definition
    {
        Item item;
        Item id; ///< the number; invalid when there is none
        qint64 number = 0;
        int order = 0; ///< place in the file
    };
    struct Use
    {
        Kind kind = Kind::Mesh;
        Item id;
        qint64 number = 0;
        int order = 0;
        bool mayComeBefore = false; ///< readers look for the definition at the end
    };

    /// Attributes in one block: interleaved, or one by itself.
    struct Attributes
    {
        Item block;
        std::vector<E3dEntry> entries;
        std::vector<Item> entryItems; ///< one for each of `entries` when they are interleaved
        qint64 stride = 0;
        Item elements; ///< the array
        bool isInterleaved = false;
    };
    /// A mesh that another one changes into.
    struct Morph
    {
        Item item;
        qint64 target = 0; ///< its number
    };
    struct Mesh : Definition
    {
        std::vector<Item> attributeBlocks;
        qint64 vertexCount = 0; ///< of the first of them
        std::vector<Attributes> attributes;
        std::vector<Item> triangleBlocks;
        Item triangles; ///< the array of the first of them
        qint64 triangleCount = 0;
        Item box, duplicates, facesMaterials, parts, skinBones, morphs;
        std::vector<Item> skins;
        std::vector<Morph> targets; ///< of `morphs`

        /// The first attribute of that type; null when there is none.
        const Attributes *attributesWith(qint64 type) const;
    };
    struct Node : Definition
    {
        int parent = -1;
        QByteArray name;
        qint64 mesh = 0;
        bool isMeshNode = true;
    };
    using Material = Definition;
    struct Texture : Definition
    {
        std::vector<Item> sources; ///< blocks with an image or the name of one
    };
    struct Track
    {
        Item item;
        std::vector<Item> blocks;
        std::vector<Item> keyBlocks;
        Item nodeId, nodeName;
    };
    struct Animation
    {
        Item item;
        std::vector<Track> tracks;
    };

    std::vector<Item> topLevel;
    std::vector<Item> packed; ///< packed blocks, at any depth
    bool hasUnread = false;   ///< some of them cannot be read, so that nobody knows what is missing
    bool hasUnknown = false;  ///< of no known type, or elsewhere than they belong: a hit one may define what is missing
    std::vector<Mesh> meshes;
    std::vector<Node> nodes; ///< parents come before their children
    std::vector<Material> materials;
    std::vector<Texture> textures;
    std::vector<Animation> animations;
    std::vector<Use> uses;

    /// `root` is the file, or what a packed or embedded one holds.
    static E3dModel read(const Tree &tree, const Item &root);

    std::vector<const Definition *> definitions(Kind kind) const;
    /// The file, or the packed or embedded one, in which an item lies.
    static Item rootAround(const Tree &tree, const Item &item);

    /// The places in `meshes` of all that are linked with one by morphs, itself among them: their vertices have the same numbers.
    std::vector<size_t> morphedWith(size_t mesh) const;
    /// By number; the first where several have the same. Numbers of 0 are left out.
    std::map<qint64, const Definition *> byNumber(Kind kind) const;
};

/// The blocks in a container, in the order of the file; those that are packed stand for themselves. A packed block is only among
/// them when it cannot be read as a whole; all of them are added to `packed`.
std::vector<Item> e3dBlocksIn(const Tree &tree, const Item &container, std::vector<Item> *packed = nullptr);
/// The first block of that description; invalid when there is none.
Item e3dBlockIn(const Tree &tree, const Item &container, const Field *block);
/// The number in a block of one value.
std::optional<qint64> e3dNumberIn(const Tree &tree, const Item &container, const E3dFormat::ValueBlock &block);
QByteArray e3dTextIn(const Tree &tree, const Item &container, const E3dFormat::ValueBlock &block);

} // namespace hexahedron
