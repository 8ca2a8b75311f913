#pragma once

#include "core/changes/edittext.h"

namespace hexahedron {

/// Of so many elements of the list at `path` that say of bytes which change that they are theirs, too.
inline QString sentenceOfSharing(qint64 count, const QString &path)
{
    return editText(QT_TRANSLATE_N_NOOP("edit",
                                        "%1: %n element(s) use a part of what changes. They name something else "
                                        "then."),
                    count)
        .arg(path);
}

} // namespace hexahedron
