#pragma once

#include "core/check/issue.h"
#include "core/recovery/hypothesis.h"

namespace hexahedron::recovery {

/// Of packed bytes that cannot be expanded, what can be is kept. In blocks of LZ4 zeros stand for the rest: other pieces and files
/// stay where they are. What is packed as one is ended there, as the end of a file is, and packed anew.
void tryPacked(Workbench &bench, const std::vector<Issue> &issues);
/// What lies in pieces of LZ4 that are damaged, or elsewhere than a directory says, is laid out anew: see pieces.h.
void tryLayingOut(Workbench &bench);

/// For who looks for what can be saved: of content that is packed as one piece what can be expanded, ended and packed anew, also where
/// most is lost. Takes as long as packing does. `tree` is open all over; `issues` are those in it.
std::optional<Hypothesis> keptOfPacked(const Tree &tree, const std::vector<Issue> &issues,
                                       const std::atomic_bool *cancelled = nullptr);

inline constexpr double BitsOfMended = 8;
/// What it takes to expand a byte of LZMA once more, in microseconds.
inline constexpr double CostOfExpandedByte = 0.02;
/// Says of so many blocks of LZ4 what becomes of them. `holders`: of what they are, where that is known.
QString sentenceOfMended(int blocks, const QStringList &holders = {});

/// A block of LZ4 that can be expanded again.
struct MendedLz4
{
    QByteArray bytes;
    qint64 madeUp = 0; ///< expanded bytes that are zeros because nobody knows what they were
};
/// The same for a block of LZ4 that should expand to `size` bytes: as long as before. Nothing when there is no such block.
std::optional<MendedLz4> mendedLz4(const QByteArray &block, qint64 size);
/// The same where it may be as long as it likes. `isCut`: its end is missing, and no other damage is looked for.
std::optional<MendedLz4> mendedLz4OfAnyLength(const QByteArray &block, qint64 size, bool isCut);
/// True for a block of LZ4 that ends between sequences, or within one that makes sense as far as it is there.
bool endsLz4TooEarly(const QByteArray &block, qint64 size);

} // namespace hexahedron::recovery
