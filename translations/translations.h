#pragma once

#include <QLocale>
#include <QStringList>

#include <optional>
#include <vector>

class QCoreApplication;

namespace hexahedron {

struct Language;

/// Makes the program speak the language of people with this locale, as far as there is a translation: ours, which are compiled in,
/// and Qt's own for its dialogs, which are found where Qt is installed. What was spoken before goes.
void installTranslations(QCoreApplication &application, const QLocale &locale = QLocale());

/// English and those of which something has been translated.
std::vector<const Language *> spokenLanguages();

/// What the environment says, in the order of POSIX: LC_ALL, LC_MESSAGES, LANG; of LANGUAGE the first that we speak. It counts
/// also where the system has not generated that locale.
QLocale localeOfEnvironment();
/// That locale if it is of the language, for its numbers and dates; else the language's own.
QLocale localeOf(const Language &language);

/// Takes `--language CODE` and `--language=CODE` out of the words of a command line, up to "--". `unknown` gets what is no language.
const Language *takeLanguage(QStringList &words, QString *unknown);

} // namespace hexahedron
