#pragma once

#include "core/tree/tree.h"
#include "core/tree/typetexts.h"

#include <QRegularExpression>
#include <QStringList>

#include <optional>
#include <vector>

namespace hexahedron {

struct Issue;

/// What somebody looks for in a tree: words that must all fit.
///
///     vertex                          a name or a value
///     name:NODE  type:f32  value:7    one of them; type: also knows index, count, length, offset, checksum, flags, enum
///     value:>1000  value!=1  10..20   numbers that compare; "=", "!=", "<", "<=", ">" and ">=" may stand in place of the colon
///     size>1M  index:12  offset>0x100 bytes, the number in a list, where the first byte lies
///     offset:0x1f0                    what lies there
///     issue:error  issue:V22          what a finding stands at: a severity, a code, a rule, or "any"
///     vertices[*].position.y < 0      a path, or its last parts, and what its value must be
///
/// Text between slashes is a regular expression; words with blanks stand in quotes.
class TreeQuery
{
public:
    /// Nothing, with the reason in `error`, when the text makes no sense. Blank text gives an empty query.
    static std::optional<TreeQuery> parse(const QString &text, QString *error);

    bool isEmpty() const { return m_words.empty() && !m_offset && !wantsIssues(); }
    /// Whether names with their number among siblings are asked for, as in "NODE[2]".
    bool wantsNumberedNames() const { return m_wantsNumberedNames; }
    std::optional<qint64> offset() const { return m_offset; }
    bool wantsIssues() const { return !m_issues.isEmpty(); }
    bool fits(const Issue &issue) const;
    /// The types that are asked for by a name.
    QStringList types() const;
    /// Whether the numbers of vectors and the bits of numbers are looked at as things of their own.
    bool looksAtParts() const { return m_looksAtParts; }

private:
    friend class QueryMatcher;
    enum class Aspect : quint8 { NameOrValue, OnlyName, OnlyType, OnlyValue, ItsSize, ItsIndex, ItsOffset, ItsPath };
    struct Range
    {
        double low = 0;
        double high = 0;
        bool withLow = true;
        bool withHigh = true;
        bool contains(double number) const
        {
            return (withLow ? number >= low : number > low) && (withHigh ? number <= high : number < high);
        }
    };
    struct Word
    {
        Aspect aspect = Aspect::NameOrValue;
        bool isNot = false;   ///< what is asked for must be something else
        bool isWhole = false; ///< the text must be all of it
        QString text;
        std::optional<double> number;
        std::optional<Range> range;                ///< instead of the number
        std::optional<QRegularExpression> pattern; ///< instead of the text
        QRegularExpression path;                   ///< of Aspect::ItsPath
        QRegularExpression lastName;
        bool isIn(const QString &where) const;
        bool isIn(double stored, const Field &field) const;
        bool isNumber(double stored) const { return range ? range->contains(stored) : number && *number == stored; }
    };
    struct Token;
    static std::optional<std::vector<Token>> tokensOf(const QString &text);
    bool addWord(const Token &token, QString *error);
    bool addOffset(const QString &text, QString *error);
    static bool setValue(Word &word, const Token &token, QString *error);
    static bool setPath(Word &word, const QString &path);

    std::vector<Word> m_words;
    std::optional<qint64> m_offset;
    QStringList m_issues;
    bool m_wantsNumberedNames = false;
    bool m_looksAtParts = false;
};

/// Compares items of a tree with a query. One per thread.
class QueryMatcher
{
public:
    QueryMatcher(const Tree &tree, const TreeQuery &query)
        : m_tree(tree)
        , m_query(query)
        , m_types(tree)
    {
    }
    /// `name` is compared as it is given. Words about places that the query names itself are not looked at.
    bool matches(const Item &item, const QString &name);
    /// False when neither the item nor one of the same name and type fits, whatever its value, size and place are.
    bool mayMatch(const Item &item, const QString &name);

private:
    bool fits(const TreeQuery::Word &word, const Item &item, const QString &name);
    bool isValue(const TreeQuery::Word &word, const Item &item) const;
    bool isType(const TreeQuery::Word &word, const Item &item);

    const Tree &m_tree;
    const TreeQuery &m_query;
    TypeTexts m_types;
};

} // namespace hexahedron
