// Values of attributes: what their text stands for.
#include "core/check/documentcheck.h"

#include "core/changes/wishes.h"
#include "core/check/documentissues.h"
#include "core/check/engineissues.h"
#include "core/schema/document.h"
#include "core/tree/value.h"

#include <QCoreApplication>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>

namespace hexahedron::document {

namespace {

using Type = WrittenRules::Type;

Repair write(const Item &attribute, const QString &value)
{
    return {QT_TRANSLATE_NOOP("repairs", "Write %1."), {u'"' + value + u'"'}, [=](Wishes &wishes) {
                wishes.setText(attribute, value);
            }};
}

class ValueCheck
{
public:
    ValueCheck(Checker &checker, const Item &attribute, const QByteArray &value)
        : m_checker(checker)
        , m_attribute(attribute)
        , m_rules(*attribute.field->document.rules)
        , m_value(value)
        , m_name(nameOf(checker.tree(), attribute))
    {
    }

    void check()
    {
        switch (m_rules.type) {
        case Type::Text:
            break;
        case Type::Float:
        case Type::Integer:
            checkNumber();
            break;
        case Type::Boolean:
            checkBoolean();
            break;
        case Type::Choice:
            checkChoice();
            break;
        case Type::File:
            checkPath();
            break;
        }
    }

private:
    static constexpr qint64 LeastInteger = std::numeric_limits<qint32>::min();
    static constexpr qint64 LargestInteger = std::numeric_limits<qint32>::max();
    void report(const IssueKind &kind, const WrittenRules::Finding &finding, QStringList arguments, Repair repair)
    {
        arguments.prepend(m_name);
        m_checker.report(kind, m_attribute,
                         {.arguments = std::move(arguments),
                          .reference = finding.reference,
                          .severity = finding.severity,
                          .repair = std::move(repair)});
    }
    QString usual() const { return QString::fromUtf8(m_rules.usual); }
    bool isWord(const char *word) const { return m_value.compare(word, Qt::CaseInsensitive) == 0; }

    void checkNumber()
    {
        const WrittenNumber number = readNumber(m_value, m_rules.type == Type::Integer);
        if (number.isTooLarge && m_rules.notRight.isReported)
            return report(issues::valueOutOfRange, m_rules.notRight,
                          {QString::fromUtf8(m_value),
                           QString::number(m_rules.outside.isReported ? qint64(m_rules.low) : LeastInteger),
                           QString::number(m_rules.outside.isReported ? qint64(m_rules.high) : LargestInteger)},
                          {});
        if (!number.isWhole && m_rules.notRight.isReported) {
            const QString read = number.text.isEmpty() ? (usual().isEmpty() ? QStringLiteral("0") : usual())
                                                       : QString::fromUtf8(number.text);
            const char *const kind = m_rules.type == Type::Integer ? QT_TRANSLATE_NOOP("issues", "whole number")
                                                                   : QT_TRANSLATE_NOOP("issues", "number");
            Repair repair = write(m_attribute, read);
            // More than what a number may end with: a digit of it may be what is wrong, or a quote is missing.
            const QByteArray rest = m_value.mid(m_value.indexOf(number.text) + number.text.size());
            repair.isGuess = !rest.startsWith('.')
                             && std::ranges::any_of(rest, [](char c) { return c == '=' || (c >= '0' && c <= '9'); });
            report(issues::numberMalformed, m_rules.notRight,
                   {excerpt(m_value), QCoreApplication::translate("issues", kind)}, std::move(repair));
            return;
        }
        if (!m_rules.outside.isReported || (number.value >= m_rules.low && number.value <= m_rules.high))
            return;
        const double nearest = number.value < m_rules.low ? m_rules.low : m_rules.high;
        const auto text = [](double value) { return QString::number(value, 'f', value == std::floor(value) ? 0 : 3); };
        report(issues::valueOutOfRange, m_rules.outside,
               {QString::fromUtf8(m_value), text(m_rules.low), text(m_rules.high)},
               write(m_attribute, QString::number(qint64(nearest))));
    }

    void checkBoolean()
    {
        for (const char *word : m_rules.falseWords) {
            if (isWord(word))
                return report(issues::wordFalse, m_rules.notRight, {excerpt(m_value)},
                              write(m_attribute, QStringLiteral("false")));
        }
        for (const char *word : {"true", "false", "1", "0"}) {
            if (isWord(word))
                return;
        }
        if (m_rules.notRight.isReported) // another word leaves it as it is without the attribute
            report(issues::wordUnknown, m_rules.notRight, {excerpt(m_value), QStringLiteral("true, false")},
                   write(m_attribute, usual()));
    }

    void checkChoice()
    {
        QStringList words;
        for (const char *word : m_rules.choices) {
            if (isWord(word))
                return;
            words += QString::fromUtf8(word);
        }
        if (m_rules.notRight.isReported)
            report(issues::wordUnknown, m_rules.notRight, {excerpt(m_value), words.join(QStringLiteral(", "))},
                   m_rules.usual ? write(m_attribute, usual()) : Repair());
    }

