// The window with real mouse and key events.
#include "app/comparebytes.h"
#include "app/comparedialog.h"
#include "app/earlierdialog.h"
#include "app/messagebar.h"
#include "app/recoverybar.h"
#include "core/edit/earlierversions.h"
#include "core/scene/scene.h"
#include "tests/app/windowtest.h"
#include "widgets/issues/issuespanel.h"
#include "widgets/tree/itemsview.h"
#include "widgets/tree/treeview.h"

#include <QCheckBox>
#include <QDockWidget>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTableWidget>
#include <QTreeWidget>

#include <fcntl.h>
#include <unistd.h>

using namespace hexahedron;
using namespace hexahedron::test;

Q_DECLARE_METATYPE(QAction *Actions::*)

class TestMainWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void messagesAreSeenWhole();
    void openingSelectsNothing();
    void treeSelectsBytes();
    void keysGoRoundThePanes();
    void inspectorEditsAtOnce();
    void longerTextShowsItsPlan();
    void savingTakesWhatIsTyped_data();
    void savingTakesWhatIsTyped();
    void commandsComeAfterWhatIsTyped_data();
    void commandsComeAfterWhatIsTyped();
    void undoTakesBackWhatIsTyped_data();
    void undoTakesBackWhatIsTyped();
    void noCommandAfterWhatCannotBeWritten();
    void whatIsNotWrittenIsSaidUntilItIs_data();
    void whatIsNotWrittenIsSaidUntilItIs();
    void chunksAreNotOfferedTwice();
    void typedOnInACellWhenTheRowsChange();
    void typedOnWhenTheFileChanges_data();
    void typedOnWhenTheFileChanges();
    void cellThatLosesTheKeysIsClosed();
    void closingTakesWhatIsTyped_data();
    void closingTakesWhatIsTyped();
    void closingStaysAtWhatCannotBeWritten_data();
    void closingStaysAtWhatCannotBeWritten();
    void tabsStayAtWhatCannotBeWritten();
    void whoDeclinesAPlanGoesOnTyping_data();
    void whoDeclinesAPlanGoesOnTyping();
    void repairsAfterWhatIsTyped();
    void closingAsksOnceForAll_data();
    void closingAsksOnceForAll();
    void whatHinderedSavingIsForgotten();
    void closingStaysWhereAQuestionIsCancelled();
    void plansAreShownWithTheirFile();
    void tabsTakeTheirPanelsAlong();
    void packagesWithoutAModelHaveNothingToSee();
    void cancelledPlanChangesNothing();
    void typingInTheHexPane();
    void undoAndRedoAreExact();
    void convertsARecordWhenItsShapeChanges();
    void followsAnIndexAndGoesBack();
    void changesFromOutsideAreNoticed();
    void reloadingAsksFirst();
    void savesNotOverWhatOthersWrote();
    void asksBeforeItReplacesWhatCannotBeKept_data();
    void asksBeforeItReplacesWhatCannotBeKept();
    void asksBeforeItEmptiesAFile();
    void asksBeforeItPartsHardLinks();
    void savingTakesHalfAByte();
    void savingAllGoesOnAfterWhatCannotBeWritten();
    void keepsWhatIsHere();
    void saysWhySavingFailsWhereAFolderStands();
    void filesAreOpenedWhereverTheyAreDropped();
    void dropsThatCannotBeTakenAreRefusedOrNamed();
    void readingsTakeNoKeysForOthers();
    void readingsKeepAndExplainWhatDoesNotFit();
    void goesBackToAnEarlierVersion();
    void earlierVersionsOfOneSecondAreTold_data();
    void earlierVersionsOfOneSecondAreTold();
    void closingKeepsWhatOthersReplaced();
    void closingAsksForWhatOthersRemoved();
    void closingWaitsForTheSave();
    void unsavedWorkIsOfferedAgain();
    void unsavedWorkOfLivingWindowsIsNotOffered();
    void changesInAnotherWindowAreSaid();
    void oneMessageAboutTheFileOnDisk();
    void docksComeBackInALargeWindow();
    void oneWindowOffersUnsavedWork();
    void unsavedWorkOutlivesAFileThatOthersCutOff();
    void unsavedWorkDoesNotReplaceWhatWasSavedSince();
    void unsavedWorkThatIsPutOffStaysQuiet();
    void unsavedWorkDoesNotFitAnotherVersion();
    void unsavedWorkOnAVersionThatWasKept_data();
    void unsavedWorkOnAVersionThatWasKept();
    void unsavedWorkOnWhatIsNoFileYet();
    void restoredWorkThatIsUndoneIsNotLostUnasked_data();
    void restoredWorkThatIsUndoneIsNotLostUnasked();
    void aRestoredCopyIsUnsavedWhateverIsUndone();
    void restoringDoesNotMixWithEdits();
    void unreadableFilesAreSaidWithoutABox();
    void allUnreadableFilesAreNamed();
    void saysWhichNamesCannotBeRead();
    void panelsAreThereWithAFile();
    void saysWhatACrashWouldTake();
    void doesNotPraiseWhatItCannotCheck();
    void repairsACauseByItsKey();
    void valueOfAnIssueIsEdited();
    void removesWhatIsMarked();

private:
    Session *session() const { return m_window->session(); }
    QByteArray bytes() const { return session()->document().bytes().toByteArray(); }
    Item item(const char *path) const { return session()->tree()->find(QString::fromLatin1(path)).value_or(Item{}); }
    void select(const char *path);
    /// Eight bytes that are no model, so nothing has to be asked. Returns their path.
    QString openNotes()
    {
        const QString path = m_desk->path(QStringLiteral("notes.txt"));
        m_desk->write(QStringLiteral("notes.txt"), "no model");
        m_window->open(path);
        return path;
    }
    void crash();
    QPushButton *recoveryButton(const char *name) const;
    QLineEdit *line() const { return visibleIn<QLineEdit>(m_window->inspector()); }
    enum class Place : quint8 { Inspector, Tree, Readings };
    /// The line in which `text` has been typed for a value; null when there is none.
    QLineEdit *typing(const char *path, const QString &text, Place place)
    {
        constexpr int Float = 8; // of the readings
        select(path);
        QLineEdit *editor = nullptr;
        if (place == Place::Readings) {
            auto *readings = m_window->inspector()->findChild<QTableWidget *>();
            readings->setCurrentCell(Float, 1);
            readings->setFocus();
            QTest::keyClick(readings, Qt::Key_F2);
            editor = readings->item(Float, 0)->text() == QStringLiteral("f32") ? readings->findChild<QLineEdit *>()
                                                                               : nullptr;
        } else if (place == Place::Tree) {
            ItemsView *tree = m_window->currentTree()->items();
            tree->setFocus();
            if (QTest::qWaitFor([&] { return m_window->currentTree()->currentItem() == item(path); }))
                QTest::keyClick(tree, Qt::Key_F2);
            editor = tree->viewport()->findChild<QLineEdit *>();
        } else {
            editor = line();
            if (editor)
                editor->setFocus();
        }
        if (editor) {
            editor->selectAll();
            QTest::keyClicks(editor, text);
        }
        return editor;
    }
    /// The button of that text in the message of that kind; null when there is none.
    QPushButton *button(const QString &message, const QString &text) const
    {
        for (const MessageBar *bar : m_window->findChildren<MessageBar *>(message)) {
            for (QPushButton *found : bar->findChildren<QPushButton *>()) {
                if (found->text() == text)
                    return found;
            }
        }
        return nullptr;
    }
    void save()
    {
        QTRY_VERIFY(m_window->actions().save->isEnabled());
        m_window->actions().save->trigger();
    }
    void write(const QString &y)
    {
        const QByteArray before = bytes();
        select("BB3D/NODE/position/y");
        typeInto(line(), y);
        QTRY_VERIFY(bytes() != before);
    }

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
    QByteArray m_original;
};

void TestMainWindow::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral("^There is no icon|closeEditor")));
    m_desk = std::make_unique<Desk>();
    m_original = contentOf(m_desk->example);
    QVERIFY(!m_original.isEmpty());
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1300, 850);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(session()->tree() && !session()->isChecking());
}

void TestMainWindow::cleanup()
{
    m_window.reset();
    m_desk.reset();
}

void TestMainWindow::select(const char *path)
{
    const Item found = item(path);
    QVERIFY2(found.isValid(), path);
    session()->selection()->select(found.stream, found.range);
    QTRY_COMPARE(m_window->inspector()->item(), m_window->currentPage()->selectedItem());
}

/// Also when the structure shows signs, and when it changes how it shows them.
/// Also where there is little room: the text is wrapped, and its buttons are below it.
void TestMainWindow::messagesAreSeenWhole()
{
    m_window->resize(800, 600);
    MessageBar *bar = m_window->currentPage()->messages()->show(
        QStringLiteral("test"), Severity::Warning,
        QStringLiteral("walk.b3d is not saved: the version on the disk is from another program, and has other bytes."));
    for (const char *answer : {"Overwrite", "Compare Both Versions", "Reload", "Save As Another File"})
        bar->addButton(QLatin1StringView(answer), [] {});
    const QLabel *text = nullptr;
    for (const QLabel *label : bar->findChildren<QLabel *>())
        text = label->text().isEmpty() ? text : label;
    QVERIFY(text);
    QTRY_VERIFY(text->isVisible() && text->height() >= text->heightForWidth(text->width()));
    const QList<QPushButton *> buttons = bar->findChildren<QPushButton *>();
    QCOMPARE(buttons.size(), 4);
    for (const QPushButton *button : buttons) {
        QTRY_VERIFY2(bar->rect().contains(button->geometry()), qPrintable(button->text()));
        QVERIFY(button->width() >= button->sizeHint().width() && !button->geometry().intersects(text->geometry()));
    }
    QVERIFY(bar->width() <= m_window->currentPage()->width());
}

void TestMainWindow::openingSelectsNothing()
{
    const auto isNothingSelected = [this] {
        return session()->selection()->range().isEmpty()
               && m_window->currentTree()->items()->selectionModel()->selectedRows().isEmpty();
    };
    QVERIFY(isNothingSelected());
    m_window->actions().showSigns->toggle();
    QVERIFY(isNothingSelected());
    m_window->actions().showSigns->toggle();
    QVERIFY(isNothingSelected());
}

void TestMainWindow::treeSelectsBytes()
{
    TreeView *tree = m_window->currentTree();
    QVERIFY(tree);
    const Item wanted = item("BB3D/BRUS");
    QVERIFY(wanted.isValid());
    const QModelIndex index = tree->model()->indexOf(wanted);
    ItemsView *view = tree->items();
    view->scrollTo(index);
    QTRY_VERIFY(view->visualRect(index).isValid());
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
    QTRY_COMPARE(m_window->currentPage()->hexView()->selection(), wanted.range);
    // And back: the cursor in the hex pane shows the item in the tree.
    m_window->currentPage()->hexView()->setSelection(item("BB3D/version").range);
    QTRY_COMPARE(tree->currentItem(), item("BB3D/version"));
}

