#include "core/formats/registry.h"
#include "core/report/explanation.h"

#include <QDir>
#include <QTest>

using namespace hexahedron;
using namespace Qt::StringLiterals;

/// Nothing is left without words: every field says what it is for, every flag and enumerator what readers do with it.
class TestExplanations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFieldHasAText_data();
    void everyFieldHasAText();
    void everyValueHasASentence_data();
    void everyValueHasASentence();
    void sentencesAreNoNames();
    void germanSaysAllThatEnglishSays();
};

void TestExplanations::everyFieldHasAText_data()
{
    QTest::addColumn<QString>("id");
    for (const Format *format : allFormats())
        QTest::newRow(format->id) << QString::fromLatin1(format->id);
}

void TestExplanations::everyFieldHasAText()
{
    QFETCH(QString, id);
    const Format &format = *formatById(id);
    QStringList silent;
    for (const DescribedField &described : describedFields(format)) {
        if (factsOf(format, described).doc.isEmpty())
            silent += described.path;
    }
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u' ')));
}

void TestExplanations::everyValueHasASentence_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("language");
    for (const Format *format : allFormats()) {
        for (const QString &language : {u"en"_s, u"de"_s})
            QTest::addRow("%s %s", format->id, qPrintable(language)) << QString::fromLatin1(format->id) << language;
    }
}

void TestExplanations::everyValueHasASentence()
{
    QFETCH(QString, id);
    QFETCH(QString, language);
    const QLocale before;
    QLocale::setDefault(QLocale(language));
    const Format &format = *formatById(id);
    QStringList silent;
    for (const DescribedField &described : describedFields(format)) {
        for (const FieldFacts::Value &value : factsOf(format, described).values) {
            if (value.doc.isEmpty())
                silent += u"%1 %2"_s.arg(described.path, value.name);
        }
    }
    QLocale::setDefault(before);
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
}

/// "clamp: clamp" tells nobody anything.
void TestExplanations::sentencesAreNoNames()
{
    for (const Format *format : allFormats()) {
        for (const DescribedField &described : describedFields(*format)) {
            const FieldFacts facts = factsOf(*format, described);
            QVERIFY2(facts.doc.compare(described.path.section(u'/', -1), Qt::CaseInsensitive) != 0,
                     qPrintable(described.path));
            for (const FieldFacts::Value &value : facts.values)
                QVERIFY2(value.doc.compare(value.name, Qt::CaseInsensitive) != 0 && value.doc.contains(u' '),
                         qPrintable(described.path + u' ' + value.name));
        }
    }
}

/// A sentence that one language has and the other has not would be shown in English.
void TestExplanations::germanSaysAllThatEnglishSays()
{
    const auto sentences = [](const QString &language) {
        QMap<QString, QString> found;
        const QLocale before;
        QLocale::setDefault(QLocale(language));
        for (const Format *format : allFormats()) {
            for (const DescribedField &described : describedFields(*format)) {
                for (const FieldFacts::Value &value : factsOf(*format, described).values)
                    found.insert(u"%1 %2 %3"_s.arg(QLatin1StringView(format->id), described.path).arg(value.number),
                                 value.doc);
            }
        }
        QLocale::setDefault(before);
        return found;
    };
    const QMap<QString, QString> english = sentences(u"en"_s), german = sentences(u"de"_s);
    QCOMPARE(german.keys(), english.keys());
    QStringList same;
    for (auto it = english.begin(); it != english.end(); ++it) {
        // What a block is for is told in the description, and translated there.
        const bool isOfBlock = it.key().contains(u"/type ") && it.key().startsWith(u"ecere");
        if (!isOfBlock && it.value() == german.value(it.key()))
            same += it.key();
    }
    QVERIFY2(same.isEmpty(), qPrintable(same.join(u'\n')));
}

QTEST_APPLESS_MAIN(TestExplanations)
#include "tst_explanations.moc"
