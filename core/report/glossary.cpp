#include "core/report/glossary.h"

#include "core/language/languages.h"
#include "core/report/reference.h"

#include <QRegularExpression>

#include <algorithm>
#include <map>
#include <mutex>
#include <set>

namespace hexahedron {

namespace {

struct Book
{
    std::vector<GlossaryWord> words;
    QRegularExpression forms; ///< any of them, the longest first
    std::map<QString, const GlossaryWord *> byForm;
};

void readWords(const QString &page, std::vector<GlossaryWord> &words)
{
    const QString headingMark = QStringLiteral("## "), formsMark = QStringLiteral("<!-- also ");
    for (const QString &line : page.split(u'\n')) {
        if (line.startsWith(headingMark)) {
            const QString title = line.mid(headingMark.size()).trimmed();
            words.push_back({title, headingAnchor(title), {}, {}});
        } else if (words.empty() || line.isEmpty()) {
            continue;
        } else if (line.startsWith(formsMark)) {
            words.back().forms =
                line.mid(formsMark.size()).section(QStringLiteral(" -->"), 0, 0).split(QStringLiteral(", "));
        } else {
            words.back().text += (words.back().text.isEmpty() ? QString() : QStringLiteral(" ")) + line;
        }
    }
}

/// A pattern of the form where it is no part of a longer word. Chinese is written without gaps: of its words, the longest counts,
/// and they do not belong to the letters beside them.
QString betweenBorders(const QString &form)
{
    static const QRegularExpression han(QStringLiteral("^\\p{Han}$"));
    const auto isHan = [](QChar character) { return han.match(character).hasMatch(); };
    QString pattern = QRegularExpression::escape(form);
    if (!isHan(form.front()))
        pattern.prepend(QStringLiteral("(?<!-|[^\\W\\p{Han}])"));
    if (!isHan(form.back()))
        pattern.append(QStringLiteral("(?!-|[^\\W\\p{Han}])"));
    return pattern;
}

Book makeBook(const QString &language)
{
    Book book;
    readWords(referencePage(language, QStringLiteral("glossary")), book.words);
    QStringList forms;
    for (const GlossaryWord &word : book.words) {
        for (const QString &form : QStringList{word.title} + word.forms)
            book.byForm.emplace(form.toLower(), &word);
        forms += word.forms;
    }
    std::sort(forms.begin(), forms.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
    for (QString &form : forms)
        form = betweenBorders(form);
    book.forms.setPattern(u'(' + forms.join(u'|') + u')');
    book.forms.setPatternOptions(QRegularExpression::CaseInsensitiveOption
                                 | QRegularExpression::UseUnicodePropertiesOption);
    return book;
}

const Book &bookIn(const QString &language)
{
    static std::mutex mutex;
    static std::map<QString, Book> all;
    const std::lock_guard lock(mutex);
    const auto found = all.find(language);
    return found != all.end() ? found->second : all.emplace(language, makeBook(language)).first->second;
}

} // namespace

const std::vector<GlossaryWord> &glossary(const QString &language)
{
    return bookIn(language).words;
}

const GlossaryWord *glossaryWord(const QString &language, const QString &word)
{
    const Book &book = bookIn(language);
    const auto found = book.byForm.find(word.toLower());
    return found == book.byForm.end() ? nullptr : found->second;
}

QString withWordLinks(const QString &text, const QString &language,
                      const std::function<QString(const QString &word, const QString &anchor)> &link)
{
    const Book &book = bookIn(language);
    QString result;
    qsizetype end = 0;
    std::set<const GlossaryWord *> linked;
    auto words = book.forms.globalMatch(text);
    while (words.hasNext()) {
        const QRegularExpressionMatch match = words.next();
        const GlossaryWord *word = book.byForm.at(match.captured(1).toLower());
        if (text.left(match.capturedStart()).count(u'`') % 2 == 1)
            continue; // in code everything stands for itself
        if (!linked.insert(word).second)
            continue;
        result += text.mid(end, match.capturedStart() - end) + link(match.captured(1), word->anchor);
        end = match.capturedEnd();
    }
    return result + text.mid(end);
}

QString htmlWithWordLinks(const QString &text)
{
    return withWordLinks(text.toHtmlEscaped(), readersLanguage(), [](const QString &word, const QString &anchor) {
        return QStringLiteral("<a href=\"glossary#%1\">%2</a>").arg(anchor, word);
    });
}

} // namespace hexahedron
