#include "translations/translations.h"

#include "core/formats/registry.h"
#include "core/language/languages.h"
#include "core/report/explanation.h"
#include "core/schema/schema.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <QTranslator>
#include <QXmlStreamReader>

#include <cstring>

using namespace hexahedron;
using namespace Qt::StringLiterals;

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void germanIsCompiledIn();
    void installsWhatFits_data();
    void installsWhatFits();
    void installsOneLanguageAtATime();
    void findsTheLanguageOfALocale_data();
    void findsTheLanguageOfALocale();
    void environmentChooses_data();
    void environmentChooses();
    void takesTheLanguageOutOfTheWords_data();
    void takesTheLanguageOutOfTheWords();
    void translatesEverything_data();
    void translatesEverything();
    void keepsPlacesAndKeys_data() { translatesEverything_data(); }
    void keepsPlacesAndKeys();
    void hasAFormForEveryCount_data() { translatesEverything_data(); }
    void hasAFormForEveryCount();
    void knowsEveryTextOfTheFormats_data() { translatesEverything_data(); }
    void knowsEveryTextOfTheFormats();
    void germanSaysOneWordForOneThing();
    void plurals_data();
    void plurals();
};

namespace {

/// One text of a .ts file.
struct Message
{
    QString context;
    QString source;
    QStringList forms; ///< one, or as many as the language has plurals
    bool isCounted = false;
    bool isFinished = true;
};

std::vector<Message> messagesIn(const Language &language)
{
    QFile file(QStringLiteral(SOURCE_DIR "/translations/hexahedron_%1.ts").arg(QLatin1StringView(language.code)));
    std::vector<Message> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            context = xml.readElementText();
        else if (xml.name() == u"message")
            messages.push_back({context, {}, {}, xml.attributes().value(QLatin1StringView("numerus")) == u"yes"});
        else if (xml.name() == u"source")
            messages.back().source = xml.readElementText();
        else if (xml.name() == u"numerusform")
            messages.back().forms += xml.readElementText();
        else if (xml.name() == u"translation") {
            messages.back().isFinished = !xml.attributes().hasAttribute(QLatin1StringView("type"));
            if (!messages.back().isCounted)
                messages.back().forms = {xml.readElementText()};
        }
    }
    return messages;
}

QSet<QString> found(const QString &text, const QString &pattern)
{
    QSet<QString> all;
    auto matches = QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption).globalMatch(text);
    while (matches.hasNext())
        all += matches.next().captured();
    return all;
}

/// Letters that are pressed with Alt: "&Open", and in Chinese "打开(&O)".
qsizetype keysIn(QString text)
{
    return found(text.remove(QStringLiteral("&&")), QStringLiteral("&(?=\\w)(?!\\w+;)")).size();
}

QByteArray told(const Message &message, const QString &form)
{
    return QStringLiteral("%1: \"%2\" → \"%3\"").arg(message.context, message.source, form).toUtf8();
}

/// Puts back what it was.
class Environment
{
public:
    Environment()
    {
        for (const char *name : {"LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"}) {
            m_before.emplace_back(name, qgetenv(name));
            qunsetenv(name);
        }
    }
    ~Environment()
    {
        for (const auto &[name, value] : m_before)
            value.isEmpty() ? qunsetenv(name) : qputenv(name, value);
    }

private:
    std::vector<std::pair<const char *, QByteArray>> m_before;
};

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

/// What was spoken before would show through wherever the new language lacks a text.
void TestTranslations::installsOneLanguageAtATime()
{
    QCoreApplication &application = *QCoreApplication::instance();
    installTranslations(application, QLocale(u"de_DE"_s));
    installTranslations(application, QLocale(u"en_GB"_s));
    QCOMPARE(QCoreApplication::translate("edit", "%n length(s)", nullptr, 2), u"2 lengths"_s);
    QCOMPARE(QCoreApplication::translate("Actions", "&Open…"), u"&Open…"_s);
    qDeleteAll(application.findChildren<QTranslator *>());
}

void TestTranslations::findsTheLanguageOfALocale_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("code");
    QTest::newRow("China") << u"zh_CN"_s << u"zh_CN"_s;
    QTest::newRow("Chinese") << u"zh"_s << u"zh_CN"_s;
    QTest::newRow("Singapore") << u"zh_SG"_s << u"zh_CN"_s;
    QTest::newRow("Taiwan writes other characters") << u"zh_TW"_s << u"en"_s;
    QTest::newRow("Switzerland") << u"de_CH"_s << u"de"_s;
    QTest::newRow("France") << u"fr_FR"_s << u"en"_s;
    QTest::newRow("C") << u"C"_s << u"en"_s;
}

