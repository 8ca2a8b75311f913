#pragma once

#include "core/bytes/bytes.h"

#include <QByteArrayList>

#include <vector>

namespace hexahedron {

class Syntax;
struct Part;

/// XML, read tolerantly: no entity but the five of the standard and numbered characters is replaced, nothing outside the file
/// is looked at.
const Syntax &markupSyntax();

/// What an attribute says, a part of a start tag.
QByteArray attributeText(const Part &attribute, ByteCursor &bytes);

/// A start tag without what its attributes say.
struct StartTag
{
    QByteArray name;
    QByteArrayList attributes;
    int depth = 0; ///< elements around it
};

/// The first start tags of a document, for telling what it is without reading it: looks at some thousand bytes. Empty when this
/// is no XML.
std::vector<StartTag> firstTags(const Bytes &bytes, size_t most);

} // namespace hexahedron
