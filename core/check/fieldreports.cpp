// What people are told about a field's value that fails a test, and how it is mended.
#include "core/changes/changeelements.h"
#include "core/changes/wishes.h"
#include "core/check/elementsettling.h"
#include "core/check/engineissues.h"
#include "core/check/fieldtests.h"
#include "core/check/repairs.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

#include <cmath>
#include <cstring>

namespace hexahedron {

namespace {

using Cause = FieldTest::Cause;
using Test = FieldRule::Test;

QString text(double value)
{
    return QString::fromLatin1(numberText(value, false));
}

QString text(const Field &field, const uchar *bytes)
{
    return writtenText(field, decodeNumber(field, bytes));
}

/// A number as the field would show it: that of a mark in hexadecimal digits.
QString text(const Field &field, double value)
{
    return field.number.isHexadecimal ? writtenText(field, Value(qint64(value))) : text(value);
}

/// "position/x", "vertex_id[1]", "blend".
QString labelOf(const Field &field, qint64 count, qint64 component)
{
    const QString name = QString::fromLatin1(field.name);
    if (!field.isVector || count < 2 || component < 0)
        return name;
    if (size_t(component) < field.vector.components.size())
        return name + u'/' + QString::fromLatin1(field.vector.components[size_t(component)]);
    return name + u'[' + QString::number(component) + u']';
}

double lengthOf(const Field &field, const uchar *bytes, qint64 count)
{
    double sum = 0;
    for (qint64 i = 0; i < count; ++i)
        sum += decodeAsDouble(field, bytes + i * field.width) * decodeAsDouble(field, bytes + i * field.width);
    return std::sqrt(sum);
}

// A range that ends there says only how small a value may be.
constexpr double NoLimit = 2147483647;

const IssueKind &kindOfRule(const FieldRule &rule)
{
    switch (rule.test) {
    case Test::Range:
        return rule.high >= NoLimit ? issues::valueTooSmall : issues::valueOutOfRange;
    case Test::Named:
        return issues::valueNotNamed;
    case Test::Bits:
        return issues::bitsUnassigned;
    case Test::Equals:
        return issues::valueUnexpected;
    case Test::NonZero:
        return issues::valueIsZero;
    case Test::UnitLength:
        return issues::notUnitLength;
    case Test::Distinct:
        break;
    }
    return issues::notDistinct;
}

QString numbersText(const Field &field, const uchar *bytes, qint64 count)
{
    QStringList numbers;
    for (qint64 i = 0; i < qMin<qint64>(count, 16); ++i)
        numbers += text(field, bytes + i * field.width);
    return numbers.join(QStringLiteral(", "));
}

QString hexText(qint64 value)
{
    return QStringLiteral("0x") + QString::number(quint64(value), 16);
}

QStringList ruleArguments(const Field &field, const FieldRule &rule, const uchar *bytes, qint64 count, qint64 component)
{
    const uchar *at = bytes + component * field.width;
    const QString label = labelOf(field, count, component);
    switch (rule.test) {
    case Test::Range:
        if (rule.high >= NoLimit)
            return {label, text(field, at), text(rule.low)};
        return {label, text(field, at), text(rule.low), text(rule.high)};
    case Test::Named:
        return {label, text(field, at)};
    case Test::Bits: {
        const qint64 value = decodeUnsigned(field, at);
        return {label, hexText(value), hexText(value & ~rule.number)};
    }
    case Test::Equals:
        return {label, text(field, at),
                field.number.isHexadecimal ? writtenText(field, Value(rule.number)) : QString::number(rule.number)};
    case Test::NonZero:
        return {QString::fromLatin1(field.name)};
    case Test::UnitLength:
        return {QString::fromLatin1(field.name), text(double(float(lengthOf(field, bytes, count) / field.number.one)))};
    case Test::Distinct:
        break;
    }
    return {QString::fromLatin1(field.name), numbersText(field, bytes, count)};
}

/// The array whose element holds `item`, when there is one, and the number of that element.
struct Place
{
    Item array;
    qint64 index = 0;
};
Place placeOf(const Tree &tree, const Item &item)
{
    for (Item i = item; i.isValid() && i.role != Item::Role::Frame; i = tree.parent(i)) {
        if (i.role == Item::Role::Element)
            return {tree.parent(i), tree.row(i)};
    }
    return {};
}

bool removesElement(const FieldTests &tests, const FieldTest &test)
{
    if (test.cause == Cause::Index)
        return !tests.field->index.otherwise && !tests.field->index.mayBeNone;
    return test.cause == Cause::Rule && test.rule->test == Test::Distinct;
}

const char *sentenceFor(const FieldTests &tests, const FieldTest &test)
{
    if (removesElement(tests, test))
        return tests.field->index.group > 1 ? QT_TRANSLATE_NOOP("repairs", "Delete the triangle.")
                                            : QT_TRANSLATE_NOOP("repairs", "Delete the element.");
    if (test.cause == Cause::NotFinite)
        return QT_TRANSLATE_NOOP("repairs", "Write %1, the neutral value; what it was is not known.");
    if (test.cause == Cause::Index || test.cause == Cause::BelowNone)
        return QT_TRANSLATE_NOOP("repairs", "Write %1, which means “none”.");
    if (test.cause == Cause::ZeroLength)
        return QT_TRANSLATE_NOOP("repairs", "Write %1, the neutral value; what it was is not known.");
    switch (test.rule->test) {
    case Test::Range:
        return test.rule->otherwise
                   ? QT_TRANSLATE_NOOP("repairs", "Write %1, the usual value; what it was is not known.")
                   : QT_TRANSLATE_NOOP("repairs", "Write the nearest value that is allowed.");
    case Test::Bits:
        return QT_TRANSLATE_NOOP("repairs", "Clear the bits that have no meaning.");
    case Test::Equals:
        return QT_TRANSLATE_NOOP("repairs", "Write the expected value, %1.");
    case Test::UnitLength:
        return QT_TRANSLATE_NOOP("repairs", "Divide it by its length.");
    case Test::Named:
    case Test::NonZero:
    case Test::Distinct:
        break;
    }
    return QT_TRANSLATE_NOOP("repairs", "Write %1, the usual value; what it was is not known.");
}

/// What a repair writes for one number that fails.
double mendedNumber(const Field &field, const FieldTest &test, const uchar *bytes, qint64 component)
{
    if (test.cause == Cause::NotFinite)
        return field.initialValue(size_t(component));
    if (test.cause == Cause::Index || test.cause == Cause::BelowNone)
        return double(field.index.otherwise.value_or(-1));
    const FieldRule &rule = *test.rule;
    if (rule.otherwise)
        return *rule.otherwise;
    switch (rule.test) {
    case Test::Range:
        return qBound(rule.low, decodeAsDouble(field, bytes), rule.high);
    case Test::Bits:
        return double(decodeUnsigned(field, bytes) & rule.number);
    case Test::Equals:
        return double(rule.number);
    default:
        return field.initialValue(size_t(component));
    }
}

/// The same for people: the whole vector where the whole is written.
QString mendedText(const Field &field, const FieldTest &test, const uchar *bytes, qint64 component, qint64 count)
{
    if (!test.isOfWhole() && (test.cause != Cause::NotFinite || !field.vector.isQuaternion))
        return text(field, mendedNumber(field, test, bytes, component));
    QStringList numbers;
    for (qint64 i = 0; i < qMin<qint64>(count, 16); ++i)
        numbers += text(field.initialValue(size_t(i)));
    return QStringLiteral("[%1]").arg(numbers.join(QStringLiteral(", ")));
}

void normalise(Wishes &wishes, const Item &item, const uchar *bytes)
{
    const Field &field = *item.field;
    const double length = lengthOf(field, bytes, item.count);
    QByteArray mended;
    for (qint64 i = 0; i < item.count; ++i) {
        const double value = decodeAsDouble(field, bytes + i * field.width);
        QByteArray number;
        const bool hasDirection = length > 0 && std::isfinite(length);
        const double scaled = value / length * field.number.one;
        const double stored = field.kind == Kind::Integer ? std::trunc(scaled) : scaled;
        encodeNumber(field, hasDirection ? stored : field.initialValue(size_t(i)), number);
        mended += number;
    }
    wishes.setBytes(item, mended);
}

/// Goes through the array in which `first` is the first element that fails, and calls `mend` for each that does.
template<typename Mend>
void forEachFailing(const Tree &tree, const Item &first, const FieldTests &tests, int test, IndexLimit limit, Mend mend)
{
    const Place place = placeOf(tree, first);
    const qint64 offset = first.range.begin - place.array.range.begin - place.index * place.array.stride;
    const Bytes &bytes = tree.bytes(first.stream);
    for (qint64 i = place.index; i < place.array.count; ++i) {
        const qint64 begin = place.array.range.begin + i * place.array.stride + offset;
        const QByteArray value = bytes.toByteArray({begin, begin + first.range.size()});
        const auto *data = reinterpret_cast<const uchar *>(value.constData());
        if (value.size() == first.range.size() && failureOf(tests, data, first.count, limit).test == test)
            mend(place.array, i);
    }
}

/// The same field in another element of the array.
Item inElement(const Tree &tree, const Item &first, const Item &array, qint64 index)
{
    Item item = tree.child(array, index);
    for (int step = item.steps; step < first.steps; ++step)
        item = tree.child(item, first.rows[size_t(step)]);
    return item;
}

void removeFailing(Wishes &wishes, const Item &first, const FieldTests &tests, int test, IndexLimit limit)
{
    qint64 begin = -1;
    qint64 end = -1;
    Item array;
    const qint64 group = tests.field->index.group; // what makes one thing goes as a whole
    forEachFailing(wishes.tree(), first, tests, test, limit, [&](const Item &of, qint64 index) {
        array = of;
        if (index < end)
            return; // it goes with the one before
        const qint64 next = index - index % group;
        if (next != end) {
            if (begin >= 0)
                wishes.removeElements(of, begin, end - begin);
            begin = next;
        }
        end = qMin(next + group, of.count);
    });
    if (begin >= 0)
        wishes.removeElements(array, begin, end - begin);
}

/// What must fit an index in the same element: the weight of what it names.
struct Settling
{
    const Field *field = nullptr;
    const ElementSettling *relation = nullptr;
};
std::vector<Settling> settlingsFor(const Field &index)
{
    std::vector<Settling> settlings;
    for (const Field *field : index.parent ? index.parent->body : std::vector<const Field *>()) {
        for (const auto &relation : field->relations) {
            const auto *settling = dynamic_cast<const ElementSettling *>(relation.get());
            if (field->vector.shareOf == &index && settling)
                settlings.push_back({field, settling});
        }
    }
    return settlings;
}

/// Writes what is right instead of indices that fail.
void mendIndices(const FieldTests &tests, int test, uchar *indices, qint64 count, IndexLimit limit)
{
    const Field &field = *tests.field;
    const FieldTest &failed = tests.tests[size_t(test)];
    const FieldTests one{.field = &field, .wantsFinite = false, .tests = {failed}, .quick = {}};
    for (qint64 i = 0; i < count; ++i) {
        uchar *number = indices + i * field.width;
        QByteArray right;
        if (failureOf(one, number, 1, limit) && encodeNumber(field, mendedNumber(field, failed, number, i), right))
            std::memcpy(number, right.constData(), size_t(field.width));
    }
}

/// Indices and what must fit them, in all elements at once. Where nothing else in an element is left to fit, that is asked for: by
/// itself, when it is so in the first element.
Repair repairIndices(const Tree &tree, const FieldTests &tests, int test, const Item &first, const Item &array,
                     IndexLimit limit, const std::vector<Settling> &settlings)
{
    const auto shape = tree.shapeOf(array);
    const auto part = std::ranges::find(*shape, tests.field, &Part::field);
    const qint64 begin = array.range.begin + placeOf(tree, first).index * array.stride;
    const QByteArray element = tree.bytes(array.stream).toByteArray({begin, begin + array.stride});
    if (part == shape->end() || element.size() < array.stride)
        return {};
    const auto mended = [=, at = part->range.begin, count = first.count](const uchar *bytes) {
        if (failureOf(tests, bytes + at, count, limit).test != test)
            return QByteArray();
        QByteArray copy(reinterpret_cast<const char *>(bytes), array.stride);
        mendIndices(tests, test, reinterpret_cast<uchar *>(copy.data()) + at, count, limit);
        return copy;
    };
    const auto makesUp = [=](const QByteArray &bytes) {
        return std::ranges::any_of(settlings, [&](const Settling &settling) {
            return settling.relation->makesUp(*settling.field, *shape,
                                              reinterpret_cast<const uchar *>(bytes.constData()));
        });
    };
    const QByteArray right = mended(reinterpret_cast<const uchar *>(element.constData()));
    const bool isMadeUp = !right.isEmpty() && makesUp(right);
    const auto mend = [=](uchar *bytes) {
        const QByteArray ofThis = mended(bytes);
        if (ofThis.isEmpty() || makesUp(ofThis) != isMadeUp)
            return false;
        std::memcpy(bytes, ofThis.constData(), size_t(ofThis.size()));
        for (const Settling &settling : settlings)
            settling.relation->settle(*settling.field, *shape, bytes);
        return true;
    };
    return {.sentence = isMadeUp ? QT_TRANSLATE_NOOP("repairs", "Write 0 as the first one, which takes all the weight: "
                                                                "nothing else has any.")
                                 : QT_TRANSLATE_NOOP("repairs", "Write %1, which means “none”, and share its weight "
                                                                "out to the others."),
            .arguments = {},
            .plan = [=](Wishes &wishes) { changeElements(wishes, array, mend); },
            .isGuess = isMadeUp};
}

/// Its record, or what follows, is laid out by it.
bool laysOut(const Field &field)
{
    return field.kind == Kind::Integer && (field.derived.decides || field.derived.isReferred);
}

/// The value that a field which lays out its record has in all other elements of the list. With another one, what is there is
/// read as what it is not.
std::optional<qint64> valueBeside(const Tree &tree, const FieldTests &tests, const Item &item, IndexLimit limit)
{
    constexpr qint64 LeastOthers = 2;
    constexpr qint64 MostOthers = 256;
    const Place place = placeOf(tree, item);
    const qint64 others = place.array.isValid() ? place.array.count - 1 : 0;
    if (!laysOut(*tests.field) || tests.field->isVector || others < LeastOthers || others > MostOthers)
        return {};
    std::optional<qint64> common;
    for (qint64 i = 0; i <= others; ++i) {
        if (i == place.index)
            continue;
        const Item other = inElement(tree, item, place.array, i);
        if (!other.isValid() || other.field != item.field || other.range.size() != tests.field->width)
            return {};
        const QByteArray value = tree.bytes(other.stream).toByteArray(other.range);
        const auto *bytes = reinterpret_cast<const uchar *>(value.constData());
        const qint64 number = decodeInteger(*tests.field, bytes);
        if (failureOf(tests, bytes, 1, limit) || common.value_or(number) != number)
            return {};
        common = number;
    }
    return common;
}

/// A number around the item that lays out what it stands in has a value that it cannot have: then it is read as what it is not.
bool isLaidOutByNonsense(const Tree &tree, const Item &item)
{
    constexpr int MostFields = 32;
    Item of = item;
    for (Item i = tree.parent(item); i.isValid() && i.role != Item::Role::Frame; of = i, i = tree.parent(i)) {
        if (i.field->kind != Kind::Record || i.role == Item::Role::Array)
            continue;
        for (qint64 row = 0; row < qMin<qint64>(tree.row(of), MostFields); ++row) {
            const Item beside = tree.child(i, row);
            if (beside.role != Item::Role::Field || !beside.field->isNumber() || !laysOut(*beside.field)
                || beside.field->isVector || beside.range.size() != beside.field->width)
                continue;
            const QByteArray value = tree.bytes(beside.stream).toByteArray(beside.range);
            if (failureOf(testsOf(*beside.field), reinterpret_cast<const uchar *>(value.constData()), 1, {}))
                return true;
        }
    }
    return false;
}

Repair repairFor(const Tree &tree, const FieldTests &tests, int test, const Item &item, IndexLimit limit)
{
    const FieldTest &failed = tests.tests[size_t(test)];
    const bool isIndex = failed.cause == Cause::Index || failed.cause == Cause::BelowNone;
    const IndexTraits &traits = tests.field->index;
    if (isIndex && !traits.hasRepair && limit.isKnown && limit.total == 1 && !traits.mayBeNone && !traits.isParent
        && item.count == 1)
        return repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Write 0: there is only that one."), item, 0);
    if ((failed.rule && !failed.rule->hasRepair) || (isIndex && !traits.hasRepair))
        return {};
    const Place place = placeOf(tree, item);
    const bool isFixed = place.array.isValid() && place.array.stride > 0;
    if (removesElement(tests, failed) && !place.array.isValid())
        return {};
    if (const auto settlings = settlingsFor(*tests.field); isFixed && isIndex && !settlings.empty())
        return repairIndices(tree, tests, test, item, place.array, limit, settlings);
    if (const auto common = failed.cause == Cause::Rule ? valueBeside(tree, tests, item, limit) : std::nullopt) {
        Repair repair = repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Write %1, which all other elements have."),
                                          item, *common);
        repair.arguments = {text(*tests.field, double(*common))};
        return repair;
    }
    const char *sentence = sentenceFor(tests, failed);
    if (removesElement(tests, failed)) {
        return {sentence, {}, [=](Wishes &wishes) {
                    if (isFixed)
                        removeFailing(wishes, item, tests, test, limit);
                    else
                        wishes.removeElements(place.array, place.index, 1);
                }};
    }
    Repair repair{sentence, {}, [=](Wishes &wishes) {
                      if (!isFixed) {
                          repairValue(wishes, item, tests, limit);
                          return;
                      }
                      forEachFailing(wishes.tree(), item, tests, test, limit, [&](const Item &array, qint64 index) {
                          repairValue(wishes, inElement(wishes.tree(), item, array, index), tests, limit);
                      });
                  }};
    if (failed.cause == Cause::Rule && failed.rule->test == Test::UnitLength) {
        // That is no rounding: other bytes stand there.
        constexpr double MostTimes = 16;
        const QByteArray bytes = tree.bytes(item.stream).toByteArray(item.range);
        const double length = lengthOf(*tests.field, reinterpret_cast<const uchar *>(bytes.constData()), item.count)
                              / tests.field->number.one;
        const bool isUsual = length < MostTimes && length > 1 / MostTimes; // not so of no number
        repair.isGuess = !isUsual || isLaidOutByNonsense(tree, item);
    }
    return repair;
}

} // namespace

