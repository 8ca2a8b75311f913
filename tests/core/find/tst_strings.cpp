#include "core/find/strings.h"

#include "core/formats/registry.h"
#include "tests/support/b3dbuilder.h"

#include <QTest>

using namespace hexahedron;
using namespace Qt::StringLiterals;

class TestStrings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsRuns_data();
    void findsRuns();
    void goesOverBlocks();
    void tellsTextsFromTheRest();
};

void TestStrings::findsRuns_data()
{
    QTest::addColumn<QByteArray>("data");
    QTest::addColumn<TextEncoding>("encoding");
    QTest::addColumn<QString>("words");
    QTest::addColumn<std::vector<ByteRange>>("runs");
    using Runs = std::vector<ByteRange>;
    using enum TextEncoding;
    const QByteArray plain("\0abc\0abcd\0\xc3\xa4\xc3\xb6\xc3\xbcx\xff"
                           "abcde",
                           24);
    QTest::newRow("UTF-8") << plain << Utf8 << QString() << Runs{{5, 9}, {10, 17}, {18, 23}};
    QTest::newRow("with a word") << plain << Utf8 << u"CDE"_s << Runs{{18, 23}};
    QTest::newRow("Latin-1") << QByteArray("\0\xe4\xf6\xfcx\0", 6) << Latin1 << QString() << Runs{{1, 5}};
    QTest::newRow("UTF-16, not aligned") << QByteArray("\1a\0b\0c\0d\0\2", 10) << Utf16Le << QString() << Runs{{1, 9}};
    QTest::newRow("UTF-16, the upper byte first")
        << QByteArray("\0a\0b\0c\0d", 8) << Utf16Be << QString() << Runs{{0, 8}};
    QTest::newRow("nothing") << QByteArray(100, '\1') << Utf8 << QString() << Runs{};
}

void TestStrings::findsRuns()
{
    QFETCH(QByteArray, data);
    QFETCH(TextEncoding, encoding);
    QFETCH(QString, words);
    const auto tree = readTree(Bytes(data), u"made.bin"_s);
    std::vector<ByteRange> runs;
    for (const ByteHit &hit : findStrings(*tree, {.encoding = encoding, .words = words}).hits)
        runs.push_back(hit.range);
    QTEST(runs, "runs");
}

void TestStrings::goesOverBlocks()
{
    constexpr qint64 Block = 1 << 20;
    QByteArray data(2 * Block + 100, '\0');
    for (const qint64 at : {Block - 3, Block + 100, 2 * Block - 1})
        data.replace(at, 6, "string");
    std::vector<ByteRange> expected{{Block - 3, Block + 3}, {Block + 100, Block + 106}, {2 * Block - 1, 2 * Block + 5}};
    const auto tree = readTree(Bytes(data), u"made.bin"_s);
    std::vector<ByteRange> runs;
    for (const ByteHit &hit : findStrings(*tree, {}).hits)
        runs.push_back(hit.range);
    QCOMPARE(runs, expected);
    // A long one is several; a bound holds.
    const auto letters = readTree(Bytes(QByteArray(3 * StringOptions::Longest, 'a')), u"made.bin"_s);
    QCOMPARE(findStrings(*letters, {}).hits.size(), 3U);
    const ByteHits two = findStrings(*letters, {}, {.mostHits = 2});
    QCOMPARE(two.hits.size(), 2U);
    QVERIFY(two.isCut);
}

void TestStrings::tellsTextsFromTheRest()
{
    const auto tree = readTree(Bytes(b3d::file(b3d::node("Backbone", b3d::chunk("XYZW", "\1hidden words\1")))),
                               u"made.b3d"_s);
    const auto textsIn = [&](StringOptions::Where where) {
        QByteArrayList texts;
        for (const ByteHit &hit : findStrings(*tree, {.where = where}).hits)
            texts += tree->bytes().toByteArray(hit.range);
        return texts;
    };
    using enum StringOptions::Where;
    QVERIFY(textsIn(InTexts).contains("Backbone"));
    QVERIFY(!textsIn(Elsewhere).contains("Backbone"));
    QVERIFY(textsIn(Elsewhere).contains("hidden words"));
    QVERIFY(!textsIn(InTexts).contains("hidden words"));
    QCOMPARE(textsIn(Everywhere).size(), textsIn(InTexts).size() + textsIn(Elsewhere).size());
}

QTEST_GUILESS_MAIN(TestStrings)
#include "tst_strings.moc"
