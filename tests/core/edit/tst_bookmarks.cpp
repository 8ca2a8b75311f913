#include "core/edit/bookmarks.h"

#include "tests/support/files.h"
#include "tests/support/fulldisk.h"

#include <QBuffer>
#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace hexahedron;
using namespace Qt::StringLiterals;

class TestBookmarks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsChanges();
    void followsSeveralChangesAtOnce();
    void followsBesideCopies();
    void followsWhatIsMadeAnew();
    void comesBackFromADocument();
    void readsOnlyWhatCanBe();
    void isFoundByContentAndByPath();
    void whoHasNoneTakesNoneOfATwin();
    void fullDiskLeavesWhatWasKept();
    void whatOthersKeptStays();
    void whatOthersKeptFollowsASave();
    void listsOfTwoVersionsAreMerged();
    void whatMarkedRemovedBytesIsNotTakenForAnother();
};

namespace {

Bytes letters()
{
    return Bytes(QByteArray("abcdefghijklmnopqrstuvwxyz"));
}

ByteRange mapped(const Bytes &from, const Bytes &to, ByteRange range)
{
    return PlaceMap(from, to).map(range);
}

Bookmark sample()
{
    return {.range = {10, 14},
            .streamPath = u"DATA"_s,
            .path = u"BB3D/NODE[2]"_s,
            .color = 3,
            .text = u"what is <this> & that?\nA line."_s};
}

Bookmark at(qint64 place)
{
    return {.range = {place, place + 1}};
}

Bookmark known(const QString &uid, qint64 place)
{
    return {.range = {place, place + 1}, .text = uid, .uid = uid};
}

QStringList textsOf(const std::vector<Bookmark> &bookmarks)
{
    QStringList texts;
    for (const Bookmark &bookmark : bookmarks)
        texts += bookmark.text;
    return texts;
}

std::vector<qint64> placesOf(const std::vector<Bookmark> &bookmarks)
{
    std::vector<qint64> places;
    for (const Bookmark &bookmark : bookmarks)
        places.push_back(bookmark.range.begin);
    return places;
}

} // namespace

void TestBookmarks::followsChanges()
{
    const Bytes before = letters();
    const ByteRange mark{10, 14};
    const auto change = [&](ByteRange removed, const QByteArray &inserted) {
        return before.replaced(removed, Bytes(inserted));
    };
    QCOMPARE(mapped(before, before, mark), mark);
    QCOMPARE(mapped(before, change({0, 0}, "12"), mark), (ByteRange{12, 16}));
    QCOMPARE(mapped(before, change({10, 10}, "12"), mark), (ByteRange{12, 16})); // before its first byte
    QCOMPARE(mapped(before, change({14, 14}, "12"), mark), mark);
    QCOMPARE(mapped(before, change({12, 12}, "12"), mark), (ByteRange{10, 16}));
    QCOMPARE(mapped(before, change({10, 14}, "1234"), mark), mark); // overwritten
    QCOMPARE(mapped(before, change({11, 12}, "1"), mark), mark);
    QCOMPARE(mapped(before, change({2, 5}, ""), mark), (ByteRange{7, 11}));
    QCOMPARE(mapped(before, change({8, 12}, ""), mark), (ByteRange{8, 10}));
    QCOMPARE(mapped(before, change({8, 20}, ""), mark), (ByteRange{8, 8})); // gone
    QCOMPARE(mapped(before, change({0, 26}, ""), mark), (ByteRange{0, 0}));
    // And back.
    const Bytes after = change({2, 5}, "");
    QCOMPARE(mapped(after, before, {7, 11}), mark);
}

void TestBookmarks::followsSeveralChangesAtOnce()
{
    const Bytes before = letters();
    const std::vector<Replacement> changes{{{1, 2}, Bytes(QByteArray("!"))}, {{20, 20}, Bytes(QByteArray("???"))}};
    const Bytes after = before.replaced(changes);
    QCOMPARE(mapped(before, after, {10, 14}), (ByteRange{10, 14})); // what is between the two stays
    QCOMPARE(mapped(before, after, {21, 23}), (ByteRange{24, 26}));
    QCOMPARE(mapped(after, before, {24, 26}), (ByteRange{21, 23}));
}

