#include "core/formats/urho3d/urhomaterials.h"

#include "core/files/contentfolder.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <pugixml.hpp>

#include <cmath>

namespace hexahedron {

namespace {

constexpr qint64 MostBytes = qint64(1) << 20; ///< of a material or a list of them
constexpr int MostFolders = 8;                ///< around a model that are looked into
constexpr qsizetype MostMaterials = 1000;     ///< of one model
constexpr int MostToChooseFrom = 2000;        ///< files and folders that are looked into for a list

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    const bool isShort = QFileInfo(path).isFile() && file.size() <= MostBytes && file.open(QIODevice::ReadOnly);
    return isShort ? file.read(MostBytes) : QByteArray();
}

/// The outermost element of that name, in a document that has to outlive it.
pugi::xml_node readXml(const QString &path, const char *root, pugi::xml_document &document)
{
    const QByteArray text = contentOf(path);
    return document.load_buffer(text.constData(), size_t(text.size())) ? document.child(root) : pugi::xml_node();
}

/// What a material says as JSON, in the words of one that is XML.
pugi::xml_node fromJson(const QJsonObject &json, pugi::xml_document &document)
{
    pugi::xml_node root = document.append_child("material");
    const auto add = [&root](const char *element, const char *key, const QString &of, const char *attribute,
                             const QString &value) {
        pugi::xml_node node = root.append_child(element);
        node.append_attribute(key).set_value(of.toUtf8().constData());
        if (attribute)
            node.append_attribute(attribute).set_value(value.toUtf8().constData());
    };
    for (const QJsonValue &technique : json[u"techniques"].toArray())
        add("technique", "name", technique[u"name"].toString(), nullptr, {});
    const QJsonObject textures = json[u"textures"].toObject();
    for (auto texture = textures.begin(); texture != textures.end(); ++texture)
        add("texture", "unit", texture.key(), "name", texture->toString());
    const QJsonObject parameters = json[u"shaderParameters"].toObject();
    for (auto parameter = parameters.begin(); parameter != parameters.end(); ++parameter) {
        const QJsonValue value = parameter->isObject() ? parameter->toObject()[u"value"] : *parameter;
        add("parameter", "name", parameter.key(), "value", value.toString());
    }
    if (json.contains(u"cull"))
        add("cull", "value", json[u"cull"].toString(), nullptr, {});
    return root;
}

/// Its ending says how a material is written.
pugi::xml_node readMaterial(const QString &path, pugi::xml_document &document)
{
    if (!path.endsWith(u".json", Qt::CaseInsensitive))
        return readXml(path, "material", document);
    const QJsonObject json = QJsonDocument::fromJson(contentOf(path)).object();
    const bool isMaterial = json.contains(u"techniques") || json.contains(u"textures");
    return isMaterial ? fromJson(json, document) : pugi::xml_node();
}

/// Which part of one picture each face of a cube is, by the name of the layout: +X, -X, +Y, -Y, +Z, -Z.
std::vector<scene::CubeFace> facesIn(const QString &file, const QString &layout)
{
    struct Layout
    {
        const char16_t *name;
        int columns, rows;
        std::array<std::array<int, 2>, 6> tiles; ///< column, row
        bool isLastTurned = false;
    };
    static const Layout layouts[] = {
        {u"horizontal", 6, 1, {{{1, 0}, {3, 0}, {4, 0}, {5, 0}, {0, 0}, {2, 0}}}},
        {u"horizontalnvidia", 6, 1, {{{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {5, 0}}}},
        {u"horizontalcross", 4, 3, {{{2, 1}, {0, 1}, {1, 0}, {1, 2}, {1, 1}, {3, 1}}}},
        {u"verticalcross", 3, 4, {{{2, 1}, {0, 1}, {1, 0}, {1, 2}, {1, 1}, {1, 3}}}, true},
        {u"blender", 3, 2, {{{2, 0}, {0, 0}, {1, 1}, {0, 1}, {2, 1}, {1, 0}}}},
    };
    const auto *found = std::ranges::find_if(layouts, [&](const Layout &known) {
        return layout.compare(QStringView(known.name), Qt::CaseInsensitive) == 0;
    });
    const Layout &known = found == std::end(layouts) ? layouts[0] : *found;
    const float width = 1.0F / float(known.columns), height = 1.0F / float(known.rows);
    std::vector<scene::CubeFace> faces;
    for (const auto &[column, row] : known.tiles)
        faces.push_back({file, {float(column) * width, float(row) * height, width, height}});
    faces.back().isTurned = known.isLastTurned;
    return faces;
}

QString textOf(const pugi::xml_node &node, const char *attribute)
{
    return QString::fromUtf8(node.attribute(attribute).value()).trimmed();
}

/// Up to four numbers; the others stay.
void readNumbers(const QString &text, std::array<float, 4> &numbers)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts);
    for (size_t i = 0; i < numbers.size() && qsizetype(i) < words.size(); ++i) {
        const float number = words[qsizetype(i)].toFloat();
        numbers[i] = std::isfinite(number) ? number : numbers[i];
    }
}

