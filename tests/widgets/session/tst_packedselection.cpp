// What is selected in packed content stays in it, in whatever order contents are opened.
#include "core/edit/newfile.h"
#include "core/formats/registry.h"
#include "tests/support/files.h"
#include "tests/support/urhobuilder.h"
#include "widgets/session/session.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace hexahedron;
using namespace hexahedron::test;

class TestPackedSelection : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void staysInItsContent();
    void staysInItsContentWhileSomethingIsDragged();
    void leavesContentThatIsGone();
    void boxesDoNotFollowHalfOfANumber();
};

namespace {

/// The stream of an entry of a package.
StreamId contentOf(const Tree &tree, int entry)
{
    return tree.contentOf(*tree.find(QStringLiteral("ULZ4/entries[%1]/content").arg(entry)))->stream;
}

} // namespace

void TestPackedSelection::staysInItsContent()
{
    const QTemporaryDir folder;
    const QByteArray first = "the words of the first file", second = "other words, of the second file";
    const QByteArray package = urho::Package{.isPacked = true, .files = {{"a.txt", first}, {"b.txt", second}}}.bytes();
    QString error;
    Session session(Document::open(written(folder.filePath(QStringLiteral("a.pak")), package), &error));
    session.confirm = [](EditPlan &) { return true; };
    QTRY_VERIFY(session.isTreeCurrent() && !session.isChecking());
    const QString holder = QStringLiteral("ULZ4/entries[1]/content");
    const auto streamOf = [&](const Tree &tree) { return tree.contentOf(*tree.find(holder))->stream; };
    const auto isSelectedIn = [&] {
        const StreamId stream = session.selection()->stream();
        return session.tree()->hasStream(stream)
               && session.tree()->bytes(stream).toByteArray().endsWith("of the second file");
    };
    const StreamId before = streamOf(*session.tree());
    session.selection()->select(before, {6, 11});
    QVERIFY(isSelectedIn());

    // A view in which this content is open asks for it before anybody asks for the one before it.
    bool isRightWhenTold = false;
    connect(&session, &Session::treeChanged, this, [&] {
        streamOf(*session.tree());
        isRightWhenTold = isSelectedIn();
    });
    const QSignalSpy selected(session.selection(), &Selection::changed);
    session.splice(before, {{0, 1}, Bytes("O")});
    QTRY_VERIFY(session.document().isModified() && session.isTreeCurrent() && !session.isChecking());
    QVERIFY(isRightWhenTold && isSelectedIn());
    QCOMPARE(streamOf(*session.tree()), session.selection()->stream());
    if (before != session.selection()->stream())
        QVERIFY(!selected.isEmpty());

    session.undo();
    QTRY_VERIFY(session.isTreeCurrent() && !session.isChecking());
    QVERIFY(isSelectedIn());
    QCOMPARE(session.document().bytes().toByteArray(), package);
    session.redo();
    QTRY_VERIFY(session.isTreeCurrent() && !session.isChecking());
    QVERIFY(isSelectedIn());
}

void TestPackedSelection::staysInItsContentWhileSomethingIsDragged()
{
    const QTemporaryDir folder;
    const QByteArray package = urho::Package{.isPacked = true,
                                             .files = {{"a.txt", "the words of the first file"},
                                                       {"b.txt", "other words, of the second file"}}}
                                   .bytes();
    QString error;
    Session session(Document::open(written(folder.filePath(QStringLiteral("a.pak")), package), &error));
    session.confirm = [](EditPlan &) { return true; };
    QTRY_VERIFY(session.isTreeCurrent() && !session.isChecking());
    const auto isSelectedIn = [&] {
        const StreamId stream = session.selection()->stream();
        return session.tree()->hasStream(stream)
               && session.tree()->bytes(stream).toByteArray().endsWith("of the second file");
    };
    const StreamId before = contentOf(*session.tree(), 1);
    session.selection()->select(before, {6, 11});
    QVERIFY(isSelectedIn());

    // What is dragged is another tree each time, in which views ask for contents in an order of their own.
    int trees = 0;
    bool isFirstAsked = false;
    connect(&session, &Session::bytesChanged, this, [&] {
        contentOf(*session.tree(), isFirstAsked ? 0 : 1);
        isFirstAsked = !isFirstAsked;
    });
    connect(&session, &Session::treeChanged, this, [&] { ++trees; });
    const auto drag = [&](char letter) {
        const int known = trees;
        session.tryOut([before, letter](Planner &planner) {
            planner.splice(before, {0, 1}, Bytes(QByteArray(1, letter)));
        });
        QTRY_VERIFY(trees > known);
        QVERIFY(isSelectedIn());
        QCOMPARE(session.tree()->bytes(session.selection()->stream()).at(0), uchar(letter));
    };
    drag('O');
    drag('P');
    session.endTrial();
    QVERIFY(isSelectedIn());
    QCOMPARE(session.bytes().toByteArray(), package);
    drag('Q');
    session.editByHand([before](Planner &planner) { planner.splice(before, {0, 1}, Bytes(QByteArray("Q"))); });
    QTRY_VERIFY(session.document().isModified() && session.isTreeCurrent() && !session.isChecking());
    QVERIFY(isSelectedIn());
    session.undo();
    QTRY_VERIFY(session.isTreeCurrent() && !session.isChecking());
    QVERIFY(isSelectedIn());
}

