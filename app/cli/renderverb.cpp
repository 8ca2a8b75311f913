// render: a picture of a model, drawn by the window's program without its window.
#include "app/cli/console.h"
#include "app/cli/output.h"
#include "app/numberedname.h"
#include "core/bytes/bytes.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace hexahedron::cli {

namespace {

/// The program beside this one, or where programs are; empty when it is not installed.
QString windowProgram()
{
    const QString name = QStringLiteral("hexahedron");
    const QString beside = QStandardPaths::findExecutable(name, {QCoreApplication::applicationDirPath()});
    return beside.isEmpty() ? QStandardPaths::findExecutable(name) : beside;
}

/// A screen that nobody sees, for as long as this lives. OpenGL needs one: Qt has no way without.
class HiddenScreen
{
public:
    HiddenScreen();
    ~HiddenScreen();

    /// As in the variable DISPLAY; empty when there is no Xvfb, or it does not start.
    const QString &name() const { return m_name; }

private:
    QProcess m_server;
    QString m_name;
};

HiddenScreen::HiddenScreen()
{
    constexpr int MostMilliseconds = 20'000;
    const QString program = QStandardPaths::findExecutable(QStringLiteral("Xvfb"));
    if (program.isEmpty())
        return;
    m_server.setStandardErrorFile(QProcess::nullDevice());
    m_server.start(program, {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"),
                             QStringLiteral("0"), QStringLiteral("640x480x24"), QStringLiteral("-nolisten"),
                             QStringLiteral("tcp"), QStringLiteral("-terminate")});
    QByteArray number; // it is said when the screen is there
    while (!number.endsWith('\n') && m_server.waitForReadyRead(MostMilliseconds))
        number += m_server.readAllStandardOutput();
    if (number.endsWith('\n'))
        m_name = u':' + QString::fromLatin1(number.trimmed());
}

HiddenScreen::~HiddenScreen()
{
    m_server.terminate();
    if (!m_server.waitForFinished(2000))
        m_server.kill();
}

QStringList wordsFor(const Arguments &arguments, const QString &picture)
{
    QStringList words{QStringLiteral("--render"), picture};
    const auto pass = [&](const char *name, const char *otherwise) {
        if (arguments.has(name) || *otherwise != 0)
            words << QStringLiteral("--") + QLatin1String(name)
                  << (arguments.has(name) ? arguments.value(name) : QString::fromLatin1(otherwise));
    };
    pass("size", "800x600");
    pass("view", "iso");
    pass("time", "");
    pass("clip", "");
    pass("path", "");
    pass("turntable", "");
    for (const ExpandLimits::Setting &setting : ExpandLimits::settings())
        words << QStringLiteral("--limit")
              << QStringLiteral("%1=%2").arg(QLatin1String(setting.name)).arg(arguments.limits().*setting.limit);
    return words << QStringLiteral("--") << arguments.positional()[0];
}

/// The picture is made in a file of its own. Says why where it is not.
bool draw(const QString &program, const QStringList &words)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    std::optional<HiddenScreen> screen;
    if (environment.value(QStringLiteral("DISPLAY")).isEmpty()
        && environment.value(QStringLiteral("WAYLAND_DISPLAY")).isEmpty()) {
        screen.emplace();
        if (screen->name().isEmpty()) {
            complain(text(QT_TRANSLATE_NOOP(
                "hexa", "there is no display, and no Xvfb (package xvfb) that could take its place for drawing")));
            return false;
        }
        environment.insert(QStringLiteral("DISPLAY"), screen->name());
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("xcb"));
    }
    QProcess drawing;
    drawing.setProcessEnvironment(environment);
    drawing.start(program, words);
    const bool hasEnded = drawing.waitForFinished(-1) && drawing.exitStatus() == QProcess::NormalExit;
    if (hasEnded && drawing.exitCode() == 0)
        return true;
    const QString said = QString::fromUtf8(drawing.readAllStandardOutput()).trimmed();
    const QByteArray last = drawing.readAllStandardError().trimmed().split('\n').last();
    complain(!said.isEmpty() ? said
                             : text(QT_TRANSLATE_NOOP("hexa", "%1, which draws, ended without a picture: %2"))
                                   .arg(program, QString::fromUtf8(last)));
    return false;
}

ExitCode runRender(const Arguments &arguments)
{
    if (!arguments.has("o")) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "say where to: -o OUT")));
        return Trouble;
    }
    const QString file = arguments.positional()[0], to = arguments.value("o");
    if (isFileThatIsRead(to, file))
        return Trouble;
    const QString program = windowProgram();
    if (program.isEmpty()) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "the program hexahedron, which draws, is not installed")));
        return Trouble;
    }
    const QTemporaryDir folder;
    const QString picture = folder.filePath(QStringLiteral("picture.png"));
    if (!draw(program, wordsFor(arguments, picture)))
        return Trouble;
    const int count = arguments.value("turntable").toInt(); // who draws has looked at it
    for (int number = 1; number <= std::max(1, count); ++number) {
        QString error;
        const auto bytes = Bytes::fromFile(count > 0 ? numberedName(picture, number, count) : picture, &error);
        if (!bytes) {
            complain(error);
            return Trouble;
        }
        const ExitCode code = writeFile(count > 0 ? numberedName(to, number, count) : to,
                                        [&](QIODevice &device) { return copyBytes(device, *bytes, bytes->range()); });
        if (code != Done)
            return code;
    }
    return Done;
}

} // namespace

std::span<const Verb> renderingVerbs()
{
    static const std::vector<Verb> verbs{
        {.name = "render",
         .operands = QT_TRANSLATE_NOOP(
             "hexa", "FILE -o PNG [--size WxH] [--view VIEW] [--clip CLIP] [--time SECONDS] [--turntable N]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "draw the model or the picture in a file"),
         .options = {{"o", "PNG", QT_TRANSLATE_NOOP("hexa", "the picture to write")},
                     {"size", QT_TRANSLATE_NOOP("hexa", "WxH"),
                      QT_TRANSLATE_NOOP("hexa", "its sides in pixels, otherwise 800x600")},
                     {"view", QT_TRANSLATE_NOOP("hexa", "VIEW"),
                      QT_TRANSLATE_NOOP("hexa", "from where: front, back, left, right, top, bottom, or iso")},
                     {"clip", QT_TRANSLATE_NOOP("hexa", "CLIP"),
                      QT_TRANSLATE_NOOP("hexa", "an animation, by its name or its number from 1 on")},
                     {"time", QT_TRANSLATE_NOOP("hexa", "SECONDS"),
                      QT_TRANSLATE_NOOP("hexa", "the moment of the animation, from its begin")},
                     {"turntable", "N", QT_TRANSLATE_NOOP("hexa", "so many pictures of one turn, from OUT-001.png on")},
                     {"path", QT_TRANSLATE_NOOP("hexa", "PATH"),
                      QT_TRANSLATE_NOOP("hexa", "draw the file at this place in a package")}},
         .least = 1,
         .most = 1,
         .run = runRender,
         .readsAs = false},
    };
    return verbs;
}

} // namespace hexahedron::cli
