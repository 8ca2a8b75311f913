#pragma once

#include "core/bytes/codec.h"
#include "core/tree/tree.h"

#include <optional>

namespace hexahedron::salvage {

/// What comes of taking some bytes for a file of one format.
struct Reading
{
    std::shared_ptr<const Tree> tree;
    qint64 end = 0;    ///< of what belongs to the file
    qint64 sure = 0;   ///< up to here nothing is wrong with its structure
    qint64 faults = 0; ///< places where it stops to fit
    qint64 unread = 0; ///< bytes before the end that mean nothing
    /// The first place that is odd may be right: more bytes would tell, or the format allows what nobody describes.
    bool isUnsure = false;
    /// Nothing refers to the bytes from `end` on, and nothing says that the file ends there.
    bool isLoose = false;

    bool fits() const { return faults == 0; }
};

/// Reads bytes that begin with a file. Touches headers and counts only.
Reading readAs(const Format &format, const Bytes &bytes, const ExpandLimits &limits,
               const std::atomic_bool *cancelled = nullptr);

/// What an evaluation costs, in bytes that could be scanned meanwhile.
qint64 costOf(const Reading &reading);

/// Where a file ends that nothing else tells apart from what follows: at the first place that makes no sense, when hardly anything
/// makes sense behind it and the file is faultless up to there.
std::optional<qint64> endBeforeJunk(const Format &format, const Bytes &bytes, const Reading &reading,
                                    const ExpandLimits &limits);

/// True when the file itself says where it ends: more bytes behind it would not be taken for its own.
bool tellsItsEnd(const Format &format, const Bytes &file, const ExpandLimits &limits);

/// How something that begins at `range.begin` of the file stands to it.
enum class Relation : quint8 {
    Described, ///< the description says that a file lies there
    Inside,    ///< in something that goes on behind it, such as a thumbnail among other parts
    Across     ///< parts begin in the middle of it, or nothing follows it: the file does not go on where it begins
};
Relation relationOf(const Tree &file, ByteRange range);

} // namespace hexahedron::salvage
