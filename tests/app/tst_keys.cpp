// The window with nothing but the keyboard.
#include "app/commandlist.h"
#include "app/messagebar.h"
#include "app/newfiledialog.h"
#include "tests/app/windowtest.h"
#include "tests/support/builtsamples.h"
#include "translations/translations.h"
#include "widgets/hex/findbar.h"
#include "widgets/hex/minimap.h"
#include "widgets/issues/issuespanel.h"
#include "widgets/preview/previewwidget.h"
#include "widgets/tree/itemsview.h"

#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QCommandLinkButton>
#include <QCompleter>
#include <QDockWidget>
#include <QFileDialog>
#include <QHeaderView>
#include <QInputDialog>
#include <QMenu>
#include <QMenuBar>
#include <QSet>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTranslator>

#include <QTreeWidget>

using namespace hexahedron;
using namespace hexahedron::test;

class TestKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void keysOfTheMenusWorkInEveryPane();
    void noKeyIsGivenTwice();
    void numbersGoToPanes();
    void downTakesBackUp();
    void controlTabGoesToTheNextFile();
    void undoWorksInAField();
    void focusStaysInTheTreeAfterAValue();
    void doubleClickGoesFromValueToValue();
    void focusAloneSelectsNothing();
    void aRunOfDigitsIsOneStep();
    void theJournalKnowsARunAsWell();
    void insertedBytesAreAskedForOnce();
    void whatIsPastedIsChecked();
    void whoDeclinesStaysInTheFile();
    void repairWaitsForWhatIsTyped();
    void aQuestionIsAskedOnce();
    void whatIsPickedIsAskedForOnce();
    void byteMenuOffersWhatThereIs();
    void lettersOfTheMenusAreDifferent();
    void lettersOfTheByteMenuAreDifferent();
    void aTypedPathIsOpenedWithOneEnter();
    void targetOfAnIndexIsKnownToTheBytes();
    void goToTakesTheLastPartOfAPath();
    void firstWidthsLeaveRoomForARow();
    void fitsASmallScreen_data();
    void fitsASmallScreen();
    void theOverviewGivesWayToARow();
    void welcomePageAnswersEnter();
    void newFileIsMadeAndOpened();
    void newFileReplacesNoneThatIsOpen();
    void nameOfOnesOwnGetsTheEndingOfTheFormat();
    void commandsAreFoundByTheirName();
    void commandsWithoutAFileAreNotOffered();
    void commandsMayGoWhileTheListIsOpen();
    void commandsAreNamedWithoutTheirMnemonics();
    void shortcutsAreListed();
    void twoLinesShareAHistory();
    void copiesAsJson();
    void findSaysWhatItDidNotSearch();

private:
    Session *session() const { return m_window->session(); }
    HexView *hex() const { return m_window->currentPage()->hexView(); }
    QByteArray bytes() const { return session()->document().bytes().toByteArray(); }
    Item item(const char *path) const { return session()->tree()->find(QString::fromLatin1(path)).value_or(Item{}); }
    void select(const char *path);
    bool open(const char *sample);
    bool isSettled() const
    {
        return session() && session()->tree() && session()->isTreeCurrent() && !session()->isChecking();
    }

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

namespace {

/// Actions with keys that stand in a menu, also in menus of menus.
void collect(const QMenu *menu, QList<QAction *> &found)
{
    for (QAction *action : menu->actions()) {
        if (action->menu())
            collect(action->menu(), found);
        else if (!action->shortcut().isEmpty())
            found += action;
    }
}

QList<QAction *> actionsWithKeys(const MainWindow &window)
{
    QList<QAction *> found;
    for (const QAction *menu : window.menuBar()->actions())
        collect(menu->menu(), found);
    return found;
}

} // namespace

void TestKeys::init()
{
    m_desk = std::make_unique<Desk>();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1300, 850);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(isSettled());
}

void TestKeys::cleanup()
{
    m_window.reset();
    m_desk.reset();
    qDeleteAll(qApp->findChildren<QTranslator *>()); // each takes itself out
}

bool TestKeys::open(const char *sample)
{
    const QString name = QString::fromLatin1(sample).section(u'/', -1);
    m_desk->write(name, bytesOf(builtSamples(), sample));
    return m_window->open(m_desk->path(name)) && QTest::qWaitFor([this] { return isSettled(); });
}

void TestKeys::select(const char *path)
{
    const Item found = item(path);
    QVERIFY2(found.isValid(), path);
    session()->selection()->select(found.stream, found.range);
    QTRY_COMPARE(m_window->inspector()->item(), m_window->currentPage()->selectedItem());
}