void TestMainWindow::keysGoRoundThePanes()
{
    QWidget *tree = m_window->currentTree()->items();
    QWidget *hex = m_window->currentPage()->hexView();
    tree->setFocus();
    QTest::keyClick(tree, Qt::Key_F6);
    QTRY_VERIFY(hex->hasFocus());
    QTest::keyClick(hex, Qt::Key_F6, Qt::ShiftModifier);
    QTRY_VERIFY(tree->hasFocus());
    // All the way round, through panes that each take the keys; without issues there is no list of them.
    QSet<QWidget *> seen;
    for (int i = 0; i < 4; ++i) {
        QWidget *focus = QApplication::focusWidget();
        QVERIFY(focus && !seen.contains(focus));
        seen.insert(focus);
        QTest::keyClick(focus, Qt::Key_F6);
    }
    QTRY_VERIFY(tree->hasFocus());
}

void TestMainWindow::inspectorEditsAtOnce()
{
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("2.5"));
    QByteArray expected = m_original;
    expected.replace(item("BB3D/NODE/position/y").range.begin, 4, QByteArray("\x00\x00\x20\x40", 4));
    QTRY_COMPARE(bytes(), expected);
    QVERIFY(session()->document().isModified());
    QTRY_VERIFY(m_window->isWindowModified());
    QCOMPARE(contentOf(m_desk->example), m_original); // nothing is written before it is saved
}

void TestMainWindow::longerTextShowsItsPlan()
{
    select("BB3D/NODE/name");
    DialogAnswer answer(QStringLiteral("apply"));
    typeInto(line(), QStringLiteral("a much longer name"));
    QTRY_VERIFY(answer.isGiven());
    QVERIFY2(answer.texts().join(u'\n').contains(QStringLiteral("2 length")), qPrintable(answer.texts().join(u'\n')));
    QTRY_VERIFY(bytes() != m_original);
    QTRY_VERIFY(session()->isTreeCurrent() && !session()->isChecking());
    QCOMPARE(displayText(*session()->tree(), item("BB3D/NODE/name")), QStringLiteral("\"a much longer name\""));
    QVERIFY(session()->issues()->empty());
    // The name is still what is selected.
    QCOMPARE(session()->selection()->range(), item("BB3D/NODE/name").range);

    QTest::keyClick(m_window.get(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!session()->document().isModified());
    QCOMPARE(contentOf(m_desk->example), bytes());
}

void TestMainWindow::savingTakesWhatIsTyped_data()
{
    QTest::addColumn<int>("place");
    QTest::newRow("inspector") << int(Place::Inspector);
    QTest::newRow("tree") << int(Place::Tree);
    QTest::newRow("readings") << int(Place::Readings);
}

/// Nobody has to press Return first. Where Save had nothing to do before, it has now.
void TestMainWindow::savingTakesWhatIsTyped()
{
    QFETCH(int, place);
    QLineEdit *editor = typing("BB3D/NODE/position/y", QStringLiteral("7.5"), Place(place));
    QVERIFY(editor);
    QCOMPARE(bytes(), m_original);
    QTest::keyClick(editor, Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(bytes() != m_original);
    QTRY_VERIFY(!session()->document().isModified());
    QCOMPARE(contentOf(m_desk->example), bytes());
}

void TestMainWindow::commandsComeAfterWhatIsTyped_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<QAction * Actions::*>("command");
    const std::vector<std::pair<const char *, QAction * Actions::*>> commands{
        {"duplicate", &Actions::duplicateElement},     {"insert before", &Actions::insertBefore},
        {"insert after", &Actions::insertAfter},       {"remove", &Actions::removeElement},
        {"duplicate chunk", &Actions::duplicateFrame}, {"remove chunk", &Actions::removeFrame},
        {"remove bytes", &Actions::removeBytes},
    };
    for (const auto &[name, command] : commands) {
        for (const auto &[where, place] : {std::pair("inspector", Place::Inspector), std::pair("tree", Place::Tree)})
            QTest::addRow("%s, %s", name, where) << int(place) << command;
    }
}

/// By key or by mouse: the value is written first, as a step of its own.
void TestMainWindow::commandsComeAfterWhatIsTyped()
{
    QFETCH(int, place);
    QFETCH(QAction * Actions::*, command);
    const qint64 offset = item("BB3D/NODE/MESH/VRTS/vertices[1]/position/x").range.begin;
    const QByteArray typed = QByteArray(m_original).replace(offset, 4, QByteArray("\0\0\x20\x40", 4));
    QVERIFY(typing("BB3D/NODE/MESH/VRTS/vertices[1]/position/x", QStringLiteral("2.5"), Place(place)));
    QAction *action = m_window->actions().*command;
    QTRY_VERIFY(action->isEnabled());
    QCOMPARE(bytes(), m_original);
    const DialogAnswer answer(QStringLiteral("apply")); // to what follows from it
    action->trigger();
    QTRY_VERIFY(bytes().size() != m_original.size());
    session()->undo();
    QCOMPARE(bytes(), typed);
    session()->undo();
    QCOMPARE(bytes(), m_original);
    QVERIFY(!session()->document().canUndo());
}

void TestMainWindow::undoTakesBackWhatIsTyped_data()
{
    savingTakesWhatIsTyped_data();
}

/// Not the step before it. By mouse: a key in a line is for the line.
void TestMainWindow::undoTakesBackWhatIsTyped()
{
    QFETCH(int, place);
    write(QStringLiteral("1.5"));
    const QByteArray before = bytes();
    QVERIFY(typing("BB3D/NODE/position/y", QStringLiteral("2.5"), Place(place)));
    QTRY_VERIFY(m_window->actions().undo->isEnabled());
    m_window->actions().undo->trigger();
    QTRY_VERIFY(session()->document().canRedo());
    QCOMPARE(bytes(), before);
    QTRY_VERIFY(m_window->actions().redo->isEnabled());
    m_window->actions().redo->trigger();
    QTRY_COMPARE(displayText(*session()->tree(), item("BB3D/NODE/position/y")), QStringLiteral("2.5"));
}

/// Once more, and what was typed is dropped: that was said.
void TestMainWindow::noCommandAfterWhatCannotBeWritten()
{
    QLineEdit *editor = typing("BB3D/NODE/position/y", QStringLiteral("much"), Place::Tree);
    QVERIFY(editor);
    QTest::keyClick(editor, Qt::Key_D, Qt::ControlModifier);
    QTRY_VERIFY2(m_window->statusBar()->currentMessage().contains(QStringLiteral("is not written")),
                 qPrintable(m_window->statusBar()->currentMessage()));
    QCOMPARE(bytes(), m_original);
    QCOMPARE(editor->text(), QStringLiteral("much"));
}

void TestMainWindow::whatIsNotWrittenIsSaidUntilItIs_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("text");
    QTest::addColumn<Qt::Key>("key");
    for (const auto &[where, place] : {std::pair("inspector", Place::Inspector), std::pair("tree", Place::Tree)}) {
        QTest::addRow("written, %s", where) << int(place) << QStringLiteral("2.5") << Qt::Key_Return;
        QTest::addRow("dropped, %s", where) << int(place) << QString() << Qt::Key_Escape;
    }
}

/// What stands in the status line is true.
void TestMainWindow::whatIsNotWrittenIsSaidUntilItIs()
{
    QFETCH(int, place);
    QFETCH(QString, text);
    QFETCH(Qt::Key, key);
    const QPointer<QLineEdit> editor = typing("BB3D/NODE/position/y", QStringLiteral("much"), Place(place));
    QVERIFY(editor);
    m_window->actions().close->trigger();
    const auto said = [this] { return m_window->statusBar()->currentMessage(); };
    QTRY_VERIFY2(said().contains(QStringLiteral("is not written")), qPrintable(said()));
    editor->setFocus();
    editor->selectAll();
    QTest::keyClicks(editor, text);
    QTest::keyClick(editor, key);
    QTRY_VERIFY2(said().isEmpty(), qPrintable(said()));
}

/// Under two names and keys they would look like two things.
void TestMainWindow::chunksAreNotOfferedTwice()
{
    const Actions &a = m_window->actions();
    const auto isInMenu = [](const QAction *action) {
        return std::ranges::any_of(action->associatedObjects(),
                                   [](const QObject *place) { return qobject_cast<const QMenu *>(place); });
    };
    select("BB3D/NODE/MESH");
    QTRY_VERIFY(!isInMenu(a.duplicateFrame) && !isInMenu(a.removeFrame));
    QVERIFY(a.duplicateElement->text().contains(QStringLiteral("MESH")));
    QVERIFY(a.duplicateFrame->isEnabled()); // its key does it, too
    select("BB3D/NODE/MESH/VRTS/vertices[1]");
    QTRY_VERIFY(isInMenu(a.duplicateFrame) && isInMenu(a.removeFrame));
    QVERIFY(a.duplicateElement->text() != a.duplicateFrame->text());
}

void TestMainWindow::typedOnInACellWhenTheRowsChange()
{
    QVERIFY(typing("BB3D/NODE/position/y", QStringLiteral("7.25"), Place::Tree));
    m_window->actions().showSigns->toggle();
    const TreeView *tree = m_window->currentTree();
    QVERIFY(tree->openCell());
    QCOMPARE(tree->openCell()->text(), QStringLiteral("7.25"));
    QVERIFY(tree->openCell()->hasFocus());
    m_window->actions().showSigns->toggle();
    // What a filter finds may not have that row: it waits.
    m_window->currentTree()->setFilterText(QStringLiteral("name:scale"));
    QTest::qWait(300); // as long as such a small file takes, many times over
    QVERIFY(tree->openCell());
    QTest::keyClick(tree->openCell(), Qt::Key_Return);
    QTRY_COMPARE(displayText(*session()->tree(), item("BB3D/NODE/position/y")), QStringLiteral("7.25"));
    QTRY_VERIFY(tree->model()->filter());
}

void TestMainWindow::typedOnWhenTheFileChanges_data()
{
    QTest::addColumn<int>("place");
    QTest::newRow("inspector") << int(Place::Inspector);
    QTest::newRow("tree") << int(Place::Tree);
}

/// What was typed before, in a file that takes long to read, or what another view does.
void TestMainWindow::typedOnWhenTheFileChanges()
{
    QFETCH(int, place);
    QVERIFY(typing("BB3D/NODE/position/y", QStringLiteral("7.2"), Place(place)));
    const auto before = session()->tree();
    session()->splice(0, {item("BB3D/NODE/position/y").range, Bytes(QByteArray("\0\0\x80\x3f", 4))});
    QTRY_VERIFY(session()->tree() != before && session()->isTreeCurrent());
    QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("5"));
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_COMPARE(displayText(*session()->tree(), item("BB3D/NODE/position/y")), QStringLiteral("7.25"));
}

/// A dialog comes in front, and afterwards the keys are for the bytes.
void TestMainWindow::cellThatLosesTheKeysIsClosed()
{
    QVERIFY(typing("BB3D/NODE/position/y", QStringLiteral("much"), Place::Tree));
    {
        QDialog dialog(m_window.get());
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QVERIFY(m_window->currentTree()->openCell());
    }
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_window->currentPage()->hexView()->setFocus();
    QTRY_VERIFY(!m_window->currentTree()->openCell());
    m_window->currentTree()->items()->setFocus();
    QTest::keyClick(m_window->currentTree()->items(), Qt::Key_F2);
    QVERIFY(m_window->currentTree()->openCell());
}

