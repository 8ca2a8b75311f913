#include "core/report/readings.h"

#include "core/schema/quaternion.h"
#include "core/tree/value.h"

#include <QDateTime>
#include <QFloat16>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <limits>

namespace hexahedron {

namespace {

using Span = std::span<const uchar>;
using Text = std::function<QString(Span, bool)>;
using Writer = std::function<std::optional<QByteArray>(const QString &, bool)>;

/// The first `size` bytes as a whole number.
quint64 unsignedAt(Span bytes, qint64 size, bool isBig)
{
    quint64 number = 0;
    for (qint64 i = 0; i < size; ++i)
        number |= quint64(bytes[size_t(i)]) << (8 * (isBig ? size - 1 - i : i));
    return number;
}

qint64 signedAt(Span bytes, qint64 size, bool isBig)
{
    const int unused = int(64 - 8 * size);
    return qint64(unsignedAt(bytes, size, isBig) << unused) >> unused;
}

QByteArray inOrder(quint64 number, qint64 size, bool isBig)
{
    QByteArray bytes = encodeInteger(qint64(number), int(size));
    if (isBig)
        std::reverse(bytes.begin(), bytes.end());
    return bytes;
}

template<typename Number>
Number floatAt(Span bytes, bool isBig)
{
    std::array<uchar, sizeof(Number)> raw;
    std::memcpy(raw.data(), bytes.data(), raw.size());
    if (isBig != (Q_BYTE_ORDER == Q_BIG_ENDIAN))
        std::reverse(raw.begin(), raw.end());
    Number number;
    std::memcpy(&number, raw.data(), raw.size());
    return number;
}

QString shortest(double number, bool isSingle = true)
{
    return QString::fromLatin1(numberText(number, isSingle));
}

std::optional<double> realIn(const QString &text)
{
    bool isNumber = false;
    const double number = text.trimmed().toDouble(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

/// Decimal, or hexadecimal with 0x.
std::optional<quint64> unsignedIn(const QString &text, quint64 most)
{
    const QString digits = text.trimmed();
    const bool isHex = digits.startsWith(u"0x", Qt::CaseInsensitive);
    bool isNumber = false;
    const quint64 number = digits.toULongLong(&isNumber, isHex ? 16 : 10);
    return isNumber && number <= most ? std::optional(number) : std::nullopt;
}

quint64 allBits(qint64 size)
{
    return ~quint64(0) >> (64 - 8 * size);
}

Reading unsignedInteger(const char *name, qint64 size, bool isCommon)
{
    return {name,
            size,
            isCommon,
            size > 1,
            [size](Span bytes, bool isBig) { return QString::number(unsignedAt(bytes, size, isBig)); },
            [size](const QString &text, bool isBig) -> std::optional<QByteArray> {
                const auto number = unsignedIn(text, allBits(size));
                return number ? std::optional(inOrder(*number, size, isBig)) : std::nullopt;
            }};
}

Reading signedInteger(const char *name, qint64 size, bool isCommon)
{
    return {name,
            size,
            isCommon,
            size > 1,
            [size](Span bytes, bool isBig) { return QString::number(signedAt(bytes, size, isBig)); },
            [size](const QString &text, bool isBig) -> std::optional<QByteArray> {
                const QString digits = text.trimmed();
                const bool isNegative = digits.startsWith(u'-');
                const quint64 most = (allBits(size) >> 1) + (isNegative ? 1 : 0);
                const auto number = unsignedIn(isNegative ? digits.sliced(1) : digits, most);
                if (!number)
                    return {};
                return inOrder(isNegative ? 0 - *number : *number, size, isBig);
            }};
}

/// Not a number that is too large for it: that would become an infinite one.
template<typename Number>
std::optional<QByteArray> floatBytes(const QString &text, bool isBig)
{
    const auto number = realIn(text);
    if (!number)
        return {};
    QByteArray bytes = encodeFloat(*number, int(sizeof(Number)));
    const auto stored = double(
        floatAt<Number>({reinterpret_cast<const uchar *>(bytes.constData()), sizeof(Number)}, false));
    if (std::isfinite(*number) && !std::isfinite(stored))
        return {};
    if (isBig)
        std::reverse(bytes.begin(), bytes.end());
    return bytes;
}

template<typename Number>
Reading floating(const char *name, bool isCommon)
{
    constexpr auto Size = qint64(sizeof(Number));
    return {name,
            Size,
            isCommon,
            true,
            [](Span bytes, bool isBig) { return shortest(double(floatAt<Number>(bytes, isBig)), Size < 8); },
            [](const QString &text, bool isBig) { return floatBytes<Number>(text, isBig); }};
}

/// A whole number that stands for a real one: so many of it make 1.
Reading scaled(const char *name, qint64 size, bool isSigned, double one)
{
    const double low = isSigned ? -double(allBits(size) >> 1) - 1 : 0;
    const double high = double(isSigned ? allBits(size) >> 1 : allBits(size));
    return {name,
            size,
            false,
            size > 1,
            [=](Span bytes, bool isBig) {
                return shortest(
                    (isSigned ? double(signedAt(bytes, size, isBig)) : double(unsignedAt(bytes, size, isBig))) / one,
                    size <= 2);
            },
            [=](const QString &text, bool isBig) -> std::optional<QByteArray> {
                const auto number = realIn(text);
                const double stored = number ? std::round(*number * one) : high + 1;
                if (!(stored >= low && stored <= high))
                    return {};
                return inOrder(quint64(qint64(stored)), size, isBig);
            }};
}

struct BitPart
{
    int shift;
    int width;
};

/// Parts of a number of 2 or 4 bytes, each from 0 to 1.
Reading normalisedBits(const char *name, qint64 size, std::vector<BitPart> parts)
{
    const auto most = [](const BitPart &part) { return double((1 << part.width) - 1); };
    return {name,
            size,
            false,
            true,
            [=](Span bytes, bool isBig) {
                const quint64 all = unsignedAt(bytes, size, isBig);
                QStringList texts;
                for (const BitPart &part : parts)
                    texts += QString::number(double((all >> part.shift) & quint64(most(part))) / most(part), 'g', 4);
                return texts.join(u' ');
            },
            [=](const QString &text, bool isBig) -> std::optional<QByteArray> {
                const QStringList texts = text.simplified().split(u' ');
                quint64 all = 0;
                for (size_t i = 0; i < parts.size(); ++i) {
                    const auto number = texts.size() == qsizetype(parts.size()) ? realIn(texts[qsizetype(i)])
                                                                                : std::nullopt;
                    if (!number || !(*number >= 0 && *number <= 1))
                        return {};
                    all |= quint64(std::llround(*number * most(parts[i]))) << parts[i].shift;
                }
                return inOrder(all, size, isBig);
            }};
}

template<size_t Count>
std::array<float, Count> floatsAt(Span bytes, bool isBig)
{
    std::array<float, Count> numbers;
    for (size_t i = 0; i < Count; ++i)
        numbers[i] = floatAt<float>(bytes.subspan(4 * i), isBig);
    return numbers;
}

/// So many floats in rows.
template<size_t Count>
Reading vector(const char *name, size_t columns = Count)
{
    return {name,
            qint64(4 * Count),
            false,
            true,
            [columns](Span bytes, bool isBig) {
                QString text;
                const std::array<float, Count> numbers = floatsAt<Count>(bytes, isBig);
                for (size_t i = 0; i < Count; ++i) {
                    if (i > 0)
                        text += i % columns == 0 ? QStringLiteral(" | ") : QStringLiteral(" ");
                    text += shortest(double(numbers[i]));
                }
                return text;
            },
            [](const QString &text, bool isBig) -> std::optional<QByteArray> {
                const QStringList texts = QString(text).replace(u'|', u' ').simplified().split(u' ');
                QByteArray all;
                for (const QString &one : texts) {
                    const auto bytes = texts.size() == qsizetype(Count) ? floatBytes<float>(one, isBig) : std::nullopt;
                    if (!bytes)
                        return {};
                    all += *bytes;
                }
                return all;
            }};
}

/// The angle by which a quaternion turns, and around what; empty for numbers that are no rotation.
QString rotationText(const std::array<float, 4> &stored, bool scalarFirst)
{
    const std::array<float, 4> q = QuaternionForm{.scalarFirst = scalarFirst}.usual(stored);
    const double length = std::sqrt(double(q[0]) * q[0] + double(q[1]) * q[1] + double(q[2]) * q[2]
                                    + double(q[3]) * q[3]);
    if (!(std::abs(length - 1) < 0.01))
        return {};
    const double axis = std::sqrt(double(q[1]) * q[1] + double(q[2]) * q[2] + double(q[3]) * q[3]);
    const double angle = 2 * std::atan2(axis, double(q[0])) * 180 / M_PI;
    const auto part = [&](float number) { return QString::number(axis > 0 ? double(number) / axis : 0, 'g', 4); };
    QString text = QString::number(angle, 'g', 5) + QChar(0xb0);
    if (axis > 1e-6)
        text += QStringLiteral(" (%1 %2 %3)").arg(part(q[1]), part(q[2]), part(q[3]));
    return text;
}

Reading quaternion(const char *name, bool scalarFirst)
{
    return {name, 16, false, true,
            [=](Span bytes, bool isBig) { return rotationText(floatsAt<4>(bytes, isBig), scalarFirst); }};
}

QString colourText(Span bytes, size_t count)
{
    QString text = QStringLiteral("#");
    for (size_t i = 0; i < count; ++i)
        text += QStringLiteral("%1").arg(bytes[i], 2, 16, QLatin1Char('0'));
    return text;
}

std::optional<QByteArray> colourBytes(const QString &text, qsizetype count)
{
    const QString digits = text.trimmed().mid(text.trimmed().startsWith(u'#') ? 1 : 0);
    const QByteArray bytes = QByteArray::fromHex(digits.toLatin1());
    return digits.size() == 2 * count && bytes.size() == count ? std::optional(bytes) : std::nullopt;
}

QString unixTime(qint64 seconds)
{
    const QDateTime time = QDateTime::fromSecsSinceEpoch(seconds, Qt::UTC);
    return time.isValid() && time.date().year() > 0 && time.date().year() < 10000 ? time.toString(Qt::ISODate)
                                                                                  : QString();
}

Reading unixTimeOf(const char *name, qint64 size)
{
    return {name,
            size,
            false,
            true,
            [size](Span bytes, bool isBig) { return unixTime(signedAt(bytes, size, isBig)); },
            [size](const QString &text, bool isBig) -> std::optional<QByteArray> {
                QDateTime time = QDateTime::fromString(text.trimmed(), Qt::ISODate);
                if (time.timeSpec() == Qt::LocalTime) // nothing else is said
                    time.setTimeSpec(Qt::UTC);
                const qint64 seconds = time.isValid() ? time.toSecsSinceEpoch() : 0;
                if (!time.isValid() || (size == 4 && seconds != qint32(seconds)))
                    return {};
                return inOrder(quint64(seconds), size, isBig);
            }};
}

/// Time in the lower half, date in the upper one, as FAT and ZIP store them: steps of two seconds, from 1980 on.
QString dosTime(quint64 stored)
{
    const QDate date(int(stored >> 25) + 1980, int(stored >> 21) & 15, int(stored >> 16) & 31);
    const QTime time(int(stored >> 11) & 31, int(stored >> 5) & 63, int(stored & 31) * 2);
    return date.isValid() && time.isValid()
               ? QDateTime(date, time, Qt::UTC).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"))
               : QString();
}

std::optional<QByteArray> dosTimeBytes(const QString &text, bool isBig)
{
    QDateTime when = QDateTime::fromString(text.trimmed(), QStringLiteral("yyyy-MM-dd HH:mm:ss"));
    when.setTimeSpec(Qt::UTC); // an hour that no clock here shows is a time, too
    if (!when.isValid() || when.date().year() < 1980 || when.date().year() > 2107)
        return {};
    const quint32 date = quint32(when.date().year() - 1980) << 9 | quint32(when.date().month()) << 5
                         | quint32(when.date().day());
    const quint32 time = quint32(when.time().hour()) << 11 | quint32(when.time().minute()) << 5
                         | quint32(when.time().second()) / 2;
    return inOrder(date << 16 | time, 4, isBig);
}

/// Seven bits a byte, the lowest first; the highest bit says that more follow.
QString leb128(Span bytes, bool isSigned)
{
    quint64 number = 0;
    int shift = 0;
    for (size_t i = 0; i < bytes.size() && shift < 64; ++i, shift += 7) {
        if (!isSigned && shift == 63 && (bytes[i] & 0x7e))
            return {}; // more than 64 bits
        number |= quint64(bytes[i] & 0x7f) << shift;
        if (bytes[i] & 0x80)
            continue;
        if (isSigned && (bytes[i] & 0x40) && shift + 7 < 64)
            number |= ~quint64(0) << (shift + 7);
        const QString text = isSigned ? QString::number(qint64(number)) : QString::number(number);
        return QStringLiteral("%1 (%2)").arg(text).arg(i + 1); // with how many bytes it takes
    }
    return {};
}

QString bitsText(Span bytes)
{
    return QStringLiteral("%1 %2")
        .arg(bytes[0] >> 4, 4, 2, QLatin1Char('0'))
        .arg(bytes[0] & 15, 4, 2, QLatin1Char('0'));
}

std::optional<QByteArray> bitsBytes(const QString &text, bool)
{
    const QString digits = QString(text).remove(u' ');
    bool isNumber = false;
    const uint number = digits.toUInt(&isNumber, 2);
    return isNumber && digits.size() == 8 ? std::optional(QByteArray(1, char(number))) : std::nullopt;
}

/// A text ends before a NUL.
QString utf8Text(Span bytes, bool)
{
    const QByteArray all(reinterpret_cast<const char *>(bytes.data()), qsizetype(bytes.size()));
    const qsizetype end = all.indexOf('\0');
    return textOf(end < 0 ? all : all.left(end));
}

QString utf16Text(Span bytes, bool isBig)
{
    QString text;
    for (size_t i = 0; i + 1 < bytes.size(); i += 2) {
        const QChar c(char16_t(unsignedAt(bytes.subspan(i), 2, isBig)));
        if (c.isNull())
            break;
        text += c;
    }
    return text.isValidUtf16() ? text : QString();
}

QString latin1Text(Span bytes, bool)
{
    const auto end = std::find(bytes.begin(), bytes.end(), uchar(0));
    return QString::fromLatin1(reinterpret_cast<const char *>(bytes.data()), end - bytes.begin());
}

QString fourCharacters(Span bytes, bool isBig)
{
    QString text;
    for (size_t i = 0; i < 4; ++i) {
        const uchar byte = bytes[isBig ? i : 3 - i];
        if (byte < 0x20 || byte > 0x7e)
            return {};
        text += QLatin1Char(char(byte));
    }
    return u'\'' + text + u'\'';
}

} // namespace

const std::vector<Reading> &allReadings()
{
    static const std::vector<Reading> all{
        unsignedInteger("u8", 1, true),
        signedInteger("i8", 1, true),
        unsignedInteger("u16", 2, true),
        signedInteger("i16", 2, true),
        unsignedInteger("u32", 4, true),
        signedInteger("i32", 4, true),
        unsignedInteger("u64", 8, true),
        signedInteger("i64", 8, true),
        floating<float>("f32", true),
        floating<double>("f64", true),
        {"UTF-8", 0, true, false, utf8Text},
        floating<qfloat16>("f16", false),
        unsignedInteger("u24", 3, false),
        signedInteger("i24", 3, false),
        scaled("fixed 8.8", 2, true, 256),
        scaled("fixed 16.16", 4, true, 65536),
        scaled("unorm8", 1, false, 255),
        scaled("snorm8", 1, true, 127),
        scaled("unorm16", 2, false, 65535),
        scaled("snorm16", 2, true, 32767),
        normalisedBits("RGB565", 2, {{11, 5}, {5, 6}, {0, 5}}),
        normalisedBits("10:10:10:2", 4, {{0, 10}, {10, 10}, {20, 10}, {30, 2}}),
        {"RGB8", 3, false, false, [](Span bytes, bool) { return colourText(bytes, 3); },
         [](const QString &text, bool) { return colourBytes(text, 3); }},
        {"RGBA8", 4, false, false, [](Span bytes, bool) { return colourText(bytes, 4); },
         [](const QString &text, bool) { return colourBytes(text, 4); }},
        vector<2>("vec2"),
        vector<3>("vec3"),
        vector<4>("vec4"),
        quaternion("quaternion wxyz", true),
        quaternion("quaternion xyzw", false),
        vector<12>("matrix 3x4", 4),
        vector<16>("matrix 4x4", 4),
        {"FourCC", 4, false, true, fourCharacters},
        {"UTF-16", 0, false, true, utf16Text},
        {"Latin-1", 0, false, false, latin1Text},
        {"bits", 1, false, false, [](Span bytes, bool) { return bitsText(bytes); }, bitsBytes},
        {"uleb128", 0, false, false, [](Span bytes, bool) { return leb128(bytes, false); }},
        {"sleb128", 0, false, false, [](Span bytes, bool) { return leb128(bytes, true); }},
        unixTimeOf("Unix time 32", 4),
        unixTimeOf("Unix time 64", 8),
        {"DOS time", 4, false, true, [](Span bytes, bool isBig) { return dosTime(unsignedAt(bytes, 4, isBig)); },
         dosTimeBytes},
    };
    return all;
}

} // namespace hexahedron