/// What a menu says a key does is what it does, also where a field for text has another use for it (Ctrl+D, Ctrl+U on Linux).
void TestKeys::keysOfTheMenusWorkInEveryPane()
{
    QVERIFY(open("blitz3d/index_out_of_range.b3d"));
    session()->confirm = [](const EditPlan &) { return false; };
    select("BB3D/NODE/name");
    m_window->currentPage()->findBar()->activate();
    m_window->currentTree()->focusFilter();
    const QByteArray before = bytes();
    auto *list = m_window->findChild<IssuesPanel *>()->table();
    const QList<QWidget *> places{hex(),
                                  m_window->currentTree()->items(),
                                  m_window->currentTree()->findChild<QLineEdit *>(),
                                  m_window->currentPage()->findBar()->findChild<QLineEdit *>(),
                                  visibleIn<QLineEdit>(m_window->inspector()),
                                  list};
    const QList<QAction *> actions = actionsWithKeys(*m_window);
    QVERIFY(actions.size() > 30);
    for (QAction *action : actions)
        action->disconnect(SIGNAL(triggered(bool)));
    for (QWidget *place : places) {
        QVERIFY(place);
        place->setFocus();
        QTRY_VERIFY(place->hasFocus());
        for (QAction *action : actions) {
            for (const QKeySequence &keys : action->shortcuts()) {
                if (place == list && !list->isVisible())
                    continue;
                action->setEnabled(true);
                QSignalSpy triggered(action, &QAction::triggered);
                const QKeyCombination key = keys[0];
                QTest::keyClick(place, key.key(), key.keyboardModifiers());
                QVERIFY2(triggered.size() == 1,
                         qPrintable(QStringLiteral("%1 (%2) in %3")
                                        .arg(action->text(), keys.toString(),
                                             QString::fromLatin1(place->metaObject()->className()))));
                if (action->isCheckable())
                    action->setChecked(false);
            }
        }
    }
    QCOMPARE(bytes(), before);
}

void TestKeys::noKeyIsGivenTwice()
{
    QHash<QString, QString> owners;
    for (const QAction *action : actionsWithKeys(*m_window)) {
        for (const QKeySequence &keys : action->shortcuts()) {
            const QString name = keys.toString();
            QVERIFY2(!owners.contains(name), qPrintable(name + u' ' + action->text() + u' ' + owners.value(name)));
            owners.insert(name, action->text());
        }
    }
}

void TestKeys::numbersGoToPanes()
{
    auto *structure = m_window->findChild<QDockWidget *>(QStringLiteral("structure"));
    hex()->setFocus();
    for (int i = 0; i < 2; ++i) { // the second time it is there already, and stays
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_1, Qt::AltModifier);
        QVERIFY(structure->isVisible());
        QVERIFY(m_window->currentTree()->items()->hasFocus());
    }
    structure->hide();
    hex()->setFocus();
    QTest::keyClick(hex(), Qt::Key_1, Qt::AltModifier);
    QTRY_VERIFY(structure->isVisible() && m_window->currentTree()->items()->hasFocus());
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_5, Qt::AltModifier);
    QVERIFY(hex()->hasFocus());
    QTest::keyClick(hex(), Qt::Key_2, Qt::AltModifier);
    QVERIFY(m_window->inspector()->isAncestorOf(QApplication::focusWidget()));
}

void TestKeys::downTakesBackUp()
{
    select("BB3D/NODE/position/y");
    hex()->setFocus();
    const Selection &selection = *session()->selection();
    std::vector<ByteRange> steps{selection.range()};
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(hex(), Qt::Key_U, Qt::ControlModifier);
        steps.push_back(selection.range());
        QVERIFY(steps[size_t(i) + 1].contains(steps[size_t(i)]));
    }
    for (int i = 2; i >= 0; --i) {
        QTest::keyClick(hex(), Qt::Key_U, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(selection.range(), steps[size_t(i)]);
    }
    // Where there was no way up it goes to the first part.
    select("BB3D/NODE/position");
    QTest::keyClick(hex(), Qt::Key_U, Qt::ControlModifier | Qt::AltModifier);
    QCOMPARE(selection.range(), item("BB3D/NODE/position/x").range);
}

void TestKeys::controlTabGoesToTheNextFile()
{
    QVERIFY(open("blitz3d/index_out_of_range.b3d"));
    DocumentPage *second = m_window->currentPage();
    for (QWidget *place : {static_cast<QWidget *>(m_window->currentTree()->items()), static_cast<QWidget *>(hex())}) {
        place->setFocus();
        QTest::keyClick(place, Qt::Key_Tab, Qt::ControlModifier);
        QVERIFY(m_window->currentPage() != second);
        m_window->currentTree()->items()->setFocus();
        QTest::keyClick(m_window->currentTree()->items(), Qt::Key_Tab, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(m_window->currentPage(), second);
        hex()->setFocus();
        QTest::keyClick(hex(), Qt::Key_PageUp, Qt::ControlModifier);
        QVERIFY(m_window->currentPage() != second);
        QTest::keyClick(hex(), Qt::Key_PageDown, Qt::ControlModifier);
        QCOMPARE(m_window->currentPage(), second);
    }
}

void TestKeys::undoWorksInAField()
{
    const QByteArray original = bytes();
    for (const char *path : {"BB3D/NODE/position/y", "BB3D/BRUS/brushes[0]/name"}) {
        session()->confirm = [](const EditPlan &) { return true; };
        select(path);
        auto *line = visibleIn<QLineEdit>(m_window->inspector());
        typeInto(line, QStringLiteral("12"));
        QTRY_VERIFY(bytes() != original);
        QTRY_VERIFY(isSettled());
        line = visibleIn<QLineEdit>(m_window->inspector());
        line->setFocus();
        QTRY_VERIFY(m_window->actions().undo->isEnabled());
        QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
        QTRY_COMPARE(bytes(), original);
        QTRY_VERIFY(isSettled());
        // What is typed and not handed over yet is the field's own.
        QTest::keyClicks(line, QStringLiteral("3"));
        const QString typed = line->text();
        QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(line->text() != typed);
        QCOMPARE(bytes(), original);
        QTest::keyClick(line, Qt::Key_Escape);
    }
}

void TestKeys::focusStaysInTheTreeAfterAValue()
{
    ItemsView *tree = m_window->currentTree()->items();
    select("BB3D/NODE/position/y");
    tree->setFocus();
    QTRY_COMPARE(m_window->currentTree()->currentItem(), item("BB3D/NODE/position/y"));
    const QByteArray before = bytes();
    QTest::keyClick(tree, Qt::Key_F2);
    auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(line && tree->isAncestorOf(line));
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("4.5"));
    QTest::keyClick(line, Qt::Key_Return);
    QTRY_VERIFY(bytes() != before);
    QTRY_VERIFY(isSettled());
    QTRY_VERIFY(tree->hasFocus());
    const Item current = m_window->currentTree()->currentItem();
    QCOMPARE(current, item("BB3D/NODE/position/y"));
    QTest::keyClick(tree, Qt::Key_Down);
    QTRY_COMPARE(m_window->currentTree()->currentItem(), item("BB3D/NODE/position/z"));
    QCOMPARE(session()->document().undoTitle(), QStringLiteral("Set y")); // one step
}

