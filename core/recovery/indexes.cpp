#include "core/recovery/indexes.h"

#include "core/changes/edittext.h"
#include "core/check/indextargets.h"
#include "core/language/listed.h"
#include "core/schema/schema.h"
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

/// What its rule does about it is better than a guess.
bool isMendedByRule(const Issue &issue)
{
    const Field &field = *issue.item.field;
    return issue.repair && (field.index.group > 1 || field.index.otherwise);
}

} // namespace

void tryIndexes(Workbench &bench, const std::vector<Issue> &issues)
{
    for (const Issue &issue : issues) {
        if (issue.severity != Severity::Error || !issue.item.field || issue.item.field->kind != Kind::Integer
            || !issue.item.field->index.array || isOfStructure(*issue.kind) || isMendedByRule(issue) || !bench.mayTry())
            continue;
        Hypothesis hypothesis;
        hypothesis.kind = Hypothesis::Kind::Index;
        QStringList numbers;
        for (const auto &[at, bytes] : mended(bench.tree(), issue)) {
            hypothesis.replacements.push_back({{at, at + bytes.size()}, Bytes(bytes)});
            const Field &field = *issue.item.field;
            numbers += QString::number(decodeInteger(field, reinterpret_cast<const uchar *>(bytes.constData())));
        }
        if (hypothesis.replacements.empty())
            continue;
        hypothesis.bits = 8;
        hypothesis.sentence = editText(QT_TRANSLATE_NOOP("edit", "Write the number that stands beside it: %1."))
                                  .arg(listed(numbers));
        bench.tryOut(std::move(hypothesis));
    }
}

} // namespace hexahedron::recovery
