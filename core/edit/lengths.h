#pragma once

#include "core/edit/change.h"
#include "core/tree/tree.h"

#include <optional>
#include <vector>

namespace hexahedron {

class PendingChanges;

/// Lengths of frames and records follow what they hold, and numbers that say where something begins follow what comes or goes
/// before it. One that was not right before stays as far from it as it was: it says that bytes are missing, and an edit brings none.
class Lengths
{
public:
    using Frame = std::pair<StreamId, NodeId>;
    explicit Lengths(PendingChanges &changes);

    /// The length of a frame is to be corrected, whatever it holds.
    void want(const Frame &frame) { m_wanted.push_back(frame); }
    /// The user has set it himself: it stays so.
    void setGiven(const Frame &frame) { m_given.push_back(frame); }
    void follow(StreamId stream);
    void followOffsets(StreamId stream);

    const std::vector<Frame> &wanted() const { return m_wanted; }
    struct Mark
    {
        size_t wanted = 0, given = 0;
    };
    Mark mark() const { return {m_wanted.size(), m_given.size()}; }
    /// An attempt has failed: what was said since then is taken back.
    void goBack(const Mark &mark);

private:
    bool isIn(const Item &item, const Item &whole) const;
    void setLength(StreamId stream, NodeId frame, qint64 growth, bool isCorrected);
    void setOwnSize(StreamId stream, NodeId node, qint64 growth);
    /// What a number should say.
    struct Extent
    {
        qint64 is = 0; ///< before the edit
        qint64 growth = 0;
        qint64 least = 0;         ///< what is below can be no such number
        bool isCorrected = false; ///< it is to be right afterwards, whatever it was
    };
    std::optional<qint64> integerOf(const Item &number) const;
    void writeLength(const Item &owner, const Item &length, const Extent &extent,
                     Change::Cause cause = Change::Cause::Length);

    PendingChanges &m_changes;
    const Tree &m_tree;
    std::vector<Frame> m_wanted, m_given;
};

} // namespace hexahedron