/// The first click hands over the value that is open, and the tree is a new one at the second.
void TestKeys::doubleClickGoesFromValueToValue()
{
    ItemsView *tree = m_window->currentTree()->items();
    select("BB3D/NODE/position/y");
    tree->setFocus();
    const QByteArray before = bytes();
    QTest::keyClick(tree, Qt::Key_F2);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_A, Qt::ControlModifier);
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("4.5"));
    const QModelIndex next = tree->indexBelow(tree->currentIndex()).siblingAtColumn(TreeModel::ValueColumn);
    const QPoint place = tree->visualRect(next).center();
    QTest::mouseClick(tree->viewport(), Qt::LeftButton, {}, place);
    QTRY_VERIFY(bytes() != before);
    QTRY_VERIFY(isSettled());
    QMouseEvent again(QEvent::MouseButtonDblClick, place, tree->viewport()->mapToGlobal(place), Qt::LeftButton,
                      Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(tree->viewport(), &again);
    QTest::mouseRelease(tree->viewport(), Qt::LeftButton, {}, place);
    auto *line = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(line && tree->isAncestorOf(line));
    QCOMPARE(m_window->currentTree()->currentItem(), item("BB3D/NODE/position/z"));
    QTest::keyClick(line, Qt::Key_Escape);
}

void TestKeys::focusAloneSelectsNothing()
{
    QVERIFY(open("blitz3d/index_out_of_range.b3d"));
    select("BB3D/version");
    const ByteRange selected = session()->selection()->range();
    for (int i = 0; i < 10; ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_F6);
        QCOMPARE(session()->selection()->range(), selected);
    }
}

void TestKeys::aRunOfDigitsIsOneStep()
{
    const QByteArray original = bytes();
    const qint64 offset = item("BB3D/NODE/position/x").range.begin;
    hex()->setFocus();
    hex()->goTo(offset);
    QTest::keyClicks(hex(), QStringLiteral("00004040"));
    QTRY_COMPARE(bytes().mid(offset, 4), QByteArray::fromHex("00004040"));
    QCOMPARE(hex()->cursor(), offset + 4);
    session()->undo();
    QCOMPARE(bytes(), original);
    QVERIFY(!session()->document().canUndo());
    session()->redo();
    QCOMPARE(bytes().mid(offset, 4), QByteArray::fromHex("00004040"));
    // Elsewhere another begins, and what was saved can be gone back to.
    QTRY_VERIFY(isSettled());
    hex()->goTo(offset + 8);
    QTest::keyClicks(hex(), QStringLiteral("41"));
    QTRY_COMPARE(bytes().mid(offset + 8, 1), QByteArray("A"));
    QTRY_VERIFY(isSettled());
    const QByteArray saved = bytes();
    session()->save(m_desk->path(QStringLiteral("saved.b3d")));
    QTRY_VERIFY(!session()->isSaving() && !session()->document().isModified() && isSettled());
    QTest::keyClicks(hex(), QStringLiteral("42"));
    QTRY_VERIFY(bytes() != saved);
    session()->undo();
    QCOMPARE(bytes(), saved);
    session()->undo();
    QCOMPARE(bytes().mid(offset, 9), QByteArray::fromHex("00004040") + original.mid(offset + 4, 5));
}

/// The journal has every digit; undo is undo of all of them there too.
void TestKeys::theJournalKnowsARunAsWell()
{
    const QByteArray original = bytes();
    const qint64 offset = item("BB3D/NODE/position/x").range.begin;
    hex()->goTo(offset);
    QTest::keyClicks(hex(), QStringLiteral("4142"));
    QTRY_COMPARE(hex()->cursor(), offset + 2);
    hex()->goTo(offset + 8);
    QTest::keyClicks(hex(), QStringLiteral("4344"));
    QTRY_COMPARE(hex()->cursor(), offset + 10);
    session()->undo();
    const QByteArray left = bytes();
    QVERIFY(left != original);
    const auto replayed = [&] {
        const std::vector<FoundJournal> journals = findJournals(Settings::journalFolder());
        for (const FoundJournal &journal : journals) {
            if (const auto content = JournalContent::read(journal.path);
                content && journal.base.path == m_desk->example)
                return content->replayed(Bytes(original)).toByteArray();
        }
        return QByteArray();
    };
    QCOMPARE(replayed(), left);
    session()->redo();
    QCOMPARE(replayed(), bytes());
    session()->undo();
    session()->undo();
    QCOMPARE(replayed(), original);
}

