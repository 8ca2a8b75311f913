// Documents that name other files: following names, values that are offered, elements and attributes by name.
#include "app/messagebar.h"
#include "tests/app/windowtest.h"
#include "tests/support/contentfolder.h"
#include "widgets/tree/insertdialog.h"
#include "widgets/tree/itemsview.h"

#include <QAction>
#include <QCompleter>
#include <QListView>
#include <QMenu>
#include <QStatusBar>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeWidget>

using namespace hexahedron;
using namespace hexahedron::test;

class TestDocuments : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void buttonOpensWhatIsNamed();
    void keyOpensWhatIsNamed();
    void menuSaysWhatWouldBeOpened();
    void missingFilesAreSaid();
    void writesAnAttributesValue();
    void picksAFileWithTheKeys();
    void picksAWordWithTheMouse();
    void enterCompletesTheOnlyWord();
    void whatIsTypedStaysWhileIssuesCome();
    void escapeClosesTheListFirst();
    void listShowsEverything();
    void picksInTheTree();
    void insertsAnElementThatTheFormatKnows();
    void insertsAnElementOfAnyName();
    void addsAndRemovesAnAttribute();
    void whatWasDoneStaysSelected();

private:
    Session *session() const { return m_window->session(); }
    QByteArray bytes() const { return session()->document().bytes().toByteArray(); }
    QString title() const { return m_window->currentPage()->title(); }
    Item item(const char *path) const { return session()->tree()->find(QString::fromLatin1(path)).value_or(Item{}); }
    void select(const char *path);
    QLineEdit *editor() const;
    QAbstractItemView *list() const { return editor()->completer()->popup(); }
    template<typename Widget>
    Widget *inInspector(const char *name) const
    {
        return m_window->inspector()->findChild<Widget *>(QString::fromLatin1(name));
    }
    void write(QLineEdit *line, const QString &text)
    {
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<ContentFolder> m_content;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

const QByteArray material("<Material>\n\t<Shader source=\"shaders/all.shader\"/>\n"
                          "\t<Sampler name=\"albedoMap\" map=\"textures/gone.png\" mipmaps=\"true\"/>\n</Material>\n");

/// A plan that does more than was asked is shown first.
void applyPlans(const Session *session)
{
    const_cast<Session *>(session)->confirm = [](const EditPlan &) { return true; };
}

} // namespace

void TestDocuments::init()
{
    m_desk = std::make_unique<Desk>();
    m_content = std::make_unique<ContentFolder>();
    m_content->write(QStringLiteral("textures/stone.png"), "\x89PNG\r\n\x1a\n");
    m_content->write(QStringLiteral("textures/wood.png"), "\x89PNG\r\n\x1a\n");
    m_content->write(
        QStringLiteral("shaders/all.shader"),
        "[[FX]]\nsampler2D albedoMap;\nsampler2D envMap;\ncontext AMBIENT { VertexShader = compile GLSL V; "
        "PixelShader = compile GLSL V; }\n[[V]]\nvoid main() {}\n");
    QVERIFY(m_content->write(QStringLiteral("models/a.material.xml"), material));
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1300, 850);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(m_window->open(m_content->pathOf(QStringLiteral("models/a.material.xml"))));
    QTRY_VERIFY(session()->tree() && !session()->isChecking());
    applyPlans(session());
}

void TestDocuments::cleanup()
{
    m_window.reset();
    m_content.reset();
    m_desk.reset();
}

void TestDocuments::select(const char *path)
{
    const Item found = item(path);
    QVERIFY2(found.isValid(), path);
    session()->selection()->select(found.stream, found.range);
    QTRY_COMPARE(m_window->inspector()->item(), m_window->currentPage()->selectedItem());
}

QLineEdit *TestDocuments::editor() const
{
    for (QLineEdit *line : m_window->inspector()->findChildren<QLineEdit *>()) {
        if (line->isVisible())
            return line;
    }
    return nullptr;
}

void TestDocuments::buttonOpensWhatIsNamed()
{
    auto *open = inInspector<QToolButton>("openFile");
    QVERIFY(open && !open->isVisible());
    select("Material/Shader/@source");
    QTRY_VERIFY(open->isVisible() && open->isEnabled());
    QVERIFY(open->text().contains(QStringLiteral("all.shader")));
    QTest::mouseClick(open, Qt::LeftButton);
    QTRY_COMPARE(title(), QStringLiteral("all.shader"));
    QTRY_VERIFY(!open->isVisible());
    m_window->actions().back->trigger();
    QCOMPARE(title(), QStringLiteral("a.material.xml"));
    QTRY_VERIFY(open->isVisible() && open->isEnabled());
    QTest::mouseClick(open, Qt::LeftButton);
    QCOMPARE(title(), QStringLiteral("all.shader")); // the tab that has it, not another one
    QCOMPARE(m_window->findChild<QTabWidget *>()->count(), 2);
}