class Materials
{
public:
    Materials(scene::Scene &scene, const QString &modelFile)
        : m_scene(scene)
        , m_model(modelFile)
        , m_content(modelFile)
    {
    }

    void add();
    /// -1 when the file is none.
    int add(const QString &file) { return material(file, scene::Part()); }

private:
    QStringList listed(int count);
    QStringList calledLikeTheModel(int count) const;
    QStringList calledLikeIn(const QString &folder) const;
    int material(const QString &path, const scene::Part &user);
    void describe(scene::Material &material, const pugi::xml_node &root);
    int texture(const QString &name, const scene::Material &user, scene::Texture texture);
    std::vector<scene::CubeFace> facesOf(const QString &file);
    QString fileOf(const QString &name);

    scene::Scene &m_scene;
    QFileInfo m_model;
    ContentFolder m_content;
    QHash<QString, int> m_materials; ///< by path
};

void Materials::add()
{
    int count = 0;
    for (const scene::Mesh &mesh : m_scene.meshes) {
        for (const scene::Part &part : mesh.parts)
            count = std::max(count, part.group + 1);
    }
    if (count == 0 || folderOf(m_model.filePath()).isEmpty())
        return;
    count = int(std::min<qsizetype>(count, MostMaterials));
    QStringList paths = listed(count);
    if (paths.isEmpty())
        paths = calledLikeTheModel(count);
    for (scene::Mesh &mesh : m_scene.meshes) {
        for (scene::Part &part : mesh.parts) {
            const QString path = paths.value(part.group);
            part.material = path.isEmpty() ? -1 : material(path, part);
        }
    }
}

/// The importer writes the names of materials into a text beside the model, a line for each geometry. Empty when nothing there
/// leads to one.
QStringList Materials::listed(int count)
{
    const QString *name = FolderListing::of(m_model.absolutePath())
                              ->file(m_model.completeBaseName() + QStringLiteral(".txt"));
    const QByteArrayList lines = name ? contentOf(m_model.absolutePath() + u'/' + *name).split('\n') : QByteArrayList();
    QStringList paths;
    bool isAny = false;
    for (const QByteArray &line : lines.mid(0, count)) {
        const QString material = QString::fromUtf8(line).trimmed();
        paths += material.isEmpty() ? QString() : m_content.find(material).path();
        isAny = isAny || !paths.constLast().isEmpty();
    }
    return isAny ? paths : QStringList();
}

/// Materials lie beside the model, or in a folder of that name nearby, in the same subfolder as the model or in none:
/// Models/Snow/Ninja.mdl has Materials/Snow/Ninja.xml.
QStringList Materials::calledLikeTheModel(int count) const
{
    QDir folder = m_model.absoluteDir();
    QStringList below; // folders between that one and the model
    QStringList found = calledLikeIn(folder.absolutePath());
    for (int level = 0; level < MostFolders && found.isEmpty(); ++level) {
        if (const QString *entry = FolderListing::of(folder.absolutePath())->entry(QStringLiteral("Materials"))) {
            const QString materials = folder.absoluteFilePath(*entry);
            if (below.size() > 1)
                found = calledLikeIn(materials + u'/' + below.mid(1).join(u'/'));
            if (found.isEmpty())
                found = calledLikeIn(materials);
        }
        below.prepend(folder.dirName());
        if (!folder.cdUp())
            break;
    }
    // One for each geometry, in the order of their names; that of the whole model is for all that have none of their own.
    const QString name = m_model.completeBaseName();
    const bool hasWhole = !found.isEmpty()
                          && QFileInfo(found.constFirst()).completeBaseName().compare(name, Qt::CaseInsensitive) == 0;
    if (hasWhole && found.size() < count)
        return QStringList(count, found.constFirst());
    return found.mid(0, count);
}

