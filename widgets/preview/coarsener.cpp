#include "widgets/preview/coarsener.h"

#include <algorithm>
#include <array>
#include <bit>

namespace hexahedron::preview {

using scene::Vec3;

namespace {

/// Which vertex stands for all in its cell.
class Cells
{
public:
    Cells(const PreparedMesh &mesh, float cell)
        : m_standIns(mesh.vertices.size())
    {
        // Open addressing: a table of the library would need a piece of memory for each of millions of cells.
        const size_t size = std::bit_ceil(std::max<size_t>(mesh.vertices.size() * 2, 16));
        std::vector<Slot> slots(size);
        const float perCell = 1 / cell;
        for (size_t v = 0; v < mesh.vertices.size(); ++v) {
            const Vec3 &at = mesh.vertices[v].position;
            const quint64 key = place(at.x - mesh.bounds.low.x, perCell)
                                | place(at.y - mesh.bounds.low.y, perCell) << 21
                                | place(at.z - mesh.bounds.low.z, perCell) << 42;
            size_t slot = size_t((key * 0x9e3779b97f4a7c15ull) >> 20) & (size - 1);
            while (slots[slot].isTaken && slots[slot].key != key)
                slot = (slot + 1) & (size - 1);
            if (!slots[slot].isTaken)
                slots[slot] = {key, quint32(v), true};
            m_standIns[v] = slots[slot].vertex;
        }
    }
    quint32 operator[](quint32 vertex) const { return m_standIns[vertex]; }

private:
    struct Slot
    {
        quint64 key = 0;
        quint32 vertex = 0;
        bool isTaken = false;
    };
    static quint64 place(float distance, float perCell)
    {
        constexpr float most = (1 << 21) - 1;
        return quint64(std::clamp(distance * perCell, 0.f, most));
    }

    std::vector<quint32> m_standIns;
};

/// How much larger a mesh is in the world than by itself.
float scaleOf(const PreparedScene &scene, const PreparedMesh &mesh)
{
    const scene::Mat4 &matrix = mesh.node >= 0 ? scene.restMatrices[size_t(mesh.node)] : scene.root;
    const float there = mesh.bounds.mapped(matrix).radius(), here = mesh.bounds.radius();
    return there > 0 && std::isfinite(there / here) ? there / here : 1;
}

/// Remembers elements, those of others too that begin at another corner.
class Seen
{
public:
    explicit Seen(qint64 most)
        : m_slots(std::bit_ceil(std::max<size_t>(size_t(most) * 2, 16)), Corners{Nothing, 0, 0})
    {
    }
    /// False when it is there already.
    bool insert(const quint32 *corner, size_t corners)
    {
        const size_t first = size_t(std::min_element(corner, corner + corners) - corner);
        Corners key{};
        for (size_t k = 0; k < corners; ++k) // the direction stays: it says which side is the front
            key[k] = corner[(first + k) % corners];
        const quint64 mixed = (quint64(key[0]) * 0x9e3779b97f4a7c15ull + key[1]) * 0x9e3779b97f4a7c15ull + key[2];
        size_t slot = size_t((mixed * 0x9e3779b97f4a7c15ull) >> 20) & (m_slots.size() - 1);
        while (m_slots[slot][0] != Nothing) {
            if (m_slots[slot] == key)
                return false;
            slot = (slot + 1) & (m_slots.size() - 1);
        }
        m_slots[slot] = key;
        return true;
    }

private:
    using Corners = std::array<quint32, 3>;
    static constexpr quint32 Nothing = 0xffffffff;

