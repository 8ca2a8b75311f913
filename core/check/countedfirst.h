#pragma once

#include <QtGlobal>

namespace hexahedron {

/// Which elements of a list something is wrong with: the first, and how many. Threads that look at a part of the list each
/// merge what they found.
struct CountedFirst
{
    qint64 first = 0;
    qint64 count = 0;

    void note(qint64 element) { merge({element, 1}); }
    void merge(const CountedFirst &other)
    {
        if (other.count > 0)
            first = count == 0 ? other.first : qMin(first, other.first);
        count += other.count;
    }
};

} // namespace hexahedron