    void checkPath()
    {
        const bool isAbsolute = m_value.startsWith('/') || m_value.startsWith('\\') || m_value.mid(1, 1) == ":";
        const bool leavesFolder = m_value.startsWith("../") || m_value.contains("/../") || m_value.contains("..\\");
        const bool hasBackslash = m_value.contains('\\');
        if (!isAbsolute && !leavesFolder && !hasBackslash)
            return;
        const QString portable = textOf(QByteArray(m_value).replace('\\', '/')); // also what is no UTF-8
        const Schema &schema = *m_attribute.field->schema;
        report(issues::pathForeign, {schema.severityOf(issues::pathForeign), schema.ruleFor(issues::pathForeign), true},
               {excerpt(m_value)}, hasBackslash ? write(m_attribute, portable) : Repair());
    }

    Checker &m_checker;
    const Item &m_attribute;
    const WrittenRules &m_rules;
    const QByteArray &m_value;
    QString m_name;
};

} // namespace

namespace {

struct ParsedNumber
{
    double value = 0;
    const char *begin = nullptr; ///< behind the space before it
    const char *end = nullptr;   ///< null when it is none
    bool isWhole = false;
    bool isTooLarge = false; ///< a whole number, but not one of 32 bits
};

/// As strtof() in the C locale reads it: also with hexadecimal digits. Nothing for what does not fit into a float.
std::from_chars_result parseFloat(const char *begin, const char *end, double &number)
{
    const bool isNegative = begin != end && *begin == '-';
    const char *const digits = begin + (isNegative ? 1 : 0);
    const bool isHex = end - digits > 2 && digits[0] == '0' && (digits[1] | 0x20) == 'x';
    float value = 0;
    std::from_chars_result result = isHex ? std::from_chars(digits + 2, end, value, std::chars_format::hex)
                                          : std::from_chars(begin, end, value);
    // Too small for a float is 0 to every reader.
    const std::string_view text(begin, size_t(result.ptr - begin));
    const bool isTiny = text.find("e-") != std::string_view::npos || text.find("E-") != std::string_view::npos
                        || text.find_first_of("eEp") == std::string_view::npos;
    if (result.ec == std::errc::result_out_of_range && isTiny) {
        result.ec = std::errc();
        value = 0;
    }
    number = isHex && isNegative ? -double(value) : double(value);
    return result;
}

ParsedNumber parseNumber(QByteArrayView text, bool isInteger)
{
    ParsedNumber number;
    while (!text.isEmpty() && std::isspace(uchar(text.front())))
        text = text.sliced(1);
    number.begin = text.begin();
    const QByteArrayView signless = text.startsWith('+') ? text.sliced(1) : text;
    std::from_chars_result result{};
    if (isInteger) {
        qint32 value = 0;
        result = std::from_chars(signless.begin(), signless.end(), value);
        number.value = value;
        number.isTooLarge = result.ec == std::errc::result_out_of_range;
    } else {
        result = parseFloat(signless.begin(), signless.end(), number.value);
    }
    if (result.ec != std::errc() || !std::isfinite(number.value))
        return {.value = 0, .begin = nullptr, .end = nullptr, .isWhole = false, .isTooLarge = number.isTooLarge};
    number.end = result.ptr;
    while (result.ptr != signless.end() && std::isspace(uchar(*result.ptr)))
        ++result.ptr;
    number.isWhole = result.ptr == signless.end();
    return number;
}

} // namespace

WrittenNumber readNumber(QByteArrayView text, bool isInteger)
{
    const ParsedNumber number = parseNumber(text, isInteger);
    if (!number.end)
        return {.value = 0, .text = {}, .isWhole = false, .isTooLarge = number.isTooLarge};
    return {number.value, QByteArray(number.begin, number.end - number.begin), number.isWhole, false};
}

bool isRight(const WrittenRules &rules, QByteArrayView value)
{
    const auto is = [&](const char *word) { return value.compare(word, Qt::CaseInsensitive) == 0; };
    switch (rules.type) {
    case Type::Text:
        return true;
    case Type::Float:
    case Type::Integer: {
        const ParsedNumber number = parseNumber(value, rules.type == Type::Integer);
        return number.isWhole
               && (!rules.outside.isReported || (number.value >= rules.low && number.value <= rules.high));
    }
    case Type::Boolean:
        return (is("true") || is("false")) && std::none_of(rules.falseWords.begin(), rules.falseWords.end(), is);
    case Type::Choice:
        return std::any_of(rules.choices.begin(), rules.choices.end(), is);
    case Type::File:
        return std::none_of(value.begin(), value.end(), [](char c) { return c == '\\' || c == ':'; })
               && !value.startsWith('/') && !value.contains("..");
    }
    return false;
}

void checkValue(Checker &checker, const Item &attribute, const QByteArray &value)
{
    ValueCheck(checker, attribute, value).check();
}

} // namespace hexahedron::document
