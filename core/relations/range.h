#pragma once

#include "core/relations/ruling.h"
#include "core/schema/relation.h"

namespace hexahedron {

/// A number that counts elements from another one on, as countsFrom() says of it: all of them are there. The array lies in the
/// same record, in a frame beside the one in which the record lies, or where inside() says.
/// The issue stands at the count and gets the first element as %1, the last as %2, and how many there are as %3.
class Range final : public Relation
{
public:
    explicit Range(Ruling ruling)
        : m_ruling(ruling)
    {
    }
    /// The repair removes a record of which no element would be left.
    Range &orNothing()
    {
        m_mayGo = true;
        return *this;
    }

    void check(const Field &field, Checker &checker) const override;
    /// What it means is said of every countsFrom().
    QStringList sentences(const Field &, const NamePlace &) const override { return {}; }
    QStringList rules() const override { return m_ruling.rules(); }

private:
    class RangeWatch;

    Ruling m_ruling;
    bool m_mayGo = false;
};

inline Range stayInside(const IssueKind &kind, const char *rule)
{
    return Range({&kind, rule});
}

} // namespace hexahedron
