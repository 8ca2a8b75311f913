#include "widgets/hex/hexclipboard.h"

#include <QMimeData>
#include <QRegularExpression>

namespace hexahedron::hexclipboard {

namespace {

constexpr QLatin1StringView ItemsType("application/x-hexahedron-items");

QByteArray encoded(const QString &text)
{
    const bool fits = std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 256; });
    return fits ? text.toLatin1() : text.toUtf8();
}

} // namespace

QString hexText(const QByteArray &bytes)
{
    return QString::fromLatin1(bytes.toHex(' ').toUpper());
}

std::optional<QByteArray> parseHex(const QString &text)
{
    static const QRegularExpression separator(QStringLiteral("[\\s,;:]+"));
    static const QRegularExpression prefix(QStringLiteral("0[xX]|\\\\x"));
    QByteArray bytes;
    QString plain = text;
    plain.replace(prefix, QStringLiteral(" "));
    for (const QString &word : plain.split(separator, Qt::SkipEmptyParts)) {
        const QByteArray digits = word.toLatin1();
        const bool isHex = std::all_of(digits.begin(), digits.end(), [](char c) { return isxdigit(uchar(c)); });
        if (!isHex || word.size() % 2)
            return std::nullopt;
        bytes += QByteArray::fromHex(digits);
    }
    if (bytes.isEmpty())
        return std::nullopt;
    return bytes;
}

std::unique_ptr<QMimeData> mimeData(const QByteArray &bytes, Form form, const QString &text)
{
    auto data = std::make_unique<QMimeData>();
    data->setText(!text.isEmpty() ? text : form == Form::Hex ? hexText(bytes) : QString::fromLatin1(bytes));
    data->setData(RawType, bytes);
    return data;
}

std::optional<QByteArray> bytesOf(const QMimeData *data, Form form)
{
    if (!data)
        return std::nullopt;
    if (data->hasFormat(RawType))
        return data->data(RawType);
    if (!data->hasText())
        return std::nullopt;
    if (form == Form::Hex) {
        if (const auto bytes = parseHex(data->text()))
            return bytes;
    }
    const QByteArray bytes = encoded(data->text());
    return bytes.isEmpty() ? std::nullopt : std::optional(bytes);
}

std::unique_ptr<QMimeData> mimeData(const CopiedItems &items, const QByteArray &bytes, const QString &text)
{
    auto data = mimeData(bytes, Form::Hex, text);
    data->setData(ItemsType, items.description());
    return data;
}

std::optional<CopiedItems> itemsOf(const QMimeData *data)
{
    return data && data->hasFormat(ItemsType) && data->hasFormat(RawType)
               ? CopiedItems::fromDescription(data->data(ItemsType))
               : std::nullopt;
}

} // namespace hexahedron::hexclipboard
