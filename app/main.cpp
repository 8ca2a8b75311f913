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

#include <algorithm>
#include <csignal>
#include <span>
#include <string_view>

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

void nameProgram()
{
    QCoreApplication::setOrganizationName(QStringLiteral("Hexahedron"));
    QCoreApplication::setApplicationName(QStringLiteral("hexahedron"));
    QCoreApplication::setApplicationVersion(QStringLiteral(HEXAHEDRON_VERSION));
}

/// For this time, whatever the settings say.
void applyAskedLanguage(QCoreApplication &application)
{
    QStringList words = QCoreApplication::arguments();
    QString unknown;
    if (const Language *asked = takeLanguage(words, &unknown)) {
        QLocale::setDefault(localeOf(*asked));
        installTranslations(application, QLocale());
    }
}

const char *const Example = "example";

void describeArguments(QCommandLineParser &parser)
{
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "See and change what every byte of a 3D file means."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOption({QString::fromLatin1(Example), QCoreApplication::translate("main", "Open an example.")});
    parser.addOption({QStringLiteral("language"),
                      QCoreApplication::translate("main", "Speak this language, for instance de or zh_CN."),
                      QStringLiteral("LANG")});
    parser.addPositionalArgument(QStringLiteral("file"), QCoreApplication::translate("main", "Files to open."),
                                 QStringLiteral("[file…]"));
}

/// Whether somebody only wants to read something on the terminal, which needs no display.
bool isQuestion(std::span<char *const> words)
{
    static constexpr std::string_view Questions[] = {"-h", "--help", "--help-all", "-v", "--version"};
    for (const char *word : words) {
        if (std::string_view(word) == "--") // files follow
            return false;
        if (std::ranges::count(Questions, word) > 0)
            return true;
    }
    return false;
}

int answer(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    nameProgram();
    SpokenWindow::applyTexts(application);
    applyAskedLanguage(application);
    QCommandLineParser parser;
    describeArguments(parser);
    parser.process(application);
    return 0;
}

} // namespace

int main(int argc, char *argv[])
{
    raiseDescriptorLimit();
    leaveShadersInMemory();
    std::signal(SIGXFSZ, SIG_IGN); // a file that may grow no further: writing says so
    if (isRenderCall(argc, argv))
        return renderPicture(argc, argv);
    if (isQuestion(std::span(argv, size_t(argc)).subspan(1)))
        return answer(argc, argv);
    QApplication application(argc, argv);
    nameProgram();
    QApplication::setApplicationDisplayName(QStringLiteral("Hexahedron"));
    QApplication::setDesktopFileName(QStringLiteral("org.hexahedron.Hexahedron"));
    QApplication::setWindowIcon(applicationIcon());
    Thumbnails::setProgram(QCoreApplication::applicationFilePath());
    applyTheme(Settings().theme());
    SpokenWindow::applyLanguage();
    applyAskedLanguage(application);
    QCommandLineParser parser;
    describeArguments(parser);
    parser.process(application);

    SpokenWindow spoken;
    MainWindow *window = spoken.window();
    window->show();
    window->openAll(parser.positionalArguments());
    if (parser.isSet(QString::fromLatin1(Example)))
        window->openExample();
    window->offerUnsavedWork();
    return QApplication::exec();
}
