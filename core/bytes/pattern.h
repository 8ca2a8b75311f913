#pragma once

#include "core/bytes/byterange.h"
#include "core/bytes/numberrange.h"

#include <QByteArray>
#include <QRegularExpression>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <span>

namespace hexahedron {

enum class TextEncoding : quint8 { Utf8, Utf16Le, Utf16Be, Latin1 };

/// Text as bytes; of what the encoding cannot write nothing.
std::optional<QByteArray> encodedText(const QString &text, TextEncoding encoding);

/// What cannot be read is a replacement character.
QString decodedText(const QByteArray &bytes, TextEncoding encoding);

/// What to look for: bytes of which some may be left open, text in either case, numbers from one to another, or a regular
/// expression. A plain value; copies are cheap and can be used by other threads.
class Pattern
{
public:
    static constexpr qint64 MostBytes = 1 << 16;
    /// So many bytes from where a match begins a regular expression sees, as if the file ended there.
    static constexpr qint64 ExpressionReach = 4096;

    struct TextOptions
    {
        TextEncoding encoding = TextEncoding::Utf8;
        bool matchesCase = true;
        bool wholeWords = false;
    };

    /// "42 42 33 44", "42423344", "42 ?? 3? 44". Nothing for other text, for half bytes and for only open ones.
    static std::optional<Pattern> fromHex(const QString &text);
    /// Nothing for empty text and for what the encoding cannot write.
    static std::optional<Pattern> fromText(const QString &text, const TextOptions &options);
    /// See NumberRange::parse(). The text may begin with the name of another format: "u16be 10..20".
    static std::optional<Pattern> fromNumber(const QString &text, NumberFormat format = {});
    /// A regular expression (PCRE) over bytes: each is the character of its number, as in Latin-1, and "." is any of them. Of the
    /// options the encoding does not count. Nothing, with the reason, when it makes no sense.
    static std::optional<Pattern> fromExpression(const QString &text, const TextOptions &options, QString *error);
    static Pattern fromBytes(const QByteArray &bytes);

    bool isExpression() const { return m_expression != nullptr; }
    /// The most bytes that a match has, and has to see behind itself.
    qint64 reach() const;
    /// Bytes that it has to see before a match.
    qint64 before() const;

    /// What is in memory of the bytes around the places to look at: from before() bytes before them, unless they begin there, to
    /// reach() bytes behind the last, unless they end there.
    struct Window
    {
        std::span<const uchar> bytes;
        qint64 from = 0; ///< matches begin here or later,
        qint64 to = 0;   ///< and before
    };
    /// Calls `found` for each match, with its place in the window, until it returns false. Matches of a regular expression do not
    /// overlap, others may. False when a regular expression takes too many steps somewhere from `*givenUpFrom` on.
    bool forEachIn(const Window &window, const std::function<bool(ByteRange)> &found,
                   const std::atomic_bool *cancel = nullptr, qint64 *givenUpFrom = nullptr) const;
    /// For what replaces a match of a regular expression: its parts in brackets, from 0, the whole.
    QList<QByteArray> partsAt(const Window &window) const;

private:
    Pattern() = default;
    void setUp();
    bool fits(std::span<const uchar> bytes, qint64 at) const;
    bool isSameText(const uchar *bytes) const;
    bool isWholeWord(std::span<const uchar> bytes, qint64 begin) const;
    qint64 nextCandidate(std::span<const uchar> bytes, qint64 at, qint64 end) const;
    qint64 nextMasked(std::span<const uchar> bytes, qint64 at, qint64 end) const;
    bool forEachExpression(const Window &window, const std::function<bool(ByteRange)> &found,
                           qint64 *givenUpFrom) const;

    QByteArray m_value; ///< of an expression empty
    QByteArray m_mask;  ///< which bits of the value count; empty for all
    TextOptions m_text;
    QString m_foldedText;    ///< in either case: what a match must be, folded
    qsizetype m_rarest = -1; ///< the fully known byte that files are likely to hold least
    qsizetype m_next = -1;   ///< where the mask knows most, and where next most
    qsizetype m_best = -1;
    std::optional<NumberRange> m_numbers;
    std::shared_ptr<const QRegularExpression> m_expression;
};

} // namespace hexahedron
