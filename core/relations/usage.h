#pragma once

#include "core/check/issue.h"
#include "core/relations/ruling.h"
#include "core/schema/relation.h"

namespace hexahedron {

/// Numbers of four bytes that name elements name each of them at least once. The issue stands at the first element that none
/// names, and gets as %1 how many there are and as %2 of how many.
class Usage final : public Relation
{
public:
    explicit Usage(Ruling ruling)
        : m_ruling(ruling)
    {
    }
    /// What is not named may be deleted: nothing outside the file knows it either.
    Usage &mayDelete()
    {
        m_mayDelete = true;
        return *this;
    }

    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override { return m_ruling.rules(); }

private:
    class UsageWatch;

    Ruling m_ruling;
    bool m_mayDelete = false;
};

inline Usage useAll(const IssueKind &kind, const char *rule)
{
    return Usage({&kind, rule});
}

} // namespace hexahedron
