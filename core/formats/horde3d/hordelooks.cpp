#include "core/formats/horde3d/hordelooks.h"

#include "core/check/markupelement.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordescene.h"
#include "core/scene/shapes.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

constexpr int MostLinks = 8;

constexpr auto fields = &fieldsOf<HordeMaterialFormat>;

std::optional<MarkupElement> outermost(const Tree &document)
{
    return outermostOf(document, 0, {fields().material});
}

/// Shaders may call their samplers what they like; what holds colors has such a name in the shaders that come with the engine.
bool isColorMap(const QByteArray &sampler)
{
    const QByteArray name = sampler.toLower();
    return name.contains("albedo") || name.contains("diffuse") || name.contains("color");
}

bool isOtherMap(const QByteArray &sampler)
{
    const QByteArray name = sampler.toLower();
    return name.contains("normal") || name.contains("env") || name.contains("ambient") || name.contains("shadow")
           || name.contains("detail") || name.contains("height") || name.contains("spec");
}

} // namespace

int HordeLooks::material(const QByteArray &name, const scene::Node &user)
{
    const QString path = m_files.pathOf(name);
    if (path.isEmpty())
        return -1;
    const auto known = m_materials.constFind(path);
    if (known != m_materials.constEnd())
        return *known;
    const auto document = m_files.read(path, hordeMaterialFormat());
    if (!document)
        return *m_materials.insert(path, -1);
    scene::Material material;
    material.name = textOf(name);
    material.path = user.path;
    material.stream = user.stream;
    describe(material, *document);
    m_scene.materials.push_back(std::move(material));
    return *m_materials.insert(path, int(m_scene.materials.size()) - 1);
}

void HordeLooks::describe(scene::Material &material, const Tree &document)
{
    QByteArray map;
    bool isColored = false, isCertain = false;
    std::shared_ptr<const Tree> kept; // the linked document that is looked at
    std::optional<MarkupElement> root = outermost(document);
    for (int links = 0; root && links < MostLinks;
         ++links) { // what a linked material sets holds where this one sets nothing
        bool isFirst = map.isEmpty();
        for (const MarkupElement &child : root->children()) {
            if (child.field() == fields().sampler && !isCertain) {
                const QByteArray name = child.text(fields().samplerName);
                const bool isColor = isColorMap(name);
                if (isColor || (isFirst && map.isEmpty() && !isOtherMap(name)))
                    map = child.text(fields().samplerMap);
                isCertain = isColor;
            } else if (child.field() == fields().uniform && !isColored
                       && child.text(fields().uniformName).toLower().contains("diffuse")) {
                isColored = true;
                const char *const parts[] = {"a", "b", "c"}; // what the fourth number means only the shader knows
                for (size_t i = 0; i < std::size(parts); ++i)
                    material.color[i] = std::clamp(float(child.number(parts[i])), 0.f, 1.f);
            }
        }
        const QByteArray link = root->text(fields().link);
        kept = link.isEmpty() ? nullptr : m_files.read(m_files.pathOf(link), hordeMaterialFormat());
        root = kept ? outermost(*kept) : std::nullopt;
    }
    if (!map.isEmpty() && !map.startsWith('$'))
        material.layers.push_back({.texture = texture(map, material)});
}

scene::Scene hordeMaterialScene(const Tree &tree)
{
    scene::Scene scene;
    HordeFiles files(tree);
    HordeLooks looks(files, scene);
    const std::optional<MarkupElement> root = outermost(tree);
    if (!root)
        return scene;
    scene::Node node;
    node.name = node.path = tree.path(root->item());
    scene::Material material;
    material.name = material.path = node.path;
    looks.describe(material, tree);
    if (material.layers.empty() && material.color == scene::Material().color)
        return scene;
    // A click on the ball leads to the name of its picture. Were it the whole element, the ball would be lit all the time.
    Item item = root->attribute(fields().link);
    for (const MarkupElement &child : root->children()) {
        if (child.field() == fields().sampler && !scene.textures.empty()
            && textOf(child.text(fields().samplerMap)) == scene.textures.front().name)
            item = child.attribute(fields().samplerMap);
    }
    if (item.field->standsFor)
        node.bytes = item.range;
    scene::Shape ball = scene::ball(FirstOtherFile);
    ball.mesh.name = ball.mesh.path = ball.mesh.parts.front().path = node.path;
    ball.mesh.node = 0;
    ball.mesh.parts.front().material = 0;
    for (scene::Texture &texture : scene.textures)
        texture.path = node.path;
    scene.nodes.push_back(std::move(node));
    scene.materials.push_back(std::move(material));
    scene.meshes.push_back(std::move(ball.mesh));
    scene.addOther(ball.bytes, {});
    return scene;
}

int HordeLooks::texture(const QByteArray &name, const scene::Material &user)
{
    const auto known = m_textures.constFind(name);
    if (known != m_textures.constEnd())
        return *known;
    scene::Texture texture;
    texture.name = textOf(name);
    texture.path = user.path;
    texture.stream = user.stream;
    texture.file = m_files.pathOf(name);
    // The engine turns pictures so that v = 0 is their lowest row, but not those that are stored as the graphics card has them.
    if (name.toLower().endsWith(".dds") || name.toLower().endsWith(".ktx")) {
        texture.scale[1] = -1;
        texture.offset[1] = 1;
    }
    m_scene.textures.push_back(std::move(texture));
    return *m_textures.insert(name, int(m_scene.textures.size()) - 1);
}

} // namespace hexahedron
