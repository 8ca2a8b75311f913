// Other forms of files in the window: written and read in the background, what is wrong is said with its place.
#include "app/messagebar.h"
#include "app/otherforms.h"
#include "app/settings.h"
#include "core/edit/earlierversions.h"
#include "tests/app/windowtest.h"
#include "tests/support/samples.h"

#include <QDir>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTimer>

using namespace hexahedron;
using namespace hexahedron::test;

class TestOtherForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }
    void onlyBinaryFilesAreExported();
    void fileComesBackAndIsOpened();
    void importLeavesOpenFilesAlone();
    void exportLeavesOpenFilesAlone_data();
    void exportLeavesOpenFilesAlone();
    void whatImportReplacesIsKept();
    void importAsksBeforeItReplacesWhatCannotBeKept();
    void errorsAreSaid();
    void modelsAreWrittenForOtherPrograms();

private:
    QString message() const
    {
        const MessageBar *bar = visibleIn<MessageBar>(m_window->messages());
        return bar ? bar->text() : QString();
    }
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

void TestOtherForms::init()
{
    m_desk = std::make_unique<Desk>();
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestOtherForms::onlyBinaryFilesAreExported()
{
    QVERIFY(!m_window->actions().exportXml->isEnabled());
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(m_window->actions().exportXml->isEnabled());
    m_desk->write(QStringLiteral("light.shader"), "[[FX]]\n");
    QVERIFY(m_window->open(m_desk->path(QStringLiteral("light.shader"))));
    QTRY_VERIFY(m_window->session()->tree());
    QTRY_VERIFY(!m_window->actions().exportXml->isEnabled());
    QVERIFY(m_window->actions().importXml->isEnabled());
}

void TestOtherForms::fileComesBackAndIsOpened()
{
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(m_window->session()->tree());
    const QString xml = m_desk->path(QStringLiteral("again.b3d.xml"));
    m_window->otherForms()->write(m_window->session()->tree(), xml);
    QTRY_VERIFY(message().contains(QLatin1String("is written")));
    QVERIFY(contentOf(xml).startsWith("<?xml"));
    QCOMPARE(OtherForms::nameWithin(xml), QStringLiteral("again.b3d"));
    const QString made = m_desk->path(OtherForms::nameWithin(xml));
    m_window->otherForms()->read(xml, made);
    QTRY_COMPARE(m_window->session()->document().path(), made);
    QCOMPARE(contentOf(made), contentOf(m_desk->example));
    QCOMPARE(message(), QString()); // nothing to be said any more
}

/// Somebody may have changed it in its tab.
void TestOtherForms::importLeavesOpenFilesAlone()
{
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(m_window->session()->tree());
    const QByteArray before = contentOf(m_desk->example);
    const QString xml = m_desk->path(QStringLiteral("new.b3d.xml"));
    written(xml, "<hexahedron format=\"blitz3d.b3d\">\n <BB3D version=\"1\"/>\n</hexahedron>\n");
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QTimer dialogs, questions;
    connect(&dialogs, &QTimer::timeout, this, [&] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isVisible())
            return;
        dialog->findChild<QLineEdit *>()->setText(dialog->acceptMode() == QFileDialog::AcceptOpen ? xml
                                                                                                  : m_desk->example);
        QTest::keyClick(dialog->findChild<QLineEdit *>(), Qt::Key_Return);
    });
    connect(&questions, &QTimer::timeout, this, [] { // whether it may be replaced
        if (auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget()))
            question->button(QMessageBox::Yes)->click();
    });
    dialogs.start(10);
    questions.start(10);
    m_window->actions().importXml->trigger();
    QTRY_VERIFY(message().contains(QLatin1String("is open")));
    QCOMPARE(contentOf(m_desk->example), before);
}

/// Of another tab, also through a link.
void TestOtherForms::exportLeavesOpenFilesAlone_data()
{
    QTest::addColumn<QString>("open");
    QTest::addColumn<QString>("chosen");
    QTest::addColumn<bool>("isModel");
    QTest::newRow("XML") << QStringLiteral("other.xml") << QStringLiteral("other.xml") << false;
    QTest::newRow("XML, a link") << QStringLiteral("other.b3d") << QStringLiteral("link.xml") << false;
    QTest::newRow("glTF") << QStringLiteral("other.glb") << QStringLiteral("other.glb") << true;
    QTest::newRow("glTF, a link") << QStringLiteral("other.b3d") << QStringLiteral("link.glb") << true;
}

