// How soon a large model is seen, how smoothly it turns, how long a click takes and how much memory that needs, against its goals.
//   previewbench [--parts N] [--triangles N] [--runs N] [--only NAME]… [--against PROGRAM] [--out RESULTS.md]
// Runs itself, or in turns the program of another build, with --show FILE for each measurement. Needs a display.
#include "app/mainwindow.h"
#include "tests/bench/bigfiles.h"
#include "tests/bench/manyparts.h"
#include "tests/bench/report.h"
#include "tests/bench/tiles.h"
#include "widgets/preview/previewwidget.h"
#include "widgets/preview/view3d.h"
#include "widgets/session/session.h"

#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QNoDraw>
#include <Qt3DRender/QRenderCapture>

#include <QAction>
#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QMouseEvent>
#include <QPointer>
#include <QProcess>
#include <QSettings>
#include <QSignalBlocker>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <thread>

#include <unistd.h>

using namespace hexahedron;
using bench::milliseconds;

namespace {

constexpr qint64 LongestWait = 180'000; // ms, after which something is broken

[[noreturn]] void giveUp(const char *why)
{
    std::fprintf(stderr, "previewbench: %s\n", why);
    std::exit(1);
}

template<typename Condition>
void waitFor(const char *what, Condition holds)
{
    QElapsedTimer timer;
    timer.start();
    QTimer wake;
    wake.start(1000);
    while (!holds()) {
        if (timer.elapsed() > LongestWait)
            giveUp(what);
        QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

double anonymousMegabytes()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("RssAnon:"))
            return line.mid(8).replace("kB", "").trimmed().toDouble() * 1024 / 1e6;
    }
    return 0;
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

/// What one look at a file has shown; seconds and megabytes.
enum Figure { First, Whole, Frame, Pick, VertexPick, Click, Memory, MostMemory, FigureCount };
using Figures = std::array<double, FigureCount>;

class Look
{
public:
    explicit Look(const QString &file)
    {
        m_clock.start();
        m_window.resize(1400, 900);
        m_window.show();
        PreviewWidget &preview = *m_window.preview();
        bool isShown = false;
        QObject::connect(&preview, &PreviewWidget::shown, &preview, [&] { isShown = true; });
        if (!m_window.open(file))
            giveUp("the file cannot be opened");
        waitFor("the model is not shown",
                [&] { return isShown && preview.surface() && preview.surface()->isExposed(); });
        awaitFrame();
        m_figures[First] = seconds();
        waitFor("the model is not complete", [&] { return preview.isComplete(); });
        m_figures[Whole] = seconds();
        waitFor("the file is not read", [&] {
            return m_window.session()->isTreeCurrent() && !m_window.session()->isChecking()
                   && m_window.session()->issues();
        });
    }

    Figures measure()
    {
        turn(3);
        m_figures[Frame] = turn(25);
        waitFor("the model is not complete", [this] { return m_window.preview()->isComplete(); });
        m_figures[Memory] = anonymousMegabytes();
        click();
        pick();
        return m_figures;
    }

private:
    double seconds() const { return double(m_clock.nsecsElapsed()) / 1e9; }
    preview::View3D &view() { return *qobject_cast<preview::View3D *>(m_window.preview()->surface()); }
    QPointF middle() { return QPointF(view().width(), view().height()) / 2; }

    /// Until everything that has been asked for so far is in the picture: one pixel of it is read back.
    void awaitFrame()
    {
        Qt3DRender::QFrameGraphNode *graph = view().activeFrameGraph();
        QPointer<Qt3DRender::QRenderCapture> &capture = graph == m_graph ? m_capture : m_none;
        if (!capture) {
            m_graph = graph;
            auto *clear = new Qt3DRender::QClearBuffers(graph); // a branch that does nothing is left out
            clear->setBuffers(Qt3DRender::QClearBuffers::StencilBuffer);
            m_capture = new Qt3DRender::QRenderCapture(clear);
            new Qt3DRender::QNoDraw(m_capture);
        }
        bool isThere = false;
        Qt3DRender::QRenderCaptureReply *reply = m_capture->requestCapture(QRect(0, 0, 1, 1));
        QObject::connect(reply, &Qt3DRender::QRenderCaptureReply::completed, reply, [&] { isThere = true; });
        waitFor("nothing is drawn", [&] { return isThere; });
        reply->deleteLater();
    }

    void mouse(QEvent::Type type, const QPointF &at, Qt::MouseButton button, Qt::MouseButtons buttons)
    {
        QMouseEvent event(type, at, view().mapToGlobal(at), button, buttons, Qt::NoModifier);
        QApplication::sendEvent(&view(), &event);
    }

