// Verbs that change a file: set, insert, remove, splice, fix, replace.
#include "app/cli/console.h"
#include "app/cli/editing.h"
#include "app/cli/output.h"
#include "app/cli/source.h"
#include "core/formats/issuecatalogue.h"
#include "core/schema/schema.h"
#include "core/tree/shortpath.h"
#include "core/tree/value.h"

#include <algorithm>

namespace hexahedron::cli {

namespace {

ExitCode runSet(const Arguments &arguments)
{
    QStringList rounded;
    Editing editing(arguments);
    if (!editing.isOpen())
        return Trouble;
    Planner planner = editing.planner();
    for (const QString &assignment : arguments.positional().mid(1)) {
        const qsizetype equals = assignment.indexOf(u'=');
        if (equals < 0) {
            complain(text(QT_TRANSLATE_NOOP("hexa", "\"%1\" is no PATH=VALUE")).arg(assignment));
            return Trouble;
        }
        const auto item = findItem(editing.tree(), assignment.left(equals));
        if (!item)
            return Trouble;
        const QString value = assignment.mid(equals + 1);
        planner.setText(*item, value);
        const QString escape = byteEscapeIn(value);
        if (!escape.isEmpty() && item->field && item->field->kind == Kind::Text)
            rounded += text(QT_TRANSLATE_NOOP("hexa", "%1: %2 is written as one byte; \\x5c stands for a backslash"))
                           .arg(shortPath(editing.tree().path(*item)), escape);
        if (const QString kept = roundedText(editing.tree(), *item, value); !kept.isEmpty())
            rounded += text(QT_TRANSLATE_NOOP("hexa", "%1: %2 is rounded to %3"))
                           .arg(shortPath(editing.tree().path(*item)), value, kept);
    }
    const ExitCode code = editing.carryOut(planner.finish());
    for (const QString &line : code == Done ? rounded : QStringList())
        complain(line);
    return code;
}

/// An element of an array, which may be the one behind the last, or something else with a path.
struct Place
{
    Item item;                   ///< the array, or what else it is
    std::optional<qint64> index; ///< in an array
};

std::optional<Place> findPlace(const Tree &tree, const QString &path)
{
    const qsizetype bracket = path.endsWith(u']') ? path.lastIndexOf(u'[') : -1;
    bool isNumber = false;
    const qint64 index = path.mid(bracket + 1).chopped(1).toLongLong(&isNumber);
    if (bracket >= 0 && isNumber) {
        const auto array = tree.find(path.left(bracket));
        if (array && array->role == Item::Role::Array)
            return Place{.item = *array, .index = index};
    }
    const auto item = findItem(tree, path);
    return item ? std::optional(Place{.item = *item, .index = {}}) : std::nullopt;
}

/// Where a frame of that path would come: before the one that has the path now, or behind the last of its name.
std::optional<std::pair<Item, qint64>> findFramePlace(const Tree &tree, const QString &path)
{
    if (const auto item = tree.find(path); item && item->role == Item::Role::Frame)
        return std::pair(tree.parent(*item), tree.row(*item));
    const qsizetype bracket = path.lastIndexOf(u'[');
    const qint64 index = bracket < 0 ? -1 : path.mid(bracket + 1).chopped(1).toLongLong();
    if (index < 1)
        return {};
    const QString before = QStringLiteral("%1[%2]").arg(path.left(bracket)).arg(index - 1);
    // The only one of its name bears no number.
    for (const QString &known : {before, index == 1 ? path.left(bracket) : QString()}) {
        const auto item = known.isEmpty() ? std::nullopt : tree.find(known);
        if (item && item->role == Item::Role::Frame && tree.path(*item) == known)
            return std::pair(tree.parent(*item), tree.row(*item) + 1);
    }
    return {};
}

ExitCode insertFrame(Editing &editing, const QString &path, qint64 count, const Item &source)
{
    const Tree &tree = editing.tree();
    const auto place = findFramePlace(tree, path);
    if (!place) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "%1: there is no place %2")).arg(tree.fileName(), path));
        return Trouble;
    }
    Planner planner = editing.planner();
    const Bytes one = tree.bytes(source.stream).mid(source.range);
    Bytes all = one;
    for (qint64 i = 1; i < count; ++i)
        all = all.appended(one);
    planner.insertFrame(place->first, place->second, all);
    return editing.carryOut(planner.finish());
}

