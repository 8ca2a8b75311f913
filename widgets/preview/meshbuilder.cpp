#include "widgets/preview/meshbuilder.h"

#include "core/picture/pngwriter.h"
#include "core/scene/axes.h"
#include "widgets/picture/textureimage.h"
#include "widgets/preview/coarsener.h"
#include "widgets/preview/particles.h"

#include <algorithm>
#include <cstring>

namespace hexahedron::preview {

using namespace scene;

Bounds Bounds::mapped(const Mat4 &matrix) const
{
    Bounds result;
    if (isEmpty())
        return result;
    for (int corner = 0; corner < 8; ++corner) {
        const Vec3 at{corner & 1 ? high.x : low.x, corner & 2 ? high.y : low.y, corner & 4 ? high.z : low.z};
        result.add(matrix.mapped(at));
    }
    return result;
}

MeshBuilder::MeshBuilder(std::shared_ptr<const Scene> scene, std::vector<Bytes> streams,
                         std::function<bool()> isCancelled)
    : m_result(std::make_shared<PreparedScene>())
    , m_isCancelled(std::move(isCancelled))
{
    m_result->scene = std::move(scene);
    m_result->streams = std::move(streams);
}

const Bytes *MeshBuilder::stream(StreamId id) const
{
    return m_result->stream(id);
}

qint64 MeshBuilder::vertexCount(const Mesh &mesh) const
{
    return vertexCountOf(mesh, m_result->streams, m_result->scene->otherFiles);
}

ElementReader MeshBuilder::elementsOf(const Mesh &mesh, const Part &part) const
{
    return ElementReader(mesh, part, m_result->streams, m_result->scene->otherFiles);
}

void MeshBuilder::countElements()
{
    const auto add = [](qint64 &sum, qint64 count) {
        sum += std::min(count, std::numeric_limits<qint64>::max() - sum);
    };
    qint64 total = 0;
    for (const Mesh &mesh : m_result->scene->meshes) {
        for (const Part &part : mesh.parts) {
            const qint64 count = elementsOf(mesh, part).count();
            add(total, count);
            if (part.level > 0)
                continue;
            add(part.corners() == 3   ? m_result->triangleCount
                : part.corners() == 2 ? m_result->lineCount
                                      : m_result->pointCount,
                count);
        }
    }
    m_result->elementCount = total;
    m_step = std::max<qint64>(1, (total - 1) / ElementBudget + 1);
}

PreparedScenePtr MeshBuilder::build()
{
    const Scene &scene = *m_result->scene;
    m_result->root = toRightHandedYUp(scene);
    m_result->mirrored = isMirrored(scene);
    m_result->restMatrices = SharedArray<Mat4>(scene.nodes.size());
    const std::span<Mat4> matrices = m_result->restMatrices.edit();
    for (size_t i = 0; i < scene.nodes.size(); ++i) { // parents come first, so each is one product
        const Node &node = scene.nodes[i];
        const bool isRoot = node.parent < 0 || size_t(node.parent) >= i;
        const Mat4 &parent = isRoot ? m_result->root : matrices[size_t(node.parent)];
        matrices[i] = parent * Mat4::fromParts(node.translation, node.rotation, node.scale);
        const bool hangsOnJoint = !isRoot && scene.nodes[size_t(node.parent)].isJoint;
        if (node.isJoint)
            m_result->joints.push_back({int(i), hangsOnJoint ? node.parent : -1});
        if (node.symbol != Symbol::None)
            m_result->symbolNodes.push_back(int(i));
    }
    countElements();
    for (size_t i = 0; i < scene.meshes.size() && !isCancelled(); ++i)
        addMesh(int(i));
    if (!isCancelled())
        makeCoarse();
    if (!isCancelled())
        loadImages();
    addNodesToBounds();
    return isCancelled() ? nullptr : m_result;
}

void MeshBuilder::addNodesToBounds()
{
    const bool hasNoMeshes = m_result->bounds.isEmpty(); // a skeleton, an animation or lights alone
    addParticlesToExtent();
    const bool hasSymbols = !m_result->symbolNodes.empty();
    for (const Mat4 &matrix : m_result->restMatrices)
        m_result->extent.add(Vec3{matrix.m[12], matrix.m[13], matrix.m[14]});
    if (hasNoMeshes) {
        m_result->bounds = m_result->extent;
        constexpr float least = 1; // for the symbol of a single light to be seen
        if (const Vec3 at = m_result->bounds.center(); hasSymbols && m_result->bounds.radius() < least) {
            m_result->bounds.add(Vec3{at.x - least, at.y - least, at.z - least});
            m_result->bounds.add(Vec3{at.x + least, at.y + least, at.z + least});
        }
    }
    m_result->extent.add(m_result->bounds);
}

/// Where particles come in the first seconds.
void MeshBuilder::addParticlesToExtent()
{
    constexpr int Steps = 40;
    constexpr float StepLength = 0.1F;
    const std::vector<Emitter> &emitters = m_result->scene->emitters;
    for (size_t i = 0; i < std::min(emitters.size(), ParticleCloud::MostClouds) && !isCancelled(); ++i) {
        const int node = emitters[i].node;
        if (node < 0 || size_t(node) >= m_result->restMatrices.size())
            continue;
        ParticleCloud cloud(emitters[i]);
        for (int step = 0; step < Steps; ++step)
            cloud.advance(StepLength, m_result->restMatrices[size_t(node)], m_result->root);
        for (const ParticleCloud::Particle &particle : cloud.particles())
            m_result->extent.add(particle.position);
    }
}

/// All that decides what is read of a mesh: where its arrays lie, not where it stands and how it looks.
static QByteArray sourceOf(const Mesh &mesh)
{
    QByteArray source;
    const auto add = [&](auto number) { source.append(reinterpret_cast<const char *>(&number), sizeof number); };
    const auto addView = [&](const View &view) {
        add(view.stream);
        add(view.begin);
        add(view.count);
        add(view.stride);
        add(view.component);
        add(view.components);
        add(view.normalised);
    };
    add(mesh.vertexCount);
    for (const View *view : {&mesh.positions, &mesh.normals, &mesh.colors})
        addView(*view);
    add(mesh.texCoords.size());
    for (const View &view : mesh.texCoords)
        addView(view);
    for (const SkinJoint &joint : mesh.joints) { // the numbers that weights have for them
        addView(joint.vertices);
        addView(joint.weights);
    }
    add(mesh.joints.size());
    for (const SkinSet &set : mesh.skinSets) {
        addView(set.joints);
        addView(set.weights);
    }
    for (const Part &part : mesh.parts) {
        add(part.primitive);
        addView(part.indices);
        add(part.firstIndex);
        add(part.indexCount);
        add(part.firstVertex);
        add(part.jointMap.size());
        for (const int joint : part.jointMap)
            add(joint);
    }
    return source;
}

void MeshBuilder::addMesh(int index)
{
    const Mesh &mesh = m_result->scene->meshes[size_t(index)];
    const qint64 count = vertexCount(mesh);
    m_result->vertexCount += count;
    if (m_partCount >= PartBudget || addCopy(index))
        return;
    const qint64 shown = std::min(count, VertexBudget - m_usedVertices);
    if (shown <= 0)
        return;
    m_usedVertices += shown;
    const qint64 brokenBefore = m_result->brokenElements;

    PreparedMesh prepared;
    prepared.mesh = index;
    prepared.node = nodeOf(mesh);
    prepared.shape = int(m_result->meshes.size());
    prepared.vertices = SurfaceVertices(size_t(shown));
    readPositions(mesh, prepared);
    readAttributes(mesh, prepared);
    const size_t parts = size_t(std::min(qint64(mesh.parts.size()), PartBudget - m_partCount));
    for (size_t p = 0; p < parts && !isCancelled(); ++p)
        readPart(mesh, int(p), prepared);
    computeNormals(prepared);
    if (isCancelled())
        return;
    if (shown <= SkinBudget && m_skinnedCount < SkinnedBudget)
        prepared.influences = skinInfluences(mesh, m_result->streams, shown, m_result->scene->otherFiles);
    m_skinnedCount += prepared.influences.empty() ? 0 : 1;
    if (shown == count && parts == mesh.parts.size())
        m_shapes.insert(sourceOf(mesh), prepared.shape);
    m_broken.push_back(m_result->brokenElements - brokenBefore);
    place(std::move(prepared));
}

bool MeshBuilder::addCopy(int index)
{
    const Mesh &mesh = m_result->scene->meshes[size_t(index)];
    const auto known = m_shapes.constFind(sourceOf(mesh));
    if (known == m_shapes.constEnd() || m_partCount + qint64(mesh.parts.size()) > PartBudget)
        return false;
    PreparedMesh prepared = m_result->meshes[size_t(*known)];
    if (!prepared.influences.empty()) {
        if (m_skinnedCount >= SkinnedBudget)
            prepared.influences.clear();
        else
            ++m_skinnedCount;
    }
    prepared.mesh = index;
    prepared.node = nodeOf(mesh);
    for (size_t p = 0; p < prepared.parts.size(); ++p) {
        prepared.parts[p].material = materialOf(mesh.parts[p]);
        m_result->shownElements += prepared.parts[p].elementCount();
    }
    m_result->brokenElements += m_broken[size_t(*known)];
    m_broken.push_back(m_broken[size_t(*known)]);
    place(std::move(prepared));
    return true;
}

void MeshBuilder::place(PreparedMesh &&mesh)
{
    m_partCount += qint64(mesh.parts.size());
    m_result->shownVertices += qint64(mesh.vertices.size());
    m_result->bounds.add(
        mesh.bounds.mapped(mesh.node >= 0 ? m_result->restMatrices[size_t(mesh.node)] : m_result->root));
    m_result->meshes.push_back(std::move(mesh));
}

int MeshBuilder::nodeOf(const Mesh &mesh) const
{
    return mesh.node >= 0 && size_t(mesh.node) < m_result->restMatrices.size() ? mesh.node : -1;
}

int MeshBuilder::materialOf(const Part &part) const
{
    return part.material >= 0 && size_t(part.material) < m_result->scene->materials.size() ? part.material : -1;
}

void MeshBuilder::readPositions(const Mesh &mesh, PreparedMesh &prepared)
{
    m_unusable.assign(prepared.vertices.size(), false);
    ByteCursor bytes(*stream(mesh.positions.stream)); // there: vertexCount() has looked
    const std::span<SurfaceVertex> vertices = prepared.vertices.edit();
    for (size_t i = 0; i < vertices.size() && goesOn(qint64(i)); ++i) {
        const auto value = readElement(bytes, mesh.positions, qint64(i));
        const Vec3 position{value[0], value[1], value[2]};
        m_unusable[i] = !Bounds::isUsable(position);
        if (m_unusable[i])
            continue;
        vertices[i].position = position;
        prepared.bounds.add(position);
    }
    prepared.runs.resize((vertices.size() + PreparedMesh::RunLength - 1) / PreparedMesh::RunLength);
    for (size_t i = 0; i < vertices.size(); ++i) // also what cannot be used: it is drawn somewhere
        prepared.runs[i / PreparedMesh::RunLength].add(vertices[i].position);
}

static uchar colorByte(float value)
{
    return value > 0 ? uchar(std::min(value, 1.f) * 255 + 0.5f) : uchar(0);
}

void MeshBuilder::readAttributes(const Mesh &mesh, PreparedMesh &prepared)
{
    const qint64 count = qint64(prepared.vertices.size());
    if (const Bytes *bytes = stream(mesh.normals.stream); bytes && mesh.normals.isPresent()) {
        ByteCursor cursor(*bytes);
        const std::span<SurfaceVertex> vertices = prepared.vertices.edit();
        for (qint64 i = 0; i < count && goesOn(i); ++i) {
            const auto value = readElement(cursor, mesh.normals, i);
            const float length = std::hypot(value[0], value[1], value[2]);
            if (length > 1e-6f && std::isfinite(length))
                vertices[size_t(i)].normal = {value[0] / length, value[1] / length, value[2] / length};
        }
    }
    prepared.colors.fill(char(255), count * 4);
    if (const Bytes *bytes = stream(mesh.colors.stream); bytes && mesh.colors.isPresent()) {
        ByteCursor cursor(*bytes);
        for (qint64 i = 0; i < count && goesOn(i); ++i) {
            const auto value = readElement(cursor, mesh.colors, i);
            const bool hasAlpha = mesh.colors.components > 3;
            const uchar rgba[4] = {colorByte(value[0]), colorByte(value[1]), colorByte(value[2]),
                                   hasAlpha ? colorByte(value[3]) : uchar(255)};
            std::memcpy(prepared.colors.data() + i * 4, rgba, 4);
        }
    }
    prepared.texCoords = readTexCoords(mesh.texCoords.empty() ? View{} : mesh.texCoords.front(), count);
    if (mesh.texCoords.size() > 1)
        prepared.secondTexCoords = readTexCoords(mesh.texCoords[1], count);
}

QByteArray MeshBuilder::readTexCoords(const View &view, qint64 count) const
{
    QByteArray pairs(count * 8, 0);
    const Bytes *bytes = stream(view.stream);
    if (!bytes || !view.isPresent())
        return pairs;
    ByteCursor cursor(*bytes);
    for (qint64 i = 0; i < count && goesOn(i); ++i) {
        const auto value = readElement(cursor, view, i);
        const float pair[2] = {std::isfinite(value[0]) ? value[0] : 0, std::isfinite(value[1]) ? value[1] : 0};
        std::memcpy(pairs.data() + i * 8, pair, 8);
    }
    return pairs;
}

void MeshBuilder::readPart(const Mesh &mesh, int index, PreparedMesh &prepared)
{
    const Part &part = mesh.parts[size_t(index)];
    ElementReader reader = elementsOf(mesh, part);
    const qint64 elements = reader.count();
    const qint64 shown = elements > 0 ? (elements - 1) / m_step + 1 : 0;
    PreparedPart result;
    result.part = index;
    result.corners = part.corners();
    const int corners = result.corners;
    result.step = m_step;
    result.material = materialOf(part);
    result.indices = SharedArray<quint32>(size_t(shown * corners));
    const std::span<quint32> indices = result.indices.edit();

    const qint64 shownVertices = qint64(prepared.vertices.size());
    Bounds run;
    for (qint64 t = 0; t < shown; ++t) {
        quint32 *corner = &indices[size_t(t * corners)];
        bool usable = true, isBroken = false;
        for (int k = 0; k < corners && !isBroken; ++k) {
            const qint64 vertex = reader.vertex(t * m_step, k);
            isBroken = vertex < 0;
            usable = usable && !isBroken && vertex < shownVertices; // else beyond those that are shown
            if (!usable)
                continue;
            corner[k] = quint32(vertex);
            isBroken = m_unusable[corner[k]];
            usable = !isBroken;
        }
        if (usable) {
            for (int k = 0; k < corners; ++k)
                run.add(prepared.vertices[corner[k]].position);
        } else {
            std::fill_n(corner, corners, 0);
            m_result->brokenElements += isBroken;
        }
        if (t % PreparedPart::RunLength == PreparedPart::RunLength - 1 || t == shown - 1) {
            result.runs.push_back(run);
            run = {};
            if (isCancelled())
                break;
        }
    }
    m_result->shownElements += shown;
    prepared.parts.push_back(std::move(result));
}

/// Smooth normals, weighted by area, for vertices that have none of their own.
void MeshBuilder::computeNormals(PreparedMesh &prepared) const
{
    std::vector<bool> missing(prepared.vertices.size());
    bool any = false;
    const std::span<SurfaceVertex> vertices = prepared.vertices.edit();
    for (size_t i = 0; i < missing.size(); ++i) {
        missing[i] = vertices[i].normal == Vec3{};
        any = any || missing[i];
    }
    if (!any)
        return;
    const auto position = [&](quint32 vertex) { return vertices[vertex].position; };
    for (const PreparedPart &part : prepared.parts) {
        for (size_t i = 0; part.corners == 3 && i + 2 < part.indices.size() && goesOn(qint64(i)); i += 3) {
            const Vec3 n = frontNormal(*m_result->scene, {position(part.indices[i]), position(part.indices[i + 1]),
                                                          position(part.indices[i + 2])});
            for (size_t k = 0; k < 3; ++k) {
                const quint32 vertex = part.indices[i + k];
                if (!missing[vertex])
                    continue;
                Vec3 &sum = vertices[vertex].normal;
                sum = {sum.x + n.x, sum.y + n.y, sum.z + n.z};
            }
        }
    }
    for (size_t i = 0; i < missing.size(); ++i) {
        if (!missing[i])
            continue;
        Vec3 &n = vertices[i].normal;
        const float length = std::hypot(n.x, n.y, n.z);
        n = length > 0 && std::isfinite(length) ? Vec3{n.x / length, n.y / length, n.z / length} : Vec3{0, 1, 0};
    }
}

void MeshBuilder::makeCoarse()
{
    m_result->isCoarsened = m_result->shownElements > CoarseFrom;
    if (m_result->isCoarsened)
        addCoarseElements(*m_result, m_isCancelled);
}

/// Black texels of a masked texture are holes.
static void cutOutBlack(QImage &image)
{
    for (int y = 0; y < image.height(); ++y)
        picture::cutOutBlack(image.scanLine(y), image.width());
}

void MeshBuilder::loadImages()
{
    constexpr qint64 memoryBudget = 512 << 20;
    qint64 used = 0;
    for (const Texture &texture : m_result->scene->textures) {
        QImage image;
        bool isCube = false;
        const auto load = [&](const Bytes &file, const QString &name) {
            image = picture::textureImage(file, name);
            if (!image.isNull())
                return;
            image = picture::cubeImage(file, name);
            isCube = !image.isNull();
        };
        const Bytes *bytes = stream(texture.stream);
        if (used < memoryBudget && !isCancelled()) {
            if (!texture.faces.empty()) {
                image = picture::cubeImage(texture.faces);
                isCube = !image.isNull();
            }
            if (bytes && !texture.imageBytes.isEmpty())
                load(bytes->mid(texture.imageBytes.intersected(bytes->range())), texture.name);
            const bool isBeside = image.isNull() && texture.faces.empty() && !texture.file.isEmpty();
            const auto file = isBeside ? Bytes::fromFile(texture.file) : std::nullopt;
            if (file)
                load(*file, texture.file);
        }
        m_result->cubes.push_back(isCube);
        if (texture.masked && !image.isNull())
            cutOutBlack(image);
        used += image.sizeInBytes();
        m_result->missingImages += image.isNull() ? 1 : 0;
        m_result->images.push_back(std::move(image));
    }
}

} // namespace hexahedron::preview