    /// Seconds from a move of the mouse to the picture of it.
    double turn(int moves)
    {
        std::vector<double> times;
        QPointF at = middle();
        mouse(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
        for (int i = 0; i < moves; ++i) {
            at += QPointF(7, i % 2 == 0 ? 3 : -3);
            QElapsedTimer timer;
            timer.start();
            mouse(QEvent::MouseMove, at, Qt::NoButton, Qt::LeftButton);
            awaitFrame();
            times.push_back(double(timer.nsecsElapsed()) / 1e9);
        }
        mouse(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
        return median(times);
    }

    /// What is under the mouse, without what the window then does with it.
    void pick()
    {
        const QSignalBlocker alone(m_window.preview());
        const auto timed = [&] {
            std::vector<double> times;
            for (int i = 0; i < 15; ++i) {
                QElapsedTimer timer;
                timer.start();
                m_window.preview()->pickAt(middle() + QPointF(i * 9 - 60, i * 5 - 30));
                times.push_back(double(timer.nsecsElapsed()) / 1e9);
            }
            return median(times);
        };
        m_figures[Pick] = timed();
        for (QAction *action : m_window.preview()->findChildren<QAction *>()) {
            if (action->text() == QLatin1String("Vertices")) // then these are what is clicked
                action->setChecked(true);
        }
        m_figures[VertexPick] = timed();
    }

    /// From a click to the picture in which it is lit; a large one is still to become whole.
    void click()
    {
        std::vector<double> times;
        for (int i = 0; i < 5; ++i) {
            const QPointF at = middle() + QPointF(i * 23 - 50, i * 17 - 30);
            QElapsedTimer timer;
            timer.start();
            mouse(QEvent::MouseButtonPress, at, Qt::LeftButton, Qt::LeftButton);
            mouse(QEvent::MouseButtonRelease, at, Qt::LeftButton, Qt::NoButton);
            awaitFrame();
            times.push_back(double(timer.nsecsElapsed()) / 1e9);
            QApplication::processEvents();
        }
        m_figures[Click] = median(times);
    }

    MainWindow m_window;
    QElapsedTimer m_clock;
    Qt3DRender::QFrameGraphNode *m_graph = nullptr;
    QPointer<Qt3DRender::QRenderCapture> m_capture, m_none;
    Figures m_figures{};
};

/// Prints what one look at a file shows, for the process that measures.
[[noreturn]] void show(const QString &file)
{
    std::atomic_bool isDone = false;
    double most = 0;
    std::thread watcher([&] {
        while (!isDone) {
            most = std::max(most, anonymousMegabytes());
            usleep(3000);
        }
    });
    Look look(file);
    Figures figures = look.measure();
    isDone = true;
    watcher.join();
    figures[MostMemory] = most;
    for (const double figure : figures)
        std::printf("%g ", figure);
    std::printf("\n");
    std::fflush(stdout);
    _exit(0);
}

Figures lookAt(const QString &program, const QString &file)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.start(program, {QStringLiteral("--show"), file});
    if (!process.waitForFinished(-1) || process.exitCode() != 0)
        giveUp("a look has failed");
    const QList<QByteArray> words = process.readAllStandardOutput().simplified().split(' ');
    Figures figures{};
    for (size_t i = 0; i < FigureCount && qsizetype(i) < words.size(); ++i)
        figures[i] = words[qsizetype(i)].toDouble();
    return figures;
}

struct Subject
{
    const char *name;
    QString file;
    bool isWritten;
    bool isData; ///< its file says it all: nothing stands for thousands of things
};

class Bench
{
public:
    /// Memory is counted above that of the small model, which needs all that does not depend on the data.
    Bench(const QStringList &programs, int runs, const QString &small)
        : m_programs(programs)
        , m_runs(runs)
        , m_small(medians(small))
        , m_smallSize(double(QFileInfo(small).size()) / 1e6)
    {
    }

    void measure(const Subject &subject, bench::Report &report) const
    {
        const std::vector<Figures> all = medians(subject.file);
        const double size = double(QFileInfo(subject.file).size()) / 1e6 - m_smallSize;
        for (size_t i = 0; i < all.size(); ++i) {
            const Figures &figures = all[i];
            const QString which = i == 0 ? QString() : QStringLiteral(" (before)");
            const auto add = [&](const char *what, const QString &measured, const char *wanted, bool isMet) {
                report.add(
                    {QLatin1String(what) + which, QLatin1String(subject.name), measured, QLatin1String(wanted), isMet});
            };
            add("preview, first picture", milliseconds(figures[First]), "at most 3000 ms", figures[First] <= 3);
            add("preview, whole picture", milliseconds(figures[Whole]), "", true);
            add("preview, turning",
                QStringLiteral("%1 = %2 frames/s").arg(milliseconds(figures[Frame])).arg(1 / figures[Frame], 0, 'f', 1),
                "at least 10 frames/s", figures[Frame] <= 0.1);
            add("preview, what is under the mouse", milliseconds(figures[Pick]), "at most 50 ms",
                figures[Pick] <= 0.05);
            add("preview, the vertex there", milliseconds(figures[VertexPick]), "at most 50 ms",
                figures[VertexPick] <= 0.05);
            add("preview, click to light", milliseconds(figures[Click]), "", true);
            const double own = figures[Memory] - m_small[i][Memory];
            const double most = figures[MostMemory] - m_small[i][MostMemory];
            const QString memory = QStringLiteral("%1 MB, for a time %2 MB").arg(own, 0, 'f', 0).arg(most, 0, 'f', 0);
            if (subject.isData)
                add("preview, own memory", memory + QStringLiteral(" = %1 x the data").arg(own / size, 0, 'f', 1),
                    "at most 3 x the data", own <= 3 * size);
            else
                add("preview, own memory", memory, "", true);
        }
    }

private:
    std::vector<Figures> medians(const QString &file) const
    {
        std::vector<std::vector<Figures>> looks(size_t(m_programs.size()));
        for (int run = 0; run < m_runs; ++run) {
            for (qsizetype i = 0; i < m_programs.size(); ++i)
                looks[size_t(i)].push_back(lookAt(m_programs[i], file));
        }
        std::vector<Figures> result;
        for (const std::vector<Figures> &of : looks) {
            Figures &middle = result.emplace_back();
            for (size_t figure = 0; figure < FigureCount; ++figure) {
                std::vector<double> values;
                for (const Figures &figures : of)
                    values.push_back(figures[figure]);
                middle[figure] = median(values);
            }
        }
        return result;
    }

