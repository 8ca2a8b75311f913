#pragma once

#include "core/bytes/bytes.h"

#include <QString>

#include <atomic>
#include <functional>
#include <optional>
#include <span>

namespace hexahedron {

enum class NumberType : quint8 { I32, U32, I16, U16, F32, F64 };
enum class TextEncoding : quint8 { Utf8, Latin1 };

/// What to look for: bytes of which some may be left open, text in either case, or a number that may be nearly right.
/// A plain value; copies are cheap and can be used by other threads.
class Pattern
{
public:
    static constexpr qint64 MostBytes = 1 << 16;

    /// "42 42 33 44", "42423344", "42 ?? 3? 44". Nothing for other text, for half bytes and for only open ones.
    static std::optional<Pattern> fromHex(const QString &text);
    /// Nothing for empty text and for what the encoding cannot write.
    static std::optional<Pattern> fromText(const QString &text, TextEncoding encoding, Qt::CaseSensitivity sensitivity);
    /// A decimal, or for integers also 0x…, number in little-endian order. `tolerance` is for floating point types
    /// only.
    static std::optional<Pattern> fromNumber(const QString &text, NumberType type, double tolerance = 0);
    static Pattern fromBytes(const QByteArray &bytes);

    qint64 length() const { return m_value.size(); }
    /// The first match that lies within `bytes`, or -1. Gives up, also with -1, soon after `cancel` becomes true.
    qint64 firstIn(std::span<const uchar> bytes, const std::atomic_bool *cancel = nullptr) const;

private:
    enum class Kind : quint8 { Plain, Masked, Float32, Float64 };

    Pattern() = default;
    void setUp();
    bool matchesAt(const uchar *bytes) const;
    template<typename Number>
    qint64 firstNumberIn(std::span<const uchar> bytes) const;
    qint64 firstRunIn(std::span<const uchar> bytes) const;

    Kind m_kind = Kind::Plain;
    QByteArray m_value;
    QByteArray m_mask;       ///< which bits of the value count; empty for all
    QString m_foldedText;    ///< for UTF-8 in either case: what a match must be, folded
    qsizetype m_rarest = -1; ///< the fully known byte that files are likely to hold least
    double m_number = 0;
    double m_tolerance = 0;
};

enum class Direction : quint8 { Forward, Backward };

/// Called now and then with the number of bytes that have been looked at; from the searching thread.
using SearchProgress = std::function<void(qint64 done)>;

/// The offset of the first match that begins at `from` or later, or of the last that begins before it. -1 if there is
/// none or `cancel` became true. Reads runs as they lie in memory; matches may lie across seams.
qint64 findIn(const Bytes &bytes, const Pattern &pattern, qint64 from, Direction direction,
              const std::atomic_bool *cancel = nullptr, const SearchProgress &progress = {});

/// How many matches there are, overlapping ones included, but at most `most`.
qint64 countIn(const Bytes &bytes, const Pattern &pattern, qint64 most, const std::atomic_bool *cancel = nullptr,
               const SearchProgress &progress = {});

} // namespace hexahedron
