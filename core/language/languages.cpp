#include "core/language/languages.h"

#include <QFile>
#include <QString>

#include <algorithm>
#include <array>
#include <vector>

namespace hexahedron {

namespace {

constexpr std::array known{
    Language{"en", "English", true},
    Language{"de", "Deutsch", true},
    Language{"zh_CN", "简体中文", true},
};

} // namespace

std::span<const Language> languages()
{
    return known;
}

/// The script counts, not the country: in Singapore Chinese is written as in China, in Taiwan it is not.
const Language &languageFor(const QLocale &locale)
{
    static const std::vector<QLocale> own = [] { // asked for each sentence about an issue
        std::vector<QLocale> locales;
        for (const Language &language : known)
            locales.emplace_back(QString::fromLatin1(language.code));
        return locales;
    }();
    const auto found = std::ranges::find_if(own, [&](const QLocale &one) {
        return one.language() == locale.language() && one.script() == locale.script();
    });
    return found != own.end() ? known[size_t(found - own.begin())] : known.front();
}

const Language *languageNamed(const QString &name)
{
    const QString plain = name.section(u'.', 0, 0).section(u'@', 0, 0).replace(u'-', u'_');
    const QLocale locale(plain);
    if (locale.language() == QLocale::C)
        return nullptr;
    const Language &nearest = languageFor(locale);
    return locale.language() == QLocale(QString::fromLatin1(nearest.code)).language() ? &nearest : nullptr;
}

QString readersLanguage()
{
    return QString::fromLatin1(languageFor(QLocale()).code);
}

QString english()
{
    return QString::fromLatin1(known.front().code);
}

QStringList withEnglish(const QString &language)
{
    QStringList languages(language);
    if (language != english())
        languages += english();
    return languages;
}

QString referenceFile(const QString &language, const QString &name)
{
    QFile file(QStringLiteral(":/reference/%1/%2.md").arg(language, name));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString referencePage(const QString &language, const QString &name)
{
    for (const QString &tried : withEnglish(language)) {
        if (const QString page = referenceFile(tried, name); !page.isEmpty())
            return page;
    }
    return {};
}

} // namespace hexahedron
