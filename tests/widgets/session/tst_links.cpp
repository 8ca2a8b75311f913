#include "core/formats/registry.h"
#include "widgets/session/links.h"

#include <QTest>

using namespace hexahedron;

class TestLinks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void onlyTheLengthOfAChunkIsSaidToBeOne();
};

void TestLinks::onlyTheLengthOfAChunkIsSaidToBeOne()
{
    // Tags of this format are numbers, too.
    const QByteArray file("\x01\x00\x0c\x00\x00\x00"
                          "E3DF\x00\x01",
                          12);
    const auto tree = readTree(Bytes(file), QStringLiteral("made.e3d"));
    const auto sentencesOf = [&](const char *path) {
        const std::optional<Item> item = tree->find(QString::fromLatin1(path));
        return item ? linkSentences(*item) : QStringList{QStringLiteral("not found")};
    };
    QCOMPARE(sentencesOf("version/size").size(), 1);
    QVERIFY(sentencesOf("version/size").constFirst().startsWith(QStringLiteral("Length of this chunk")));
    QCOMPARE(sentencesOf("version/type"), QStringList());
}

QTEST_GUILESS_MAIN(TestLinks)
#include "tst_links.moc"
