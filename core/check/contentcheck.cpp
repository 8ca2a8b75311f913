#include "core/check/contentcheck.h"

#include "core/bytes/expandcost.h"
#include "core/bytes/threads.h"
#include "core/changes/wishes.h"
#include "core/check/engineissues.h"
#include "core/schema/schema.h"
#include "core/tree/contentstore.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron::contents {

namespace {

QString number(qint64 value)
{
    return QString::number(value);
}

QString hex(quint32 value)
{
    return QString::number(value, 16).rightJustified(8, u'0');
}

QString problemText(Decoded::Problem problem)
{
    const auto translated = [](const char *text) { return QCoreApplication::translate("issues", text); };
    switch (problem) {
    case Decoded::Problem::ParametersInvalid:
        return translated(QT_TRANSLATE_NOOP("issues", "its parameters make no sense."));
    case Decoded::Problem::CutOff:
        return translated(QT_TRANSLATE_NOOP("issues", "the packed bytes end too early."));
    default:
        return translated(QT_TRANSLATE_NOOP("issues", "the packed bytes make no sense."));
    }
}

/// How many bytes come out, as far as that is known.
QString sizeText(const ContentPiece &piece, qint64 announced)
{
    const QString size = number(piece.realSize.value_or(piece.size));
    const bool goesOn = !piece.realSize && piece.size == announced;
    return goesOn ? QCoreApplication::translate("issues", "more than %1").arg(size) : size;
}

Repair writeNumber(const char *sentence, const Item &field, qint64 value)
{
    if (!field.isValid())
        return {};
    return {
        sentence, {}, [=](Wishes &wishes) { wishes.setText(field, QString::number(value), ShapeChange::Reinterpret); }};
}

void report(Checker &checker, const IssueKind &kind, const Item &item, const QStringList &arguments, Repair repair = {},
            const char *reference = nullptr)
{
    const Schema &schema = *checker.tree().stream(checker.stream()).schema;
    checker.report(kind, item,
                   {.arguments = arguments,
                    .reference = reference ? reference : schema.ruleFor(kind),
                    .repair = std::move(repair)});
}

qint64 announcedIn(const PackedPieces &packed)
{
    qint64 sum = 0;
    for (const PackedPiece &piece : packed.pieces)
        sum += qMax<qint64>(0, piece.announced);
    return sum;
}

/// How many bytes there should be in all pieces together, and the field that says so.
std::pair<Item, qint64> wantedSum(const Tree &tree, const Item &holder, const PackedPieces &packed)
{
    const Field *list = packed.list.isValid() && packed.list.field->array.sumOf ? packed.list.field : nullptr;
    if (!list)
        return {};
    return {fieldAround(tree, holder, list->array.sumWanted.singleField()),
            list->array.sumWanted.evaluate(tree.valuesInside(holder.stream, holder.node))};
}

/// Writes what a piece expands to; a sum over all pieces that was right before follows.
Repair writeSize(Checker &checker, const Item &holder, const PackedPieces &packed, const Item &announced, qint64 size)
{
    Repair repair = writeNumber(QT_TRANSLATE_NOOP("repairs", "Write how many bytes there are."), announced, size);
    const auto [sum, wanted] = wantedSum(checker.tree(), holder, packed);
    if (!repair || !sum.isValid() || announcedIn(packed) != wanted)
        return repair;
    const Value stored = valueOf(checker.tree(), announced);
    const auto *before = std::get_if<qint64>(&stored);
    const qint64 by = before ? size - *before : 0;
    repair.plan = [plan = repair.plan, sum = sum, now = wanted + by](Wishes &wishes) {
        plan(wishes);
        wishes.setText(sum, QString::number(now), ShapeChange::Reinterpret);
    };
    return repair;
}

/// One piece that did not expand as it should.
void reportPiece(Checker &checker, const Item &holder, const PackedPieces &packed, const ContentPiece &piece)
{
    const Tree &tree = checker.tree();
    const Content &content = *holder.field->content;
    const Item record = piece.element >= 0 ? tree.ownChild(packed.list, piece.element) : holder;
    const Item bytes = ownChildOf(tree, record, content.packed);
    const Item announced = ownChildOf(tree, record, content.expandedSize);
    const QString name = tree.path(record);
    // Elements without packed bytes are no pieces.
    const auto source = std::find_if(packed.pieces.begin(), packed.pieces.end(),
                                     [&](const PackedPiece &one) { return one.element == piece.element; });
    if (source == packed.pieces.end())
        return;
    switch (piece.problem) {
    case Decoded::Problem::SizeWrong:
        report(checker, issues::expandedSizeWrong, announced.isValid() ? announced : holder,
               {name, sizeText(piece, source->announced), number(source->announced)},
               piece.realSize ? writeSize(checker, holder, packed, announced, *piece.realSize) : Repair());
        return;
    case Decoded::Problem::LimitReached:
        report(checker, issues::expansionTooLarge, bytes.isValid() ? bytes : holder,
               {name, number(piece.size), QString::fromLatin1(tree.contentOf(holder)->limit)});
        return;
    case Decoded::Problem::None:
        break;
    default:
        report(checker, issues::packedBytesDamaged, bytes.isValid() ? bytes : holder,
               {name, problemText(piece.problem)});
        return;
    }
    if (piece.hasEndMarker)
        report(checker, issues::endMarker, bytes, {name});
    if (piece.used >= source->packed.size())
        return;
    const ByteRange rest{source->packed.begin + piece.used, source->packed.end};
    report(checker, issues::packedBytesLeft, bytes, {name, number(piece.used), number(source->packed.size())},
           {QT_TRANSLATE_NOOP("repairs", "Delete the bytes behind the end."), {}, [=](Wishes &wishes) {
                wishes.removeRange(bytes, rest, Wishes::Rest::Stray);
            }});
}

void reportTooMany(Checker &checker, const Item &holder)
{
    if (!checker.lists(issues::packedTooMany))
        return;
    const Tree &tree = checker.tree();
    report(checker, issues::packedTooMany, holder,
           {tree.path(holder), number(roomIn(tree.bytes().size(), tree.limits()))});
}

/// A list that goes on until a sum is reached.
void reportSum(Checker &checker, const Item &holder, const PackedPieces &packed)
{
    if (!packed.list.isValid() || !packed.list.field->array.sumOf)
        return;
    const Tree &tree = checker.tree();
    const qint64 sum = announcedIn(packed);
    const auto [field, wanted] = wantedSum(tree, holder, packed);
    if (sum == wanted)
        return;
    report(checker, issues::sumWrong, field.isValid() ? field : holder,
           {QString::fromLatin1(packed.list.field->array.sumOf->name), tree.path(holder), number(sum),
            field.isValid() ? QString::fromLatin1(field.field->name) : QString(), number(wanted)},
           writeNumber(QT_TRANSLATE_NOOP("repairs", "Write the sum."), field, sum));
}

struct Summed
{
    const Item *holder = nullptr;
    qint64 size = 0;
    quint32 sum = 0;
    bool isKnown = false;
};

/// A checksum that stands in the file, and that of what is there.
struct Comparison
{
    Item field; ///< invalid when none is stored
    quint32 stored = 0;
    quint32 sum = 0;
    bool isKnown = false;

