#include "core/report/byteforms.h"

#include <QCoreApplication>

#include <array>

namespace hexahedron {

namespace {

constexpr int BytesInARow = 12;

/// Numbers in rows between two lines.
QString listed(const QByteArray &bytes, const QString &first, const QString &last, QByteArray (*number)(uchar),
               const char *indent = "    ")
{
    QByteArray rows;
    rows.reserve(bytes.size() * 6);
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        rows += i % BytesInARow == 0 ? QByteArray(i > 0 ? "\n" : "") + indent : QByteArray(" ");
        rows += number(uchar(bytes[i]));
        if (i + 1 < bytes.size())
            rows += ',';
    }
    return first + u'\n' + QString::fromLatin1(rows) + u'\n' + last + u'\n';
}

QByteArray hexNumber(uchar byte)
{
    constexpr char Digits[] = "0123456789ABCDEF";
    return {std::array{'0', 'x', Digits[byte >> 4], Digits[byte & 15]}.data(), 4};
}

QByteArray decimalNumber(uchar byte)
{
    return QByteArray::number(byte);
}

QString cArray(const QByteArray &bytes)
{
    return listed(bytes, QStringLiteral("const unsigned char data[%1] = {").arg(bytes.size()), QStringLiteral("};"),
                  hexNumber);
}

QString cppArray(const QByteArray &bytes)
{
    return listed(bytes, QStringLiteral("constexpr std::array<std::uint8_t, %1> data{").arg(bytes.size()),
                  QStringLiteral("};"), hexNumber);
}

QString rustArray(const QByteArray &bytes)
{
    return listed(bytes, QStringLiteral("const DATA: [u8; %1] = [").arg(bytes.size()), QStringLiteral("];"), hexNumber);
}

QString pythonBytes(const QByteArray &bytes)
{
    return listed(bytes, QStringLiteral("data = bytes(["), QStringLiteral("])"), hexNumber);
}

QString jsonArray(const QByteArray &bytes)
{
    return listed(bytes, QStringLiteral("["), QStringLiteral("]"), decimalNumber);
}

QString decimals(const QByteArray &bytes)
{
    QByteArray all;
    for (const char byte : bytes)
        all += (all.isEmpty() ? "" : " ") + decimalNumber(uchar(byte));
    return QString::fromLatin1(all);
}

QString base64(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toBase64());
}

constexpr std::array forms{
    ByteForm{QT_TRANSLATE_NOOP("forms", "&C Array"), cArray},
    ByteForm{QT_TRANSLATE_NOOP("forms", "C&++ Array"), cppArray},
    ByteForm{QT_TRANSLATE_NOOP("forms", "&Python Bytes"), pythonBytes},
    ByteForm{QT_TRANSLATE_NOOP("forms", "&Rust Array"), rustArray},
    ByteForm{QT_TRANSLATE_NOOP("forms", "&JSON Array"), jsonArray},
    ByteForm{QT_TRANSLATE_NOOP("forms", "&Decimal Numbers"), decimals},
    ByteForm{QT_TRANSLATE_NOOP("forms", "&Base64"), base64},
};

} // namespace

QString ByteForm::title() const
{
    return QCoreApplication::translate("forms", name);
}

std::span<const ByteForm> byteForms()
{
    return forms;
}

QString hexDump(const QByteArray &bytes, qint64 begin)
{
    constexpr qint64 InALine = 16;
    QByteArray lines;
    for (qint64 line = begin - begin % InALine; line < begin + bytes.size(); line += InALine) {
        QByteArray digits, characters;
        for (qint64 offset = line; offset < line + InALine; ++offset) {
            digits += offset == line + InALine / 2 ? "  " : " ";
            if (offset < begin || offset >= begin + bytes.size()) {
                digits += "  ";
                characters += ' ';
                continue;
            }
            const auto byte = uchar(bytes[offset - begin]);
            digits += hexNumber(byte).mid(2);
            characters += byte >= 0x20 && byte < 0x7f ? char(byte) : '.';
        }
        lines += QByteArray::number(line, 16).toUpper().rightJustified(8, '0') + ' ' + digits + "  |" + characters
                 + "|\n";
    }
    return QString::fromLatin1(lines);
}

} // namespace hexahedron