/// Two digits make one byte: a question about what follows comes once, when both are there.
void TestKeys::insertedBytesAreAskedForOnce()
{
    const QByteArray original = bytes();
    int questions = 0;
    session()->confirm = [&](const EditPlan &) { return ++questions; };
    const Item name = item("BB3D/NODE/name");
    hex()->setOverwriteMode(false);
    hex()->goTo(name.range.begin);
    QTest::keyClicks(hex(), QStringLiteral("4"));
    QTest::qWait(100);
    QCOMPARE(questions, 0);
    QCOMPARE(bytes(), original);
    QTest::keyClicks(hex(), QStringLiteral("1"));
    QTRY_COMPARE(bytes().size(), original.size() + 1);
    QCOMPARE(questions, 1);
    QCOMPARE(bytes().at(name.range.begin), 'A');
}

/// Like everything that is typed: what makes a field wrong that was right is shown first.
void TestKeys::whatIsPastedIsChecked()
{
    const QByteArray original = bytes();
    int questions = 0;
    bool isAgreed = false;
    session()->confirm = [&](const EditPlan &) {
        ++questions;
        return isAgreed;
    };
    const Item corner = item("BB3D/NODE/MESH/TRIS/triangles[0]/vertex_id[0]");
    QApplication::clipboard()->setText(QStringLiteral("ff ff 00 00"));
    hex()->goTo(corner.range.begin);
    hex()->setFocus();
    QTest::keyClick(hex(), Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(questions, 1);
    QCOMPARE(bytes(), original);
    isAgreed = true;
    QTest::keyClick(hex(), Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(bytes().mid(corner.range.begin, 4), QByteArray::fromHex("ffff0000"));
    QCOMPARE(questions, 2);
    // What fits is not asked for.
    QTRY_VERIFY(session()->isTreeCurrent() && !session()->isChecking());
    QApplication::clipboard()->setText(QStringLiteral("00 00 00 00"));
    hex()->goTo(corner.range.begin);
    QTest::keyClick(hex(), Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(bytes().mid(corner.range.begin, 4), QByteArray(4, '\0'));
    QCOMPARE(questions, 2);
}

/// What follows from a value in the tree is declined: nobody goes to another file then.
void TestKeys::whoDeclinesStaysInTheFile()
{
    QVERIFY(open("blitz3d/index_out_of_range.b3d"));
    QTRY_VERIFY(isSettled());
    m_window->findChild<QTabWidget *>()->setCurrentIndex(0);
    QTRY_VERIFY(isSettled());
    const DocumentPage *first = m_window->currentPage();
    const QByteArray original = bytes();
    ItemsView *tree = m_window->currentTree()->items();
    select("BB3D/NODE/name");
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_F2);
    QTRY_VERIFY(tree->viewport()->findChild<QLineEdit *>());
    auto *editor = tree->viewport()->findChild<QLineEdit *>();
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("a longer name than before"));
    for (int times = 0; times < 2; ++times) {
        DialogAnswer answer(QStringLiteral("cancel"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab, Qt::ControlModifier);
        QTRY_VERIFY(answer.isGiven());
        QTRY_VERIFY(!session()->isPlanning());
        QCOMPARE(m_window->currentPage(), first);
        QCOMPARE(bytes(), original);
    }
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape); // the value can be corrected, or given up
    QTest::keyClick(tree, Qt::Key_Tab, Qt::ControlModifier);
    QTRY_VERIFY(m_window->currentPage() != first);
}

/// It comes when what was typed is in the file and checked.
void TestKeys::repairWaitsForWhatIsTyped()
{
    QVERIFY(open("blitz3d/index_out_of_range.b3d"));
    QTRY_VERIFY(isSettled());
    const QByteArray original = bytes();
    QByteArray shown;
    QTimer answer;
    connect(&answer, &QTimer::timeout, this, [this, &shown] {
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget())) {
            shown = bytes();
            dialog->reject();
        }
    });
    answer.start(10);
    hex()->goTo(item("BB3D/NODE/position").range.begin);
    hex()->setFocus();
    QTest::keyClicks(hex(), QStringLiteral("01"));
    QTest::keyClick(hex(), Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(!shown.isEmpty());
    QVERIFY(shown != original);
}

/// The question takes the focus from the field, which must not hand over its text a second time.
void TestKeys::aQuestionIsAskedOnce()
{
    const QByteArray original = bytes();
    int questions = 0;
    session()->confirm = [&](const EditPlan &) {
        ++questions;
        QDialog dialog(m_window.get());
        QTimer::singleShot(50, &dialog, &QDialog::accept);
        return dialog.exec() == QDialog::Accepted;
    };
    select("BB3D/NODE/name");
    typeInto(visibleIn<QLineEdit>(m_window->inspector()), QStringLiteral("a longer name than before"));
    QTRY_VERIFY(bytes() != original);
    QTRY_VERIFY(isSettled());
    QCOMPARE(questions, 1);
    session()->undo();
    QCOMPARE(bytes(), original);
}

