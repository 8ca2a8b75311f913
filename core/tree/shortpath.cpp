#include "core/tree/shortpath.h"

namespace hexahedron {

QString shortPath(const QString &path)
{
    constexpr qsizetype Most = 240, Kept = 100; // characters, and those before and behind the gap
    if (path.size() <= Most)
        return path;
    // Whole names where they are not long themselves.
    const qsizetype before = path.lastIndexOf(u'/', Kept), behind = path.indexOf(u'/', path.size() - Kept);
    return path.first(before < 0 ? Kept : before) + QStringLiteral("/…")
           + (behind < 0 ? path.last(Kept) : path.sliced(behind));
}

} // namespace hexahedron
