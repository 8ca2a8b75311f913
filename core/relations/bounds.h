#pragma once

#include "core/check/engineissues.h"
#include "core/check/issue.h"
#include "core/relations/ruling.h"
#include "core/schema/relation.h"

#include <vector>

namespace hexahedron {

/// A stored box goes around positions, all those in the part of the file that it shares with them: of a mesh, of the file, or of
/// the same row of columns. A box is a record of two vectors, the low corner and the high one; a middle is one vector; what
/// reaches the last of some times, such as a duration, is one number. The issue gets the greatest number as %1 and the one that
/// is stored as %2, or the path of a box as %1.
class Bounds final : public Relation
{
public:
    enum class Form : quint8 {
        Around,    ///< the box is the smallest that there is
        Enclosing, ///< it may be larger
        Middle,    ///< the middle of the smallest box
        Last,      ///< at least the greatest of single numbers
        Corners,   ///< nothing is known of what lies in it
    };
    Bounds(Form form, std::vector<const Field *> positions, Ruling ruling)
        : m_form(form)
        , m_positions(std::move(positions))
        , m_ruling(ruling)
    {
    }
    /// That a low corner is above the high one is something else. The issue gets the name of the box as %1.
    Bounds &insideOut(const IssueKind &kind, const char *rule)
    {
        m_insideOut = {&kind, rule};
        return *this;
    }
    /// That all numbers of a box are 0 is something else, or that a single one is not above 0, or not finite. The issue gets the
    /// path of a box as %1, or the stored number as %1 and what it should be as %2.
    Bounds &unset(const IssueKind &kind, const char *rule)
    {
        m_unset = {&kind, rule};
        return *this;
    }
    /// Numbers of the box that are not finite are reported, with the box as a repair; their field is told that they may be.
    Bounds &finite(const char *rule, Severity severity)
    {
        m_finite = {&issues::notFinite, rule, severity};
        return *this;
    }
    /// How far numbers may be off: of a box as a share of its size, of a single number as it is.
    Bounds &within(double tolerance)
    {
        m_tolerance = tolerance;
        return *this;
    }

    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override;

private:
    class Watch;
    class Judgement;
    qint64 axes() const { return m_form == Form::Last ? 1 : 3; }

    Form m_form;
    std::vector<const Field *> m_positions;
    Ruling m_ruling;
    Ruling m_insideOut;
    Ruling m_unset;
    Ruling m_finite;
    double m_tolerance = 1e-4;
};

/// How a wrong box is mended: Repair::plan of its issues.
struct WrittenBounds
{
    std::vector<std::pair<Item, QByteArray>> vectors;
    /// What is stored goes around all that is there. It may have gone around more, where some of that is lost.
    bool heldAll = false;

    void operator()(Wishes &wishes) const;
};

inline Bounds beAround(std::vector<const Field *> positions, const IssueKind &kind, const char *rule)
{
    return {Bounds::Form::Around, std::move(positions), {&kind, rule}};
}
inline Bounds enclose(std::vector<const Field *> positions, const IssueKind &kind, const char *rule)
{
    return {Bounds::Form::Enclosing, std::move(positions), {&kind, rule}};
}
inline Bounds beMiddleOf(std::vector<const Field *> positions, const IssueKind &kind, const char *rule)
{
    return {Bounds::Form::Middle, std::move(positions), {&kind, rule}};
}
inline Bounds reach(std::vector<const Field *> numbers, const IssueKind &kind, const char *rule)
{
    return {Bounds::Form::Last, std::move(numbers), {&kind, rule}};
}
/// Only that the low corner is not above the high one.
inline Bounds beBox(const IssueKind &insideOut, const char *rule)
{
    return Bounds(Bounds::Form::Corners, {}, {}).insideOut(insideOut, rule);
}

} // namespace hexahedron
