#pragma once

#include "core/edit/xmlreader.h"

namespace hexahedron {

/// Files that the program makes itself, from `resources/examples`: of binary formats it has the XML form, of documents the text.
enum class NewFile : quint8 {
    Smallest,   ///< that is right
    Everything, ///< that the format has, as far as a file alone can have it
    Broken,     ///< with something to find and to repair
};

/// Without bytes, and with the reason, when there is none of that kind.
XmlFile newFile(const Format &format, NewFile kind, FormatById formats);
bool hasNewFile(const Format &format, NewFile kind);

} // namespace hexahedron