void TestMainWindow::closingTakesWhatIsTyped_data()
{
    savingTakesWhatIsTyped_data();
}

/// Who closes a file is asked about what he was just typing, too.
void TestMainWindow::closingTakesWhatIsTyped()
{
    QFETCH(int, place);
    const qint64 offset = item("BB3D/NODE/position/y").range.begin;
    QLineEdit *editor = typing("BB3D/NODE/position/y", QStringLiteral("2"), Place(place));
    QVERIFY(editor);
    DialogAnswer answer(QStringLiteral("save"));
    QTest::keyClick(editor, Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(answer.isGiven());
    QTRY_VERIFY(!m_window->currentPage());
    QCOMPARE(contentOf(m_desk->example), QByteArray(m_original).replace(offset, 4, QByteArray("\0\0\0\x40", 4)));
}

void TestMainWindow::closingStaysAtWhatCannotBeWritten_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<bool>("isSavedFirst");
    for (const Qt::Key key : {Qt::Key_W, Qt::Key_Q}) {
        for (const bool isSavedFirst : {false, true}) {
            const auto row = [&](const char *name, Place place) {
                QTest::addRow("%s, Ctrl+%c%s", name, char(key), isSavedFirst ? ", after Ctrl+S" : "")
                    << int(place) << key << isSavedFirst;
            };
            row("inspector", Place::Inspector);
            row("tree", Place::Tree);
            if (!isSavedFirst)
                row("readings", Place::Readings);
        }
    }
}

/// What cannot be written is not forgotten either: the reason stands beside it. Who closes once more means it.
void TestMainWindow::closingStaysAtWhatCannotBeWritten()
{
    QFETCH(int, place);
    QFETCH(Qt::Key, key);
    QFETCH(bool, isSavedFirst);
    const QString typed = Place(place) == Place::Readings ? QStringLiteral("one") : QStringLiteral("99999999999");
    QLineEdit *editor = typing("BB3D/version", typed, Place(place));
    QVERIFY(editor);
    if (isSavedFirst)
        QTest::keyClick(editor, Qt::Key_S, Qt::ControlModifier);
    QTest::keyClick(editor, key, Qt::ControlModifier);
    QVERIFY(m_window->currentPage());
    QVERIFY(m_window->isVisible());
    if (Place(place) == Place::Readings)
        QCOMPARE(m_window->inspector()->findChild<QTableWidget *>()->currentItem()->data(Qt::UserRole), typed);
    else
        QCOMPARE(editor->text(), typed);
    if (Place(place) == Place::Inspector)
        QVERIFY(m_window->inspector()->findChild<QLabel *>(QStringLiteral("error"))->isVisible());
    QVERIFY2(m_window->statusBar()->currentMessage().contains(QStringLiteral("stays open")),
             qPrintable(m_window->statusBar()->currentMessage()));
    QTest::keyClick(QApplication::focusWidget(), key, Qt::ControlModifier);
    QTRY_VERIFY(!m_window->currentPage() || !m_window->isVisible());
}

/// Another tab would take the text away.
void TestMainWindow::tabsStayAtWhatCannotBeWritten()
{
    DocumentPage *shown = m_window->currentPage();
    m_desk->write(QStringLiteral("other.b3d"), m_original);
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("other.b3d"))));
    auto *tabs = m_window->findChild<QTabWidget *>();
    tabs->setCurrentWidget(shown);
    for (const Place place : {Place::Inspector, Place::Tree}) {
        QTRY_VERIFY(session()->tree() && !session()->isChecking());
        QLineEdit *editor = typing("BB3D/version", QStringLiteral("99999999999"), place);
        QVERIFY(editor);
        const auto clickOther = [tabs] {
            QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {},
                              tabs->tabBar()->tabRect(1 - tabs->currentIndex()).center());
        };
        clickOther();
        QCOMPARE(m_window->currentPage(), shown);
        QCOMPARE(editor->text(), QStringLiteral("99999999999"));
        QVERIFY(m_window->statusBar()->currentMessage().contains(QStringLiteral("stays in front")));
        clickOther();
        QVERIFY(m_window->currentPage() != shown);
        // It does not go without a word.
        QTRY_VERIFY(shown->messages()->findChild<MessageBar *>(QStringLiteral("refused")));
        shown->messages()->remove(QStringLiteral("refused"));
        tabs->setCurrentWidget(shown);
    }
}

void TestMainWindow::whoDeclinesAPlanGoesOnTyping_data()
{
    QTest::addColumn<int>("place");
    QTest::newRow("inspector") << int(Place::Inspector);
    QTest::newRow("tree") << int(Place::Tree);
}

/// What was typed is not thrown away with the plan for it.
void TestMainWindow::whoDeclinesAPlanGoesOnTyping()
{
    QFETCH(int, place);
    const QString typed = QStringLiteral("a much longer name");
    QLineEdit *editor = typing("BB3D/NODE/name", typed, Place(place));
    QVERIFY(editor);
    {
        DialogAnswer answer(QStringLiteral("cancel"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_VERIFY(answer.isGiven());
    }
    QCOMPARE(bytes(), m_original);
    QTRY_VERIFY(qobject_cast<QLineEdit *>(QApplication::focusWidget()));
    auto *again = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QCOMPARE(again->text(), typed);
    QVERIFY(Place(place) == Place::Tree ? m_window->currentTree()->isAncestorOf(again)
                                        : m_window->inspector()->isAncestorOf(again));
    DialogAnswer answer(QStringLiteral("apply"));
    QTest::keyClick(again, Qt::Key_Return);
    QTRY_VERIFY(answer.isGiven());
    QTRY_VERIFY(bytes() != m_original);
}

/// A press on a button of the list is not lost because a value is finished with it.
void TestMainWindow::repairsAfterWhatIsTyped()
{
    QByteArray broken = m_original;
    broken.replace(item("BB3D/NODE/scale/x").range.begin, 4, QByteArray("\0\0\xC0\x7F", 4)); // NaN
    m_desk->write(QStringLiteral("broken.b3d"), broken);
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("broken.b3d"))));
    QTRY_VERIFY(session()->tree() && !session()->isChecking() && !session()->issues()->empty());
    const qint64 offset = item("BB3D/NODE/position/y").range.begin;
    m_window->currentPage()->issues()->nextAction()->trigger();
    QLineEdit *editor = typing("BB3D/NODE/position/y", QStringLiteral("2"), Place::Inspector);
    QVERIFY(editor);
    QPushButton *repair = nullptr;
    for (QPushButton *button : m_window->currentPage()->issues()->findChildren<QPushButton *>())
        repair = button->isVisible() && button->text() == QStringLiteral("Repair…") ? button : repair;
    QVERIFY(repair && repair->isEnabled());
    DialogAnswer answer(QStringLiteral("apply"));
    QTest::mouseClick(repair, Qt::LeftButton);
    QTRY_VERIFY(answer.isGiven());
    QTRY_VERIFY(!session()->isPlanning() && session()->isTreeCurrent());
    QCOMPARE(bytes().mid(offset, 4), QByteArray("\0\0\0\x40", 4));
    QVERIFY(bytes().mid(item("BB3D/NODE/scale/x").range.begin, 4) != QByteArray("\0\0\xC0\x7F", 4));
}

/// Why a name was not taken is said until another one is.
void TestMainWindow::whatHinderedSavingIsForgotten()
{
    DocumentPage *shown = m_window->currentPage();
    m_desk->write(QStringLiteral("other.b3d"), m_original);
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("other.b3d"))));
    m_window->findChild<QTabWidget *>()->setCurrentWidget(shown);
    const auto isSaid = [this] { return m_window->messages()->has(QStringLiteral("new")); };
    chooseFile(m_window.get(), m_desk->path(QStringLiteral("other.b3d")));
    QTimer replace; // the dialog asks whether the file may be replaced
    connect(&replace, &QTimer::timeout, this, [] {
        if (const auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget()))
            box->button(QMessageBox::Yes)->click();
    });
    replace.start(10);
    m_window->actions().saveAs->trigger();
    QVERIFY(isSaid());
    chooseFile(m_window.get(), m_desk->path(QStringLiteral("third.b3d")));
    m_window->actions().saveAs->trigger();
    QTRY_COMPARE(session()->document().path(), m_desk->path(QStringLiteral("third.b3d")));
    QVERIFY(!isSaid());
}

void TestMainWindow::closingAsksOnceForAll_data()
{
    QTest::addColumn<QString>("button");
    QTest::newRow("save") << QStringLiteral("saveAll");
    QTest::newRow("discard") << QStringLiteral("discardAll");
}

void TestMainWindow::closingAsksOnceForAll()
{
    QFETCH(QString, button);
    const bool isSaved = button == QStringLiteral("saveAll");
    QStringList paths{m_desk->example};
    for (const char *name : {"second.b3d", "third.b3d"}) {
        m_desk->write(QString::fromLatin1(name), m_original);
        paths += m_desk->path(QString::fromLatin1(name));
        QVERIFY(m_window->open(paths.back()));
    }
    for (int i = 0; i < paths.size(); ++i) {
        m_window->findChild<QTabWidget *>()->setCurrentIndex(i);
        QTRY_VERIFY(session()->tree() && !session()->isChecking());
        session()->splice(0, {{0x40, 0x41}, Bytes(QByteArray("x"))});
        QTRY_VERIFY(session()->document().isModified() && session()->isTreeCurrent());
    }
    DialogAnswer answer(button);
    QVERIFY(m_window->QWidget::close());
    QVERIFY(answer.isGiven());
    for (const QString &path : paths)
        QCOMPARE(contentOf(path) != m_original, isSaved);
}

/// Nor at a question that nobody answered.
void TestMainWindow::closingStaysWhereAQuestionIsCancelled()
{
    QLineEdit *editor = typing("BB3D/NODE/MESH/VRTS/flags", QStringLiteral("3"), Place::Inspector);
    QVERIFY(editor);
    DialogAnswer answer(QStringLiteral("cancel"));
    QTest::keyClick(editor, Qt::Key_W, Qt::ControlModifier);
    QTRY_VERIFY(answer.isGiven());
    QVERIFY(m_window->currentPage());
    QCOMPARE(bytes(), m_original);
}

/// Changing tabs hands over what was typed. The question about it comes with the file that it is about.
void TestMainWindow::plansAreShownWithTheirFile()
{
    DocumentPage *asking = m_window->currentPage();
    m_desk->write(QStringLiteral("other.b3d"), m_original);
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("other.b3d"))));
    auto *tabs = m_window->findChild<QTabWidget *>();
    tabs->setCurrentWidget(asking);
    QTRY_VERIFY(session()->tree() && !session()->isChecking());
    QLineEdit *editor = typing("BB3D/NODE/name", QStringLiteral("another name"), Place::Inspector);
    QVERIFY(editor);
    DialogAnswer answer(QStringLiteral("cancel"));
    tabs->setCurrentIndex(1 - tabs->currentIndex());
    QTRY_VERIFY(answer.isGiven());
    QCOMPARE(m_window->currentPage(), asking);
    QCOMPARE(bytes(), m_original);
}

