#pragma once

#include <QLocale>
#include <QStringList>

#include <span>

namespace hexahedron {

/// A language that the program can speak. The list is the one place that says which there are: `translations/hexahedron_CODE.ts`,
/// `resources/reference/CODE` and `resources/lessons/CODE` have the texts, and what one of them lacks is English.
struct Language
{
    const char *code; ///< "de", "zh_CN": of the files
    const char *name; ///< what it calls itself
    bool isComplete;  ///< tests see that no text of the program lacks; else they say how many do
};

/// English first.
std::span<const Language> languages();
/// The one that people with this locale read; English where there is none for them.
const Language &languageFor(const QLocale &locale);
/// The one with that code, or as locales write it: "de", "de_AT.UTF-8", "zh-cn". Null where there is none.
const Language *languageNamed(const QString &name);
/// The code of the language that the reader has chosen.
QString readersLanguage();
/// The code of English, in which every text there is is written.
QString english();
/// Where to look for a text, first to last: what a language lacks is English.
QStringList withEnglish(const QString &language);
/// A page below resources/reference; empty when there is none of that name in that language.
QString referenceFile(const QString &language, const QString &name);
/// The same page in English where that language has none.
QString referencePage(const QString &language, const QString &name);

} // namespace hexahedron
