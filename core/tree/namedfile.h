#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

/// The name of another file that the item has for its value; empty when it names none. Looks at no disk.
QByteArray fileNameIn(const Tree &tree, const Item &item);

/// The absolute path of the file that the item names; empty when it is nowhere. Looks at a bounded number of files.
QString namedFile(const Tree &tree, const Item &item);

/// Says where a file was looked for that is not there.
QString notFoundText(const Tree &tree, const QByteArray &name);

/// The attribute or setting of a document that the item is, or is a part of; else the item.
Item statedBy(const Tree &tree, const Item &item);

} // namespace hexahedron
