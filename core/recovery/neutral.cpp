#include "core/recovery/neutral.h"

#include "core/changes/edittext.h"
#include "core/edit/derivation.h"
#include "core/edit/relayout.h"
#include "core/recovery/numbers.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace hexahedron::recovery {

qint64 allowedValue(const Field &field)
{
    std::vector<qint64> values{qint64(field.initialValue(0))};
    for (const NamedValue &name : field.number.names)
        values.push_back(name.value);
    for (const FieldRule &rule : field.rules)
        values.push_back(rule.test == FieldRule::Test::Equals  ? rule.number
                         : rule.test == FieldRule::Test::Range ? qint64(std::ceil(qBound(-1e9, rule.low, 1e9)))
                                                               : 1);
    // One that all take, where there is one.
    for (const bool isForAll : {true, false}) {
        const auto right = std::find_if(values.begin(), values.end(),
                                        [&](qint64 value) { return isAllowed(field, value, isForAll); });
        if (right != values.end())
            return *right;
    }
    return values.front();
}

namespace {

/// Of one number.
QByteArray neutralNumber(const Field &field)
{
    return field.kind == Kind::Integer ? encodeInteger(field, allowedValue(field)) : Relayout::neutralField(field, 1);
}

/// False where something depends on the file: then nothing behind it is known, either.
bool appendFixed(const Field &record, qint64 most, QByteArray &bytes)
{
    for (const Field *field : record.body) {
        if (bytes.size() >= most || field->isElsewhere() || field->array.untilEnd || !field->when.isEmpty())
            return false;
        const bool isOne = field->times.isEmpty();
        const qint64 times = isOne ? 1 : field->times.isConstant() ? field->times.evaluate({}) : -1;
        if (times < 0 || times > most)
            return false;
        const qsizetype before = bytes.size();
        for (qint64 i = 0; i < times; ++i) {
            if (field->isNumber())
                bytes += neutralNumber(*field);
            else if (field->kind == Kind::Text && field->textForm == TextForm::Fixed)
                bytes += Relayout::neutralField(*field, 1);
            else if (field->kind == Kind::Raw)
                bytes += '\0';
            else if (field->kind != Kind::Record || !appendFixed(*field, most, bytes))
                return false;
        }
        if (bytes.size() == before && times > 0)
            return false; // nobody knows what stands there
    }
    return true;
}

} // namespace

QByteArray neutralBeginning(const Field &section, qint64 most)
{
    QByteArray bytes;
    appendFixed(section, most, bytes);
    if (bytes.size() < section.section.signature.size())
        bytes.resize(section.section.signature.size(), '\0');
    return bytes.replace(0, section.section.signature.size(), section.section.signature).left(most);
}

namespace {

/// Numbers in the file itself that stand alone or in a vector, in ascending order.
struct NumberAt
{
    const Field *field = nullptr;
    ByteRange range;
    NodeId node = NoNode;
};

std::vector<NumberAt> numbersIn(const Tree &tree, ByteRange range)
{
    constexpr qint64 MostOfOne = 16;
    const StreamTree &stream = tree.stream(0);
    std::vector<NumberAt> numbers;
    NodeVisitor visitor(stream);
    std::set<NodeId> seen;
    const auto look = [&](NodeId node) {
        const Field &field = fieldById(stream.nodes[node].field);
        if (!seen.insert(node).second || (field.kind != Kind::Frame && field.kind != Kind::Record)
            || isArrayNode(stream.nodes, node))
            return;
        for (const Part &part : visitor.layOut(node)) {
            if (part.node != NoNode || part.range.intersected(range).isEmpty() || !part.field->isNumber()
                || part.count > MostOfOne)
                continue;
            for (qint64 at = part.range.begin; at + part.field->width <= part.range.end; at += part.field->width)
                numbers.push_back({part.field, {at, at + part.field->width}, node});
        }
    };
    for (qint64 at = range.begin; at < range.end; ++at) {
        for (NodeId node = stream.nodes.deepestAt(at); node != NoNode; node = stream.nodes.parent(node))
            look(node);
    }
    std::erase_if(numbers, [&](const NumberAt &number) { return number.range.intersected(range).isEmpty(); });
    std::sort(numbers.begin(), numbers.end(),
              [](const NumberAt &a, const NumberAt &b) { return a.range.begin < b.range.begin; });
    return numbers;
}

bool isTaken(const Field &field, const QByteArray &bytes)
{
    return field.kind != Kind::Integer
           || isAllowed(field, decodeInteger(field, reinterpret_cast<const uchar *>(bytes.constData())));
}

} // namespace

QByteArray withAllowedNumbers(const Tree &tree, ByteRange range)
{
    QByteArray all = tree.bytes().toByteArray(range);
    for (const NumberAt &number : numbersIn(tree, range)) {
        const QByteArray there = tree.bytes().toByteArray(number.range);
        const bool isNew = range.contains(number.range) && !Derivable::follows(*number.field)
                           && !number.field->index.array && !number.field->initial.numbers.empty();
        if (!isNew && isTaken(*number.field, there))
            continue;
        // Only what lies in the range may be another: the rest of the number is that of the file.
        const QByteArray wanted = neutralNumber(*number.field);
        const ByteRange own = number.range.intersected(range);
        QByteArray result = there;
        result.replace(own.begin - number.range.begin, own.size(),
                       wanted.mid(own.begin - number.range.begin, own.size()));
        if (isTaken(*number.field, result))
            all.replace(own.begin - range.begin, own.size(), result.mid(own.begin - number.range.begin, own.size()));
    }
    return all;
}

void tryNeutralNumbers(Workbench &bench, const Places &places)
{
    constexpr qint64 MostBytes = 20; // a few that lie in the middle of a number, too
    constexpr size_t MostNumbers = 48;
    std::vector<qint64> begins;
    for (const NumberPlace &place : places.numbers) {
        if (begins.size() < MostNumbers)
            begins.push_back(place.range.begin);
    }
    std::set<QByteArray> seen;
    for (const qint64 begin : begins) {
        const std::vector<NumberAt> numbers = numbersIn(
            bench.tree(), {qMax<qint64>(0, begin - MostBytes), qMin(begin + MostBytes, bench.file().size())});
        for (size_t first = 0; first < numbers.size(); ++first) {
            QByteArray bytes;
            int changed = 0;
            for (size_t last = first; last < numbers.size() && bench.mayTry(); ++last) {
                const NumberAt &number = numbers[last];
                const qint64 from = numbers[first].range.begin;
                if (number.range.end - from > MostBytes || number.range.begin != from + bytes.size())
                    break;
                const QByteArray neutral = neutralNumber(*number.field);
                const bool isChanged = neutral != bench.file().toByteArray(number.range);
                if (last == first && !isChanged)
                    break; // what is right already is no part of it
                changed += isChanged ? 1 : 0;
                bytes += neutral;
                if (!isChanged || changed < 2 || bytes.isEmpty())
                    continue;
                if (!seen.insert(QByteArray::number(from) + ':' + bytes).second)
                    continue;
                Hypothesis hypothesis;
                hypothesis.kind = Hypothesis::Kind::Number;
                hypothesis.replacements = {{{from, from + bytes.size()}, Bytes(bytes)}};
                hypothesis.bits = 10 + 4 * changed;
                hypothesis.sentence = editText(QT_TRANSLATE_N_NOOP("edit", "Write what a new file has for %n number(s) "
                                                                           "at 0x%1."),
                                               changed)
                                          .arg(from, 0, 16);
                bench.tryOut(std::move(hypothesis));
            }
        }
    }
}

} // namespace hexahedron::recovery
