#include "core/formats/ecere/e3dmodel.h"

#include "core/check/joinedfile.h"
#include "core/check/structure.h"
#include "core/tree/items.h"

#include <algorithm>
#include <array>

namespace hexahedron {

namespace {

constexpr int MostNested = 200; // nodes in nodes; a scene that is deeper is none

constexpr auto fields = &fieldsOf<E3dFormat>;

void collectBlocks(const Tree &tree, const Item &container, std::vector<Item> &blocks, std::vector<Item> *packed);

/// Those that lie in the container itself.
void collectOwnBlocks(const Tree &tree, const Item &container, std::vector<Item> &blocks, std::vector<Item> *packed)
{
    if (container.role != Item::Role::Root && container.role != Item::Role::Frame)
        return;
    const auto layout = tree.layoutOf(container.stream,
                                      container.node); // kept: the tree forgets those it was asked for long ago
    const bool isRoot = container.role == Item::Role::Root;
    const NodeId end = isRoot ? joinedNode(tree.stream(container.stream)) : NoNode; // frames of another file are none
    for (const NodeId frame : layout->frames) {
        if (frame >= end)
            break;
        const Item child = tree.itemOf(container.stream, frame);
        if (child.role != Item::Role::Frame)
            continue;
        if (child.field != fields().lzma) {
            blocks.push_back(child);
            continue;
        }
        if (packed)
            packed->push_back(child);
        const auto content = tree.contentOf(child); // how deep they may be packed is limited
        if (content && content->stream != NoStream)
            collectBlocks(tree, child, blocks, packed);
        if (!content || content->stream == NoStream || !tree.stream(content->stream).isWhole)
            blocks.push_back(child);
    }
}

/// What is packed comes behind the fields of the packed block.
void collectBlocks(const Tree &tree, const Item &container, std::vector<Item> &blocks, std::vector<Item> *packed)
{
    if (!container.isValid())
        return;
    collectOwnBlocks(tree, container, blocks, packed);
    const auto content = Tree::mayHold(container) ? tree.contentOf(container) : nullptr;
    if (content && content->stream != NoStream)
        collectOwnBlocks(tree, tree.root(content->stream), blocks, packed);
}

/// Goes through the blocks of a file in order.
class ModelReader
{
public:
    ModelReader(const Tree &tree, E3dModel &model)
        : m_tree(tree)
        , m_model(model)
    {
    }

    void read(const Item &root)
    {
        m_model.topLevel = blocksIn(root);
        for (const Item &block : m_model.topLevel) {
            const E3dFormat::Fields &f = fields();
            if (block.field == f.meshes)
                readMeshes(block);
            else if (block.field == f.nodes)
                readNodes(block, -1, 0);
            else if (block.field == f.materials)
                forEach(block, f.material, [this](const Item &material) { readMaterial(material); });
            else if (block.field == f.textures)
                forEach(block, f.texture, [this](const Item &texture) { readTexture(texture); });
            else if (block.field == f.animations)
                forEach(block, f.animation, [this](const Item &animation) { readAnimation(animation); });
        }
    }

private:
    std::vector<Item> blocksIn(const Item &container)
    {
        std::vector<Item> blocks = e3dBlocksIn(m_tree, container, &m_model.packed);
        m_model.hasUnknown = m_model.hasUnknown || std::ranges::any_of(blocks, [&](const Item &block) {
                                 return block.field && container.field
                                        && (block.field == block.field->schema->unknownFrame
                                            || !structure::belongsInto(*block.field, *container.field));
                             });
        m_model.hasUnread = m_model.hasUnread || std::ranges::any_of(blocks, [](const Item &block) {
                                return block.field == fields().lzma;
                            });
        return blocks;
    }

    template<typename Visit>
    void forEach(const Item &container, const Field *block, Visit visit)
    {
        for (const Item &item : blocksIn(container)) {
            if (item.field == block)
                visit(item);
        }
    }

