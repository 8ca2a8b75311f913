#include "core/bytes/search.h"

#include <QStringDecoder>
#include <QtEndian>

#include <array>
#include <cmath>
#include <cstring>
#include <functional>

namespace hexahedron {

namespace {

constexpr qint64 BlockSize = 1 << 20; // between two looks at `cancel`

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

QByteArray encoded(const QString &text, TextEncoding encoding)
{
    return encoding == TextEncoding::Utf8 ? text.toUtf8() : text.toLatin1();
}

template<typename Integer>
std::optional<QByteArray> integerBytes(const QString &text)
{
    bool ok = false;
    qint64 value = text.trimmed().toLongLong(&ok, 10);
    if (!ok && text.trimmed().startsWith(QLatin1String("0x"), Qt::CaseInsensitive))
        value = text.trimmed().toLongLong(&ok, 16);
    if (!ok || value < std::numeric_limits<Integer>::min() || value > std::numeric_limits<Integer>::max())
        return std::nullopt;
    QByteArray bytes(sizeof(Integer), Qt::Uninitialized);
    qToLittleEndian(Integer(value), bytes.data());
    return bytes;
}

template<typename Number>
QByteArray floatBytes(double value)
{
    QByteArray bytes(sizeof(Number), Qt::Uninitialized);
    qToLittleEndian(Number(value), bytes.data());
    return bytes;
}

bool isCancelled(const std::atomic_bool *cancel)
{
    return cancel && cancel->load(std::memory_order_relaxed);
}

/// Forward search as a stream: shown one run after the other, it finds matches also across their seams.
class RunSearch
{
public:
    explicit RunSearch(const Pattern &pattern, const std::atomic_bool *cancel)
        : m_pattern(pattern)
        , m_cancel(cancel)
    {
    }

    /// Calls `found(offset)` for each match that ends in this run, in order, until it returns false.
    template<typename Found>
    bool feed(qint64 offset, std::span<const uchar> run, Found found)
    {
        const size_t overlap = size_t(m_pattern.length() - 1);
        const size_t carried = m_carry.size();
        if (carried > 0) { // matches that begin before the run
            m_carry.insert(m_carry.end(), run.begin(), run.begin() + qsizetype(std::min(overlap, run.size())));
            if (!feedPart(offset - qint64(carried), m_carry, found))
                return false;
            m_carry.resize(carried);
        }
        if (!feedPart(offset, run, found))
            return false;
        const size_t kept = std::min(overlap, run.size());
        m_carry.insert(m_carry.end(), run.end() - qsizetype(kept), run.end());
        if (m_carry.size() > overlap)
            m_carry.erase(m_carry.begin(), m_carry.end() - qsizetype(overlap));
        return true;
    }

private:
    template<typename Found>
    bool feedPart(qint64 offset, std::span<const uchar> part, Found found)
    {
        for (;;) {
            const qint64 at = m_pattern.firstIn(part, m_cancel);
            if (at < 0)
                return true;
            if (!found(offset + at))
                return false;
            part = part.subspan(size_t(at) + 1);
            offset += at + 1;
        }
    }