/// Another content has its number then, and its path.
void TestPackedSelection::leavesContentThatIsGone()
{
    const QTemporaryDir folder;
    const QByteArray package = urho::Package{.isPacked = true,
                                             .files = {{"a.txt", "the words of the first file"},
                                                       {"b.txt", "other words, of the second file"},
                                                       {"c.txt", "and the third file has words, too"}}}
                                   .bytes();
    for (const bool isOfNext : {false, true}) {
        QString error;
        Session session(Document::open(written(folder.filePath(QStringLiteral("a.pak")), package), &error));
        session.confirm = [](EditPlan &) { return true; };
        QTRY_VERIFY(session.isTreeCurrent() && !session.isChecking());
        contentOf(*session.tree(), 0);
        session.selection()->select(contentOf(*session.tree(), isOfNext ? 1 : 0), {6, 11});
        session.editByHand(
            [](Planner &planner) { planner.removeElements(*planner.tree().find(u"ULZ4/entries"), 0, 1); });
        QTRY_VERIFY(session.document().isModified() && session.isTreeCurrent() && !session.isChecking());
        QCOMPARE(session.tree()->find(u"ULZ4/entries")->count, qint64(2));
        const StreamId selected = session.selection()->stream();
        if (isOfNext) {
            QCOMPARE(selected, contentOf(*session.tree(), 0));
            QVERIFY(session.tree()->bytes(selected).toByteArray().endsWith("second file"));
        } else {
            QCOMPARE(selected, StreamId(0));
            QVERIFY(session.bytes().range().contains(session.selection()->range()));
        }
    }
}

/// A box around it would stay that large when the next digits bring the number back.
void TestPackedSelection::boxesDoNotFollowHalfOfANumber()
{
    const QTemporaryDir folder;
    const QByteArray model = newFile(*formatById(QStringLiteral("urho3d.mdl")), NewFile::Everything, &formatById).bytes;
    const QByteArray package = urho::Package{.isPacked = true, .files = {{"a.mdl", model}}}.bytes();
    QString error;
    Session session(Document::open(written(folder.filePath(QStringLiteral("a.pak")), package), &error));
    session.confirm = [](EditPlan &) { return true; };
    QTRY_VERIFY(session.isTreeCurrent() && !session.isChecking());
    const QString content = QStringLiteral("ULZ4/entries[0]/content/UMDL/");
    const auto y = session.tree()->find(content + QStringLiteral("vertexBuffers[0]/vertices[0]/position/y"));
    const auto box = [&] {
        const auto item = session.tree()->find(content + QStringLiteral("boundingBox"));
        return session.tree()->bytes(item->stream).toByteArray(item->range);
    };
    const QByteArray before = box();
    const auto type = [&](qint64 at, char byte) {
        session.splice(y->stream, {{at, at + 1}, Bytes(QByteArray(1, byte))});
        QTRY_VERIFY(session.isTreeCurrent() && !session.isChecking());
        QCOMPARE(session.tree()->bytes(y->stream).at(at), uchar(byte));
    };
    const uchar old = session.tree()->bytes(y->stream).at(y->range.begin + 3);
    type(y->range.begin + 3, 0x43);
    QCOMPARE(box(), before);
    type(y->range.begin + 3, char(old));
    QCOMPARE(session.tree()->bytes(y->stream).toByteArray(), model);
}

QTEST_MAIN(TestPackedSelection)
#include "tst_packedselection.moc"