/// A tab that is dragged to another place keeps its structure and its issues, and is the one that its cross closes.
void TestMainWindow::tabsTakeTheirPanelsAlong()
{
    DocumentPage *left = m_window->currentPage();
    m_desk->write(QStringLiteral("other.b3d"), m_original.left(m_original.size() - 1));
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("other.b3d"))));
    DocumentPage *right = m_window->currentPage();
    QTRY_VERIFY(!session()->isChecking() && !session()->issues()->empty());
    auto *tabs = m_window->findChild<QTabWidget *>();
    QTabBar *bar = tabs->tabBar();
    const QPoint from = bar->tabRect(1).center();
    const QPoint to = bar->tabRect(0).center() - QPoint(bar->tabRect(0).width() / 4, 0);
    QTest::mousePress(bar, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 10; ++step) { // a tab follows what moves, not what jumps
        QMouseEvent move(QEvent::MouseMove, from + (to - from) * step / 10, bar->mapToGlobal(from), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(bar, &move);
    }
    QTest::mouseRelease(bar, Qt::LeftButton, {}, to);
    QTRY_COMPARE(tabs->widget(0), right);
    for (DocumentPage *page : {left, right}) {
        tabs->setCurrentWidget(page);
        QVERIFY(page->tree()->isVisible() && page->issues()->isVisible());
        QCOMPARE(page->tree()->items()->model()->index(0, 0).data().toString(), page->title());
    }
    Q_EMIT tabs->tabCloseRequested(0);
    QCOMPARE(m_window->currentPage(), left);
    QVERIFY(left->tree()->isVisible() && left->issues()->isVisible());
}

/// Else the preview says for ever that it is preparing something.
void TestMainWindow::packagesWithoutAModelHaveNothingToSee()
{
    QVERIFY(m_window->open(QStringLiteral(SOURCE_DIR "/tests/data/urho3d/p13_p14_checksums.pak")));
    QTRY_VERIFY(session()->scene());
    QVERIFY(session()->scene()->isEmpty());
}

void TestMainWindow::cancelledPlanChangesNothing()
{
    select("BB3D/NODE/name");
    DialogAnswer answer(QStringLiteral("cancel"));
    typeInto(line(), QStringLiteral("another name"));
    QTRY_VERIFY(answer.isGiven());
    QCOMPARE(bytes(), m_original);
    QVERIFY(!session()->document().canUndo());
}

void TestMainWindow::typingInTheHexPane()
{
    HexView *view = m_window->currentPage()->hexView();
    const qint64 offset = item("BB3D/NODE/position/x").range.begin;
    view->setFocus();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->cellRect(offset, HexPane::Hex).center());
    QTRY_COMPARE(view->cursor(), offset);
    QTest::keyClick(view, Qt::Key_4);
    QTRY_COMPARE(quint8(bytes()[offset]), quint8(0x40));
    QTest::keyClick(view, Qt::Key_2);
    QTRY_COMPARE(quint8(bytes()[offset]), quint8(0x42));
    QCOMPARE(view->cursor(), offset + 1);
}

void TestMainWindow::undoAndRedoAreExact()
{
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("7"));
    QTRY_VERIFY(bytes() != m_original);
    const QByteArray changed = bytes();
    m_window->currentPage()->hexView()->setFocus();
    QTRY_VERIFY(m_window->actions().undo->isEnabled());
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(bytes(), m_original);
    QVERIFY(!session()->document().isModified());
    QTRY_VERIFY(m_window->actions().redo->isEnabled());
    QTest::keyClick(m_window.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(bytes(), changed);
}

void TestMainWindow::convertsARecordWhenItsShapeChanges()
{
    const char *flags = "BB3D/NODE/MESH/VRTS/flags";
    select(flags);
    const qint64 stride = item("BB3D/NODE/MESH/VRTS/vertices").stride;
    const qint64 count = item("BB3D/NODE/MESH/VRTS/vertices").count;
    QList<QCheckBox *> bits;
    for (QCheckBox *box : m_window->inspector()->findChildren<QCheckBox *>()) {
        if (box->isVisible())
            bits += box;
    }
    QCOMPARE(bits.size(), 2);
    DialogAnswer convert(QStringLiteral("convert")), apply(QStringLiteral("apply"));
    QTimer::singleShot(0, bits[1],
                       [&] { QTest::mouseClick(bits[1], Qt::LeftButton, {}, QPoint(8, bits[1]->height() / 2)); });
    QTRY_VERIFY(convert.isGiven());
    QTRY_VERIFY(apply.isGiven());
    QTRY_COMPARE(item("BB3D/NODE/MESH/VRTS/vertices").stride, stride + 16);
    QCOMPARE(item("BB3D/NODE/MESH/VRTS/vertices").count, count);
}

void TestMainWindow::followsAnIndexAndGoesBack()
{
    const char *corner = "BB3D/NODE/MESH/TRIS/triangles[5]/vertex_id[1]";
    const Item index = item(corner);
    QVERIFY(index.isValid());
    select(corner);
    const Value value = valueOf(*session()->tree(), index);
    const qint64 named = std::get<qint64>(value);
    m_window->actions().followLink->trigger();
    QTRY_COMPARE(session()->selection()->range(),
                 item(qPrintable(QStringLiteral("BB3D/NODE/MESH/VRTS/vertices[%1]").arg(named))).range);
    QTest::keyClick(m_window.get(), Qt::Key_Left, Qt::AltModifier);
    QTRY_COMPARE(session()->selection()->range(), index.range);
}

void TestMainWindow::changesFromOutsideAreNoticed()
{
    QByteArray other = m_original;
    other[8] = 2;
    written(m_desk->example, other + QByteArray(1, '\0'));
    QPushButton *again = nullptr;
    const auto find = [&] {
        for (MessageBar *bar : m_window->findChildren<MessageBar *>(QStringLiteral("disk"))) {
            if (!bar->findChildren<QPushButton *>().isEmpty())
                again = bar->findChildren<QPushButton *>().front();
        }
        return again != nullptr;
    };
    QTRY_VERIFY(find());
    QTest::mouseClick(again, Qt::LeftButton);
    QTRY_COMPARE(bytes(), other + QByteArray(1, '\0'));
    QVERIFY(!session()->document().isModified());
}

void TestMainWindow::reloadingAsksFirst()
{
    write(QStringLiteral("7"));
    write(QStringLiteral("8"));
    const QByteArray ours = bytes();
    {
        DialogAnswer cancel(QStringLiteral("cancel"));
        QTest::keyClick(m_window.get(), Qt::Key_F5);
        QVERIFY(cancel.isGiven());
        QVERIFY2(cancel.texts().join(u' ').contains(QStringLiteral("2 change")), qPrintable(cancel.texts().join(u' ')));
        QCOMPARE(bytes(), ours);
    }
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    DialogAnswer reload(QStringLiteral("really"));
    QTest::keyClick(m_window.get(), Qt::Key_F5);
    QVERIFY(reload.isGiven());
    QCOMPARE(bytes(), m_original);
    QTest::keyClick(m_window.get(), Qt::Key_F5); // there is nothing to ask about
    QTRY_VERIFY(session()->isTreeCurrent());
    m_window->actions().undo->trigger();
    QCOMPARE(bytes(), ours);
    save(); // nobody else has written the file
    QTRY_VERIFY(!session()->document().isModified());
    QCOMPARE(contentOf(m_desk->example), ours);
}

void TestMainWindow::crash()
{
    m_window.reset(); // without being asked
    m_window = std::make_unique<MainWindow>();
    m_window->show();
}

QPushButton *TestMainWindow::recoveryButton(const char *name) const
{
    const auto *bar = m_window->findChild<RecoveryBar *>();
    return bar && !bar->isHidden() ? bar->findChild<QPushButton *>(QLatin1String(name)) : nullptr;
}

/// Another program replaces the file, and the user saves.
void TestMainWindow::savesNotOverWhatOthersWrote()
{
    write(QStringLiteral("7"));
    const QByteArray ours = bytes();
    QVERIFY(QFile::remove(m_desk->example));
    written(m_desk->example, "theirs");
    save();
    QTRY_VERIFY(button(QStringLiteral("conflict"), QStringLiteral("Overwrite")));
    QCOMPARE(contentOf(m_desk->example), QByteArray("theirs"));
    QVERIFY(m_window->isWindowModified());

    QTest::mouseClick(button(QStringLiteral("conflict"), QStringLiteral("Compare…")), Qt::LeftButton);
    QPointer<QMessageBox> box;
    QTRY_VERIFY(box = m_window->findChild<QMessageBox *>(QStringLiteral("comparison")));
    QVERIFY2(box->text().contains(QStringLiteral("On disk: 6 byte")), qPrintable(box->text()));
    box->close();
    QTRY_VERIFY(!box);
    // Bytes that came in are no reason for all behind them to differ.
    written(m_desk->example, "inserted" + ours);
    QTest::mouseClick(button(QStringLiteral("conflict"), QStringLiteral("Compare…")), Qt::LeftButton);
    QTRY_VERIFY(box = m_window->findChild<QMessageBox *>(QStringLiteral("comparison")));
    QVERIFY2(box->text().contains(QStringLiteral("Differences: 1, with 8 bytes. The first one is at 0x0.")),
             qPrintable(box->text()));
    std::vector<ByteRange> differences;
    QTimer look;
    connect(&look, &QTimer::timeout, this, [&] {
        auto *sides = qobject_cast<CompareDialog *>(QApplication::activeModalWidget());
        differences = sides ? sides->bytes()->paired().differences() : differences;
        if (sides && !differences.empty())
            sides->reject();
    });
    look.start(10);
    box->findChild<QPushButton *>(QStringLiteral("sideBySide"))->click();
    QTRY_COMPARE(differences, (std::vector<ByteRange>{{0, 8}}));
    QTRY_VERIFY(!box);

    written(m_desk->example, "theirs, and newer"); // not what the question was about
    QTest::mouseClick(button(QStringLiteral("conflict"), QStringLiteral("Overwrite")), Qt::LeftButton);
    QTRY_VERIFY(!session()->isSaving() && button(QStringLiteral("conflict"), QStringLiteral("Overwrite")));
    QCOMPARE(contentOf(m_desk->example), QByteArray("theirs, and newer"));
    QTest::mouseClick(button(QStringLiteral("conflict"), QStringLiteral("Overwrite")), Qt::LeftButton);
    QTRY_VERIFY(!session()->document().isModified());
    QCOMPARE(contentOf(m_desk->example), ours);
    QTRY_VERIFY(!button(QStringLiteral("conflict"), QStringLiteral("Overwrite")));
}

void TestMainWindow::asksBeforeItReplacesWhatCannotBeKept_data()
{
    QTest::addColumn<QByteArray>("theirs");
    QTest::newRow("what was opened") << QByteArray();
    QTest::newRow("what others wrote") << QByteArray("theirs");
}

