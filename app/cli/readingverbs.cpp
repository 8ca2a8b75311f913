// Verbs that change no file: formats, tree, get, extract, export, import.
#include "app/cli/console.h"
#include "app/cli/editing.h"
#include "app/cli/output.h"
#include "app/cli/source.h"
#include "core/bytes/systemerror.h"
#include "core/check/checker.h"
#include "core/check/contentcheck.h"
#include "core/edit/bookmarks.h"
#include "core/edit/xmlreader.h"
#include "core/formats/flatpicture.h"
#include "core/formats/otheranimations.h"
#include "core/formats/registry.h"
#include "core/report/csvimport.h"
#include "core/report/csvreport.h"
#include "core/report/exportreport.h"
#include "core/report/gltfreport.h"
#include "core/report/handout.h"
#include "core/report/jsonwriter.h"
#include "core/report/printable.h"
#include "core/report/treereport.h"
#include "core/report/valuewriter.h"
#include "core/report/xmlreport.h"
#include "core/scene/elements.h"
#include "core/scene/filescene.h"
#include "core/schema/field.h"
#include "core/tree/contentstore.h"
#include "core/tree/value.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <array>

namespace hexahedron::cli {

namespace {

void writeFormatsJson(JsonWriter &json)
{
    json.beginArray();
    for (const Format *format : allFormats()) {
        json.beginObject();
        json.member("id", std::string_view(format->id));
        json.member("name", QCoreApplication::translate("formats", format->name));
        json.key("extensions");
        json.beginArray();
        for (const QString &extension : format->extensions)
            json.string(extension);
        json.endArray();
        json.member("recognition", QCoreApplication::translate("formats", format->recognition));
        json.endObject();
    }
    json.endArray();
    json.newLine();
}

ExitCode runFormats(const Arguments &arguments)
{
    Console console;
    if (arguments.has("json")) {
        TextOutput out;
        JsonWriter json(out);
        writeFormatsJson(json);
        console.raw(QByteArray(out.text().data(), qsizetype(out.text().size())));
        return console.finish();
    }
    std::vector<QStringList> rows;
    std::array<qsizetype, 3> widths{};
    for (const Format *format : allFormats()) {
        QStringList extensions;
        for (const QString &extension : format->extensions)
            extensions += u'.' + extension;
        rows.push_back({QString::fromLatin1(format->id), QCoreApplication::translate("formats", format->name),
                        extensions.join(u' '), QCoreApplication::translate("formats", format->recognition)});
        for (size_t column = 0; column < widths.size(); ++column)
            widths[column] = qMax(widths[column], rows.back()[qsizetype(column)].size());
    }
    for (QStringList &row : rows) {
        for (size_t column = 0; column < widths.size(); ++column)
            row[qsizetype(column)] = row[qsizetype(column)].leftJustified(widths[column]);
        console.line(row.join(QStringLiteral("  ")));
    }
    return console.finish();
}

ExitCode runTree(const Arguments &arguments)
{
    const auto depth = arguments.number("depth", WalkLimits::Unlimited);
    const auto expand = arguments.number("expand", 0);
    if (!depth || !expand)
        return Trouble;
    const auto tree = readFile(arguments);
    if (!tree)
        return Trouble;
    TreeReportOptions options;
    options.limits = {.depth = int(qMin<qint64>(*depth, WalkLimits::Unlimited)), .expand = *expand};
    if (arguments.has("path")) {
        options.below = findItem(*tree, arguments.value("path"));
        if (!options.below)
            return Trouble;
    }
    Console console;
    const bool isJson = arguments.has("json");
    // Who asks for the upper levels wants a look, at once: the rules would go through the whole file.
    const std::vector<Issue> issues = isJson || !arguments.has("depth") ? check(*tree) : std::vector<Issue>();
    const bool isWritten = isJson ? writeTreeJson(&console, *tree, issues, options)
                                  : writeTreeText(&console, *tree, issues, options);
    return isWritten ? Done : console.failed();
}

ExitCode runGet(const Arguments &arguments)
{
    const auto tree = readFile(arguments);
    const auto item = tree ? findItem(*tree, arguments.positional()[1]) : std::nullopt;
    if (!item)
        return Trouble;
    Console console;
    if (arguments.has("raw"))
        return copyBytes(console, tree->bytes(item->stream), item->range) ? Done : console.failed();
    if (ValueWriter::hasValue(*item)) {
        console.line(printable(valueText(*item->field, valueOf(*tree, *item, item->range.size()))));
        return console.finish();
    }
    return writeValueJson(&console, *tree, *item) ? Done : console.failed();
}

/// Writes what is made of a file, but never over that file.
ExitCode writeMade(const Arguments &arguments, const std::function<bool(QIODevice &)> &write)
{
    const QString to = arguments.value("o");
    return isFileThatIsRead(to, arguments.positional()[0]) ? Trouble : writeFile(to, write);
}

/// Where the packed bytes of an item stand; nothing for items that hold none.
std::optional<Item> packedIn(const Tree &tree, const Item &item)
{
    const Content *content = item.field ? item.field->content.get() : nullptr;
    if (!content || !content->codec || item.range.isEmpty() || !Tree::mayHold(item))
        return {};
    const Item list = packedPiecesOf(tree, item).list;
    return list.isValid() ? list : contents::fieldAround(tree, item, content->packed);
}

/// True for what takes no bytes as its record says, and so is nowhere in the tree. Where a record is cut off nobody knows.
bool saysItIsEmpty(const Tree &tree, const QString &path)
{
    const auto empty = findEmptyPart(tree, path);
    if (!empty)
        return false;
    const auto &[record, part] = *empty;
    const auto layout = tree.layoutOf(record.stream, record.node);
    const bool isWhole = std::all_of(record.field->body.begin(), record.field->body.end(), [&](const Field *field) {
        return field->isElsewhere() || std::any_of(layout->parts.begin(), layout->parts.end(), [=](const Part &p) {
                   return p.field == field && p.fault == Fault::None;
               });
    });
    return isWhole && contents::isEmptyPart(*part, tree.valuesInside(record.stream, record.node));
}

ExitCode runExtract(const Arguments &arguments)
{
    if (!arguments.has("o")) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "say where to: -o OUT")));
        return Trouble;
    }
    const auto tree = readFile(arguments);
    if (tree && saysItIsEmpty(*tree, arguments.positional()[1]))
        return writeMade(arguments, [](QIODevice &) { return true; });
    const auto item = tree ? findItem(*tree, arguments.positional()[1]) : std::nullopt;
    if (!item)
        return Trouble;
    const auto unpacked = unpackedIn(*tree, *item);
    // Who asks for content must not take packed bytes for it.
    if (const auto packed = unpacked ? std::nullopt : packedIn(*tree, *item)) {
        complain(
            text(QT_TRANSLATE_NOOP("hexa", "%1: %2 cannot be expanded; nothing is written. Its packed bytes are %3"))
                .arg(tree->fileName(), arguments.positional()[1], tree->path(*packed)));
        return Trouble;
    }
    const StreamId stream = unpacked.value_or(item->stream);
    const ByteRange range = unpacked ? tree->bytes(stream).range() : item->range;
    const ExitCode code = writeMade(arguments,
                                    [&](QIODevice &file) { return copyBytes(file, tree->bytes(stream), range); });
    if (code != Done || !unpacked || tree->stream(stream).isWhole)
        return code;
    complain(
        text(QT_TRANSLATE_NOOP("hexa", "%1: %2 cannot be expanded to its end; only what can be is written: %L3 bytes"))
            .arg(tree->fileName(), arguments.positional()[1])
            .arg(range.size()));
    return Trouble;
}

