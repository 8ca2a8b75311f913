#pragma once

#include "core/check/checker.h"
#include "core/formats/contentfolder.h"

namespace hexahedron {

/// The name of another file that an item of a document or of code has; empty when it has none, or a built-in one.
QByteArray hordeFileNameIn(const Tree &tree, const Item &item);

/// Where the files of a document are looked for: settled by all names in it.
ContentFolder hordeContentFolder(const Tree &tree, StreamId stream = 0);

/// The content folder as the names in a document tell.
struct HordeContentRoot
{
    QString folder;      ///< empty when nothing tells where it is
    bool isSure = false; ///< a file is there that the document names
};
HordeContentRoot hordeContentRoot(const Tree &tree, StreamId stream = 0);

/// 50: files that elements name.
void hordeFilesAreThere(Checker &checker);
/// 50 86: files that shaders include, and textures that they name.
void hordeCodeFilesAreThere(Checker &checker);

} // namespace hexahedron
