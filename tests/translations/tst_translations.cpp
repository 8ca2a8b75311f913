#include "translations/translations.h"

#include "core/formats/registry.h"
#include "core/schema/schema.h"

#include <QCoreApplication>
#include <QFile>
#include <QSet>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include <cstring>

using namespace hexahedron;

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void germanIsCompiledIn();
    void installsWhatFits_data();
    void installsWhatFits();
    void knowsEveryTextOfTheFormats();
    void plurals_data();
    void plurals();
};

namespace {

/// "context" and "source" of everything in a .ts file.
QSet<QString> textsIn(const QString &path)
{
    QFile file(path);
    QSet<QString> texts;
    if (!file.open(QIODevice::ReadOnly))
        return texts;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.isStartElement() && xml.name() == u"source")
            texts.insert(context + u'|' + xml.readElementText());
    }
    return texts;
}

} // namespace

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

void TestTranslations::knowsEveryTextOfTheFormats()
{
    const QSet<QString> known = textsIn(QStringLiteral(SOURCE_DIR "/translations/hexahedron_de.ts"));
    QStringList missing;
    const auto look = [&](const char *context, const char *text) {
        if (*text && !known.contains(QLatin1String(context) + u'|' + QString::fromUtf8(text)))
            missing += QStringLiteral("%1: %2").arg(QLatin1String(context), QString::fromUtf8(text));
    };
    for (const Format *format : allFormats()) {
        look("formats", format->name);
        look("formats", format->recognition);
        for (const Field *field : format->schema()->fields) {
            look(field->docContext(), field->doc);
            look(field->schema->context, field->note);
            look(field->isHeader ? "schema" : field->schema->context, field->unit);
            look(field->schema->context, field->sealedBecause ? field->sealedBecause : "");
            for (const auto &named : field->names) {
                if (std::strchr(named.name, ' ')) // words for people; others are identifiers of the specification
                    look(field->schema->context, named.name);
            }
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

void TestTranslations::plurals_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("text");
    QTest::newRow("one") << QStringLiteral("en") << 1 << QStringLiteral("1 length");
    QTest::newRow("two") << QStringLiteral("en") << 2 << QStringLiteral("2 lengths");
    QTest::newRow("eine") << QStringLiteral("de") << 1 << QStringLiteral("1 Länge");
    QTest::newRow("zwei") << QStringLiteral("de") << 2 << QStringLiteral("2 Längen");
}

void TestTranslations::plurals()
{
    QFETCH(QString, language);
    QFETCH(int, count);
    QCoreApplication &application = *QCoreApplication::instance();
    installTranslations(application, QLocale(language));
    const QString text = QCoreApplication::translate("edit", "%n length(s)", nullptr, count);
    qDeleteAll(application.findChildren<QTranslator *>());
    QTEST(text, "text");
}

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
