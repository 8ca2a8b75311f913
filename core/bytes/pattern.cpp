#include "core/bytes/pattern.h"

#include <QCoreApplication>
#include <QStringDecoder>
#include <QStringEncoder>

#include <algorithm>
#include <bit>
#include <cstring>

namespace hexahedron {

namespace {

constexpr qint64 WordContext = 4;         // bytes of a character
constexpr qint64 ExpressionContext = 256; // that a regular expression may look back
constexpr int MostSteps = 20'000;         // of a regular expression at one place

/// How common a byte is in binary files, roughly; scanning for the rarest one skips most.
int commonness(uchar byte)
{
    if (byte == 0)
        return 4;
    if (byte == 0xff || byte == 0x3f || byte == 0x80 || byte == 0xbf)
        return 3; // all ones, and the upper ends of numbers around one
    if (byte < 0x10 || byte == ' ')
        return 2;
    return byte < 0x80 ? 1 : 0;
}

int nibbleOf(QChar character)
{
    bool isDigit = false;
    const int value = QString(character).toInt(&isDigit, 16);
    return isDigit ? value : -1;
}

/// The byte written at `position` of `text` as two characters, each a digit or "?".
bool readMaskedByte(const QString &text, qsizetype position, QByteArray &value, QByteArray &mask)
{
    if (position + 1 >= text.size())
        return false;
    int byte = 0;
    int known = 0;
    for (const QChar character : {text[position], text[position + 1]}) {
        const bool open = character == QLatin1Char('?');
        const int digit = open ? 0 : nibbleOf(character);
        if (digit < 0)
            return false;
        byte = byte << 4 | digit;
        known = known << 4 | (open ? 0 : 0xf);
    }
    value += char(byte);
    mask += char(known);
    return true;
}

QStringConverter::Encoding converterOf(TextEncoding encoding)
{
    switch (encoding) {
    case TextEncoding::Utf16Le:
        return QStringConverter::Utf16LE;
    case TextEncoding::Utf16Be:
        return QStringConverter::Utf16BE;
    case TextEncoding::Latin1:
        return QStringConverter::Latin1;
    case TextEncoding::Utf8:
        break;
    }
    return QStringConverter::Utf8;
}

/// Nothing when the bytes are no text.
std::optional<QString> decoded(std::span<const uchar> bytes, TextEncoding encoding)
{
    QStringDecoder decoder(converterOf(encoding), QStringConverter::Flag::Stateless);
    const QString text = decoder(QByteArrayView(bytes.data(), qsizetype(bytes.size())));
    return decoder.hasError() ? std::nullopt : std::optional(text);
}

bool isOfAWord(QChar character)
{
    return character.isLetterOrNumber() || character == u'_' || character.isSurrogate();
}

/// Whether the character that ends before `at` belongs to a word.
bool isWordBefore(std::span<const uchar> bytes, qint64 at, TextEncoding encoding)
{
    const int unit = encoding == TextEncoding::Utf16Le || encoding == TextEncoding::Utf16Be ? 2 : 1;
    qint64 begin = at - unit;
    if (begin < 0)
        return false;
    while (encoding == TextEncoding::Utf8 && begin > 0 && at - begin < WordContext
           && (bytes[size_t(begin)] & 0xc0) == 0x80)
        --begin;
    const auto text = decoded(bytes.subspan(size_t(begin), size_t(at - begin)), encoding);
    return text && !text->isEmpty() && isOfAWord(text->back());
}

bool isWordBehind(std::span<const uchar> bytes, qint64 at, TextEncoding encoding)
{
    const int unit = encoding == TextEncoding::Utf16Le || encoding == TextEncoding::Utf16Be ? 2 : 1;
    const auto size = qint64(bytes.size());
    if (at + unit > size)
        return false;
    qint64 end = at + unit;
    while (encoding == TextEncoding::Utf8 && end < size && end - at < WordContext
           && (bytes[size_t(end)] & 0xc0) == 0x80)
        ++end;
    const auto text = decoded(bytes.subspan(size_t(at), size_t(end - at)), encoding);
    return text && !text->isEmpty() && isOfAWord(text->front());
}

bool isCancelled(const std::atomic_bool *cancel)
{
    return cancel && cancel->load(std::memory_order_relaxed);
}

} // namespace

std::optional<QByteArray> encodedText(const QString &text, TextEncoding encoding)
{
    // Qt writes question marks for what Latin-1 has not.
    if (encoding == TextEncoding::Latin1
        && std::any_of(text.begin(), text.end(), [](QChar c) { return c.unicode() > 255; }))
        return std::nullopt;
    QStringEncoder encoder(converterOf(encoding), QStringConverter::Flag::Stateless);
    const QByteArray bytes = encoder(text);
    return encoder.hasError() ? std::nullopt : std::optional(bytes);
}

QString decodedText(const QByteArray &bytes, TextEncoding encoding)
{
    QStringDecoder decoder(converterOf(encoding), QStringConverter::Flag::Stateless);
    return decoder(bytes);
}

std::optional<Pattern> Pattern::fromHex(const QString &text)
{
    QString digits = text.simplified();
    Pattern pattern;
    for (const QString &word : digits.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const bool prefixed = word.startsWith(QLatin1String("0x"), Qt::CaseInsensitive);
        for (qsizetype i = prefixed ? 2 : 0; i < word.size(); i += 2) {
            if (!readMaskedByte(word, i, pattern.m_value, pattern.m_mask) || pattern.m_value.size() > MostBytes)
                return std::nullopt;
        }
    }
    if (pattern.m_mask.count('\0') == pattern.m_mask.size())
        return std::nullopt;
    pattern.setUp();
    return pattern;
}

std::optional<Pattern> Pattern::fromText(const QString &text, const TextOptions &options)
{
    const auto value = encodedText(text, options.encoding);
    if (!value || value->isEmpty() || value->size() > MostBytes)
        return std::nullopt;
    Pattern pattern;
    pattern.m_value = *value;
    pattern.m_text = options;
    if (!options.matchesCase) {
        // Bits in which the two cases differ are left open, which is exact for letters of ASCII and Latin-1 and lets
        // through a little too much elsewhere; the folded text decides then. Where cases differ in length only the
        // typed one is found.
        for (const char32_t character : text.toUcs4()) {
            const auto bytesOf = [&](char32_t c) { return encodedText(QString::fromUcs4(&c, 1), options.encoding); };
            const QByteArray typed = bytesOf(character).value_or(QByteArray());
            QByteArray mask(typed.size(), char(0xff));
            for (const char32_t other : {QChar::toUpper(character), QChar::toLower(character)}) {
                const QByteArray alternative = bytesOf(other).value_or(QByteArray());
                for (qsizetype i = 0; alternative.size() == typed.size() && i < typed.size(); ++i)
                    mask[i] = char(mask[i] & ~(typed[i] ^ alternative[i]));
            }
            pattern.m_mask += mask;
        }
        if (options.encoding != TextEncoding::Latin1)
            pattern.m_foldedText = text.toCaseFolded();
    }
    pattern.setUp();
    return pattern;
}

std::optional<Pattern> Pattern::fromNumber(const QString &text, NumberFormat format)
{
    QString number = text.trimmed();
    if (const auto named = NumberRange::formatIn(number)) {
        format = *named;
        number = number.section(u' ', 1);
    }
    Pattern pattern;
    pattern.m_numbers = NumberRange::parse(number, format);
    if (!pattern.m_numbers)
        return std::nullopt;
    pattern.m_numbers->commonBits(pattern.m_value, pattern.m_mask);
    pattern.setUp();
    return pattern;
}

std::optional<Pattern> Pattern::fromExpression(const QString &text, const TextOptions &options, QString *error)
{
    const auto fail = [error](const QString &reason) {
        if (error)
            *error = reason;
        return std::nullopt;
    };
    if (text.isEmpty() || text.size() > MostBytes)
        return fail({});
    if (std::any_of(text.begin(), text.end(), [](QChar c) { return c.unicode() > 255; }))
        return fail(QCoreApplication::translate(
            "Pattern", "Characters beyond Latin-1 are no bytes: write theirs, as in \\xC3\\xA9."));
    // Nothing is no match, and no place may take forever.
    const QString limits = QStringLiteral("(*NOTEMPTY)(*LIMIT_MATCH=%1)(*LIMIT_DEPTH=%1)(*LIMIT_HEAP=4096)")
                               .arg(MostSteps);
    const QString wrapped = options.wholeWords ? QStringLiteral("\\b(?:") + text + QStringLiteral(")\\b") : text;
    QRegularExpression::PatternOptions how = QRegularExpression::DotMatchesEverythingOption;
    how.setFlag(QRegularExpression::CaseInsensitiveOption, !options.matchesCase);
    auto expression = std::make_shared<QRegularExpression>(limits + wrapped, how);
    if (!expression->isValid())
        return fail(expression->errorString());
    expression->optimize();
    Pattern pattern;
    pattern.m_text = options;
    pattern.m_expression = std::move(expression);
    return pattern;
}

Pattern Pattern::fromBytes(const QByteArray &bytes)
{
    Pattern pattern;
    pattern.m_value = bytes;
    pattern.setUp();
    return pattern;
}

void Pattern::setUp()
{
    if (m_mask.count(char(0xff)) == m_mask.size())
        m_mask.clear();
    for (qsizetype i = 0; i < m_mask.size(); ++i)
        m_value[i] = char(m_value[i] & m_mask[i]);
    const auto knowledge = [this](qsizetype i) {
        const uchar known = m_mask.isEmpty() ? 0xff : uchar(m_mask[i]);
        return known == 0 ? 0 : 8 * std::popcount(known) + 8 - commonness(uchar(m_value[i]));
    };
    for (qsizetype i = 0; i < m_value.size(); ++i) {
        const bool known = m_mask.isEmpty() || uchar(m_mask[i]) == 0xff;
        if (known && (m_rarest < 0 || commonness(uchar(m_value[i])) < commonness(uchar(m_value[m_rarest]))))
            m_rarest = i;
        if (knowledge(i) > 0 && (m_best < 0 || knowledge(i) > knowledge(m_best)))
            m_best = i;
    }
    const auto besides = [&](qsizetype i) { return knowledge(i) + (m_value[i] != m_value[m_best] ? 4 : 0); };
    for (qsizetype i = 0; i < m_value.size(); ++i) {
        if (i != m_best && knowledge(i) > 0 && (m_next < 0 || besides(i) > besides(m_next)))
            m_next = i;
    }
}

qint64 Pattern::reach() const
{
    return isExpression() ? ExpressionReach : m_value.size() + (m_text.wholeWords ? WordContext : 0);
}

qint64 Pattern::before() const
{
    return isExpression() ? ExpressionContext : m_text.wholeWords ? WordContext : 0;
}

bool Pattern::isSameText(const uchar *bytes) const
{
    const auto text = decoded({bytes, size_t(m_value.size())}, m_text.encoding);
    return text && text->toCaseFolded() == m_foldedText;
}

/// An end that is no letter may stand beside anything.
bool Pattern::isWholeWord(std::span<const uchar> bytes, qint64 begin) const
{
    const qint64 end = begin + m_value.size();
    const auto match = bytes.first(size_t(end));
    const bool beginsWord = isWordBehind(bytes, begin, m_text.encoding);
    const bool endsWord = isWordBefore(match, end, m_text.encoding);
    return !(beginsWord && isWordBefore(bytes, begin, m_text.encoding))
           && !(endsWord && isWordBehind(bytes, end, m_text.encoding));
}

bool Pattern::fits(std::span<const uchar> bytes, qint64 at) const
{
    const uchar *place = bytes.data() + at;
    if (m_mask.isEmpty() && !m_numbers) {
        if (std::memcmp(place, m_value.constData(), size_t(m_value.size())) != 0)
            return false;
    } else {
        for (qsizetype i = 0; i < m_mask.size(); ++i) {
            if ((place[i] & uchar(m_mask[i])) != uchar(m_value[i]))
                return false;
        }
    }
    return (!m_numbers || m_numbers->contains(place)) && (m_foldedText.isEmpty() || isSameText(place))
           && (!m_text.wholeWords || isWholeWord(bytes, at));
}

/// The next place where two bytes are as the mask wants them. Looks at many places at once in a loop that becomes vectors.
qint64 Pattern::nextMasked(std::span<const uchar> bytes, qint64 at, qint64 end) const
{
    constexpr qint64 Stride = 128;
    const qsizetype other = m_next < 0 ? m_best : m_next;
    const uchar *a = bytes.data() + m_best, *b = bytes.data() + other;
    const auto maskOf = [this](qsizetype i) { return m_mask.isEmpty() ? uchar(0xff) : uchar(m_mask[i]); };
    const uchar maskA = maskOf(m_best), maskB = maskOf(other);
    const auto valueA = uchar(m_value[m_best]), valueB = uchar(m_value[other]);
    const auto isThere = [&](qint64 i) {
        return uchar(uchar((a[i] & maskA) == valueA) & uchar((b[i] & maskB) == valueB));
    };
    while (end - at >= Stride) {
        uchar any = 0;
        for (qint64 i = 0; i < Stride; ++i)
            any |= isThere(at + i);
        if (any != 0)
            break;
        at += Stride;
    }
    while (at < end && !isThere(at))
        ++at;
    return at < end ? at : -1;
}

/// A place before `end` from which on the pattern may fit; -1 when there is none.
qint64 Pattern::nextCandidate(std::span<const uchar> bytes, qint64 at, qint64 end) const
{
    if (m_best < 0)
        return at < end ? at : -1;
    if (m_rarest < 0 || m_value.size() > 1)
        return nextMasked(bytes, at, end);
    const void *found = std::memchr(bytes.data() + at, uchar(m_value[0]), size_t(end - at));
    return found ? static_cast<const uchar *>(found) - bytes.data() : -1;
}

bool Pattern::forEachIn(const Window &window, const std::function<bool(ByteRange)> &found,
                        const std::atomic_bool *cancel, qint64 *givenUpFrom) const
{
    if (isExpression())
        return isCancelled(cancel) || forEachExpression(window, found, givenUpFrom);
    const qint64 size = m_value.size();
    const qint64 end = qMin(window.to, qint64(window.bytes.size()) - size + 1);
    if (size == 0 || isCancelled(cancel))
        return true;
    for (qint64 at = window.from; at < end; ++at) {
        at = nextCandidate(window.bytes, at, end);
        if (at < 0)
            break;
        if (fits(window.bytes, at) && !found({at, at + size}))
            break;
    }
    return true;
}

bool Pattern::forEachExpression(const Window &window, const std::function<bool(ByteRange)> &found,
                                qint64 *givenUpFrom) const
{
    const QString text = QString::fromLatin1(QByteArrayView(window.bytes.data(), qsizetype(window.bytes.size())));
    const auto match = [&](qsizetype at, qsizetype end, QRegularExpression::MatchOptions options) {
        return m_expression->match(QString::fromRawData(text.constData(), qMin(end, text.size())), at,
                                   QRegularExpression::NormalMatch,
                                   options | QRegularExpression::DontCheckSubjectStringMatchOption);
    };
    for (qint64 at = window.from; at < window.to;) {
        auto hit = match(at, text.size(), QRegularExpression::NoMatchOption);
        const qsizetype begin = hit.capturedStart();
        if (hit.hasMatch() && begin < window.to && hit.capturedEnd() - begin > ExpressionReach) // as far as it may see
            hit = match(begin, begin + ExpressionReach, QRegularExpression::AnchorAtOffsetMatchOption);
        if (!hit.isValid()) {
            if (givenUpFrom)
                *givenUpFrom = at;
            return false;
        }
        if (!hit.hasMatch() && begin < 0)
            break;
        if (begin >= window.to || (hit.hasMatch() && !found(ByteRange{begin, hit.capturedEnd()})))
            break;
        at = hit.hasMatch() ? qMax(begin + 1, qint64(hit.capturedEnd())) : begin + 1;
    }
    return true;
}

QList<QByteArray> Pattern::partsAt(const Window &window) const
{
    if (!isExpression())
        return {};
    const QString text = QString::fromLatin1(QByteArrayView(window.bytes.data(), qsizetype(window.bytes.size())));
    const auto hit = m_expression->match(text, window.from, QRegularExpression::NormalMatch,
                                         QRegularExpression::AnchorAtOffsetMatchOption);
    QList<QByteArray> parts;
    for (const QString &part : hit.capturedTexts())
        parts += part.toLatin1();
    return parts;
}

} // namespace hexahedron
