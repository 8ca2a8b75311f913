// The XML form in the window: written and read in the background, what is wrong is said with its place.
#include "app/messagebar.h"
#include "app/xmlfiles.h"
#include "tests/app/windowtest.h"
#include "tests/support/samples.h"

#include <QSignalSpy>
#include <QTabWidget>

using namespace hexahedron;
using namespace hexahedron::test;

class TestXmlFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_window.reset(); }
    void onlyBinaryFilesAreExported();
    void fileComesBackAndIsOpened();
    void errorsAreSaid();

private:
    QString message() const
    {
        const MessageBar *bar = visibleIn<MessageBar>(m_window->messages());
        return bar ? bar->text() : QString();
    }
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<MainWindow> m_window;
};

void TestXmlFiles::init()
{
    m_desk = std::make_unique<Desk>();
    m_window = std::make_unique<MainWindow>();
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TestXmlFiles::onlyBinaryFilesAreExported()
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

void TestXmlFiles::fileComesBackAndIsOpened()
{
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(m_window->session()->tree());
    const QString xml = m_desk->path(QStringLiteral("again.b3d.xml"));
    m_window->xmlFiles()->write(m_window->session()->tree(), xml);
    QTRY_VERIFY(message().contains(QLatin1String("is written")));
    QVERIFY(contentOf(xml).startsWith("<?xml"));
    QCOMPARE(XmlFiles::nameWithin(xml), QStringLiteral("again.b3d"));
    const QString made = m_desk->path(XmlFiles::nameWithin(xml));
    m_window->xmlFiles()->read(xml, made);
    QTRY_COMPARE(m_window->session()->document().path(), made);
    QCOMPARE(contentOf(made), contentOf(m_desk->example));
    QCOMPARE(message(), QString()); // nothing to be said any more
}

void TestXmlFiles::errorsAreSaid()
{
    const QString xml = m_desk->path(QStringLiteral("wrong.b3d.xml"));
    written(xml, "<hexahedron format=\"blitz3d.b3d\">\n <BB3D version=\"one\"/>\n</hexahedron>\n");
    const QString made = m_desk->path(QStringLiteral("wrong.b3d"));
    m_window->xmlFiles()->read(xml, made);
    QTRY_COMPARE(message(), QStringLiteral("wrong.b3d.xml, line 2, column 17: \"one\" is no value for \"version\"."));
    QVERIFY(!QFileInfo::exists(made));
    m_window->xmlFiles()->read(m_desk->path(QStringLiteral("missing.xml")), made);
    QTRY_VERIFY(message().contains(QLatin1String("missing.xml")));
    QVERIFY(m_window->open(m_desk->example));
    QTRY_VERIFY(m_window->session()->tree());
    m_window->xmlFiles()->write(m_window->session()->tree(), m_desk->path(QStringLiteral("no folder/a.xml")));
    QTRY_VERIFY(message().contains(QLatin1String("cannot be written")));
}

QTEST_MAIN(TestXmlFiles)
#include "tst_xmlfiles.moc"
