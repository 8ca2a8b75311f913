#include "core/check/contentcheck.h"

#include "core/check/engineissues.h"
#include "core/check/threads.h"
#include "core/edit/planner.h"
#include "core/schema/schema.h"
#include "core/tree/contentstore.h"
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

Repair writeNumber(const char *sentence, const Item &field, qint64 value)
{
    if (!field.isValid())
        return {};
    return {sentence, {}, [=](Planner &planner) {
                planner.setText(field, QString::number(value), ShapeChange::Reinterpret);
            }};
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

Item childWith(const Tree &tree, const Item &item, const Field *field)
{
    for (qint64 row = 0; row < tree.ownChildCount(item) && item.role != Item::Role::Array; ++row) {
        const Item child = tree.ownChild(item, row);
        if (child.field == field)
            return child;
    }
    return {};
}

/// One piece that did not expand as it should.
void reportPiece(Checker &checker, const Item &holder, const PackedPieces &packed, const ContentPiece &piece)
{
    const Tree &tree = checker.tree();
    const Content &content = *holder.field->content;
    const Item record = piece.element >= 0 ? tree.ownChild(packed.list, piece.element) : holder;
    const Item bytes = childWith(tree, record, content.packed);
    const Item announced = childWith(tree, record, content.expandedSize);
    const QString name = tree.path(record);
    const PackedPiece &source = packed.pieces[size_t(qMax<qint64>(0, piece.element))];
    switch (piece.problem) {
    case Decoded::Problem::SizeWrong:
        report(checker, issues::expandedSizeWrong, announced.isValid() ? announced : holder,
               {name, number(piece.realSize.value_or(piece.size)), number(source.announced)},
               piece.realSize ? writeNumber(QT_TRANSLATE_NOOP("repairs", "Write how many bytes there are."), announced,
                                            *piece.realSize)
                              : Repair());
        return;
    case Decoded::Problem::LimitReached:
        report(checker, issues::expansionTooLarge, bytes.isValid() ? bytes : holder, {name, number(piece.size)});
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
    if (piece.used >= source.packed.size())
        return;
    const ByteRange rest{source.packed.begin + piece.used, source.packed.end};
    report(checker, issues::packedBytesLeft, bytes, {name, number(piece.used), number(source.packed.size())},
           {QT_TRANSLATE_NOOP("repairs", "Delete the bytes behind the end."), {}, [=](Planner &planner) {
                planner.removeRange(bytes, rest);
            }});
}

/// A list that goes on until a sum is reached.
void reportSum(Checker &checker, const Item &holder, const PackedPieces &packed)
{
    if (!packed.list.isValid() || !packed.list.field->sumOf)
        return;
    const Tree &tree = checker.tree();
    const Field &list = *packed.list.field;
    qint64 sum = 0;
    for (const PackedPiece &piece : packed.pieces)
        sum += qMax<qint64>(0, piece.announced);
    const qint64 wanted = list.sumWanted.evaluate(tree.valuesInside(holder.stream, holder.node));
    if (sum == wanted)
        return;
    const Item field = fieldAround(tree, holder, list.sumWanted.singleField());
    report(checker, issues::sumWrong, field.isValid() ? field : holder,
           {QString::fromLatin1(list.sumOf->name), tree.path(holder), number(sum),
            field.isValid() ? QString::fromLatin1(field.field->name) : QString(), number(wanted)},
           writeNumber(QT_TRANSLATE_NOOP("repairs", "Write the sum."), field, sum));
}

struct Summed
{
    Item holder;
    quint32 sum = 0;
    qint64 size = 0;
    bool isKnown = false;
};

void compare(Checker &checker, const Item &field, quint32 sum)
{
    const Value value = field.isValid() ? valueOf(checker.tree(), field) : Value();
    const auto *stored = std::get_if<qint64>(&value);
    if (!stored || quint32(*stored) == sum)
        return;
    report(checker, issues::checksumWrong, field, {checker.tree().path(field), hex(quint32(*stored)), hex(sum)},
           writeNumber(QT_TRANSLATE_NOOP("repairs", "Write the checksum of what is there."), field, sum),
           field.field->checksumRule);
}

void reportChecksums(Checker &checker, const std::vector<Summed> &all)
{
    std::map<NodeId, std::pair<Item, quint32>> wholes; // by the node whose field has the sum of several
    std::map<NodeId, bool> isKnown;
    for (const Summed &summed : all) {
        const Content &content = *summed.holder.field->content;
        const Item own = fieldAround(checker.tree(), summed.holder, content.checksumField);
        if (summed.isKnown)
            compare(checker, own, summed.sum);
        const Item whole = fieldAround(checker.tree(), summed.holder, content.allChecksumsField);
        if (!whole.isValid())
            continue;
        auto &[field, sum] = wholes[whole.node];
        isKnown.try_emplace(whole.node, true).first->second &= summed.isKnown;
        field = whole;
        sum = content.checksum->combined(sum, summed.sum, summed.size);
    }
    for (const auto &[node, whole] : wholes) {
        if (isKnown[node])
            compare(checker, whole.first, whole.second);
    }
}

} // namespace

Item fieldAround(const Tree &tree, const Item &item, const Field *field)
{
    for (Item above = field ? item : Item(); above.isValid() && above.stream == item.stream;
         above = tree.parent(above)) {
        if (const Item found = childWith(tree, above, field); found.isValid())
            return found;
    }
    return {};
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
    std::vector<Summed> summed;
    for (const Item &holder : holdersIn(tree, checker.stream())) {
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
            report(checker, issues::packedTooDeep, holder, {tree.path(holder)});
        if (content.checksum)
            summed.push_back({.holder = holder, .size = sizeOf(tree, holder), .isKnown = isWhole});
    }
    Pieces pieces(qint64(summed.size()));
    inThreads(summed.size() > 1 ? threads : 1, [&](int) {
        for (qint64 i = 0; pieces.take(i) && !checker.isCancelled();) {
            Summed &one = summed[size_t(i)];
            if (one.isKnown)
                one.sum = checksumOf(tree, one.holder);
        }
    });
    if (!checker.isCancelled())
        reportChecksums(checker, summed);
}

} // namespace hexahedron::contents
