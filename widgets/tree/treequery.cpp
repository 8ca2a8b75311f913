#include "widgets/tree/treequery.h"

#include "core/schema/field.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <cmath>
#include <limits>

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

bool isPattern(const QString &text)
{
    return text.size() > 2 && text.startsWith(u'/') && text.endsWith(u'/');
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
        } else if (!isQuoted && c == u':' && token.key.isEmpty() && !token.text.isEmpty()
                   && !token.text.startsWith(u'/')) {
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
    if (word.aspect == Aspect::OnlyValue || word.aspect == Aspect::NameOrValue)
        word.range = rangeIn(text);
    word.number = numberIn(text);
    if (isPattern(text)) {
        word.pattern.emplace(text.mid(1, text.size() - 2), QRegularExpression::CaseInsensitiveOption);
        if (!word.pattern->isValid()) {
            *error = QueryText::tr("\"%1\" is no regular expression: %2.").arg(text, word.pattern->errorString());
            return false;
        }
    }
    const bool isName = !word.range && (word.aspect == Aspect::OnlyName || word.aspect == Aspect::NameOrValue);
    m_wantsNumberedNames |= isName && text.contains(u'[');
    m_words.push_back(std::move(word));
    return true;
}

/// ">1000", ">=1000", "<5", "<=5", "10..20"; nothing for other text.
std::optional<TreeQuery::Range> TreeQuery::rangeIn(const QString &text)
{
    constexpr double Most = std::numeric_limits<double>::infinity();
    const qsizetype dots = text.indexOf(QLatin1String(".."));
    if (dots > 0) {
        const auto low = numberIn(text.left(dots));
        const auto high = numberIn(text.mid(dots + 2));
        return low && high ? std::optional(Range{*low, *high, true, true}) : std::nullopt;
    }
    if (!text.startsWith(u'>') && !text.startsWith(u'<'))
        return {};
    const bool isWith = text.mid(1).startsWith(u'=');
    const auto number = numberIn(text.mid(isWith ? 2 : 1));
    if (!number)
        return {};
    return text.startsWith(u'>') ? Range{*number, Most, isWith, true} : Range{-Most, *number, true, isWith};
}

bool TreeQuery::Word::isIn(const QString &where) const
{
    return pattern ? pattern->match(where).hasMatch() : where.contains(text, Qt::CaseInsensitive);
}

bool TreeQuery::Word::isIn(double stored, const Field &field) const
{
    if (range) {
        // As stored, too: a single that is shown as 0.1 is at most 0.1.
        const bool isSingle = field.kind == Kind::Float && field.width == 4;
        const double low = isSingle ? double(float(range->low)) : range->low;
        const double high = isSingle ? double(float(range->high)) : range->high;
        return (range->withLow ? stored >= low : stored > low) && (range->withHigh ? stored <= high : stored < high);
    }
    return number && isSame(stored, *number, field);
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
        return std::any_of(numbers->begin(), numbers->end(),
                           [&](double number) { return word.isIn(number, *item.field); });
    }
    if (std::holds_alternative<QByteArray>(value))
        return word.isIn(valueText(*item.field, value));
    if (word.number || word.range) {
        const auto *integer = std::get_if<qint64>(&value);
        const auto *big = std::get_if<quint64>(&value);
        const double number = integer ? double(*integer) : big ? double(*big) : std::get<double>(value);
        return word.isIn(number, *item.field);
    }
    const auto *integer = std::get_if<qint64>(&value);
    return integer && word.isIn(valueNames(*item.field, *integer).join(u'|'));
}

bool TreeQuery::matches(const Tree &tree, const Item &item, const QString &name) const
{
    return std::all_of(m_words.begin(), m_words.end(), [&](const Word &word) {
        switch (word.aspect) {
        case Aspect::OnlyName:
            return word.isIn(name);
        case Aspect::OnlyType:
            return word.pattern ? word.isIn(tree.type(item))
                                : tree.type(item).startsWith(word.text, Qt::CaseInsensitive);
        case Aspect::OnlyValue:
            return isValue(tree, item, word);
        case Aspect::NameOrValue:
            break;
        }
        return (!word.range && word.isIn(name)) || isValue(tree, item, word);
    });
}

} // namespace hexahedron
