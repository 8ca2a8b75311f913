#pragma once

#include "core/relations/ruling.h"
#include "core/schema/relation.h"

namespace hexahedron {

/// The last number of a vector is a sign, 1 or -1: the handedness of a tangent. An issue gets the number as %1.
class Sign final : public Relation
{
public:
    explicit Sign(Ruling ruling)
        : m_ruling(ruling)
    {
    }
    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override { return m_ruling.rules(); }

private:
    class SignWatch;

    Ruling m_ruling;
};

inline Sign endWithSign(const IssueKind &kind, const char *rule)
{
    return Sign({&kind, rule});
}

} // namespace hexahedron
