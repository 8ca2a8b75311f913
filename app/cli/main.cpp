#include "app/cli/console.h"
#include "app/cli/source.h"
#include "app/cli/verb.h"
#include "core/formats/registry.h"
#include "core/language/languages.h"
#include "core/tree/value.h"
#include "translations/translations.h"

#include <QCoreApplication>

#include <algorithm>
#include <clocale>
#include <csignal>
#include <langinfo.h>
#include <new>
#include <numeric>
#include <span>
#include <system_error>
#include <vector>

using namespace hexahedron::cli;

namespace {

std::vector<const Verb *> allVerbs()
{
    std::vector<const Verb *> verbs;
    for (const auto group : {readingVerbs(), checkingVerbs(), editingVerbs(), salvagingVerbs(), explainingVerbs(),
                             comparingVerbs(), findingVerbs(), creatingVerbs(), renderingVerbs()}) {
        for (const Verb &verb : group)
            verbs.push_back(&verb);
    }
    return verbs;
}

/// How many letters must be put in, taken out or replaced to make one word of the other (Levenshtein).
qsizetype distance(QStringView from, QStringView to)
{
    std::vector<qsizetype> row(size_t(to.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (const QChar letter : from) {
        qsizetype diagonal = row[0]++;
        for (qsizetype i = 0; i < to.size(); ++i) {
            const qsizetype replaced = diagonal + (to[i] == letter ? 0 : 1);
            diagonal = row[size_t(i) + 1];
            row[size_t(i) + 1] = std::min({replaced, diagonal + 1, row[size_t(i)] + 1});
        }
    }
    return row.back();
}

/// The verb that was probably meant: at most two letters are wrong. Null when there is none.
const Verb *verbLike(QStringView name)
{
    const Verb *nearest = nullptr;
    qsizetype least = qMin<qsizetype>(3, name.size());
    for (const Verb *verb : allVerbs()) {
        const qsizetype away = distance(name.first(qMin<qsizetype>(name.size(), 32)),
                                        QLatin1String(verb->name).toString());
        if (away < least) {
            least = away;
            nearest = verb;
        }
    }
    return nearest;
}

/// "en, de".
QString languageCodes()
{
    QStringList codes;
    for (const hexahedron::Language *language : hexahedron::spokenLanguages())
        codes += QString::fromLatin1(language->code);
    return codes.join(QStringLiteral(", "));
}

QString usageOf(const Verb &verb)
{
    return text(QT_TRANSLATE_NOOP("hexa", "Usage: hexa %1 %2"))
        .arg(QLatin1String(verb.name), text(verb.operands))
        .trimmed();
}

QString optionText(const Option &option)
{
    const QLatin1String name(option.name);
    QString left = (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) + name;
    if (option.value)
        left += u' ' + text(option.value);
    return QStringLiteral("  %1 %2").arg(left, -24).arg(text(option.description));
}

constexpr Option limitOption{
    "limit", "NAME=VALUE",
    QT_TRANSLATE_NOOP("hexa", "how far packed bytes may expand: total=BYTES, stream=BYTES, ratio=N, depth=N")};

constexpr Option asOption{
    "as", "FORMAT",
    QT_TRANSLATE_NOOP("hexa", "read files as of that format, whatever they look like; hexa formats lists them")};

bool takesFormat(const Verb &verb)
{
    return verb.least > 0 && verb.readsAs;
}

/// The one format of that name; nothing, and a message, when there is none or several.
std::optional<const hexahedron::Format *> formatFrom(const QString &name)
{
    if (const hexahedron::Format *format = hexahedron::anyFormatById(name))
        return format;
    const std::vector<const hexahedron::Format *> found = formatsCalled(name);
    if (found.size() == 1)
        return found.front();
    QStringList ids;
    for (const hexahedron::Format *format : found)
        ids += QString::fromLatin1(format->id);
    if (!found.empty())
        complain(
            text(QT_TRANSLATE_NOOP("hexa", "--as %1 may be one of: %2")).arg(name, ids.join(QStringLiteral(", "))));
    return {};
}

void printHelp(const Verb &verb)
{
    Console console;
    QStringList lines{usageOf(verb), {}, text(verb.summary), {}, text(QT_TRANSLATE_NOOP("hexa", "Options:"))};
    for (const Option &option : verb.options)
        lines += optionText(option);
    if (verb.least > 0)
        lines += optionText(limitOption);
    if (takesFormat(verb))
        lines += optionText(asOption);
    lines += optionText({"help", nullptr, QT_TRANSLATE_NOOP("hexa", "print this text")});
    console.line(lines.join(u'\n'));
}

void printHelp()
{
    Console console;
    QStringList lines{text(QT_TRANSLATE_NOOP("hexa", "Usage: hexa VERB … — looks at, checks and edits 3D model files")),
                      {}};
    for (const Verb *verb : allVerbs())
        lines += QStringLiteral("  %1 %2").arg(QLatin1String(verb->name), -10).arg(text(verb->summary));
    lines += {
        {},
        text(QT_TRANSLATE_NOOP("hexa",
                               "hexa VERB --help tells more about one of them; hexa --version prints the version.")),
        {},
        text(QT_TRANSLATE_NOOP(
            "hexa", "A PATH names a node as hexa tree prints it, for instance MESH/VRTS/vertices[14]/position/y.")),
        text(QT_TRANSLATE_NOOP("hexa", "--language LANG, with any verb, chooses the language: %1; without it that of "
                                       "LC_ALL, LC_MESSAGES or LANG."))
            .arg(languageCodes()),
        text(QT_TRANSLATE_NOOP("hexa", "Exit status: 0 done, 1 issues or differences found, 2 wrong usage or an "
                                       "unreadable file, 3 edit refused."))};
    console.line(lines.join(u'\n'));
}

ExitCode usageError(const Verb &verb, const QString &message)
{
    complain(message);
    complain(usageOf(verb));
    return Trouble;
}

ExitCode run(const Verb &verb, const QStringList &words)
{
    QCommandLineParser parser;
    for (const Option &option : verb.options) {
        QCommandLineOption known(QString::fromLatin1(option.name));
        if (option.value)
            known.setValueName(QString::fromLatin1(option.value));
        parser.addOption(known);
    }
    parser.addOption(QCommandLineOption(QStringList{QStringLiteral("help"), QStringLiteral("h")}));
    parser.addOption(
        QCommandLineOption(QString::fromLatin1(limitOption.name), {}, QString::fromLatin1(limitOption.value)));
    if (takesFormat(verb))
        parser.addOption(
            QCommandLineOption(QString::fromLatin1(asOption.name), {}, QString::fromLatin1(asOption.value)));
    const bool isUnderstood = parser.parse(words);
    if (parser.isSet(QStringLiteral("help"))) {
        printHelp(verb);
        return Done;
    }
    if (!isUnderstood)
        return usageError(verb, parser.errorText());
    const QStringList operands = parser.positionalArguments();
    if (operands.size() < verb.least)
        return usageError(verb, text(QT_TRANSLATE_NOOP("hexa", "too few arguments")));
    if (verb.most >= 0 && operands.size() > verb.most)
        return usageError(verb, text(QT_TRANSLATE_NOOP("hexa", "too many arguments")));
    const auto limits = limitsFrom(parser.values(QString::fromLatin1(limitOption.name)));
    std::optional<const hexahedron::Format *> format = nullptr;
    if (takesFormat(verb) && parser.isSet(QString::fromLatin1(asOption.name)))
        format = formatFrom(parser.value(QString::fromLatin1(asOption.name)));
    return limits && format ? verb.run(Arguments(operands, parser, *limits, *format)) : Trouble;
}

ExitCode run(QStringList words)
{
    words.removeFirst();
    if (words.isEmpty()) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "say what to do; hexa --help lists the verbs")));
        return Trouble;
    }
    const QString first = words.constFirst();
    const bool asksForHelp = first == QLatin1String("help");
    if (first == QLatin1String("--help") || first == QLatin1String("-h") || (asksForHelp && words.size() < 2)) {
        printHelp();
        return Done;
    }
    if (first == QLatin1String("--version")) {
        Console().line(QStringLiteral("hexa " HEXA_VERSION));
        return Done;
    }
    const QString name = asksForHelp ? words[1] : first;
    for (const Verb *verb : allVerbs()) {
        if (name != QLatin1String(verb->name))
            continue;
        if (!asksForHelp)
            return run(*verb, words);
        printHelp(*verb);
        return Done;
    }
    complain(text(QT_TRANSLATE_NOOP("hexa", "unknown verb: %1; hexa --help lists them")).arg(name));
    if (const Verb *verb = verbLike(name))
        complain(text(QT_TRANSLATE_NOOP("hexa", "did you mean %1?")).arg(QLatin1String(verb->name)));
    return Trouble;
}

} // namespace