    void define(E3dModel::Definition &definition, const Item &item, const E3dFormat::ValueBlock &id)
    {
        definition.item = item;
        definition.order = m_order++;
        const Item block = e3dBlockIn(m_tree, item, id.block);
        definition.id = childOf(m_tree, block, id.value);
        definition.number = integerIn(m_tree, block, id.value);
    }

    void use(E3dModel::Kind kind, const Item &block, const Field *value, bool mayComeBefore = false)
    {
        const Item id = childOf(m_tree, block, value);
        if (id.isValid())
            m_model.uses.push_back({kind, id, integerIn(m_tree, block, value), m_order, mayComeBefore});
    }

    /// Where they stay: a mesh is too large to be moved whenever there are twice as many.
    void readMeshes(const Item &container)
    {
        const std::vector<Item> blocks = blocksIn(container);
        const auto isMesh = [](const Item &block) { return block.field == fields().mesh; };
        m_model.meshes.reserve(m_model.meshes.size() + size_t(std::ranges::count_if(blocks, isMesh)));
        for (const Item &block : blocks) {
            if (isMesh(block))
                readMesh(block);
        }
    }

    void readMesh(const Item &item)
    {
        const E3dFormat::Fields &f = fields();
        E3dModel::Mesh mesh;
        define(mesh, item, f.meshId);
        for (const Item &block : blocksIn(item)) {
            if (block.field == f.attributes)
                readAttributes(block, mesh);
            else if (block.field == f.triFaces16 || block.field == f.triFaces32)
                readTriangles(block, mesh);
            else if (block.field == f.meshBBox)
                mesh.box = block;
            else if (block.field == f.duplicates)
                mesh.duplicates = block;
            else if (block.field == f.facesMaterials)
                mesh.facesMaterials = block;
            else if (block.field == f.parts)
                mesh.parts = block;
            else if (block.field == f.skin)
                mesh.skins.push_back(block);
            else if (block.field == f.morphs)
                readMorphs(block, mesh);
        }
        for (const Item &skin : mesh.skins)
            blocksIn(skin);
        if (!mesh.skins.empty())
            mesh.skinBones = e3dBlockIn(m_tree, mesh.skins.front(), f.skinBones);
        m_model.meshes.push_back(std::move(mesh));
    }

    void readMorphs(const Item &block, E3dModel::Mesh &mesh)
    {
        mesh.morphs = block;
        forEach(block, fields().morph, [&](const Item &morph) {
            mesh.targets.push_back({morph, e3dNumberIn(m_tree, morph, fields().morphMesh).value_or(0)});
            use(E3dModel::Kind::Mesh, e3dBlockIn(m_tree, morph, fields().morphMesh.block), fields().morphMesh.value);
        });
    }

    void readAttributes(const Item &block, E3dModel::Mesh &mesh)
    {
        const E3dFormat::Fields &f = fields();
        if (mesh.attributeBlocks.empty())
            mesh.vertexCount = integerIn(m_tree, block, f.vertexCount);
        mesh.attributeBlocks.push_back(block);
        if (mesh.attributeBlocks.size() > 1)
            return; // a rule tells
        for (const Item &inner : blocksIn(block)) {
            if (inner.field == f.interleaved) {
                mesh.attributes.push_back(interleaved(inner));
                continue;
            }
            for (const E3dFormat::Fields::Single &single : f.singles) {
                if (single.block == inner.field)
                    mesh.attributes.push_back(alone(inner, single));
            }
        }
    }

    E3dModel::Attributes interleaved(const Item &block) const
    {
        const E3dFormat::Fields &f = fields();
        E3dModel::Attributes attributes{
            .block = block, .entries = {}, .entryItems = {}, .elements = {}, .isInterleaved = true};
        const Item list = childOf(m_tree, block, f.entries);
        attributes.stride = integerIn(m_tree, block, f.stride);
        constexpr qint64 MostEntries = 64;
        std::vector<qint64> numbers;
        for (qint64 i = 0; list.isValid() && i < qMin(list.count, MostEntries); ++i) {
            const Item entry = m_tree.child(list, i);
            numbers.push_back(integerIn(m_tree, entry, f.entryType));
            numbers.push_back(integerIn(m_tree, entry, f.entryOffset));
            attributes.entryItems.push_back(entry);
        }
        numbers.push_back(attributes.stride);
        attributes.entries = e3dEntries(numbers);
        attributes.elements = childOf(m_tree, block, f.vertexData);
        return attributes;
    }