/// There is no room for earlier versions: nothing is replaced before somebody has agreed.
void TestMainWindow::asksBeforeItReplacesWhatCannotBeKept()
{
    QFETCH(QByteArray, theirs);
    QDir().mkpath(QFileInfo(Settings::earlierFolder()).path());
    QDir(Settings::earlierFolder()).removeRecursively();
    written(Settings::earlierFolder(), "no folder");
    write(QStringLiteral("7"));
    const QByteArray ours = bytes();
    const QString anyway = QStringLiteral("Save Anyway");
    if (!theirs.isEmpty()) {
        QVERIFY(QFile::remove(m_desk->example));
        written(m_desk->example, theirs);
    }
    save();
    if (!theirs.isEmpty()) {
        QTRY_VERIFY(button(QStringLiteral("conflict"), QStringLiteral("Overwrite")));
        QTest::mouseClick(button(QStringLiteral("conflict"), QStringLiteral("Overwrite")), Qt::LeftButton);
    }
    QTRY_VERIFY(button(QStringLiteral("save"), anyway));
    QVERIFY(button(QStringLiteral("save"), QStringLiteral("Save As…")));
    QVERIFY(session()->document().isModified());
    QCOMPARE(contentOf(m_desk->example), theirs.isEmpty() ? m_original : theirs);
    QTest::mouseClick(button(QStringLiteral("save"), anyway), Qt::LeftButton);
    QTRY_VERIFY(!session()->document().isModified());
    QCOMPARE(contentOf(m_desk->example), ours);
    QTRY_VERIFY(!m_window->currentPage()->messages()->has(QStringLiteral("save")));
}

/// Nothing asks where two keys remove all there is; saving does.
void TestMainWindow::asksBeforeItEmptiesAFile()
{
    const QString path = openNotes();
    QTRY_VERIFY(session()->isTreeCurrent());
    HexView *hex = m_window->currentPage()->hexView();
    hex->setFocus();
    QTest::keyClick(hex, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(hex, Qt::Key_Delete);
    QTRY_VERIFY(bytes().isEmpty());
    save();
    QTRY_VERIFY(button(QStringLiteral("save"), QStringLiteral("Save Anyway")));
    const QString said = m_window->currentPage()->messages()->message(QStringLiteral("save"))->text();
    QVERIFY2(said.contains(QStringLiteral("8 byte")), qPrintable(said));
    QCOMPARE(contentOf(path), QByteArray("no model"));
    QVERIFY(session()->document().isModified());
    session()->undo(); // then it is not true any more
    QTRY_VERIFY(!m_window->currentPage()->messages()->has(QStringLiteral("save")));
    session()->redo();
    QTRY_VERIFY(bytes().isEmpty());
    save();
    QTRY_VERIFY(button(QStringLiteral("save"), QStringLiteral("Save Anyway")));
    QTest::mouseClick(button(QStringLiteral("save"), QStringLiteral("Save Anyway")), Qt::LeftButton);
    QTRY_VERIFY(!session()->document().isModified());
    QCOMPARE(contentOf(path), QByteArray());
}

/// Saving makes a new file, and the other name stays with the old one.
void TestMainWindow::asksBeforeItPartsHardLinks()
{
    const QString other = m_desk->path(QStringLiteral("other.b3d"));
    QCOMPARE(link(QFile::encodeName(m_desk->example).constData(), QFile::encodeName(other).constData()), 0);
    write(QStringLiteral("7"));
    const QByteArray ours = bytes();
    const QString anyway = QStringLiteral("Save Anyway");
    save();
    QTRY_VERIFY(button(QStringLiteral("save"), anyway));
    QVERIFY(button(QStringLiteral("save"), QStringLiteral("Save As…")));
    QCOMPARE(contentOf(m_desk->example), m_original);
    QVERIFY(session()->document().isModified());
    QTest::mouseClick(button(QStringLiteral("save"), anyway), Qt::LeftButton);
    QTRY_COMPARE(contentOf(m_desk->example), ours);
    QCOMPARE(contentOf(other), m_original);
    QTRY_VERIFY(!session()->isSaving());
    write(QStringLiteral("8")); // now it is a file with one name
    save();
    QTRY_VERIFY(!session()->document().isModified());
}

void TestMainWindow::savingTakesHalfAByte()
{
    const QString path = openNotes();
    QTRY_VERIFY(session()->isTreeCurrent());
    HexView *hex = m_window->currentPage()->hexView();
    hex->setActivePane(HexPane::Hex);
    hex->setOverwriteMode(false);
    hex->goTo(2);
    hex->setFocus();
    QTest::keyClicks(hex, QStringLiteral("4"));
    QCOMPARE(bytes(), QByteArray("no model"));
    QTest::keyClick(hex, Qt::Key_S, Qt::ControlModifier);
    QTRY_COMPARE(contentOf(path), QByteArray("no@ model"));
    QTRY_VERIFY(!session()->document().isModified());
    // Closing takes it for a change, too.
    QTest::keyClicks(hex, QStringLiteral("4"));
    DialogAnswer answer(QStringLiteral("save"));
    m_window->actions().close->trigger();
    QVERIFY(answer.isGiven());
    QCOMPARE(contentOf(path).size(), 10);
}

/// What can be saved is, and what cannot is named.
void TestMainWindow::savingAllGoesOnAfterWhatCannotBeWritten()
{
    QStringList paths{m_desk->example};
    for (const char *name : {"second.b3d", "third.b3d"}) {
        m_desk->write(QString::fromLatin1(name), m_original);
        paths += m_desk->path(QString::fromLatin1(name));
        QVERIFY(m_window->open(paths.back()));
    }
    auto *tabs = m_window->findChild<QTabWidget *>();
    for (int i = 0; i < paths.size(); ++i) {
        tabs->setCurrentIndex(i);
        QTRY_VERIFY(session()->tree() && !session()->isChecking());
        session()->splice(0, {{0x40, 0x41}, Bytes(QByteArray("x"))});
        QTRY_VERIFY(session()->document().isModified() && session()->isTreeCurrent());
    }
    QVERIFY(QFile::remove(paths[1]) && QDir().mkdir(paths[1]));
    DialogAnswer answer(QStringLiteral("saveAll"));
    QVERIFY(!m_window->QWidget::close());
    QVERIFY(answer.isGiven());
    QVERIFY(contentOf(paths[0]) != m_original);
    QVERIFY(contentOf(paths[2]) != m_original);
    const MessageBar *said = m_window->messages()->message(QStringLiteral("unsaved"));
    QVERIFY(said);
    QVERIFY2(said->text().contains(QStringLiteral(": second.b3d.")), qPrintable(said->text()));
    QCOMPARE(session()->document().path(), paths[1]);
    QVERIFY(session()->document().isModified());
}

void TestMainWindow::keepsWhatIsHere()
{
    {
        QFile file(m_desk->example); // not replaced: written into
        QVERIFY(file.open(QIODevice::ReadWrite) && file.write(QByteArray(100, 'x')) == 100 && file.resize(200));
    }
    QTRY_VERIFY(button(QStringLiteral("disk"), QStringLiteral("Keep What Is Here")));
    QTest::mouseClick(button(QStringLiteral("disk"), QStringLiteral("Keep What Is Here")), Qt::LeftButton);
    QCOMPARE(bytes(), m_original);
    save(); // who has answered is not asked again
    QTRY_VERIFY(!session()->document().isModified());
    QCOMPARE(contentOf(m_desk->example), m_original);
}

/// Nothing can be saved there, which is said until the user has seen it.
void TestMainWindow::saysWhySavingFailsWhereAFolderStands()
{
    write(QStringLiteral("7"));
    const QByteArray ours = bytes();
    QVERIFY(QFile::remove(m_desk->example) && QDir().mkdir(m_desk->example));
    QTRY_VERIFY(button(QStringLiteral("disk"), QStringLiteral("Keep What Is Here")));
    const QString path = written(m_desk->path(QStringLiteral("other.b3d")), m_original);
    Session other(Document::open(path, nullptr));
    QSignalSpy changed(session(), &Session::changedOnDisk);
    QSignalSpy ended(session(), &Session::savingEnded);
    QSignalSpy later(&other, &Session::changedOnDisk);
    save();
    QTRY_VERIFY(!ended.isEmpty());
    written(path, "changed"); // is seen after that which is looked at when saving ends
    QTRY_VERIFY(!later.isEmpty());
    QVERIFY(changed.isEmpty());
    QVERIFY(button(QStringLiteral("save"), QStringLiteral("Save As…")));
    QCOMPARE(bytes(), ours);
    QVERIFY(session()->document().isModified());
}

void TestMainWindow::filesAreOpenedWhereverTheyAreDropped()
{
    select("BB3D/NODE/position/y");
    QTRY_VERIFY(line());
    const QString before = line()->text();
    m_desk->write(QStringLiteral("dropped.b3d"), m_original);
    const auto drop = [](QObject *place, const QMimeData &mime) {
        QDragEnterEvent enter({5, 5}, Qt::CopyAction | Qt::MoveAction, &mime, Qt::LeftButton, {});
        QCoreApplication::sendEvent(place, &enter);
        QDropEvent event(QPointF(5, 5), Qt::CopyAction | Qt::MoveAction, &mime, Qt::LeftButton, {});
        QCoreApplication::sendEvent(place, &event);
        return enter.isAccepted() && event.isAccepted() ? event.dropAction() : Qt::IgnoreAction;
    };
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(m_desk->path(QStringLiteral("dropped.b3d")))});
    QLineEdit *value = line();
    QCOMPARE(drop(value, files), Qt::CopyAction); // nobody removes what was only opened
    QTRY_COMPARE(m_window->currentPage()->title(), QStringLiteral("dropped.b3d"));
    QCOMPARE(value->text(), before);
    for (QWindow *view : m_window->windowHandle()->findChildren<QWindow *>(Qt::FindDirectChildrenOnly)) {
        m_window->actions().close->trigger();
        QTRY_COMPARE(m_window->currentPage()->title(), QFileInfo(m_desk->example).fileName());
        QCOMPARE(drop(view, files), Qt::CopyAction);
        QTRY_COMPARE(m_window->currentPage()->title(), QStringLiteral("dropped.b3d"));
    }
}

void TestMainWindow::dropsThatCannotBeTakenAreRefusedOrNamed()
{
    m_desk->write(QStringLiteral("dropped.b3d"), m_original);
    QMimeData files;
    files.setUrls({QUrl(QStringLiteral("http://example.org/a.b3d")),
                   QUrl::fromLocalFile(m_desk->path(QStringLiteral("dropped.b3d")))});
    HexView *place = m_window->currentPage()->hexView();
    // Who may only move it would remove the file.
    QDragEnterEvent enter({5, 5}, Qt::MoveAction, &files, Qt::LeftButton, {});
    QCoreApplication::sendEvent(place, &enter);
    QVERIFY(!enter.isAccepted());
    QCOMPARE(m_window->currentPage()->title(), QFileInfo(m_desk->example).fileName());

    QDragEnterEvent again({5, 5}, Qt::CopyAction, &files, Qt::LeftButton, {});
    QCoreApplication::sendEvent(place, &again);
    QDropEvent copy(QPointF(5, 5), Qt::CopyAction, &files, Qt::LeftButton, {});
    QCoreApplication::sendEvent(place, &copy);
    QCOMPARE(m_window->currentPage()->title(), QStringLiteral("dropped.b3d"));
    const auto *said = m_window->messages()->findChild<MessageBar *>(QStringLiteral("open"));
    QVERIFY(said && said->text().contains(QStringLiteral("http://example.org/a.b3d")));
}

