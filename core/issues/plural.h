#pragma once

#include <QtGlobal>

#include <climits>

namespace hexahedron {

/// A count as tr() takes it to choose singular or plural. Sentences print the count itself, as %1: it can be larger than this.
constexpr int pluralOf(qint64 count)
{
    return int(qBound(qint64(0), count, qint64(INT_MAX)));
}

} // namespace hexahedron
