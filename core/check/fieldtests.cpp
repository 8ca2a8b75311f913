#include "core/check/fieldtests.h"

#include "core/read/layout.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

#include <cmath>

namespace hexahedron {

namespace {

using Test = FieldRule::Test;

// What single precision and careless exporters leave of a length of 1; quaternions turn whole limbs, normals only shade.
constexpr double QuaternionTolerance = 0.001;
constexpr double NormalTolerance = 0.01;

double toleranceOf(const Field &field, const FieldRule &rule)
{
    return rule.low > 0 ? rule.low : field.vector.isQuaternion ? QuaternionTolerance : NormalTolerance;
}

double lengthOf(const Field &field, const uchar *bytes, qint64 count)
{
    double sum = 0;
    for (qint64 i = 0; i < count; ++i) {
        const double value = decodeAsDouble(field, bytes + i * field.width);
        sum += value * value;
    }
    return std::sqrt(sum);
}

bool isNamed(const Field &field, qint64 value)
{
    return std::any_of(field.number.names.begin(), field.number.names.end(),
                       [=](const NamedValue &name) { return name.value == value; });
}

bool numberFails(const Field &field, const FieldRule &rule, const uchar *bytes)
{
    switch (rule.test) {
    case Test::Range: {
        const double value = decodeAsDouble(field, bytes);
        return value < rule.low || value > rule.high;
    }
    case Test::Named:
        return !isNamed(field, decodeInteger(field, bytes));
    case Test::Bits: // a negative number has all upper bits set: only those of the field count
        return (decodeUnsigned(field, bytes) & ~rule.number) != 0;
    case Test::Equals:
        return decodeAsDouble(field, bytes) != double(rule.number);
    case Test::NonZero:
        return decodeAsDouble(field, bytes) == 0;
    case Test::UnitLength:
    case Test::Distinct:
        break;
    }
    return false;
}

bool vectorFails(const Field &field, const FieldTest &test, const uchar *bytes, qint64 count)
{
    if (test.cause == FieldTest::Cause::ZeroLength)
        return lengthOf(field, bytes, count) == 0;
    if (test.rule->test == Test::UnitLength)
        return std::abs(lengthOf(field, bytes, count) / field.number.one - 1) > toleranceOf(field, *test.rule);
    const auto at = [&](qint64 i) { return decodeUnsigned(field, bytes + i * field.width); };
    for (qint64 i = 0; i < count; ++i) {
        for (qint64 j = i + 1; j < count; ++j) {
            if (at(i) == at(j))
                return true;
        }
    }
    return false;
}

bool indexFails(const Field &field, IndexLimit limit, const uchar *bytes)
{
    const qint64 value = decodeInteger(field, bytes);
    if (field.isNone(value))
        return false;
    return value >= limit.total || (value < 0 && !field.index.belowNoneSeverity);
}

bool numberFails(const Field &field, const FieldTest &test, IndexLimit limit, const uchar *bytes)
{
    switch (test.cause) {
    case FieldTest::Cause::NotFinite:
        return !std::isfinite(decodeFloat(bytes, field.width));
    case FieldTest::Cause::Index:
        return indexFails(field, limit, bytes);
    case FieldTest::Cause::BelowNone:
        return decodeInteger(field, bytes) < -1;
    case FieldTest::Cause::Rule:
        return numberFails(field, *test.rule, bytes);
    case FieldTest::Cause::ZeroLength:
        break;
    }
    return false;
}

/// The fast test for one of the tests; nothing when others cover it.
std::optional<QuickTest> quickTestOf(const Field &field, const FieldTest &test)
{
    using Kind_ = QuickTest::Kind;
    QuickTest quick{.exact = test};
    const bool isWord = field.width == 4;
    const bool isSingle = field.kind == Kind::Float && isWord;
    const bool isShort = field.kind == Kind::Integer && field.width == 2 && field.number.isSigned;
    if (test.cause == FieldTest::Cause::NotFinite || test.cause == FieldTest::Cause::ZeroLength)
        return {}; // made for many fields at once; not of length 1 either
    const bool isUnsignedShort = field.kind == Kind::Integer && field.width == 2 && !field.number.isSigned;
    if (test.cause == FieldTest::Cause::Index && (isWord || isUnsignedShort)) {
        quick.kind = isWord ? Kind_::Index : Kind_::ShortIndex;
        quick.allowsNone = field.index.mayBeNone;
    }
    if (field.number.isBigEndian)
        quick.kind = Kind_::Exact;
    if (test.cause != FieldTest::Cause::Rule || field.number.isBigEndian)
        return quick;
    switch (test.rule->test) {
    case Test::Range:
        quick.kind = isSingle ? Kind_::Outside : isShort ? Kind_::ShortOutside : Kind_::Exact;
        quick.low = float(test.rule->low);
        quick.high = float(test.rule->high);
        break;
    case Test::NonZero:
        quick.kind = isSingle ? Kind_::Zero : Kind_::Exact;
        break;
    case Test::UnitLength: {
        // A little narrower than the tolerance: sums of squares are rounded.
        const double tolerance = toleranceOf(field, *test.rule) * 0.99;
        const bool isTriple = field.times.isConstant() && field.times.evaluate({}) == 3;
        quick.kind = isSingle ? Kind_::Length : isShort && isTriple ? Kind_::ShortLength : Kind_::Exact;
        quick.low = float((1 - tolerance) * (1 - tolerance) * field.number.one * field.number.one);
        quick.high = float((1 + tolerance) * (1 + tolerance) * field.number.one * field.number.one);
        break;
    }
    case Test::Bits:
        quick.kind = isWord ? Kind_::Bits : Kind_::Exact;
        quick.bits = ~quint32(test.rule->number);
        break;
    case Test::Distinct:
        if (!field.times.isConstant() || field.times.evaluate({}) != 3)
            break;
        quick.kind = isWord ? Kind_::Triple : field.width == 2 ? Kind_::ShortTriple : Kind_::Exact;
        break;
    case Test::Named:
    case Test::Equals:
        break;
    }
    return quick;
}

} // namespace

FieldTests testsOf(const Field &field)
{
    FieldTests tests{.field = &field, .wantsFinite = false, .tests = {}, .quick = {}};
    if (!field.isNumber() || field.isHeader)
        return tests;
    tests.wantsFinite = field.kind == Kind::Float && !field.number.mayBeNotFinite && *field.schema->finiteRule;
    if (tests.wantsFinite)
        tests.tests.push_back({FieldTest::Cause::NotFinite, nullptr});
    if (field.index.array
        && field.index.isChecked) // before its rules: a triangle with a corner out of range is not also without area
        tests.tests.push_back({FieldTest::Cause::Index, nullptr});
    if (field.index.array && field.index.isChecked && field.index.belowNoneSeverity)
        tests.tests.push_back({FieldTest::Cause::BelowNone, nullptr});
    for (const FieldRule &rule : field.rules) {
        if (rule.test == Test::UnitLength && (field.vector.isQuaternion || field.kind == Kind::Integer))
            tests.tests.push_back({FieldTest::Cause::ZeroLength, &rule});
        tests.tests.push_back({FieldTest::Cause::Rule, &rule});
    }
    for (const FieldTest &test : tests.tests) {
        if (const auto quick = quickTestOf(field, test))
            tests.quick.push_back(*quick);
    }
    return tests;
}

IndexLimit limitOf(const Field &field, const IndexTargets::Target &target)
{
    return {target.isFound() || field.index.mayBeNone, target.total};
}

Failure failureOf(const FieldTests &tests, const uchar *bytes, qint64 count, IndexLimit limit)
{
    const Field &field = *tests.field;
    for (int t = 0; t < int(tests.tests.size()); ++t) {
        const FieldTest &test = tests.tests[size_t(t)];
        if (test.cause == FieldTest::Cause::Index && !limit.isKnown)
            continue;
        if (test.isOfWhole()) {
            if (vectorFails(field, test, bytes, count))
                return {t, 0};
            continue;
        }
        for (qint64 i = 0; i < count; ++i) {
            if (numberFails(field, test, limit, bytes + i * field.width))
                return {t, i};
        }
    }
    return {};
}

bool anyFails(const FieldTests &tests, const FieldTest &test, const kernels::Span &span, IndexLimit limit)
{
    const FieldTests one{.field = tests.field, .wantsFinite = false, .tests = {test}, .quick = {}};
    for (qint64 i = 0; i < span.elements; ++i) {
        if (failureOf(one, span.bytes + i * span.stride, span.count, limit))
            return true;
    }
    return false;
}

} // namespace hexahedron