/// What is there to look at, in the file or in what is called for inside it.
ExitCode exportGlb(const Arguments &arguments, const Tree &tree, const std::optional<Item> &below)
{
    const StreamId file = below ? sceneFileOf(tree, *below) : firstSceneFile(tree);
    QStringList strangers;
    const auto scene = withOtherAnimations(sceneOf(tree, file), tree, file, nullptr, &strangers);
    if (!scene || !scene::hasModel(*scene)) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "%1: has no model or animation to write")).arg(tree.fileName()));
        return Trouble;
    }
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree.streamCount(); ++id)
        streams.push_back(tree.bytes(id));
    const GltfFile made = makeGltf({*scene, streams, QFileInfo(tree.fileName()).fileName(), &flatPicture});
    for (const QString &said : made.refusal.isEmpty() ? strangers + made.remarks : QStringList(made.refusal))
        complain(QStringLiteral("%1: %2").arg(tree.fileName(), said));
    if (!made.refusal.isEmpty())
        return Trouble;
    const auto write = [&made](QIODevice &device) { return made.write(&device); };
    if (arguments.has("o"))
        return writeMade(arguments, write);
    Console console;
    return write(console) ? Done : console.failed();
}

/// A page about the file, with the notes of bookmarks that the window has exported.
ExitCode exportHandout(const Arguments &arguments, const Tree &tree, const std::optional<Item> &below,
                       bool (*write)(QIODevice *, const Handout &))
{
    std::vector<Bookmark> bookmarks;
    if (arguments.has("bookmarks")) {
        QFile file(arguments.value("bookmarks"));
        if (!file.open(QIODevice::ReadOnly)) {
            complain(text(QT_TRANSLATE_NOOP("hexa", "%1: cannot be read: %2")).arg(file.fileName(), systemError(file)));
            return Trouble;
        }
        bookmarks = readBookmarks(&file);
    }
    const Handout handout = makeHandout(tree, check(tree), bookmarks, below);
    const auto writeTo = [&](QIODevice &device) { return write(&device, handout); };
    if (arguments.has("o"))
        return writeMade(arguments, writeTo);
    Console console;
    return writeTo(console) ? Done : console.failed();
}

