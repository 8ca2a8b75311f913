#include "widgets/preview/edgepicker.h"

#include "widgets/preview/nearestline.h"

#include <vector>

namespace hexahedron::preview {

std::optional<EdgeHit> edgeAt(const PreparedScenePtr &prepared, const Pose &pose, const OrbitCamera &camera,
                              const QPointF &pixel, bool hasSurfaces)
{
    NearestLine nearest(camera, pixel);
    std::vector<EdgeHit> offered;
    const auto offerTriangle = [&](size_t m, const PreparedPart &part, qint64 element, const scene::Mat4 &matrix) {
        const SurfaceVertices &vertices = pose.vertices(*prepared, m);
        const quint32 *corner = &part.indices[size_t(element * 3)];
        if (corner[0] == corner[1] && corner[1] == corner[2])
            return; // one that cannot be shown
        for (int i = 0; i < 3; ++i) {
            const quint32 from = corner[i], to = corner[(i + 1) % 3];
            const int before = nearest.node();
            nearest.offer(int(offered.size()), matrix.mapped(vertices[from].position),
                          matrix.mapped(vertices[to].position));
            if (nearest.node() != before)
                offered.push_back({int(m), qint64(from), qint64(to)});
        }
    };
    const auto hit = hasSurfaces ? Picker(prepared, pose).triangleAt(camera.ray(pixel)) : std::nullopt;
    if (hit) {
        const auto m = size_t(hit->mesh);
        const PreparedPart &part = prepared->meshes[m].parts[size_t(hit->part)];
        offerTriangle(m, part, hit->element, pose.matrix(*prepared, m));
    }
    for (size_t m = 0; m < prepared->meshes.size() && !hit; ++m) {
        const scene::Mat4 matrix = pose.matrix(*prepared, m);
        if (!pose.isSkinned(m) && !nearest.mayBeIn(prepared->meshes[m].bounds, matrix))
            continue;
        for (size_t p = 0; p < prepared->meshes[m].parts.size(); ++p) {
            const PreparedPart &part = prepared->meshes[m].parts[p];
            if (part.corners != 3 || !pose.shows(*prepared, m, p))
                continue;
            for (qint64 e = 0; e < part.elementCount(); ++e) {
                // The boxes are those of the unbent mesh.
                if (e % PreparedPart::RunLength == 0 && !pose.isSkinned(m)
                    && !nearest.mayBeIn(part.runs[size_t(e / PreparedPart::RunLength)], matrix))
                    e += PreparedPart::RunLength - 1;
                else
                    offerTriangle(m, part, e, matrix);
            }
        }
    }
    return nearest.node() < 0 ? std::nullopt : std::optional(offered[size_t(nearest.node())]);
}

} // namespace hexahedron::preview
