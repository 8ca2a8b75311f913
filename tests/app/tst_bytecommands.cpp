// What can be done with bytes besides typing, as the menus offer it.
#include "app/messagebar.h"
#include "app/openasdialog.h"
#include "tests/app/windowtest.h"
#include "widgets/hex/filldialog.h"
#include "widgets/hex/summarydialog.h"
#include "widgets/tree/treeview.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QRadioButton>
#include <QSignalSpy>
#include <QTableWidget>

using namespace hexahedron;
using namespace hexahedron::test;

class TestByteCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void copiesForOtherPrograms();
    void copiesWhatBytesMean();
    void opensTheFileAsAnotherFormat();
    void opensTheSelectionAsAFile();
    void whatIsNoFileYetIsSavedAsOne();
    void fillsTheSelection();
    void fillDialogTakesWhatPeopleWrite();
    void insertsZeros();
    void insertsAFile();
    void savesTheSelection();
    void namesAreSuggested();
    void oneSelectedByteIsSummedUp();
    void sumsUp();

private:
    Session *session() const { return m_window->session(); }
    HexView *hex() const { return m_window->currentPage()->hexView(); }
    QByteArray bytes() const { return session()->document().bytes().toByteArray(); }
    bool isSettled() const { return session()->tree() && session()->isTreeCurrent() && !session()->isChecking(); }
    void selectBytes(qint64 begin, qint64 end);
    /// Answers the dialog for a file that comes next.
    void chooseFile(const QString &path) const { hexahedron::test::chooseFile(m_window.get(), path); }
    /// Answers the question for a format that comes next.
    void chooseFormat(const char *id) const;

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

void TestByteCommands::init()
{
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    m_desk = std::make_unique<Desk>();
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1300, 850);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    m_desk->write(QStringLiteral("plain.bin"), "0123456789");
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("plain.bin"))));
    QTRY_VERIFY(isSettled());
}

void TestByteCommands::cleanup()
{
    m_window.reset();
    m_desk.reset();
}

void TestByteCommands::selectBytes(qint64 begin, qint64 end)
{
    session()->selection()->select(0, {begin, end});
    QTRY_COMPARE(hex()->selection(), (ByteRange{begin, end}));
    QTRY_VERIFY(m_window->actions().fillBytes->isEnabled() == (end > begin));
}

void TestByteCommands::copiesForOtherPrograms()
{
    selectBytes(1, 3);
    QMenu *forms = nullptr;
    for (QMenu *menu : m_window->findChildren<QMenu *>()) {
        if (menu->actions().contains(m_window->actions().copyHex))
            forms = menu;
    }
    QVERIFY(forms && forms->menuAction()->isEnabled());
    QStringList texts;
    for (QAction *form : forms->actions()) {
        if (form->isSeparator())
            continue;
        form->trigger();
        texts += QApplication::clipboard()->text();
    }
    QVERIFY(texts.contains(QStringLiteral("31 32")));
    QVERIFY(texts.contains(QStringLiteral("12")));
    QVERIFY(texts.contains(QStringLiteral("const unsigned char data[2] = {\n    0x31, 0x32\n};\n")));
    QVERIFY(texts.contains(QStringLiteral("MTI=")));
    QVERIFY(texts.contains(
        QStringLiteral("00000000     31 32                                          | 12             |\n")));
    session()->selection()->select(0, {1, 1});
    QTRY_VERIFY(!forms->menuAction()->isEnabled());
}

void TestByteCommands::copiesWhatBytesMean()
{
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(isSettled());
    const Item version = session()->tree()->find(QStringLiteral("BB3D/version")).value_or(Item());
    selectBytes(version.range.begin + 1, version.range.end + 2);
    m_window->actions().copyMeaning->trigger();
    const QStringList lines = QApplication::clipboard()->text().split(u'\n', Qt::SkipEmptyParts);
    QVERIFY2(lines.size() == 4, qPrintable(lines.join(u'\n')));
    QCOMPARE(lines[0], QStringLiteral("| Offset | Bytes | Path | Value |"));
    QCOMPARE(lines[2], QStringLiteral("| 0x8 | 01 00 00 00 | BB3D/version | 1 |"));
}

void TestByteCommands::chooseFormat(const char *id) const
{
    QTimer::singleShot(0, m_window.get(), [id] {
        auto *dialog = qobject_cast<OpenAsDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        auto *list = dialog->findChild<QListWidget *>();
        QTRY_VERIFY(list->hasFocus());
        QTest::keyClick(list, Qt::Key_Home);
        for (int row = 0; row < list->count() && dialog->format().id != QByteArrayView(id); ++row)
            QTest::keyClick(list, Qt::Key_Down);
        QTest::keyClick(list, Qt::Key_Return);
    });
}

