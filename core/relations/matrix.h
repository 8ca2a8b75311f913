#pragma once

#include "core/relations/ruling.h"
#include "core/schema/relation.h"

namespace hexahedron {

/// A matrix of 16 numbers, column by column, moves points as things can move: its last row is 0, 0, 0, 1, and it can be
/// inverted. An issue gets the last row as %1.
class Affine final : public Relation
{
public:
    explicit Affine(Ruling ruling)
        : m_ruling(ruling)
    {
    }
    /// It does not make things flat.
    Affine &invertible(const IssueKind &flat, const char *rule)
    {
        m_flat = {&flat, rule};
        return *this;
    }

    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override { return m_ruling.rules(); }

private:
    class MatrixWatch;

    Ruling m_ruling;
    Ruling m_flat;
};

inline Affine beAffine(const IssueKind &kind, const char *rule)
{
    return Affine({&kind, rule});
}

} // namespace hexahedron