/// "Ninja.xml", "Ninja_1.xml" and "Ninja2.json", but not "NinjaSnow.xml"; the one without more behind it comes first.
QStringList Materials::calledLikeIn(const QString &folder) const
{
    const QString name = m_model.completeBaseName();
    QStringList names = FolderListing::of(folder)->files();
    names.removeIf([&](const QString &file) {
        const bool isMeant = file.size() > name.size() && file.startsWith(name, Qt::CaseInsensitive)
                             && (file.endsWith(u".xml", Qt::CaseInsensitive)
                                 || file.endsWith(u".json", Qt::CaseInsensitive));
        return !isMeant || file.at(name.size()).isLetter();
    });
    names.sort(Qt::CaseInsensitive);
    QStringList paths;
    for (const QString &file : names.mid(0, MostMaterials)) {
        pugi::xml_document document;
        const QString path = folder + u'/' + file;
        if (!readMaterial(path, document))
            continue; // animations have such files too
        if (QFileInfo(file).completeBaseName().size() == name.size())
            paths.prepend(path);
        else
            paths += path;
    }
    // Written both ways it is one material.
    paths.removeIf([all = paths](const QString &path) {
        return path.endsWith(u".json", Qt::CaseInsensitive)
               && all.contains(path.chopped(5) + QStringLiteral(".xml"), Qt::CaseInsensitive);
    });
    return paths;
}

int Materials::material(const QString &path, const scene::Part &user)
{
    const auto known = m_materials.constFind(path);
    if (known != m_materials.constEnd())
        return *known;
    pugi::xml_document document;
    const pugi::xml_node root = readMaterial(path, document);
    if (!root)
        return *m_materials.insert(path, -1);
    scene::Material material;
    material.name = QFileInfo(path).completeBaseName();
    material.path = user.path;
    material.stream = user.stream;
    describe(material, root);
    m_scene.materials.push_back(std::move(material));
    return *m_materials.insert(path, int(m_scene.materials.size()) - 1);
}

void Materials::describe(scene::Material &material, const pugi::xml_node &root)
{
    // The first technique is the best one. Its name says what it does.
    const QString technique = textOf(root.child("technique"), "name").section(u'/', -1).section(u'.', 0, 0);
    const bool isBlended = (technique.contains(u"Alpha") && !technique.contains(u"AlphaMask"))
                           || technique.contains(u"Add");
    material.fullBright = technique.contains(u"Unlit") || technique.contains(u"Sky");
    material.vertexColors = technique.contains(u"VCol");
    material.doubleSided = textOf(root.child("cull"), "value").compare(u"none", Qt::CaseInsensitive) == 0;
    scene::Texture place;
    for (const pugi::xml_node &parameter : root.children("parameter")) {
        const QString name = textOf(parameter, "name").toLower();
        const QString value = textOf(parameter, "value");
        std::array<float, 4> numbers{1, 1, 1, 1};
        if (name == u"matdiffcolor") {
            readNumbers(value, numbers);
            for (size_t i = 0; i < size_t(isBlended ? 4 : 3); ++i)
                material.color[i] = std::clamp(numbers[i], 0.f, 1.f);
        } else if (name == u"uoffset" || name == u"voffset") {
            const size_t axis = name == u"uoffset" ? 0 : 1;
            numbers = axis == 0 ? std::array<float, 4>{1, 0, 0, 0} : std::array<float, 4>{0, 1, 0, 0};
            readNumbers(value, numbers);
            place.scale[axis] = numbers[axis];
            place.offset[axis] = numbers[3];
        }
    }
    place.alpha = isBlended;
    if (technique.startsWith(u"NoTexture"))
        return;
    for (const pugi::xml_node &unit : root.children("texture")) {
        const QString name = textOf(unit, "unit").toLower();
        if (name != u"diffuse" && name != u"diff" && name != u"albedo" && name != u"0")
            continue;
        material.layers.push_back({.texture = texture(textOf(unit, "name"), material, place)});
        return;
    }
}