/// In a document what is inserted is named by its path: an attribute, or an element with its number.
ExitCode insertNamed(Editing &editing, const QString &path, const std::optional<Item> &source)
{
    const Tree &tree = editing.tree();
    const qsizetype slash = path.lastIndexOf(u'/');
    const auto parent = findItem(tree, path.left(qMax<qsizetype>(0, slash)));
    if (!parent)
        return Trouble;
    QString name = path.mid(slash + 1);
    Planner planner = editing.planner();
    if (name.startsWith(u'@')) {
        const auto known = std::find_if(parent->field->document.attributes.begin(),
                                        parent->field->document.attributes.end(),
                                        [&](const Field *field) { return name == QLatin1StringView(field->name); });
        const bool isKnown = known != parent->field->document.attributes.end();
        const QString usual = isKnown ? QString::fromUtf8((*known)->document.rules->forNew()) : QString();
        planner.insertAttribute(*parent, bytesOfText(name.mid(1)),
                                source ? valueText(*source->field, valueOf(tree, *source)) : usual);
    } else {
        const qsizetype bracket = name.indexOf(u'[');
        const qint64 ordinal = bracket < 0 ? 0 : name.mid(bracket + 1).chopped(1).toLongLong();
        const std::optional<QByteArray> value = source ? std::optional(
                                                    bytesOfText(valueText(*source->field, valueOf(tree, *source))))
                                                       : std::nullopt;
        planner.insertElement(*parent, bytesOfText(name.left(bracket)), ordinal, value);
    }
    return editing.carryOut(planner.finish());
}

ExitCode runInsert(const Arguments &arguments)
{
    const auto count = arguments.number("count", 1, 1);
    Editing editing(arguments);
    if (!count || !editing.isOpen())
        return Trouble;
    const Tree &tree = editing.tree();
    std::optional<Item> source;
    if (arguments.has("value-from")) {
        source = findItem(tree, arguments.value("value-from"));
        if (!source)
            return Trouble;
    }
    const QString path = arguments.positional()[1];
    const auto element = path.endsWith(u']') ? tree.find(path.left(path.lastIndexOf(u'['))) : std::nullopt;
    const bool isList = element && element->role == Item::Role::Array;
    if (source && source->role == Item::Role::Frame)
        return insertFrame(editing, path, *count, *source);
    if (tree.stream(0).schema->syntax && !isList)
        return insertNamed(editing, path, source);
    const auto place = findPlace(tree, path);
    if (!place)
        return Trouble;
    if (!place->index) {
        complain(text(QT_TRANSLATE_NOOP(
                          "hexa", "%1 is no ARRAY[INDEX]; for a chunk say --value-from with the path of another one"))
                     .arg(path));
        return Trouble;
    }
    Planner planner = editing.planner();
    planner.insertElements(place->item, *place->index, *count,
                           source ? tree.bytes(source->stream).toByteArray(source->range) : QByteArray());
    return editing.carryOut(planner.finish());
}

void removeFrames(Planner &planner, Item frame, qint64 count)
{
    const Tree &tree = planner.tree();
    if (frame.steps > 0 && frame.field->isUnknown)
        return planner.removeRange(frame, frame.range);
    // Those of the same name: what stands between them, such as space, is not meant.
    const auto nameOf = [&](const Item &item) { return tree.name(item).section(u'[', 0, 0); };
    const QString name = nameOf(frame);
    const Item parent = tree.parent(frame);
    const qint64 rows = tree.childCount(parent);
    qint64 removed = 0;
    for (qint64 row = tree.row(frame); row < rows && removed < count; ++row) {
        const Item next = tree.child(parent, row);
        if (nameOf(next) != name)
            continue;
        planner.removeFrame(next);
        ++removed;
    }
    if (removed < count)
        planner.refuse(text(QT_TRANSLATE_NOOP("hexa", "There are only %1 from there on.")).arg(removed));
}