    std::vector<Corners> m_slots;
};

SharedArray<quint32> coarsened(const PreparedPart &part, const Cells &cells)
{
    std::vector<quint32> kept;
    Seen seen(part.elementCount());
    const auto corners = size_t(part.corners);
    for (size_t i = 0; i + corners <= part.indices.size(); i += corners) {
        quint32 corner[3] = {};
        bool isWhole = true;
        for (size_t k = 0; k < corners; ++k) {
            corner[k] = cells[part.indices[i + k]];
            for (size_t j = 0; j < k; ++j)
                isWhole = isWhole && corner[j] != corner[k];
        }
        // What covers another one would only be drawn twice.
        if (isWhole && seen.insert(corner, corners))
            kept.insert(kept.end(), corner, corner + corners);
    }
    return SharedArray<quint32>(kept);
}

/// Whether its arrays are those of one before it.
bool isCopy(const PreparedScene &scene, size_t mesh)
{
    const int shape = scene.meshes[mesh].shape;
    return shape >= 0 && size_t(shape) < mesh;
}

void copyCoarse(PreparedScene &scene, size_t mesh)
{
    const PreparedMesh &shape = scene.meshes[size_t(scene.meshes[mesh].shape)];
    for (size_t p = 0; p < shape.parts.size(); ++p)
        scene.meshes[mesh].parts[p].coarse = shape.parts[p].coarse;
}

/// Of each mesh and its copies: none of them may look coarser than the others.
std::vector<float> largestScales(const PreparedScene &scene)
{
    std::vector<float> scales;
    for (size_t m = 0; m < scene.meshes.size(); ++m) {
        scales.push_back(scaleOf(scene, scene.meshes[m]));
        if (isCopy(scene, m)) {
            float &shape = scales[size_t(scene.meshes[m].shape)];
            shape = std::max(shape, scales.back());
        }
    }
    return scales;
}

qint64 partCount(const PreparedScene &scene)
{
    qint64 count = 0;
    for (const PreparedMesh &mesh : scene.meshes)
        count += qint64(mesh.parts.size());
    return count;
}

/// Every nth element, so that `most` are left.
void thinOut(PreparedScene &scene, qint64 count, qint64 most)
{
    const auto step = size_t((count - 1) / most + 1);
    for (size_t m = 0; m < scene.meshes.size(); ++m) {
        if (isCopy(scene, m)) {
            copyCoarse(scene, m);
            continue;
        }
        for (PreparedPart &part : scene.meshes[m].parts) {
            const auto corners = size_t(part.corners);
            std::vector<quint32> kept;
            for (size_t i = 0; i + corners <= part.coarse.size(); i += step * corners)
                kept.insert(kept.end(), part.coarse.begin() + i, part.coarse.begin() + i + corners);
            part.coarse = SharedArray<quint32>(kept);
        }
    }
}

} // namespace

void addCoarseElements(PreparedScene &scene, const std::function<bool()> &isCancelled, qint64 most)
{
    constexpr int Tries = 5;
    constexpr float LargestCell = 0.6F; // of a mesh's size: two cells in each direction still tell where it is
    constexpr qint64 FewOfPart = 12;    // elements that are left of a part then, about
    const qint64 bearable = std::clamp(partCount(scene) * FewOfPart, most, 2 * most);
    const std::vector<float> scales = largestScales(scene);
    float cell = scene.bounds.radius() / 100;
    qint64 count = 0;
    for (int attempt = 0; attempt < Tries; ++attempt) {
        count = 0;
        for (PreparedMesh &mesh : scene.meshes) {
            if (isCancelled && isCancelled())
                return;
            const auto index = size_t(&mesh - scene.meshes.data());
            if (isCopy(scene, index)) {
                copyCoarse(scene, index);
            } else {
                const Cells cells(mesh, std::min(cell / scales[index], mesh.bounds.radius() * LargestCell));
                for (PreparedPart &part : mesh.parts)
                    part.coarse = coarsened(part, cells);
            }
            for (const PreparedPart &part : mesh.parts)
                count += qint64(part.coarse.size()) / part.corners;
        }
        if (count <= bearable)
            return;
        cell *= std::max(1.2f, 1.1f * std::sqrt(float(count) / float(most))); // surfaces have cells in two directions
    }
    thinOut(scene, count, bearable);
}

} // namespace hexahedron::preview