/// A name of a file, picked from its list: picking hands it over, and so would leaving the field for the question.
void TestKeys::whatIsPickedIsAskedForOnce()
{
    m_desk->write(QStringLiteral("a picture beside the model.png"), "\x89PNG\r\n\x1a\n");
    QVERIFY(open("blitz3d/index_out_of_range.b3d"));
    const QByteArray original = bytes();
    for (const bool withTheMouse : {false, true}) {
        int questions = 0;
        session()->confirm = [&](const EditPlan &) {
            ++questions;
            QDialog dialog(m_window.get());
            QTimer::singleShot(50, &dialog, &QDialog::accept);
            return dialog.exec() == QDialog::Accepted;
        };
        select("BB3D/TEXS/textures[0]/file");
        auto *line = visibleIn<QLineEdit>(m_window->inspector());
        QVERIFY(line && line->completer());
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, QStringLiteral("beside"));
        QAbstractItemView *list = line->completer()->popup();
        QTRY_VERIFY(list->isVisible());
        const QModelIndex first = list->model()->index(0, 0);
        if (withTheMouse) {
            QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(first).center());
        } else {
            list->setCurrentIndex(first);
            QTest::keyClick(list, Qt::Key_Return);
        }
        QTRY_VERIFY(bytes().contains("a picture beside the model.png"));
        QTRY_VERIFY(isSettled());
        QCOMPARE(questions, 1);
        session()->undo();
        QCOMPARE(bytes(), original);
        QVERIFY(!session()->document().canUndo());
        QTRY_VERIFY(isSettled());
    }
}

void TestKeys::byteMenuOffersWhatThereIs()
{
    select("BB3D/NODE/MESH/TRIS/triangles[5]/vertex_id[1]");
    hex()->setFocus();
    const Item here = m_window->currentPage()->selectedItem();
    QStringList texts;
    const auto withMenu = [&](const std::function<void(QMenu *)> &use) {
        QTimer::singleShot(0, m_window.get(), [&] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            QVERIFY(menu);
            use(menu);
            menu->close();
        });
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
        QApplication::sendEvent(hex()->viewport(), &event);
    };
    const Actions &a = m_window->actions();
    withMenu([&](QMenu *menu) {
        for (QAction *action :
             {a.cut, a.copy, a.paste, a.goTo, a.followLink, a.goUp, a.selectField, a.insertBytes, a.removeBytes})
            QVERIFY2(menu->actions().contains(action), qPrintable(action->text()));
        QVERIFY(a.followLink->isEnabled() && a.copy->isEnabled());
    });
    // Of bytes that are not selected there is nothing to copy, but a field to select.
    hex()->goTo(here.range.begin + 1);
    withMenu([&](QMenu *) {
        QVERIFY(!a.copy->isEnabled());
        a.selectField->trigger();
    });
    QVERIFY(hex()->selection().contains(here.range.begin + 1));
    QVERIFY(hex()->selection().size() >= 4);
}

/// One letter does it: two entries with the same one would only be gone to.
void TestKeys::lettersOfTheMenusAreDifferent()
{
    for (const QAction *top : m_window->menuBar()->actions()) {
        QVERIFY(top->menu());
        QSet<QString> letters;
        for (const QAction *action : top->menu()->actions()) {
            const QString letter = QKeySequence::mnemonic(action->text()).toString();
            QVERIFY2(letter.isEmpty() || !letters.contains(letter),
                     qPrintable(top->text() + QStringLiteral(": ") + action->text()));
            letters += letter;
        }
    }
}

void TestKeys::lettersOfTheByteMenuAreDifferent()
{
    select("BB3D/NODE/MESH/TRIS/triangles[5]/vertex_id[1]");
    hex()->setFocus();
    const qint64 offset = hex()->selection().begin;
    const Actions &a = m_window->actions();
    const QList<QAction *> ofElements{a.goUp, a.goDown, a.insertAfter, a.duplicateElement, a.removeElement};
    QTimer::singleShot(0, m_window.get(), [&] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QSet<QChar> letters;
        for (const QAction *action : menu->actions()) {
            if (action->isSeparator() || ofElements.contains(action))
                continue;
            const QKeySequence key = QKeySequence::mnemonic(action->text());
            QVERIFY2(!key.isEmpty(), qPrintable(action->text()));
            const QChar letter = key.toString().back();
            QVERIFY2(!letters.contains(letter) || letter == u'R', qPrintable(action->text())); // Del removes, too
            letters += letter;
        }
        QTest::keyClick(menu, Qt::Key_Y);
    });
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
    QApplication::sendEvent(hex()->viewport(), &event);
    QCOMPARE(QApplication::clipboard()->text(), QStringLiteral("0x") + QString::number(offset, 16).toUpper());
}