void TestDocuments::keyOpensWhatIsNamed()
{
    select("Material/Shader/@source");
    m_window->currentTree()->items()->setFocus();
    QTRY_VERIFY(m_window->actions().followLink->isEnabled());
    QTest::keyClick(m_window->currentTree()->items(), Qt::Key_Return, Qt::ControlModifier);
    QTRY_COMPARE(title(), QStringLiteral("all.shader"));
    QTRY_VERIFY(!m_window->actions().followLink->isEnabled());
}

void TestDocuments::menuSaysWhatWouldBeOpened()
{
    ItemsView *view = m_window->currentTree()->items();
    const auto entry = [&](const char *path) {
        select(path);
        QString text;
        bool isEnabled = false;
        QTimer::singleShot(0, this, [&] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            for (const QAction *action : menu ? menu->actions() : QList<QAction *>()) {
                if (action->text().contains(QStringLiteral("Ctrl+Return"))) {
                    text = action->text().section(u'\t', 0, 0);
                    isEnabled = action->isEnabled();
                }
            }
            if (menu)
                menu->close();
        });
        Q_EMIT view->customContextMenuRequested(view->visualRect(view->currentIndex()).center());
        return std::pair(text, isEnabled);
    };
    QCOMPARE(entry("Material/Shader/@source"), std::pair(QStringLiteral("Open all.shader"), true));
    QCOMPARE(entry("Material/Sampler/@map"), std::pair(QStringLiteral("gone.png Was Not Found"), false));
    QCOMPARE(entry("Material/Sampler/@name"), std::pair(QString(), false));
}

void TestDocuments::missingFilesAreSaid()
{
    select("Material/Sampler/@map");
    auto *missing = inInspector<QLabel>("missingFile");
    QTRY_VERIFY(missing->isVisible());
    QVERIFY(missing->text().contains(QStringLiteral("textures/gone.png")));
    QVERIFY(!inInspector<QToolButton>("openFile")->isVisible());
    m_window->actions().followLink->trigger();
    QCOMPARE(title(), QStringLiteral("a.material.xml"));
    const QList<MessageBar *> said = m_window->currentPage()->messages()->findChildren<MessageBar *>();
    QVERIFY(!said.isEmpty() && said.last()->text().contains(QStringLiteral("textures/gone.png")));
}

void TestDocuments::writesAnAttributesValue()
{
    select("Material/Sampler/@map");
    write(editor(), QStringLiteral("textures/a&b.png"));
    QTest::keyClick(editor(), Qt::Key_Escape); // the list, if there is one
    write(editor(), QStringLiteral("textures/a&b.png"));
    QTest::keyClick(list()->isVisible() ? static_cast<QWidget *>(list()) : editor(), Qt::Key_Return);
    QTRY_COMPARE(bytes(), QByteArray(material).replace("gone.png", "a&amp;b.png"));
}

void TestDocuments::picksAFileWithTheKeys()
{
    select("Material/Sampler/@map");
    QLineEdit *line = editor();
    write(line, QStringLiteral("OD.P")); // in any case, anywhere in the name
    QTRY_VERIFY(list()->isVisible());
    QCOMPARE(list()->model()->rowCount(), 1);
    QTest::keyClick(list(), Qt::Key_Down);
    QCOMPARE(line->text(), QStringLiteral("textures/wood.png"));
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_COMPARE(bytes(), QByteArray(material).replace("gone", "wood"));
    QVERIFY(!list()->isVisible());
    session()->undo(); // one step
    QTRY_COMPARE(bytes(), material);
    QVERIFY(!session()->document().canUndo());
}

void TestDocuments::picksAWordWithTheMouse()
{
    select("Material/Sampler/@mipmaps");
    QLineEdit *line = editor();
    write(line, QStringLiteral("f"));
    QTRY_VERIFY(list()->isVisible());
    QCOMPARE(list()->model()->index(0, 0).data().toString(), QStringLiteral("false"));
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                      list()->visualRect(list()->model()->index(0, 0)).center());
    QTRY_COMPARE(bytes(), QByteArray(material).replace("\"true\"", "\"false\""));
    session()->undo();
    QTRY_COMPARE(bytes(), material);
    QVERIFY(!session()->document().canUndo());
}

