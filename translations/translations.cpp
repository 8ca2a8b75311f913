#include "translations/translations.h"

#include "core/language/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <algorithm>
#include <memory>

namespace hexahedron {
namespace {

const QString ownName = QStringLiteral("hexahedron translation");

void install(QCoreApplication &application, std::unique_ptr<QTranslator> translator)
{
    translator->setObjectName(ownName);
    translator->setParent(&application);
    QCoreApplication::installTranslator(translator.release());
}

/// Our own texts in one language; null where nothing is translated.
std::unique_ptr<QTranslator> textsIn(const Language &language)
{
    auto translator = std::make_unique<QTranslator>();
    const QString file = QStringLiteral(":/translations/hexahedron_%1.qm").arg(QLatin1StringView(language.code));
    return translator->load(file) && !translator->isEmpty() ? std::move(translator) : nullptr;
}

QLocale localeNamed(const QString &name)
{
    return QLocale(name.section(u'.', 0, 0).section(u'@', 0, 0));
}

} // namespace

void installTranslations(QCoreApplication &application, const QLocale &locale)
{
    for (QTranslator *before : application.findChildren<QTranslator *>(ownName)) {
        QCoreApplication::removeTranslator(before);
        delete before;
    }
    // The texts in the sources are English; their catalogue knows only the singulars and plurals.
    const Language &language = languageFor(locale);
    const QLocale spoken(QString::fromLatin1(language.code));
    auto ofQt = std::make_unique<QTranslator>();
    if (spoken.language() != QLocale::English
        && ofQt->load(spoken, QStringLiteral("qtbase"), QStringLiteral("_"),
                      QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        install(application, std::move(ofQt));
    if (auto texts = textsIn(language))
        install(application, std::move(texts));
}

std::vector<const Language *> spokenLanguages()
{
    std::vector<const Language *> spoken;
    for (const Language &language : languages()) {
        if (&language == &languages().front() || textsIn(language))
            spoken.push_back(&language);
    }
    return spoken;
}

QLocale localeOfEnvironment()
{
    QString name;
    for (const char *variable : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        if (name.isEmpty())
            name = qEnvironmentVariable(variable);
    }
    const QLocale locale = localeNamed(name);
    if (locale.language() == QLocale::C) // "C" wants no language, whatever LANGUAGE says
        return locale;
    for (const QString &wish : qEnvironmentVariable("LANGUAGE").split(u':', Qt::SkipEmptyParts)) {
        if (const Language *language = languageNamed(wish))
            return language == &languageFor(locale) ? locale : localeNamed(wish);
    }
    return locale;
}

QLocale localeOf(const Language &language)
{
    const QLocale locale = localeOfEnvironment();
    const QLocale own(QString::fromLatin1(language.code));
    return &languageFor(locale) == &language && locale.language() == own.language() ? locale : own;
}

const Language *takeLanguage(QStringList &words, QString *unknown)
{
    const QString option = QStringLiteral("--language");
    const Language *chosen = nullptr;
    const qsizetype end = words.indexOf(QStringLiteral("--"));
    for (qsizetype i = 0, left = end < 0 ? words.size() : end; i < left;) {
        const bool isApart = words[i] == option;
        if (!isApart && !words[i].startsWith(option + u'=')) {
            ++i;
            continue;
        }
        const QString value = !isApart ? words[i].mid(option.size() + 1) : i + 1 < left ? words[i + 1] : QString();
        const qsizetype taken = isApart ? qMin<qsizetype>(2, left - i) : 1;
        words.remove(i, taken);
        left -= taken;
        chosen = languageNamed(value);
        if (!chosen)
            *unknown = value.isEmpty() ? option : value;
    }
    return chosen;
}

} // namespace hexahedron
