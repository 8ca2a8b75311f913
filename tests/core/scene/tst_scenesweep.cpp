// What holds for the scene of every sample: each thing in it knows its bytes and its place in the tree.
#include "core/formats/registry.h"
#include "core/scene/scene.h"
#include "core/tree/tree.h"
#include "tests/support/samples.h"

using namespace hexahedron;

namespace {

/// Empty when the view lies inside its stream.
QByteArray outside(const Tree &tree, const scene::Scene &scene, const scene::View &view, const char *what)
{
    if (!view.isPresent() || view.count == 0)
        return {};
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree.streamCount(); ++id)
        streams.push_back(tree.bytes(id));
    const Bytes *bytes = scene::bytesOf(view.stream, streams, scene.otherFiles);
    if (!bytes)
        return QByteArray(what) + ": no such stream";
    const qint64 size = bytes->size();
    const bool fits = view.begin >= 0 && view.count > 0 && view.stride > 0 && view.begin < size
                      && view.count <= scene::fittingCount(view, size);
    return fits ? QByteArray() : QByteArray(what) + " lies outside the stream";
}

/// Empty when `path` leads to a node that holds `range`.
QByteArray astray(const Tree &tree, const QString &path, StreamId stream, ByteRange range)
{
    const std::optional<Item> item = tree.find(path);
    if (!item)
        return "no node " + path.toUtf8();
    if (item->stream != stream)
        return path.toUtf8() + " is in another stream";
    return range.isEmpty() || item->range.contains(range) ? QByteArray() : path.toUtf8() + " does not hold its bytes";
}

QByteArray wrongMesh(const Tree &tree, const scene::Scene &scene, int number)
{
    const scene::Mesh &mesh = scene.meshes[size_t(number)];
    std::vector<std::pair<const scene::View *, const char *>> views{{&mesh.positions, "positions"},
                                                                    {&mesh.normals, "normals"},
                                                                    {&mesh.colors, "colors"},
                                                                    {&mesh.tangents, "tangents"}};
    for (const scene::View &view : mesh.texCoords)
        views.push_back({&view, "texCoords"});
    for (const scene::SkinJoint &joint : mesh.joints) {
        views.push_back({&joint.vertices, "joint vertices"});
        views.push_back({&joint.weights, "joint weights"});
    }
    for (const scene::Morph &morph : mesh.morphs)
        views.push_back({&morph.positions, "morph positions"});
    for (const auto &[view, what] : views) {
        if (const QByteArray problem = outside(tree, scene, *view, what); !problem.isEmpty())
            return problem;
    }
    if (mesh.node < 0 || size_t(mesh.node) >= scene.nodes.size())
        return "a mesh hangs at no node";
    if (mesh.vertexCount > 0 && mesh.positions.isPresent() && !mesh.isElsewhere()) {
        const ByteRange first = mesh.vertexRange(0);
        if (const QByteArray problem = astray(tree, mesh.path, mesh.stream, first); !problem.isEmpty())
            return problem;
    }
    for (size_t p = 0; p < mesh.parts.size(); ++p) {
        const scene::Part &part = mesh.parts[p];
        if (part.material >= int(scene.materials.size()))
            return part.path.toUtf8() + " has a material that is not there";
        if (!tree.find(part.path))
            return "no node " + part.path.toUtf8();
        if (!part.indices.isPresent() || part.elementCount() == 0 || mesh.isElsewhere())
            continue;
        const qint64 last = part.elementCount() - 1;
        const std::vector<scene::Pick> picks = picksIn(scene, part.indices.stream, part.elementRange(last));
        // Triangles of a strip share bytes: others before the last one are touched as well.
        const auto isLast = [&](const scene::Pick &pick) {
            return pick.kind == scene::Pick::Kind::Element && pick.mesh == number && pick.part == int(p)
                   && pick.first <= last && last < pick.first + pick.count;
        };
        if (std::none_of(picks.begin(), picks.end(), isLast))
            return part.path.toUtf8() + ": the bytes of the last triangle do not lead back to it";
    }
    return {};
}

} // namespace

class TestSceneSweep : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingKnowsItsBytes_data() { test::addSampleRows(); }
    void everythingKnowsItsBytes();
};

void TestSceneSweep::everythingKnowsItsBytes()
{
    QFETCH(QString, file);
    const std::optional<Bytes> bytes = Bytes::fromFile(file);
    QVERIFY(bytes);
    const auto tree = readTree(*bytes, file);
    if (!tree->format() || !tree->format()->scene)
        return; // nothing to see in files of this format
    const scene::Scene scene = tree->format()->scene(*tree);
    for (size_t n = 0; n < scene.nodes.size(); ++n) {
        const scene::Node &node = scene.nodes[n];
        QVERIFY(node.parent < int(n));
        const QByteArray problem = astray(*tree, node.path, node.stream, node.bytes);
        QVERIFY2(problem.isEmpty(), problem.constData());
    }
    for (size_t m = 0; m < scene.meshes.size(); ++m) {
        const QByteArray problem = wrongMesh(*tree, scene, int(m));
        QVERIFY2(problem.isEmpty(), problem.constData());
    }
    for (const scene::Material &material : scene.materials) {
        const QByteArray problem = astray(*tree, material.path, material.stream, material.bytes);
        QVERIFY2(problem.isEmpty(), problem.constData());
    }
    for (const scene::Texture &texture : scene.textures) {
        const QByteArray problem = astray(*tree, texture.path, texture.stream, texture.bytes);
        QVERIFY2(problem.isEmpty(), problem.constData());
    }
    for (const scene::Clip &clip : scene.clips) {
        QVERIFY2(tree->find(clip.path).has_value(), qPrintable(clip.path));
        for (const scene::Channel &channel : clip.channels) {
            QVERIFY(channel.node >= 0 && size_t(channel.node) < scene.nodes.size());
            const QByteArray problem = outside(*tree, scene, channel.times, "times")
                                       + outside(*tree, scene, channel.values, "values");
            QVERIFY2(problem.isEmpty(), problem.constData());
        }
    }
}

QTEST_GUILESS_MAIN(TestSceneSweep)
#include "tst_scenesweep.moc"