int main(int argc, char *argv[])
{
    std::signal(SIGXFSZ, SIG_IGN);                           // a file that may grow no further: writing says so
    const QLocale asked = hexahedron::localeOfEnvironment(); // also where the system does not have that locale
    // Names and texts are UTF-8 here. Qt would switch by itself, but say so on standard error each time.
    std::setlocale(LC_ALL, "");
    if (qstrcmp(nl_langinfo(CODESET), "UTF-8") != 0)
        qputenv("LC_ALL", "C.UTF-8");
    QCoreApplication app(argc, argv);
    QStringList words = QCoreApplication::arguments();
    QString unknown;
    const hexahedron::Language *chosen = hexahedron::takeLanguage(words, &unknown);
    QLocale::setDefault(chosen ? hexahedron::localeOf(*chosen) : asked);
    hexahedron::installTranslations(app);
    try {
        // Read as text, such a word would be another one: a name that does not exist, a value that nobody typed.
        for (const char *word : std::span(argv, size_t(argc))) {
            if (QUtf8StringView(word).isValidUtf8())
                continue;
            complain(text(QT_TRANSLATE_NOOP("hexa", "%1: this is not UTF-8; hexa takes names and values in UTF-8 only"))
                         .arg(hexahedron::textOf(word)));
            return Trouble;
        }
        if (!unknown.isEmpty()) {
            complain(
                text(QT_TRANSLATE_NOOP("hexa", "%1: no such language; there are %2")).arg(unknown, languageCodes()));
            return Trouble;
        }
        return run(words);
    } catch (const std::bad_alloc &) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "there is not enough memory")));
    } catch (const std::system_error &error) {
        complain(QString::fromLocal8Bit(error.what()));
    }
    return Trouble;
}