/// One texture for all materials that use the same picture in the same way.
int Materials::texture(const QString &name, const scene::Material &user, scene::Texture texture)
{
    texture.name = name;
    texture.path = user.path;
    texture.stream = user.stream;
    texture.file = fileOf(name);
    if (name.endsWith(u".xml", Qt::CaseInsensitive))
        texture.faces = facesOf(texture.file);
    // What else is to be known of a picture stands in a file of the same name beside it.
    pugi::xml_document document;
    const QFileInfo file(texture.file);
    const QString parameters = file.absolutePath() + u'/' + file.completeBaseName() + QStringLiteral(".xml");
    for (const pugi::xml_node &address : readXml(parameters, "texture", document).children("address")) {
        const QString mode = textOf(address, "mode").toLower();
        const QString axis = textOf(address, "coord").toLower();
        if (mode == u"clamp" || mode == u"border")
            (axis == u"v" ? texture.clampV : texture.clampU) = true;
    }
    for (size_t i = 0; i < m_scene.textures.size(); ++i) {
        const scene::Texture &known = m_scene.textures[i];
        if (known.name == texture.name && known.alpha == texture.alpha && known.scale == texture.scale
            && known.offset == texture.offset)
            return int(i);
    }
    m_scene.textures.push_back(std::move(texture));
    return int(m_scene.textures.size()) - 1;
}

/// A text in place of a picture says which pictures the faces of a cube are. Names without a folder are of files beside it.
std::vector<scene::CubeFace> Materials::facesOf(const QString &file)
{
    const auto beside = [&](const QString &name) {
        const QString path = QFileInfo(file).absolutePath() + u'/' + name;
        return name.contains(u'/') || !QFileInfo(path).isFile() ? fileOf(name) : path;
    };
    pugi::xml_document document;
    const pugi::xml_node root = readXml(file, "cubemap", document);
    if (const pugi::xml_node image = root.child("image"))
        return facesIn(beside(textOf(image, "name")), textOf(image, "layout"));
    std::vector<scene::CubeFace> faces;
    for (const pugi::xml_node &face : root.children("face")) {
        if (faces.size() < size_t(scene::Picture::CubeFaces))
            faces.push_back({beside(textOf(face, "name"))});
    }
    return faces;
}

/// Names lead from the content folder on. Models that were taken out of theirs have their pictures beside them.
QString Materials::fileOf(const QString &name)
{
    const QString path = m_content.find(name).path();
    if (!path.isEmpty())
        return QFileInfo(path).isFile() ? path : QString();
    const QString *beside = FolderListing::of(m_model.absolutePath())->file(name.section(u'/', -1));
    return beside ? m_model.absolutePath() + u'/' + *beside : QString();
}

/// Those in the folders Materials around a model and below them, the nearest folder first.
QStringList materialsAround(const QString &modelFile)
{
    QStringList paths;
    int looked = 0;
    const auto addFrom = [&](const auto &self, const QString &folder, int depth) -> void {
        if (++looked > MostToChooseFrom || depth > MostFolders)
            return;
        const auto listing = FolderListing::of(folder);
        QStringList names = listing->files();
        names.sort(Qt::CaseInsensitive);
        for (const QString &name : names) {
            pugi::xml_document document;
            const bool isMeant = name.endsWith(u".xml", Qt::CaseInsensitive)
                                 || name.endsWith(u".json", Qt::CaseInsensitive);
            if (isMeant && ++looked <= MostToChooseFrom && readMaterial(folder + u'/' + name, document))
                paths += folder + u'/' + name;
        }
        QStringList below = listing->folders();
        below.sort(Qt::CaseInsensitive);
        for (const QString &name : below)
            self(self, folder + u'/' + name, depth + 1);
    };
    QDir folder = QFileInfo(modelFile).absoluteDir();
    for (int level = 0; level < MostFolders; ++level) {
        if (const QString *entry = FolderListing::of(folder.absolutePath())->entry(QStringLiteral("Materials")))
            addFrom(addFrom, folder.absoluteFilePath(*entry), 0);
        if (!folder.cdUp())
            break;
    }
    return paths;
}

int addMaterialFile(scene::Scene &scene, const QString &modelFile, const QString &file)
{
    return Materials(scene, modelFile).add(file);
}

} // namespace

void addUrhoMaterials(scene::Scene &scene, const QString &modelFile)
{
    static constexpr scene::MaterialFiles files{.around = materialsAround, .add = addMaterialFile};
    if (folderOf(modelFile).isEmpty())
        return;
    Materials(scene, modelFile).add();
    scene.materialFiles = &files;
    scene.modelFile = QFileInfo(modelFile).absoluteFilePath();
}

} // namespace hexahedron
