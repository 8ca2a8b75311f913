// What can be done with bytes besides typing, as the menus offer it.
#include "app/messagebar.h"
#include "tests/app/windowtest.h"
#include "widgets/hex/filldialog.h"
#include "widgets/hex/summarydialog.h"

#include <QClipboard>
#include <QFileDialog>
#include <QMenu>
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
    void fillsTheSelection();
    void fillDialogTakesWhatPeopleWrite();
    void insertsAFile();
    void savesTheSelection();
    void oneSelectedByteIsSummedUp();
    void sumsUp();

private:
    Session *session() const { return m_window->session(); }
    HexView *hex() const { return m_window->currentPage()->hexView(); }
    QByteArray bytes() const { return session()->document().bytes().toByteArray(); }
    bool isSettled() const { return session()->tree() && session()->isTreeCurrent() && !session()->isChecking(); }
    void selectBytes(qint64 begin, qint64 end);
    /// Answers the dialog for a file that comes next.
    void chooseFile(const QString &path);

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

void TestByteCommands::chooseFile(const QString &path)
{
    auto *timer = new QTimer(m_window.get());
    connect(timer, &QTimer::timeout, m_window.get(), [timer, path] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isVisible())
            return;
        timer->deleteLater();
        auto *line = dialog->findChild<QLineEdit *>();
        line->setText(path);
        QTest::keyClick(line, Qt::Key_Return);
    });
    timer->start(10);
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
    session()->selection()->select(0, {1, 1});
    QTRY_VERIFY(!forms->menuAction()->isEnabled());
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
