#pragma once

#include "core/bytes/bytes.h"
#include "core/bytes/streamid.h"

#include <QString>

#include <optional>

namespace hexahedron {

/// One replacement of a plan and why it is there.
struct Change
{
    enum class Cause : quint8 {
        Asked,     ///< what the user wanted
        Length,    ///< a length that encloses it
        Count,     ///< a count of what was inserted or removed
        Index,     ///< references renumbered
        Reference, ///< an element removed because what it referred to went
        Order,     ///< room made in an ascending field
        Share,     ///< what others have so that the whole stays the same
        Layout,    ///< records laid out anew
        Offset,    ///< places of what moves
        Repair,    ///< asked for by an issue
        Packed,    ///< encoded again
        Checksum,  ///< of what was changed
        Derived,   ///< computed again from what was changed
        Name,      ///< what names something that is called otherwise now
    };
    Cause cause = Cause::Asked;
    StreamId stream = 0;     ///< the file or a packed stream
    Replacement replacement; ///< ranges are those of the snapshot that was planned on
    QString path;
    QString text;            ///< what happens, for people: "length 140 → 152"
    ByteRange meant = {};    ///< of what is inserted, without the space that sets it apart; empty: all of it
    bool isStray = false;    ///< what goes belongs to nothing that is described
    bool isRestored = false; ///< what it writes is what stood there once, as the bytes around it prove
    bool isLater = false;    ///< planned on what earlier changes left, so its ranges are none of the plan's `before`
    std::optional<ByteRange> stood = {}; ///< where the bytes of a later change stood in `before`, if they did

    /// The bytes that it replaces, in the plan's `before`; nothing when they are not there.
    std::optional<ByteRange> replaced() const { return isLater ? stood : std::optional(replacement.removed); }
};

QString causeText(Change::Cause cause);
/// Says of bytes that others take the place of no more than how many: "12 bytes inserted".
QString sizeChange(ByteRange removed, qint64 inserted);

} // namespace hexahedron