    E3dModel::Attributes alone(const Item &block, const E3dFormat::Fields::Single &single) const
    {
        const Item elements = childOf(m_tree, block, single.elements);
        const qint64 stride = elements.isValid() ? elements.stride : 0;
        return {.block = block,
                .entries = {{single.type, 0, stride}},
                .entryItems = {},
                .stride = stride,
                .elements = elements};
    }

    void readTriangles(const Item &block, E3dModel::Mesh &mesh)
    {
        const E3dFormat::Fields &f = fields();
        const bool isSmall = block.field == f.triFaces16;
        if (mesh.triangleBlocks.empty()) {
            mesh.triangles = childOf(m_tree, block, isSmall ? f.triangles16 : f.triangles32);
            mesh.triangleCount = mesh.triangles.isValid() ? mesh.triangles.count : 0;
        }
        mesh.triangleBlocks.push_back(block);
    }

    void readNodes(const Item &container, int parent, int depth)
    {
        const E3dFormat::Fields &f = fields();
        for (const Item &item : blocksIn(container)) {
            const bool isMeshNode = item.field == f.meshNode;
            if (!isMeshNode && item.field != f.cameraNode && item.field != f.lightNode)
                continue;
            E3dModel::Node node;
            node.parent = parent;
            node.isMeshNode = isMeshNode;
            define(node, item, f.nodeId);
            node.name = e3dTextIn(m_tree, item, f.nodeName);
            const Item mesh = e3dBlockIn(m_tree, item, f.nodeMesh.block);
            node.mesh = integerIn(m_tree, mesh, f.nodeMesh.value);
            use(E3dModel::Kind::Mesh, mesh, f.nodeMesh.value);
            use(E3dModel::Kind::Node, e3dBlockIn(m_tree, item, f.skeleton), f.skeletonNode, true);
            m_model.nodes.push_back(std::move(node));
            if (depth < MostNested)
                readNodes(item, int(m_model.nodes.size()) - 1, depth + 1);
        }
    }

    void readMaterial(const Item &item)
    {
        const E3dFormat::Fields &f = fields();
        define(m_model.materials.emplace_back(), item, f.materialId);
        for (const Item &block : blocksIn(item)) {
            if (std::ranges::find(f.maps, block.field) != f.maps.end())
                use(E3dModel::Kind::Texture, e3dBlockIn(m_tree, block, f.mapTexture.block), f.mapTexture.value);
        }
    }

    void readTexture(const Item &item)
    {
        const E3dFormat::Fields &f = fields();
        E3dModel::Texture &texture = m_model.textures.emplace_back();
        define(texture, item, f.textureId);
        const std::array sources{f.png.block, f.jpg.block, f.jpg2k.block, f.textureName.block};
        std::ranges::copy_if(blocksIn(item), std::back_inserter(texture.sources), [&](const Item &block) {
            return std::ranges::find(sources, block.field) != sources.end();
        });
    }

    void readAnimation(const Item &item)
    {
        const E3dFormat::Fields &f = fields();
        E3dModel::Animation animation{.item = item, .tracks = {}};
        forEach(item, f.track, [&](const Item &block) {
            E3dModel::Track track{
                .item = block, .blocks = blocksIn(block), .keyBlocks = {}, .nodeId = {}, .nodeName = {}};
            for (const Item &inner : track.blocks) {
                if (inner.field == f.trackNode.block)
                    track.nodeId = inner;
                else if (inner.field == f.trackName.block)
                    track.nodeName = inner;
                else if (std::ranges::any_of(f.keyBlocks, [&](const auto &keys) { return keys.block == inner.field; }))
                    track.keyBlocks.push_back(inner);
            }
            use(E3dModel::Kind::Node, track.nodeId, f.trackNode.value);
            animation.tracks.push_back(std::move(track));
        });
        m_model.animations.push_back(std::move(animation));
    }

