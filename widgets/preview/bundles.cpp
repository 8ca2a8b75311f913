#include "widgets/preview/bundles.h"

#include "core/scene/texturelayers.h"

#include <tuple>

namespace hexahedron::preview {

using scene::Mat4;
using scene::Vec3;

namespace {

constexpr size_t FewParts = 64;                 // are drawn one by one
constexpr size_t FewCopies = 4;                 // of a shape
constexpr qint64 SmallShape = 64;               // elements that are joined rather than repeated
constexpr size_t SmallMesh = 4096;              // vertices that are copied to join them with others
constexpr qint64 SmallPart = 20'000;            // elements that are copied for the same
constexpr size_t MostBlendedByThemselves = 200; // more could not be sorted anyway while something moves

const scene::Mesh &sourceOf(const PreparedScene &prepared, int mesh)
{
    return prepared.scene->meshes[size_t(prepared.meshes[size_t(mesh)].mesh)];
}

/// What batches have in common.
using Appearance = std::tuple<int, int, bool, bool, bool>;

Appearance appearanceOf(const PreparedScene &prepared, PartPlace place)
{
    const PreparedPart &part = prepared.meshes[size_t(place.first)].parts[size_t(place.second)];
    const scene::Mesh &source = sourceOf(prepared, place.first);
    return {part.material, part.corners, source.colors.isPresent(), !source.texCoords.empty(),
            isInsideOut(prepared, place.first)};
}

class Bundler
{
public:
    explicit Bundler(const PreparedScene &prepared)
        : m_prepared(prepared)
    {
    }

    std::vector<Bundle> bundles()
    {
        size_t parts = 0, blended = 0;
        std::map<int, size_t> copies;
        for (int m = 0; size_t(m) < m_prepared.meshes.size(); ++m) {
            const PreparedMesh &mesh = m_prepared.meshes[size_t(m)];
            parts += mesh.parts.size();
            for (int p = 0; size_t(p) < mesh.parts.size(); ++p)
                blended += isBlended(m_prepared, {m, p}) ? 1 : 0;
            ++copies[mesh.shape];
        }
        m_isSmall = parts <= FewParts;
        m_sortsBlended = blended <= MostBlendedByThemselves;
        for (int m = 0; size_t(m) < m_prepared.meshes.size(); ++m) {
            const int shape = m_prepared.meshes[size_t(m)].shape;
            if (shape >= 0 && copies[shape] >= FewCopies && isWorthRepeating(m))
                addCopy(m);
            else if (!m_isSmall && isWorthJoining(m))
                join(m);
            else
                addSingle(m);
        }
        return std::move(m_bundles);
    }

private:
    bool isByItself(PartPlace place) const { return m_isSmall || (m_sortsBlended && isBlended(m_prepared, place)); }

    bool isWorthRepeating(int index) const
    {
        const PreparedMesh &mesh = m_prepared.meshes[size_t(index)];
        qint64 elements = 0;
        for (int p = 0; size_t(p) < mesh.parts.size(); ++p) {
            const PreparedPart &part = mesh.parts[size_t(p)];
            if (part.corners != 3 || (m_sortsBlended && isBlended(m_prepared, {index, p})))
                return false;
            elements += part.elementCount();
        }
        return elements >= SmallShape;
    }

    bool isWorthJoining(int index) const
    {
        const PreparedMesh &mesh = m_prepared.meshes[size_t(index)];
        if (mesh.vertices.size() > SmallMesh)
            return false;
        for (int p = 0; size_t(p) < mesh.parts.size(); ++p) {
            if (isByItself({index, p}) || hasCube({index, p})) // which is seen from the middle of its mesh
                return false;
        }
        return true;
    }

    bool hasCube(PartPlace place) const
    {
        const auto &layers = materialOf(m_prepared, place).layers;
        return std::any_of(layers.begin(), layers.end(), [this](const scene::TextureLayer &layer) {
            return layer.texture >= 0 && size_t(layer.texture) < m_prepared.cubes.size()
                   && m_prepared.cubes[size_t(layer.texture)];
        });
    }

