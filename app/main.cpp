#include "app/mainwindow.h"
#include "app/renderpicture.h"
#include "app/settings.h"
#include "app/spokenwindow.h"
#include "app/thumbnails.h"
#include "core/language/languages.h"
#include "translations/translations.h"
#include "widgets/icon.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QLocale>
#include <QStringList>

#include <csignal>

#include <sys/resource.h>

using namespace hexahedron;

namespace {

/// Each open file that is not saved, each font and each connection takes descriptors: as many as the user may have.
void raiseDescriptorLimit()
{
    rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0)
        return;
    limit.rlim_cur = limit.rlim_max;
    setrlimit(RLIMIT_NOFILE, &limit);
}

/// Mesa keeps compiled shaders in a file that it writes to through memory: where the disk is full, that ends the program.
void leaveShadersInMemory()
{
    constexpr const char *Variable = "MESA_SHADER_CACHE_DISABLE";
    if (!qEnvironmentVariableIsSet(Variable))
        qputenv(Variable, "true");
}

} // namespace

int main(int argc, char *argv[])
{
    raiseDescriptorLimit();
    leaveShadersInMemory();
    std::signal(SIGXFSZ, SIG_IGN); // a file that may grow no further: writing says so
    if (isRenderCall(argc, argv))
        return renderPicture(argc, argv);
    QApplication application(argc, argv);
    application.setOrganizationName(QStringLiteral("Hexahedron"));
    application.setApplicationName(QStringLiteral("hexahedron"));
    application.setApplicationDisplayName(QStringLiteral("Hexahedron"));
    application.setApplicationVersion(QStringLiteral(HEXAHEDRON_VERSION));
    application.setDesktopFileName(QStringLiteral("org.hexahedron.Hexahedron"));
    application.setWindowIcon(applicationIcon());
    Thumbnails::setProgram(QCoreApplication::applicationFilePath());
    applyTheme(Settings().theme());
    SpokenWindow::applyLanguage();
    QStringList words = QCoreApplication::arguments();
    QString unknown;
    if (const Language *asked = takeLanguage(words, &unknown)) { // for this time, whatever the settings say
        QLocale::setDefault(localeOf(*asked));
        installTranslations(application, QLocale());
    }

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "See and change what every byte of a 3D file means."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption example(QStringLiteral("example"),
                                     QCoreApplication::translate("main", "Open an example."));
    parser.addOption(example);
    parser.addOption({QStringLiteral("language"),
                      QCoreApplication::translate("main", "Speak this language, for instance de or zh_CN."),
                      QStringLiteral("LANG")});
    parser.addPositionalArgument(QStringLiteral("file"), QCoreApplication::translate("main", "Files to open."),
                                 QStringLiteral("[file…]"));
    parser.process(application);

    SpokenWindow spoken;
    MainWindow *window = spoken.window();
    window->show();
    window->openAll(parser.positionalArguments());
    if (parser.isSet(example))
        window->openExample();
    window->offerUnsavedWork();
    return application.exec();
}
