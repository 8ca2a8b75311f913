#include "core/edit/copieditems.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/files.h"
#include "tests/support/samples.h"
#include "tests/support/urhobuilder.h"

#include <QTest>

using namespace hexahedron;

/// What is copied in one file is put into another one, which is then compared with one that was built so.
class TestCopiedItems : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void chunkComesBehindAnother();
    void chunkComesIntoWhatTakesIt();
    void neighboursStayTogether();
    void elementsComeIntoAList();
    void elementOfVaryingSizeComesAlone();
    void elementOfADocumentGetsALineOfItsOwn();
    void refusesWhatDoesNotFit();
    void descriptionsOfOthersAreNotTrusted();
};

namespace {

std::shared_ptr<const Tree> treeOf(const QByteArray &file)
{
    return readTree(Bytes(file), file.startsWith('<') ? QStringLiteral("made.scene.xml") : QStringLiteral("made.b3d"));
}

Item itemAt(const Tree &tree, const char *path)
{
    const std::optional<Item> item = tree.find(QString::fromLatin1(path));
    if (!item)
        qFatal("no item %s", path);
    return *item;
}

/// The other file with what lies from `first` to `last` put at `place`; the reason when it cannot be.
QByteArray pasted(const QByteArray &from, const char *first, const char *last, const QByteArray &into,
                  const char *place)
{
    const auto source = treeOf(from), target = treeOf(into);
    const Item begin = itemAt(*source, first), end = itemAt(*source, last);
    const auto copied = CopiedItems::of(*source, begin, end);
    const auto read = copied ? CopiedItems::fromDescription(copied->description()) : std::nullopt;
    if (!read)
        return "nothing";
    const CopiedItems::Place found = read->placeAt(*target, itemAt(*target, place));
    if (!found.refusal.isEmpty())
        return "refused: " + found.refusal.toUtf8();
    Planner planner(*target);
    read->insert(planner, found, source->bytes().toByteArray({begin.range.begin, end.range.end}));
    const EditPlan plan = planner.finish();
    return plan.isRefused() ? "refused: " + plan.refusal.toUtf8() : plan.after.toByteArray();
}

QByteArray vertexFile(const QByteArray &records, qint32 flags = 0, qint32 sets = 0, qint32 setSize = 0)
{
    return b3d::file(b3d::node("root", b3d::mesh(b3d::vertices(records, flags, sets, setSize))));
}

constexpr const char *FirstVertex = "BB3D/NODE/MESH/VRTS/vertices[0]";

} // namespace

void TestCopiedItems::chunkComesBehindAnother()
{
    const QByteArray arm = b3d::node("arm", b3d::node("hand")), leg = b3d::node("leg"), tail = b3d::node("tail");
    const QByteArray from = b3d::file(b3d::node("other", arm));
    const QByteArray into = b3d::file(b3d::node("root", leg + tail));
    QCOMPARE(pasted(from, "BB3D/NODE/NODE", "BB3D/NODE/NODE", into, "BB3D/NODE/NODE[0]"),
             b3d::file(b3d::node("root", leg + arm + tail)));
    // What is chosen in a chunk means the chunk.
    QCOMPARE(pasted(from, "BB3D/NODE/NODE", "BB3D/NODE/NODE", into, "BB3D/NODE/NODE[1]/position"),
             b3d::file(b3d::node("root", leg + tail + arm)));
}

void TestCopiedItems::chunkComesIntoWhatTakesIt()
{
    const QByteArray keys = b3d::keys(1, b3d::i32({1}) + b3d::f32({1, 2, 3}));
    const QByteArray from = b3d::file(b3d::node("other", keys));
    QCOMPARE(pasted(from, "BB3D/NODE/KEYS", "BB3D/NODE/KEYS", b3d::file(b3d::node("root")), "BB3D/NODE"),
             b3d::file(b3d::node("root", keys)));
    const QByteArray result = pasted(from, "BB3D/NODE/KEYS", "BB3D/NODE/KEYS", b3d::file(b3d::textures({})),
                                     "BB3D/TEXS");
    QVERIFY2(result.startsWith("refused") && result.contains("KEYS"), result.constData());
}

void TestCopiedItems::neighboursStayTogether()
{
    const QByteArray a = b3d::node("a"), b = b3d::node("b", b3d::node("c")), other = b3d::node("other");
    QCOMPARE(pasted(b3d::file(b3d::node("root", a + b)), "BB3D/NODE/NODE[0]", "BB3D/NODE/NODE[1]",
                    b3d::file(b3d::node("root", other + other)), "BB3D/NODE/NODE[0]"),
             b3d::file(b3d::node("root", other + a + b + other)));
}