    const Pattern &m_pattern;
    const std::atomic_bool *m_cancel;
    std::vector<uchar> m_carry; // the last bytes shown, one fewer than the pattern has
};

/// Shows all matches from `from` on to `found` until it returns false.
template<typename Found>
void searchForward(const Bytes &bytes, const Pattern &pattern, qint64 from, const std::atomic_bool *cancel,
                   const SearchProgress &progress, Found found)
{
    RunSearch search(pattern, cancel);
    const auto visit = [&](qint64 offset, std::span<const uchar> run) -> bool {
        if (isCancelled(cancel))
            return false;
        if (progress)
            progress(offset - from);
        return search.feed(offset, run, found);
    };
    bytes.forEachRun({from, bytes.size()}, visit, BlockSize);
}

qint64 findBackward(const Bytes &bytes, const Pattern &pattern, qint64 from, const std::atomic_bool *cancel,
                    const SearchProgress &progress)
{
    const qint64 overlap = pattern.length() - 1;
    std::vector<uchar> block;
    for (qint64 end = from; end > 0 && !isCancelled(cancel);) { // matches begin in [begin, end)
        const qint64 begin = std::max<qint64>(0, end - BlockSize);
        if (progress)
            progress(from - end);
        block.resize(size_t(std::min(end + overlap, bytes.size()) - begin));
        bytes.read(begin, block.data(), qint64(block.size()));
        std::span<const uchar> rest(block);
        qint64 last = -1;
        for (qint64 at; (at = pattern.firstIn(rest, cancel)) >= 0; rest = rest.subspan(size_t(at) + 1))
            last = begin + qint64(block.size() - rest.size()) + at;
        if (last >= 0)
            return isCancelled(cancel) ? -1 : last;
        end = begin;
    }
    return -1;
}

} // namespace

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

std::optional<Pattern> Pattern::fromText(const QString &text, TextEncoding encoding, Qt::CaseSensitivity sensitivity)
{
    const bool fits = encoding == TextEncoding::Utf8
                      || std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 256; });
    Pattern pattern;
    pattern.m_value = encoded(text, encoding);
    if (pattern.m_value.isEmpty() || pattern.m_value.size() > MostBytes || !fits)
        return std::nullopt;
    if (sensitivity == Qt::CaseInsensitive) {
        // Bits in which the two cases differ are left open, which is exact for letters of ASCII and Latin-1 and lets
        // through a little too much elsewhere; the folded text decides then. Where cases differ in length only the
        // typed one is found.
        pattern.m_mask = QByteArray();
        for (const char32_t character : text.toUcs4()) {
            const QByteArray typed = encoded(QString::fromUcs4(&character, 1), encoding);
            QByteArray mask(typed.size(), char(0xff));
            for (const char32_t other : {QChar::toUpper(character), QChar::toLower(character)}) {
                const QString otherText = QString::fromUcs4(&other, 1);
                const QByteArray alternative = encoded(otherText, encoding);
                const bool isWritable = encoding == TextEncoding::Utf8 || other < 256;
                for (qsizetype i = 0; isWritable && alternative.size() == typed.size() && i < typed.size(); ++i)
                    mask[i] = char(mask[i] & ~(typed[i] ^ alternative[i]));
            }
            pattern.m_mask += mask;
        }
        if (encoding == TextEncoding::Utf8)
            pattern.m_foldedText = text.toCaseFolded();
    }
    pattern.setUp();
    return pattern;
}

std::optional<Pattern> Pattern::fromNumber(const QString &text, NumberType type, double tolerance)
{
    std::optional<QByteArray> value;
    Pattern pattern;
    bool isNumber = false;
    switch (type) {
    case NumberType::I32:
        value = integerBytes<qint32>(text);
        break;
    case NumberType::U32:
        value = integerBytes<quint32>(text);
        break;
    case NumberType::I16:
        value = integerBytes<qint16>(text);
        break;
    case NumberType::U16:
        value = integerBytes<quint16>(text);
        break;
    case NumberType::F32:
    case NumberType::F64:
        pattern.m_number = text.trimmed().toDouble(&isNumber);
        if (!isNumber || std::isnan(tolerance) || tolerance < 0)
            return std::nullopt;
        value = type == NumberType::F32 ? floatBytes<float>(pattern.m_number) : floatBytes<double>(pattern.m_number);
        if (std::isfinite(pattern.m_number)) // with others only the same bits can be meant
            pattern.m_kind = type == NumberType::F32 ? Kind::Float32 : Kind::Float64;
        pattern.m_tolerance = tolerance;
        break;
    }
    if (!value)
        return std::nullopt;
    pattern.m_value = *value;
    if (pattern.m_kind == Kind::Plain)
        pattern.setUp();
    else if (pattern.m_kind == Kind::Float32)
        pattern.m_number = double(float(pattern.m_number)); // 0.1 means the float that comes closest
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
    m_kind = m_mask.isEmpty() ? Kind::Plain : Kind::Masked;
    for (qsizetype i = 0; i < m_mask.size(); ++i)
        m_value[i] = char(m_value[i] & m_mask[i]);
    for (qsizetype i = 0; i < m_value.size(); ++i) {
        const bool known = m_mask.isEmpty() || uchar(m_mask[i]) == 0xff;
        if (known && (m_rarest < 0 || commonness(uchar(m_value[i])) < commonness(uchar(m_value[m_rarest]))))
            m_rarest = i;
    }
}

