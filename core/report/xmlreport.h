#pragma once

#include "core/edit/xmlreader.h"
#include "core/tree/tree.h"

class QIODevice;

namespace hexahedron {

/// True when the file has an XML form: a binary file of a known format, no document.
bool hasXmlForm(const Tree &tree);

/// How much of a file its XML form shows as bytes without meaning.
struct XmlShare
{
    qint64 bytes = 0; ///< all that were written
    qint64 hex = 0;   ///< those among them that are hexadecimal digits
};

/// Writes the file as XML, from which fileFromXml() makes it again byte for byte; README.md of this folder describes the form. Of
/// files of up to 16 MiB the text is read back first: should other bytes come of it, the file is written as bytes without
/// structure. Larger ones are written as they are gone through, in memory that does not grow with them.
/// False when the device refused something.
bool writeXml(QIODevice *device, const Tree &tree, FormatById formats, XmlShare *share = nullptr);

} // namespace hexahedron