const IssueKind &kindOf(const FieldTest &test)
{
    switch (test.cause) {
    case Cause::NotFinite:
        return issues::notFinite;
    case Cause::Index:
    case Cause::BelowNone:
        return issues::indexOutOfRange;
    case Cause::ZeroLength:
        return issues::lengthIsZero;
    case Cause::Rule:
        break;
    }
    return kindOfRule(*test.rule);
}

void repairValue(Wishes &wishes, const Item &item, const FieldTests &tests, IndexLimit limit)
{
    const Field &field = *tests.field;
    const QByteArray value = wishes.tree().bytes(item.stream).toByteArray(item.range);
    const auto *bytes = reinterpret_cast<const uchar *>(value.constData());
    const Failure failure = failureOf(tests, bytes, item.count, limit);
    if (!failure)
        return;
    const FieldTest &test = tests.tests[size_t(failure.test)];
    if (test.isOfWhole() || (test.cause == Cause::NotFinite && field.vector.isQuaternion)) {
        normalise(wishes, item, bytes);
        return;
    }
    const FieldTests one{.field = &field, .wantsFinite = false, .tests = {test}, .quick = {}};
    for (qint64 i = 0; i < item.count; ++i) {
        const uchar *at = bytes + i * field.width;
        if (!failureOf(one, at, 1, limit))
            continue;
        wishes.setNumber(field.isVector ? wishes.tree().child(item, i) : item, mendedNumber(field, test, at, i));
    }
}