ExitCode runRemove(const Arguments &arguments)
{
    const auto count = arguments.number("count", 1, 1);
    Editing editing(arguments);
    if (!count || !editing.isOpen())
        return Trouble;
    const auto place = findPlace(editing.tree(), arguments.positional()[1]);
    if (!place)
        return Trouble;
    Planner planner = editing.planner();
    if (place->index)
        planner.removeElements(place->item, *place->index, *count);
    else
        removeFrames(planner, place->item, *count);
    return editing.carryOut(planner.finish());
}

std::optional<ByteRange> rangeIn(const QString &words)
{
    const QStringList numbers = words.split(u':');
    bool hasOffset = false;
    bool hasSize = false;
    const qint64 offset = numbers.constFirst().toLongLong(&hasOffset, 0);
    const qint64 size = numbers.constLast().toLongLong(&hasSize, 0);
    const bool isRange = numbers.size() == 2 && hasOffset && hasSize && offset >= 0 && size >= 0
                         && size <= std::numeric_limits<qint64>::max() - offset;
    return isRange ? std::optional(ByteRange{offset, offset + size}) : std::nullopt;
}

std::optional<QByteArray> bytesIn(const QString &words)
{
    const QByteArray digits = words.toLatin1().replace(' ', "");
    const QByteArray bytes = QByteArray::fromHex(digits);
    return bytes.size() * 2 == digits.size() ? std::optional(bytes) : std::nullopt;
}

ExitCode runSplice(const Arguments &arguments)
{
    const auto stream = arguments.number("stream", 0);
    const auto range = rangeIn(arguments.positional()[1]);
    const auto bytes = bytesIn(arguments.positional()[2]);
    if (!range)
        complain(text(QT_TRANSLATE_NOOP("hexa", "\"%1\" is no OFFSET:SIZE")).arg(arguments.positional()[1]));
    else if (!bytes)
        complain(text(QT_TRANSLATE_NOOP("hexa", "bytes are written as pairs of hexadecimal digits")));
    if (!stream || !range || !bytes)
        return Trouble;
    Editing editing(arguments);
    if (!editing.isOpen())
        return Trouble;
    editing.tree().openAll(); // numbers them
    if (*stream >= editing.tree().streamCount()) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "there is no stream %1")).arg(*stream));
        return Trouble;
    }
    Planner planner = editing.planner();
    planner.splice(StreamId(*stream), *range, Bytes(*bytes));
    return editing.carryOut(planner.finish());
}

/// The codes as they are written down; nothing when one is the code of no issue.
std::optional<QStringList> issueCodes(const QStringList &words)
{
    QStringList codes;
    for (const QString &word : words) {
        codes += word.toUpper();
        const bool isKnown = codes.last() == QLatin1StringView(RepairOffer::Recovery)
                             || std::ranges::any_of(issueCatalogue(), [&](const CataloguedIssue &issue) {
                                    return codes.last() == QLatin1StringView(issue.kind->code);
                                });
        if (!isKnown) {
            complain(text(QT_TRANSLATE_NOOP("hexa", "\"%1\" is the code of no issue; hexa check names those of a file"))
                         .arg(word));
            return {};
        }
    }
    return codes;
}

ExitCode runFix(const Arguments &arguments)
{
    const auto removed = arguments.number("allow-removal", 0);
    const auto codes = issueCodes(arguments.values("only"));
    if (!codes)
        return Trouble;
    Editing editing(arguments);
    if (!removed || !editing.isOpen())
        return Trouble;
    RepairWishes wishes = RepairWishes::unasked();
    if (arguments.has("allow-removal"))
        wishes.mostRemoved = wishes.mostStray = *removed;
    wishes.codes = *codes;
    wishes.withFixUps = editing.withFixUps();
    wishes.evenIfHarmful = arguments.has("force") || !editing.withFixUps();
    editing.setKeepsRemoved(arguments.has("keep-removed"));
    const auto plan = arguments.has("guess") ? planGuessedRepairs : planRepairs;
    return editing.carryOut(plan(editing.sharedTree(), wishes, nullptr), *codes);
}

