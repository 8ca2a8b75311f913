#pragma once

#include <QString>

namespace hexahedron {

/// Whether a file is called like a model, perhaps with more behind it: "man.anim", "man_walk.anim".
inline bool isCalledLike(const QString &file, const QString &model)
{
    return file.startsWith(model, Qt::CaseInsensitive) && file.size() > model.size()
           && !file.at(model.size()).isLetterOrNumber();
}

} // namespace hexahedron
