#pragma once

#include "core/tree/tree.h"

#include <QRegularExpression>
#include <QStringList>

#include <optional>
#include <vector>

namespace hexahedron {

/// What somebody looks for in a tree: words that must all fit. "vertex" means name or value, "name:", "type:" and "value:"
/// mean one of them, "offset:0x1f0" what lies there. Values can be ">1000", "<=5" or "10..20". Text between slashes is a regular
/// expression. Words with blanks stand in quotes.
class TreeQuery
{
public:
    /// Nothing, with the reason in `error`, when the text makes no sense. Blank text gives an empty query.
    static std::optional<TreeQuery> parse(const QString &text, QString *error);

    bool isEmpty() const { return m_words.empty() && !m_offset; }
    /// Whether names with their number among siblings are asked for, as in "NODE[2]".
    bool wantsNumberedNames() const { return m_wantsNumberedNames; }
    std::optional<qint64> offset() const { return m_offset; }
    /// `name` is compared as it is given. Words about the place are not looked at.
    bool matches(const Tree &tree, const Item &item, const QString &name) const;

private:
    enum class Aspect : quint8 { NameOrValue, OnlyName, OnlyType, OnlyValue };
    struct Range
    {
        double low = 0;
        double high = 0;
        bool withLow = true;
        bool withHigh = true;
    };
    static std::optional<Range> rangeIn(const QString &text);
    struct Word
    {
        Aspect aspect = Aspect::NameOrValue;
        QString text;
        std::optional<double> number;
        std::optional<Range> range;                ///< instead of the number
        std::optional<QRegularExpression> pattern; ///< instead of the text
        bool isIn(const QString &where) const;
        bool isIn(double stored, const Field &field) const;
    };
    static bool isValue(const Tree &tree, const Item &item, const Word &word);
    bool addWord(const QString &key, const QString &text, QString *error);

    std::vector<Word> m_words;
    std::optional<qint64> m_offset;
    bool m_wantsNumberedNames = false;
};

} // namespace hexahedron
