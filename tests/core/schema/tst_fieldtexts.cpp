#include "core/formats/registry.h"
#include "core/language/languages.h"
#include "core/schema/fieldtexts.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace hexahedron;

/// What fields are for: the pages, and which of their texts is that of a field.
class TestFieldTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPages();
    void withoutAPageTheDescriptionTells();
    void everyFieldHasItsText_data();
    void everyFieldHasItsText();
    void everyHeadingMeansAField_data() { everyFieldHasItsText_data(); }
    void everyHeadingMeansAField();
    void translationsHaveTheSameHeadings_data() { everyFieldHasItsText_data(); }
    void translationsHaveTheSameHeadings();
};

namespace {

using Texts = QHash<QString, FieldText>;

Texts pageOf(const Schema &schema, const char *language)
{
    return fieldTextsOn(referenceFile(QLatin1StringView(language), u"fields/"_s + QLatin1StringView(schema.context)));
}

/// "a/b/c (form)", "a/b/c", "b/c (form)", …: the headings that would be about a field, the longest first.
QStringList headingsFor(const DescribedField &described)
{
    QStringList headings;
    QString path = withoutBlanks(described.path);
    for (;;) {
        if (*described.field->form)
            headings += u"%1 (%2)"_s.arg(path, QString::fromUtf8(described.field->form));
        headings += path;
        if (!path.contains(u'/'))
            return headings;
        path = path.section(u'/', 1);
    }
}

} // namespace

void TestFieldTexts::readsPages()
{
    const Texts texts = fieldTextsOn(u"# A title\n\n## file/count, file/size\n\nHow much it is.\n\n> Nobody looks.\n\n"
                                     "## file/size\n\n> Somebody looks.\n"_s);
    QCOMPARE(texts.size(), 2);
    QCOMPARE(texts[u"file/count"_s].doc, u"How much it is."_s);
    QCOMPARE(texts[u"file/count"_s].note, u"Nobody looks."_s);
    QCOMPARE(texts[u"file/size"_s].doc, u"How much it is."_s);
    QCOMPARE(texts[u"file/size"_s].note, u"Somebody looks."_s);
}

void TestFieldTexts::withoutAPageTheDescriptionTells()
{
    SchemaBuilder builder("NoSuchPage", {});
    const auto count = builder.file().u32("count").doc("How many there are.").note("At least one.");
    builder.finish();
    QCOMPARE(textOf(*count.field()).doc, u"How many there are."_s);
    QCOMPARE(count.field()->translatedNote(), u"At least one."_s);
}

void TestFieldTexts::everyFieldHasItsText_data()
{
    QTest::addColumn<const Format *>("format");
    for (const Format *format : allFormats())
        QTest::newRow(format->id) << format;
    QVERIFY(allFormats().size() > 20);
}

/// In every language, also where the description itself says it.
void TestFieldTexts::everyFieldHasItsText()
{
    QFETCH(const Format *, format);
    QStringList missing;
    for (const Language &language : languages()) {
        const Texts page = pageOf(*format->schema(), language.code);
        for (const DescribedField &described : fieldsWithPaths(*format->schema())) {
            const QStringList headings = headingsFor(described);
            const bool isTold = std::any_of(headings.begin(), headings.end(),
                                            [&](const QString &heading) { return !page.value(heading).doc.isEmpty(); });
            if (!isTold && *described.field->doc == 0)
                missing += u"%1: %2"_s.arg(QLatin1StringView(language.code), described.path);
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

/// Else somebody renamed a field, and its text is lost.
void TestFieldTexts::everyHeadingMeansAField()
{
    QFETCH(const Format *, format);
    QSet<QString> meant;
    for (const Format *other : allFormats()) {
        if (qstrcmp(other->schema()->context, format->schema()->context) != 0)
            continue;
        for (const DescribedField &described : fieldsWithPaths(*other->schema())) {
            for (const QString &heading : headingsFor(described))
                meant += heading;
        }
    }
    QStringList idle;
    const Texts page = pageOf(*format->schema(), "en");
    for (auto text = page.begin(); text != page.end(); ++text) {
        if (!meant.contains(text.key()))
            idle += text.key();
    }
    QVERIFY2(idle.isEmpty(), qPrintable(idle.join(u'\n')));
}

void TestFieldTexts::translationsHaveTheSameHeadings()
{
    QFETCH(const Format *, format);
    const Texts english = pageOf(*format->schema(), "en");
    QStringList different;
    for (const Language &language : languages()) {
        const Texts translated = pageOf(*format->schema(), language.code);
        for (const QString &heading : QSet<QString>(english.keyBegin(), english.keyEnd())
                                          + QSet<QString>(translated.keyBegin(), translated.keyEnd())) {
            const FieldText here = english.value(heading), there = translated.value(heading);
            if (here.doc.isEmpty() != there.doc.isEmpty() || here.note.isEmpty() != there.note.isEmpty())
                different += u"%1: %2"_s.arg(QLatin1StringView(language.code), heading);
        }
    }
    QVERIFY2(different.isEmpty(), qPrintable(different.join(u'\n')));
}

QTEST_APPLESS_MAIN(TestFieldTexts)
#include "tst_fieldtexts.moc"
