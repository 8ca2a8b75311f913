#include "core/formats/registry.h"
#include "core/schema/schema.h"
#include "tests/support/samples.h"
#include "tests/support/urhobuilder.h"
#include "widgets/session/links.h"

#include <QFile>
#include <QTest>

using namespace hexahedron;

class TestLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheLengthOfAChunkIsSaidToBeOne();
    void sentencesNameEverythingThatTheySpeakOf();
    void allBitsSetMeanNoneInNumbersWithoutSign();
    void aRangeLeadsToItsFirstElement();
    void anIndexLeadsToWhatItIsDrawnWith();
};

/// Levels draw parts of one list of indices with vertex buffers of their own.
void TestLinks::anIndexLeadsToWhatItIsDrawnWith()
{
    const QByteArray vertices = urho::maskedVertices(1, 12, urho::threePositions());
    const urho::Model model{.vertexBuffers = {vertices, vertices},
                            .indexBuffers = {urho::indices16({0, 1, 2, 2, 1, 5, 0})},
                            .geometries = {urho::geometry({{.indexCount = 4}}),
                                           urho::geometry({{.vertexBuffer = 1, .indexStart = 3, .indexCount = 3}})}};
    const auto tree = readTree(Bytes(model.bytes()), {});
    const auto meaningOf = [&](int index) {
        return indexMeaning(*tree, *tree->find(QStringLiteral("UMDL/indexBuffers[0]/indices[%1]").arg(index)));
    };
    const auto targetOf = [&](int index) {
        const Item target = meaningOf(index).target;
        return target.isValid() ? tree->path(target) : QString();
    };
    QCOMPARE(targetOf(2), QStringLiteral("UMDL/vertexBuffers[0]/vertices[2]"));
    QCOMPARE(targetOf(3), QString()); // of both
    QCOMPARE(targetOf(4), QStringLiteral("UMDL/vertexBuffers[1]/vertices[1]"));
    QCOMPARE(targetOf(5), QString()); // there are three
    QCOMPARE(meaningOf(5).total, 3);
    QCOMPARE(targetOf(6), QString()); // of none
}

void TestLinks::onlyTheLengthOfAChunkIsSaidToBeOne()
{
    // Tags of this format are numbers, too.
    const QByteArray file("\x01\x00\x0c\x00\x00\x00"
                          "E3DF\x00\x01",
                          12);
    const auto tree = readTree(Bytes(file), QStringLiteral("made.e3d"));
    const auto docOf = [&](const char *path) {
        const std::optional<Item> item = tree->find(QString::fromLatin1(path));
        return item ? item->field->translatedDoc() : QStringLiteral("not found");
    };
    QVERIFY(docOf("version/size").startsWith(QStringLiteral("Length of this block")));
    QVERIFY(docOf("version/type").startsWith(QStringLiteral("Says what the block holds")));
}

void TestLinks::sentencesNameEverythingThatTheySpeakOf()
{
    for (const Format *format : allFormats()) {
        for (const Field *field : format->schema()->fields) {
            for (const Item::Role role : {Item::Role::Field, Item::Role::Array, Item::Role::Element}) {
                Item item;
                item.field = field;
                item.role = role;
                for (const QString &sentence : linkSentences(item)) {
                    QVERIFY2(!sentence.contains(QStringLiteral("  ")) && !sentence.contains(QStringLiteral(" .")),
                             qPrintable(QLatin1StringView(format->id) + u' ' + QLatin1StringView(field->name)
                                        + QStringLiteral(": ") + sentence));
                }
            }
        }
    }
}

void TestLinks::allBitsSetMeanNoneInNumbersWithoutSign()
{
    const auto meaningIn = [](const char *file, const QString &path) {
        QFile data(test::madeSamples() + u'/' + QLatin1StringView(file));
        if (!data.open(QIODevice::ReadOnly))
            return IndexMeaning();
        const auto tree = readTree(Bytes(data.readAll()), data.fileName());
        const std::optional<Item> item = tree->find(path);
        return item ? indexMeaning(*tree, *item) : IndexMeaning();
    };
    const IndexMeaning root = meaningIn("kohi/skinned.k3d", QStringLiteral("engine132/nodes/parent_indices[0]"));
    QCOMPARE(root.value, 65535);
    QVERIFY(root.isNone);
    const IndexMeaning bone = meaningIn("ecere/skinned.e3d",
                                        QStringLiteral("meshes/mesh/attributes/interleaved/vertexData[1]/bones[1]"));
    QCOMPARE(bone.value, 255);
    QVERIFY(bone.isNone);
}

void TestLinks::aRangeLeadsToItsFirstElement()
{
    QFile data(test::madeSamples() + QStringLiteral("/ecere/ranges_overlap.e3d"));
    QVERIFY(data.open(QIODevice::ReadOnly));
    const auto tree = readTree(Bytes(data.readAll()), data.fileName());
    const auto targetOf = [&](const char *path) {
        const std::optional<Item> item = tree->find(QString::fromLatin1(path));
        return item ? tree->path(linkTarget(*tree, *item)) : QString();
    };
    QCOMPARE(targetOf("meshes/mesh/facesMaterials/ranges[1]/count"),
             QStringLiteral("meshes/mesh/triFaces16/triangles[1]"));
}

QTEST_GUILESS_MAIN(TestLinks)
#include "tst_links.moc"