/// Bytes that share nothing but what stands in them; also long ones.
void TestBookmarks::followsWhatIsMadeAnew()
{
    const auto follows = [](const QByteArray &front, const QByteArray &inserted, const QByteArray &back) {
        const PlaceMap map = PlaceMap::ofRemade(Bytes(front + back), Bytes(front + inserted + back));
        const qint64 at = front.size();
        return map.map({at - 2, at - 1}) == ByteRange{at - 2, at - 1}
               && map.map({at + 1, at + 3}) == ByteRange{at + 1, at + 3}.translated(inserted.size());
    };
    QVERIFY(follows("abcdef", "123", "ghijkl"));
    QVERIFY(follows(QByteArray(200'000, 'a') + "bc", "123", "xyz" + QByteArray(100'000, 'd')));
    QCOMPARE(PlaceMap::ofRemade(Bytes(QByteArray("abcd")), Bytes(QByteArray("xbcy"))).map({1, 3}), (ByteRange{1, 3}));
    QCOMPARE(PlaceMap::ofRemade(Bytes(QByteArray("abcdef")), Bytes(QByteArray("abef"))).map({2, 4}), (ByteRange{2, 2}));
    QCOMPARE(PlaceMap::ofRemade(Bytes(QByteArray("aaaa")), Bytes(QByteArray("aa"))).map({0, 1}), (ByteRange{0, 1}));
}

void TestBookmarks::followsBesideCopies()
{
    const Bytes before = letters();
    const Bytes after = before.replaced({10, 10}, before.mid({4, 10})); // a chunk was duplicated
    QCOMPARE(mapped(before, after, {2, 5}), (ByteRange{2, 5}));
    QCOMPARE(mapped(before, after, {12, 15}), (ByteRange{18, 21}));
}

void TestBookmarks::comesBackFromADocument()
{
    QBuffer buffer;
    buffer.open(QIODevice::ReadWrite);
    QVERIFY(writeBookmarks(&buffer, u"/a/file.b3d"_s, {sample()}));
    QVERIFY(buffer.data().contains("color=\"blue\""));
    buffer.seek(0);
    QCOMPARE(readBookmarks(&buffer), (std::vector{sample()}));
}

void TestBookmarks::readsOnlyWhatCanBe()
{
    QByteArray text("<bookmarks><bookmark offset='5' size='2' path='' color='mauve'>x</bookmark>"
                    "<bookmark offset='-5' size='2'/><bookmark offset='9223372036854775807' size='2'/>"
                    "<other/><bookmark offset='7' size='0'>y</bookmark>");
    QBuffer buffer(&text); // and its end is missing
    buffer.open(QIODevice::ReadOnly);
    const std::vector<Bookmark> read = readBookmarks(&buffer);
    QCOMPARE(read.size(), 2U);
    QCOMPARE(read[0].range, (ByteRange{5, 7}));
    QCOMPARE(read[1].text, u"y"_s);
}

void TestBookmarks::isFoundByContentAndByPath()
{
    const QTemporaryDir folder;
    const BookmarkFolder kept(folder.path());
    const QString file = folder.filePath(u"one.b3d"_s), moved = folder.filePath(u"moved.b3d"_s);
    const Bytes bytes = letters(), other = bytes.appended(bytes);
    BookmarkFolder::Kept last = kept.of(file, bytes);
    QVERIFY(last.bookmarks.empty());
    QVERIFY(kept.keep(file, bytes, {sample()}, last));
    QCOMPARE(kept.of(file, bytes).bookmarks.size(), 1U);
    QVERIFY(kept.of(file, bytes).isSameContent);
    QVERIFY(kept.of(moved, bytes).isSameContent);
    QCOMPARE(kept.of(moved, bytes).otherFile,
             QFileInfo(file).absoluteFilePath()); // nobody knows what happened to this one
    QVERIFY(kept.of(file, bytes).otherFile.isEmpty());
    QCOMPARE(kept.of(moved, bytes).bookmarks.size(), 1U);
    last = kept.of(file, other);
    QVERIFY(!last.isSameContent);
    QCOMPARE(last.bookmarks.size(), 1U);
    QVERIFY(kept.of(moved, other).bookmarks.empty());
    // A file has one list; without bookmarks none.
    QVERIFY(kept.keep(file, other, {sample(), at(3)}, last));
    QCOMPARE(kept.of(file, bytes).bookmarks.size(), 2U);
    QVERIFY(kept.keep(file, other, {}, last));
    QVERIFY(QDir(folder.path()).entryList({u"*.xml"_s}).isEmpty());
}

