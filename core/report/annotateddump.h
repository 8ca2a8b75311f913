#pragma once

#include "core/check/issue.h"

class QIODevice;

namespace hexahedron {

/// What of a file goes into an annotated dump.
struct DumpOptions
{
    qint64 mostElements = 4; ///< listed of each array; the others are counted
    qint64 mostLines = 4;    ///< of eight bytes each for one text or run of bytes
    int depth = 24;          ///< frames nested deeper are one line
};

/// The file for reading and for comparing: offsets and bytes on the left, what they mean on the right, issues below.
/// Nothing in it depends on the machine. False when the device refused something.
bool writeAnnotatedDump(QIODevice *device, const Tree &tree, const std::vector<Issue> &issues,
                        const DumpOptions &options = {});

} // namespace hexahedron