void TestCopiedItems::elementsComeIntoAList()
{
    const QByteArray one = b3d::f32({1, 2, 3}), two = b3d::f32({4, 5, 6}), own = b3d::f32({7, 8, 9});
    const QByteArray from = vertexFile(one + two + own);
    const char *const last = "BB3D/NODE/MESH/VRTS/vertices[1]";
    QCOMPARE(pasted(from, FirstVertex, last, vertexFile(own + own), FirstVertex), vertexFile(own + one + two + own));
    QCOMPARE(pasted(from, FirstVertex, last, vertexFile(own), "BB3D/NODE/MESH/VRTS/vertices"),
             vertexFile(own + one + two));
    QCOMPARE(pasted(from, FirstVertex, last, vertexFile(own), "BB3D/NODE/MESH/VRTS/vertices[0]/position/y"),
             vertexFile(own + one + two));
    // References behind the place go on meaning what they meant.
    const auto meshOf = [](const QByteArray &records, std::initializer_list<qint32> corners) {
        return b3d::file(b3d::node("root", b3d::mesh(b3d::vertices(records) + b3d::triangles(corners))));
    };
    QCOMPARE(pasted(from, FirstVertex, FirstVertex, meshOf(own + two + one, {0, 1, 2}), FirstVertex),
             meshOf(own + one + two + one, {0, 2, 3}));
    QVERIFY(pasted(from, FirstVertex, last, vertexFile(own), "BB3D/NODE/name").startsWith("refused"));
}

void TestCopiedItems::elementOfVaryingSizeComesAlone()
{
    const QByteArray a = b3d::texture("a.png"), b = b3d::texture("longer.png"), c = b3d::texture("c.png");
    const QByteArray from = b3d::file(b3d::textures(a + b));
    const char *const first = "BB3D/TEXS/textures[0]", *const second = "BB3D/TEXS/textures[1]";
    const QByteArray into = b3d::file(b3d::textures(c + c));
    QCOMPARE(pasted(from, second, second, into, first), b3d::file(b3d::textures(c + b + c)));
    QVERIFY(pasted(from, first, second, into, first).startsWith("refused"));
}

void TestCopiedItems::elementOfADocumentGetsALineOfItsOwn()
{
    const QByteArray one = "<Model>\n  <Mesh name=\"a\"/>\n</Model>\n";
    const QByteArray two = "<Model>\n  <Mesh name=\"a\"/>\n  <Mesh name=\"a\"/>\n</Model>\n";
    QCOMPARE(pasted(one, "Model/Mesh", "Model/Mesh", one, "Model/Mesh"), two);
    // Behind the outermost element there is no place.
    QCOMPARE(pasted(one, "Model/Mesh", "Model/Mesh", one, "Model"), two);
}

void TestCopiedItems::refusesWhatDoesNotFit()
{
    // The same size, but a normal in one and a texture coordinate in the other.
    const QByteArray six = b3d::f32({1, 2, 3, 0, 1, 0});
    const QByteArray result = pasted(vertexFile(six, 1), FirstVertex, FirstVertex, vertexFile(six, 0, 1, 3),
                                     FirstVertex);
    QVERIFY2(result.startsWith("refused"), result.constData());
    const QByteArray file = b3d::file(b3d::node("root"));
    QCOMPARE(pasted(file, "BB3D/NODE/name", "BB3D/NODE/name", file, "BB3D/NODE"), QByteArray("nothing"));
    // What belongs to it lies elsewhere.
    const QByteArray package = urho::Package{.files = {{"a.txt", "some words"}, {"b.txt", "more words"}}}.bytes();
    QCOMPARE(pasted(package, "UPAK/entries[1]", "UPAK/entries[1]", package, "UPAK/entries[0]"), QByteArray("nothing"));
    const QByteArray model = test::contentOf(test::madeSamples() + QStringLiteral("/kohi/skinned.k3d"));
    const char *const bone = "engine132/bones/offset_matrices[1]";
    QCOMPARE(pasted(model, bone, bone, model, bone), QByteArray("nothing"));
    // One chunk is the whole file.
    QVERIFY(pasted(file, "BB3D", "BB3D", file, "BB3D").startsWith("refused"));
    const QByteArray other = pasted(e3d::version(), "version", "version", file, "BB3D/NODE");
    QVERIFY2(other.startsWith("refused") && other.contains("ecere.e3d"), other.constData());
}

void TestCopiedItems::descriptionsOfOthersAreNotTrusted()
{
    const auto file = treeOf(vertexFile(b3d::f32({1, 2, 3})));
    const Item vertex = itemAt(*file, FirstVertex);
    const QByteArray right = CopiedItems::of(*file, vertex, vertex)->description();
    QVERIFY(CopiedItems::fromDescription(right));
    for (const QByteArray &wrong : {QByteArray(), QByteArray("{}"), QByteArray("[1]"), right.chopped(1),
                                    QByteArray(right).replace("\"count\":1", "\"count\":0"),
                                    QByteArray(right).replace("\"count\":1", "\"count\":-9e18"),
                                    QByteArray(right).replace("\"size\":12", "\"size\":0")}) {
        QVERIFY2(!CopiedItems::fromDescription(wrong), wrong.constData());
    }
    for (const char *size : {"\"size\":13", "\"size\":9e18", "\"size\":24"}) {
        const auto copied = CopiedItems::fromDescription(QByteArray(right).replace("\"size\":12", size));
        QVERIFY(!copied || !copied->placeAt(*file, vertex).refusal.isEmpty());
    }
    // Bytes that are not those described.
    const auto copied = CopiedItems::fromDescription(right);
    Planner planner(*file);
    copied->insert(planner, copied->placeAt(*file, vertex), QByteArray(11, 'x'));
    QVERIFY(planner.finish().isRefused());
}

QTEST_APPLESS_MAIN(TestCopiedItems)
#include "tst_copieditems.moc"
