#pragma once

#include "core/check/issue.h"
#include "core/relations/ruling.h"
#include "core/schema/relation.h"

#include <vector>

namespace hexahedron {

/// Which frames a frame must or may hold, which of them once, and in which order. Issues get the two frames that stand in the
/// wrong order, or the frame around and the one that is there too often or missing.
class Sequence final : public Relation
{
public:
    /// One of the frames.
    struct Part
    {
        const Field *frame = nullptr;
        int rank = 0; ///< the usual order; those of one rank may stand in any order
        /// Frames of this rank and above refer to it: standing behind them is as bad as the issue says, else it is only unusual.
        int leads = 1000;
        bool isFirst = false;                  ///< none stands before it, also none that is not listed
        bool mayStandBehind = false;           ///< behind frames of a higher rank it is as usual
        std::optional<Severity> once = {};     ///< how bad it is to have several
        std::optional<Severity> required = {}; ///< how bad it is to have none
    };
    using MakeRepair = Repair (*)(const Item &owner, const Field *frame);

    Sequence(std::vector<Part> parts, Ruling order)
        : m_parts(std::move(parts))
        , m_order(order)
    {
    }
    Sequence &repeated(const IssueKind &kind, const char *rule, MakeRepair repair)
    {
        m_repeated = {&kind, rule};
        m_repeatedRepair = repair;
        return *this;
    }
    Sequence &missing(const IssueKind &kind, const char *rule, MakeRepair repair)
    {
        m_missing = {&kind, rule};
        m_missingRepair = repair;
        return *this;
    }

    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override { return m_order.rules() + m_repeated.rules() + m_missing.rules(); }

private:
    class SequenceWatch;

    std::vector<Part> m_parts;
    Ruling m_order;
    Ruling m_repeated;
    Ruling m_missing;
    MakeRepair m_repeatedRepair = nullptr;
    MakeRepair m_missingRepair = nullptr;
};

inline Sequence holdInOrder(std::vector<Sequence::Part> parts, const IssueKind &kind, const char *rule)
{
    return {std::move(parts), {&kind, rule}};
}

} // namespace hexahedron