void TestDocuments::enterCompletesTheOnlyWord()
{
    select("Material/Sampler/@mipmaps");
    write(editor(), QStringLiteral("fa"));
    QTRY_VERIFY(list()->isVisible());
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_COMPARE(bytes(), QByteArray(material).replace("\"true\"", "\"false\""));
    // A name of a file may be one that is not there yet.
    select("Material/Sampler/@map");
    write(editor(), QStringLiteral("textures/w"));
    QTRY_VERIFY(list()->isVisible());
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(bytes().contains("map=\"textures/w\""), 30000); // it is looked for everywhere first
}

/// A check of what was written before ends at any moment.
void TestDocuments::whatIsTypedStaysWhileIssuesCome()
{
    select("Material/Sampler/@map");
    QLineEdit *line = editor();
    write(line, QStringLiteral("textures/w"));
    QTRY_VERIFY(list()->isVisible());
    Q_EMIT session()->issuesChanged();
    QCoreApplication::processEvents();
    QTest::qWait(0);
    QCOMPARE(editor(), line);
    QCOMPARE(line->text(), QStringLiteral("textures/w"));
    QVERIFY(list()->isVisible());
    QCOMPARE(list()->model()->rowCount(), 1);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_VERIFY(bytes().contains("map=\"textures/w\""));
}

void TestDocuments::escapeClosesTheListFirst()
{
    select("Material/Sampler/@mipmaps");
    QLineEdit *line = editor();
    write(line, QStringLiteral("f"));
    QTRY_VERIFY(list()->isVisible());
    QTest::keyClick(list(), Qt::Key_Down);
    QCOMPARE(line->text(), QStringLiteral("false"));
    QTest::keyClick(list(), Qt::Key_Escape);
    QVERIFY(!list()->isVisible());
    QCOMPARE(line->text(), QStringLiteral("f")); // as it was typed
    QTest::keyClick(line, Qt::Key_Escape);
    QCOMPARE(line->text(), QStringLiteral("true"));
    QCOMPARE(bytes(), material);
}

void TestDocuments::listShowsEverything()
{
    select("Material/Sampler/@name");
    QLineEdit *line = editor();
    line->setFocus();
    QTest::keyClick(line, Qt::Key_Space, Qt::ControlModifier);
    QTRY_VERIFY(list()->isVisible());
    QCOMPARE(list()->model()->rowCount(), 2);
    QCOMPARE(list()->currentIndex().data().toString(), QStringLiteral("albedoMap")); // what stands there
    QTest::keyClick(list(), Qt::Key_Down);
    QTest::keyClick(list(), Qt::Key_Return);
    QTRY_COMPARE(bytes(), QByteArray(material).replace("albedoMap", "envMap"));
}

void TestDocuments::picksInTheTree()
{
    select("Material/Sampler/@mipmaps");
    ItemsView *view = m_window->currentTree()->items();
    view->setFocus();
    QTest::keyClick(view, Qt::Key_F2);
    auto *line = view->viewport()->findChild<QLineEdit *>();
    QVERIFY(line);
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("fa"));
    QAbstractItemView *popup = line->completer()->popup();
    QTRY_VERIFY(popup->isVisible());
    QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);
    QTRY_COMPARE(bytes(), QByteArray(material).replace("\"true\"", "\"false\""));
    QTRY_VERIFY(!view->viewport()->findChild<QLineEdit *>());
    session()->undo();
    QTRY_COMPARE(bytes(), material);
    QVERIFY(!session()->document().canUndo());
}

void TestDocuments::insertsAnElementThatTheFormatKnows()
{
    select("Material/Sampler");
    ItemsView *view = m_window->currentTree()->items();
    view->setFocus();
    QStringList offered;
    QTimer::singleShot(0, this, [&] {
        auto *dialog = qobject_cast<InsertDialog *>(QApplication::activeModalWidget());
        auto *rows = dialog->findChild<QTreeWidget *>();
        QCOMPARE(dialog->name(), QStringLiteral("Sampler")); // another one of these is likely
        auto *line = dialog->findChild<QLineEdit *>();
        QTest::keyClicks(line, QStringLiteral("shader"));
        for (int i = 0; i < rows->topLevelItemCount(); ++i) {
            if (!rows->topLevelItem(i)->isHidden())
                offered += rows->topLevelItem(i)->text(0);
        }
        QTest::keyClick(line, Qt::Key_Down);
        QTest::keyClick(line, Qt::Key_Return);
    });
    QTest::keyClick(view, Qt::Key_Insert);
    QCOMPARE(offered, (QStringList{QStringLiteral("Shader"), QStringLiteral("ShaderFlag"), QStringLiteral("shader")}));
    const QByteArray expected = QByteArray(material).replace("</Material>",
                                                             "\t<ShaderFlag name=\"_F01_\"/>\n</Material>");
    QTRY_COMPARE(bytes(), expected);
    QTRY_COMPARE(m_window->currentPage()->selectedItem(), item("Material/ShaderFlag"));
}

