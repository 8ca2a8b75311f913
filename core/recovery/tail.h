#pragma once

#include "core/recovery/hypothesis.h"

namespace hexahedron::recovery {

/// The end of the file is missing: cuts back to the last whole element, sets the counts and lengths of everything that ends there
/// to what is there, and writes what must follow as empty. All else is kept.
void tryTail(Workbench &bench);

struct Ended
{
    Bytes bytes;
    QStringList inventions; ///< see Hypothesis
};
/// The same of the bytes of the bench, at once; nothing when they have no such end.
std::optional<Ended> ended(Workbench &bench);

/// How many bytes were announced at least that are missing at the end; nothing when it does not look as if an end were missing.
std::optional<qint64> lostAtEnd(Workbench &bench);

/// Says in `hypothesis`, of which `tree` is the result, what of the bytes behind the first `size` ones ends what is of no use then.
void findUseless(Hypothesis &hypothesis, const Tree &tree, qint64 size);
/// What is done where so many zeros at the end are all that is missing.
QString sentenceOfZerosAtEnd(qint64 zeros);
/// What is done where only the size of the last content is set to what is left of it.
QString sentenceOfEnd(QLatin1StringView size, qint64 left);

/// A document that does not even end what it begins with.
bool isCutDocument(const Tree &tree);

/// What goes of lists of which only the first `kept` bytes are left: "267 elements of triangles are gone: 245 of 512 are left."
QStringList goneElements(const StreamTree &stream, qint64 kept);

/// Says what stands for things that are lost: Hypothesis::invention.
QString sentenceOfInvention(const QString &invention);

} // namespace hexahedron::recovery
