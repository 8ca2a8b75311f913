#include "translations/translations.h"

#include <QCoreApplication>
#include <QFile>
#include <QTest>
#include <QTranslator>

using namespace hexahedron;

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void germanIsCompiledIn();
    void installsWhatFits_data();
    void installsWhatFits();
};

void TestTranslations::germanIsCompiledIn()
{
    QVERIFY(QFile::exists(QStringLiteral(":/translations/hexahedron_de.qm")));
}

void TestTranslations::installsWhatFits_data()
{
    QTest::addColumn<QLocale>("locale");
    QTest::addColumn<bool>("translates");
    QTest::newRow("German") << QLocale(QStringLiteral("de_DE")) << true;
    QTest::newRow("Austrian") << QLocale(QStringLiteral("de_AT")) << true;
    QTest::newRow("English") << QLocale(QStringLiteral("en_GB")) << false;
    QTest::newRow("C") << QLocale::c() << false;
    QTest::newRow("a language that we have not") << QLocale(QStringLiteral("is_IS")) << false;
}

void TestTranslations::installsWhatFits()
{
    QFETCH(QLocale, locale);
    QFETCH(bool, translates);
    QCoreApplication &application = *QCoreApplication::instance();
    installTranslations(application, locale);
    bool found = false;
    for (QTranslator *translator : application.findChildren<QTranslator *>()) {
        found |= translator->filePath() == u":/translations/hexahedron_de.qm";
        delete translator;
    }
    QCOMPARE(found, translates);
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