/// A row that takes nothing does not send the key to the next one whose name begins with it.
void TestMainWindow::readingsTakeNoKeysForOthers()
{
    select("BB3D/NODE/position/y");
    auto *readings = m_window->inspector()->findChild<QTableWidget *>();
    const auto *error = m_window->inspector()->findChild<QLabel *>(QStringLiteral("readingError"));
    QVERIFY(readings && error && !error->isVisible());
    const QList<QTableWidgetItem *> found = readings->findItems(QStringLiteral("UTF-8"), Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    const int row = found.front()->row();
    readings->scrollToItem(found.front());
    QTest::mouseClick(readings->viewport(), Qt::LeftButton, {},
                      readings->visualItemRect(readings->item(row, 1)).center());
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_Period, Qt::Key_5, Qt::Key_Return})
        QTest::keyClick(QApplication::focusWidget(), key, {});
    QCOMPARE(readings->currentRow(), row);
    QTRY_VERIFY(!session()->isPlanning());
    QCOMPARE(bytes(), m_original);
    QVERIFY(error->isVisible() && error->text().contains(QStringLiteral("UTF-8")));
}

void TestMainWindow::readingsKeepAndExplainWhatDoesNotFit()
{
    select("BB3D/NODE/position/y");
    auto *readings = m_window->inspector()->findChild<QTableWidget *>();
    const auto *error = m_window->inspector()->findChild<QLabel *>(QStringLiteral("readingError"));
    QVERIFY(readings && error);
    const QList<QTableWidgetItem *> found = readings->findItems(QStringLiteral("i32"), Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    QTableWidgetItem *cell = readings->item(found.front()->row(), 1);
    const auto click = [&] {
        readings->scrollToItem(cell);
        QTest::mouseClick(readings->viewport(), Qt::LeftButton, {}, readings->visualItemRect(cell).center());
    };
    click();
    QTest::keyClicks(readings, QStringLiteral("4")); // begins an edit
    auto *editor = readings->viewport()->findChild<QLineEdit *>();
    QVERIFY(editor);
    QTest::keyClicks(editor, QStringLiteral("294967295"));
    m_window->currentPage()->hexView()->setFocus(); // as a click elsewhere does
    QVERIFY(error->isVisible());
    QVERIFY2(error->text().contains(QStringLiteral("4294967295"))
                 && error->text().contains(QStringLiteral("2147483647")),
             qPrintable(error->text()));
    QCOMPARE(cell->data(Qt::AccessibleTextRole).toString(), QStringLiteral("4294967295"));
    QCOMPARE(bytes(), m_original);
    // It is gone when something else is typed, or shown.
    click();
    QTest::keyClick(readings, Qt::Key_5);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(bytes() != m_original);
    QVERIFY(!error->isVisible());
    QTRY_COMPARE(cell->data(Qt::AccessibleTextRole).toString(), QStringLiteral("5"));
}

void TestMainWindow::goesBackToAnEarlierVersion()
{
    write(QStringLiteral("7"));
    save();
    QTRY_VERIFY(!session()->document().isModified());
    const QByteArray saved = bytes();
    m_window->actions().close->trigger();
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(session()->isTreeCurrent());
    DialogAnswer answer(QStringLiteral("goBack"));
    m_window->actions().earlierVersions->trigger();
    QVERIFY(answer.isGiven());
    QCOMPARE(bytes(), m_original);
    QVERIFY(session()->document().isModified());
    QCOMPARE(contentOf(m_desk->example), saved);
    session()->undo();
    QCOMPARE(bytes(), saved);
}

void TestMainWindow::earlierVersionsOfOneSecondAreTold_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("times"); // the latest first
    QTest::newRow("C") << QStringLiteral("C") << QStringLiteral("14:05:09.008 | 14:05:09.004 | 14:05:07");
    QTest::newRow("English") << QStringLiteral("en_US")
                             << QStringLiteral("2:05:09.008 PM | 2:05:09.004 PM | 2:05:07 PM");
    QTest::newRow("German") << QStringLiteral("de_DE") << QStringLiteral("14:05:09,008 | 14:05:09,004 | 14:05:07");
    QTest::newRow("Finnish") << QStringLiteral("fi_FI") << QStringLiteral("14.05.09,008 | 14.05.09,004 | 14.05.07");
}

void TestMainWindow::earlierVersionsOfOneSecondAreTold()
{
    QFETCH(QString, language);
    QFETCH(QString, times);
    const EarlierVersions earlier(Settings::earlierFolder());
    for (const char *content : {"one", "two", "six"})
        QVERIFY(earlier.keep(Bytes(QByteArray(content)), m_desk->example));
    std::vector<EarlierVersions::Version> versions = earlier.of(m_desk->example);
    QCOMPARE(versions.size(), size_t(3));
    QVERIFY(versions[0].time != versions[1].time && versions[1].time != versions[2].time);
    const QDateTime time(QDate(2026, 3, 5), QTime(14, 5, 7));
    for (size_t i = 0; i < versions.size(); ++i)
        versions[i].time = time.addMSecs(std::array{2008, 2004, 0}[i]);

    const auto reset = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
    QLocale::setDefault(QLocale(language));
    const EarlierDialog dialog(versions);
    const auto *list = dialog.findChild<QTreeWidget *>();
    QCOMPARE(list->topLevelItemCount(), 3);
    for (int i = 0; i < 3; ++i) {
        const QString text =
            list->topLevelItem(i)->text(0).replace(QChar(QChar::Nbsp), u' ').replace(QChar(0x202f), u' ');
        QVERIFY2(text.endsWith(u' ' + times.split(QStringLiteral(" | ")).at(i)), qPrintable(text));
    }
}

/// The window has the only copy of what was there.
void TestMainWindow::closingKeepsWhatOthersReplaced()
{
    QVERIFY(QFile::remove(m_desk->example));
    written(m_desk->example, "theirs");
    m_window->actions().close->trigger();
    QVERIFY(!m_window->currentPage());
    QCOMPARE(contentOf(m_desk->example), QByteArray("theirs"));
    const auto kept = EarlierVersions(Settings::earlierFolder()).of(m_desk->example);
    QCOMPARE(kept.size(), size_t(1));
    QCOMPARE(contentOf(kept.front().path), m_original);

    // Nothing is lost where that cannot be.
    QVERIFY(m_window->open(m_desk->example));
    QVERIFY(QDir(Settings::earlierFolder()).removeRecursively());
    written(Settings::earlierFolder(), "no folder");
    written(m_desk->example, "newer");
    DialogAnswer stay(QStringLiteral("cancel"));
    m_window->actions().close->trigger();
    QVERIFY(stay.isGiven());
    QCOMPARE(bytes(), QByteArray("theirs"));
}

/// Also before anybody has noticed that it is gone.
void TestMainWindow::closingAsksForWhatOthersRemoved()
{
    QVERIFY(QFile::remove(m_desk->example));
    {
        DialogAnswer stay(QStringLiteral("cancel"));
        QVERIFY(!m_window->QWidget::close());
        QVERIFY(stay.isGiven());
        QVERIFY2(stay.texts().join(u' ').contains(QStringLiteral("removed")), qPrintable(stay.texts().join(u' ')));
    }
    DialogAnswer save(QStringLiteral("save"));
    m_window->actions().close->trigger();
    QVERIFY(save.isGiven());
    QVERIFY(!m_window->currentPage());
    QCOMPARE(contentOf(m_desk->example), m_original);
}

void TestMainWindow::closingWaitsForTheSave()
{
    write(QStringLiteral("7"));
    const QByteArray ours = bytes();
    save();
    m_window->actions().close->trigger();
    QVERIFY(!m_window->currentPage());
    QCOMPARE(contentOf(m_desk->example), ours);
}

void TestMainWindow::unsavedWorkIsOfferedAgain()
{
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("3"));
    QTRY_VERIFY(bytes() != m_original);
    const QByteArray changed = bytes();
    crash();
    m_window->offerUnsavedWork();
    QVERIFY(recoveryButton("restore"));
    QDir journals(Settings::journalFolder());
    journals.setNameFilters({QStringLiteral("*.hxjournal")});
    const QStringList before = journals.entryList(QDir::Files);
    QCOMPARE(before.size(), 1);
    QTest::mouseClick(recoveryButton("restore"), Qt::LeftButton);
    QTRY_VERIFY(session());
    QTRY_COMPARE(bytes(), changed);
    QVERIFY(session()->document().isModified());
    QVERIFY(!recoveryButton("restore"));
    // The same journal goes on: there is no moment in which a crash would lose it.
    QCOMPARE(journals.entryList(QDir::Files), before);
    QTRY_VERIFY(session()->isTreeCurrent());
    session()->undo();
    QTRY_COMPARE(bytes(), m_original);
    session()->redo();
    QTRY_COMPARE(bytes(), changed);
    QTRY_VERIFY(session()->isTreeCurrent());
    session()->splice(0, {{8, 9}, Bytes("\x02")});
    QTRY_VERIFY(bytes() != changed);
    const QByteArray more = bytes();
    crash();
    m_window->offerUnsavedWork();
    QVERIFY(recoveryButton("restore"));
    QTest::mouseClick(recoveryButton("restore"), Qt::LeftButton);
    QTRY_VERIFY(session());
    QTRY_COMPARE(bytes(), more);
}

void TestMainWindow::unsavedWorkOfLivingWindowsIsNotOffered()
{
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("3"));
    QTRY_VERIFY(bytes() != m_original);
    MainWindow other;
    other.show();
    other.offerUnsavedWork();
    QVERIFY(!other.findChild<RecoveryBar *>());
}

void TestMainWindow::changesInAnotherWindowAreSaid()
{
    const QString elsewhere = QStringLiteral("elsewhere");
    MainWindow before;
    before.show();
    QVERIFY(before.open(m_desk->example));
    QVERIFY(!before.currentPage()->messages()->has(elsewhere));
    write(QStringLiteral("3"));
    MainWindow other;
    other.show();
    QVERIFY(other.open(m_desk->example));
    QVERIFY(other.currentPage()->messages()->has(elsewhere));
    session()->undo();
    MainWindow after;
    after.show();
    QVERIFY(after.open(m_desk->example));
    QVERIFY(!after.currentPage()->messages()->has(elsewhere));
}

/// Whatever happens to it: a newer message takes the place of the one before.
void TestMainWindow::oneMessageAboutTheFileOnDisk()
{
    const auto shown = [this] {
        QStringList kinds;
        for (const MessageBar *bar : m_window->currentPage()->messages()->findChildren<MessageBar *>())
            kinds += bar->isHidden() ? QString() : bar->objectName();
        kinds.removeAll(QString());
        return kinds;
    };
    write(QStringLiteral("7"));
    QVERIFY(QFile::remove(m_desk->example));
    written(m_desk->example, "theirs");
    QTRY_COMPARE(shown(), QStringList(QStringLiteral("disk")));
    save();
    QTRY_COMPARE(shown(), QStringList(QStringLiteral("conflict")));
    QVERIFY(QFile::remove(m_desk->example));
    QTRY_COMPARE(shown(), QStringList(QStringLiteral("disk"))); // it is gone: there is no version to choose
}

