#include "core/tree/value.h"

#include "core/read/syntax.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/tree.h"

#include <QCoreApplication>
#include <QFloat16>
#include <QStringDecoder>

#include <charconv>
#include <cmath>
#include <cstring>
#include <limits>

namespace hexahedron {

namespace {

bool isUtf8(const QByteArray &bytes)
{
    return QByteArrayView(bytes).isValidUtf8();
}

int hexDigit(QChar c)
{
    const char16_t u = c.toLower().unicode();
    return u >= u'0' && u <= u'9' ? u - u'0' : u >= u'a' && u <= u'f' ? u - u'a' + 10 : -1;
}

bool isEscapeAt(const QString &text, qsizetype i)
{
    return i + 3 < text.size() && text[i] == u'\\' && text[i + 1] == u'x' && hexDigit(text[i + 2]) >= 0
           && hexDigit(text[i + 3]) >= 0;
}

QByteArray jsonNumber(const Field &field, double value)
{
    if (field.kind == Kind::Integer && !field.vector.isPacked)
        return QByteArray::number(qint64(value));
    return numberText(value, field.width <= 4);
}

} // namespace

QByteArray encodeInteger(qint64 value, int width)
{
    return QByteArray(reinterpret_cast<const char *>(&value), width); // little-endian, as every supported machine
}

QByteArray encodeInteger(const Field &field, qint64 value)
{
    QByteArray bytes = encodeInteger(value, field.width);
    if (field.number.isBigEndian)
        std::reverse(bytes.begin(), bytes.end());
    return bytes;
}

QByteArray encodeFloat(double value, int width)
{
    const auto single = float(value);
    const qfloat16 half(single);
    switch (width) {
    case 2:
        return QByteArray(reinterpret_cast<const char *>(&half), 2);
    case 4:
        return QByteArray(reinterpret_cast<const char *>(&single), 4);
    default:
        return QByteArray(reinterpret_cast<const char *>(&value), 8);
    }
}

bool encodeNumber(const Field &field, double value, QByteArray &bytes)
{
    if (field.kind == Kind::Float) {
        bytes = encodeFloat(value, field.width);
        return true;
    }
    const double least = field.number.isSigned ? -std::ldexp(1.0, field.width * 8 - 1) : 0;
    const double limit = std::ldexp(1.0, field.width * 8 - (field.number.isSigned ? 1 : 0));
    if (std::isnan(value) || value < least || value >= limit)
        return false;
    bytes = field.number.isSigned || value < 9e18 ? encodeInteger(field, qint64(value))
                                                  : encodeInteger(field, qint64(quint64(value)));
    return true;
}

Value decodeNumber(const Field &field, const uchar *bytes)
{
    if (field.kind == Kind::Float)
        return decodeFloat(bytes, field.width);
    const qint64 number = decodeInteger(field, bytes);
    if (!field.number.isSigned && field.width == 8)
        return quint64(number);
    return number;
}

double decodeAsDouble(const Field &field, const uchar *bytes)
{
    return field.kind == Kind::Float ? decodeFloat(bytes, field.width) : double(decodeInteger(field, bytes));
}

std::vector<double> unpackedNumbers(const Field &field, const uchar *bytes)
{
    const qint64 number = decodeUnsigned(field, bytes);
    std::vector<double> numbers;
    for (const BitSpan &bits : field.number.bits)
        numbers.push_back(bits.isNormalised ? bits.fractionOf(number) : double(bits.of(number)));
    return numbers;
}

QByteArray plainText(const Field &field, QByteArray bytes)
{
    switch (field.textForm) {
    case TextForm::Terminated:
        bytes.chop(bytes.endsWith('\0') ? 1 : 0);
        break;
    case TextForm::Fixed:
        bytes.truncate(!field.isHeader && bytes.contains('\0') ? bytes.indexOf('\0') : bytes.size());
        break;
    case TextForm::Counted:
        break;
    case TextForm::Written:
        return field.schema->syntax->decoded(field, bytes);
    }
    return bytes;
}

Item valueItem(const Tree &tree, const Item &item)
{
    return item.standsFor() ? childOf(tree, item, item.standsFor()) : item;
}

Value valueOf(const Tree &tree, const Item &item, qint64 mostBytes)
{
    using Role = Item::Role;
    if (item.standsFor()) {
        const Item value = valueItem(tree, item);
        return value.isValid() ? valueOf(tree, value, mostBytes) : Value();
    }
    if (!item.field || item.role == Role::Root || item.role == Role::Frame || item.role == Role::Array
        || item.field->kind == Kind::Record || item.field->kind == Kind::Element)
        return {};
    const Field &field = *item.field;
    const Bytes &bytes = tree.bytes(item.stream);
    if (field.kind == Kind::Raw)
        return bytes.toByteArray({item.range.begin, qMin(item.range.end, item.range.begin + mostBytes)});
    if (field.kind == Kind::Text)
        return plainText(field, bytes.toByteArray(item.range));
    const bool isVector = field.isVector && item.role == Role::Field;
    const qint64 count = isVector ? item.count : 1;
    if (item.fault == Fault::Truncated || item.range.size() < count * field.width)
        return bytes.toByteArray({item.range.begin, qMin(item.range.end, item.range.begin + mostBytes)});
    const QByteArray raw = bytes.toByteArray(item.range);
    const auto *data = reinterpret_cast<const uchar *>(raw.constData());
    if (item.role == Item::Role::Bits) {
        const BitSpan &bits = field.number.bits[size_t(item.rows[item.steps - 1])];
        const qint64 number = decodeUnsigned(field, data);
        return bits.isNormalised ? Value(bits.fractionOf(number)) : Value(bits.of(number));
    }
    if (field.vector.isPacked)
        return unpackedNumbers(field, data);
    if (!isVector)
        return decodeNumber(field, data);
    std::vector<double> numbers;
    numbers.reserve(size_t(count));
    for (qint64 i = 0; i < count; ++i)
        numbers.push_back(decodeAsDouble(field, data + i * field.width));
    return numbers;
}

QByteArray numberText(double value, bool isSingle)
{
    if (std::isnan(value))
        return "nan";
    if (std::isinf(value))
        return value < 0 ? "-inf" : "inf";
    char buffer[40];
    const auto result = isSingle ? std::to_chars(buffer, buffer + sizeof buffer, float(value))
                                 : std::to_chars(buffer, buffer + sizeof buffer, value);
    return QByteArray(buffer, qsizetype(result.ptr - buffer));
}

namespace {

/// Of bytes without a mark of byte order in front: what decodes them takes it away.
QString textWithoutMark(const QByteArray &bytes)
{
    QString text;
    if (isUtf8(bytes)) {
        text = QString::fromUtf8(bytes);
        if (!text.contains(QLatin1String("\\x")))
            return text;
        QString escaped;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (isEscapeAt(text, i))
                escaped += QStringLiteral("\\x5c");
            else
                escaped += text[i];
        }
        return escaped;
    }
    for (qsizetype i = 0; i < bytes.size();) {
        // The longest valid sequence here: UTF-8 characters have at most four bytes.
        qsizetype length = 1;
        while (length <= 4 && i + length <= bytes.size() && !isUtf8(bytes.mid(i, length)))
            ++length;
        const QByteArray character = bytes.mid(i, length);
        if (length <= 4 && i + length <= bytes.size() && (character != "\\" || bytes.mid(i + 1, 1) != "x")) {
            text += QString::fromUtf8(character);
            i += length;
        } else {
            text += QStringLiteral("\\x%1").arg(uchar(bytes[i]), 2, 16, QLatin1Char('0'));
            ++i;
        }
    }
    return text;
}

} // namespace

