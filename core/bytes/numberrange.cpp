#include "core/bytes/numberrange.h"

#include <QByteArray>
#include <QFloat16>

#include <array>
#include <bit>
#include <cmath>
#include <limits>

namespace hexahedron {

namespace {

using Kind = NumberFormat::Kind;

constexpr std::array Formats{
    NumberFormat{Kind::Signed, 8},   NumberFormat{Kind::Unsigned, 8}, NumberFormat{Kind::Signed, 4},
    NumberFormat{Kind::Unsigned, 4}, NumberFormat{Kind::Signed, 3},   NumberFormat{Kind::Unsigned, 3},
    NumberFormat{Kind::Signed, 2},   NumberFormat{Kind::Unsigned, 2}, NumberFormat{Kind::Signed, 1},
    NumberFormat{Kind::Unsigned, 1}, NumberFormat{Kind::Float, 4},    NumberFormat{Kind::Float, 8},
    NumberFormat{Kind::Float, 2}};

/// All of the text as a number; nothing for other text.
std::optional<double> numberIn(const QString &text)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

} // namespace

std::optional<NumberFormat> NumberFormat::fromName(const QString &name)
{
    QString word = name.trimmed().toLower();
    const bool isBig = word.endsWith(QLatin1String("be"));
    if (isBig || word.endsWith(QLatin1String("le")))
        word.chop(2);
    for (NumberFormat format : Formats) {
        if (word == format.name()) {
            format.isBigEndian = isBig;
            return format;
        }
    }
    return std::nullopt;
}

QString NumberFormat::name() const
{
    const QChar letter = u"uif"[size_t(kind)];
    return letter + QString::number(size * 8) + (isBigEndian ? QStringLiteral("be") : QString());
}

std::span<const NumberFormat> NumberFormat::all()
{
    return Formats;
}

std::optional<NumberRange> NumberRange::parse(const QString &text, const NumberFormat &format)
{
    NumberRange range;
    range.m_format = format;
    return range.setBounds(text.trimmed()) ? std::optional(range) : std::nullopt;
}

std::optional<NumberFormat> NumberRange::formatIn(const QString &text)
{
    const QString word = text.trimmed().section(u' ', 0, 0);
    return word.size() == text.trimmed().size() ? std::nullopt : NumberFormat::fromName(word);
}

QByteArray NumberRange::nearest() const
{
    return bytesOf(bitsOf(m_middle));
}

QByteArray NumberRange::bytesOf(quint64 bits) const
{
    QByteArray bytes(m_format.size, Qt::Uninitialized);
    for (int i = 0; i < m_format.size; ++i)
        bytes[i] = char(bits >> 8 * (m_format.isBigEndian ? m_format.size - 1 - i : i) & 0xff);
    return bytes;
}

bool NumberRange::setBounds(const QString &text)
{
    const bool isFloat = m_format.kind == Kind::Float;
    const qsizetype dots = text.indexOf(QLatin1String(".."));
    if (dots >= 0) {
        const QString low = text.left(dots), high = text.mid(dots + 2);
        if (isFloat) {
            const auto from = numberIn(low), to = numberIn(high);
            m_middle = floatKey(from.value_or(0));
            return from && to && setFloats(*from, *to);
        }
        const auto from = integerKey(low), to = integerKey(high);
        m_low = m_middle = from.value_or(1);
        m_high = to.value_or(0);
        return from && to && m_low <= m_high;
    }
    qsizetype sign = text.indexOf(u'±'), behind = sign + 1;
    if (sign < 0) {
        sign = text.indexOf(QLatin1String("+-"));
        behind = sign + 2;
    }
    const QString middle = sign < 0 ? text : text.left(sign);
    const double tolerance = sign < 0 ? (isFloat ? toleranceAsTyped(middle) : 0)
                                      : numberIn(text.mid(behind)).value_or(-1);
    if (!(tolerance >= 0))
        return false;
    if (isFloat) {
        const auto number = numberIn(middle);
        if (!number)
            return false;
        m_isNothing = std::isnan(*number);
        m_middle = floatKey(*number);
        if (!std::isfinite(*number)) {
            m_low = m_high = floatKey(*number);
            return true;
        }
        const double stored = floatOf(m_middle);                      // 0.1 means the float that comes closest
        const double from = std::isfinite(stored) ? stored : *number; // beyond the largest none is near
        return setFloats(from - tolerance, from + tolerance);
    }
    const auto key = integerKey(middle);
    if (!key)
        return false;
    m_middle = *key;
    const auto off = tolerance < 1e18 ? quint64(tolerance) : quint64(1e18);
    const quint64 least = 0, most = m_format.size == 8 ? ~quint64(0) : (quint64(1) << (m_format.size * 8)) - 1;
    m_low = *key - qMin(off, *key - least);
    m_high = *key + qMin(off, most - *key);
    return true;
}

std::optional<quint64> NumberRange::integerKey(const QString &text) const
{
    const QString digits = text.trimmed();
    bool isNumber = false;
    const bool isNegative = digits.startsWith(u'-');
    const QString size = isNegative ? digits.mid(1) : digits;
    if (size.startsWith(u'-') || size.startsWith(u'+'))
        return std::nullopt;
    const bool isHex = size.startsWith(QLatin1String("0x"), Qt::CaseInsensitive);
    const quint64 value = size.toULongLong(&isNumber, isHex ? 16 : 10);
    if (!isNumber)
        return std::nullopt;
    const bool isSigned = m_format.kind == Kind::Signed;
    const quint64 all = m_format.size == 8 ? ~quint64(0) : (quint64(1) << (m_format.size * 8)) - 1;
    // 0xFFFF are bits, whatever they mean.
    const quint64 most = isSigned && !(isHex && !isNegative) ? (all >> 1) + (isNegative ? 1 : 0) : all;
    if (value > most || (isNegative && !isSigned && value > 0))
        return std::nullopt;
    return keyOf((isNegative ? ~value + 1 : value) & all);
}

quint64 NumberRange::keyOf(quint64 bits) const
{
    const quint64 sign = signBit();
    switch (m_format.kind) {
    case Kind::Unsigned:
        return bits;
    case Kind::Signed:
        return bits ^ sign;
    case Kind::Float:
        break;
    }
    return bits & sign ? ~bits & (sign | (sign - 1)) : bits | sign;
}

quint64 NumberRange::bitsOf(quint64 key) const
{
    const quint64 sign = signBit();
    switch (m_format.kind) {
    case Kind::Unsigned:
        return key;
    case Kind::Signed:
        return key ^ sign;
    case Kind::Float:
        break;
    }
    return key & sign ? key ^ sign : ~key & (sign | (sign - 1));
}

quint64 NumberRange::floatKey(double number) const
{
    if (m_format.size == 4)
        return keyOf(std::bit_cast<quint32>(float(number)));
    if (m_format.size == 2)
        return keyOf(std::bit_cast<quint16>(qfloat16(float(number))));
    return keyOf(std::bit_cast<quint64>(number));
}

double NumberRange::floatOf(quint64 key) const
{
    const quint64 bits = bitsOf(key);
    if (m_format.size == 4)
        return double(std::bit_cast<float>(quint32(bits)));
    if (m_format.size == 2)
        return double(float(std::bit_cast<qfloat16>(quint16(bits))));
    return std::bit_cast<double>(bits);
}

bool NumberRange::setFloats(double low, double high)
{
    if (std::isnan(low) || std::isnan(high) || low > high)
        return false;
    m_low = floatKey(low == 0 ? -0.0 : low); // both zeros are one
    m_high = floatKey(high == 0 ? 0.0 : high);
    if (floatOf(m_low) < low)
        ++m_low;
    if (floatOf(m_high) > high)
        --m_high;
    return true; // there may be no such number between them; then none is found
}

quint64 NumberRange::bitsAt(const uchar *bytes) const
{
    quint64 bits = 0;
    for (int i = 0; i < m_format.size; ++i)
        bits = bits << 8 | bytes[m_format.isBigEndian ? i : m_format.size - 1 - i];
    return bits;
}

bool NumberRange::contains(const uchar *bytes) const
{
    const quint64 key = keyOf(bitsAt(bytes));
    return m_isNothing ? std::isnan(floatOf(key)) : m_low <= key && key <= m_high;
}

void NumberRange::commonBits(QByteArray &value, QByteArray &mask) const
{
    quint64 bits = bitsOf(m_low);
    const quint64 all = signBit() | (signBit() - 1);
    const quint64 other = bits ^ bitsOf(m_high);
    quint64 known = other == 0 ? all : all & ~(std::numeric_limits<quint64>::max() >> std::countl_zero(other));
    if (m_isNothing) {
        bits = bitsOf(floatKey(std::numeric_limits<double>::infinity())); // the exponents of both
        known = bits;
    }
    if (m_low > m_high)
        known = 0;
    value = bytesOf(bits & known);
    mask = bytesOf(known);
}

double toleranceAsTyped(const QString &number)
{
    const QString text = number.trimmed().toLower();
    const QString mantissa = text.section(QLatin1Char('e'), 0, 0);
    const int exponent = text.section(QLatin1Char('e'), 1, 1).toInt();
    const qsizetype point = mantissa.indexOf(QLatin1Char('.'));
    if (point < 0)
        return 0;
    return 0.5 * std::pow(10.0, exponent - double(mantissa.size() - point - 1));
}

} // namespace hexahedron
