#pragma once

#include "core/relations/ruling.h"
#include "core/schema/relation.h"

#include <vector>

namespace hexahedron {

/// Moves nothing.
inline const std::vector<double> identity4x4{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

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
    /// None of its numbers is next to nothing where the other ones call for another one: where they are those of an identity, or
    /// would be a rotation with it. An issue gets that number as %1, and its place as %2.
    Affine &withoutOdd(const IssueKind &odd, const char *rule)
    {
        m_odd = {&odd, rule};
        return *this;
    }
    /// How far the numbers of the last row may be off.
    Affine &within(double tolerance)
    {
        m_tolerance = tolerance;
        return *this;
    }
    /// A last row that is wrong is written anew. Else a matrix is mended only where nothing but the order of its numbers is
    /// wrong: stored row by row.
    Affine &mayWriteLastRow()
    {
        m_writesLastRow = true;
        return *this;
    }

    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override;

private:
    class Judgement;
    class MatrixWatch;

    Ruling m_ruling;
    Ruling m_flat;
    Ruling m_odd;
    double m_tolerance = 0;
    bool m_writesLastRow = false;
};

inline Affine beAffine(const IssueKind &kind, const char *rule)
{
    return Affine({&kind, rule});
}

} // namespace hexahedron