/// Two files become the same when both are repaired, one of them with bytes that are made up. What is noted of that one says nothing
/// of the other.
void TestBookmarks::whoHasNoneTakesNoneOfATwin()
{
    const QTemporaryDir folder;
    const BookmarkFolder kept(folder.path());
    const QString noted = folder.filePath(u"noted.b3d"_s), twin = folder.filePath(u"twin.b3d"_s);
    const Bytes bytes = letters();
    BookmarkFolder::Kept last;
    QVERIFY(kept.keep(noted, bytes, {sample()}, last));
    QCOMPARE(kept.of(twin, bytes).bookmarks.size(), 1U);
    BookmarkFolder::Kept ofTwin;
    QVERIFY(kept.keep(twin, bytes, {}, ofTwin));
    QVERIFY(kept.of(twin, bytes).bookmarks.empty());
    QCOMPARE(kept.of(noted, bytes).bookmarks.size(), 1U);
}

/// The notes that were there are there, and the new one is kept when there is room again.
void TestBookmarks::fullDiskLeavesWhatWasKept()
{
    const QTemporaryDir folder;
    const BookmarkFolder kept(folder.path());
    const QString file = folder.filePath(u"one.b3d"_s);
    BookmarkFolder::Kept last;
    QVERIFY(kept.keep(file, letters(), {known(u"old"_s, 1)}, last));
    const auto contents = [&] {
        QByteArrayList all;
        for (const QFileInfo &info : QDir(folder.path()).entryInfoList(QDir::Files | QDir::Hidden))
            all += test::contentOf(info.filePath());
        return all;
    };
    const QByteArrayList before = contents();
    const std::vector both{known(u"old"_s, 1), known(u"new"_s, 2)};
    QString error;
    {
        const test::FullDisk full(100);
        QVERIFY(!kept.keep(file, letters(), both, last, &error));
        QCOMPARE(saveBookmarks(folder.filePath(u"exported.xml"_s), file, both, {}, nullptr), SaveResult::Failed);
    }
    QVERIFY(!error.isEmpty());
    QCOMPARE(contents(), before);
    QVERIFY(kept.keep(file, letters(), both, last));
    QCOMPARE(textsOf(kept.of(file, letters()).bookmarks), (QStringList{u"old"_s, u"new"_s}));
}

/// Two windows have one file open.
void TestBookmarks::whatOthersKeptStays()
{
    const QTemporaryDir folder;
    const BookmarkFolder kept(folder.path());
    const QString file = folder.filePath(u"one.b3d"_s);
    const Bytes bytes = letters();
    BookmarkFolder::Kept ours;
    QVERIFY(kept.keep(file, bytes, {at(1), at(2), at(3)}, ours));
    BookmarkFolder::Kept theirs = ours;
    Bookmark noted = at(3);
    noted.text = u"of the other"_s;
    QVERIFY(kept.keep(file, bytes, {at(1), noted, at(4)}, theirs)); // 2 removed, 3 noted, 4 added
    QVERIFY(kept.keep(file, bytes, {at(2), at(3), at(5)}, ours));   // 1 removed, 5 added
    QCOMPARE(placesOf(ours.bookmarks), (std::vector<qint64>{3, 5, 4}));
    QCOMPARE(ours.bookmarks.front().text, noted.text);
    QCOMPARE(placesOf(kept.of(file, bytes).bookmarks), placesOf(ours.bookmarks));
    // Two notes on one place: both stay.
    Bookmark mine = at(4), other = at(4);
    mine.text = u"mine"_s;
    other.text = u"other"_s;
    BookmarkFolder::Kept second = ours;
    QVERIFY(kept.keep(file, bytes, {noted, at(5), other}, second));
    QVERIFY(kept.keep(file, bytes, {noted, at(5), mine}, ours));
    QCOMPARE(ours.bookmarks.back().text, u"mine\nother"_s);
    // What somebody damaged says nothing about what was removed.
    QFile list(folder.filePath(ours.lists.begin()->first));
    QVERIFY(list.open(QIODevice::WriteOnly | QIODevice::Truncate) && list.write("<book") == 5);
    list.close();
    QVERIFY(kept.keep(file, bytes, {at(3), at(5), at(4), at(6)}, ours));
    QCOMPARE(ours.bookmarks.size(), 4U);
}

