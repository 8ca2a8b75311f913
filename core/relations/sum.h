#pragma once

#include "core/check/elementsettling.h"
#include "core/relations/ruling.h"
#include "core/schema/relation.h"

namespace hexahedron {

/// The numbers of a vector add up to a whole, and none is below 0. Where they weigh what numbers beside them name, only those
/// count that name something: with untilNone() the first that names none ends the list.
/// An issue gets the sum as %1 and the numbers as %2.
class Sum final : public Relation, public ElementSettling
{
public:
    Sum(double whole, Ruling ruling)
        : m_whole(whole)
        , m_low(whole)
        , m_high(whole)
        , m_ruling(ruling)
    {
    }
    /// Sums that are right: rounding leaves more or less than the whole.
    Sum &between(double low, double high)
    {
        m_low = low;
        m_high = high;
        return *this;
    }
    /// A sum of 0 is something else, and left as it is.
    Sum &zeroIs(const IssueKind &kind, const char *rule)
    {
        m_zero = {&kind, rule};
        return *this;
    }
    /// What weighs where no thing is named is wrong by itself. The issue gets the sum and the numbers, too.
    Sum &noneWeighs(const IssueKind &kind, const char *rule)
    {
        m_ofNone = {&kind, rule};
        return *this;
    }
    Sum &untilNone()
    {
        m_untilNone = true;
        return *this;
    }

    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    void settle(const Field &field, std::span<const Part> shape, uchar *element) const override;
    bool makesUp(const Field &field, std::span<const Part> shape, const uchar *element) const override;
    QStringList rules() const override { return m_ruling.rules() + m_zero.rules() + m_ofNone.rules(); }

private:
    class SumWatch;

    double m_whole;
    double m_low;
    double m_high;
    Ruling m_ruling;
    Ruling m_zero;
    Ruling m_ofNone;
    bool m_untilNone = false;
};

inline Sum addUpTo(double whole, const IssueKind &kind, const char *rule)
{
    return {whole, {&kind, rule}};
}

} // namespace hexahedron