void TestDocuments::insertsAnElementOfAnyName()
{
    select("Material");
    m_window->currentTree()->items()->setFocus();
    DialogAnswer answer(QStringLiteral("insert"));
    QTimer::singleShot(0, this, [&] {
        auto *line = QApplication::activeModalWidget()->findChild<QLineEdit *>();
        QTest::keyClicks(line, QStringLiteral("Note"));
    });
    m_window->actions().insertInside->trigger();
    QVERIFY(answer.isGiven());
    QTRY_VERIFY(bytes().contains("\t<Note/>\n</Material>"));
}

void TestDocuments::addsAndRemovesAnAttribute()
{
    select("Material/Sampler/@name"); // its element gets it
    ItemsView *view = m_window->currentTree()->items();
    view->setFocus();
    QTimer::singleShot(0, this, [&] {
        auto *dialog = qobject_cast<InsertDialog *>(QApplication::activeModalWidget());
        auto *rows = dialog->findChild<QTreeWidget *>();
        QVERIFY(rows->findItems(QStringLiteral("map"), Qt::MatchExactly).isEmpty()); // it is there already
        QVERIFY(!rows->findItems(QStringLiteral("sRGB"), Qt::MatchExactly).first()->text(1).isEmpty());
        QTest::keyClicks(dialog->findChild<QLineEdit *>(), QStringLiteral("srgb"));
        QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
    });
    QTest::keyClick(view, Qt::Key_Insert, Qt::ShiftModifier);
    QTRY_COMPARE(bytes(), QByteArray(material).replace("mipmaps=\"true\"", "mipmaps=\"true\" sRGB=\"false\""));
    QTRY_COMPARE(m_window->currentPage()->selectedItem(), item("Material/Sampler/@sRGB"));
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Delete);
    QTRY_COMPARE(bytes(), material);
    // The key for elements takes no more than the attribute either.
    select("Material/Sampler/@map");
    QTRY_VERIFY(m_window->actions().removeElement->text().contains(QStringLiteral("@map")));
    QVERIFY(!m_window->actions().duplicateElement->isEnabled());
    QTest::keyClick(m_window->currentPage()->hexView(), Qt::Key_Delete, Qt::ControlModifier);
    QTRY_VERIFY(bytes() != material);
    QVERIFY(bytes().contains("Sampler") && !bytes().contains(" map="));
    // A key has no label: what it took is said, and how to have it back.
    const auto less = int(material.size() - bytes().size());
    QVERIFY2(m_window->statusBar()->currentMessage().contains(QString::number(less)),
             qPrintable(m_window->statusBar()->currentMessage()));
}

/// The next key means what the last one has made, or what stands in the place of what has gone; never what lies around it.
void TestDocuments::whatWasDoneStaysSelected()
{
    select("Material/Sampler");
    ItemsView *view = m_window->currentTree()->items();
    const auto press = [&](int key, Qt::KeyboardModifiers modifiers = {}) {
        view->setFocus();
        QTest::keyClick(view, Qt::Key(key), modifiers);
    };
    const auto selectedPath = [&] {
        const Item selected = m_window->currentPage()->selectedItem();
        return selected.isValid() ? session()->tree()->path(selected) : QString();
    };
    press(Qt::Key_D, Qt::ControlModifier);
    QTRY_COMPARE(bytes().count("<Sampler"), 2);
    QTRY_COMPARE(selectedPath(), QStringLiteral("Material/Sampler[1]"));
    press(Qt::Key_Delete);
    QTRY_COMPARE(bytes(), material);
    QTRY_COMPARE(selectedPath(), QStringLiteral("Material/Sampler"));
    press(Qt::Key_Up, Qt::AltModifier);
    QTRY_VERIFY(bytes().indexOf("<Sampler") < bytes().indexOf("<Shader"));
    QTRY_COMPARE(selectedPath(), QStringLiteral("Material/Sampler"));
    press(Qt::Key_Down, Qt::AltModifier);
    QTRY_COMPARE(bytes(), material);
    QTRY_COMPARE(selectedPath(), QStringLiteral("Material/Sampler"));
}

QTEST_MAIN(TestDocuments)
#include "tst_documents.moc"