    bool isWrong() const { return isKnown && field.isValid() && stored != sum; }
    /// A program that writes none leaves zeros.
    bool isSet() const { return stored != 0; }
};

Comparison comparisonOf(const Tree &tree, const Item &field, const Summed &summed)
{
    const Value value = field.isValid() ? valueOf(tree, field) : Value();
    const auto *stored = std::get_if<qint64>(&value);
    return {stored ? field : Item(), stored ? quint32(*stored) : 0, summed.sum, summed.isKnown};
}

/// `other`: one over the same bytes that does not fit them, either. Two sums are not damaged at once: the bytes are.
void compare(Checker &checker, const Comparison &one, const Comparison *other)
{
    if (!one.isWrong())
        return;
    QStringList arguments{checker.tree().path(one.field), hex(one.stored), hex(one.sum)};
    if (other)
        arguments += checker.tree().path(other->field);
    report(checker, other ? issues::contentChanged : issues::checksumWrong, one.field, arguments,
           writeNumber(QT_TRANSLATE_NOOP("repairs", "Write the checksum of what is there."), one.field, one.sum),
           one.field.field->number.checksumRule);
}

void reportChecksums(Checker &checker, const std::vector<Summed> &all)
{
    const Tree &tree = checker.tree();
    std::map<NodeId, Comparison> wholes; // by the node whose field has the sum of several
    std::vector<std::pair<Comparison, NodeId>> owns;
    for (const Summed &summed : all) {
        const Content &content = *summed.holder->field->content;
        const Item whole = fieldAround(tree, *summed.holder, content.allChecksumsField);
        owns.emplace_back(comparisonOf(tree, fieldAround(tree, *summed.holder, content.checksumField), summed),
                          whole.node);
        if (!whole.isValid())
            continue;
        const auto [place, isFirst] = wholes.try_emplace(whole.node);
        Comparison &sum = place->second;
        if (isFirst)
            sum = comparisonOf(tree, whole, {.isKnown = true});
        sum.isKnown = sum.isKnown && summed.isKnown;
        sum.sum = content.checksum->combined(sum.sum, summed.sum, summed.size);
    }
    const bool isWhole = wholes.empty() || areAllFound(tree, checker.stream());
    std::map<NodeId, const Comparison *> changed; // what lies in the whole
    for (const auto &[own, node] : owns) {
        const auto whole = wholes.find(node);
        const bool isBoth = isWhole && whole != wholes.end() && own.isWrong() && own.isSet() && whole->second.isWrong()
                            && whole->second.isSet();
        if (isBoth)
            changed.try_emplace(node, &own);
        compare(checker, own, isBoth ? &whole->second : nullptr);
    }
    for (const auto &[node, whole] : wholes) {
        const auto other = changed.find(node);
        if (isWhole)
            compare(checker, whole, other == changed.end() ? nullptr : other->second);
    }
}

} // namespace