void reportFailure(Checker &checker, const FieldTests &tests, Failure failure, const Item &item, IndexLimit limit,
                   const CountedFirst &found)
{
    const Field &field = *tests.field;
    const FieldTest &test = tests.tests[size_t(failure.test)];
    if (test.rule && test.rule->host && !checker.isReadBy(*test.rule->host))
        return;
    const QByteArray value = checker.tree().bytes(checker.stream()).toByteArray(item.range);
    const auto *bytes = reinterpret_cast<const uchar *>(value.constData());
    const uchar *at = bytes + failure.component * field.width;
    const Item where = field.isVector && !test.isOfWhole() ? checker.tree().child(item, failure.component) : item;

    Checker::Details details{.count = qMax<qint64>(1, found.count), .elements = found.elements};
    switch (test.cause) {
    case Cause::NotFinite:
        details.arguments = {labelOf(field, item.count, failure.component)};
        details.reference = field.number.finiteRule ? field.number.finiteRule : field.schema->finiteRule;
        details.severity = field.schema->finiteSeverity;
        break;
    case Cause::Index:
    case Cause::BelowNone: {
        const qint64 number = decodeInteger(field, at);
        details.arguments = {QString::number(limit.total), checker.tree().path(where).section(u'/', -1),
                             QString::number(number), QString::fromLatin1(field.index.array->name)};
        details.reference = field.index.rule;
        details.severity = test.cause == Cause::BelowNone ? field.index.belowNoneSeverity : field.index.severity;
        break;
    }
    case Cause::ZeroLength:
        details.arguments = {QString::fromLatin1(field.name)};
        details.reference = test.rule->reference;
        details.severity = field.vector.isQuaternion ? test.rule->zeroSeverity : test.rule->severity;
        break;
    case Cause::Rule:
        details.arguments = ruleArguments(field, *test.rule, bytes, item.count, failure.component);
        details.reference = test.rule->reference;
        details.severity = test.rule->severity;
        break;
    }
    details.repair = repairFor(checker.tree(), tests, failure.test, item, limit);
    if (details.repair.arguments.isEmpty())
        details.repair.arguments = {mendedText(field, test, at, failure.component, item.count)};
    checker.report(kindOf(test), where.isValid() ? where : item, std::move(details));
}

} // namespace hexahedron
