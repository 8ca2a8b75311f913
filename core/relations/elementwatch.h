#pragma once

#include "core/check/checker.h"
#include "core/check/elementfindings.h"
#include "core/relations/ruling.h"

namespace hexahedron {

/// Looks at one field of the elements of arrays, whose size is constant, or at lists of numbers, and reports for each array
/// the elements that are wrong, as one issue at the field of the first.
class ElementWatch : public Watch
{
public:
    ElementWatch(const Field &field, Ruling ruling, int workers);

    void seeElements(const ElementRun &run, Checker &checker) final;
    void finish(Checker &checker) final;

    /// Takes part in the pass where the field stands.
    static void start(const std::shared_ptr<ElementWatch> &watch, Checker &checker);

protected:
    /// Where the field lies in the elements of a run, and how many numbers it has.
    struct Place
    {
        qint64 offset = 0;
        qint64 count = 1;
    };
    /// The same in elements of that shape. The count is 0 where the field is missing.
    Place placeIn(std::span<const Part> shape) const;
    /// A quick look: false when nothing is wrong for sure. Most runs are short.
    virtual bool mayBeWrong(const ElementRun &run, Place place) const = 0;
    /// Notes the elements of the run that are wrong, by their number in the array.
    virtual void look(const ElementRun &run, Place place, CountedFirst &wrong) = 0;
    /// The arguments and the repair of what is reported about an array.
    virtual Checker::Details details(const Tree &tree, const Item &array, const CountedFirst &wrong) = 0;
    /// Which number of the vector is wrong; -1 for the vector as one value.
    virtual qint64 component(const Item &) const { return -1; }
    /// False for an array to which the relation does not apply after all.
    virtual bool isMeant(Checker &, const Item &) { return true; }

    const Field &field() const { return m_field; }

private:
    void see(const ElementRun &run, Place place, const Checker &checker);

    const Field &m_field;
    const Field *m_array;
    Ruling m_ruling;
    std::vector<std::vector<ElementsFound>> m_found; ///< by worker
};

} // namespace hexahedron
