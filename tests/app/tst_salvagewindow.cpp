// Salvage in the window: searched and written in the background, chosen by ticks, with keys as with the mouse.
#include "app/messagebar.h"
#include "app/salvagedialog.h"
#include "tests/app/windowtest.h"
#include "tests/support/b3dbuilder.h"
#include "tests/support/urhobuilder.h"

#include <QTreeWidget>

using namespace hexahedron;
using namespace hexahedron::test;

class TestSalvageWindow : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }
    void findsAreWrittenAndOpened();
    void tickedOnesOnly();
    void folderMustBeEmpty();
    void whatIsLostIsListed();
    void nothingFoundIsSaid();
    void searchIsCancelled();

private:
    QString message() const
    {
        const MessageBar *bar = visibleIn<MessageBar>(m_window->messages());
        return bar ? bar->text() : QString();
    }
    /// Opens the dialog as the menu does and lets `steps` work in it.
    void salvage(const std::function<void(SalvageDialog &)> &steps)
    {
        bool isDone = false;
        QTimer::singleShot(0, this, [&] {
            QTRY_VERIFY(qobject_cast<SalvageDialog *>(QApplication::activeModalWidget()));
            auto *dialog = qobject_cast<SalvageDialog *>(QApplication::activeModalWidget());
            steps(*dialog);
            isDone = true;
            if (QTest::currentTestFailed())
                dialog->reject();
        });
        m_window->actions().salvage->trigger();
        QVERIFY(isDone);
    }
    static QTreeWidget *listOf(const SalvageDialog &dialog)
    {
        return dialog.findChild<QTreeWidget *>(QStringLiteral("finds"));
    }
    static QPushButton *salvageButton(const SalvageDialog &dialog)
    {
        return dialog.findChild<QPushButton *>(QStringLiteral("salvage"));
    }

    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
    QByteArray m_model, m_mesh;
};

void TestSalvageWindow::init()
{
    m_desk = std::make_unique<Desk>();
    m_model = b3d::file(b3d::node("root", b3d::plainMesh()));
    m_mesh = urho::describedTriangle().bytes();
    m_desk->write(QStringLiteral("dump.img"), QByteArray(100, 'x') + m_model + QByteArray(50, 'y') + m_mesh);
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("dump.img"))));
}

void TestSalvageWindow::findsAreWrittenAndOpened()
{
    salvage([&](SalvageDialog &dialog) {
        QTRY_COMPARE(listOf(dialog)->topLevelItemCount(), 2);
        QTRY_VERIFY(listOf(dialog)->hasFocus());
        QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("rest"))->text().startsWith(QLatin1String("150 byte")));
        // The second one says what it is.
        QTest::keyClick(listOf(dialog), Qt::Key_Down);
        QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("detail"))->text().contains(QLatin1String("whole")));
        QTest::keyClick(listOf(dialog), Qt::Key_Return);
    });
    const QString folder = m_desk->path(QStringLiteral("dump-salvaged"));
    QCOMPARE(contentOf(folder + QStringLiteral("/001.b3d")), m_model);
    QCOMPARE(contentOf(folder + QStringLiteral("/002.mdl")), m_mesh);
    QVERIFY(contentOf(folder + QStringLiteral("/report.json")).startsWith('{'));
    QTRY_VERIFY(message().startsWith(QLatin1String("2 file")));
    for (QPushButton *button : m_window->messages()->findChildren<QPushButton *>()) {
        if (button->text().contains(QLatin1String("001.b3d")))
            QTest::mouseClick(button, Qt::LeftButton);
    }
    QTRY_COMPARE(QFileInfo(m_window->session()->document().path()).fileName(), QStringLiteral("001.b3d"));
}

void TestSalvageWindow::tickedOnesOnly()
{
    salvage([&](SalvageDialog &dialog) {
        QTRY_COMPARE(listOf(dialog)->topLevelItemCount(), 2);
        QTRY_VERIFY(listOf(dialog)->hasFocus());
        QTest::keyClick(listOf(dialog), Qt::Key_Space);
        QCOMPARE(listOf(dialog)->topLevelItem(0)->checkState(0), Qt::Unchecked);
        QTest::keyClick(listOf(dialog), Qt::Key_Down);
        QTest::keyClick(listOf(dialog), Qt::Key_Space);
        QTRY_VERIFY(!salvageButton(dialog)->isEnabled()); // nothing is ticked
        QTest::keyClick(listOf(dialog), Qt::Key_Space);
        QTRY_VERIFY(salvageButton(dialog)->isEnabled());
        QTest::mouseClick(salvageButton(dialog), Qt::LeftButton);
    });
    const QString folder = m_desk->path(QStringLiteral("dump-salvaged"));
    QVERIFY(!QFileInfo::exists(folder + QStringLiteral("/001.b3d")));
    QCOMPARE(contentOf(folder + QStringLiteral("/002.mdl")), m_mesh);
}