/// As it is asked for, also after an edit and after reading the file again.
void TestByteCommands::opensTheFileAsAnotherFormat()
{
    const auto format = [this] { return QByteArray(isSettled() ? session()->tree()->format()->id : ""); };
    const QByteArray before = bytes();
    QCOMPARE(format(), QByteArray("unknown"));
    chooseFormat("blitz3d.b3d");
    m_window->actions().openAs->trigger();
    QTRY_COMPARE(format(), QByteArray("blitz3d.b3d"));
    QCOMPARE(bytes(), before);
    QVERIFY(!session()->document().isModified());
    QVERIFY(!session()->issues()->empty()); // it is none
    hex()->goTo(9);
    hex()->setFocus();
    QTest::keyClicks(hex(), QStringLiteral("41"));
    QTRY_COMPARE(bytes(), QByteArray("012345678A"));
    QTRY_COMPARE(format(), QByteArray("blitz3d.b3d"));
    QTest::keyClick(hex(), Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(bytes(), before);
    m_window->actions().reload->trigger();
    QTRY_COMPARE(format(), QByteArray("blitz3d.b3d"));
    chooseFormat("unknown");
    m_window->actions().openAs->trigger();
    QTRY_COMPARE(format(), QByteArray("unknown"));
}

void TestByteCommands::opensTheSelectionAsAFile()
{
    const QByteArray model = contentOf(m_desk->example);
    m_desk->write(QStringLiteral("dump.bin"), "junk" + model + "more");
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("dump.bin"))));
    QTRY_VERIFY(isSettled());
    DocumentPage *dump = m_window->currentPage();
    QVERIFY(!m_window->actions().openBytesAs->isEnabled());
    selectBytes(4, 4 + model.size());
    QTimer::singleShot(0, m_window.get(), [] { // what the bytes look like is chosen already
        auto *dialog = qobject_cast<OpenAsDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        QTRY_VERIFY(dialog->findChild<QListWidget *>()->hasFocus());
        QTest::keyClick(dialog->findChild<QListWidget *>(), Qt::Key_Return);
    });
    m_window->actions().openBytesAs->trigger();
    QTRY_VERIFY(m_window->currentPage() != dump);
    QTRY_VERIFY(isSettled());
    QCOMPARE(session()->tree()->format()->id, QByteArray("blitz3d.b3d"));
    QCOMPARE(bytes(), model);
    const QString title = m_window->currentPage()->title();
    QVERIFY2(title.startsWith(QStringLiteral("dump.bin 0x4–0x")), qPrintable(title));
    QVERIFY(session()->tree()->find(QStringLiteral("BB3D/version")));
    // What is done to it is nothing to the file that it comes from.
    hex()->goTo(8);
    QTest::keyClicks(hex(), QStringLiteral("02"));
    QTRY_VERIFY(bytes() != model);
    QVERIFY(!dump->session()->document().isModified());
}