bool Pattern::matchesAt(const uchar *bytes) const
{
    if (m_mask.isEmpty())
        return std::memcmp(bytes, m_value.constData(), size_t(m_value.size())) == 0;
    for (qsizetype i = 0; i < m_value.size(); ++i) {
        if ((bytes[i] & uchar(m_mask[i])) != uchar(m_value[i]))
            return false;
    }
    if (m_foldedText.isEmpty())
        return true;
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString text = decoder(QByteArrayView(bytes, m_value.size()));
    return !decoder.hasError() && text.toCaseFolded() == m_foldedText;
}

template<typename Number>
qint64 Pattern::firstNumberIn(std::span<const uchar> bytes) const
{
    for (size_t i = 0; i + sizeof(Number) <= bytes.size(); ++i) {
        const double value = double(qFromLittleEndian<Number>(bytes.data() + i));
        if (std::abs(value - m_number) <= m_tolerance) // false for what is no number
            return qint64(i);
    }
    return -1;
}

/// Looks for the rarest known byte with memchr and compares around it.
qint64 Pattern::firstRunIn(std::span<const uchar> bytes) const
{
    const uchar *const begin = bytes.data();
    const uchar *at = begin + m_rarest;
    const uchar *const end = begin + (qsizetype(bytes.size()) - length() + m_rarest + 1);
    for (qint64 misses = 0; at < end; ++at) {
        at = static_cast<const uchar *>(std::memchr(at, uchar(m_value[m_rarest]), size_t(end - at)));
        if (!at)
            return -1;
        const qint64 place = at - begin - m_rarest;
        if (matchesAt(begin + place))
            return place;
        // A guess can be wrong: where the byte is everywhere, skip by the whole pattern instead.
        if (++misses > 64 && misses * 8 > place && m_mask.isEmpty() && length() > 3) {
            const auto *value = reinterpret_cast<const uchar *>(m_value.constData());
            const std::boyer_moore_horspool_searcher searcher(value, value + length());
            const uchar *found = std::search(begin + place, begin + bytes.size(), searcher);
            return found == begin + bytes.size() ? -1 : found - begin;
        }
    }
    return -1;
}

qint64 Pattern::firstIn(std::span<const uchar> bytes, const std::atomic_bool *cancel) const
{
    if (qint64(bytes.size()) < length() || length() == 0 || isCancelled(cancel))
        return -1;
    switch (m_kind) {
    case Kind::Float32:
        return firstNumberIn<float>(bytes);
    case Kind::Float64:
        return firstNumberIn<double>(bytes);
    case Kind::Plain:
    case Kind::Masked:
        break;
    }
    if (m_rarest >= 0)
        return firstRunIn(bytes);
    for (qint64 i = 0; i + length() <= qint64(bytes.size()); ++i) {
        if (matchesAt(bytes.data() + i))
            return i;
    }
    return -1;
}

qint64 findIn(const Bytes &bytes, const Pattern &pattern, qint64 from, Direction direction,
              const std::atomic_bool *cancel, const SearchProgress &progress)
{
    from = std::clamp<qint64>(from, 0, bytes.size());
    if (pattern.length() == 0)
        return -1;
    if (direction == Direction::Backward)
        return findBackward(bytes, pattern, from, cancel, progress);
    qint64 found = -1;
    searchForward(bytes, pattern, from, cancel, progress, [&](qint64 offset) {
        found = offset;
        return false;
    });
    return isCancelled(cancel) ? -1 : found;
}

qint64 countIn(const Bytes &bytes, const Pattern &pattern, qint64 most, const std::atomic_bool *cancel,
               const SearchProgress &progress)
{
    qint64 count = 0;
    if (pattern.length() == 0 || most <= 0)
        return 0;
    searchForward(bytes, pattern, 0, cancel, progress, [&](qint64) { return ++count < most; });
    return count;
}

} // namespace hexahedron
