#pragma once

#include "core/recovery/hypothesis.h"

#include <optional>

namespace hexahedron::recovery {

/// Bytes whose checksum stands in the file.
struct SummedBytes
{
    ByteRange range;                    ///< in the file
    quint32 stored = 0;                 ///< what the sum should be
    const Checksum *checksum = nullptr; ///< one whose steps can be undone
    const Field *trailer = nullptr;     ///< in which it stands right behind them; null: elsewhere
};

/// Of a frame whose trailer is a checksum, in any stream.
SummedBytes summedBy(const Tree &tree, const Item &trailer);
/// The sum of those bytes with the highest bit of each of its own cut off.
bool isLeftOfSum(quint32 stored, quint32 sum);
/// Whether the checksum itself was hit: there is nothing else that could be, or too much of it is right for chance. True as well for
/// what is no trailer of a frame.
bool isSumHit(const Tree &tree, const Item &trailer);

/// Those in the file itself, not in what is packed; the first ones of many.
std::vector<SummedBytes> summedBytes(const Tree &tree);

/// After a sum is known from the front and from the end, few edits lead from the one to the other: these. `file` is what the sum is
/// not right for.
/// Places where `count` bytes go.
std::vector<qint64> placesOfExtra(const Bytes &file, const SummedBytes &sum, qint64 count);
/// Places where bytes come in, with these; 1 or 2 of them, more can be chosen anywhere.
std::vector<std::pair<qint64, QByteArray>> placesOfMissing(const Bytes &file, const SummedBytes &sum, qint64 count);
/// Places where a byte is another one.
std::vector<std::pair<qint64, QByteArray>> placesOfWrong(const Bytes &file, const SummedBytes &sum);

/// What the checksums of contents say when the file says itself by how many bytes it is too long, or too short with a number below 0:
/// all contents before the place are right as they stand, all behind it are right when they are moved.
struct ProvedShift
{
    ByteRange within; ///< where the bytes came in, or went, in the file as it is; empty when it was just there
    std::optional<SummedBytes> sum; ///< of the content there, where its checksum tells the place itself
};
std::optional<ProvedShift> provedShift(Workbench &bench, qint64 growth);

/// The LFs before which CRs went, when the file says itself how many bytes it lacks and with so many the checksums of all contents are
/// right; else none. `feeds`: all LFs of the file.
std::vector<qint64> returnsToldBySums(Workbench &bench, const std::vector<qint64> &feeds);

/// Says that with `bytes` there the checksum is right.
QString sentenceOfRightByte(qint64 place, const QByteArray &bytes);

/// A byte is wrong, and a checksum knows which.
void trySums(Workbench &bench);

} // namespace hexahedron::recovery
