#pragma once

#include "core/bytes/bytes.h"

#include <array>
#include <atomic>
#include <functional>
#include <span>
#include <vector>

namespace hexahedron {

struct Format;

namespace salvage {

/// What files of a format begin with.
struct Magic
{
    const Format *format = nullptr;
    QByteArray bytes;
};

/// As far as the descriptions tell: signatures of sections, the tag of the only frame, the header of the first one, a first number that
/// is a mark, the names of outermost elements. Formats without any are not among them.
std::vector<Magic> magicsOf(std::span<const Format *const> formats);

/// Looks for many of them at once, about as fast as memory is read.
class MagicFinder
{
public:
    explicit MagicFinder(std::vector<Magic> magics);

    /// Calls `found` with each place where one stands. Of places that are a few bytes apart a later one may come first. `found`
    /// returns false to end the search.
    using Found = std::function<bool(qint64 offset, const Magic &magic)>;
    /// Called now and then with the number of bytes that have been looked at; returns false to end the search.
    using Progress = std::function<bool(qint64 done)>;
    void find(const Bytes &bytes, const Found &found, const Progress &progress) const;

private:
    /// Two bytes of a magic that files are likely to hold seldom.
    struct Key
    {
        size_t magic;
        qint64 at; ///< in the magic
    };
    bool verify(ByteCursor &cursor, qint64 offset, quint16 pair, const Found &found) const;

    std::vector<Magic> m_magics;
    std::vector<quint8> m_isKey;                 ///< by pair of bytes: 1 where a magic has it
    std::vector<std::pair<quint16, Key>> m_keys; ///< by pair, ascending
    std::array<bool, 256> m_isBegin{};           ///< first bytes of the pairs
};

} // namespace salvage
} // namespace hexahedron