void TestMainWindow::docksComeBackInALargeWindow()
{
    const auto widths = [this] {
        return std::pair(m_window->currentTree()->width(),
                         m_window->findChild<QDockWidget *>(QStringLiteral("preview"))->width());
    };
    const QSize size = m_window->size();
    const auto before = widths();
    m_window->resize(800, 600);
    QTRY_VERIFY(widths().first < before.first);
    m_window->resize(size);
    QTRY_VERIFY(widths().first >= before.first && widths().second >= before.second);
}

void TestMainWindow::oneWindowOffersUnsavedWork()
{
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("3"));
    QTRY_VERIFY(bytes() != m_original);
    const QByteArray changed = bytes();
    crash();
    m_window->offerUnsavedWork();
    QVERIFY(recoveryButton("restore"));
    {
        MainWindow other;
        other.show();
        other.offerUnsavedWork();
        QVERIFY(!other.findChild<RecoveryBar *>());
        m_window->offerUnsavedWork(); // its own it may offer again
        QVERIFY(recoveryButton("restore"));
    }
    QTest::mouseClick(recoveryButton("restore"), Qt::LeftButton);
    QTRY_VERIFY(session());
    QTRY_COMPARE(bytes(), changed);
    QCOMPARE(m_window->focusWidget(),
             m_window->currentPage()->hexView()); // a key does not replace the value that is shown
}

void TestMainWindow::unsavedWorkOutlivesAFileThatOthersCutOff()
{
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("3"));
    QTRY_VERIFY(bytes() != m_original);
    const QByteArray changed = bytes();
    QSignalSpy seen(session(), &Session::changedOnDisk);
    QVERIFY(QFile::resize(m_desk->example, 20));
    QTRY_VERIFY(!seen.isEmpty());
    crash();
    m_window->offerUnsavedWork();
    QVERIFY(recoveryButton("restore"));
    QTest::mouseClick(recoveryButton("restore"), Qt::LeftButton);
    QTRY_VERIFY(session());
    QTRY_COMPARE(bytes(), changed);
    QVERIFY(session()->document().isModified());
    // The same when the file is gone.
    crash();
    QVERIFY(QFile::remove(m_desk->example));
    m_window->offerUnsavedWork();
    QVERIFY(recoveryButton("restore"));
    QTest::mouseClick(recoveryButton("restore"), Qt::LeftButton);
    QTRY_VERIFY(session());
    QTRY_COMPARE(bytes(), changed);
}

/// What was saved in this window is no less than what others saved.
void TestMainWindow::unsavedWorkDoesNotReplaceWhatWasSavedSince()
{
    write(QStringLiteral("3"));
    const QByteArray unsaved = bytes();
    QSignalSpy seen(session(), &Session::changedOnDisk);
    written(m_desk->example, QByteArray(m_original).append("theirs"));
    QTRY_VERIFY(!seen.isEmpty());
    crash();
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(session()->tree() && !session()->isChecking());
    write(QStringLiteral("7"));
    save();
    QTRY_VERIFY(!session()->document().isModified());
    const QByteArray saved = contentOf(m_desk->example);
    QVERIFY(saved.endsWith("theirs"));
    QVERIFY(recoveryButton("restore"));
    QTest::mouseClick(recoveryButton("restore"), Qt::LeftButton);
    QTRY_COMPARE(bytes(), unsaved);
    save();
    QTRY_VERIFY(button(QStringLiteral("conflict"), QStringLiteral("Overwrite")));
    QCOMPARE(contentOf(m_desk->example), saved);
}

void TestMainWindow::unsavedWorkThatIsPutOffStaysQuiet()
{
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("3"));
    QTRY_VERIFY(bytes() != m_original);
    crash();
    m_window->offerUnsavedWork();
    QTest::mouseClick(recoveryButton("later"), Qt::LeftButton);
    QTRY_VERIFY(!recoveryButton("restore"));
    crash();
    m_window->offerUnsavedWork();
    QVERIFY(!recoveryButton("restore"));
    // It is there for who asks, and when its file is opened.
    m_window->actions().unsavedWork->trigger();
    QVERIFY(recoveryButton("restore"));
    crash();
    m_window->offerUnsavedWork();
    QVERIFY(!recoveryButton("restore"));
    QVERIFY(m_window->open(m_desk->example));
    QVERIFY(recoveryButton("restore"));
    // What was seen and left alone counts as put off when the window closes.
    static_cast<QWidget *>(m_window.get())->close();
    crash();
    m_window->offerUnsavedWork();
    QVERIFY(!recoveryButton("restore"));
    m_window->actions().unsavedWork->trigger();
    // It is the only copy, so it goes only when somebody says so twice.
    {
        DialogAnswer answer(QStringLiteral("cancel"));
        recoveryButton("discard")->click();
        QVERIFY(answer.isGiven());
    }
    QVERIFY(recoveryButton("discard"));
    QCOMPARE(findJournals(Settings::journalFolder()).size(), size_t(1));
    DialogAnswer answer(QStringLiteral("really"));
    recoveryButton("discard")->click();
    QTRY_VERIFY(!recoveryButton("discard"));
    QCOMPARE(QDir(Settings::journalFolder()).entryList(QDir::Files), QStringList());
    crash();
    m_window->offerUnsavedWork();
    QVERIFY(
        !QSettings().contains(QStringLiteral("recovery/later"))); // not an empty list, which is written as @Invalid()
}

/// As after a crash in which only the steps could be written.
static void forgetBases()
{
    QDir folder(Settings::journalFolder());
    for (const QString &name : folder.entryList({QStringLiteral("*.base")}, QDir::Files))
        QVERIFY(folder.remove(name));
}

void TestMainWindow::unsavedWorkDoesNotFitAnotherVersion()
{
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("3"));
    QTRY_VERIFY(bytes() != m_original);
    crash();
    forgetBases();
    QByteArray other = m_original;
    other[8] = 2; // with the size, and in a moment the time, of the one before
    const QDateTime modified = QFileInfo(m_desk->example).lastModified();
    written(m_desk->example, other);
    QFile file(m_desk->example);
    QVERIFY(file.open(QIODevice::ReadWrite) && file.setFileTime(modified, QFileDevice::FileModificationTime));
    file.close();
    m_window->offerUnsavedWork();
    QVERIFY(recoveryButton("restore") && !recoveryButton("restore")->isEnabled());
    QVERIFY(recoveryButton("discard")->isEnabled());
    // What it was can be read all the same.
    QString text;
    QTimer::singleShot(0, this, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        text = dialog->findChild<QPlainTextEdit *>()->toPlainText();
        dialog->reject();
    });
    QTest::mouseClick(recoveryButton("look"), Qt::LeftButton);
    QVERIFY2(text.contains(QStringLiteral("→ 00 00 40 40")), qPrintable(text));
}

void TestMainWindow::unsavedWorkOnAVersionThatWasKept_data()
{
    QTest::addColumn<bool>("bySaving");
    QTest::newRow("with the work") << false;
    QTest::newRow("by saving") << true;
}

/// The version that the work belongs to was kept: it is restored on that, beside what is in the file now.
void TestMainWindow::unsavedWorkOnAVersionThatWasKept()
{
    QFETCH(bool, bySaving);
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("3"));
    QTRY_VERIFY(bytes() != m_original);
    const QByteArray work = bytes();
    crash();
    if (bySaving) {
        forgetBases();
        QVERIFY(EarlierVersions(Settings::earlierFolder()).keep(Bytes(m_original), m_desk->example));
    }
    const QByteArray other = m_original + QByteArray("more");
    written(m_desk->example, other);
    m_window->offerUnsavedWork();
    QVERIFY(recoveryButton("restore") && recoveryButton("restore")->isEnabled());
    recoveryButton("restore")->click();
    QTRY_COMPARE(bytes(), work);
    QVERIFY(session()->document().isModified());
    const QString path = session()->document().path();
    QVERIFY(path != m_desk->example && !QFileInfo::exists(path));
    QTRY_VERIFY(!recoveryButton("restore"));

    // The copy outlives a crash too.
    crash();
    m_window->offerUnsavedWork();
    QVERIFY(recoveryButton("restore") && recoveryButton("restore")->isEnabled());
    recoveryButton("restore")->click();
    QTRY_COMPARE(bytes(), work);
    QCOMPARE(session()->document().path(), path);

    // Its name is only a proposal until somebody has agreed.
    const QString chosen = m_desk->path(QStringLiteral("chosen.b3d"));
    chooseFile(m_window.get(), chosen);
    m_window->actions().save->trigger();
    QTRY_COMPARE(contentOf(chosen), work);
    QVERIFY(!QFileInfo::exists(path));
    QCOMPARE(contentOf(m_desk->example), other);
    QTRY_VERIFY(!session()->isSaving());
    session()->undo();
    save(); // it is the file's own now
    QTRY_COMPARE(contentOf(chosen), bytes());
}

/// Bytes that were opened as a document of their own have no file, but what is done to them outlives a crash.
void TestMainWindow::unsavedWorkOnWhatIsNoFileYet()
{
    m_window->currentPage()->hexView()->selectAll();
    QTRY_VERIFY(m_window->actions().openBytesAs->isEnabled());
    QTimer::singleShot(0, m_window.get(), [] {
        if (auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget()))
            dialog->accept();
    });
    m_window->actions().openBytesAs->trigger();
    QTRY_VERIFY(session()->document().path().isEmpty() && session()->isTreeCurrent());
    session()->splice(0, {{8, 9}, Bytes("\x02")});
    QTRY_VERIFY(bytes() != m_original);
    QVERIFY2(session()->journalTrouble().isEmpty(), qPrintable(session()->journalTrouble()));
    const QByteArray changed = bytes();
    crash();
    m_window->offerUnsavedWork();
    QVERIFY(recoveryButton("restore") && recoveryButton("restore")->isEnabled());
    recoveryButton("restore")->click();
    QTRY_COMPARE(bytes(), changed);
    QVERIFY(session()->document().isModified());
    QTRY_VERIFY(session()->isTreeCurrent());
    session()->undo();
    QTRY_COMPARE(bytes(), m_original);
}

void TestMainWindow::restoredWorkThatIsUndoneIsNotLostUnasked_data()
{
    QTest::addColumn<bool>("isOther");
    QTest::newRow("on the file") << false;
    QTest::newRow("as a copy, as the file is another version now") << true;
}

/// Undo shows what was there before the crash. Who quits then has not said that the work may go.
void TestMainWindow::restoredWorkThatIsUndoneIsNotLostUnasked()
{
    QFETCH(bool, isOther);
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("3"));
    QTRY_VERIFY(bytes() != m_original);
    const QByteArray work = bytes();
    crash();
    if (isOther)
        written(m_desk->example, m_original + QByteArray("more"));
    m_window->offerUnsavedWork();
    QVERIFY(recoveryButton("restore"));
    recoveryButton("restore")->click();
    QTRY_VERIFY(session());
    QTRY_COMPARE(bytes(), work);
    QTRY_VERIFY(session()->isTreeCurrent());
    session()->undo();
    QTRY_COMPARE(bytes(), m_original);
    QCOMPARE(session()->document().isModified(), isOther); // a copy is nowhere else
    DialogAnswer stay(QStringLiteral("cancel"));
    QVERIFY(!m_window->QWidget::close());
    QVERIFY(stay.isGiven());
    session()->redo();
    QTRY_COMPARE(bytes(), work);

    // What is saved is not lost by undo.
    if (isOther) // nobody has agreed to the name of the copy
        chooseFile(m_window.get(), session()->document().path());
    m_window->actions().save->trigger();
    QTRY_VERIFY(!session()->document().isModified());
    QCOMPARE(contentOf(session()->document().path()), work);
    session()->undo();
    QTRY_COMPARE(bytes(), m_original);
    DialogAnswer discard(QStringLiteral("discard"));
    QVERIFY(m_window->QWidget::close());
    QVERIFY(discard.isGiven());
}

