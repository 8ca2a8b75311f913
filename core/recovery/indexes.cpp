#include "core/recovery/indexes.h"

#include "core/changes/edittext.h"
#include "core/check/indextargets.h"
#include "core/language/listed.h"
#include "core/read/layout.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <map>

namespace hexahedron::recovery {

namespace {

constexpr qint64 MostPlaces = 16;

/// What is written where, for one finding.
std::map<qint64, QByteArray> mended(const Tree &tree, const Issue &issue)
{
    std::map<qint64, QByteArray> written;
    if (issue.count > MostPlaces)
        return written;
    IndexTargets targets(tree.stream(issue.item.stream));
    for (qint64 i = 0; i < qMin(MostPlaces, issue.placeCount()); ++i) {
        const Item item = placeOf(tree, issue, i);
        if (!item.isValid() || !item.field || item.field->kind != Kind::Integer || tree.baseOf(item.stream) != 0)
            return {};
        const Field &field = *item.field;
        const IndexTargets::Target &target = targets.of(item.node, field);
        const qint64 limit = target.total;
        constexpr qint64 LeastTargets = 3; // of fewer it is as likely that the others are lost
        if (limit < LeastTargets)
            return {};
        // Those that make one thing with it, such as a triangle, stay different.
        const Item list = tree.parent(item);
        const bool isOfVector = list.field == &field && list.role == Item::Role::Field;
        ByteRange together = isOfVector ? list.range : item.range;
        if (list.role == Item::Role::Array && list.field == &field) {
            const qint64 group = qMax(target.group, field.index.group) * field.width;
            const qint64 first = item.range.begin - (item.range.begin - list.range.begin) % group;
            together = {first, first + group};
        }
        // The numbers beside it, of the same element or of the one before.
        Item around = tree.parent(item);
        while (around.isValid() && around.range.size() < 3 * field.width)
            around = tree.parent(around);
        if (!around.isValid() || item.range.size() % field.width != 0)
            return {};
        const auto valueIn = [&](const QByteArray &bytes) {
            return decodeInteger(field, reinterpret_cast<const uchar *>(bytes.constData()));
        };
        const auto valueAt = [&](qint64 at) {
            return valueIn(tree.bytes(item.stream).toByteArray({at, at + field.width}));
        };
        const auto isRight = [&](qint64 value) { return (value >= 0 && value < limit) || field.isNone(value); };
        const auto isTaken = [&](qint64 value) {
            const ByteRange there = together.intersected(around.range);
            for (qint64 at = there.begin; at < there.end; at += field.width) {
                const auto known = written.find(at);
                if (value == (known == written.end() ? valueAt(at) : valueIn(known->second)))
                    return true;
            }
            return false;
        };
        for (qint64 at = item.range.begin; at < item.range.end; at += field.width) {
            if (isRight(valueAt(at)))
                continue;
            constexpr qint64 Far = 3;
            std::optional<qint64> beside;
            for (qint64 far = 1; far <= Far && !beside; ++far) {
                for (const qint64 other : {at - far * field.width, at + far * field.width}) {
                    const bool isInside = other >= around.range.begin && other + field.width <= around.range.end;
                    if (!beside && isInside && isRight(valueAt(other)) && !field.isNone(valueAt(other))
                        && !isTaken(valueAt(other)))
                        beside = valueAt(other);
                }
            }
            if (!beside)
                return {};
            written[at] = encodeInteger(field, *beside);
        }
    }
    return written;
}

/// What is written where, and the list that tells it.
struct Twin
{
    std::map<qint64, QByteArray> written;
    QString path;
    qint64 alike = 0; ///< numbers that are the same in both
};

/// The array around an index: the outermost one whose elements have one size.
Item listAround(const Tree &tree, const Item &index)
{
    Item list;
    for (Item around = index; around.isValid(); around = tree.parent(around)) {
        if (around.role == Item::Role::Array && around.stride > 0)
            list = around;
    }
    return list;
}

/// Other lists of the file that are the same but for what is wrong: copies of it, or those of a mesh with the same topology. Where
/// they do not agree, none of them tells anything.
std::optional<Twin> twinOf(Workbench &bench, const Issue &issue)
{
    constexpr qint64 LeastAlike = 4; // numbers; fewer are alike by chance
    constexpr qint64 MostBytes = 4 << 20;
    constexpr double CostOfNode = 0.25;
    const Tree &tree = bench.tree();
    const Item list = listAround(tree, issue.item);
    const Field &field = *issue.item.field;
    if (!list.isValid() || issue.count > MostPlaces || tree.baseOf(list.stream) != 0 || list.range.size() > MostBytes)
        return {};
    const StreamTree &stream = tree.stream(list.stream);
    IndexTargets targets(stream);
    const qint64 limit = targets.of(issue.item.node, field).total;
    const QByteArray own = stream.bytes.toByteArray(list.range);
    const auto numberAt = [&](const QByteArray &bytes, qint64 at) {
        return decodeInteger(field, reinterpret_cast<const uchar *>(bytes.constData()) + at);
    };
    const auto isRight = [&](qint64 value) { return (value >= 0 && value < limit) || field.isNone(value); };
    std::vector<qint64> wrong; // offsets in the list
    for (qint64 i = 0; i < issue.placeCount(); ++i) {
        const Item item = placeOf(tree, issue, i);
        if (!item.isValid() || !list.range.contains(item.range) || item.range.size() % field.width != 0)
            return {};
        for (qint64 at = item.range.begin - list.range.begin; at < item.range.end - list.range.begin;
             at += field.width) {
            if (!isRight(numberAt(own, at)))
                wrong.push_back(at);
        }
    }
    const qint64 alike = own.size() / field.width - qint64(wrong.size());
    if (wrong.empty() || alike < LeastAlike)
        return {};
    bench.spend(CostOfNode * stream.nodes.size());
    std::optional<Twin> twin;
    NodeVisitor visitor(stream);
    const Node &owner = stream.nodes[list.node];
    for (NodeId node = 0; node < stream.nodes.size(); ++node) {
        if (stream.nodes[node].field != owner.field || isArrayNode(stream.nodes, node))
            continue;
        for (const Part &part : visitor.layOut(node)) {
            if (part.field != list.field || part.range == list.range || part.range.size() != list.range.size())
                continue;
            QByteArray other = stream.bytes.toByteArray(part.range);
            Twin told{.written = {}, .path = tree.path(tree.at(list.stream, part.range.begin)), .alike = alike};
            for (const qint64 at : wrong) {
                const QByteArray number = other.mid(at, field.width);
                if (isRight(numberAt(other, at)))
                    told.written[list.range.begin + at] = number;
                other.replace(at, field.width, own.mid(at, field.width));
            }
            if (other != own || told.written.size() != wrong.size())
                continue;
            if (twin && twin->written != told.written)
                return {};
            if (!twin)
                twin = std::move(told);
        }
    }
    return twin;
}

/// What its rule does about it is better than a guess.
bool isMendedByRule(const Issue &issue)
{
    const Field &field = *issue.item.field;
    return issue.repair && (field.index.group > 1 || field.index.otherwise);
}

/// `sentenceOf` makes one of the numbers.
template<typename SentenceOf>
void propose(Workbench &bench, const Field &field, const std::map<qint64, QByteArray> &written, double bits,
             SentenceOf sentenceOf)
{
    if (written.empty())
        return;
    Hypothesis hypothesis;
    hypothesis.kind = Hypothesis::Kind::Index;
    QStringList numbers;
    for (const auto &[at, bytes] : written) {
        hypothesis.replacements.push_back({{at, at + bytes.size()}, Bytes(bytes)});
        numbers += QString::number(decodeInteger(field, reinterpret_cast<const uchar *>(bytes.constData())));
    }
    hypothesis.bits = bits;
    hypothesis.sentence = sentenceOf(listed(numbers));
    bench.tryOut(std::move(hypothesis));
}

} // namespace

void tryIndexes(Workbench &bench, const std::vector<Issue> &issues)
{
    for (const Issue &issue : issues) {
        if (issue.severity != Severity::Error || !issue.item.field || issue.item.field->kind != Kind::Integer
            || !issue.item.field->index.array || isOfStructure(*issue.kind) || !bench.mayTry())
            continue;
        if (const auto twin = twinOf(bench, issue)) {
            constexpr qint64 Many = 16;
            propose(bench, *issue.item.field, twin->written, twin->alike >= Many ? 2 : 6, [&](const QString &numbers) {
                return editText(QT_TRANSLATE_NOOP("edit", "Write %1, as in %2, which is the same otherwise."))
                    .arg(numbers, twin->path);
            });
            continue;
        }
        if (!isMendedByRule(issue))
            propose(bench, *issue.item.field, mended(bench.tree(), issue), 8, [](const QString &numbers) {
                return editText(QT_TRANSLATE_NOOP("edit", "Write the number that stands beside it: %1.")).arg(numbers);
            });
    }
}

} // namespace hexahedron::recovery