void TestByteCommands::whatIsNoFileYetIsSavedAsOne()
{
    const QString other = session()->document().path();
    selectBytes(2, 6);
    chooseFormat("unknown");
    m_window->actions().openBytesAs->trigger();
    QTRY_COMPARE(bytes(), QByteArray("2345"));
    QTRY_VERIFY(isSettled());
    // Not over what another tab has, with what may have been changed in it.
    chooseFile(other);
    QTimer yes; // the dialog asks whether to replace the file
    connect(&yes, &QTimer::timeout, m_window.get(), [&yes] {
        if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
            yes.stop();
            box->button(QMessageBox::Yes)->click();
        }
    });
    yes.start(10);
    QTest::keyClick(hex(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(m_window->messages()->has(QStringLiteral("new")));
    QCOMPARE(contentOf(other), QByteArray("0123456789"));
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    const QString path = m_desk->path(QStringLiteral("part.bin"));
    chooseFile(path);
    QTest::keyClick(hex(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(QFile::exists(path));
    QTRY_COMPARE(m_window->currentPage()->title(), QStringLiteral("part.bin"));
    QCOMPARE(contentOf(path), QByteArray("2345"));
}

void TestByteCommands::fillsTheSelection()
{
    selectBytes(2, 7);
    QTimer::singleShot(0, m_window.get(), [] {
        auto *dialog = qobject_cast<FillDialog *>(QApplication::activeModalWidget());
        QVERIFY(dialog);
        typeInto(dialog->findChild<QLineEdit *>(QStringLiteral("pattern")), QStringLiteral("41 42"));
    });
    m_window->actions().fillBytes->trigger();
    QTRY_COMPARE(bytes(), QByteArray("01ABABA789"));
    QCOMPARE(hex()->selection(), (ByteRange{2, 7})); // for what comes next
    session()->undo();
    QTRY_COMPARE(bytes(), QByteArray("0123456789")); // one step
}

void TestByteCommands::fillDialogTakesWhatPeopleWrite()
{
    FillDialog dialog(5);
    auto *pattern = dialog.findChild<QLineEdit *>(QStringLiteral("pattern"));
    QCOMPARE(dialog.bytes(), QByteArray(5, '\0'));
    const auto canFill = [&] {
        for (const QPushButton *button : dialog.findChildren<QPushButton *>()) {
            if (button->isDefault())
                return button->isEnabled();
        }
        return false;
    };
    pattern->setText(QStringLiteral("4"));
    QVERIFY(!canFill());
    pattern->setText(QStringLiteral("0x41,0x42"));
    QVERIFY(canFill());
    QCOMPARE(dialog.bytes(), QByteArray("ABABA"));
    const QList<QRadioButton *> ways = dialog.findChildren<QRadioButton *>();
    QCOMPARE(ways.size(), 2);
    ways[1]->click();
    QVERIFY(canFill());
    QCOMPARE(dialog.bytes().size(), 5);
}

void TestByteCommands::insertsZeros()
{
    hex()->goTo(4);
    hex()->setFocus();
    QTimer::singleShot(0, m_window.get(), [this] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QTimer::singleShot(0, m_window.get(), [] {
            QWidget *dialog = QApplication::activeModalWidget();
            QVERIFY(dialog);
            auto *count = dialog->findChild<QLineEdit *>();
            count->selectAll();
            QTest::keyClicks(count, QStringLiteral("3"));
            QTest::keyClick(count, Qt::Key_Return);
        });
        QTest::keyClick(menu, Qt::Key_Z);
    });
    QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(5, 5), QPoint(5, 5));
    QApplication::sendEvent(hex()->viewport(), &event);
    QTRY_COMPARE(bytes(), QByteArray("0123\0\0\0"
                                     "456789",
                                     13));
}

void TestByteCommands::insertsAFile()
{
    m_desk->write(QStringLiteral("more.bin"), "more");
    hex()->goTo(4);
    chooseFile(m_desk->path(QStringLiteral("more.bin")));
    m_window->actions().insertFile->trigger();
    QTRY_COMPARE(bytes(), QByteArray("0123more456789"));
}

void TestByteCommands::savesTheSelection()
{
    selectBytes(3, 6);
    const QString path = m_desk->path(QStringLiteral("part.bin"));
    chooseFile(path);
    m_window->actions().saveBytes->trigger();
    QTRY_VERIFY(QFile::exists(path));
    QCOMPARE(contentOf(path), QByteArray("345"));
    QCOMPARE(bytes(), QByteArray("0123456789"));
    const QString nowhere = m_desk->path(QStringLiteral("no folder/part.bin"));
    chooseFile(nowhere);
    m_window->actions().saveBytes->trigger();
    QTRY_VERIFY(m_window->messages()->has(QStringLiteral("export ") + nowhere));
}

void TestByteCommands::namesAreSuggested()
{
    QString suggested;
    const auto suggestedBy = [&](QAction *action) {
        suggested.clear();
        QTimer look;
        connect(&look, &QTimer::timeout, this, [&] {
            if (auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget())) {
                suggested = dialog->findChild<QLineEdit *>()->text();
                dialog->reject();
            }
        });
        look.start(10);
        action->trigger();
        return suggested;
    };
    selectBytes(3, 6);
    QCOMPARE(suggestedBy(m_window->actions().saveBytes), QStringLiteral("plain-0x3.bin"));
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(isSettled());
    const Item vertices = session()->tree()->find(u"BB3D/NODE/MESH/VRTS").value_or(Item());
    QVERIFY(vertices.isValid());
    session()->selection()->select(0, vertices.range);
    QTRY_COMPARE(m_window->currentTree()->currentItem(), vertices);
    const QString base = QFileInfo(m_desk->example).completeBaseName();
    QCOMPARE(suggestedBy(m_window->currentTree()->action(TreeView::Command::ExportBytes)),
             base + QStringLiteral("-NODE-MESH-VRTS.bin"));
}

void TestByteCommands::oneSelectedByteIsSummedUp()
{
    selectBytes(0, 1);
    m_window->actions().summary->trigger();
    const auto *table = m_window->findChild<SummaryDialog *>()->findChild<QTableWidget *>();
    QTRY_VERIFY(table->rowCount() > 0 && !table->findItems(QStringLiteral("f4dbdf21"), Qt::MatchExactly).isEmpty());
}

void TestByteCommands::sumsUp()
{
    selectBytes(1, 10);
    m_window->actions().summary->trigger();
    auto *dialog = m_window->findChild<SummaryDialog *>();
    QVERIFY(dialog);
    auto *table = dialog->findChild<QTableWidget *>();
    const auto textOf = [&](const QString &name) {
        for (int row = 0; row < table->rowCount(); ++row) {
            if (table->item(row, 0)->text() == name)
                return table->item(row, 1)->text();
        }
        return QString();
    };
    QTRY_COMPARE(textOf(QStringLiteral("CRC-32")), QStringLiteral("cbf43926"));
    QCOMPARE(textOf(QStringLiteral("Zero bytes")), QStringLiteral("0"));
    // Closed while it reads it waits for nobody.
    delete dialog;
    const QByteArray large(8 << 20, 'x');
    delete new SummaryDialog(Bytes(large), {0, large.size()});
}

QTEST_MAIN(TestByteCommands)
#include "tst_bytecommands.moc"