Item fieldAround(const Tree &tree, const Item &item, const Field *field)
{
    for (Item above = field ? item : Item(); above.isValid() && above.stream == item.stream;
         above = tree.parent(above)) {
        if (const Item found = ownChildOf(tree, above, field); found.isValid())
            return found;
    }
    return {};
}

bool isEmptyPart(const Field &part, const ValueStack &values)
{
    if (part.kind == Kind::Raw)
        return part.times.evaluate(values) <= 0;
    return std::all_of(part.body.begin(), part.body.end(),
                       [&](const Field *f) { return f->array.sumOf && f->array.sumWanted.evaluate(values) <= 0; });
}

bool areAllFound(const Tree &tree, StreamId id)
{
    const StreamTree &stream = tree.stream(id);
    NodeVisitor visitor(stream);
    for (NodeId record = 0; record < stream.nodes.size(); ++record) {
        const Field &field = fieldById(stream.nodes[record].field);
        const bool hasParts = std::any_of(field.body.begin(), field.body.end(),
                                          [](const Field *f) { return f->isElsewhere() && f->content; });
        if (!hasParts || isArrayNode(stream.nodes, record) || !stream.elsewhere.partsOf(record).empty())
            continue;
        visitor.layOut(record);
        for (const Field *part : field.body) {
            if (part->isElsewhere() && part->content && !isEmptyPart(*part, visitor.values()))
                return false;
        }
    }
    return true;
}

const Field *wrongSizeOf(const Tree &tree, const Item &holder)
{
    const auto content = tree.contentOf(holder);
    const auto isWrong = [](const ContentPiece &piece) { return piece.problem == Decoded::Problem::SizeWrong; };
    if (content && std::ranges::any_of(content->problems, isWrong))
        return holder.field->content->expandedSize;
    const PackedPieces packed = packedPiecesOf(tree, holder);
    const auto [sum, wanted] = wantedSum(tree, holder, packed);
    return sum.isValid() && announcedIn(packed) != wanted ? sum.field : nullptr;
}

quint32 checksumOf(const Tree &tree, const Item &holder)
{
    const Checksum &checksum = *holder.field->content->checksum;
    if (!holder.field->content->codec)
        return checksum.of(tree.bytes(holder.stream), holder.range);
    const auto content = tree.contentOf(holder);
    return content && content->stream != NoStream
               ? checksum.of(tree.bytes(content->stream), tree.bytes(content->stream).range())
               : 0;
}

qint64 sizeOf(const Tree &tree, const Item &holder)
{
    if (!holder.field->content->codec)
        return holder.range.size();
    const auto content = tree.contentOf(holder);
    return content && content->stream != NoStream ? tree.bytes(content->stream).size() : 0;
}

void report(Checker &checker, int threads)
{
    const Tree &tree = checker.tree();
    const std::vector<Item> holders = holdersIn(tree, checker.stream());
    std::vector<Summed> summed;
    for (const Item &holder : holders) {
        if (checker.isCancelled())
            return;
        const auto opened = tree.contentOf(holder);
        const Content &content = *holder.field->content;
        bool isWhole = holder.fault == Fault::None;
        if (content.codec) {
            const PackedPieces packed = packedPiecesOf(tree, holder);
            reportSum(checker, holder, packed);
            for (size_t i = 0; opened && i < opened->problems.size(); ++i)
                reportPiece(checker, holder, packed, opened->problems[i]);
            isWhole = isWhole && opened && opened->stream != NoStream && tree.stream(opened->stream).isWhole;
        }
        if (opened && opened->isTooDeep)
            report(checker, issues::packedTooDeep, holder, {tree.path(holder), QString::number(tree.limits().depth)});
        if (opened && opened->limit == ContentStore::PartsLimit)
            reportTooMany(checker, holder);
        if (content.checksum)
            summed.push_back({.holder = &holder, .size = sizeOf(tree, holder), .isKnown = isWhole});
    }
    Pieces pieces(qint64(summed.size()));
    inThreads(summed.size() > 1 ? threads : 1, [&](int) {
        for (qint64 i = 0; pieces.take(i) && !checker.isCancelled();) {
            Summed &one = summed[size_t(i)];
            if (one.isKnown)
                one.sum = checksumOf(tree, *one.holder);
        }
    });
    if (!checker.isCancelled())
        reportChecksums(checker, summed);
}

} // namespace hexahedron::contents
