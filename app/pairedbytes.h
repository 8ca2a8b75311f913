#pragma once

#include "app/treeannotations.h"
#include "core/bytes/alignment.h"
#include "widgets/hex/hexpainter.h"

namespace hexahedron {

enum class Side : quint8 { Before, After };

/// Two byte sequences of which equal stretches stand at equal places: where the one has more, the other has a gap.
class PairedBytes
{
public:
    PairedBytes() = default;
    PairedBytes(const Bytes &before, const Bytes &after, const std::vector<AlignedPart> &parts);

    /// As they are shown: with something in the gaps, so that both have the same size.
    const Bytes &bytes(Side side) const { return m_sides[size_t(side)].bytes; }
    const HexGaps &gaps(Side side) const { return m_sides[size_t(side)].gaps; }
    /// Places that differ, in ascending order; the same for both.
    const std::vector<ByteRange> &differences() const { return m_differences; }
    ByteRange placesOf(Side side, ByteRange offsets) const;

private:
    struct One
    {
        Bytes bytes;
        HexGaps gaps;
    };
    std::array<One, 2> m_sides;
    std::vector<ByteRange> m_differences;
};

/// What the bytes of one side mean, at their places.
class PairedAnnotations final : public HexAnnotations
{
public:
    void set(const PairedBytes *paired, Side side, std::shared_ptr<const Tree> tree,
             std::shared_ptr<const std::vector<Issue>> issues);

    void spansIn(ByteRange visible, std::vector<HexSpan> &out) const override;
    void changedIn(ByteRange visible, std::vector<ByteRange> &out) const override;
    QString toolTip(qint64 place) const override;
    QString nameAt(qint64 place) const override;
    ByteRange fieldAt(qint64 place) const override;
    ByteRange groupAt(qint64 place) const override;

private:
    const HexGaps &gaps() const { return m_paired->gaps(m_side); }
    bool isByte(qint64 place) const { return m_paired && !gaps().contains(place); }

    const PairedBytes *m_paired = nullptr;
    Side m_side = Side::Before;
    TreeAnnotations m_annotations;
};

} // namespace hexahedron
