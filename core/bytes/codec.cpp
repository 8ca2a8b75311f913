#include "core/bytes/codec.h"

namespace hexahedron {

qint64 ExpandLimits::most(qint64 packed, qint64 used) const
{
    const qint64 byRatio = packed > stream / ratio ? stream : std::max(free, packed * ratio);
    return std::max<qint64>(0, std::min({stream, byRatio, total - used}));
}

const char *ExpandLimits::deciding(qint64 packed, qint64 used) const
{
    const qint64 bytes = most(packed, used);
    return bytes == std::max<qint64>(0, total - used) ? "total" : bytes == stream ? "stream" : "ratio";
}

std::span<const ExpandLimits::Setting> ExpandLimits::settings()
{
    constexpr qint64 Most = qint64(1) << 40;
    static constexpr Setting all[] = {
        {"total", &ExpandLimits::total, 0, Most},
        {"stream", &ExpandLimits::stream, 0, Most},
        {"ratio", &ExpandLimits::ratio, 1, Most},
        {"depth", &ExpandLimits::depth, 0, 24}, // readers call themselves for each level
    };
    return all;
}

bool ExpandLimits::set(QStringView name, qint64 value)
{
    for (const Setting &setting : settings()) {
        if (name == QLatin1StringView(setting.name) && value >= setting.least && value <= setting.greatest) {
            this->*setting.limit = value;
            return true;
        }
    }
    return false;
}

bool Codec::decodeInto(std::span<const uchar>, std::span<uchar>) const
{
    return false;
}

} // namespace hexahedron
