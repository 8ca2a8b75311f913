#include "core/text/markuptext.h"

#include "core/schema/document.h"
#include "core/text/markuptag.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <charconv>

namespace hexahedron::markup {

namespace {

QString explain(const char *sentence)
{
    return QCoreApplication::translate("value", sentence);
}

struct Entity
{
    const char *written;
    char character;
};
constexpr Entity entities[] = {{"&lt;", '<'}, {"&gt;", '>'}, {"&amp;", '&'}, {"&quot;", '"'}, {"&apos;", '\''}};

/// A numbered character as UTF-8; nothing when there is none with that number.
QByteArray numberedCharacter(QByteArrayView digits, int base)
{
    char32_t number = 0;
    quint32 value = 0;
    const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    number = value;
    const bool isCharacter = value > 0 && value <= 0x10ffff && (value < 0xd800 || value > 0xdfff);
    if (result.ec != std::errc() || result.ptr != digits.data() + digits.size() || !isCharacter)
        return {};
    return QString::fromUcs4(&number, 1).toUtf8();
}

/// The character that an entity at the beginning of `text` stands for, and how long it is written; 0 for none.
qsizetype replaceEntity(QByteArrayView text, QByteArray &to)
{
    constexpr qsizetype LongestEntity = 12;
    for (const Entity &entity : entities) {
        if (text.startsWith(entity.written)) {
            to += entity.character;
            return qsizetype(qstrlen(entity.written));
        }
    }
    const qsizetype end = text.first(qMin(text.size(), LongestEntity)).indexOf(';');
    if (end < 0 || !text.startsWith("&#"))
        return 0;
    const bool isHex = text.startsWith("&#x");
    const QByteArray character = numberedCharacter(text.sliced(isHex ? 3 : 2, end - (isHex ? 3 : 2)), isHex ? 16 : 10);
    to += character;
    return character.isEmpty() ? 0 : end + 1;
}

/// The quote behind a value; 0 for text that is not quoted.
char quoteBehind(const Tree &tree, const Item &item)
{
    if (item.field != item.field->schema->markup->value)
        return 0;
    const uchar quote = tree.bytes(item.stream).at(item.range.end);
    return quote == '\'' ? '\'' : '"';
}

bool isControl(char c)
{
    return uchar(c) < 0x20 && !isSpace(uchar(c));
}

/// Whether its declaration says that the document is written in another way than UTF-8.
bool hasOtherEncoding(const Bytes &document)
{
    constexpr qint64 LongestDeclaration = 256;
    QByteArray declaration = document.toByteArray({0, qMin(document.size(), LongestDeclaration)});
    declaration.truncate(qMax<qsizetype>(0, declaration.indexOf("?>")));
    static const QRegularExpression form(QStringLiteral("^<\\?xml\\s.*\\sencoding\\s*=\\s*[\"']([^\"']*)[\"']"));
    const QString name = form.match(QString::fromLatin1(declaration)).captured(1).toLower();
    return !name.isEmpty() && name != u"utf-8" && name != u"utf8" && name != u"us-ascii";
}

} // namespace

QByteArray inEncodingOf(const Bytes &document, const QByteArray &text)
{
    if (std::none_of(text.begin(), text.end(), [](char c) { return uchar(c) > 0x7f; }) || !hasOtherEncoding(document))
        return text;
    QByteArray written;
    for (qsizetype i = 0; i < text.size();) {
        const uchar first = uchar(text[i]);
        const qsizetype length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
        const QByteArrayView one = QByteArrayView(text).sliced(i).first(qMin(length, text.size() - i));
        if (length > 1 && QUtf8StringView(one).isValidUtf8()) {
            const QList<uint> numbers = QString::fromUtf8(one).toUcs4();
            written += "&#" + QByteArray::number(numbers.constFirst()) + ';';
            i += one.size();
        } else {
            written += text[i++];
        }
    }
    return written;
}

QByteArray escaped(const QByteArray &text, char quote)
{
    QByteArray written;
    for (const char c : text) {
        if (c == '<')
            written += "&lt;";
        else if (c == '&')
            written += "&amp;";
        else if (c == '>' && quote == 0 && written.endsWith("]]"))
            written += "&gt;";
        else if (c == quote && quote != 0)
            written += c == '"' ? "&quot;" : "&apos;";
        else if (c == '\r'
                 || (quote != 0 && (c == '\n' || c == '\t'))) // parsers would make a space or a line end of it
            written += "&#" + QByteArray::number(int(c)) + ';';
        else
            written += c;
    }
    return written;
}

QByteArray unescaped(const QByteArray &written)
{
    if (!written.contains('&'))
        return written;
    QByteArray text;
    text.reserve(written.size());
    for (qsizetype i = 0; i < written.size();) {
        const qsizetype length = written[i] == '&' ? replaceEntity(QByteArrayView(written).sliced(i), text) : 0;
        if (length == 0)
            text += written[i];
        i += qMax<qsizetype>(1, length);
    }
    return text;
}

QByteArray decoded(const Field &field, const QByteArray &written)
{
    QByteArrayView text(written);
    if (text.startsWith(field.document.opening))
        text = text.sliced(qsizetype(qstrlen(field.document.opening)));
    if (text.endsWith(field.document.closing)) // missing where the document was cut
        text.chop(qsizetype(qstrlen(field.document.closing)));
    return field.document.isEscaped ? unescaped(text.toByteArray()) : text.toByteArray();
}

std::optional<QByteArray> encoded(const Tree &tree, const Item &item, const QByteArray &text, QString *error)
{
    const Field &field = *item.field;
    if (field.isHeader) {
        *error = explain(QT_TRANSLATE_NOOP("value", "This follows from what it stands beside; change that instead."));
        return {};
    }
    if (std::any_of(text.begin(), text.end(), isControl)) {
        *error = explain(QT_TRANSLATE_NOOP("value", "XML has no way to write control characters."));
        return {};
    }
    if (field.schema->markup->number == &field) {
        const char separator = tree.parent(item).field->document.separator;
        for (const char c : {separator, '<', '&'}) {
            if (text.contains(c)) {
                *error = explain(QT_TRANSLATE_NOOP("value", "A number in a list cannot contain %1."))
                             .arg(QLatin1Char(c));
                return {};
            }
        }
        return text;
    }
    if (field.document.isEscaped) {
        if (field.schema->markup->text == &field && std::all_of(text.begin(), text.end(), isSpace)) {
            *error = explain(QT_TRANSLATE_NOOP("value", "Text of nothing but space is no text; remove it instead."));
            return {};
        }
        return inEncodingOf(tree.bytes(item.stream), escaped(text, quoteBehind(tree, item)));
    }
    if (inEncodingOf(tree.bytes(item.stream), text) != text) {
        *error = explain(QT_TRANSLATE_NOOP("value",
                                           "The file says that it is not written in UTF-8, so only ASCII can be "
                                           "written here."));
        return {};
    }
    const QByteArray forbidden = qstrcmp(field.document.closing, "-->") == 0 ? QByteArray("--")
                                                                             : QByteArray(field.document.closing);
    if (text.contains(forbidden) || (forbidden == "--" && text.endsWith('-'))) {
        *error = explain(QT_TRANSLATE_NOOP("value", "The text cannot contain %1, which ends it."))
                     .arg(QString::fromLatin1(forbidden));
        return {};
    }
    return field.document.opening + text + field.document.closing;
}

bool isName(const QByteArray &name)
{
    const bool isMadeOfThem = std::all_of(name.begin(), name.end(), [](char c) { return isNameCharacter(uchar(c)); });
    return !name.isEmpty() && isMadeOfThem && !(name[0] >= '0' && name[0] <= '9') && name[0] != '-' && name[0] != '.';
}

} // namespace hexahedron::markup