ExitCode runReplace(const Arguments &arguments)
{
    if (!arguments.has("with")) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "say by what: --with FILE2")));
        return Trouble;
    }
    if (isFileThatIsRead(arguments.value("o"), arguments.value("with")))
        return Trouble;
    Editing editing(arguments);
    if (!editing.isOpen())
        return Trouble;
    const auto empty = findEmptyPart(editing.tree(), arguments.positional()[1]);
    const auto item = empty ? std::optional(empty->first) : findItem(editing.tree(), arguments.positional()[1]);
    if (!item)
        return Trouble;
    QString error;
    const std::optional<Bytes> bytes = bytesOfFile(arguments.value("with"), &error);
    if (!bytes) {
        complain(error);
        return Trouble;
    }
    Planner planner = editing.planner();
    if (empty)
        planner.fillPart(empty->first, *empty->second, *bytes);
    else if (const auto unpacked = unpackedIn(editing.tree(), *item))
        planner.splice(*unpacked, editing.tree().bytes(*unpacked).range(), *bytes);
    else if (item->role == Item::Role::Field)
        planner.setBytes(*item, bytes->toByteArray());
    else
        planner.splice(item->stream, item->range, *bytes);
    return editing.carryOut(planner.finish());
}

std::vector<Option> withEditOptions(std::vector<Option> options)
{
    options.insert(options.end(), editOptions().begin(), editOptions().end());
    return options;
}

constexpr Option countOption{"count", "N", QT_TRANSLATE_NOOP("hexa", "how many (1)")};

} // namespace

std::span<const Verb> editingVerbs()
{
    static const std::vector<Verb> verbs{
        {.name = "set",
         .operands = QT_TRANSLATE_NOOP("hexa", "FILE PATH=VALUE… [edit options]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "write values; lengths and counts follow"),
         .options = withEditOptions({}),
         .least = 2,
         .most = -1,
         .run = runSet},
        {.name = "insert",
         .operands = QT_TRANSLATE_NOOP("hexa", "FILE ARRAY[INDEX] [--count N] [--value-from ARRAY[I]] [edit options]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "insert elements before one, or a copy of a chunk"),
         .options = withEditOptions(
             {countOption, {"value-from", "PATH", QT_TRANSLATE_NOOP("hexa", "the element or chunk to copy")}}),
         .least = 2,
         .most = 2,
         .run = runInsert},
        {.name = "remove",
         .operands = QT_TRANSLATE_NOOP("hexa", "FILE ARRAY[INDEX] [--count N] [edit options]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "remove elements, or chunks"),
         .options = withEditOptions({countOption}),
         .least = 2,
         .most = 2,
         .run = runRemove},
        {.name = "splice",
         .operands = QT_TRANSLATE_NOOP("hexa", "FILE OFFSET:SIZE HEX [--stream S] [edit options]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "replace raw bytes"),
         .options = withEditOptions({{"stream", "S", QT_TRANSLATE_NOOP("hexa", "where: 0 is the file")}}),
         .least = 3,
         .most = 3,
         .run = runSplice},
        {.name = "fix",
         .operands = QT_TRANSLATE_NOOP("hexa", "FILE [--only CODE]… [--allow-removal BYTES] [--guess] [--keep-removed] "
                                               "[edit options]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "repair errors and warnings; says what it removes and what it leaves"),
         .options = withEditOptions(
             {{"only", "CODE", QT_TRANSLATE_NOOP("hexa", "only issues of this kind, also remarks; may be repeated")},
              {"allow-removal", "BYTES",
               QT_TRANSLATE_NOOP("hexa", "content that the repairs of one kind may remove (0; stray bytes: 64)")},
              {"guess", nullptr,
               QT_TRANSLATE_NOOP("hexa", "where errors are left, also what nothing proves: the repair that leaves "
                                         "the fewest, then the next")},
              {"keep-removed", nullptr,
               QT_TRANSLATE_NOOP("hexa", "write what is removed beside the file, as NAME.removed-0xF0.bin")}}),
         .least = 1,
         .most = 1,
         .run = runFix},
        {.name = "replace",
         .operands = QT_TRANSLATE_NOOP("hexa", "FILE PATH --with FILE2 [edit options]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "replace a node's bytes by those of a file"),
         .options = withEditOptions({{"with", "FILE2", QT_TRANSLATE_NOOP("hexa", "the file to take them from")}}),
         .least = 2,
         .most = 2,
         .run = runReplace},
    };
    return verbs;
}

} // namespace hexahedron::cli
