#pragma once

#include "core/check/issue.h"
#include "core/tree/tree.h"

namespace hexahedron {

/// A byte of the file with which a checksum would be right.
struct WrongByte
{
    qint64 place = 0;
    uchar value = 0; ///< that it should have
};

/// The single bytes that explain why what the item of `issue` is the checksum of has another one: in what is stored as it is, and
/// in a block of LZ4 those that are copied to the expanded bytes, and the distances. Few, as one in 2^24 fits by chance.
std::vector<WrongByte> wrongBytes(const Tree &tree, const Issue &issue);

} // namespace hexahedron
