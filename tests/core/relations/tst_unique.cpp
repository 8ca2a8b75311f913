#include "core/changes/wishes.h"
#include "core/relations/texts.h"
#include "core/relations/unique.h"
#include "tests/core/relations/relationtest.h"

#include <QTest>

using namespace hexahedron;
using namespace hexahedron::relationtest;

class TestUnique : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesAreComparedInTheirList();
    void namesOfOneHashAreFound();
    void numbersInAnyOrder_data();
    void numbersInAnyOrder();
    void onlyNamedNumbersAreCompared();
    void listsAreMendedAsTheDescriptionSays();
    void namesAreFilledAndUnicode();
    void newElementsGetAFreeValue();
    void manyNewElementsGetNamesOfTheirOwn();
};

namespace {

quint32 lengthOf(const QByteArray &text)
{
    return quint32(text.size());
}

QByteArray names(std::initializer_list<const char *> texts)
{
    QByteArray bytes = raw({quint32(texts.size())});
    for (const char *text : texts)
        bytes += QByteArray(text) + '\0';
    return bytes;
}

/// Lists of names in a list of groups.
Small groups()
{
    return Small([](RecordRef file) {
        auto group = file.records("groups").until(endOfFrame);
        const auto count = group.u32("count");
        auto entry = group.records("entries").times(count);
        entry.text("name").must(beUnique(wrong, "R1"));
    });
}

} // namespace

void TestUnique::namesAreComparedInTheirList()
{
    QCOMPARE(groups().found(names({"a", "b"}) + names({"b", "a"})), QByteArrayList());
    QCOMPARE(groups().found(names({"a", "b", "a"}) + names({"c", "c"})),
             (QByteArrayList{"WRONG R1 file/groups[0]/entries[2]/name: a entries[0]",
                             "WRONG R1 file/groups[1]/entries[1]/name: c entries[0]"}));
    QCOMPARE(groups().found(names({"", ""})), QByteArrayList());
}

void TestUnique::namesOfOneHashAreFound()
{
    const Small hashed([](RecordRef file) {
        const auto count = file.u32("count");
        auto entry = file.records("entries").times(count);
        entry.text("name").must(beUnique(wrong, "R1").hashedBy(&lengthOf, other, "R2"));
    });
    QCOMPARE(
        hashed.found(names({"one", "three", "two", "one"})),
        (QByteArrayList{"OTHER R2 file/entries[2]/name: two one", "WRONG R1 file/entries[3]/name: one entries[0]"}));
}

void TestUnique::numbersInAnyOrder_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArrayList>("expected");
    QTest::newRow("ascending") << raw<quint32>({1, 2, 3}) << QByteArrayList();
    QTest::newRow("descending") << raw<quint32>({3, 2, 1}) << QByteArrayList();
    QTest::newRow("beside each other") << raw<quint32>({1, 1}) << QByteArrayList{"WRONG R1 file/ids[1]: 1 %2"};
    QTest::newRow("far from each other") << raw<quint32>({7, 9, 8, 7, 7})
                                         << QByteArrayList{"WRONG R1 file/ids[3] x2: 7 %2"};
    QTest::newRow("large") << raw<quint32>({0xffffffff, 0, 0xffffffff})
                           << QByteArrayList{"WRONG R1 file/ids[2]: 4294967295 %2"};
}

void TestUnique::numbersInAnyOrder()
{
    const Small ids([](RecordRef file) { file.u32("ids").until(endOfFrame).must(beUnique(wrong, "R1")); });
    QFETCH(QByteArray, bytes);
    QTEST(ids.found(bytes), "expected");
}

void TestUnique::onlyNamedNumbersAreCompared()
{
    const Small kinds([](RecordRef file) {
        const auto count = file.u32("count");
        auto entry = file.records("entries").times(count);
        entry.u8("kind").names({{1, "red"}}).checkedElsewhere().must(beUnique(wrong, "R1").onlyNamed());
        entry.text("text");
    });
    const QByteArray bytes = raw<quint32>({4}) + QByteArray("\1\0\5\0\5\0\1\0", 8);
    QCOMPARE(kinds.found(bytes), QByteArrayList{"WRONG R1 file/entries[3]/kind: red entries[0]"});
}

void TestUnique::listsAreMendedAsTheDescriptionSays()
{
    const Small ids([](RecordRef file) {
        auto entry = file.records("entries").until(endOfFrame);
        entry.u8("id").must(beUnique(wrong, "R1").mendedBy("", [](Wishes &wishes, const Item &array) {
            wishes.removeElements(array, array.count - 1, 1);
        }));
    });
    QCOMPARE(ids.repaired("aba"), QByteArray("ab"));
}

void TestUnique::namesAreFilledAndUnicode()
{
    const Small texts([](RecordRef file) {
        const auto count = file.u32("count");
        auto entry = file.records("entries").times(count);
        entry.text("name").must(beFilled(wrong, "R1")).must(beUnicode(other, "R2"));
    });
    QCOMPARE(
        texts.found(names({"a", "", "\xc3\xa4", "\xff"})),
        (QByteArrayList{"WRONG R1 file/entries[1]/name: entries[1] %2", "OTHER R2 file/entries[3]/name: name %2"}));
}

void TestUnique::newElementsGetAFreeValue()
{
    const Small ids([](RecordRef file) {
        auto entry = file.records("entries").until(endOfFrame);
        entry.u8("id").must(beUnique().from(4, 2));
    });
    QCOMPARE(ids.inserted("\1\4\6", "file/entries", 3, 2), QByteArray("\1\4\6\10\12"));
}

/// Each begins to look where the last one was found, or nobody would wait for the end.
void TestUnique::manyNewElementsGetNamesOfTheirOwn()
{
    const Small named([](RecordRef file) {
        auto entry = file.records("entries").until(endOfFrame);
        entry.text("name").initially("n").must(beUnique(wrong, "R1"));
    });
    constexpr int Count = 65'535;
    const QByteArrayList all = named.inserted(QByteArray("n\0n3\0", 5), "file/entries", 2, Count).split('\0');
    QCOMPARE(all.mid(0, 5), (QByteArrayList{"n", "n3", "n2", "n4", "n5"}));
    QCOMPARE(all.size(), Count + 3); // and nothing behind the last one
    QCOMPARE(all[Count + 1], QByteArray("n") + QByteArray::number(Count + 2));
}

QTEST_GUILESS_MAIN(TestUnique)
#include "tst_unique.moc"