QString textOf(const QByteArray &bytes)
{
    constexpr QByteArrayView Mark("\xef\xbb\xbf");
    qsizetype begin = 0;
    while (QByteArrayView(bytes).sliced(begin).startsWith(Mark))
        begin += Mark.size();
    return QStringLiteral("\\xef\\xbb\\xbf").repeated(begin / Mark.size()) + textWithoutMark(bytes.sliced(begin));
}

QString byteEscapeIn(const QString &text)
{
    for (qsizetype i = text.indexOf(u'\\'); i >= 0; i = text.indexOf(u'\\', i + 1)) {
        if (isEscapeAt(text, i))
            return text.mid(i, 4);
    }
    return {};
}

QByteArray bytesOfText(const QString &text)
{
    QByteArray bytes;
    qsizetype from = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!isEscapeAt(text, i))
            continue;
        bytes += QStringView(text).mid(from, i - from).toUtf8();
        bytes += char(hexDigit(text[i + 2]) * 16 + hexDigit(text[i + 3]));
        i += 3;
        from = i + 1;
    }
    return bytes + QStringView(text).mid(from).toUtf8();
}

QString valueText(const Field &field, const Value &value)
{
    if (const auto *integer = std::get_if<qint64>(&value))
        return QString::number(*integer);
    if (const auto *integer = std::get_if<quint64>(&value))
        return QString::number(*integer);
    if (const auto *number = std::get_if<double>(&value))
        return QString::fromLatin1(numberText(*number, field.width <= 4));
    if (const auto *bytes = std::get_if<QByteArray>(&value))
        return field.kind == Kind::Text || field.document.standsFor ? textOf(*bytes)
                                                                    : QString::fromLatin1(bytes->toHex(' '));
    if (const auto *numbers = std::get_if<std::vector<double>>(&value)) {
        QByteArray text;
        for (const double number : *numbers)
            text += (text.isEmpty() ? "" : ", ") + jsonNumber(field, number);
        return u'[' + QString::fromLatin1(text) + u']';
    }
    return {};
}

QStringList valueNames(const Field &field, qint64 value)
{
    return valueNames(field, field.number.names, field.number.isFlags, value);
}

QStringList valueNames(const Field &field, const std::vector<NamedValue> &all, bool areFlags, qint64 value)
{
    QStringList names;
    for (const NamedValue &named : all) {
        const bool isSet = areFlags ? (value & named.value) != 0 : value == named.value;
        if (isSet)
            names += QCoreApplication::translate(field.schema->context, named.name);
    }
    return names;
}

} // namespace hexahedron
