#pragma once

#include "core/edit/editplan.h"
#include "core/tree/tree.h"

namespace hexahedron {

/// Bytes that an edit takes away, in one place.
struct KeptBytes
{
    StreamId stream = 0;
    qint64 offset = 0; ///< in the file, or in what is packed in it, before the edit
    Bytes bytes;
    QString extension = {}; ///< of a whole file that follows another one
};

/// Whether there is something to keep: content that goes, or packed bytes that others stand for now. See removedBy().
bool takesAway(const EditPlan &plan, const Tree &tree);

/// What is in the file, or packed in it, and is nowhere near its place afterwards. Of a plan in steps also values that others take
/// the place of, and packed bytes that are packed anew. `tree` is the one that was planned on.
std::vector<KeptBytes> removedBy(const EditPlan &plan, const Tree &tree);

/// Writes what goes beside a file, as NAME.removed-0xF0.bin, or with the extension of what it is: nothing that is there is replaced.
/// Returns the names of what was written. When something cannot be, nothing is left of the rest, and `error` says why.
QStringList keepBeside(const QString &fileName, const std::vector<KeptBytes> &pieces, QString *error);

} // namespace hexahedron
