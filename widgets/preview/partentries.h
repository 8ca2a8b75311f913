#pragma once

#include "widgets/preview/preparedscene.h"

#include <QHash>

#include <memory>
#include <set>
#include <utility>
#include <vector>

namespace hexahedron::preview {

/// One thing of a scene that can be looked at alone: a part, in all its levels of detail.
struct PartEntry
{
    QString key; ///< the same in every state of the file
    QString name;
    QString material;                       ///< its name, empty when it has none
    std::vector<std::pair<int, int>> parts; ///< mesh and part of the scene; the finest level first
};

/// In the order of the file.
class PartEntries
{
public:
    PartEntries() = default;
    explicit PartEntries(const scene::Scene &scene);

    const std::vector<PartEntry> &all() const { return m_entries; }
    /// The entry of a part of the scene; -1 when there is none.
    int of(int mesh, int part) const;
    int of(const QString &key) const { return m_byKey.value(key, -1); }

private:
    std::vector<PartEntry> m_entries;
    std::vector<std::vector<int>> m_byPart;
    QHash<QString, int> m_byKey;
};

/// Of several levels of detail the one that is shown: mesh and part of the scene.
std::pair<int, int> shownPart(const PartEntry &entry, const scene::Scene &scene, const Levels &levels);

/// How many elements each of them has in the level of detail that is shown.
std::vector<qint64> elementCounts(const PartEntries &entries, const PreparedScene &prepared, const Levels &levels);

/// How much of a scene is shown.
struct ShownAmount
{
    qint64 triangles = 0, lines = 0, points = 0;
    qint64 vertices = 0; ///< of meshes of which anything is shown
};
ShownAmount shownAmount(const PreparedScene &prepared, const Visibility &visible);

/// The scene with pictures or materials of somebody's choice on some parts: by their keys, absolute paths of files. The scene itself
/// when none of these parts is in it.
std::shared_ptr<const scene::Scene> withOwnTextures(std::shared_ptr<const scene::Scene> scene,
                                                    const QHash<QString, QString> &files);
/// Numbers of the textures that some part is painted with.
std::set<int> usedTextures(const scene::Scene &scene);

} // namespace hexahedron::preview