/// Undo, and an edit that is undone, too: then neither Undo nor Redo brings the work back, and the copy is still in no file.
void TestMainWindow::aRestoredCopyIsUnsavedWhateverIsUndone()
{
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("3"));
    QTRY_VERIFY(bytes() != m_original);
    crash();
    written(m_desk->example, m_original + QByteArray("more"));
    m_window->offerUnsavedWork();
    QVERIFY(recoveryButton("restore"));
    recoveryButton("restore")->click();
    QTRY_VERIFY(session() && session()->isTreeCurrent());
    session()->undo();
    session()->splice(0, {{8, 9}, Bytes("\x02")});
    QTRY_VERIFY(bytes() != m_original);
    session()->undo();
    QTRY_COMPARE(bytes(), m_original);
    DialogAnswer stay(QStringLiteral("cancel"));
    QVERIFY(!m_window->QWidget::close());
    QVERIFY(stay.isGiven());
}

void TestMainWindow::restoringDoesNotMixWithEdits()
{
    select("BB3D/NODE/position/y");
    typeInto(line(), QStringLiteral("3"));
    QTRY_VERIFY(bytes() != m_original);
    crash();
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(session()->isTreeCurrent());
    session()->splice(0, {{8, 9}, Bytes("\x02")});
    QTRY_VERIFY(bytes() != m_original);
    const QByteArray edited = bytes();
    QTest::mouseClick(recoveryButton("restore"), Qt::LeftButton);
    QCOMPARE(bytes(), edited);
    QVERIFY(!m_window->messages()->findChildren<MessageBar *>(QStringLiteral("restore")).isEmpty());
    // It is still there for later.
    QVERIFY(recoveryButton("restore"));
    session()->undo();
    QTRY_VERIFY(session()->isTreeCurrent());
    QTest::mouseClick(recoveryButton("restore"), Qt::LeftButton);
    QTRY_VERIFY(bytes() != m_original && bytes() != edited);
}

void TestMainWindow::unreadableFilesAreSaidWithoutABox()
{
    QVERIFY(!m_window->open(m_desk->path(QStringLiteral("missing.b3d"))));
    QVERIFY(!QApplication::activeModalWidget());
    QCOMPARE(m_window->messages()->findChildren<MessageBar *>(QStringLiteral("open")).size(), 1);
}

void TestMainWindow::allUnreadableFilesAreNamed()
{
    const QStringList files{m_desk->path(QStringLiteral("first.b3d")), m_desk->example,
                            m_desk->path(QStringLiteral("second.b3d")), m_desk->folder.path()};
    QVERIFY(!m_window->openAll(files));
    const auto bars = m_window->messages()->findChildren<MessageBar *>(QStringLiteral("open"));
    QCOMPARE(bars.size(), 1);
    QVERIFY2(bars.front()->text().contains(QStringLiteral("first.b3d"))
                 && bars.front()->text().contains(QStringLiteral("second.b3d"))
                 && bars.front()->text().contains(QStringLiteral("folder")),
             qPrintable(bars.front()->text()));
    QCOMPARE(session()->document().path(), m_desk->example);
}

/// The name on the disk is no UTF-8, and what it is read as names no file.
void TestMainWindow::saysWhichNamesCannotBeRead()
{
    const QByteArray name = QFile::encodeName(m_desk->path(QStringLiteral("latin1"))) + "\xe4.b3d";
    const int file = ::open(name.constData(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    QVERIFY(file >= 0);
    ::close(file);
    QVERIFY(!m_window->open(QFile::decodeName(name)));
    const QString said = m_window->messages()->message(QStringLiteral("open"))->text();
    QVERIFY2(said.contains(QStringLiteral("its name is not UTF-8")), qPrintable(said));
    QVERIFY(!m_window->open(m_desk->path(QStringLiteral("nowhere.b3d"))));
    QVERIFY(m_window->messages()->message(QStringLiteral("open"))->text().contains(QStringLiteral("no such file")));
    ::unlink(name.constData());
}

void TestMainWindow::panelsAreThereWithAFile()
{
    const auto shown = [this] {
        QStringList names;
        for (const QDockWidget *dock : m_window->findChildren<QDockWidget *>()) {
            if (!dock->isHidden())
                names += dock->objectName();
        }
        names.sort();
        return names;
    };
    const QStringList all = shown();
    QCOMPARE(all.size(), 4);
    m_window->findChild<QDockWidget *>(QStringLiteral("issues"))->hide();
    const QStringList some = shown();
    m_window->actions().close->trigger();
    QVERIFY(!m_window->currentPage());
    QCOMPARE(shown(), QStringList());
    QVERIFY(m_window->open(m_desk->example));
    QCOMPARE(shown(), some); // the one that somebody hid stays hidden
}

void TestMainWindow::saysWhatACrashWouldTake()
{
    openNotes();
    QTRY_VERIFY(session()->isTreeCurrent());
    const auto *unsafe = m_window->findChild<QLabel *>(QStringLiteral("unsafe"));
    session()->splice(0, {{0, 0}, Bytes(QByteArray("x"))});
    QTRY_VERIFY(session()->document().isModified());
    QVERIFY(!unsafe->isVisible());
    session()->undo();
    QTRY_VERIFY(session()->isTreeCurrent());
    session()->splice(0, {{0, 0}, Bytes(QByteArray(Journal::MostBytes + 1, 'x'))});
    QTRY_VERIFY(unsafe->isVisible());
    QVERIFY(!unsafe->toolTip().isEmpty());
    session()->undo();
    QTRY_VERIFY(!unsafe->isVisible()); // nothing is left to lose
}

void TestMainWindow::doesNotPraiseWhatItCannotCheck()
{
    const auto says = [this](const QString &words) {
        const QList<QLabel *> labels = m_window->findChild<QDockWidget *>(QStringLiteral("issues"))
                                           ->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->isVisible() && label->text().contains(words); });
    };
    m_desk->write(QStringLiteral("notes.txt"), "no model at all");
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("notes.txt"))));
    QTRY_VERIFY(says(QStringLiteral("could be checked")));
    m_desk->write(QStringLiteral("empty.txt"), {});
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("empty.txt"))));
    QTRY_VERIFY(says(QStringLiteral("empty")));
    QVERIFY(!says(QStringLiteral("No issues")));
}

/// No issue has a repair there, but what they follow from has one.
void TestMainWindow::repairsACauseByItsKey()
{
    QFile example(m_desk->example);
    QVERIFY(example.open(QIODevice::ReadOnly));
    m_desk->write(QStringLiteral("first.b3d"), 'X' + example.readAll());
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("first.b3d"))));
    QTRY_VERIFY(session()->causes());
    QVERIFY(std::ranges::none_of(*session()->issues(), [](const Issue &issue) { return bool(issue.repair); }));
    QTRY_VERIFY(m_window->actions().repairAll->isEnabled());
}

/// From the issue to the line in which another value can be typed.
void TestMainWindow::valueOfAnIssueIsEdited()
{
    QFile example(m_desk->example);
    QVERIFY(example.open(QIODevice::ReadOnly));
    QByteArray wrong = example.readAll();
    wrong[8] = 101; // the version
    m_desk->write(QStringLiteral("version.b3d"), wrong);
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("version.b3d"))));
    QTRY_VERIFY(session()->issues() && session()->isTreeCurrent());
    const IssuesPanel *issues = m_window->currentPage()->issues();
    issues->nextAction()->trigger();
    QVERIFY(issues->currentIssue());
    QCOMPARE(issues->currentIssue()->path, QStringLiteral("BB3D/version"));
    QVERIFY(issues->editAction()->isEnabled());
    issues->editAction()->trigger();
    const TreeView *tree = m_window->currentPage()->tree();
    QVERIFY(tree->openCell());
    QCOMPARE(tree->openCell()->text(), QStringLiteral("101"));
    QCOMPARE(tree->currentItem(), item("BB3D/version"));
}

/// Several rows are removed together, and not what they lie in; what is more than what is marked is shown before.
void TestMainWindow::removesWhatIsMarked()
{
    const QByteArray before = bytes();
    const auto selectRows = [&](const char *first, const char *last) {
        const Item from = item(first), to = item(last);
        session()->selection()->select(from.stream, {from.range.begin, to.range.end});
        QTRY_COMPARE(m_window->currentPage()->hexView()->selection(), (ByteRange{from.range.begin, to.range.end}));
    };
    const auto undo = [&] {
        session()->undo();
        QTRY_VERIFY(session()->isTreeCurrent());
        QCOMPARE(bytes(), before);
    };
    m_window->actions().showSmallPlans->setChecked(false); // a count follows, and nobody needs to see it
    constexpr const char *first = "BB3D/NODE/NODE/KEYS/keys[1]", *last = "BB3D/NODE/NODE/KEYS/keys[2]";
    const Item key = item(first);
    QVERIFY(key.isValid());
    selectRows(first, last);
    QTRY_VERIFY(m_window->actions().removeElement->text().contains(u'2'));
    m_window->actions().removeElement->trigger();
    QTRY_COMPARE(bytes().size(), before.size() - 2 * key.range.size());
    QTRY_VERIFY(session()->isTreeCurrent());
    undo();
    selectRows(first, last);
    QTRY_VERIFY(m_window->actions().duplicateElement->text().contains(u'2'));
    m_window->actions().duplicateElement->trigger();
    QTRY_COMPARE(bytes().size(), before.size() + 2 * key.range.size());
    undo();
    // Chunks beside each other.
    const Item bone = item("BB3D/NODE/NODE/BONE"), keys = item("BB3D/NODE/NODE/KEYS");
    QCOMPARE(bone.range.end, keys.range.begin);
    selectRows("BB3D/NODE/NODE/BONE", "BB3D/NODE/NODE/KEYS");
    QTRY_VERIFY(m_window->actions().removeElement->text().contains(QStringLiteral("2 Chunk")));
    DialogAnswer apply(QStringLiteral("apply")); // a bone is no small thing
    m_window->actions().removeElement->trigger();
    QTRY_COMPARE(bytes().size(), before.size() - bone.range.size() - keys.range.size());
    undo();
    // A field that cannot go alone: its chunk would.
    select("BB3D/NODE/NODE/scale");
    QTRY_VERIFY(m_window->actions().removeElement->text().contains(QStringLiteral("NODE")));
    DialogAnswer answer(QStringLiteral("cancel"));
    m_window->actions().removeElement->trigger();
    QTRY_VERIFY(answer.isGiven());
    QVERIFY2(answer.texts().join(u' ').contains(QStringLiteral("of which 12 ")),
             qPrintable(answer.texts().join(u'\n')));
    QCOMPARE(bytes(), before);
}

QTEST_MAIN(TestMainWindow)
#include "tst_mainwindow.moc"