void TestBookmarks::whatOthersKeptFollowsASave()
{
    const QTemporaryDir folder;
    const BookmarkFolder kept(folder.path());
    const QString file = folder.filePath(u"one.b3d"_s);
    const Bytes before = letters(), after = before.replaced({0, 0}, Bytes(QByteArray("12")));
    BookmarkFolder::Kept ours;
    QVERIFY(kept.keep(file, before, {known(u"a"_s, 10)}, ours));
    BookmarkFolder::Kept theirs = ours, late = ours;
    QVERIFY(kept.keep(file, before, {known(u"a"_s, 10), known(u"b"_s, 20)}, theirs));
    QVERIFY(kept.keep(file, after, {known(u"a"_s, 12)}, ours));
    QCOMPARE(placesOf(ours.bookmarks), (std::vector<qint64>{12, 22}));
    // Who still has the old version open loses nothing either.
    QVERIFY(kept.keep(file, before, {known(u"a"_s, 10), known(u"c"_s, 11)}, late));
    QCOMPARE(placesOf(late.bookmarks), (std::vector<qint64>{10, 11}));
    QCOMPARE(placesOf(kept.of(file, after).bookmarks), (std::vector<qint64>{12, 22, 11}));
}

/// One window has saved, the other has gone on with the version before, and then writes over what was saved.
void TestBookmarks::listsOfTwoVersionsAreMerged()
{
    const QTemporaryDir folder;
    const BookmarkFolder kept(folder.path());
    const QString file = folder.filePath(u"one.b3d"_s);
    const Bytes before = letters(), saved = before.replaced({0, 0}, Bytes(QByteArray("12"))),
                over = before.replaced({0, 1}, Bytes(QByteArray("!")));
    const Bookmark a = known(u"a"_s, 10), moved = known(u"a"_s, 12), ours = known(u"ours"_s, 3),
                   theirs = known(u"theirs"_s, 20), late = known(u"late"_s, 21);
    BookmarkFolder::Kept one;
    QVERIFY(kept.keep(file, before, {a}, one));
    BookmarkFolder::Kept two = one;
    QVERIFY(kept.keep(file, saved, {moved, ours}, one));
    QVERIFY(kept.keep(file, before, {a, theirs}, two));
    BookmarkFolder::Kept opened = kept.of(file, saved);
    QCOMPARE(textsOf(opened.bookmarks), (QStringList{u"a"_s, u"ours"_s, u"theirs"_s}));
    QCOMPARE(opened.bookmarks.front().range, moved.range); // that of this version
    QVERIFY(!opened.isSameContent);
    // They go on while this one is open, which removes one of its own.
    QVERIFY(kept.keep(file, before, {a, theirs, late}, two));
    QVERIFY(kept.keep(file, saved, {moved, theirs}, opened));
    QCOMPARE(textsOf(opened.bookmarks), (QStringList{u"a"_s, u"theirs"_s, u"late"_s}));
    QVERIFY(kept.of(file, saved).isSameContent);
    QCOMPARE(textsOf(kept.of(file, saved).bookmarks), (QStringList{u"a"_s, u"theirs"_s, u"late"_s}));
    QVERIFY(kept.keep(file, over, {a, theirs, late, known(u"over"_s, 1)}, two));
    QCOMPARE(textsOf(kept.of(file, over).bookmarks), (QStringList{u"a"_s, u"theirs"_s, u"late"_s, u"over"_s}));
}

void TestBookmarks::whatMarkedRemovedBytesIsNotTakenForAnother()
{
    Bookmark one = known(u"one"_s, 5), two = known(u"two"_s, 5);
    one.range.end = two.range.end = 5;
    const std::vector both{one, two};
    QCOMPARE(textsOf(mergedBookmarks({}, both, both)), (QStringList{u"one"_s, u"two"_s}));
    QCOMPARE(textsOf(mergedBookmarks({}, {one}, {two})), (QStringList{u"one"_s, u"two"_s}));
}

QTEST_GUILESS_MAIN(TestBookmarks)
#include "tst_bookmarks.moc"