/// Although names that begin with it are offered.
void TestKeys::aTypedPathIsOpenedWithOneEnter()
{
    m_desk->write(QStringLiteral("typed.bin"), "0123");
    m_desk->write(QStringLiteral("typed.bin.old"), "4567");
    const QString path = m_desk->path(QStringLiteral("typed.bin"));
    QTimer timer;
    constexpr int MostTicks = 500; // then something is broken
    bool isTyped = false, isEntered = false;
    int ticks = 0;
    connect(&timer, &QTimer::timeout, &timer, [&] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        auto *line = dialog ? dialog->findChild<QLineEdit *>() : nullptr;
        if (line && line->hasFocus() && !isTyped) { // before, the dialog writes into it what its list selects
            isTyped = true;
            line->selectAll();
            QTest::keyClicks(line, path);
        }
        if (isTyped && line && !isEntered) {
            isEntered = true;
            QCOMPARE(line->text(), path);
            QAbstractItemView *offers = line->completer()->popup();
            offers->show(); // as while somebody types, once the names are known
            offers->setCurrentIndex({});
            QTest::keyClick(offers, Qt::Key_Return);
        } else if (dialog && ++ticks > MostTicks) {
            dialog->reject();
        }
    });
    timer.start(10);
    QTest::keyClick(hex(), Qt::Key_O, Qt::ControlModifier);
    QVERIFY(isEntered);
    QTRY_COMPARE_WITH_TIMEOUT(m_window->currentPage()->title(), QStringLiteral("typed.bin"), 20000);
}

void TestKeys::targetOfAnIndexIsKnownToTheBytes()
{
    const auto picture = [this] { return hex()->grab().toImage(); };
    select("BB3D/NODE/MESH/VRTS/vertices[0]/position/x");
    const char *corner = "BB3D/NODE/MESH/TRIS/triangles[0]/vertex_id[0]";
    const Item named = item("BB3D/NODE/MESH/VRTS/vertices[0]");
    select(corner);
    hex()->reveal(named.range);
    hex()->clearFocus();
    const QImage lit = picture();
    hex()->setTarget({});
    QVERIFY(picture() != lit);
}

void TestKeys::goToTakesTheLastPartOfAPath()
{
    const auto goTo = [this](const QString &text) {
        QTimer::singleShot(0, m_window.get(), [text] {
            auto *dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            auto *line = dialog->findChild<QLineEdit *>();
            line->setText(text);
            QTest::keyClick(line, Qt::Key_Return);
            if (dialog->isVisible())
                static_cast<QDialog *>(dialog)->reject();
        });
        QTest::keyClick(m_window.get(), Qt::Key_G, Qt::ControlModifier);
        return session()->selection()->range();
    };
    QCOMPARE(goTo(QStringLiteral("vertices[3]")), item("BB3D/NODE/MESH/VRTS/vertices[3]").range);
    QCOMPARE(goTo(QStringLiteral("TRIS")), item("BB3D/NODE/MESH/TRIS").range);
    QCOMPARE(goTo(QStringLiteral("tris/triangles[1]")), item("BB3D/NODE/MESH/TRIS/triangles[1]").range);
    QCOMPARE(goTo(QStringLiteral("[0]")), item("BB3D/NODE/MESH/TRIS/triangles[0]").range);
    QCOMPARE(goTo(QStringLiteral("BB3D/version")), item("BB3D/version").range);
    QCOMPARE(goTo(QStringLiteral("vertex 2")), item("BB3D/NODE/MESH/VRTS/vertices[2]").range);
    QCOMPARE(goTo(QStringLiteral("triangle 1")), item("BB3D/NODE/MESH/TRIS/triangles[1]").range);
    const ByteRange before = session()->selection()->range();
    QCOMPARE(goTo(QStringLiteral("nothing[3]")), before);
    QCOMPARE(goTo(QStringLiteral("[999999]")), before);
    QCOMPARE(goTo(QStringLiteral("nothing 3")), before);
    // What is nearly right is offered.
    QCOMPARE(goTo(QStringLiteral("TRIS")), item("BB3D/NODE/MESH/TRIS").range);
    QTimer::singleShot(0, m_window.get(), [] {
        auto *dialog = QApplication::activeModalWidget();
        dialog->findChild<QLineEdit *>()->setText(QStringLiteral("BB3D/vesrion"));
        for (QLabel *label : dialog->findChildren<QLabel *>()) {
            if (label->text().contains(QStringLiteral("href=\"BB3D/version\"")))
                Q_EMIT label->linkActivated(QStringLiteral("BB3D/version"));
        }
        QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
        static_cast<QDialog *>(dialog)->close();
    });
    QTest::keyClick(m_window.get(), Qt::Key_G, Qt::ControlModifier);
    QCOMPARE(session()->selection()->range(), item("BB3D/version").range);
}

/// The bytes get as much as sixteen in a row need, the structure what is left of a usual window.
void TestKeys::firstWidthsLeaveRoomForARow()
{
    QTRY_COMPARE(hex()->bytesPerRow(), 16);
    QVERIFY(hex()->width() < 16 * 45);
    QVERIFY(m_window->currentTree()->width() > 40 * m_window->fontMetrics().averageCharWidth());
}

void TestKeys::fitsASmallScreen_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("German") << QStringLiteral("de");
}

