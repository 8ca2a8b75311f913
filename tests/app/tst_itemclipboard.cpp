// Chunks and elements that are copied in the structure and put elsewhere.
#include "tests/app/windowtest.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/urhobuilder.h"
#include "widgets/hex/hexclipboard.h"
#include "widgets/tree/itemsview.h"
#include "widgets/tree/treeview.h"

#include <QClipboard>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QStatusBar>

using namespace hexahedron;
using namespace hexahedron::test;

class TestItemClipboard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void chunkGoesIntoAnotherFile();
    void cutChunkComesBack();
    void entryOfAPackageIsNotCut();
    void elementsAreCopiedTogether();
    void bytesOfAChunkGoIntoThePaneOfBytes();
    void bytesThatAreNoUtf8ArePasted();
    void keySaysWhyNothingIsPasted();
    void menuMeansThePaneWithTheKeys();

private:
    Session *session() const { return m_window->session(); }
    QByteArray bytes() const { return session()->document().bytes().toByteArray(); }
    ItemsView *rows() const { return m_window->currentTree()->items(); }
    void open(const QString &name, const QByteArray &file);
    void choose(const char *path, const char *last = nullptr);
    void press(QKeySequence::StandardKey key)
    {
        const QKeyCombination keys = QKeySequence(key)[0];
        QTest::keyClick(rows(), keys.key(), keys.keyboardModifiers());
    }

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

QByteArray arm()
{
    return b3d::node("arm", b3d::node("hand"));
}

QByteArray leg()
{
    return b3d::node("leg");
}

QByteArray fileOf(const QByteArray &chunks)
{
    return b3d::file(b3d::node("root", chunks));
}

} // namespace

void TestItemClipboard::init()
{
    m_desk = std::make_unique<Desk>();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1300, 850);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->actions().showSmallPlans->setChecked(false); // lengths follow, and nobody needs to see it
}

void TestItemClipboard::cleanup()
{
    m_window.reset();
    m_desk.reset();
}

void TestItemClipboard::open(const QString &name, const QByteArray &file)
{
    m_desk->write(name, file);
    QVERIFY(m_window->open(m_desk->path(name)));
    QTRY_VERIFY(session()->tree() && session()->isTreeCurrent() && !session()->isChecking());
}

