#include "core/bytes/bytes.h"

#include <map>

namespace hexahedron {

std::vector<ByteRange> Bytes::rangesNotIn(const Bytes &base) const
{
    if (isSameSnapshot(base))
        return {};
    // Which parts of each source the base uses: begin → end, joined.
    std::map<const ByteSource *, std::map<qint64, qint64>> used;
    for (qint64 offset = 0; offset < base.size();) {
        const Run run = base.findRun(offset);
        auto &parts = used[run.source];
        qint64 begin = run.sourceOffset;
        qint64 end = run.sourceOffset + run.size;
        auto next = parts.lower_bound(begin);
        if (next != parts.begin() && std::prev(next)->second >= begin)
            --next;
        while (next != parts.end() && next->first <= end) {
            begin = std::min(begin, next->first);
            end = std::max(end, next->second);
            next = parts.erase(next);
        }
        parts[begin] = end;
        offset = run.begin + run.size;
    }
    std::vector<ByteRange> changed;
    const auto add = [&changed](qint64 begin, qint64 end) {
        if (begin >= end)
            return;
        if (!changed.empty() && changed.back().end == begin)
            changed.back().end = end;
        else
            changed.push_back({begin, end});
    };
    for (qint64 offset = 0; offset < size();) {
        const Run run = findRun(offset);
        const qint64 shift = run.begin - run.sourceOffset; // from source offsets to ours
        const qint64 end = run.sourceOffset + run.size;
        qint64 position = run.sourceOffset;
        const auto parts = used.find(run.source);
        if (parts != used.end()) {
            auto part = parts->second.upper_bound(position);
            if (part != parts->second.begin())
                --part;
            for (; part != parts->second.end() && part->first < end; ++part) {
                add(position + shift, std::min(std::max(part->first, position), end) + shift);
                position = std::min(std::max(position, part->second), end);
            }
        }
        add(position + shift, end + shift);
        offset = run.begin + run.size;
    }
    return changed;
}

} // namespace hexahedron