/// 800 by 560 with the frame of the window and a panel of the desktop, all panels open, and nothing of the find bar cut off.
void TestKeys::fitsASmallScreen()
{
    QFETCH(QString, language);
    if (language != QStringLiteral("en"))
        installTranslations(*qApp, QLocale(language));
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1300, 900);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(open("blitz3d/index_out_of_range.b3d"));
    for (QDockWidget *dock : m_window->findChildren<QDockWidget *>())
        dock->show();
    m_window->resize(780, 520);
    QTest::qWait(0);
    QCOMPARE(m_window->size(), QSize(780, 520));
    const auto *filter = m_window->currentTree()->findChild<QLineEdit *>();
    const QFontMetrics metrics = filter->fontMetrics();
    QVERIFY2(metrics.horizontalAdvance(filter->placeholderText()) + 2 * metrics.height() < filter->width(),
             qPrintable(filter->placeholderText()));
    FindBar *bar = m_window->currentPage()->findBar();
    bar->activate();
    for (const FindBar::Kind kind : {FindBar::Kind::Bytes, FindBar::Kind::Text, FindBar::Kind::Number}) {
        bar->setKind(kind);
        bar->setText(QStringLiteral("00"));
        QSignalSpy ended(bar, &FindBar::searchEnded);
        bar->findPrevious();
        QTRY_VERIFY(!ended.isEmpty());
        QTest::qWait(0);
        QCOMPARE(m_window->size(), QSize(780, 520));
        for (const QWidget *child : bar->findChildren<QWidget *>()) {
            if (child->isVisible() && child->parentWidget() == bar)
                QVERIFY2(bar->rect().contains(child->geometry()) && child->width() >= child->minimumSizeHint().width(),
                         child->metaObject()->className());
        }
    }
}

void TestKeys::theOverviewGivesWayToARow()
{
    const Minimap *overview = m_window->currentPage()->minimap();
    QTRY_VERIFY(overview->isVisible());
    m_window->resize(780, 520);
    QTRY_VERIFY(!overview->isVisible());
    QTRY_VERIFY(hex()->bytesPerRow() >= 8);
    m_window->resize(1300, 850);
    QTRY_VERIFY(overview->isVisible());
    m_window->actions().minimap->trigger();
    QVERIFY(!overview->isVisible());
}

void TestKeys::welcomePageAnswersEnter()
{
    m_window->actions().close->trigger();
    QVERIFY(!m_window->currentPage());
    QCommandLinkButton *example = nullptr;
    for (QCommandLinkButton *button : m_window->findChildren<QCommandLinkButton *>()) {
        if (button->isVisible() && button->text() == QStringLiteral("Open an example"))
            example = button;
    }
    QVERIFY(example);
    QTRY_VERIFY(qobject_cast<QCommandLinkButton *>(QApplication::focusWidget()));
    const QImage without = example->grab().toImage();
    example->setFocus();
    QTRY_VERIFY(example->hasFocus());
    QVERIFY(example->grab().toImage() != without);
    QTest::keyClick(example, Qt::Key_Return);
    QTRY_VERIFY(m_window->currentPage());
}

void TestKeys::newFileIsMadeAndOpened()
{
    const QString path = m_desk->path(QStringLiteral("made.b3d"));
    QTimer::singleShot(0, this, [&] {
        auto *dialog = qobject_cast<NewFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto *line = dialog->findChild<QLineEdit *>();
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, path);
        QTest::mouseClick(dialog->findChild<QPushButton *>(QStringLiteral("create")), Qt::LeftButton);
    });
    QTest::keyClick(m_window.get(), Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(isSettled() && session()->document().path() == path);
    QVERIFY(session()->issues()->empty());
    QVERIFY(item("BB3D/NODE/MESH/VRTS").isValid()); // one with everything, unless somebody wants less
}

/// What somebody has done to the open file is not lost under a new one of the same name.
void TestKeys::newFileReplacesNoneThatIsOpen()
{
    const QString path = session()->document().path();
    const QByteArray before = contentOf(path);
    QTimer::singleShot(0, this, [&] {
        auto *dialog = qobject_cast<NewFileDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto *line = dialog->findChild<QLineEdit *>();
        auto *create = dialog->findChild<QPushButton *>(QStringLiteral("create"));
        line->clear();
        QVERIFY(!create->isEnabled());
        line->setText(path); // as Choose does
        QVERIFY(create->isEnabled());
        QTest::mouseClick(create, Qt::LeftButton);
    });
    m_window->actions().newFile->trigger();
    QCOMPARE(contentOf(path), before);
    QVERIFY(m_window->messages()->has(QStringLiteral("new")));
}

void TestKeys::nameOfOnesOwnGetsTheEndingOfTheFormat()
{
    NewFileDialog dialog(m_desk->folder.path());
    auto *format = dialog.findChild<QComboBox *>();
    auto *line = dialog.findChild<QLineEdit *>();
    const QString first = dialog.format().extensions.constFirst();
    line->selectAll();
    QTest::keyClicks(line, QStringLiteral("mine.") + first);
    format->setCurrentIndex(format->count() - 1);
    QVERIFY(dialog.format().extensions.constFirst() != first);
    QCOMPARE(line->text(), QStringLiteral("mine.") + dialog.format().extensions.constFirst());
}

void TestKeys::commandsAreFoundByTheirName()
{
    QTimer::singleShot(0, this, [] {
        auto *list = qobject_cast<CommandList *>(QApplication::activeModalWidget());
        QVERIFY(list);
        QTest::keyClicks(list->findChild<QLineEdit *>(), QStringLiteral("colours dark"));
        QTest::keyClick(list->findChild<QLineEdit *>(), Qt::Key_Return);
    });
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(QApplication::palette().color(QPalette::Base).lightness() < 128);
    applyTheme(Theme::System);
}

