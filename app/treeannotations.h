#pragma once

#include "app/changedbytes.h"
#include "core/check/issue.h"
#include "core/report/bytecolor.h"
#include "core/tree/tree.h"
#include "widgets/hex/hexannotations.h"

#include <memory>
#include <vector>

namespace hexahedron {

/// Tells the hex pane what its bytes mean, from the tree of their snapshot. Looks at the visible bytes only.
class TreeAnnotations final : public HexAnnotations
{
public:
    // What the colours are for: most are for fields.
    static constexpr int FieldColors = byteColor::Fields, TagColor = byteColor::Tag, LengthColor = byteColor::Length;
    /// When they tell types apart.
    enum TypeColor { WholeNumber, RealNumber, Text, Index, Named, Raw };

    /// Null while there is no tree of the bytes on the screen.
    void setTree(std::shared_ptr<const Tree> tree, StreamId stream = 0);
    void setIssues(std::shared_ptr<const std::vector<Issue>> issues);
    void setChanged(ChangedBytes changed) { m_changed = std::move(changed); }

    /// What was found, by begin; null for nothing.
    void setHits(std::shared_ptr<const std::vector<ByteRange>> hits);
    /// What another file has otherwise, by begin, without overlaps; null for nothing.
    void setDifferences(std::shared_ptr<const std::vector<ByteRange>> differences)
    {
        m_differences = std::move(differences);
    }
    /// Bookmarks, in any order; their notes are shown in tool tips.
    struct Note
    {
        ByteRange range;
        int color = 0;
        QString text;
    };
    void setNotes(std::vector<Note> notes) { m_notes = std::move(notes); }

    void spansIn(ByteRange visible, std::vector<HexSpan> &out) const override;
    void changedIn(ByteRange visible, std::vector<ByteRange> &out) const override;
    Changed changed() const override;
    int colorOver(ByteRange range) const override;
    int severityIn(ByteRange range) const override;
    void marksIn(ByteRange visible, std::vector<HexMark> &out) const override;
    MarksOver marksOver(ByteRange range) const override;
    QString toolTip(qint64 offset) const override;
    QString nameAt(qint64 offset) const override;
    ByteRange fieldAt(qint64 offset) const override;
    ByteRange groupAt(qint64 offset) const override;

private:
    struct Mark
    {
        ByteRange range;
        qint64 reach = 0; ///< the furthest end of this and all marks before it
        int severity = HexSpan::Fine;
        const Issue *issue = nullptr;
    };
    template<typename See>
    void forEachMark(ByteRange range, See see) const;
    template<typename See>
    void forEachHit(ByteRange range, See see) const;
    template<typename See>
    void forEachDifference(ByteRange range, See see) const;
    Item fieldItem(qint64 offset) const;
    HexSpan spanAt(qint64 offset) const;

    std::shared_ptr<const Tree> m_tree;
    std::shared_ptr<const std::vector<Issue>> m_issues;
    StreamId m_stream = 0;
    std::vector<Mark> m_marks; ///< by begin
    ChangedBytes m_changed;
    std::shared_ptr<const std::vector<ByteRange>> m_hits;
    qint64 m_longestHit = 0;
    std::shared_ptr<const std::vector<ByteRange>> m_differences;
    std::vector<Note> m_notes;
    mutable ByteRange m_cachedRange;
    mutable std::vector<HexSpan> m_cached;
};

} // namespace hexahedron
