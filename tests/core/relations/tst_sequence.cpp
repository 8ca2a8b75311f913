#include "core/changes/wishes.h"
#include "core/relations/sequence.h"
#include "core/schema/sentences.h"
#include "core/tree/value.h"
#include "tests/core/relations/relationtest.h"

#include <QTest>

using namespace hexahedron;
using namespace hexahedron::relationtest;

class TestSequence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void framesAreCounted_data();
    void framesAreCounted();
    void repairPutsThemInOrder();
    void firstMeansOfAll();
    void ownRepairsAreOffered();
    void isExplained();
};

namespace {

constexpr IssueKind order{"ORDER", Severity::Error, "%1 behind %2", ""};
constexpr IssueKind repeated{"REPEATED", Severity::Error, "%1 with %2", ""};
constexpr IssueKind missing{"MISSING", Severity::Error, "%1 without %2", ""};

Repair removeOwner(const Item &, const Field *)
{
    return {"", {}, [](Wishes &wishes) { wishes.refuse(QStringLiteral("asked")); }};
}

/// FILE holds HEAD once, then DATA at least once, to which an END refers; NOTE may stand anywhere behind HEAD, XTRA anywhere.
Small described()
{
    return Small(
        [](RecordRef file) {
            auto head = file.chunk("HEAD");
            auto data = file.chunk("DATA");
            auto end = file.chunk("END_");
            auto note = file.chunk("NOTE");
            file.chunk("XTRA");
            file.must(holdInOrder({{.frame = head.field(), .rank = 0, .leads = 1, .once = Severity::Warning},
                                   {.frame = data.field(), .rank = 1, .required = Severity::Error},
                                   {.frame = note.field(), .rank = 1, .mayStandBehind = true},
                                   {.frame = end.field(), .rank = 2}},
                                  order, "R1")
                          .repeated(repeated, "R2", nullptr)
                          .missing(missing, "R3", &removeOwner));
        },
        "FILE");
}

QByteArray frames(std::initializer_list<const char *> tags)
{
    QByteArray content;
    for (const char *tag : tags)
        content += QByteArray(tag) + encodeInteger(0, 4);
    return "FILE" + encodeInteger(content.size(), 4) + content;
}

} // namespace

void TestSequence::framesAreCounted_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::newRow("usual") << frames({"HEAD", "DATA", "DATA", "END_"}) << QByteArrayList();
    QTest::newRow("only what must") << frames({"DATA"}) << QByteArrayList();
    QTest::newRow("others anywhere") << frames({"XTRA", "HEAD", "XTRA", "DATA", "END_", "NOTE"}) << QByteArrayList();
    QTest::newRow("unusual") << frames({"END_", "DATA"}) << QByteArrayList{"info ORDER R1 FILE/DATA: DATA behind END_"};
    QTest::newRow("what is referred to") << frames({"DATA", "HEAD"})
                                         << QByteArrayList{"error ORDER R1 FILE/HEAD: HEAD behind DATA"};
    QTest::newRow("worst first") << frames({"END_", "DATA", "HEAD"})
                                 << QByteArrayList{"error ORDER R1 FILE/HEAD: HEAD behind END_"};
    QTest::newRow("repeated") << frames({"HEAD", "HEAD", "HEAD", "DATA"})
                              << QByteArrayList{"warning REPEATED R2 FILE/HEAD[1] x2: FILE with HEAD"};
    QTest::newRow("missing") << frames({"HEAD"}) << QByteArrayList{"error MISSING R3 FILE: FILE without DATA"};
}

void TestSequence::framesAreCounted()
{
    QFETCH(QByteArray, bytes);
    QTEST(described().foundWithSeverity(bytes), "expected");
}

void TestSequence::repairPutsThemInOrder()
{
    const QByteArray bytes = frames({"END_", "XTRA", "DATA", "HEAD"});
    QCOMPARE(described().repaired(bytes), frames({"HEAD", "XTRA", "DATA", "END_"}));
}

void TestSequence::firstMeansOfAll()
{
    const Small small(
        [](RecordRef file) {
            auto head = file.chunk("HEAD");
            auto data = file.chunk("DATA");
            auto more = file.chunk("MORE");
            const auto is = Severity::Error;
            file.must(holdInOrder({{.frame = head.field(), .leads = 1, .isFirst = true, .once = is},
                                   {.frame = data.field(), .rank = 1, .required = is},
                                   {.frame = more.field(), .rank = 1, .required = is}},
                                  order, "R1")
                          .repeated(repeated, "R2", nullptr)
                          .missing(missing, "R3", nullptr));
            QCOMPARE(
                relationSentences(*file.field()),
                (QStringList{QStringLiteral("Its first chunk is HEAD."), QStringLiteral("At most one of each: HEAD."),
                             QStringLiteral("At least one of each: DATA, MORE.")}));
        },
        "FILE");
    QByteArrayList found = small.found(frames({"????", "HEAD", "DATA", "MORE"}));
    QCOMPARE(found.size(), 2); // it is not known either
    QVERIFY2(found.constLast().startsWith("ORDER R1 FILE/HEAD"), found.constLast().constData());
    QVERIFY(!small.found(frames({"HEAD", "????", "DATA", "MORE"})).join().contains("ORDER"));
    // What should not be there has no right place.
    QCOMPARE(small.found(frames({"HEAD", "DATA", "MORE", "HEAD"})),
             QByteArrayList{"REPEATED R2 FILE/HEAD[1]: FILE with HEAD"});
    QCOMPARE(small.found(frames({"HEAD"})),
             (QByteArrayList{"MISSING R3 FILE: FILE without DATA", "MISSING R3 FILE: FILE without MORE"}));
}

void TestSequence::ownRepairsAreOffered()
{
    QCOMPARE(described().repaired(frames({"HEAD"})), QByteArray("refused: asked"));
    QCOMPARE(described().repaired(frames({"HEAD", "HEAD", "DATA"})), QByteArray("no repair"));
}

void TestSequence::isExplained()
{
    SchemaBuilder builder("Test", {});
    auto file = builder.file().chunk("FILE");
    auto data = file.chunk("DATA");
    auto head = file.chunk("HEAD");
    file.must(holdInOrder({{.frame = data.field(), .rank = 1, .required = Severity::Error},
                           {.frame = head.field(), .rank = 0, .once = Severity::Error}},
                          order, "R1"));
    builder.finish();
    const QString said = relationSentences(*file.field()).join(u' ');
    QVERIFY2(said.contains(QStringLiteral("order: HEAD, DATA.")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("At most one of each: HEAD.")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("At least one of each: DATA.")), qPrintable(said));
}

QTEST_GUILESS_MAIN(TestSequence)
#include "tst_sequence.moc"
