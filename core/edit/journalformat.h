#pragma once

#include "core/edit/journal.h"

namespace hexahedron::journalformat {

// A file: the magic, then records of {length of the payload u64, CRC-32 of length and payload u32, payload}, all
// little-endian. A payload begins with its kind; the first is the base. The sum includes the length, so that a tail of
// zeros, as a file system may leave it after a crash, is no record.

inline constexpr char Magic[] = "HXJRNL1\n";
inline constexpr qint64 MagicSize = 8;
inline constexpr qint64 RecordHeaderSize = 12;
inline constexpr qint64 HashSize = 32;

enum class Kind : quint8 { Base, Step, Undo, Redo, StepTooLarge, StepWithRules, BaseWithHash, BaseWithTouch };

QByteArray basePayload(const JournalBase &base);
QByteArray markPayload(Kind kind);
/// Says that the step was too large when it inserts more than `mostBytes`.
QByteArray stepPayload(std::span<const Replacement> step, const QString &title, qint64 mostBytes, const Bytes &before);
/// A record, ready to be written.
QByteArray framed(const QByteArray &payload);

/// Reads a file record by record and believes none of its numbers.
class Reader
{
public:
    explicit Reader(Bytes file);

    /// The content, or nothing when it does not begin as a journal does.
    std::optional<JournalContent> content(bool baseOnly = false);

private:
    std::optional<ByteRange> nextPayload();
    bool readBase(ByteRange payload, JournalBase *base) const;
    bool readStep(ByteRange payload, JournalRecord *record) const; ///< with or without rules

    Bytes m_file;
    qint64 m_position = 0;
};

} // namespace hexahedron::journalformat