void TestTranslations::findsTheLanguageOfALocale()
{
    QFETCH(QString, locale);
    QTEST(QString::fromLatin1(languageFor(QLocale(locale)).code), "code");
}

void TestTranslations::environmentChooses_data()
{
    QTest::addColumn<QList<std::pair<QByteArray, QByteArray>>>("variables");
    QTest::addColumn<QString>("code");
    using List = QList<std::pair<QByteArray, QByteArray>>;
    QTest::newRow("nothing") << List{} << u"en"_s;
    QTest::newRow("LANG") << List{{"LANG", "zh_CN.UTF-8"}} << u"zh_CN"_s;
    QTest::newRow("with a variant") << List{{"LANG", "de_DE@euro"}} << u"de"_s;
    QTest::newRow("messages before LANG") << List{{"LANG", "en_US.UTF-8"}, {"LC_MESSAGES", "de_DE.UTF-8"}} << u"de"_s;
    QTest::newRow("LC_ALL before all") << List{{"LC_MESSAGES", "de_DE.UTF-8"}, {"LC_ALL", "zh_CN"}} << u"zh_CN"_s;
    QTest::newRow("C is English") << List{{"LANG", "de_DE.UTF-8"}, {"LC_ALL", "C.UTF-8"}, {"LANGUAGE", "de"}}
                                  << u"en"_s;
    QTest::newRow("the first that we speak") << List{{"LANG", "en_US.UTF-8"}, {"LANGUAGE", "fr:de:en"}} << u"de"_s;
}

void TestTranslations::environmentChooses()
{
    using List = QList<std::pair<QByteArray, QByteArray>>;
    QFETCH(List, variables);
    const Environment environment;
    for (const auto &[name, value] : variables)
        qputenv(name.constData(), value);
    QTEST(QString::fromLatin1(languageFor(localeOfEnvironment()).code), "code");
}

void TestTranslations::takesTheLanguageOutOfTheWords_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<QString>("left");
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("unknown");
    QTest::newRow("none") << u"hexa tree f"_s << u"hexa tree f"_s << QString() << QString();
    QTest::newRow("before the verb") << u"hexa --language de tree f"_s << u"hexa tree f"_s << u"de"_s << QString();
    QTest::newRow("one word") << u"hexa tree --language=zh_CN f"_s << u"hexa tree f"_s << u"zh_CN"_s << QString();
    QTest::newRow("as in HTML") << u"hexa tree f --language zh-cn"_s << u"hexa tree f"_s << u"zh_CN"_s << QString();
    QTest::newRow("not known") << u"hexa --language xx tree"_s << u"hexa tree"_s << QString() << u"xx"_s;
    QTest::newRow("says nothing") << u"hexa tree --language"_s << u"hexa tree"_s << QString() << u"--language"_s;
    QTest::newRow("after the end of options")
        << u"hexa get f -- --language"_s << u"hexa get f -- --language"_s << QString() << QString();
}

void TestTranslations::takesTheLanguageOutOfTheWords()
{
    QFETCH(QString, line);
    QFETCH(QString, code);
    QStringList words = line.split(u' ');
    QString unknown;
    const Language *language = takeLanguage(words, &unknown);
    QTEST(words.join(u' '), "left");
    QCOMPARE(language ? QString::fromLatin1(language->code) : QString(), code);
    QTEST(unknown, "unknown");
}

void TestTranslations::translatesEverything_data()
{
    QTest::addColumn<const Language *>("language");
    for (const Language &language : languages().subspan(1))
        QTest::newRow(language.code) << &language;
}

void TestTranslations::translatesEverything()
{
    QFETCH(const Language *, language);
    const std::vector<Message> all = messagesIn(*language);
    const auto translated = std::count_if(all.begin(), all.end(), [](const Message &message) {
        return message.isFinished && !message.forms.contains(QString());
    });
    const QByteArray told = QByteArray(language->code) + ": " + QByteArray::number(qint64(all.size()) - translated)
                            + " of " + QByteArray::number(qint64(all.size())) + " texts are not translated";
    qInfo("%s", told.constData());
    if (language->isComplete)
        QVERIFY2(!all.empty() && translated == qint64(all.size()), told.constData());
}