    void addSingle(int index)
    {
        Bundle &bundle = m_bundles.emplace_back();
        bundle.meshes = {index};
        const std::vector<PreparedPart> &parts = m_prepared.meshes[size_t(index)].parts;
        std::map<Appearance, size_t> known;
        for (int p = 0; size_t(p) < parts.size(); ++p) {
            if (isByItself({index, p}) || parts[size_t(p)].elementCount() > SmallPart)
                bundle.batches.push_back({{{index, p}}});
            else
                addTo(bundle, known, {index, p});
        }
    }

    void addTo(Bundle &bundle, std::map<Appearance, size_t> &known, PartPlace place) const
    {
        const auto [batch, isNew] = known.try_emplace(appearanceOf(m_prepared, place), bundle.batches.size());
        if (isNew)
            bundle.batches.emplace_back();
        bundle.batches[batch->second].parts.push_back(place);
    }

    void join(int index)
    {
        constexpr size_t MostVertices = 1'000'000; // so that a change of few is not one of all
        const size_t count = m_prepared.meshes[size_t(index)].vertices.size();
        if (m_joined < 0 || m_joinedVertices + count > MostVertices) {
            m_joined = int(m_bundles.size());
            m_joinedVertices = 0;
            m_joinedBatches.clear();
            m_bundles.emplace_back().kind = Bundle::Kind::Joined;
        }
        Bundle &bundle = m_bundles[size_t(m_joined)];
        bundle.meshes.push_back(index);
        bundle.firstVertex.push_back(quint32(m_joinedVertices));
        m_joinedVertices += count;
        for (int p = 0; size_t(p) < m_prepared.meshes[size_t(index)].parts.size(); ++p)
            addTo(bundle, m_joinedBatches, {index, p});
    }

    void addCopy(int index)
    {
        const PreparedMesh &mesh = m_prepared.meshes[size_t(index)];
        const auto [known, isNew] = m_repeated.try_emplace(mesh.shape, m_bundles.size());
        if (isNew)
            m_bundles.emplace_back().kind = Bundle::Kind::Repeated;
        Bundle &bundle = m_bundles[known->second];
        bundle.meshes.push_back(index);
        for (int p = 0; size_t(p) < mesh.parts.size(); ++p) {
            const auto key = std::tuple(mesh.shape, p, appearanceOf(m_prepared, {index, p}));
            const auto [batch, isNewBatch] = m_repeatedBatches.try_emplace(key, bundle.batches.size());
            if (isNewBatch)
                bundle.batches.emplace_back();
            bundle.batches[batch->second].parts.emplace_back(index, p);
        }
    }

