#pragma once

#include "core/bytes/bytes.h"
#include "core/schema/field.h"

#include <QString>

namespace hexahedron {

/// What came of reading the XML form of a file.
struct XmlFile
{
    QByteArray bytes; ///< the file, when there is no error
    QString error;    ///< a sentence; empty when all went well
    qint64 line = 0;  ///< where the error is, from 1; 0 when it is nowhere in the text
    qint64 column = 0;
};

/// Finds a format by its id; null when there is none.
using FormatById = const Format *(*)(QStringView id);

/// Makes a file of its XML form, as writeXml() of core/report writes it and people change it. What the text leaves out because
/// other parts say it (lengths, counts, places, checksums) is worked out. Memory is a small multiple of text and file together.
XmlFile fileFromXml(const Bytes &text, FormatById formats);

} // namespace hexahedron
