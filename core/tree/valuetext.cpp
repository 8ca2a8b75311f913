// Values as people read and type them.
#include "core/read/syntax.h"
#include "core/schema/schema.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <charconv>
#include <cmath>

namespace hexahedron {

namespace {

QString explain(const char *sentence)
{
    return QCoreApplication::translate("value", sentence);
}

QString quoted(const QString &text)
{
    QString result;
    for (const QChar c : text) {
        if (c == u'\n')
            result += QStringLiteral("\\n");
        else if (c == u'\r')
            result += QStringLiteral("\\r");
        else if (c == u'\t')
            result += QStringLiteral("\\t");
        else if (c == u'"')
            result += QStringLiteral("\\\"");
        else if (c.unicode() < 0x20 || c.unicode() == 0x7f)
            result += QStringLiteral("\\x%1").arg(int(c.unicode()), 2, 16, QLatin1Char('0'));
        else
            result += c;
    }
    return u'"' + result + u'"';
}

std::optional<qint64> parseNamed(const Field &field, const QString &text)
{
    qint64 value = 0;
    bool any = false;
    for (const QString &word : text.split(u'|', Qt::SkipEmptyParts)) {
        bool found = false;
        for (const NamedValue &named : field.number.names) {
            const QString translated = QCoreApplication::translate(field.schema->context, named.name);
            if (word.trimmed() == QLatin1String(named.name) || word.trimmed() == translated) {
                value |= named.value;
                found = any = true;
            }
        }
        if (!found)
            return {};
    }
    return any ? std::optional(value) : std::nullopt;
}

std::optional<QByteArray> parseInteger(const Field &field, const QString &text, QString *error)
{
    bool isNumber = false;
    const bool isHex = text.startsWith(QLatin1String("0x"), Qt::CaseInsensitive);
    const int base = isHex ? 16 : 10;
    qint64 value = text.toLongLong(&isNumber, base);
    if (!isNumber && field.width == 8 && !field.number.isSigned)
        value = qint64(text.toULongLong(&isNumber, base));
    if (!isNumber) {
        // A whole number may come as 1.0 or 3e2.
        bool isFloat = false;
        const double number = text.toDouble(&isFloat);
        isNumber = isFloat && number == std::floor(number) && std::abs(number) < 9e15;
        value = isNumber ? qint64(number) : 0;
    }
    if (!isNumber) {
        const std::optional<qint64> named = parseNamed(field, text);
        if (!named) {
            *error = explain(QT_TRANSLATE_NOOP("value", "\"%1\" is not a whole number.")).arg(text);
            return {};
        }
        value = *named;
    }
    if (field.width < 8) {
        const qint64 half = qint64(1) << (field.width * 8 - 1);
        const qint64 least = field.number.isSigned ? -half : 0;
        // A hexadecimal number is a bit pattern: 0xffffffff is -1.
        const qint64 most = field.number.isSigned && !isHex ? half - 1 : 2 * half - 1;
        if (value < least || value > most) {
            *error = explain(QT_TRANSLATE_NOOP("value", "%1 is outside %2 … %3.")).arg(value).arg(least).arg(most);
            return {};
        }
    }
    return encodeInteger(field, value);
}

std::optional<QByteArray> parseFloat(const Field &field, const QString &text, QString *error)
{
    const QByteArray latin = text.toLatin1().toLower();
    const QByteArray plain = latin.startsWith('+') ? latin.mid(1) : latin;
    double value = 0;
    // A single is read as a single: reading it as a double first would round twice.
    float single = 0;
    const char *end = plain.constData() + plain.size();
    const auto result = field.width == 4 ? std::from_chars(plain.constData(), end, single)
                                         : std::from_chars(plain.constData(), end, value);
    if (result.ec == std::errc::result_out_of_range) {
        bool isNumber = false;
        single = float(text.toDouble(&isNumber)); // too small for a normal number: rounds to what is nearest
        value = text.toDouble();
        if (std::isinf(single) && field.width == 4) {
            *error = explain(QT_TRANSLATE_NOOP("value", "%1 is too large for a 32-bit float.")).arg(text);
            return {};
        }
    } else if (result.ec != std::errc() || result.ptr != end) {
        *error = explain(QT_TRANSLATE_NOOP("value", "\"%1\" is not a number.")).arg(text);
        return {};
    }
    return encodeFloat(field.width == 4 ? double(single) : value, field.width);
}

std::optional<QByteArray> parseNumber(const Field &field, const QString &text, QString *error)
{
    return field.kind == Kind::Float ? parseFloat(field, text, error) : parseInteger(field, text, error);
}

/// Some bits of a number; the others stay.
std::optional<QByteArray> parseBits(const Tree &tree, const Item &item, const QString &text, QString *error)
{
    const Field &field = *item.field;
    const BitSpan &bits = field.number.bits[size_t(item.rows[item.steps - 1])];
    bool isNumber = false;
    qint64 value = text.toLongLong(&isNumber, 0);
    if (bits.isNormalised)
        value = bits.bitsFor(text.toDouble(&isNumber));
    for (const NamedValue &named : bits.names) {
        if (text == QLatin1StringView(named.name)) {
            value = named.value;
            isNumber = true;
        }
    }
    if (!isNumber || bits.of(bits.put(0, value)) != value) {
        *error = explain(QT_TRANSLATE_NOOP("value", "\"%1\" does not fit: the number of its bits is %2."))
                     .arg(text)
                     .arg(bits.width);
        return {};
    }
    const QByteArray stored = tree.bytes(item.stream).toByteArray(item.range);
    const qint64 number = decodeUnsigned(field, reinterpret_cast<const uchar *>(stored.constData()));
    return encodeInteger(field, bits.put(number, value));
}

QStringList numbersIn(QString text)
{
    for (const QChar c : {u'[', u']', u'(', u')', u',', u';', u'"'})
        text.replace(c, u' ');
    return text.split(u' ', Qt::SkipEmptyParts);
}

/// The numbers of a packed vector; those at the end that are not given stay.
std::optional<QByteArray> parsePacked(const Tree &tree, const Item &item, const QString &text, QString *error)
{
    const Field &field = *item.field;
    const QStringList words = numbersIn(text);
    const QByteArray stored = tree.bytes(item.stream).toByteArray(item.range);
    qint64 number = decodeUnsigned(field, reinterpret_cast<const uchar *>(stored.constData()));
    if (words.size() == 1) // as it is stored
        return parseInteger(field, words[0], error);
    for (qsizetype i = 0; i < words.size(); ++i) {
        bool isNumber = false;
        const double value = words[i].toDouble(&isNumber);
        if (!isNumber || i >= qsizetype(field.number.bits.size())) {
            *error = explain(QT_TRANSLATE_NOOP("value", "How many numbers are needed: %1. Given: %2."))
                         .arg(field.number.bits.size())
                         .arg(words.size());
            return {};
        }
        const BitSpan &bits = field.number.bits[size_t(i)];
        number = bits.put(number, bits.isNormalised ? bits.bitsFor(value) : qint64(value));
    }
    return encodeInteger(field, number);
}

std::optional<QByteArray> parseVector(const Field &field, qint64 count, const QString &text, QString *error)
{
    const QStringList words = numbersIn(text);
    if (words.size() != count) {
        *error = explain(QT_TRANSLATE_NOOP("value", "How many numbers are needed: %1. Given: %2."))
                     .arg(count)
                     .arg(words.size());
        return {};
    }
    QByteArray bytes;
    for (const QString &word : words) {
        const auto number = parseNumber(field, word, error);
        if (!number)
            return {};
        bytes += *number;
    }
    return bytes;
}

std::optional<QByteArray> parseText(const Field &field, const QString &text, QString *error)
{
    QByteArray bytes = bytesOfText(text);
    if (field.textForm == TextForm::Terminated) {
        if (bytes.contains('\0')) {
            *error = explain(QT_TRANSLATE_NOOP("value", "The text ends at its first NUL, so it cannot contain one."));
            return {};
        }
        return bytes + '\0';
    }
    if (field.textForm == TextForm::Counted) {
        constexpr quint16 LargestWidth = 4; // no text is longer than what it can say
        const Field *count = field.times.singleField();
        const qint64 longest = count && count->number.countsText == &field && count->width > 0
                                       && count->width < LargestWidth
                                   ? (qint64(1) << (count->width * 8)) - 1
                                   : bytes.size();
        if (bytes.size() > longest) {
            *error = explain(QT_TRANSLATE_NOOP("value", "The text has %1 bytes, its length field can say %2 at most."))
                         .arg(bytes.size())
                         .arg(longest);
            return {};
        }
        return bytes;
    }
    const qsizetype most = field.width;
    if (bytes.size() > most || (field.isHeader && bytes.size() != most)) {
        *error =
            explain(QT_TRANSLATE_NOOP("value", "The text has %1 bytes, its place %2.")).arg(bytes.size()).arg(most);
        return {};
    }
    return bytes.leftJustified(most, '\0');
}

} // namespace

QString writtenText(const Field &field, const Value &value)
{
    const auto *integer = std::get_if<qint64>(&value);
    if (!integer || !field.number.isHexadecimal)
        return valueText(field, value);
    return QStringLiteral("0x%1").arg(*integer, field.width * 2, 16, QLatin1Char('0'));
}

QString displayText(const Tree &tree, const Item &item)
{
    constexpr qint64 MostShown = 64;
    const Value value = valueOf(tree, item, MostShown);
    const Field *field = item.field;
    if (std::holds_alternative<std::monostate>(value))
        return {};
    if (field->kind == Kind::Text || field->document.standsFor)
        return quoted(valueText(*field, value));
    QString text = writtenText(*field, value);
    if (std::holds_alternative<QByteArray>(value) && item.range.size() > MostShown)
        text += QStringLiteral(" …");
    if (const auto *integer = std::get_if<qint64>(&value)) {
        const BitSpan *bits = item.role == Item::Role::Bits ? &field->number.bits[size_t(item.rows[item.steps - 1])]
                                                            : nullptr;
        const QStringList names = bits ? valueNames(*field, bits->names, false, *integer)
                                       : valueNames(*field, *integer);
        if (!names.isEmpty())
            text += QStringLiteral(" (%1)").arg(names.join(QStringLiteral(" | ")));
    }
    return text;
}

std::optional<QByteArray> parseValue(const Tree &tree, const Item &item, const QString &text, QString *error)
{
    QString unused;
    error = error ? error : &unused;
    const Value current = valueOf(tree, item);
    if (std::holds_alternative<std::monostate>(current)) {
        *error = explain(QT_TRANSLATE_NOOP("value", "This is not one value; choose a field inside it."));
        return {};
    }
    const Field &field = *item.field;
    if (item.standsFor()) {
        if (const Item value = valueItem(tree, item); value.isValid())
            return parseValue(tree, value, text, error);
        *error = explain(QT_TRANSLATE_NOOP("value", "This is not one value; choose a field inside it."));
        return {};
    }
    // Its own text gives its own bytes, whatever they were: payloads of NaN and bytes behind a NUL stay.
    if (text == valueText(field, current))
        return tree.bytes(item.stream).toByteArray(item.range);
    if (item.role == Item::Role::Bits)
        return parseBits(tree, item, text.trimmed(), error);
    if (field.kind == Kind::Text && field.textForm == TextForm::Written)
        return field.schema->syntax->encoded(tree, item, bytesOfText(text), error);
    if (field.kind == Kind::Text)
        return parseText(field, text, error);
    if (field.kind == Kind::Raw || item.fault == Fault::Truncated) {
        const QByteArray hex = text.toLatin1().replace(' ', "");
        if (hex.size() % 2 != 0 || QByteArray::fromHex(hex).size() * 2 != hex.size()) {
            *error = explain(QT_TRANSLATE_NOOP("value", "Bytes are written as pairs of hexadecimal digits."));
            return {};
        }
        return QByteArray::fromHex(hex);
    }
    if (field.vector.isPacked)
        return parsePacked(tree, item, text, error);
    const bool isVector = field.isVector && item.role == Item::Role::Field;
    return isVector ? parseVector(field, item.count, text, error) : parseNumber(field, text.trimmed(), error);
}

QString roundedText(const Tree &tree, const Item &item, const QString &text)
{
    const Field &field = *item.field;
    if (field.kind != Kind::Float || item.standsFor() || item.role == Item::Role::Bits)
        return {};
    const auto bytes = parseValue(tree, item, text, nullptr);
    const QStringList words = numbersIn(text);
    if (!bytes || field.width == 0 || bytes->size() != words.size() * qsizetype(field.width))
        return {};
    QStringList kept;
    bool isRounded = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const double value = decodeAsDouble(field,
                                            reinterpret_cast<const uchar *>(bytes->constData()) + i * field.width);
        kept += QString::fromLatin1(numberText(value, field.width <= 4));
        bool isNumber = false;
        const double asked = words[i].toDouble(&isNumber);
        isRounded = isRounded || (isNumber && asked != kept.last().toDouble());
    }
    return isRounded ? kept.join(u' ') : QString();
}

} // namespace hexahedron