void TestKeys::commandsWithoutAFileAreNotOffered()
{
    m_window->actions().closeAll->trigger();
    QVERIFY(!session());
    bool isOffered = true;
    QTimer::singleShot(0, this, [&isOffered] {
        auto *list = qobject_cast<CommandList *>(QApplication::activeModalWidget());
        QVERIFY(list);
        QTest::keyClicks(list->findChild<QLineEdit *>(), QStringLiteral("Copy As array"));
        isOffered = list->findChild<QTreeWidget *>()->currentItem();
        QTest::keyClick(list->findChild<QLineEdit *>(), Qt::Key_Return);
        list->reject();
    });
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(!isOffered);
}

/// Such as the files opened last, when another one was saved meanwhile.
void TestKeys::commandsMayGoWhileTheListIsOpen()
{
    QMenu menu;
    QMenu *recent = menu.addMenu(QStringLiteral("recent"));
    recent->addAction(QStringLiteral("a file"));
    CommandList list({menu.menuAction(), recent->menuAction()}, CommandList::Purpose::Run, m_window.get());
    recent->clear();
    QTest::keyClick(list.findChild<QLineEdit *>(), Qt::Key_Return);
    QVERIFY(!list.chosen());
}

/// In Chinese the key of a menu stands behind its text; it is no part of the name.
void TestKeys::commandsAreNamedWithoutTheirMnemonics()
{
    QMenu menu(QStringLiteral("文件(&F)"));
    menu.addAction(QStringLiteral("新建(&N)…"));
    menu.addAction(QStringLiteral("&Bones && joints (all)"));
    const CommandList list({menu.menuAction()}, CommandList::Purpose::Run, m_window.get());
    const auto *rows = list.findChild<QTreeWidget *>();
    QCOMPARE(rows->topLevelItemCount(), 2);
    QCOMPARE(rows->topLevelItem(0)->text(0), QStringLiteral("文件 › 新建…"));
    QCOMPARE(rows->topLevelItem(1)->text(0), QStringLiteral("文件 › Bones & joints (all)"));
}

void TestKeys::shortcutsAreListed()
{
    QStringList keys;
    QTimer::singleShot(0, this, [&keys] {
        auto *list = qobject_cast<CommandList *>(QApplication::activeModalWidget());
        QVERIFY(list);
        const auto *rows = list->findChild<QTreeWidget *>();
        for (int i = 0; i < rows->topLevelItemCount(); ++i)
            keys += rows->topLevelItem(i)->text(1);
        QTest::keyClick(list, Qt::Key_Escape);
    });
    m_window->actions().shortcuts->trigger();
    QVERIFY(keys.size() > 30);
    QVERIFY(keys.contains(QStringLiteral("F1")) && !keys.contains(QString()));
}

void TestKeys::twoLinesShareAHistory()
{
    FindBar *bar = m_window->currentPage()->findBar();
    bar->activate();
    bar->setKind(FindBar::Kind::Text);
    auto *line = bar->findChild<QLineEdit *>();
    for (const QString &text : {QStringLiteral("first"), QStringLiteral("second")}) {
        line->setText(text);
        QTest::keyClick(line, Qt::Key_Return);
    }
    QVERIFY(open("blitz3d/index_out_of_range.b3d"));
    bar = m_window->currentPage()->findBar();
    bar->activate();
    line = bar->findChild<QLineEdit *>();
    line->clear();
    QTest::keyClicks(line, QStringLiteral("thi"));
    QTest::keyClick(line, Qt::Key_Up);
    QCOMPARE(line->text(), QStringLiteral("second"));
    QTest::keyClick(line, Qt::Key_Up);
    QCOMPARE(line->text(), QStringLiteral("first"));
    QTest::keyClick(line, Qt::Key_Up);
    QCOMPARE(line->text(), QStringLiteral("first"));
    QTest::keyClick(line, Qt::Key_Down);
    QTest::keyClick(line, Qt::Key_Down);
    QCOMPARE(line->text(), QStringLiteral("thi"));
}

void TestKeys::copiesAsJson()
{
    select("BB3D/NODE/position");
    m_window->currentTree()->action(TreeView::Command::CopyJson)->trigger();
    QCOMPARE(QApplication::clipboard()->text().trimmed(), QStringLiteral("[0,0,0]"));
}

void TestKeys::findSaysWhatItDidNotSearch()
{
    FindBar *bar = m_window->currentPage()->findBar();
    const auto notFound = [](FindBar *where) {
        QSignalSpy ended(where, &FindBar::searchEnded);
        where->setKind(FindBar::Kind::Text);
        where->setText(QStringLiteral("nowhere to be found"));
        where->findNext();
        return QTest::qWaitFor([&] { return !ended.isEmpty(); }) ? where->message() : QString();
    };
    QCOMPARE(notFound(bar), QStringLiteral("Not found"));
    QVERIFY(open("ecere/furnished.e3d"));
    const QString message = notFound(m_window->currentPage()->findBar());
    QVERIFY2(message.contains(QStringLiteral("were not searched")), qPrintable(message));
}

QTEST_MAIN(TestKeys)
#include "tst_keys.moc"
