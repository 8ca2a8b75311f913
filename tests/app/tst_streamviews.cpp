// What the window shows of bytes that are packed in a file.
#include "tests/app/windowtest.h"
#include "tests/support/e3dbuilder.h"
#include "tests/support/e3dsamples.h"
#include "widgets/tree/itemsview.h"
#include "widgets/tree/treemodel.h"
#include "widgets/tree/treeview.h"

#include <QRandomGenerator>
#include <QStatusBar>

using namespace hexahedron;
using namespace hexahedron::test;

class TestStreamViews : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }
    void aFieldInAPackedBlock();
    void backToTheFile();
    void typingInTheBytesOfAStream();
    void typingAheadInTheBytesOfAStream();
    void savingBetweenTwoKeys();
    void whatIsTypedAheadStaysInItsBytes();
    void renamingInAPackedBlock();
    void aValueIsSavedFromItsField();
    void whoCancelsAPlanStays();

private:
    Session &session() const { return *m_window->session(); }
    HexView &hexView() const { return *m_window->currentPage()->hexView(); }
    Item item(const char *path) const { return session().tree()->find(QString::fromLatin1(path)).value_or(Item()); }
    QLineEdit *typeName(const QString &text);
    void click(const Item &item)
    {
        TreeView *tree = m_window->currentTree();
        ItemsView *view = tree->items();
        const QModelIndex index = tree->model()->indexOf(item);
        QVERIFY(index.isValid());
        view->scrollTo(index);
        QTRY_VERIFY(view->visualRect(index).isValid());
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    }
    /// A block that is not packed in the time of a key.
    void openLarge()
    {
        QByteArray noise(1 << 18, '\0');
        QRandomGenerator(1).generate(reinterpret_cast<quint32 *>(noise.data()),
                                     reinterpret_cast<quint32 *>(noise.data() + noise.size()));
        m_desk->write(QStringLiteral("large.e3d"),
                      e3d::version() + e3d::packed(e3d::furnishedBlocks() + e3d::block(0x7777, noise)));
        QVERIFY(m_window->open(m_desk->path(QStringLiteral("large.e3d"))));
        QTRY_VERIFY_WITH_TIMEOUT(session().tree() && !session().isChecking(), 60'000);
    }
    /// Returns the place of the letter that is overwritten next.
    qint64 clickIntoName()
    {
        const Item name = item("lzma/nodes/meshNode/meshNode[0]/nodeName/name");
        click(name);
        const qint64 letter = name.range.end - 3;
        hexView().setFocus();
        QTest::mouseClick(hexView().viewport(), Qt::LeftButton, {}, hexView().cellRect(letter, HexPane::Text).center());
        hexView().setOverwriteMode(true);
        return letter;
    }
    QString statusText() const
    {
        QStringList texts;
        for (const QLabel *label : m_window->statusBar()->findChildren<QLabel *>())
            texts += label->text();
        return texts.join(u'|');
    }

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

namespace {
constexpr const char *namePath = "lzma/nodes/meshNode/meshNode[0]/nodeName/name";
}

void TestStreamViews::init()
{
    m_desk = std::make_unique<Desk>();
    m_desk->write(QStringLiteral("packed.e3d"), e3d::version() + e3d::packed(e3d::furnishedBlocks()));
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1400, 900);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("packed.e3d"))));
    QTRY_VERIFY(session().tree() && !session().isChecking());
}

/// The hex pane shows what the block expands to, and the status bar says so.
void TestStreamViews::aFieldInAPackedBlock()
{
    const Item name = item(namePath);
    click(name);
    QTRY_COMPARE(hexView().bytes().toByteArray(), e3d::furnishedBlocks());
    QCOMPARE(hexView().selection(), name.range);
    QTRY_COMPARE(m_window->inspector()->item(), name);
    const QString size = QLocale().toString(e3d::furnishedBlocks().size());
    QTRY_VERIFY2(statusText().contains(QStringLiteral("of %1 unpacked byte").arg(size)), qPrintable(statusText()));
    QVERIFY2(statusText().contains(QString::fromLatin1(namePath)), qPrintable(statusText()));
}

