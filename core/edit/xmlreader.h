#pragma once

#include "core/bytes/bytes.h"
#include "core/schema/field.h"

#include <QString>

#include <vector>

namespace hexahedron {

/// What came of reading the XML form of a file.
struct XmlFile
{
    /// A sentence about a place in the text, both counted from 1; line 0: about none.
    struct Remark
    {
        QString text;
        qint64 line = 0;
        qint64 column = 0;
    };
    QByteArray bytes; ///< the file, when there is no error
    Remark error;     ///< without text when all went well
    /// Lists that readers of the file will not see as they stand in the text: other parts of it say so. The first ones, behind how many
    /// numbers are rounded.
    std::vector<Remark> remarks;

    bool isMade() const { return error.text.isEmpty(); }
};

/// Finds a format by its id; null when there is none.
using FormatById = const Format *(*)(QStringView id);

/// Makes a file of its XML form, as writeXml() of core/report writes it and people change it. What the text leaves out because
/// other parts say it (lengths, counts, places, checksums) is worked out. Memory is a small multiple of text and file together.
XmlFile fileFromXml(const Bytes &text, FormatById formats);

} // namespace hexahedron
