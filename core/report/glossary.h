#pragma once

#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace hexahedron {

/// A word that explanations use: `resources/reference/LANGUAGE/glossary.md`, where `<!-- also chunk, chunks -->` below a heading
/// lists the forms that become links.
struct GlossaryWord
{
    QString title;
    QString anchor; ///< in the page "glossary"
    QStringList forms;
    QString text;
};

/// In one language, or in English where there is none.
const std::vector<GlossaryWord> &glossary(const QString &language);
/// The one with that title or form, in any case; null where there is none.
const GlossaryWord *glossaryWord(const QString &language, const QString &word);

/// Turns the first place of each word of the glossary into a link; `link` writes it, from the word as it stands and its anchor.
QString withWordLinks(const QString &text, const QString &language,
                      const std::function<QString(const QString &word, const QString &anchor)> &link);
/// The text as HTML, its words links to "glossary#ANCHOR". In the language of the program.
QString htmlWithWordLinks(const QString &text);

} // namespace hexahedron