void TestStreamViews::backToTheFile()
{
    click(item(namePath));
    QTRY_COMPARE(hexView().bytes().size(), e3d::furnishedBlocks().size());
    click(item("version/magic"));
    QTRY_COMPARE(hexView().bytes().size(), session().document().bytes().size());
    QCOMPARE(hexView().selection(), item("version/magic").range);
    QTRY_VERIFY2(!statusText().contains(QStringLiteral("unpacked")), qPrintable(statusText()));
}

/// What is typed there is packed anew; the pane goes on showing the stream.
void TestStreamViews::typingInTheBytesOfAStream()
{
    const Item name = item(namePath);
    click(name);
    QTRY_COMPARE(hexView().bytes().size(), e3d::furnishedBlocks().size());
    const qint64 letter = name.range.end - 2;
    hexView().setFocus();
    QTest::mouseClick(hexView().viewport(), Qt::LeftButton, {}, hexView().cellRect(letter, HexPane::Text).center());
    if (!hexView().isOverwriteMode())
        QTest::keyClick(&hexView(), Qt::Key_Insert);
    DialogAnswer answer(QStringLiteral("apply"));
    QTest::keyClicks(&hexView(), QStringLiteral("X"));
    QTRY_VERIFY(session().document().isModified());
    QTRY_VERIFY(session().isTreeCurrent() && !session().isChecking());
    QVERIFY(answer.isGiven());
    QTRY_COMPARE(hexView().bytes().size(), e3d::furnishedBlocks().size());
    QTest::keyClicks(&hexView(), QStringLiteral("Y")); // nobody is asked again
    QTRY_COMPARE(hexView().bytes().toByteArray({letter, letter + 2}), QByteArray("XY"));
    QTRY_VERIFY(session().isTreeCurrent() && !session().isChecking());
    QCOMPARE(hexView().bytes().size(), e3d::furnishedBlocks().size());
    const Value value = valueOf(*session().tree(), item(namePath));
    QVERIFY(valueText(*item(namePath).field, value).endsWith(QStringLiteral("XY")));
    QVERIFY(session().issues()->empty());
}

