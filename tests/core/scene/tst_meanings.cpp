#include "core/read/reader.h"
#include "core/scene/meanings.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"
#include "core/tree/tree.h"

#include <QTest>

using namespace hexahedron;

/// Scenes from what a description says its fields mean.
class TestMeanings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void verticesHaveWhatTheirFieldsMean();
    void manyBonesMakeSeveralSets();
    void keysMoveWhatTheirFieldsMean();
    void nodesStandWhereTheirFieldsSay();
    void whatIsCutOffPlacesNothing();
};

namespace {

template<typename Number>
QByteArray raw(std::initializer_list<Number> numbers)
{
    return QByteArray(reinterpret_cast<const char *>(numbers.begin()), qsizetype(numbers.size() * sizeof(Number)));
}

/// A file with the fields that `describe` says.
class Made
{
public:
    template<typename Describe>
    Made(Describe describe, const QByteArray &bytes)
        : m_format{.id = "test",
                   .name = "Test",
                   .extensions = {},
                   .recognition = "",
                   .schema = nullptr,
                   .rules = {},
                   .scene = nullptr}
    {
        SchemaBuilder builder("Test", {});
        RecordRef file = builder.file().section("file", "MARK");
        file.text("mark").size(4);
        describe(file);
        m_tree = std::make_unique<Tree>(&m_format, QStringLiteral("made"),
                                        readStream(*builder.finish(), Bytes("MARK" + bytes)));
    }
    const Tree &tree() const { return *m_tree; }
    Item item(const char *path) const { return m_tree->find(QString::fromLatin1(path)).value_or(Item()); }

private:
    Format m_format;
    std::unique_ptr<Tree> m_tree;
};

scene::Mesh meshOf(const Made &made)
{
    scene::Mesh mesh;
    const Item vertices = made.item("file/vertices");
    addVertices(mesh, vertices, *made.tree().shapeOf(vertices));
    return mesh;
}

} // namespace

void TestMeanings::verticesHaveWhatTheirFieldsMean()
{
    const Made made(
        [](RecordRef file) {
            auto vertex = file.records("vertices").times(2);
            vertex.f32("height");
            vertex.u8("color").times(4).means(Meaning::Color).scaledToOne();
            vertex.f32("uv").times(2).means(Meaning::TexCoord);
            vertex.f32("uv2").times(2).means(Meaning::TexCoord, 1);
            vertex.u32("normal").packed1010102().means(Meaning::Normal);
            vertex.f32("place").times(3).means(Meaning::Position);
            vertex.f32("otherPlace").times(3).means(Meaning::Position);
        },
        QByteArray(2 * 52, '\0'));
    const scene::Mesh mesh = meshOf(made);
    QCOMPARE(mesh.vertexCount, 2);
    QCOMPARE(mesh.vertexStride, 52);
    QCOMPARE(mesh.vertexRange(1).begin, 4 + 52);
    QCOMPARE(mesh.positions.begin, 4 + 28); // the first of both
    QCOMPARE(mesh.positions.components, 3);
    QCOMPARE(mesh.normals.component, scene::Component::Packed1010102);
    QVERIFY(mesh.normals.normalised);
    QCOMPARE(mesh.colors.component, scene::Component::U8);
    QVERIFY(mesh.colors.normalised);
    QCOMPARE(mesh.texCoords.size(), 2);
    QCOMPARE(mesh.texCoords[1].begin, 4 + 16);
    QVERIFY(!mesh.tangents.isPresent());
}

void TestMeanings::manyBonesMakeSeveralSets()
{
    const Made made(
        [](RecordRef file) {
            auto vertex = file.records("vertices").times(1);
            vertex.u8("bones").times(6).means(Meaning::BoneIndex);
            vertex.f32("weights").times(6).means(Meaning::BoneWeight);
        },
        QByteArray(30, '\0'));
    const scene::Mesh mesh = meshOf(made);
    QCOMPARE(mesh.skinSets.size(), 2);
    QCOMPARE(mesh.skinSets[0].joints.components, 4);
    QCOMPARE(mesh.skinSets[1].joints.components, 2);
    QCOMPARE(mesh.skinSets[1].joints.begin, 4 + 4);
    QCOMPARE(mesh.skinSets[1].weights.begin, 4 + 6 + 16);
}

void TestMeanings::keysMoveWhatTheirFieldsMean()
{
    const Made made(
        [](RecordRef file) {
            auto key = file.records("keys").times(3);
            key.u16("frame").means(Meaning::Time);
            key.f32("turn").times(4).quaternion().means(Meaning::Rotation);
            key.f32("size").times(3).means(Meaning::Scale);
        },
        QByteArray(3 * 30, '\0'));
    scene::Clip clip;
    const Item keys = made.item("file/keys");
    addChannels(clip, 7, keys, *made.tree().shapeOf(keys));
    QCOMPARE(clip.channels.size(), 2);
    for (const scene::Channel &channel : clip.channels) {
        QCOMPARE(channel.node, 7);
        QCOMPARE(channel.times.component, scene::Component::U16);
        QCOMPARE(channel.values.count, 3);
    }
    QCOMPARE(clip.channels[0].target, scene::Channel::Target::Rotation);
    QCOMPARE(clip.channels[1].target, scene::Channel::Target::Scale);
    QCOMPARE(clip.channels[1].values.begin, 4 + 18);
}

static void describeNode(RecordRef file)
{
    file.f64("place").times(3).means(Meaning::Translation);
    file.f32("turn").times(4).quaternion({.scalarFirst = false}).means(Meaning::Rotation);
    file.f32("size").times(3).means(Meaning::Scale);
}

void TestMeanings::nodesStandWhereTheirFieldsSay()
{
    const Made made(describeNode, raw<double>({1, 2, 3}) + raw<float>({0, 0, 1, 0}) + raw<float>({2, 3, 4}));
    scene::Node node;
    placeNode(node, made.tree(), made.item("file"));
    QCOMPARE(node.translation, (scene::Vec3{1, 2, 3}));
    QCOMPARE(node.rotation.z, 1.F); // stored with the scalar last
    QCOMPARE(node.scale, (scene::Vec3{2, 3, 4}));
    QCOMPARE(node.storedTranslation.component, scene::Component::F64);
    QCOMPARE(node.storedScale.begin, 4 + 24 + 16);
}

void TestMeanings::whatIsCutOffPlacesNothing()
{
    const Made made(describeNode, raw<double>({1, 2}));
    scene::Node node;
    placeNode(node, made.tree(), made.item("file"));
    QCOMPARE(node.translation, scene::Vec3());
    QCOMPARE(node.scale, (scene::Vec3{1, 1, 1}));
    QVERIFY(!node.storedTranslation.isPresent());
}

QTEST_APPLESS_MAIN(TestMeanings)
#include "tst_meanings.moc"
