// What still can be read of a broken file, or of one in which others lie, into files of its own.
#include "app/cli/console.h"
#include "app/cli/source.h"
#include "core/formats/registry.h"
#include "core/report/salvagereport.h"
#include "core/salvage/rescue.h"

#include <QDir>
#include <QFileInfo>

namespace hexahedron::cli {

namespace {

using namespace salvage;

/// The formats to look for: those that options name, all without one. Empty, with a message, for a name that nothing has.
std::vector<const Format *> wantedFormats(const QStringList &names)
{
    std::vector<const Format *> formats;
    for (const QString &name : names) {
        const std::vector<const Format *> called = formatsCalled(name);
        if (called.empty())
            return {};
        formats.insert(formats.end(), called.begin(), called.end());
    }
    if (names.isEmpty())
        formats.assign(allFormats().begin(), allFormats().end());
    return formats;
}

/// False, with a message, when it is no folder that may be written into.
bool mayWriteInto(const QString &folder, bool isForced)
{
    const QFileInfo info(folder);
    if (info.exists() && !info.isDir()) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "%1: is a file; salvage writes into a folder")).arg(folder));
        return false;
    }
    if (info.exists() && !isForced && !QDir(folder).isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden)) {
        complain(
            text(QT_TRANSLATE_NOOP("hexa", "%1: the folder is not empty; --force writes into it and replaces files "
                                           "of the same names"))
                .arg(folder));
        return false;
    }
    return true;
}

QString lineOf(const Product &product, const Survey &survey)
{
    return QStringLiteral("%1: %2").arg(product.path, describe(survey.finds[product.number]));
}

/// Prints what was found, or writes it and says so.
ExitCode carryOut(const Arguments &arguments, const Bytes &file, const Survey &survey,
                  const std::vector<Product> &products)
{
    const QString &fileName = arguments.positional()[0];
    const bool isJson = arguments.has("json");
    bool isAnySaved = true;
    Console console;
    TextOutput out;
    JsonWriter json(out);
    SalvageJson report(json, fileName, file.size(), survey);
    const auto say = [&](const Product &product, const Made *made) {
        report.add(product, made);
        if (isJson || product.kind == Product::Kind::Rest)
            return;
        console.line(lineOf(product, survey));
        if (const QString line = made ? describe(product, *made) : QString(); !line.isEmpty())
            console.line(QStringLiteral("  ") + line);
    };
    if (arguments.has("list")) {
        for (const Product &product : products)
            say(product, nullptr);
    } else if (!products.empty()) {
        isAnySaved = false;
        QString error;
        const bool isWritten = salvageInto(
            {.folder = arguments.value("o"), .source = fileName, .overwrites = arguments.has("force")}, survey,
            products, file,
            {.repairs = !arguments.has("no-repair"), .limits = arguments.limits(), .formats = &anyFormatById},
            [&](const Product &product, const Made &made) {
                say(product, &made);
                isAnySaved = isAnySaved || !made.isUseless;
                return true;
            },
            &error);
        if (!isWritten) {
            complain(error);
            return Trouble;
        }
    }
    report.end();
    if (isJson) {
        console.raw(QByteArray(out.text().data(), qsizetype(out.text().size())));
    } else {
        for (const QString &line : describeLost(survey) + describeRest(survey))
            console.line(line);
    }
    if (survey.finds.empty())
        complain(text(QT_TRANSLATE_NOOP("hexa", "%1: nothing was found")).arg(fileName));
    else if (!isAnySaved)
        complain(text(QT_TRANSLATE_NOOP("hexa", "%1: nothing of it can be saved; nothing was written")).arg(fileName));
    return console.finish(survey.finds.empty() || !isAnySaved ? Found : Done);
}

ExitCode runSalvage(const Arguments &arguments)
{
    const bool isList = arguments.has("list");
    const auto leastSize = arguments.number("min-size", salvage::Wishes().leastSize, 1);
    if (!leastSize)
        return Trouble;
    if (!isList && !arguments.has("o")) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "say where to: -o OUT, a folder; or --list")));
        return Trouble;
    }
    const std::vector<const Format *> formats = wantedFormats(arguments.values("format"));
    if (formats.empty())
        return Trouble;
    const QString fileName = arguments.positional()[0];
    QString error;
    const auto bytes = bytesOfFile(fileName, &error);
    if (!bytes) {
        complain(error);
        return Trouble;
    }
    const Format &own = recognise(*bytes, fileName);
    const bool isOwnWanted = isKnown(own) && std::find(formats.begin(), formats.end(), &own) != formats.end();
    const Survey found = survey(*bytes, {.formats = formats,
                                         .own = isOwnWanted ? &own : nullptr,
                                         .leastSize = *leastSize,
                                         .limits = arguments.limits()});
    const bool isWritten = !isList && (!found.finds.empty() || (arguments.has("rest") && !found.rest.empty()));
    if (isWritten && !mayWriteInto(arguments.value("o"), arguments.has("force")))
        return Trouble;
    const std::vector<Product> products = productsOf(
        found, {.withRest = arguments.has("rest"), .baseName = QFileInfo(fileName).completeBaseName()});
    return carryOut(arguments, *bytes, found, products);
}

} // namespace

std::span<const Verb> salvagingVerbs()
{
    static const std::vector<Verb> verbs{
        {.name = "salvage",
         .operands = QT_TRANSLATE_NOOP("hexa",
                                       "FILE -o OUT|--list [--json] [--format FORMAT]… [--min-size BYTES] [--rest] "
                                       "[--no-repair] [--force]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "write what can be read in a broken file or a dump into a folder"),
         .options = {{"o", "OUT", QT_TRANSLATE_NOOP("hexa", "the folder to write into, with a report.json")},
                     {"list", nullptr, QT_TRANSLATE_NOOP("hexa", "print what is found, write nothing")},
                     {"json", nullptr, QT_TRANSLATE_NOOP("hexa", "as JSON")},
                     {"format", QT_TRANSLATE_NOOP("hexa", "FORMAT"),
                      QT_TRANSLATE_NOOP("hexa",
                                        "only files of this format, by its name in hexa formats or its extension")},
                     {"min-size", QT_TRANSLATE_NOOP("hexa", "BYTES"),
                      QT_TRANSLATE_NOOP("hexa", "leave out what is smaller (16)")},
                     {"rest", nullptr, QT_TRANSLATE_NOOP("hexa", "write what nothing claims as well")},
                     {"no-repair", nullptr, QT_TRANSLATE_NOOP("hexa", "write damaged files as they are found")},
                     {"force", nullptr, QT_TRANSLATE_NOOP("hexa", "write into a folder that is not empty")}},
         .least = 1,
         .most = 1,
         .run = runSalvage,
         .readsAs = false},
    };
    return verbs;
}

} // namespace hexahedron::cli