/// To pack much anew takes a moment, in which people go on typing; the save after it takes all of it.
void TestStreamViews::typingAheadInTheBytesOfAStream()
{
    openLarge();
    const qint64 letter = clickIntoName();
    DialogAnswer answer(QStringLiteral("apply"));
    QTest::keyClicks(&hexView(), QStringLiteral("XYZ"));
    const QString path = session().document().path();
    session().save(path);
    QTRY_VERIFY_WITH_TIMEOUT(!session().isSaving(), 60'000);
    QCOMPARE(hexView().bytes().toByteArray({letter, letter + 3}), QByteArray("XYZ"));
    QVERIFY(answer.isGiven());
    QCOMPARE(session().selection()->range().begin, letter + 3);
    QVERIFY(!session().document().isModified());
    const auto saved = readTree(Bytes(contentOf(path)), path);
    const Item name = saved->find(QString::fromLatin1(namePath)).value_or(Item());
    QVERIFY(valueText(*name.field, valueOf(*saved, name)).endsWith(QStringLiteral("XYZ")));
    QTest::keyClicks(&hexView(), QStringLiteral("!"));
    QTRY_COMPARE_WITH_TIMEOUT(hexView().bytes().toByteArray({letter, letter + 4}), QByteArray("XYZ!"), 60'000);
}

/// A save takes what was typed before it, and nothing of what was typed after it, however long each key takes.
void TestStreamViews::savingBetweenTwoKeys()
{
    openLarge();
    const qint64 letter = clickIntoName();
    DialogAnswer answer(QStringLiteral("apply"));
    QTest::keyClicks(&hexView(), QStringLiteral("XY"));
    m_window->actions().save->trigger();
    QTest::keyClicks(&hexView(), QStringLiteral("Z"));
    QTRY_COMPARE_WITH_TIMEOUT(hexView().bytes().toByteArray({letter, letter + 3}), QByteArray("XYZ"), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(!session().isSaving() && !session().isPlanning(), 60'000);
    QVERIFY(session().document().isModified());
    const QString path = session().document().path();
    const auto saved = readTree(Bytes(contentOf(path)), path);
    const Item name = saved->find(QString::fromLatin1(namePath)).value_or(Item());
    const QByteArray text = saved->bytes(name.stream).toByteArray({letter, letter + 3});
    QVERIFY2(text.startsWith("XY") && text != "XYZ", text.constData());
}

/// Who goes to other bytes in the meantime does not type into those.
void TestStreamViews::whatIsTypedAheadStaysInItsBytes()
{
    openLarge();
    const qint64 letter = clickIntoName();
    const QByteArray before = session().document().bytes().toByteArray();
    DialogAnswer answer(QStringLiteral("apply"));
    QTest::keyClicks(&hexView(), QStringLiteral("XYZ"));
    click(item("version/magic"));
    QTRY_VERIFY_WITH_TIMEOUT(session().document().isModified(), 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(session().isTreeCurrent() && !session().isPlanning(), 60'000);
    const Item packed = item("lzma");
    QCOMPARE(session().tree()->bytes(0).toByteArray({0, packed.range.begin}), before.left(packed.range.begin));
    const Item name = item(namePath);
    QCOMPARE(session().tree()->bytes(name.stream).toByteArray({letter, letter + 1}), QByteArray("X"));
}

/// The same as in a plain file: asked, planned, applied as one step, saved, read again.
void TestStreamViews::renamingInAPackedBlock()
{
    const QByteArray original = session().document().bytes().toByteArray();
    click(item(namePath));
    QTRY_COMPARE(m_window->inspector()->item(), item(namePath));
    DialogAnswer answer(QStringLiteral("apply"));
    const QString longer = QStringLiteral("a name that is much longer");
    typeInto(visibleIn<QLineEdit>(m_window->inspector()), longer);
    QTRY_VERIFY(answer.isGiven());
    QVERIFY2(answer.texts().join(u'\n').contains(QStringLiteral("packed")), qPrintable(answer.texts().join(u'\n')));
    QTRY_VERIFY(session().document().isModified());
    QTRY_VERIFY(session().isTreeCurrent() && !session().isChecking());
    QVERIFY(session().issues()->empty());

    session().save(session().document().path());
    QTRY_VERIFY(!session().isSaving());
    QVERIFY(!session().document().isModified());
    const auto again = readTree(Bytes(contentOf(session().document().path())), session().document().path());
    const auto name = again->find(QString::fromLatin1(namePath));
    QVERIFY(name);
    QCOMPARE(valueText(*name->field, valueOf(*again, *name)), longer);
    while (session().document().canUndo())
        session().undo();
    QCOMPARE(session().document().bytes().toByteArray(), original);
}

/// Types it in the inspector, and leaves it there; the line, or nothing when there is none.
QLineEdit *TestStreamViews::typeName(const QString &text)
{
    click(item(namePath));
    if (!QTest::qWaitFor([this] { return m_window->inspector()->item() == item(namePath); }))
        return nullptr;
    auto *line = visibleIn<QLineEdit>(m_window->inspector());
    if (!line)
        return nullptr;
    line->setFocus();
    line->selectAll();
    QTest::keyClicks(line, text);
    return line;
}

/// Ctrl+S in a field means what was typed there, although nothing was to be saved before and a question came in between.
void TestStreamViews::aValueIsSavedFromItsField()
{
    QLineEdit *line = typeName(QStringLiteral("kept"));
    QVERIFY(line);
    DialogAnswer answer(QStringLiteral("apply"));
    QTest::keyClick(line, Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(answer.isGiven());
    QTRY_VERIFY(session().document().canUndo() && !session().document().isModified());
    const auto again = readTree(Bytes(contentOf(session().document().path())), session().document().path());
    const auto name = again->find(QString::fromLatin1(namePath));
    QVERIFY(name);
    QCOMPARE(valueText(*name->field, valueOf(*again, *name)), QStringLiteral("kept"));
}

/// Who says no to what follows from a value does not lose the window.
void TestStreamViews::whoCancelsAPlanStays()
{
    QVERIFY(typeName(QStringLiteral("a name that is much longer")));
    DialogAnswer answer(QStringLiteral("cancel"));
    QVERIFY(!m_window->QWidget::close());
    QVERIFY(answer.isGiven());
    QVERIFY(m_window->isVisible());
    QVERIFY(!session().document().isModified());
}

QTEST_MAIN(TestStreamViews)
#include "tst_streamviews.moc"