    const Tree &m_tree;
    E3dModel &m_model;
    int m_order = 0;
};

} // namespace

std::vector<Item> e3dBlocksIn(const Tree &tree, const Item &container, std::vector<Item> *packed)
{
    std::vector<Item> blocks;
    collectBlocks(tree, container, blocks, packed);
    return blocks;
}

Item e3dBlockIn(const Tree &tree, const Item &container, const Field *block)
{
    const std::vector<Item> blocks = e3dBlocksIn(tree, container);
    const auto it = std::ranges::find_if(blocks, [=](const Item &item) { return item.field == block; });
    return it == blocks.end() ? Item() : *it;
}

std::optional<qint64> e3dNumberIn(const Tree &tree, const Item &container, const E3dFormat::ValueBlock &block)
{
    const Item item = childOf(tree, e3dBlockIn(tree, container, block.block), block.value);
    if (!item.isValid() || item.fault != Fault::None)
        return {};
    return integerIn(tree, tree.parent(item), block.value);
}

QByteArray e3dTextIn(const Tree &tree, const Item &container, const E3dFormat::ValueBlock &block)
{
    return textIn(tree, e3dBlockIn(tree, container, block.block), block.value);
}

const E3dModel::Attributes *E3dModel::Mesh::attributesWith(qint64 type) const
{
    for (const Attributes &some : attributes) {
        if (std::ranges::any_of(some.entries, [=](const E3dEntry &e) { return e.type == type; }))
            return &some;
    }
    return nullptr;
}

E3dModel E3dModel::read(const Tree &tree, const Item &root)
{
    E3dModel model;
    ModelReader(tree, model).read(root);
    return model;
}

Item E3dModel::rootAround(const Tree &tree, const Item &item)
{
    Item above = item;
    while (above.isValid() && above.field != E3dFormat::instance().schema->root)
        above = tree.parent(above);
    return above;
}

std::vector<size_t> E3dModel::morphedWith(size_t mesh) const
{
    std::map<qint64, size_t> places;
    for (size_t i = 0; i < meshes.size(); ++i) {
        if (meshes[i].number != 0)
            places.emplace(meshes[i].number, i);
    }
    std::vector<std::vector<size_t>> links(meshes.size());
    for (size_t i = 0; i < meshes.size(); ++i) {
        for (const Morph &morph : meshes[i].targets) {
            const auto target = places.find(morph.target);
            if (target == places.end())
                continue;
            links[i].push_back(target->second);
            links[target->second].push_back(i);
        }
    }
    std::vector<bool> isFound(meshes.size());
    std::vector<size_t> found{mesh};
    isFound[mesh] = true;
    for (size_t next = 0; next < found.size(); ++next) {
        for (const size_t other : links[found[next]]) {
            if (!isFound[other])
                found.push_back(other);
            isFound[other] = true;
        }
    }
    return found;
}

std::vector<const E3dModel::Definition *> E3dModel::definitions(Kind kind) const
{
    const auto pointers = [](const auto &some) {
        std::vector<const Definition *> all;
        for (const Definition &definition : some)
            all.push_back(&definition);
        return all;
    };
    switch (kind) {
    case Kind::Mesh:
        return pointers(meshes);
    case Kind::Material:
        return pointers(materials);
    case Kind::Texture:
        return pointers(textures);
    case Kind::Node:
        break;
    }
    return pointers(nodes);
}

std::map<qint64, const E3dModel::Definition *> E3dModel::byNumber(Kind kind) const
{
    std::map<qint64, const Definition *> numbers;
    for (const Definition *definition : definitions(kind)) {
        if (definition->number != 0)
            numbers.emplace(definition->number, definition);
    }
    return numbers;
}

} // namespace hexahedron
