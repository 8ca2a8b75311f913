#include "core/relations/texts.h"
#include "core/schema/sentences.h"
#include "tests/core/relations/relationtest.h"

#include <QTest>

using namespace hexahedron;
using namespace hexahedron::relationtest;

class TestTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filledAndUnicode();
    void inAPlaceOfFixedSize();
    void whatStandsBehindIsSaidOnce();
    void areExplained();
};

namespace {

/// Names of four bytes, in elements that vary in size.
template<typename Must>
Small names(Must must)
{
    return Small([must](RecordRef file) {
        auto element = file.records("list").until(endOfFrame);
        element.text("name").size(4).must(must);
        element.text("note");
    });
}

QByteArray bytes(const char *text, qsizetype size)
{
    return QByteArray(text, size);
}

const QByteArray none = "no repair";

} // namespace

void TestTexts::filledAndUnicode()
{
    const Small filled(
        [](RecordRef file) { file.records("list").until(endOfFrame).text("name").must(beFilled(wrong, "R1")); });
    QCOMPARE(filled.found(bytes("a\0\0b\0", 5)), QByteArrayList{"WRONG R1 file/list[1]/name: list[1] %2"});
    const Small unicode(
        [](RecordRef file) { file.records("list").until(endOfFrame).text("name").must(beUnicode(wrong, "R1")); });
    QCOMPARE(unicode.found(bytes("\xc3\xa4\0\xe4\0", 5)), QByteArrayList{"WRONG R1 file/list[1]/name: name %2"});
}

void TestTexts::inAPlaceOfFixedSize()
{
    const Small ended = names(beEnded(wrong, "R1"));
    QCOMPARE(ended.found(bytes("ab\0\0\0", 5)), QByteArrayList());
    QCOMPARE(ended.found(bytes("abcd\0", 5)), QByteArrayList{"WRONG R1 file/list[0]/name: list[0] 4"});
    QCOMPARE(ended.repaired(bytes("abcd\0", 5)), bytes("abc\0\0", 5));
    const Small ascii = names(beAscii(wrong, "R1"));
    QCOMPARE(ascii.found(bytes("ab\0\xff\0", 5)), QByteArrayList()); // behind its end
    QCOMPARE(ascii.found(bytes("a\xe4\0\0\0", 5)).size(), 1);
    QCOMPARE(ascii.repaired(bytes("a\xe4\0\0\0", 5)), none);
}

void TestTexts::whatStandsBehindIsSaidOnce()
{
    const Small clean = names(beClean(wrong, "R1"));
    QCOMPARE(clean.found(bytes("ab\0\0\0", 5)), QByteArrayList());
    QCOMPARE(clean.found(bytes("ab\0\0\0a\0bc\0b\0cd\0", 15)), QByteArrayList{"WRONG R1 file/list[1]/name x2: 2 %2"});
}

void TestTexts::areExplained()
{
    SchemaBuilder builder("Test", {});
    const auto name =
        builder.file().section("file").text("name").size(4).must(beEnded(wrong, "R1")).must(beFilled(other, "R2"));
    builder.finish();
    QCOMPARE(ruleNumbers(*name.field()), (QStringList{QStringLiteral("R1"), QStringLiteral("R2")}));
    QCOMPARE(relationSentences(*name.field()),
             (QStringList{QStringLiteral("Ends with a NUL in its place."), QStringLiteral("Not empty.")}));
}

QTEST_GUILESS_MAIN(TestTexts)
#include "tst_texts.moc"
