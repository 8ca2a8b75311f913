#include "widgets/preview/texturehits.h"

#include "widgets/preview/uvsheet.h"

#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace hexahedron::preview {

static bool isSame(const scene::Texture &texture, const QString &picture)
{
    return !texture.file.isEmpty() && texture.imageBytes.isEmpty()
           && QFileInfo(texture.file).canonicalFilePath() == QFileInfo(picture).canonicalFilePath();
}

bool usesPicture(const scene::Scene &scene, const QString &picture)
{
    return std::ranges::any_of(scene.textures, [&](const scene::Texture &texture) { return isSame(texture, picture); });
}

TextureHits hitsOnTexture(const PreparedScenePtr &prepared, const Visibility &visible, const QString &picture,
                          const QPointF &place)
{
    constexpr int MostRepeats = 32; // in one direction
    constexpr size_t MostTriangles = 5'000;
    TextureHits hits;
    for (const UvSource &source : uvSources(*prepared, visible)) {
        if (source.texture < 0 || !isSame(prepared->scene->textures[size_t(source.texture)], picture))
            continue;
        const UvSheet sheet(prepared, source);
        const QRectF all = sheet.bounds();
        const auto first = [](double edge) { return int(std::floor(std::clamp(edge, -double(MostRepeats), 0.0))); };
        const auto last = [](double edge) { return int(std::ceil(std::clamp(edge, 1.0, double(MostRepeats)))); };
        std::vector<size_t> found;
        for (int x = first(all.left()); x < last(all.right()); ++x) {
            for (int y = first(all.top()); y < last(all.bottom()) && found.size() < MostTriangles; ++y) {
                const std::vector<size_t> here = sheet.at(place + QPointF(x, y));
                found.insert(found.end(), here.begin(), here.end());
            }
        }
        std::ranges::sort(found);
        const auto [from, to] = std::ranges::unique(found);
        found.erase(from, to);
        for (const size_t triangle : found)
            hits.triangles.push_back(sheet.hit(triangle));
        const std::vector<scene::Pick> vertices = sheet.verticesOf(found);
        hits.vertices.insert(hits.vertices.end(), vertices.begin(), vertices.end());
    }
    return hits;
}

} // namespace hexahedron::preview
