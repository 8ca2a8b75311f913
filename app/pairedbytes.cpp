#include "app/pairedbytes.h"

namespace hexahedron {

PairedBytes::PairedBytes(const Bytes &before, const Bytes &after, const std::vector<AlignedPart> &parts)
{
    const std::array<const Bytes *, 2> all{&before, &after};
    std::array<std::vector<Replacement>, 2> fillings;
    std::array<std::vector<ByteRange>, 2> gaps;
    qint64 place = 0;
    for (const AlignedPart &part : parts) {
        const std::array<ByteRange, 2> ranges{part.before, part.after};
        const qint64 size = qMax(part.before.size(), part.after.size());
        if (!part.isEqual)
            m_differences.push_back({place, place + size});
        for (size_t side = 0; side < 2; ++side) {
            const ByteRange own = ranges[side];
            const ByteRange other = ranges[1 - side];
            if (own.size() >= size)
                continue;
            gaps[side].push_back({place + own.size(), place + size});
            fillings[side].push_back({{own.end, own.end}, all[1 - side]->mid({other.begin + own.size(), other.end})});
        }
        place += size;
    }
    for (size_t side = 0; side < 2; ++side)
        m_sides[side] = {all[side]->replaced(fillings[side]), HexGaps(std::move(gaps[side]))};
}

ByteRange PairedBytes::placesOf(Side side, ByteRange offsets) const
{
    const HexGaps &own = gaps(side);
    const qint64 begin = own.placeOf(offsets.begin);
    return {begin, offsets.isEmpty() ? begin : own.placeOf(offsets.end - 1) + 1};
}

void PairedAnnotations::set(const PairedBytes *paired, Side side, std::shared_ptr<const Tree> tree,
                            std::shared_ptr<const std::vector<Issue>> issues)
{
    m_paired = paired;
    m_side = side;
    m_annotations.setTree(std::move(tree));
    m_annotations.setIssues(std::move(issues));
}

void PairedAnnotations::spansIn(ByteRange visible, std::vector<HexSpan> &out) const
{
    if (!m_paired)
        return;
    std::vector<HexSpan> spans;
    m_annotations.spansIn({gaps().offsetOf(visible.begin), gaps().offsetOf(visible.end)}, spans);
    for (HexSpan &span : spans) {
        span.range = m_paired->placesOf(m_side, span.range);
        out.push_back(span);
    }
}

void PairedAnnotations::changedIn(ByteRange visible, std::vector<ByteRange> &out) const
{
    if (!m_paired)
        return;
    const std::vector<ByteRange> &all = m_paired->differences();
    auto next = std::partition_point(all.begin(), all.end(),
                                     [&](const ByteRange &range) { return range.end <= visible.begin; });
    for (; next != all.end() && next->begin < visible.end; ++next)
        out.push_back(*next);
}

QString PairedAnnotations::toolTip(qint64 place) const
{
    return isByte(place) ? m_annotations.toolTip(gaps().offsetOf(place)) : QString();
}

QString PairedAnnotations::nameAt(qint64 place) const
{
    return isByte(place) ? m_annotations.nameAt(gaps().offsetOf(place)) : QString();
}

ByteRange PairedAnnotations::fieldAt(qint64 place) const
{
    return isByte(place) ? m_paired->placesOf(m_side, m_annotations.fieldAt(gaps().offsetOf(place))) : ByteRange();
}

ByteRange PairedAnnotations::groupAt(qint64 place) const
{
    return isByte(place) ? m_paired->placesOf(m_side, m_annotations.groupAt(gaps().offsetOf(place))) : ByteRange();
}

} // namespace hexahedron
