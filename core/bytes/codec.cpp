#include "core/bytes/codec.h"

namespace hexahedron {

qint64 ExpandLimits::most(qint64 packed, qint64 used) const
{
    const qint64 byRatio = packed > stream / ratio ? stream : std::max(free, packed * ratio);
    return std::max<qint64>(0, std::min({stream, byRatio, total - used}));
}

} // namespace hexahedron
