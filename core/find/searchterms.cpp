#include "core/find/searchterms.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

struct SearchTexts
{
    Q_DECLARE_TR_FUNCTIONS(SearchTexts)
};

/// Like the bytes of a pattern, but open digits are taken from `match`.
std::optional<QByteArray> bytesOver(const QString &text, const QByteArray &match)
{
    QString digits = text;
    digits.remove(QStringLiteral("0x"), Qt::CaseInsensitive).remove(u' ');
    if (digits.size() % 2 != 0)
        return std::nullopt;
    QByteArray bytes;
    for (qsizetype i = 0; i < digits.size(); ++i) {
        bool isDigit = false;
        int value = QStringView(digits).mid(i, 1).toInt(&isDigit, 16);
        if (digits[i] == u'?' && i / 2 < match.size()) {
            value = uchar(match[i / 2]) >> (i % 2 == 0 ? 4 : 0) & 0xf;
            isDigit = true;
        }
        if (!isDigit)
            return std::nullopt;
        if (i % 2 == 0)
            bytes += char(value << 4);
        else
            bytes.back() = char(bytes.back() | value);
    }
    return bytes;
}

/// "\1" is a part, "\xFF" a byte, "\n" a line end, "\\" itself.
std::optional<QByteArray> filledIn(const QString &text, const QList<QByteArray> &parts)
{
    QByteArray bytes;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i].unicode() > 255)
            return std::nullopt;
        if (text[i] != u'\\' || i + 1 == text.size()) {
            bytes += char(text[i].unicode());
            continue;
        }
        const QChar sign = text[++i];
        if (sign.isDigit()) {
            bytes += parts.value(sign.digitValue());
        } else if (sign == u'x') {
            bool isByte = false;
            bytes += char(QStringView(text).mid(i + 1, 2).toInt(&isByte, 16));
            if (!isByte || i + 2 >= text.size())
                return std::nullopt;
            i += 2;
        } else {
            const qsizetype known = QStringView(u"nrt\\").indexOf(sign);
            if (known < 0)
                return std::nullopt;
            bytes += "\n\r\t\\"[known];
        }
    }
    return bytes;
}

} // namespace

std::optional<Pattern> SearchTerms::pattern(QString *trouble) const
{
    std::optional<Pattern> made;
    QString why;
    switch (kind) {
    case Kind::Bytes:
        made = Pattern::fromHex(text);
        why = SearchTexts::tr("Two digits per byte, please");
        break;
    case Kind::Text:
        made = Pattern::fromText(text, how);
        why = SearchTexts::tr("Cannot be written in this encoding");
        break;
    case Kind::Expression:
        made = Pattern::fromExpression(text, how, &why);
        break;
    case Kind::Number:
        made = Pattern::fromNumber(text, number);
        why = SearchTexts::tr("No number of this type");
        break;
    case Kind::Structure:
    case Kind::Strings:
        break;
    }
    if (!made && trouble)
        *trouble = why;
    return made;
}

std::optional<QByteArray> SearchTerms::replacement(const QString &by, const QByteArray &match,
                                                   const QList<QByteArray> &parts) const
{
    switch (kind) {
    case Kind::Bytes:
        return bytesOver(by, match);
    case Kind::Text:
        return by.isEmpty() ? QByteArray() : encodedText(by, how.encoding);
    case Kind::Expression:
        return filledIn(by, parts);
    case Kind::Number: {
        const auto range = NumberRange::parse(by, NumberRange::formatIn(text).value_or(number));
        return range ? std::optional(range->nearest()) : std::nullopt;
    }
    case Kind::Structure:
    case Kind::Strings:
        break;
    }
    return std::nullopt;
}

StringOptions SearchTerms::strings() const
{
    StringOptions options{.encoding = how.encoding, .words = text.trimmed(), .where = where};
    bool isNumber = false;
    const QString first = options.words.section(u' ', 0, 0);
    const int least = first.toInt(&isNumber);
    if (isNumber) {
        options.least = least;
        options.words = options.words.mid(first.size()).trimmed();
    }
    return options;
}

QString SearchTerms::title() const
{
    switch (kind) {
    case Kind::Bytes:
        return SearchTexts::tr("bytes %1").arg(text);
    case Kind::Text:
        return SearchTexts::tr("text %1").arg(text);
    case Kind::Expression:
        return SearchTexts::tr("expression %1").arg(text);
    case Kind::Number:
        return SearchTexts::tr("number %1").arg(NumberRange::formatIn(text) ? text : number.name() + u' ' + text);
    case Kind::Strings:
        return SearchTexts::tr("strings %1").arg(text);
    case Kind::Structure:
        break;
    }
    return SearchTexts::tr("structure %1").arg(text);
}

QVariantMap SearchTerms::toMap() const
{
    return {{QStringLiteral("kind"), int(kind)},
            {QStringLiteral("text"), text},
            {QStringLiteral("encoding"), int(how.encoding)},
            {QStringLiteral("case"), how.matchesCase},
            {QStringLiteral("words"), how.wholeWords},
            {QStringLiteral("where"), int(where)},
            {QStringLiteral("number"), number.name()}};
}

SearchTerms SearchTerms::fromMap(const QVariantMap &map)
{
    const auto numberOf = [&map](const char *key, int most) {
        return qBound(0, map.value(QString::fromLatin1(key)).toInt(), most);
    };
    SearchTerms terms;
    terms.kind = Kind(numberOf("kind", int(Kind::Strings)));
    terms.text = map.value(QStringLiteral("text")).toString();
    terms.how.encoding = TextEncoding(numberOf("encoding", int(TextEncoding::Latin1)));
    terms.how.matchesCase = map.value(QStringLiteral("case")).toBool();
    terms.how.wholeWords = map.value(QStringLiteral("words")).toBool();
    terms.where = StringOptions::Where(numberOf("where", int(StringOptions::Where::Elsewhere)));
    terms.number = NumberFormat::fromName(map.value(QStringLiteral("number")).toString()).value_or(terms.number);
    return terms;
}

} // namespace hexahedron