void TestItemClipboard::choose(const char *path, const char *last)
{
    QTRY_VERIFY(session()->isTreeCurrent() && !session()->isPlanning());
    const TreeModel *model = m_window->currentTree()->model();
    const auto indexOf = [&](const char *wanted) {
        const auto item = session()->tree()->find(QString::fromLatin1(wanted));
        return item ? model->indexOf(*item) : QModelIndex();
    };
    QVERIFY2(indexOf(path).isValid(), path);
    rows()->setFocus();
    rows()->setCurrentIndex(indexOf(path));
    if (last)
        rows()->selectionModel()->select(QItemSelection(indexOf(path), indexOf(last)),
                                         QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void TestItemClipboard::chunkGoesIntoAnotherFile()
{
    open(QStringLiteral("from.b3d"), fileOf(leg() + arm()));
    choose("BB3D/NODE/NODE[1]");
    press(QKeySequence::Copy);
    const QByteArray before = fileOf(leg() + leg());
    open(QStringLiteral("into.b3d"), before);
    choose("BB3D/NODE/NODE[0]");
    press(QKeySequence::Paste);
    QTRY_COMPARE(bytes(), fileOf(leg() + arm() + leg()));
    QTRY_COMPARE(session()->tree()->path(m_window->currentTree()->currentItem()), QStringLiteral("BB3D/NODE/NODE[1]"));
    session()->undo(); // one step
    QTRY_COMPARE(bytes(), before);
    QVERIFY(!session()->document().isModified());
}

void TestItemClipboard::cutChunkComesBack()
{
    open(QStringLiteral("file.b3d"), fileOf(leg() + arm()));
    choose("BB3D/NODE/NODE[0]");
    const DialogAnswer apply(QStringLiteral("apply")); // in case that it is planned
    press(QKeySequence::Cut);
    QTRY_COMPARE(bytes(), fileOf(arm()));
    choose("BB3D/NODE/NODE");
    press(QKeySequence::Paste);
    QTRY_COMPARE(bytes(), fileOf(arm() + leg()));
}

/// Its content would be gone, for only what stands in the directory is copied.
void TestItemClipboard::entryOfAPackageIsNotCut()
{
    const QByteArray package = urho::Package{.files = {{"a.txt", "some words"}, {"b.txt", "more words"}}}.bytes();
    open(QStringLiteral("file.pak"), package);
    choose("UPAK/entries[1]");
    press(QKeySequence::Cut);
    QVERIFY(m_window->statusBar()->currentMessage().contains(QLatin1String("only be removed")));
    QCOMPARE(bytes(), package);
}

void TestItemClipboard::elementsAreCopiedTogether()
{
    const QByteArray a = b3d::f32({1, 2, 3}), b = b3d::f32({4, 5, 6}), c = b3d::f32({7, 8, 9});
    const auto file = [](const QByteArray &records) {
        return fileOf(b3d::mesh(b3d::vertices(records) + b3d::triangles({0, 1, 2})));
    };
    open(QStringLiteral("file.b3d"), file(a + b + c));
    choose("BB3D/NODE/MESH/VRTS/vertices[0]", "BB3D/NODE/MESH/VRTS/vertices[1]");
    press(QKeySequence::Copy);
    choose("BB3D/NODE/MESH/VRTS/vertices[2]");
    const DialogAnswer apply(QStringLiteral("apply"));
    press(QKeySequence::Paste);
    QTRY_COMPARE(bytes(), file(a + b + c + a + b));
}

void TestItemClipboard::bytesOfAChunkGoIntoThePaneOfBytes()
{
    open(QStringLiteral("file.b3d"), fileOf(arm()));
    choose("BB3D/NODE/NODE");
    press(QKeySequence::Copy);
    const QMimeData *copied = QApplication::clipboard()->mimeData();
    QCOMPARE(hexclipboard::bytesOf(copied, hexclipboard::Form::Hex), arm());
    QCOMPARE(hexclipboard::parseHex(copied->text()), arm()); // for other programs
    // What people copy of a field is its value.
    choose("BB3D/NODE/name");
    press(QKeySequence::Copy);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("root"));
}

/// Also those of a name, and those beside what is edited.
void TestItemClipboard::bytesThatAreNoUtf8ArePasted()
{
    const QByteArray shader = "\n\t<Shader source=\"m\xf6"
                              "del.shader\"/>";
    const QByteArray sampler = "\n\t<Sampler name=\"gr\xfcn\" map=\"gr\xfcn.tga\"/>";
    const QByteArray file = "<Material>\n\t<!-- M\xfcller -->" + shader + sampler + "\n</Material>\n";
    open(QStringLiteral("a.material.xml"), file);
    const DialogAnswer apply(QStringLiteral("apply")); // in case that it is planned
    choose("Material/Sampler");
    press(QKeySequence::Copy);
    press(QKeySequence::Paste);
    const QByteArray twice = QByteArray(file).replace(sampler, sampler + sampler);
    QTRY_COMPARE(bytes(), twice);
    choose("Material/Shader");
    press(QKeySequence::Cut);
    QTRY_COMPARE(bytes(), QByteArray(twice).replace(shader, ""));
    choose("Material/Sampler[1]");
    press(QKeySequence::Paste);
    const QByteArray moved = QByteArray(file).replace(shader + sampler, sampler + sampler + shader);
    QTRY_COMPARE(bytes(), moved);
    QTRY_VERIFY(session()->isTreeCurrent() && !session()->isPlanning());
    m_window->actions().save->trigger();
    QTRY_VERIFY(!session()->document().isModified());
    QCOMPARE(contentOf(m_desk->path(QStringLiteral("a.material.xml"))), moved);
}

void TestItemClipboard::keySaysWhyNothingIsPasted()
{
    const QByteArray file = fileOf(arm());
    open(QStringLiteral("file.b3d"), file);
    QApplication::clipboard()->setText(QStringLiteral("words"));
    choose("BB3D/NODE/NODE");
    m_window->statusBar()->clearMessage();
    press(QKeySequence::Paste);
    QTRY_VERIFY(!m_window->statusBar()->currentMessage().isEmpty());
    // Of another place.
    open(QStringLiteral("other.b3d"), b3d::file(b3d::textures(b3d::texture("a.png"))));
    choose("BB3D/TEXS/textures[0]");
    press(QKeySequence::Copy);
    const QByteArray before = bytes();
    choose("BB3D/version");
    press(QKeySequence::Paste);
    QTRY_VERIFY2(m_window->statusBar()->currentMessage().contains(QStringLiteral("textures")),
                 qPrintable(m_window->statusBar()->currentMessage()));
    QCOMPARE(bytes(), before);
}

void TestItemClipboard::menuMeansThePaneWithTheKeys()
{
    open(QStringLiteral("file.b3d"), fileOf(arm()));
    const Actions &a = m_window->actions();
    QMenu *edit = nullptr;
    for (const QAction *title : m_window->menuBar()->actions()) {
        if (title->menu() && title->menu()->actions().contains(a.paste))
            edit = title->menu();
    }
    QVERIFY(edit);
    QApplication::clipboard()->setText(QStringLiteral("words"));
    choose("BB3D/NODE/NODE");
    QTRY_VERIFY(a.copy->isEnabled());
    QVERIFY(!a.copy->text().contains(QStringLiteral("Bytes")));
    Q_EMIT edit->aboutToShow();
    QVERIFY(!a.paste->isEnabled() && !a.paste->toolTip().isEmpty());
    Q_EMIT edit->aboutToHide();
    a.copy->trigger();
    Q_EMIT edit->aboutToShow();
    QVERIFY(a.paste->isEnabled());
    Q_EMIT edit->aboutToHide();
    a.paste->trigger();
    QTRY_COMPARE(bytes(), fileOf(arm() + arm()));
    m_window->currentPage()->hexView()->setFocus();
    QTRY_VERIFY(a.paste->text().contains(QStringLiteral("Bytes")));
    QVERIFY(a.paste->isEnabled());
}

QTEST_MAIN(TestItemClipboard)
#include "tst_itemclipboard.moc"
