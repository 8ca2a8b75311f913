// The order in which links are followed: stream by stream.
#include "core/edit/contentedits.h"
#include "core/edit/planner.h"
#include "core/edit/pools.h"

namespace hexahedron {

void Planner::sort(std::vector<Pending> &pendings)
{
    std::stable_sort(pendings.begin(), pendings.end(), [](const Pending &a, const Pending &b) {
        const ByteRange &ra = a.change.replacement.removed;
        const ByteRange &rb = b.change.replacement.removed;
        return std::tie(a.change.stream, ra.begin, ra.end) < std::tie(b.change.stream, rb.begin, rb.end);
    });
}

std::vector<Replacement> Planner::replacementsOf(const std::vector<Pending> &pendings)
{
    std::vector<Replacement> replacements;
    replacements.reserve(pendings.size());
    for (const Pending &pending : pendings)
        replacements.push_back(pending.change.replacement);
    return replacements;
}

/// The deepest stream with edits whose links were not followed yet.
std::optional<StreamId> Planner::nextToFollow(const std::set<StreamId> &done) const
{
    std::optional<StreamId> deepest;
    const auto look = [&](StreamId stream) {
        if (!done.contains(stream) && (!deepest || m_tree.stream(stream).depth > m_tree.stream(*deepest).depth))
            deepest = stream;
    };
    for (const Pending &pending : m_pending)
        look(pending.change.stream);
    for (const CountChange &change : m_counts)
        look(change.field.stream);
    for (const auto &[stream, node] : m_lengthsWanted)
        look(stream);
    return deepest;
}

/// Stream by stream, the innermost first: what changes in one changes bytes of the one around it.
void Planner::followLinks()
{
    ContentEdits contents(*this);
    std::set<StreamId> done;
    while (const std::optional<StreamId> stream = nextToFollow(done)) {
        if (m_withFixUps) {
            addCounts(*stream);
            Pools(*this).follow(*stream);
            contents.follow(*stream);
        }
        addLengths(*stream);
        if (m_withFixUps) {
            addOffsets(*stream);
            addChecksums(*stream);
        }
        if (*stream != 0)
            contents.handOn(*stream);
        done.insert(*stream);
    }
}

} // namespace hexahedron
