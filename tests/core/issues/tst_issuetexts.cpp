#include "core/formats/issuecatalogue.h"
#include "core/issues/issue.h"
#include "core/issues/issuetexts.h"
#include "core/language/languages.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace hexahedron;

/// What is said of issues: the pages, and which of their texts is that of a kind.
class TestIssueTexts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPages();
    void countsChooseTheSentence();
    void everyKindHasItsText_data();
    void everyKindHasItsText();
    void placesForArgumentsAreTheSame_data() { everyKindHasItsText_data(); }
    void placesForArgumentsAreTheSame();
};

namespace {

using Texts = QHash<QString, IssueText>;

Texts textsIn(const QString &language)
{
    Texts texts;
    for (const QString &page : QDir(u":/reference/%1/issues"_s.arg(language)).entryList()) {
        const Texts own = issueTextsOn(referenceFile(language, u"issues/"_s + page.section(u'.', 0, 0)));
        for (auto text = own.begin(); text != own.end(); ++text) {
            if (texts.contains(text.key()))
                qWarning("%s stands on two pages.", qPrintable(text.key()));
            texts.insert(text.key(), *text);
        }
    }
    return texts;
}

/// "%1", "%2", "%n", each once.
QSet<QString> placesIn(const QString &sentence)
{
    static const QRegularExpression place(u"%[1-9n]"_s);
    QSet<QString> places;
    for (auto all = place.globalMatch(sentence); all.hasNext();)
        places += all.next().captured();
    return places;
}

} // namespace

void TestIssueTexts::readsPages()
{
    const Texts texts = issueTextsOn(
        u"# Title\n\n## BYTES_LOST\n\n1: One byte is lost.\nn: %n bytes are lost.\n\n"
        "> Look for them.\n>> Repairing adds them.\n\n## EMPTY\n\n%1 is empty.\n\n>> Repairing "
        "drops it.\n"_s);
    QCOMPARE(texts.size(), 2);
    QCOMPARE(texts[u"BYTES_LOST"_s].ofOne, u"One byte is lost."_s);
    QCOMPARE(texts[u"BYTES_LOST"_s].sentence, u"%n bytes are lost."_s);
    QCOMPARE(texts[u"BYTES_LOST"_s].advice, u"Look for them."_s);
    QCOMPARE(texts[u"BYTES_LOST"_s].repair, u"Repairing adds them."_s);
    QCOMPARE(texts[u"EMPTY"_s].sentence, u"%1 is empty."_s);
    QCOMPARE(texts[u"EMPTY"_s].advice, QString());
    QCOMPARE(texts[u"EMPTY"_s].repair, u"Repairing drops it."_s);
}

void TestIssueTexts::countsChooseTheSentence()
{
    for (const CataloguedIssue &issue : issueCatalogue()) {
        const IssueText text = textOf(*issue.kind);
        if (text.ofOne.isEmpty())
            continue;
        QVERIFY(countsFirstArgument(*issue.kind));
        QCOMPARE(issueSentence(*issue.kind, {u"1"_s}),
                 withArguments(QString(text.ofOne).replace(u"%n"_s, u"1"_s), {u"1"_s}));
        QVERIFY(issueSentence(*issue.kind, {u"12"_s}).contains(u"12"));
        QVERIFY(!issueSentence(*issue.kind, {u"12"_s}).contains(u"%n"));
    }
}

void TestIssueTexts::everyKindHasItsText_data()
{
    QTest::addColumn<QString>("language");
    for (const Language &language : languages())
        QTest::newRow(language.code) << QString::fromLatin1(language.code);
}

void TestIssueTexts::everyKindHasItsText()
{
    QFETCH(QString, language);
    const Texts texts = textsIn(language);
    QSet<QString> codes;
    QStringList wrong;
    for (const CataloguedIssue &issue : issueCatalogue()) {
        const QString code = QString::fromLatin1(issue.kind->code);
        codes += code;
        if (texts.value(code).sentence.isEmpty())
            wrong += u"no text: "_s + code;
    }
    QVERIFY(codes.size() > 300);
    for (auto text = texts.begin(); text != texts.end(); ++text) {
        if (!codes.contains(text.key()))
            wrong += u"no such code: "_s + text.key();
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

/// Else an issue would not say what it is about, or say "%3".
void TestIssueTexts::placesForArgumentsAreTheSame()
{
    QFETCH(QString, language);
    const Texts english = textsIn(u"en"_s), translated = textsIn(language);
    QStringList wrong;
    for (auto text = english.begin(); text != english.end(); ++text) {
        const IssueText there = translated.value(text.key());
        if (placesIn(text->sentence) != placesIn(there.sentence) || text->advice.isEmpty() != there.advice.isEmpty()
            || text->repair.isEmpty() != there.repair.isEmpty()
            || !placesIn(text->sentence).contains(placesIn(there.ofOne)))
            wrong += text.key();
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

QTEST_APPLESS_MAIN(TestIssueTexts)
#include "tst_issuetexts.moc"
