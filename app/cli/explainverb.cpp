// The reference, with no file and of one item of a file.
#include "app/cli/console.h"
#include "app/cli/source.h"
#include "core/formats/issuecatalogue.h"
#include "core/formats/registry.h"
#include "core/report/effect.h"
#include "core/report/explanation.h"
#include "core/report/glossary.h"
#include "core/report/issuepage.h"
#include "core/report/jsonwriter.h"
#include "core/report/walk.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <algorithm>

namespace hexahedron::cli {

namespace {

void explainFormat(Console &console, const Format &format)
{
    console.line(
        QStringLiteral("%1  %2").arg(QLatin1String(format.id), QCoreApplication::translate("formats", format.name)));
    console.line(QStringLiteral("    ") + QCoreApplication::translate("formats", format.recognition));
    console.line({});
    for (const DescribedField &field : describedFields(format))
        console.line(QStringLiteral("%1  %2").arg(field.path, -60).arg(field.field->translatedDoc()));
}

/// A field by its path or the end of its path, or a rule by its number.
std::vector<QStringList> explanationsOf(const Format &format, const QString &name)
{
    std::vector<QStringList> found = explainFields(format, name);
    for (const ReferenceRule &rule : referenceRules(format)) {
        if (rule.number == name)
            found.push_back(explainRule(rule));
    }
    return found;
}

ExitCode explainItem(const Arguments &arguments)
{
    const auto tree = readFile(arguments);
    if (!tree)
        return Trouble;
    const std::optional<Item> item = findItem(*tree, arguments.positional().at(1));
    if (!item)
        return Trouble;
    Console console;
    console.line(QStringLiteral("%1  %2").arg(tree->path(*item), displayText(*tree, *item)).trimmed());
    if (const QString effect = effectOf(*tree, *item); !effect.isEmpty())
        console.line(effect);
    const Format *format = tree->stream(item->stream).format;
    if (const DescribedField *field = describedField(*format, item->field))
        console.line(explainField(*format, *field, tree->type(*item)).join(u'\n'));
    else if (item->field
             && !item->field->translatedDoc().isEmpty()) // a part that has no fixed place, such as those of shaders
        console.line(QStringLiteral("    ") + item->field->translatedDoc());
    return console.finish();
}

/// The issue with that code; of a family of formats what can be found in its files.
QStringList explanationsOfIssue(const QString &code, const QString &family = {})
{
    for (const CataloguedIssue &issue : issueCatalogue()) {
        const QLatin1StringView own(issue.family);
        if (QLatin1StringView(issue.kind->code) == code && (family.isEmpty() || own.isEmpty() || own == family))
            return explainIssue(issue);
    }
    return {};
}

/// What is no format: an issue, a rule of any format, a word of the glossary.
QStringList explanationsOfWord(const QString &word)
{
    QStringList lines = explanationsOfIssue(word.toUpper());
    for (const Format *format : allFormats()) {
        for (const ReferenceRule &rule : referenceRules(*format)) {
            if (rule.number.compare(word, Qt::CaseInsensitive) == 0)
                lines += QStringList{familyOf(*format)} + explainRule(rule);
        }
    }
    // Formats of one family share their rules.
    QStringList told;
    for (const QString &line : std::as_const(lines)) {
        if (!told.contains(line))
            told += line;
    }
    if (const GlossaryWord *found = glossaryWord(readersLanguage(), word))
        told += {found->title, QStringLiteral("    ") + found->text};
    return told;
}

ExitCode explainName(const Arguments &arguments, const QString &asked)
{
    const QString formatName = asked.section(u':', 0, 0);
    if (!asked.contains(u':') && !arguments.has("json") && formatsLike(formatName).empty()) {
        if (const QStringList lines = explanationsOfWord(asked); !lines.isEmpty()) {
            Console console;
            console.line(lines.join(u'\n'));
            return console.finish();
        }
    }
    const std::vector<const Format *> formats = formatsCalled(formatName);
    if (formats.empty())
        return Trouble;
    Console console;
    if (arguments.has("json")) {
        TextOutput out;
        JsonWriter json(out);
        writeExplanations(json, formats);
        console.raw(QByteArray(out.text().data(), qsizetype(out.text().size())));
        return console.finish();
    }
    const QString name = asked.section(u':', 1);
    std::vector<QStringList> found;
    for (const Format *format : formats) {
        if (name.isEmpty())
            explainFormat(console, *format);
        for (const QStringList &explanation :
             name.isEmpty() ? std::vector<QStringList>() : explanationsOf(*format, name)) {
            if (std::find(found.begin(), found.end(), explanation)
                == found.end()) // a rule of several formats of one family
                found.push_back(explanation);
        }
    }
    if (name.isEmpty())
        return console.finish();
    QStringList lines;
    for (const QStringList &explanation : found)
        lines += explanation;
    if (lines.isEmpty())
        lines = explanationsOfIssue(name.toUpper(), familyOf(*formats.front()));
    if (lines.isEmpty()) {
        complain(
            text(QT_TRANSLATE_NOOP("hexa", "%1 has no field, no rule and no issue called %2")).arg(formatName, name));
        return Trouble;
    }
    console.line(lines.join(u'\n'));
    return console.finish();
}

ExitCode runExplain(const Arguments &arguments)
{
    const QStringList &words = arguments.positional();
    if (arguments.has("all")) {
        Console console;
        TextOutput out;
        JsonWriter json(out);
        writeExplanations(json, allFormats());
        console.raw(QByteArray(out.text().data(), qsizetype(out.text().size())));
        return console.finish();
    }
    if (words.isEmpty()) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "too few arguments")));
        return Trouble;
    }
    return words.size() == 2 ? explainItem(arguments) : explainName(arguments, words.constFirst());
}

/// The tour of the file that the window gives, printed.
ExitCode runWalk(const Arguments &arguments)
{
    const auto tree = readFile(arguments);
    if (!tree)
        return Trouble;
    Console console;
    for (Item step = walk::first(*tree); step.isValid(); step = walk::next(*tree, step)) {
        const QString path = tree->path(step);
        if (!path.isEmpty())
            console.line(path);
        console.line(QStringLiteral("    ") + walk::sentences(*tree, step).join(u' '));
    }
    return console.finish();
}

} // namespace

std::span<const Verb> explainingVerbs()
{
    static const std::vector<Verb> verbs{
        {.name = "explain",
         .operands = QT_TRANSLATE_NOOP(
             "hexa", "FORMAT[:FIELD|RULE|CODE] [--json] | RULE | CODE | WORD | FILE PATH | --all --json"),
         .summary = QT_TRANSLATE_NOOP(
             "hexa", "print what is known of a format, a field, a rule, an issue, a word, or of one item of a file"),
         .options = {{"json", nullptr, QT_TRANSLATE_NOOP("hexa", "as JSON")},
                     {"all", nullptr, QT_TRANSLATE_NOOP("hexa", "all of every format, as JSON")}},
         .least = 0,
         .most = 2,
         .run = runExplain},
        {.name = "walk",
         .operands = QT_TRANSLATE_NOOP("hexa", "FILE"),
         .summary = QT_TRANSLATE_NOOP("hexa",
                                      "tell what the bytes of a file say, structure by structure, in their order"),
         .options = {},
         .least = 1,
         .most = 1,
         .run = runWalk},
    };
    return verbs;
}

} // namespace hexahedron::cli
