// Pages about a file, written and printed from the window.
#include "app/bookmarks.h"
#include "app/handouts.h"
#include "tests/app/windowtest.h"

#include <QPdfWriter>
#include <QSignalSpy>

using namespace hexahedron;
using namespace hexahedron::test;
using namespace Qt::StringLiterals;

class TestHandouts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesThePageWithItsNotes();
    void saysWhyNot();
    void prints();
};

void TestHandouts::writesThePageWithItsNotes()
{
    const Desk desk;
    MainWindow window;
    QVERIFY(!window.actions().exportHandout->isEnabled());
    QVERIFY(window.open(desk.example));
    QTRY_VERIFY(window.session()->isTreeCurrent() && !window.session()->isChecking());
    QTRY_VERIFY(window.actions().exportHandout->isEnabled());
    window.currentPage()->bookmarks()->add({.range = {8, 12}, .text = u"the version"_s});
    QSignalSpy written(window.handouts(), &Handouts::written);
    window.handouts()->write(*window.currentPage(), desk.path(u"page.html"_s));
    QTRY_COMPARE(written.count(), 1);
    const QByteArray html = contentOf(desk.path(u"page.html"_s));
    QVERIFY(html.startsWith("<!DOCTYPE html>") && html.contains("the version") && html.contains("BB3D/version"));
    window.handouts()->write(*window.currentPage(), desk.path(u"page.md"_s));
    QTRY_COMPARE(written.count(), 2);
    QVERIFY(contentOf(desk.path(u"page.md"_s)).startsWith("# "));
}

void TestHandouts::saysWhyNot()
{
    const Desk desk;
    MainWindow window;
    QVERIFY(window.open(desk.example));
    QTRY_VERIFY(window.session()->isTreeCurrent() && !window.session()->isChecking());
    QSignalSpy failed(window.handouts(), &Handouts::failed);
    window.handouts()->write(*window.currentPage(), desk.path(u"no/such/folder.html"_s));
    QTRY_COMPARE(failed.count(), 1);
    QVERIFY(failed[0][0].toString().contains(u"folder.html"_s));
}

void TestHandouts::prints()
{
    const Desk desk;
    MainWindow window;
    QVERIFY(window.open(desk.example));
    QTRY_VERIFY(window.session()->isTreeCurrent() && !window.session()->isChecking());
    bool isDone = false;
    window.handouts()->make(*window.currentPage(), [&](const Handout &handout) {
        QPdfWriter paper(desk.path(u"paper.pdf"_s));
        Handouts::paint(handout, &paper);
        isDone = true;
    });
    QTRY_VERIFY(isDone);
    const QByteArray pdf = contentOf(desk.path(u"paper.pdf"_s));
    QVERIFY(pdf.startsWith("%PDF") && pdf.size() > 5000);
    if (const QString keep = qEnvironmentVariable("HEXAHEDRON_KEEP"); !keep.isEmpty())
        QFile::copy(desk.path(u"paper.pdf"_s), keep);
}

QTEST_MAIN(TestHandouts)
#include "tst_handouts.moc"