void TestOtherForms::exportLeavesOpenFilesAlone()
{
    QFETCH(QString, open);
    QFETCH(QString, chosen);
    QFETCH(bool, isModel);
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    const QByteArray content("<material/>");
    m_desk->write(open, content);
    if (chosen != open)
        QVERIFY(QFile::link(m_desk->path(open), m_desk->path(chosen)));
    QVERIFY(m_window->open(m_desk->path(open)));
    QVERIFY(m_window->open(m_desk->example));
    QAction *action = isModel ? m_window->actions().exportModel : m_window->actions().exportXml;
    QTRY_VERIFY(action->isEnabled());
    chooseFile(m_window.get(), m_desk->path(chosen));
    QTimer questions;
    connect(&questions, &QTimer::timeout, this, [] { // whether it may be replaced
        if (auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget()))
            question->button(QMessageBox::Yes)->click();
    });
    questions.start(10);
    action->trigger();
    QTRY_VERIFY(message().contains(QLatin1String("is open")));
    QCOMPARE(contentOf(m_desk->path(open)), content);
}

void TestOtherForms::whatImportReplacesIsKept()
{
    const QString made = m_desk->path(QStringLiteral("made.b3d"));
    written(made, "what was there before");
    const QString xml = m_desk->path(QStringLiteral("made.b3d.xml"));
    written(xml, "<hexahedron format=\"blitz3d.b3d\">\n <BB3D version=\"1\"/>\n</hexahedron>\n");
    m_window->otherForms()->read(xml, made);
    QTRY_VERIFY(contentOf(made).startsWith("BB3D"));
    const auto earlier = EarlierVersions(Settings::earlierFolder()).of(made);
    QCOMPARE(earlier.size(), size_t(1));
    QCOMPARE(contentOf(earlier.front().path), QByteArray("what was there before"));
}

/// There is no room for earlier versions: nothing is replaced before somebody has agreed.
void TestOtherForms::importAsksBeforeItReplacesWhatCannotBeKept()
{
    QDir().mkpath(QFileInfo(Settings::earlierFolder()).path());
    QDir(Settings::earlierFolder()).removeRecursively();
    written(Settings::earlierFolder(), "no folder");
    const QString made = m_desk->path(QStringLiteral("kept.b3d"));
    written(made, "what was there before");
    const QString xml = m_desk->path(QStringLiteral("kept.b3d.xml"));
    written(xml, "<hexahedron format=\"blitz3d.b3d\">\n <BB3D version=\"1\"/>\n</hexahedron>\n");
    m_window->otherForms()->read(xml, made);
    QTRY_VERIFY(message().contains(QLatin1String("is not saved yet")));
    QCOMPARE(contentOf(made), QByteArray("what was there before"));
    QPushButton *anyway = nullptr;
    for (QPushButton *button : m_window->findChildren<QPushButton *>())
        anyway = button->text() == QStringLiteral("Save Anyway") ? button : anyway;
    QVERIFY(anyway);
    QTest::mouseClick(anyway, Qt::LeftButton);
    QTRY_VERIFY(contentOf(made).startsWith("BB3D"));
    QTRY_COMPARE(message(), QString());
    QVERIFY(QFile::remove(Settings::earlierFolder()));
}

void TestOtherForms::errorsAreSaid()
{
    const QString xml = m_desk->path(QStringLiteral("wrong.b3d.xml"));
    written(xml, "<hexahedron format=\"blitz3d.b3d\">\n <BB3D version=\"one\"/>\n</hexahedron>\n");
    const QString made = m_desk->path(QStringLiteral("wrong.b3d"));
    m_window->otherForms()->read(xml, made);
    QTRY_COMPARE(message(), QStringLiteral("wrong.b3d.xml, line 2, column 17: \"one\" is no value for \"version\"."));
    QVERIFY(!QFileInfo::exists(made));
    m_window->otherForms()->read(m_desk->path(QStringLiteral("missing.xml")), made);
    QTRY_VERIFY(message().contains(QLatin1String("missing.xml")));
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(m_window->session()->tree());
    m_window->otherForms()->write(m_window->session()->tree(), m_desk->path(QStringLiteral("no folder/a.xml")));
    QTRY_VERIFY(message().contains(QLatin1String("cannot be saved")));
}

void TestOtherForms::modelsAreWrittenForOtherPrograms()
{
    QVERIFY(!m_window->actions().exportModel->isEnabled());
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(m_window->actions().exportModel->isEnabled());
    const QString glb = m_desk->path(QStringLiteral("example.glb"));
    m_window->otherForms()->writeModel(m_window->session()->tree(), m_window->session()->scene(), glb);
    QTRY_VERIFY(message().contains(QLatin1String("is written")));
    QVERIFY(contentOf(glb).startsWith("glTF"));
}

QTEST_MAIN(TestOtherForms)
#include "tst_otherforms.moc"
