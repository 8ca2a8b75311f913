#include "widgets/tree/treequery.h"

#include "core/schema/field.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <cmath>

namespace hexahedron {

namespace {

struct QueryText
{
    Q_DECLARE_TR_FUNCTIONS(QueryText)
};

std::optional<qint64> integerIn(const QString &text)
{
    const bool isHex = text.startsWith(QLatin1String("0x"), Qt::CaseInsensitive);
    bool isNumber = false;
    const qint64 number = isHex ? text.mid(2).toLongLong(&isNumber, 16) : text.toLongLong(&isNumber);
    return isNumber && number >= 0 ? std::optional(number) : std::nullopt;
}

std::optional<double> numberIn(const QString &text)
{
    if (const auto integer = integerIn(text))
        return double(*integer);
    bool isNumber = false;
    const double number = text.toDouble(&isNumber);
    return isNumber ? std::optional(number) : std::nullopt;
}

/// As stored: 0.1 finds the single that is nearest to it.
bool isSame(double stored, double wanted, const Field &field)
{
    if (std::isnan(stored) || std::isnan(wanted))
        return std::isnan(stored) && std::isnan(wanted);
    if (field.kind == Kind::Float && field.width == 4)
        return float(stored) == float(wanted);
    return stored == wanted;
}

struct Token
{
    QString key;
    QString text;
};

/// Words, with quotes around those that contain blanks or a colon. Nothing when a quote is not closed.
std::optional<std::vector<Token>> tokensOf(const QString &text)
{
    std::vector<Token> tokens;
    Token token;
    bool isQuoted = false;
    bool isWord = false;
    const auto finish = [&] {
        if (isWord)
            tokens.push_back(std::exchange(token, {}));
        isWord = false;
    };
    for (const QChar c : text) {
        if (c == u'"') {
            isQuoted = !isQuoted;
            isWord = true;
        } else if (!isQuoted && c.isSpace()) {
            finish();
        } else if (!isQuoted && c == u':' && token.key.isEmpty() && !token.text.isEmpty()) {
            token.key = std::exchange(token.text, {}).toLower();
        } else {
            token.text += c;
            isWord = true;
        }
    }
    isWord = isWord || !token.key.isEmpty();
    finish();
    return isQuoted ? std::nullopt : std::optional(tokens);
}

} // namespace

std::optional<TreeQuery> TreeQuery::parse(const QString &text, QString *error)
{
    const auto tokens = tokensOf(text);
    if (!tokens) {
        *error = QueryText::tr("A quotation mark is missing.");
        return {};
    }
    TreeQuery query;
    for (const Token &token : *tokens) {
        if (!query.addWord(token.key, token.text, error))
            return {};
    }
    return query;
}

bool TreeQuery::addWord(const QString &key, const QString &text, QString *error)
{
    if (text.isEmpty()) {
        *error = key.isEmpty() ? QueryText::tr("There is nothing between the quotation marks.")
                               : QueryText::tr("Something to look for is missing after \"%1:\".").arg(key);
        return false;
    }
    if (key == QLatin1String("offset")) {
        m_offset = integerIn(text);
        if (!m_offset)
            *error = QueryText::tr("\"%1\" is no offset; write a number such as 496 or 0x1f0.").arg(text);
        return m_offset.has_value();
    }
    Word word;
    word.text = text;
    if (key == QLatin1String("name"))
        word.aspect = Aspect::OnlyName;
    else if (key == QLatin1String("type"))
        word.aspect = Aspect::OnlyType;
    else if (key == QLatin1String("value"))
        word.aspect = Aspect::OnlyValue;
    else if (!key.isEmpty()) {
        *error = QueryText::tr("\"%1:\" is not known. There are name:, type:, value: and offset:.").arg(key);
        return false;
    }
    word.number = numberIn(text);
    const bool isName = word.aspect == Aspect::OnlyName || word.aspect == Aspect::NameOrValue;
    m_wantsNumberedNames |= isName && text.contains(u'[');
    m_words.push_back(std::move(word));
    return true;
}

bool TreeQuery::isValue(const Tree &tree, const Item &item, const Word &word)
{
    constexpr qint64 MostBytes = 4096;
    if (!item.field || item.range.size() > MostBytes)
        return false;
    const Value value = valueOf(tree, item, MostBytes);
    if (std::holds_alternative<std::monostate>(value))
        return false;
    if (const auto *numbers = std::get_if<std::vector<double>>(&value)) {
        return word.number && std::any_of(numbers->begin(), numbers->end(), [&](double number) {
                   return isSame(number, *word.number, *item.field);
               });
    }
    if (std::holds_alternative<QByteArray>(value))
        return valueText(*item.field, value).contains(word.text, Qt::CaseInsensitive);
    if (word.number) {
        const auto *integer = std::get_if<qint64>(&value);
        const auto *big = std::get_if<quint64>(&value);
        const double number = integer ? double(*integer) : big ? double(*big) : std::get<double>(value);
        return isSame(number, *word.number, *item.field);
    }
    const auto *integer = std::get_if<qint64>(&value);
    return integer && valueNames(*item.field, *integer).join(u'|').contains(word.text, Qt::CaseInsensitive);
}

bool TreeQuery::matches(const Tree &tree, const Item &item, const QString &name) const
{
    return std::all_of(m_words.begin(), m_words.end(), [&](const Word &word) {
        switch (word.aspect) {
        case Aspect::OnlyName:
            return name.contains(word.text, Qt::CaseInsensitive);
        case Aspect::OnlyType:
            return tree.type(item).startsWith(word.text, Qt::CaseInsensitive);
        case Aspect::OnlyValue:
            return isValue(tree, item, word);
        case Aspect::NameOrValue:
            break;
        }
        return name.contains(word.text, Qt::CaseInsensitive) || isValue(tree, item, word);
    });
}

} // namespace hexahedron
