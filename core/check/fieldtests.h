#pragma once

#include "core/check/checker.h"
#include "core/check/kernels.h"

namespace hexahedron {

/// One thing that can be wrong with the value of a field.
struct FieldTest
{
    enum class Cause : quint8 {
        NotFinite,
        Index,
        BelowNone,  ///< an index that readers take for none although it is not -1
        ZeroLength, ///< of a quaternion, or of a direction in whole numbers, where that says that there is none
        Rule,
    };
    Cause cause = Cause::NotFinite;
    const FieldRule *rule = nullptr;

    /// It is about a vector as one value, not about its numbers one by one.
    bool isOfWhole() const
    {
        return cause == Cause::ZeroLength
               || (cause == Cause::Rule
                   && (rule->test == FieldRule::Test::UnitLength || rule->test == FieldRule::Test::Distinct));
    }
};

/// A test made for speed: it may call a value wrong that is not, never the other way round.
struct QuickTest
{
    enum class Kind : quint8 {
        Outside,
        ShortOutside,
        Zero,
        Length,
        ShortLength,
        Bits,
        Index,
        ShortIndex,
        Triple,
        ShortTriple,
        Exact
    };
    Kind kind = Kind::Exact;
    bool allowsNone = false;
    float low = 0; ///< of the value, or of the squared length
    float high = 0;
    quint32 bits = 0;
    FieldTest exact;
};

/// The tests of a field, in the order in which they are made: the first that fails is reported, so one value is named once.
struct FieldTests
{
    const Field *field = nullptr;
    bool wantsFinite = false;
    std::vector<FieldTest> tests;
    std::vector<QuickTest> quick; ///< without the one for finite numbers, which is made for many fields at once

    bool isEmpty() const { return tests.empty(); }
};
FieldTests testsOf(const Field &field);

/// What an index may name; how many there are.
struct IndexLimit
{
    bool isKnown = false; ///< false: nothing to refer to, and another rule says so
    qint64 total = 0;
};
IndexLimit limitOf(const Field &field, const IndexTargets::Target &target);

/// The test of a value that fails first and the number of the vector that makes it fail; test -1 when all is well.
struct Failure
{
    int test = -1;
    qint64 component = 0;
    explicit operator bool() const { return test >= 0; }
};
/// Exact: looks at one value of `count` numbers.
Failure failureOf(const FieldTests &tests, const uchar *bytes, qint64 count, IndexLimit limit);
/// Fast: true when failureOf() may find something in one of many values other than that they are not finite.
inline bool mayFail(const FieldTests &tests, const kernels::Span &span, IndexLimit limit);

/// Reports one failure of the value `item` (a whole field, not one number of it), or of the elements `found` of an array, of the
/// first of which it is.
void reportFailure(Checker &checker, const FieldTests &tests, Failure failure, const Item &item, IndexLimit limit,
                   const CountedFirst &found = {});

/// The kind of issue that a failure becomes.
const IssueKind &kindOf(const FieldTest &test);

/// What is wrong with the value, mended.
void repairValue(Wishes &wishes, const Item &item, const FieldTests &tests, IndexLimit limit);

bool anyFails(const FieldTests &tests, const FieldTest &test, const kernels::Span &span, IndexLimit limit);

inline bool mayFail(const FieldTests &tests, const kernels::Span &span, IndexLimit limit)
{
    for (const QuickTest &test : tests.quick) {
        bool may = false;
        switch (test.kind) {
        case QuickTest::Kind::Outside:
            may = kernels::anyOutside(span, test.low, test.high);
            break;
        case QuickTest::Kind::ShortOutside:
            may = kernels::anyShortOutside(span, qint32(test.low), qint32(test.high));
            break;
        case QuickTest::Kind::ShortLength:
            may = kernels::anyShortLengthOutside(span, test.low, test.high);
            break;
        case QuickTest::Kind::Zero:
            may = kernels::anyZero(span);
            break;
        case QuickTest::Kind::Length:
            may = kernels::anyLengthOutside(span, test.low, test.high);
            break;
        case QuickTest::Kind::Bits:
            may = kernels::anyBits(span, test.bits);
            break;
        case QuickTest::Kind::Index:
            may = limit.isKnown
                  && (limit.total > 0x7fffffff
                      || kernels::anyIndexFrom<quint32>(span, quint32(limit.total), test.allowsNone));
            break;
        case QuickTest::Kind::ShortIndex:
            may = limit.isKnown && limit.total <= 0xffff
                  && kernels::anyIndexFrom<quint16>(span, quint32(limit.total), test.allowsNone);
            break;
        case QuickTest::Kind::Triple:
            may = kernels::anyTripleRepeats<quint32>(span);
            break;
        case QuickTest::Kind::ShortTriple:
            may = kernels::anyTripleRepeats<quint16>(span);
            break;
        case QuickTest::Kind::Exact:
            may = anyFails(tests, test.exact, span, limit);
            break;
        }
        if (may)
            return true;
    }
    return false;
}

} // namespace hexahedron
