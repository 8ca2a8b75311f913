#pragma once

#include "core/bytes/bytes.h"
#include "core/schema/document.h"

#include <QByteArrayList>

namespace hexahedron {

class Checker;

/// The numbers that the reference has for what may be wrong in every one of Horde3D's XML documents.
void addXmlRules(DocumentBuilder &builder);

/// 44: a file is read as what it contains, but the engine goes by its name.
void rootFitsName(Checker &checker);

/// True when a document's outermost element has one of these names and one of its first elements has one of the signs: an element
/// that is called so ("Shader"), or an attribute ("@geometry"). Others have elements called Model and Material too.
bool beginsLike(const Bytes &bytes, const QByteArrayList &roots, const QByteArrayList &signs);

} // namespace hexahedron