    const PreparedScene &m_prepared;
    bool m_isSmall = true, m_sortsBlended = true;
    std::vector<Bundle> m_bundles;
    int m_joined = -1; // the bundle to which others can be joined
    size_t m_joinedVertices = 0;
    std::map<Appearance, size_t> m_joinedBatches;
    std::map<int, size_t> m_repeated; // the bundle of each shape
    std::map<std::tuple<int, int, Appearance>, size_t> m_repeatedBatches;
};

} // namespace

std::vector<Bundle> bundlesOf(const PreparedScene &prepared)
{
    return Bundler(prepared).bundles();
}

Bundle aloneBundle(const PreparedScene &prepared, int mesh)
{
    Bundle bundle;
    bundle.meshes = {mesh};
    for (int p = 0; size_t(p) < prepared.meshes[size_t(mesh)].parts.size(); ++p)
        bundle.batches.push_back({{{mesh, p}}});
    return bundle;
}

const scene::Material &materialOf(const PreparedScene &prepared, PartPlace part)
{
    static const scene::Material none;
    const int material = prepared.meshes[size_t(part.first)].parts[size_t(part.second)].material;
    return material >= 0 ? prepared.scene->materials[size_t(material)] : none;
}

bool isBlended(const PreparedScene &prepared, PartPlace part)
{
    if (prepared.meshes[size_t(part.first)].parts[size_t(part.second)].corners < 3)
        return false;
    const scene::Material &material = materialOf(prepared, part);
    const scene::ShownLayers layers(material, [&](size_t texture) {
        return texture < prepared.images.size() && !prepared.images[texture].isNull();
    });
    const int texture = layers.base.texture;
    return scene::isTranslucent(material, texture >= 0 ? &prepared.scene->textures[size_t(texture)] : nullptr);
}

bool isInsideOut(const PreparedScene &prepared, int mesh)
{
    const int node = prepared.meshes[size_t(mesh)].node;
    if (node < 0)
        return false;
    const auto &m = prepared.restMatrices[size_t(node)].m;
    const float volume = m[0] * (m[5] * m[10] - m[9] * m[6]) - m[4] * (m[1] * m[10] - m[9] * m[2])
                         + m[8] * (m[1] * m[6] - m[5] * m[2]);
    return (volume < 0) != prepared.mirrored;
}

Mat4 normalMatrix(const Mat4 &matrix)
{
    const auto &m = matrix.m; // columns one after the other
    const auto minor = [&](size_t a, size_t b, size_t c, size_t d) { return m[a] * m[d] - m[b] * m[c]; };
    Mat4 result;
    result.m = {minor(5, 6, 9, 10),
                minor(6, 4, 10, 8),
                minor(4, 5, 8, 9),
                0, //
                minor(9, 10, 1, 2),
                minor(10, 8, 2, 0),
                minor(8, 9, 0, 1),
                0, //
                minor(1, 2, 5, 6),
                minor(2, 0, 6, 4),
                minor(0, 1, 4, 5),
                0, //
                0,
                0,
                0,
                1};
    if (m[0] * result.m[0] + m[1] * result.m[1] + m[2] * result.m[2] < 0) {
        for (float &number : result.m)
            number = -number;
    }
    return result;
}

void placeVertices(const SurfaceVertices &vertices, const Mat4 &matrix, std::span<SurfaceVertex> placed)
{
    const Mat4 normals = normalMatrix(matrix);
    for (size_t i = 0; i < placed.size(); ++i) {
        const Vec3 normal = normals.mappedVector(vertices[i].normal);
        const float length = std::hypot(normal.x, normal.y, normal.z);
        const float by = length > 0 && std::isfinite(length) ? 1 / length : 0;
        placed[i] = {matrix.mapped(vertices[i].position), {normal.x * by, normal.y * by, normal.z * by}};
    }
}

SharedArray<quint32> elementsOf(const PreparedScene &prepared, const Bundle &bundle,
                                const std::vector<PartPlace> &parts, bool isCoarse)
{
    const auto stored = [&](PartPlace place) -> const SharedArray<quint32> & {
        const PreparedPart &part = prepared.meshes[size_t(place.first)].parts[size_t(place.second)];
        return isCoarse ? part.coarse : part.indices;
    };
    if (parts.size() == 1 && bundle.kind != Bundle::Kind::Joined)
        return stored(parts.front());
    size_t count = 0;
    for (const PartPlace &place : parts)
        count += stored(place).size();
    SharedArray<quint32> all(count);
    auto to = all.edit().begin();
    for (const PartPlace &place : parts) {
        quint32 first = 0;
        if (bundle.kind == Bundle::Kind::Joined) {
            const auto mesh = std::lower_bound(bundle.meshes.begin(), bundle.meshes.end(), place.first);
            first = bundle.firstVertex[size_t(mesh - bundle.meshes.begin())];
        }
        to = std::transform(stored(place).begin(), stored(place).end(), to,
                            [first](quint32 index) { return index + first; });
    }
    return all;
}

SharedArray<quint32> edgesOf(const SharedArray<quint32> &triangles)
{
    SharedArray<quint32> lines(triangles.size() / 3 * 6);
    auto to = lines.edit().begin();
    for (size_t i = 0; i + 2 < triangles.size(); i += 3) {
        for (const size_t corner : {0, 1, 1, 2, 2, 0})
            *to++ = triangles[i + corner];
    }
    return lines;
}

} // namespace hexahedron::preview
