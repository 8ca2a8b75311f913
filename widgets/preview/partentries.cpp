#include "widgets/preview/partentries.h"

#include "core/scene/elements.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <map>

namespace hexahedron::preview {

namespace {

/// What a user knows the part by: its mesh, and which one of several it is.
QString nameOf(const scene::Mesh &mesh, const scene::Part &part, bool isOnlyMesh)
{
    const QString name = mesh.name.section(u'/', -1); // some are called like the file
    const QString last = part.path.section(u'/', -1);
    if (mesh.parts.size() == 1 && !name.isEmpty())
        return name;
    if (isOnlyMesh || name.isEmpty())
        return last;
    return name + QStringLiteral(" / ") + last;
}

/// Groups with one part on each level are one thing; where there are more nobody can tell which belong together.
std::set<int> singleGroups(const scene::Scene &scene)
{
    std::map<int, std::set<int>> levels;
    std::set<int> several{-1};
    for (const scene::Mesh &mesh : scene.meshes) {
        for (const scene::Part &part : mesh.parts) {
            if (!levels[part.group].insert(part.level).second)
                several.insert(part.group);
        }
    }
    std::set<int> single;
    for (const auto &[group, all] : levels) {
        if (!several.contains(group))
            single.insert(group);
    }
    return single;
}

} // namespace

PartEntries::PartEntries(const scene::Scene &scene)
{
    const std::set<int> single = singleGroups(scene);
    std::map<int, int> groups;
    m_byPart.resize(scene.meshes.size());
    for (size_t m = 0; m < scene.meshes.size(); ++m) {
        const scene::Mesh &mesh = scene.meshes[m];
        for (size_t p = 0; p < mesh.parts.size(); ++p) {
            const scene::Part &part = mesh.parts[p];
            const std::pair place{int(m), int(p)};
            const auto group = groups.find(part.group);
            m_byPart[m].push_back(group != groups.end() ? group->second : int(m_entries.size()));
            if (group != groups.end()) {
                m_entries[size_t(group->second)].parts.push_back(place);
                continue;
            }
            if (single.contains(part.group))
                groups.emplace(part.group, int(m_entries.size()));
            const bool hasMaterial = part.material >= 0 && size_t(part.material) < scene.materials.size();
            m_entries.push_back({.key = mesh.path + u'\n' + part.path,
                                 .name = nameOf(mesh, part, scene.meshes.size() == 1),
                                 .material = hasMaterial ? scene.materials[size_t(part.material)].name : QString(),
                                 .parts = {place}});
        }
    }
    for (PartEntry &entry : m_entries) {
        std::ranges::stable_sort(entry.parts, {}, [&](const std::pair<int, int> &place) {
            return scene.meshes[size_t(place.first)].parts[size_t(place.second)].level;
        });
    }
    for (size_t i = 0; i < m_entries.size(); ++i) {
        QString &key = m_entries[i].key;
        if (m_byKey.contains(key)) // one mesh at several nodes
            key += u'\n' + QString::number(i);
        m_byKey.insert(key, int(i));
    }
}

int PartEntries::of(int mesh, int part) const
{
    const bool isThere = mesh >= 0 && size_t(mesh) < m_byPart.size() && part >= 0
                         && size_t(part) < m_byPart[size_t(mesh)].size();
    return isThere ? m_byPart[size_t(mesh)][size_t(part)] : -1;
}

std::pair<int, int> shownPart(const PartEntry &entry, const scene::Scene &scene, const Levels &levels)
{
    const Visibility visible{.levels = levels, .hidden = {}};
    const auto shown = std::ranges::find_if(entry.parts, [&](const std::pair<int, int> &place) {
        return visible.isOfLevel(scene.meshes[size_t(place.first)].parts[size_t(place.second)]);
    });
    return shown == entry.parts.end() ? entry.parts.front() : *shown;
}

static qint64 elementCount(const PreparedScene &prepared, const scene::Mesh &mesh, const scene::Part &part)
{
    return scene::ElementReader(mesh, part, prepared.streams, prepared.scene->otherFiles).count();
}

std::vector<qint64> elementCounts(const PartEntries &entries, const PreparedScene &prepared, const Levels &levels)
{
    std::vector<qint64> counts;
    for (const PartEntry &entry : entries.all()) {
        const auto [m, part] = shownPart(entry, *prepared.scene, levels);
        const scene::Mesh &mesh = prepared.scene->meshes[size_t(m)];
        counts.push_back(elementCount(prepared, mesh, mesh.parts[size_t(part)]));
    }
    return counts;
}

ShownAmount shownAmount(const PreparedScene &prepared, const Visibility &visible)
{
    const auto add = [](qint64 &sum, qint64 count) {
        sum += std::min(count, std::numeric_limits<qint64>::max() - sum);
    };
    ShownAmount amount;
    for (size_t m = 0; m < prepared.scene->meshes.size(); ++m) {
        const scene::Mesh &mesh = prepared.scene->meshes[m];
        bool isAny = mesh.parts.empty();
        for (size_t p = 0; p < mesh.parts.size(); ++p) {
            if (!visible.showsSource(*prepared.scene, int(m), int(p)))
                continue;
            isAny = true;
            const int corners = mesh.parts[p].corners();
            add(corners == 3   ? amount.triangles
                : corners == 2 ? amount.lines
                               : amount.points,
                elementCount(prepared, mesh, mesh.parts[p]));
        }
        if (isAny)
            add(amount.vertices, vertexCountOf(mesh, prepared.streams, prepared.scene->otherFiles));
    }
    return amount;
}

std::shared_ptr<const scene::Scene> withOwnTextures(std::shared_ptr<const scene::Scene> scene,
                                                    const QHash<QString, QString> &files)
{
    if (files.isEmpty())
        return scene;
    auto painted = std::make_shared<scene::Scene>(*scene);
    const PartEntries entries(*scene);
    bool isAny = false;
    for (auto file = files.begin(); file != files.end(); ++file) {
        const int index = entries.of(file.key());
        if (index < 0)
            continue;
        isAny = true;
        const scene::MaterialFiles *materials = painted->materialFiles;
        const bool isText = file->endsWith(u".xml", Qt::CaseInsensitive)
                            || file->endsWith(u".json", Qt::CaseInsensitive);
        const int own = materials && isText ? materials->add(*painted, painted->modelFile, *file) : -1;
        for (const auto &[m, p] : entries.all()[size_t(index)].parts) {
            scene::Part &part = painted->meshes[size_t(m)].parts[size_t(p)];
            if (own >= 0) {
                part.material = own;
                continue;
            }
            scene::Texture texture;
            texture.name = QFileInfo(file.value()).fileName();
            texture.file = file.value();
            const bool hasMaterial = part.material >= 0 && size_t(part.material) < painted->materials.size();
            scene::Material material = hasMaterial ? painted->materials[size_t(part.material)] : scene::Material();
            material.layers = {{.texture = int(painted->textures.size())}};
            part.material = int(painted->materials.size());
            painted->textures.push_back(std::move(texture));
            painted->materials.push_back(std::move(material));
        }
    }
    return isAny ? painted : scene;
}

std::set<int> usedTextures(const scene::Scene &scene)
{
    std::vector<bool> isUsed(scene.materials.size());
    for (const scene::Mesh &mesh : scene.meshes) {
        for (const scene::Part &part : mesh.parts) {
            if (part.material >= 0 && size_t(part.material) < isUsed.size())
                isUsed[size_t(part.material)] = true;
        }
    }
    std::set<int> used;
    for (size_t i = 0; i < isUsed.size(); ++i) {
        for (const scene::TextureLayer &layer : scene.materials[i].layers) {
            if (isUsed[i])
                used.insert(layer.texture);
        }
    }
    return used;
}

} // namespace hexahedron::preview