void TestSalvageWindow::folderMustBeEmpty()
{
    salvage([&](SalvageDialog &dialog) {
        QTRY_COMPARE(listOf(dialog)->topLevelItemCount(), 2);
        auto *folder = dialog.findChild<QLineEdit *>(QStringLiteral("folder"));
        QTRY_VERIFY(folder->isEnabled());
        folder->setFocus();
        folder->selectAll();
        QTest::keyClicks(folder, m_desk->folder.path());
        QTRY_VERIFY(!salvageButton(dialog)->isEnabled());
        QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("title"))->text().contains(QLatin1String("not empty")));
        QTest::keyClicks(folder, QStringLiteral("/new"));
        QTRY_VERIFY(salvageButton(dialog)->isEnabled());
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
    QVERIFY(!QFileInfo::exists(m_desk->path(QStringLiteral("new"))));
    QCOMPARE(message(), QString());
}

/// A file of a package of which nothing can be unpacked is a row as well, which says why and cannot be ticked.
void TestSalvageWindow::whatIsLostIsListed()
{
    const urho::Package package{.isPacked = true,
                                .files = {{"a.mdl", m_mesh}, {"b.txt", QByteArray("a word and ").repeated(40)}}};
    QByteArray damaged = package.bytes();
    const auto tree = readTree(Bytes(damaged), QStringLiteral("a.pak"));
    const auto data = tree->find(u"ULZ4/entries[1]/content/blocks[0]/data");
    QVERIFY(data);
    damaged.replace(data->range.begin, data->range.size(), QByteArray(data->range.size(), '\xff'));
    m_desk->write(QStringLiteral("a.pak"), damaged);
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("a.pak"))));
    salvage([&](SalvageDialog &dialog) {
        QTreeWidget *list = listOf(dialog);
        QTRY_VERIFY(list->topLevelItemCount() > 1);
        QTRY_VERIFY(list->hasFocus());
        const int last = list->topLevelItemCount() - 1;
        QTreeWidgetItem *row = list->topLevelItem(last);
        QCOMPARE(row->text(0), QStringLiteral("b.txt"));
        QVERIFY(!row->text(4).isEmpty());
        QTest::keyClick(list, Qt::Key_End);
        QCOMPARE(list->currentItem(), row);
        QTest::keyClick(list, Qt::Key_Space);
        QVERIFY(!row->data(0, Qt::CheckStateRole).isValid());
        const auto *detail = dialog.findChild<QLabel *>(QStringLiteral("detail"));
        QVERIFY2(detail->text().contains(QLatin1String("b.txt cannot be saved")), qPrintable(detail->text()));
        const auto *rest = dialog.findChild<QLabel *>(QStringLiteral("rest"));
        QVERIFY2(!rest->text().contains(QLatin1String("b.txt")), qPrintable(rest->text())); // once is enough
        const auto *title = dialog.findChild<QLabel *>(QStringLiteral("title"));
        QVERIFY2(title->text().startsWith(QStringLiteral("Finds ticked: %1 of %1.").arg(last)),
                 qPrintable(title->text()));
        QTest::keyClick(list, Qt::Key_Return);
    });
    const QString folder = m_desk->path(QStringLiteral("a-salvaged"));
    QTRY_VERIFY(QFileInfo::exists(folder + QStringLiteral("/report.json")));
    QVERIFY(!QFileInfo::exists(folder + QStringLiteral("/b.txt")));
}

void TestSalvageWindow::nothingFoundIsSaid()
{
    m_desk->write(QStringLiteral("empty.img"), QByteArray(5000, 'x'));
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("empty.img"))));
    salvage([&](SalvageDialog &dialog) {
        QTRY_VERIFY(dialog.findChild<QLabel *>(QStringLiteral("title"))->text().startsWith(QLatin1String("Nothing")));
        QVERIFY(!salvageButton(dialog)->isEnabled());
        QTest::keyClick(&dialog, Qt::Key_Escape);
    });
}

void TestSalvageWindow::searchIsCancelled()
{
    m_desk->write(QStringLiteral("large.img"), QByteArray("BB3DUMD2").repeated(4 << 20));
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("large.img"))));
    salvage([&](SalvageDialog &dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
    QVERIFY(!QFileInfo::exists(m_desk->path(QStringLiteral("large-salvaged"))));
}

QTEST_MAIN(TestSalvageWindow)
#include "tst_salvagewindow.moc"