    QStringList m_programs;
    int m_runs;
    std::vector<Figures> m_small;
    double m_smallSize;
};

} // namespace

int main(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QTemporaryDir settings; // nobody's own settings, and the same ones every time
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    QApplication application(argc, argv);
    application.setOrganizationName("HexahedronBench");
    application.setApplicationName("previewbench");
    QCommandLineParser parser;
    parser.addHelpOption();
    const QCommandLineOption parts("parts", "How many parts models of many parts have (default 4000).", "N", "4000");
    const QCommandLineOption triangles("triangles", "How many triangles the large model has (default 3500000).", "N",
                                       "3500000");
    const QCommandLineOption runs("runs", "How often each file is looked at (default 3).", "N", "3");
    const QCommandLineOption only("only", "Only these: nodes, geometries, models, large models, triangles.", "NAME");
    const QCommandLineOption against("against", "Another build of this program, to compare with.", "PROGRAM");
    const QCommandLineOption out("out", "Adds the rows to this table.", "FILE");
    const QCommandLineOption keep("write", "Writes the files into this folder, and ends.", "FOLDER");
    const QCommandLineOption show("show", "Looks at this file and prints what that costs.", "FILE");
    parser.addOptions({parts, triangles, runs, only, against, out, keep, show});
    parser.process(application);
    if (parser.isSet(show))
        ::show(parser.value(show));

    const QTemporaryDir temporary;
    const QString folder = parser.isSet(keep) ? parser.value(keep) : temporary.path();
    const int partCount = qMax(1, parser.value(parts).toInt());
    const qint64 tiles = parser.value(triangles).toLongLong() / bench::TileTriangles + 1;
    const auto writeTiles = [](const QString &path, qint64 count) {
        return bench::writeFewLargeArrays(path, count * (bench::TileVertices * 32 + bench::TileTriangles * 12));
    };
    constexpr int SmallTiles = 10; // enough to be drawn in the way of large models
    const QString small = folder + QStringLiteral("/small.b3d");
    std::vector<Subject> subjects;
    const auto add = [&](const char *name, const char *file, bool isData, const auto &write) {
        if (parser.isSet(only) && !parser.values(only).contains(QLatin1String(name)))
            return;
        const QString path = folder + u'/' + QLatin1String(file);
        subjects.push_back({name, path, write(path), isData});
    };
    add("nodes", "nodes.b3d", false, [&](const QString &path) { return bench::writeManyNodes(path, partCount, 5); });
    add("geometries", "geometries.mdl", false,
        [&](const QString &path) { return bench::writeManyGeometries(path, partCount, 5); });
    add("models", "models/models.scene.xml", false,
        [&](const QString &path) { return bench::writeManyModels(path, partCount, 5); });
    add("large models", "largemodels/models.scene.xml", false,
        [&](const QString &path) { return bench::writeManyModels(path, partCount, 21); });
    add("triangles", "triangles.b3d", true, [&](const QString &path) { return writeTiles(path, tiles); });
    if (!writeTiles(small, SmallTiles)
        || !std::all_of(subjects.begin(), subjects.end(), [](const Subject &one) { return one.isWritten; }))
        giveUp("the files cannot be written");
    if (parser.isSet(keep))
        return 0;
    QStringList programs{QApplication::applicationFilePath()};
    if (parser.isSet(against))
        programs += parser.value(against);
    bench::Report report;
    const Bench bench(programs, qMax(1, parser.value(runs).toInt()), small);
    for (const Subject &subject : subjects)
        bench.measure(subject, report);
    if (parser.isSet(out))
        report.append(parser.value(out));
    return 0;
}
