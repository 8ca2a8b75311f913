#include "app/spokenwindow.h"

#include "app/mainwindow.h"
#include "app/settings.h"
#include "core/language/languages.h"
#include "translations/translations.h"

#include <QApplication>
#include <QFontDatabase>
#include <QLocale>

namespace hexahedron {

namespace {

/// Qt's own Chinese lacks this one, and its dialogs for files say it of each folder.
[[maybe_unused]] constexpr const char *OfQt[] = QT_TRANSLATE_NOOP3("QAbstractFileIconProvider", "Folder",
                                                                   "All other platforms");

/// Other Chinese and Japanese fonts draw many of the same characters in another way. Where there is none of these, the system chooses.
QStringList fontsFor(const Language &language)
{
    if (QLocale(QString::fromLatin1(language.code)).script() != QLocale::SimplifiedHanScript)
        return {};
    const QStringList wanted{QStringLiteral("Noto Sans CJK SC"),    QStringLiteral("Noto Sans SC"),
                             QStringLiteral("Source Han Sans SC"),  QStringLiteral("Source Han Sans CN"),
                             QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("WenQuanYi Zen Hei"),
                             QStringLiteral("Droid Sans Fallback"), QStringLiteral("AR PL UMing CN")};
    const QStringList present = QFontDatabase::families();
    QStringList found;
    for (const QString &family : wanted) {
        if (present.contains(family))
            found += family;
    }
    return found;
}

} // namespace

void SpokenWindow::applyTexts(QCoreApplication &application)
{
    const Language *chosen = languageNamed(Settings().language());
    QLocale::setDefault(chosen ? localeOf(*chosen) : localeOfEnvironment());
    installTranslations(application, QLocale());
}

void SpokenWindow::applyLanguage()
{
    static const QStringList usual = QApplication::font().families();
    applyTexts(*qApp);
    QFont font = QApplication::font();
    const QStringList families = usual + fontsFor(languageFor(QLocale()));
    if (font.families() != families) {
        font.setFamilies(families);
        QApplication::setFont(font);
    }
}

SpokenWindow::SpokenWindow()
    : m_window(std::make_unique<MainWindow>())
{
    listen();
}

SpokenWindow::~SpokenWindow() = default;

void SpokenWindow::listen()
{
    // Later: the menu that asked belongs to the window that goes.
    connect(m_window.get(), &MainWindow::languageChosen, this, &SpokenWindow::speak, Qt::QueuedConnection);
}

void SpokenWindow::speak(const QString &code)
{
    if (!m_window->prepareToGo())
        return;
    Settings().setLanguage(code);
    const std::unique_ptr<MainWindow> before = std::move(m_window);
    applyLanguage();
    m_window = std::make_unique<MainWindow>();
    listen();
    m_window->show();
    m_window->takeOver(*before);
    m_window->activateWindow();
}

} // namespace hexahedron
