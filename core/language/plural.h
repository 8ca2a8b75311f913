#pragma once

#include <QtGlobal>

#include <climits>

namespace hexahedron {

/// For sentences that are the same for every count. (Not 0: a count makes Qt look for a plural form, which these do not have.)
inline constexpr qint64 noCount = -1;

/// A count as tr() takes it to choose singular or plural. Sentences print the count itself, as %1: it can be larger than this.
constexpr int pluralOf(qint64 count)
{
    return int(qBound(noCount, count, qint64(INT_MAX)));
}

} // namespace hexahedron
