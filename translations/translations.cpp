#include "translations/translations.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

#include <memory>

namespace hexahedron {
namespace {

void install(QCoreApplication &application, const QLocale &locale, const QString &name, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (!translator->load(locale, name, QStringLiteral("_"), folder))
        return;
    translator->setParent(&application);
    QCoreApplication::installTranslator(translator.release());
}

} // namespace

void installTranslations(QCoreApplication &application, const QLocale &locale)
{
    // The texts in the sources are English: whoever prefers that over a language that we have gets it. Its catalogue knows
    // only the singulars and plurals.
    if (locale.language() == QLocale::English || locale.language() == QLocale::C) {
        install(application, QLocale(QLocale::English), QStringLiteral("hexahedron"), QStringLiteral(":/translations"));
        return;
    }
    install(application, locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(application, locale, QStringLiteral("hexahedron"), QStringLiteral(":/translations"));
}

} // namespace hexahedron
