#include "core/find/treequery.h"

#include "core/check/issue.h"
#include "core/schema/field.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <cmath>
#include <limits>

namespace hexahedron {

struct TreeQuery::Token
{
    QString key;
    QString relation; ///< ":", "=", "<=" …; empty for a word alone
    QString text;
    bool isQuoted = false;
};

namespace {

struct QueryText
{
    Q_DECLARE_TR_FUNCTIONS(QueryText)
};

constexpr double Most = std::numeric_limits<double>::infinity();

/// The operator with which a text begins; empty when there is none.
QString operatorAt(QStringView text)
{
    for (const char *one : {"!=", ">=", "<=", "==", "=", "<", ">"}) { // the longer ones first
        if (text.startsWith(QLatin1StringView(one)))
            return QString::fromLatin1(one);
    }
    return {};
}

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

/// "64K", "1M", "2G", "1.5MiB", and plain numbers.
std::optional<double> sizeIn(const QString &text)
{
    static const QRegularExpression unit(QStringLiteral("^([0-9.]+)([KMG])(i?B)?$"),
                                         QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch match = unit.match(text);
    if (!match.hasMatch())
        return numberIn(text);
    const auto power = QStringLiteral("KMG").indexOf(match.captured(2).toUpper()) + 1;
    const auto number = numberIn(match.captured(1));
    return number ? std::optional(*number * double(qint64(1) << (10 * power))) : std::nullopt;
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

/// What a number is for, in one word.
bool isForThat(const Field &field, const QString &word)
{
    const auto is = [&](const char *one) { return word.compare(QLatin1StringView(one), Qt::CaseInsensitive) == 0; };
    return (is("index") && field.index.array) || (is("count") && !field.derived.counts.empty())
           || (is("length") && (field.isFrameLength() || field.number.countsText))
           || (is("offset") && field.number.offsetOf) || (is("checksum") && *field.number.checksumRule)
           || (is("flags") && field.number.isFlags)
           || (is("enum") && !field.number.names.empty() && !field.number.isFlags);
}

} // namespace

/// Words, with quotes around those that contain blanks, a colon or an operator. Blanks may stand around operators. Nothing when a
/// quote is not closed.
std::optional<std::vector<TreeQuery::Token>> TreeQuery::tokensOf(const QString &text)
{
    std::vector<Token> tokens;
    QString word;
    bool isWord = false, isQuoted = false, isInQuotes = false;
    bool isOpen = false; // the last token waits for its text
    const auto finish = [&] {
        if (isWord && isOpen)
            tokens.back().text = word;
        else if (isWord)
            tokens.push_back({{}, {}, word, isQuoted});
        isOpen = isOpen && !isWord;
        isWord = isQuoted = false;
        word.clear();
    };
    for (qsizetype at = 0; at < text.size(); ++at) {
        const QChar c = text[at];
        if (c == u'"') {
            isInQuotes = !isInQuotes;
            isWord = isQuoted = true;
            continue;
        }
        if (!isInQuotes && c.isSpace()) {
            finish();
            continue;
        }
        const bool isText = isInQuotes || isOpen || isQuoted || word.startsWith(u'/');
        const QString relation = isText      ? QString()
                                 : c == u':' ? isWord ? QStringLiteral(":") : QString()
                                             : operatorAt(QStringView(text).mid(at));
        if (relation.isEmpty()) {
            word += c;
            isWord = true;
            continue;
        }
        finish();
        // What stands before it, unless that is compared already, or is no name.
        const bool hasKey = !tokens.empty() && tokens.back().relation.isEmpty() && !tokens.back().isQuoted
                            && !isPattern(tokens.back().text);
        if (hasKey)
            tokens.back() = {tokens.back().text, relation, {}};
        else
            tokens.push_back({{}, relation, {}});
        isOpen = true;
        at += relation.size() - 1;
    }
    finish();
    return isInQuotes ? std::nullopt : std::optional(tokens);
}

std::optional<TreeQuery> TreeQuery::parse(const QString &text, QString *error)
{
    const auto tokens = tokensOf(text);
    if (!tokens) {
        *error = QueryText::tr("A quotation mark is missing.");
        return {};
    }
    TreeQuery query;
    for (const Token &token : *tokens) {
        if (!query.addWord(token, error))
            return {};
    }
    return query;
}

bool TreeQuery::addWord(const Token &given, QString *error)
{
    Token token = given;
    if (token.text.isEmpty()) {
        *error = token.relation.isEmpty()
                     ? QueryText::tr("There is nothing between the quotation marks.")
                     : QueryText::tr("Something to look for is missing after \"%1\".").arg(token.key + token.relation);
        return false;
    }
    // "value:>5" is "value>5"
    if (const QString relation = operatorAt(token.text); token.relation == u":" && !relation.isEmpty()) {
        token.relation = relation;
        token.text = token.text.mid(relation.size());
    }
    const QString key = token.key.toLower();
    const bool isEqual = token.relation == u":" || token.relation == u"=" || token.relation == u"==";
    if (key == u"issue" && isEqual) {
        m_issues += token.text;
        return true;
    }
    if (key == u"issue") {
        *error = QueryText::tr("After \"issue\" comes : and what to look for.");
        return false;
    }
    if (key == u"offset" && isEqual && !token.text.contains(QLatin1String("..")))
        return addOffset(token.text, error);
    Word word;
    const std::pair<const char *, Aspect> aspects[] = {
        {"name", Aspect::OnlyName}, {"type", Aspect::OnlyType},  {"value", Aspect::OnlyValue},
        {"size", Aspect::ItsSize},  {"index", Aspect::ItsIndex}, {"offset", Aspect::ItsOffset},
    };
    const auto *const known = std::find_if(std::begin(aspects), std::end(aspects),
                                           [&](const auto &aspect) { return key == QLatin1StringView(aspect.first); });
    if (known != std::end(aspects))
        word.aspect = known->second;
    else if (key.isEmpty())
        word.aspect = token.relation.isEmpty() ? Aspect::NameOrValue : Aspect::OnlyValue;
    else if (token.relation == u":" || !setPath(word, token.key)) {
        *error = QueryText::tr(
                     "\"%1\" is not known. There are name:, type:, value:, offset:, size:, index: and issue:.")
                     .arg(token.key + token.relation);
        return false;
    }
    if (!setValue(word, token, error))
        return false;
    const bool isName = !word.range && (word.aspect == Aspect::OnlyName || word.aspect == Aspect::NameOrValue);
    m_wantsNumberedNames |= (isName && token.text.contains(u'[')) || word.aspect == Aspect::ItsIndex;
    m_looksAtParts |= word.aspect == Aspect::ItsPath;
    m_words.push_back(std::move(word));
    return true;
}

bool TreeQuery::addOffset(const QString &text, QString *error)
{
    m_offset = integerIn(text);
    if (!m_offset)
        *error = QueryText::tr("\"%1\" is no offset; write a number such as 496 or 0x1f0.").arg(text);
    return m_offset.has_value();
}

/// What the word is compared with.
bool TreeQuery::setValue(Word &word, const Token &token, QString *error)
{
    const bool isText = word.aspect == Aspect::OnlyName || word.aspect == Aspect::OnlyType;
    const bool isPlace = word.aspect == Aspect::ItsSize || word.aspect == Aspect::ItsIndex
                         || word.aspect == Aspect::ItsOffset;
    const auto number = [&](const QString &text) { return isPlace ? sizeIn(text) : numberIn(text); };
    word.text = token.text;
    word.isNot = token.relation == u"!=";
    word.isWhole = word.isNot || token.relation.startsWith(u'=');
    if (token.relation.startsWith(u'<') || token.relation.startsWith(u'>')) {
        const auto bound = isText ? std::nullopt : number(token.text);
        if (!bound) {
            *error = QueryText::tr("\"%1\" cannot be compared; \"%2\" needs a number.")
                         .arg(token.key + token.relation + token.text, token.relation);
            return false;
        }
        const bool isWith = token.relation.endsWith(u'=');
        word.range = token.relation.startsWith(u'>') ? Range{*bound, Most, isWith, true}
                                                     : Range{-Most, *bound, true, isWith};
        return true;
    }
    const qsizetype dots = token.text.indexOf(QLatin1String(".."));
    if (!isText && dots > 0) {
        const auto low = number(token.text.left(dots));
        const auto high = number(token.text.mid(dots + 2));
        if (low && high)
            word.range = Range{*low, *high, true, true};
    }
    word.number = number(token.text);
    if (isPlace && !word.number && !word.range) {
        *error = QueryText::tr("\"%1\" is no number.").arg(token.text);
        return false;
    }
    if (!isPattern(token.text))
        return true;
    word.pattern.emplace(token.text.mid(1, token.text.size() - 2), QRegularExpression::CaseInsensitiveOption);
    if (!word.pattern->isValid()) {
        *error = QueryText::tr("\"%1\" is no regular expression: %2.").arg(token.text, word.pattern->errorString());
        return false;
    }
    return true;
}

/// A path or its last parts, with "." or "/" between them: "[*]" is any element, "*" any name or part of it, "**" any way. False
/// when the text is none.
bool TreeQuery::setPath(Word &word, const QString &path)
{
    static const QRegularExpression allowed(QStringLiteral("^[\\w\\[\\]*-]+([./][\\w\\[\\]*-]+)*$"));
    if (!allowed.match(path).hasMatch())
        return false;
    QStringList parts;
    QString lastName;
    for (const QString &part : QString(path).replace(u'.', u'/').split(u'/')) {
        const qsizetype bracket = part.indexOf(u'[');
        const auto asPattern = [](const QString &text, const char *any) {
            return QRegularExpression::escape(text).replace(QLatin1String("\\*"), QLatin1StringView(any));
        };
        lastName = asPattern(part.left(bracket), "[^/]*");
        if (part == u"**")
            parts += QStringLiteral(".*");
        else
            parts += lastName + (bracket < 0 ? QStringLiteral("(\\[\\d+\\])?") : asPattern(part.mid(bracket), "\\d+"));
    }
    word.aspect = Aspect::ItsPath;
    word.path.setPattern(QStringLiteral("(^|/)%1$").arg(parts.join(u'/')));
    word.path.setPatternOptions(QRegularExpression::CaseInsensitiveOption);
    word.lastName.setPattern(QStringLiteral("^%1(\\[\\d+\\])?$").arg(lastName));
    word.lastName.setPatternOptions(QRegularExpression::CaseInsensitiveOption);
    return word.path.isValid() && word.lastName.isValid();
}

bool TreeQuery::fits(const Issue &issue) const
{
    return std::all_of(m_issues.begin(), m_issues.end(), [&](const QString &wanted) {
        const auto is = [&](QLatin1StringView word) { return wanted.compare(word, Qt::CaseInsensitive) == 0; };
        return is(QLatin1StringView("any")) || is(severityName(issue.severity))
               || (issue.severity == Severity::Info && is(QLatin1StringView("remark")))
               || is(QLatin1StringView(issue.reference))
               || QLatin1StringView(issue.kind->code).startsWith(wanted, Qt::CaseInsensitive);
    });
}

bool TreeQuery::Word::isIn(const QString &where) const
{
    return pattern   ? pattern->match(where).hasMatch()
           : isWhole ? where.compare(text, Qt::CaseInsensitive) == 0
                     : where.contains(text, Qt::CaseInsensitive);
}

bool TreeQuery::Word::isIn(double stored, const Field &field) const
{
    if (!range)
        return number && isSame(stored, *number, field);
    if (field.kind != Kind::Float || field.width != 4)
        return range->contains(stored);
    // As stored, too: a single that is shown as 0.1 is at most 0.1.
    return Range{double(float(range->low)), double(float(range->high)), range->withLow, range->withHigh}.contains(
        stored);
}

bool QueryMatcher::matches(const Item &item, const QString &name)
{
    return std::all_of(m_query.m_words.begin(), m_query.m_words.end(),
                       [&](const TreeQuery::Word &word) { return fits(word, item, name); });
}

bool QueryMatcher::mayMatch(const Item &item, const QString &name)
{
    return std::all_of(m_query.m_words.begin(), m_query.m_words.end(), [&](const TreeQuery::Word &word) {
        const bool isNumbered = name.isEmpty() || name.contains(u'['); // others are called otherwise
        switch (word.aspect) {
        case TreeQuery::Aspect::OnlyName:
            return isNumbered || fits(word, item, name);
        case TreeQuery::Aspect::OnlyType:
            return fits(word, item, name);
        case TreeQuery::Aspect::ItsPath:
            return isNumbered || word.lastName.match(name).hasMatch();
        default:
            return true;
        }
    });
}

bool QueryMatcher::fits(const TreeQuery::Word &word, const Item &item, const QString &name)
{
    using Aspect = TreeQuery::Aspect;
    switch (word.aspect) {
    case Aspect::OnlyName:
        return word.isIn(name) != word.isNot;
    case Aspect::OnlyType:
        return isType(word, item) != word.isNot;
    case Aspect::OnlyValue:
        return isValue(word, item);
    case Aspect::ItsSize:
        return word.isNumber(double(item.range.size())) != word.isNot;
    case Aspect::ItsOffset:
        return word.isNumber(double(item.range.begin)) != word.isNot;
    case Aspect::ItsIndex: {
        const QString numbered = name.isEmpty() ? m_tree.name(item) : name;
        const qsizetype bracket = numbered.lastIndexOf(u'[');
        const auto index = bracket < 0 || !numbered.endsWith(u']')
                               ? std::nullopt
                               : integerIn(numbered.mid(bracket + 1, numbered.size() - bracket - 2));
        return index && word.isNumber(double(*index)) != word.isNot;
    }
    case Aspect::ItsPath: // names are quickest, paths slowest
        if (!name.isEmpty() && !name.startsWith(u'[') && !word.lastName.match(name).hasMatch())
            return false;
        return isValue(word, item) && word.path.match(m_tree.path(item)).hasMatch();
    case Aspect::NameOrValue:
        break;
    }
    return (!word.range && word.isIn(name)) || isValue(word, item);
}

QStringList TreeQuery::types() const
{
    QStringList types;
    for (const Word &word : m_words) {
        if (word.aspect == Aspect::OnlyType && !word.isNot && !word.pattern)
            types += word.text;
    }
    return types;
}

bool QueryMatcher::isType(const TreeQuery::Word &word, const Item &item)
{
    const std::string_view utf8 = m_types.of(item);
    const QString type = QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
    const bool isOfType = word.pattern || word.isWhole ? word.isIn(type)
                                                       : type.startsWith(word.text, Qt::CaseInsensitive);
    const bool isNumber = item.field && item.field->isNumber() && item.role != Item::Role::Array;
    return isOfType || (isNumber && !word.pattern && isForThat(*item.field, word.text));
}

bool QueryMatcher::isValue(const TreeQuery::Word &word, const Item &item) const
{
    constexpr qint64 MostBytes = 4096;
    if (!item.field || item.range.size() > MostBytes)
        return false;
    const Value value = valueOf(m_tree, item, MostBytes);
    const auto *integer = std::get_if<qint64>(&value);
    const auto *big = std::get_if<quint64>(&value);
    const auto *real = std::get_if<double>(&value);
    const bool isNumber = word.number || word.range;
    const auto isOne = [&](double number) { return word.isIn(number, *item.field) != word.isNot; };
    if (const auto *numbers = std::get_if<std::vector<double>>(&value))
        return isNumber && std::any_of(numbers->begin(), numbers->end(), isOne);
    if (std::holds_alternative<QByteArray>(value))
        return word.isIn(valueText(*item.field, value)) != word.isNot;
    if (isNumber)
        return (integer && isOne(double(*integer))) || (big && isOne(double(*big))) || (real && isOne(*real));
    if (!integer)
        return false;
    const QStringList names = valueNames(*item.field, *integer);
    return std::any_of(names.begin(), names.end(), [&](const QString &name) { return word.isIn(name); }) != word.isNot;
}

} // namespace hexahedron
