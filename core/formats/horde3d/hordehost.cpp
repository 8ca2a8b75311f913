#include "core/formats/horde3d/hordehost.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <array>

namespace hexahedron {

namespace {

constexpr int MostFolders = 5;    // the file's own, and those around it
constexpr int MostEntries = 1000; // of a folder; what is meant stands among the first ones

constexpr std::array documentEnds{".material.xml", ".scene.xml", ".pipeline.xml", ".particle.xml", ".compute.xml"};
constexpr std::array usualFolders{"animation", "animations", "effects",   "geo",      "geometry",
                                  "material",  "materials",  "models",    "overlays", "particle",
                                  "particles", "pipeline",   "pipelines", "scene",    "scenes",
                                  "shader",    "shaders",    "skybox",    "texture",  "textures"};

bool isHordeFile(const QString &folder, const QString &name)
{
    const auto ends = [&](const char *end) { return name.endsWith(QLatin1StringView(end), Qt::CaseInsensitive); };
    if (std::ranges::any_of(documentEnds, ends))
        return true;
    // Other programs use these extensions, too.
    if (!ends(".geo") && !ends(".anim"))
        return false;
    QFile file(folder + u'/' + name);
    const QByteArray begin = file.open(QIODevice::ReadOnly) ? file.read(4) : QByteArray();
    return begin == "H3DG" || begin == "H3DA";
}

bool isUsualFolder(const QString &name)
{
    return std::ranges::any_of(usualFolders, [&](const char *usual) {
        return name.compare(QLatin1StringView(usual), Qt::CaseInsensitive) == 0;
    });
}

/// True when a name in the folder passes the test; of very many only the first ones are looked at.
template<typename Test>
bool anyIn(const QString &folder, QDir::Filters filters, Test test)
{
    QDirIterator entries(folder, filters | QDir::NoDotAndDotDot);
    for (int i = 0; i < MostEntries && entries.hasNext(); ++i) {
        entries.next();
        if (test(entries.fileName()))
            return true;
    }
    return false;
}

bool holdsHordeFiles(const QString &folder)
{
    return anyIn(folder, QDir::Files, [&](const QString &name) { return isHordeFile(folder, name); });
}

/// True when a folder that is usual in content folders lies there, and has files of Horde3D.
bool holdsContentFolders(const QString &folder)
{
    return anyIn(folder, QDir::Dirs,
                 [&](const QString &name) { return isUsualFolder(name) && holdsHordeFiles(folder + u'/' + name); });
}

} // namespace

bool isInHordeContent(const QString &file)
{
    if (file.isEmpty())
        return false;
    QDir folder = QFileInfo(file).absoluteDir();
    // A single file in a folder farther out, such as the one of all temporary files, says nothing.
    bool isBeside = true;
    for (int i = 0; i < MostFolders && !folder.isRoot(); ++i) {
        if ((isBeside && holdsHordeFiles(folder.absolutePath())) || holdsContentFolders(folder.absolutePath()))
            return true;
        isBeside = isUsualFolder(folder.dirName());
        if (!folder.cdUp())
            break;
    }
    return false;
}

} // namespace hexahedron