ExitCode runExport(const Arguments &arguments)
{
    const QString to = arguments.value("to");
    const bool isGlb = to == QLatin1String("glb");
    const bool isCsv = to == QLatin1String("csv");
    const bool isXml = to == QLatin1String("xml");
    const bool isHtml = to == QLatin1String("html");
    const bool isHandout = isHtml || to == QLatin1String("md");
    if (!isCsv && !isXml && !isGlb && !isHandout && to != QLatin1String("json")) {
        complain(to.isEmpty()
                     ? text(QT_TRANSLATE_NOOP("hexa", "say what to write: --to json, csv, xml, html, md or glb"))
                     : text(QT_TRANSLATE_NOOP("hexa", "--to %1 is not available; json, csv, xml, html, md and glb are"))
                           .arg(to));
        return Trouble;
    }
    if (isXml && arguments.has("path")) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "--to xml writes whole files, without --path")));
        return Trouble;
    }
    const auto tree = readFile(arguments);
    if (!tree)
        return Trouble;
    if (isXml && !isKnown(*tree->format())) {
        complain(
            text(QT_TRANSLATE_NOOP("hexa", "%1: is of no known format, so that there is nothing but bytes to write"))
                .arg(arguments.positional()[0]));
        return Trouble;
    }
    if (isXml && !hasXmlForm(*tree)) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "%1: is text already; the XML form is for binary files"))
                     .arg(arguments.positional()[0]));
        return Trouble;
    }
    std::optional<Item> below;
    if (arguments.has("path")) {
        below = findItem(*tree, arguments.value("path"));
        if (!below)
            return Trouble;
    }
    if (isGlb)
        return exportGlb(arguments, *tree, below);
    if (isHandout)
        return exportHandout(arguments, *tree, below, isHtml ? writeHandoutHtml : writeHandoutMarkdown);
    const auto write = [&](QIODevice &device) {
        return isXml   ? writeXml(&device, *tree, &anyFormatById)
               : isCsv ? writeCsv(&device, *tree, below)
                       : writeExportJson(&device, *tree, below);
    };
    if (arguments.has("o"))
        return writeMade(arguments, write);
    Console console;
    return write(console) ? Done : console.failed();
}

/// The reverse of export --to csv: into the file of which the table was written, or one like it.
ExitCode importCsv(const Arguments &arguments, const Bytes &table)
{
    const Arguments target = arguments.of(arguments.value("into"));
    const QString fileName = arguments.positional().constFirst();
    if (isFileThatIsRead(arguments.value("o"), fileName))
        return Trouble;
    Editing editing(target);
    if (!editing.isOpen())
        return Trouble;
    std::optional<Item> below;
    if (arguments.has("path")) {
        below = findItem(editing.tree(), arguments.value("path"));
        if (!below)
            return Trouble;
    }
    CsvPlan made = planCsv(editing.tree(), below, table.toByteArray(), editing.withFixUps());
    if (!made.trouble.isEmpty()) {
        complain(QStringLiteral("%1:%2: %3").arg(fileName, QString::number(made.line), made.trouble));
        return Trouble;
    }
    return editing.carryOut(std::move(made.plan));
}

