#pragma once

#include "core/bytes/bytes.h"

#include <atomic>
#include <vector>

namespace hexahedron {

/// Which bytes differ from what was saved. What was written anew is compared with what stood in its place, but only where somebody
/// looks: a length of four bytes may have changed in one of them.
class ChangedBytes
{
public:
    ChangedBytes() = default;
    /// Of a file: `now` came from `saved` by replacing pieces.
    static ChangedBytes ofEdited(const Bytes &now, const Bytes &saved);
    /// Of bytes that were made anew as a whole, such as what packed bytes expand to.
    static ChangedBytes ofRemade(const Bytes &now, const Bytes &saved);

    /// Appends the changed ranges that touch `visible`, in ascending order.
    void in(ByteRange visible, std::vector<ByteRange> &out) const;
    /// Whether any byte of the range has changed. It may have to compare all of them.
    bool isAnyIn(ByteRange range, const std::atomic_bool &cancelled) const;
    bool isEmpty() const { return m_written.empty(); }

private:
    struct Written
    {
        ByteRange range;
        qint64 shift = 0;        ///< to where these bytes stood in what was saved
        bool isInserted = false; ///< nothing stood there that could be compared
    };

    std::vector<Written>::const_iterator firstIn(ByteRange range) const;

    Bytes m_now, m_saved;
    std::vector<Written> m_written; ///< by begin
};

} // namespace hexahedron