/// What is not put in, or cannot be reached with a key, nobody notices who does not know the original.
void TestTranslations::keepsPlacesAndKeys()
{
    QFETCH(const Language *, language);
    const QString place = QStringLiteral("%L?[0-9]+"), html = QStringLiteral("</?[a-z][a-z0-9]*");
    QByteArrayList lost;
    for (const Message &message : messagesIn(*language)) {
        for (const QString &form : message.forms) {
            if (form.isEmpty())
                continue; // counted by translatesEverything()
            if (found(message.source, place) != found(form, place) || found(message.source, html) != found(form, html)
                || keysIn(message.source) != keysIn(form))
                lost += told(message, form);
        }
    }
    QVERIFY2(lost.isEmpty(), lost.join('\n').constData());
}

void TestTranslations::hasAFormForEveryCount()
{
    QFETCH(const Language *, language);
    const qsizetype wanted = QLatin1StringView(language->code) == u"zh_CN" ? 1 : 2;
    QByteArrayList wrong;
    for (const Message &message : messagesIn(*language)) {
        if (!message.isFinished || !message.isCounted)
            continue;
        // Of several forms the first may say "a" or "one".
        const QString &many = message.forms.last();
        const bool saysCount = !message.source.contains(u"%n") || many.contains(u"%n") || many.contains(u"%Ln");
        if (message.forms.size() != wanted || !saysCount)
            wrong += told(message, message.forms.join(u" | "_s));
    }
    QVERIFY2(wrong.isEmpty(), wrong.join('\n').constData());
}

void TestTranslations::knowsEveryTextOfTheFormats()
{
    QFETCH(const Language *, language);
    QSet<QString> known;
    for (const Message &message : messagesIn(*language))
        known += message.context + u'|' + message.source;
    if (!language->isComplete)
        QSKIP("the language is not complete");
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
            look(field->schema->context, field->followsNot ? field->followsNot : "");
            for (const auto &named : field->number.names) {
                if (std::strchr(named.name, ' ')) // words for people; others are identifiers of the specification
                    look(field->schema->context, named.name);
            }
        }
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(u'\n')));
}

/// The words that translations/README.md does not choose stand nowhere: neither in the window nor in what people read.
void TestTranslations::germanSaysOneWordForOneThing()
{
    QFile terms(u"" SOURCE_DIR "/translations/README.md"_s);
    QVERIFY(terms.open(QIODevice::ReadOnly));
    const QString german = QString::fromUtf8(terms.readAll()).section(u"## German"_s, 1).section(u"\n## "_s, 0, 0);
    QStringList refused;
    for (const QString &line : german.split(u'\n', Qt::SkipEmptyParts)) {
        for (const QString &word : line.section(u'|', 3, 3).split(u',')) {
            if (!word.trimmed().isEmpty() && !word.contains(u"---"_s) && word.trimmed() != u"not")
                refused += QRegularExpression::escape(word.trimmed());
        }
    }
    QVERIFY(refused.size() > 20);
    const QRegularExpression words(u"\\b(%1)\\b"_s.arg(refused.join(u'|')),
                                   QRegularExpression::UseUnicodePropertiesOption);
    QStringList found;
    const auto look = [&](const QString &text, const QString &where) {
        if (const auto match = words.match(text); match.hasMatch())
            found += where + u": "_s + match.captured() + u": "_s + text.left(100);
    };
    for (const Message &message : messagesIn(*languageNamed(u"de"_s))) {
        for (const QString &form : message.forms)
            look(QString(form).remove(u'&'), message.context);
    }
    static const QRegularExpression names(u"`[^`]*`|<!--.*?-->|^## \\S+/.*"_s); // of fields, and for programs
    for (const char *folder : {"/resources/reference/de", "/resources/lessons/de"}) {
        QDirIterator pages(u"" SOURCE_DIR ""_s + QLatin1StringView(folder), {u"*.md"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (pages.hasNext()) {
            QFile page(pages.next());
            QVERIFY(page.open(QIODevice::ReadOnly));
            for (QString line : QString::fromUtf8(page.readAll()).split(u'\n'))
                look(line.remove(names), pages.fileName());
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
}

void TestTranslations::plurals_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("text");
    QTest::newRow("one") << QStringLiteral("en") << 1 << QStringLiteral("1 length");
    QTest::newRow("two") << QStringLiteral("en") << 2 << QStringLiteral("2 lengths");
    QTest::newRow("eine") << QStringLiteral("de") << 1 << QStringLiteral("eine Länge");
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