ExitCode runImport(const Arguments &arguments)
{
    if (!arguments.has("o")) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "say where to: -o OUT")));
        return Trouble;
    }
    const QString fileName = arguments.positional()[0];
    const bool isTable = fileName.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive);
    if (arguments.has("into") ? fileName.endsWith(QLatin1String(".xml"), Qt::CaseInsensitive)
                              : isTable || arguments.has("path")) {
        complain(
            text(arguments.has("into")
                     ? QT_TRANSLATE_NOOP("hexa", "an XML form is a whole file: --into is for tables (.csv)")
                     : QT_TRANSLATE_NOOP("hexa", "say into which file the table goes: --into FILE, and --path PATH "
                                                 "where it is of one list")));
        return Trouble;
    }
    QString error;
    const auto bytes = bytesOfFile(fileName, &error);
    if (!bytes) {
        complain(error);
        return Trouble;
    }
    if (arguments.has("into"))
        return importCsv(arguments, *bytes);
    if (arguments.has("dry-run") || arguments.has("no-fixup")) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "--dry-run and --no-fixup are for tables: nothing is edited here")));
        return Trouble;
    }
    const XmlFile file = fileFromXml(*bytes, &anyFormatById);
    const auto say = [&](const XmlFile::Remark &remark) {
        complain(QStringLiteral("%1:%2:%3: %4")
                     .arg(fileName, QString::number(remark.line), QString::number(remark.column), remark.text));
    };
    if (!file.isMade()) {
        say(file.error);
        return Trouble;
    }
    for (const XmlFile::Remark &remark : file.remarks)
        say(remark);
    return writeMade(arguments, [&](QIODevice &device) {
        return copyBytes(device, Bytes(file.bytes), {0, file.bytes.size()});
    });
}

constexpr Option jsonOption{"json", nullptr, QT_TRANSLATE_NOOP("hexa", "as JSON")};
constexpr Option pathOption{"path", "PATH", QT_TRANSLATE_NOOP("hexa", "only this node and what lies in it")};

std::vector<Option> importOptions()
{
    std::vector<Option> options = editOptions();
    options.push_back({"into", "FILE", QT_TRANSLATE_NOOP("hexa", "the file into which the values of a table go")});
    options.push_back({"path", "PATH", QT_TRANSLATE_NOOP("hexa", "what in it the table was written of")});
    return options;
}

} // namespace

std::span<const Verb> readingVerbs()
{
    static const std::vector<Verb> verbs{
        {.name = "formats",
         .operands = QT_TRANSLATE_NOOP("hexa", "[--json]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "list the formats that are known"),
         .options = {jsonOption},
         .least = 0,
         .most = 0,
         .run = runFormats},
        {.name = "tree",
         .operands = QT_TRANSLATE_NOOP("hexa", "FILE [--json] [--depth N] [--expand N] [--path PATH]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "show what every byte of a file means"),
         .options = {jsonOption,
                     {"depth", "N", QT_TRANSLATE_NOOP("hexa", "levels below the top level; as text without issues")},
                     {"expand", "N", QT_TRANSLATE_NOOP("hexa", "list the elements of arrays of up to N")},
                     pathOption},
         .least = 1,
         .most = 1,
         .run = runTree},
        {.name = "get",
         .operands = QT_TRANSLATE_NOOP("hexa", "FILE PATH [--raw]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "print the value of a node"),
         .options = {{"raw", nullptr, QT_TRANSLATE_NOOP("hexa", "its bytes as they are")}},
         .least = 2,
         .most = 2,
         .run = runGet},
        {.name = "extract",
         .operands = QT_TRANSLATE_NOOP("hexa", "FILE PATH -o OUT"),
         .summary = QT_TRANSLATE_NOOP("hexa", "write a node's bytes to a file"),
         .options = {{"o", "OUT", QT_TRANSLATE_NOOP("hexa", "the file to write")}},
         .least = 2,
         .most = 2,
         .run = runExtract},
        {.name = "export",
         .operands = QT_TRANSLATE_NOOP("hexa", "FILE --to json|csv|xml|html|md|glb [--path PATH] [-o OUT]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "write out every field of every element"),
         .options = {{"to", QT_TRANSLATE_NOOP("hexa", "FORM"),
                      QT_TRANSLATE_NOOP("hexa", "what to write: json, csv, xml, which import reads, html or md, a page "
                                                "to hand out, or glb, the model "
                                                "as glTF")},
                     pathOption,
                     {"bookmarks", QT_TRANSLATE_NOOP("hexa", "FILE"),
                      QT_TRANSLATE_NOOP("hexa", "exported bookmarks, whose notes go on the page")},
                     {"o", "OUT", QT_TRANSLATE_NOOP("hexa", "the file to write instead of standard output")}},
         .least = 1,
         .most = 1,
         .run = runExport},
        {.name = "import",
         .operands = QT_TRANSLATE_NOOP("hexa", "FILE.xml|FILE.csv [--into FILE [--path PATH]] -o OUT [edit options]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "make a file of what export --to xml wrote, or put what export --to csv "
                                              "wrote back into its file"),
         .options = importOptions(),
         .least = 1,
         .most = 1,
         .run = runImport},
    };
    return verbs;
}

} // namespace hexahedron::cli
