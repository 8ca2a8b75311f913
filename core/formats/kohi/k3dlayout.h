#pragma once

#include "core/tree/tree.h"

#include <array>

namespace hexahedron {

/// One of the ways in which the header of a K3D file is laid out. All end with the same 112 bytes.
struct K3dLayout
{
    const char *name;
    int versionWidth;
    int exporterTypeWidth;
    int padding;

    constexpr qint64 headerSize() const { return 8 + versionWidth + exporterTypeWidth + 1 + padding + 112; }
};

/// In the order in which they are tried. Only the first one is what the engine reads and writes; the others follow the
/// published page to the letter.
inline constexpr std::array<K3dLayout, 4> k3dLayouts{{
    {"engine132", 4, 4, 3},
    {"packed129", 4, 4, 0},
    {"doc126", 1, 4, 0},
    {"doc123", 1, 1, 0},
}};
inline constexpr qint64 k3dSmallestHeader = k3dLayouts.back().headerSize();

inline constexpr quint32 k3dMagic = 0xDECAFBAD;
inline constexpr quint32 k3dModel = 15;

/// How well a file fits the layout with which it was read: what its guards say, and where the string table is.
struct K3dFit
{
    int guards = 0;            ///< right ones in a row from the beginning
    int wrongGuards = 0;       ///< parts that are where they should be, but begin with another number
    bool reachesTable = false; ///< every part fits, and every mesh type means something
    bool hasOffset = false;    ///< string_table_offset says where the table is
    int score = 0;             ///< see the reference, section 2

    bool isComplete() const { return reachesTable && wrongGuards == 0 && hasOffset; }

    static K3dFit of(const StreamTree &read);
    static K3dFit of(const Bytes &file, const K3dLayout &layout);
};

/// The number of the layout that a file has, among k3dLayouts; the first one where nothing tells.
int k3dLayoutOf(const Bytes &file);

/// Whether the string table at `table` has the header of 16 bytes; it has 12 in the other form.
bool hasWideStringHeader(ByteCursor &bytes, ByteRange table);

} // namespace hexahedron
