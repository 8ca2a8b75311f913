// How long the window needs on a large file, from the wish to the last view painted, against its goals.
//   windowbench [--mb N]… [--runs N] [--out RESULTS.md] [--verbose] [--pane]
// Runs itself with --open FILE to see how long a whole start takes.
#include "app/documentpage.h"
#include "app/mainwindow.h"
#include "tests/bench/bigfiles.h"
#include "tests/bench/measure.h"
#include "tests/bench/panebench.h"
#include "tests/bench/report.h"
#include "tests/support/b3dbuilder.h"
#include "widgets/hex/hexview.h"
#include "widgets/inspector/editvalue.h"
#include "widgets/inspector/inspector.h"
#include "widgets/tree/treemodel.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTreeView>

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace hexahedron;
using bench::milliseconds;

namespace {

constexpr qint64 LongestWait = 120'000; // ms, after which something is broken
bool isVerbose = false;

[[noreturn]] void giveUp(const char *why)
{
    std::fprintf(stderr, "windowbench: %s\n", why);
    std::exit(1);
}

/// Runs the event loop until something holds.
template<typename Condition>
void waitFor(const char *what, Condition holds)
{
    QElapsedTimer timer;
    timer.start();
    QTimer wake; // a condition may become true without an event
    wake.start(1000);
    while (!holds()) {
        if (timer.elapsed() > LongestWait)
            giveUp(what);
        QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

/// Notes when the views of a window were painted last.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(MainWindow &window)
        : m_window(window)
    {
        qApp->installEventFilter(this);
    }
    void reset() { m_hex = m_tree = false; }
    /// The hex pane and the tree show the present snapshot and have been painted since.
    bool isDone() const { return m_hex && m_tree; }

protected:
    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (event->type() != QEvent::Paint || !m_window.session())
            return false;
        const auto *tree = m_window.currentTree() ? m_window.currentTree()->findChild<QTreeView *>() : nullptr;
        const bool isRight = m_window.session()->isTreeCurrent()
                             && m_window.currentPage()->hexView()->bytes().isSameSnapshot(
                                 m_window.session()->document().bytes());
        if (!isRight || !tree)
            return false;
        m_hex = m_hex || object == m_window.currentPage()->hexView()->viewport();
        m_tree = m_tree || object == tree->viewport();
        return false;
    }

private:
    MainWindow &m_window;
    bool m_hex = false, m_tree = false;
};

/// What this thread alone has computed: tells what is slow from what other programs keep waiting.
double ownSeconds()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return double(time.tv_sec) + double(time.tv_nsec) / 1e9;
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    if (isVerbose) {
        for (const double value : values)
            std::fprintf(stderr, "%.1f ", value * 1000);
        std::fprintf(stderr, "ms\n");
    }
    return values[values.size() / 2];
}

class WindowBench
{
public:
    WindowBench(const QString &file, int runs)
        : m_watch(m_window)
        , m_runs(runs)
    {
        m_window.resize(m_window.sizeHint());
        m_window.show();
        if (!m_window.open(file))
            giveUp("the file cannot be opened");
        session().confirm = [](const EditPlan &) { return true; }; // somebody else's time
        session().explain = [](const EditPlan &plan) { giveUp(qPrintable(plan.refusal)); };
        QObject::connect(&session(), &Session::editFailed, [](const QString &reason) { giveUp(qPrintable(reason)); });
        settle();
    }

    double valueEdit()
    {
        std::vector<double> times;
        for (int run = 0; run < m_runs; ++run) {
            const Item item = find("/BB3D/NODE/MESH/VRTS/vertices/[1000]/position/x");
            m_window.currentPage()->select(item);
            settle();
            times.push_back(timed([&] { editValue(session(), item, QString::number(0.5 + run), &m_window); }));
            settle();
        }
        return median(times);
    }

    double insertion()
    {
        std::vector<double> times;
        for (int run = 0; run < m_runs; ++run) {
            const Item array = find("/BB3D/NODE/MESH/VRTS/vertices");
            m_window.currentPage()->select(session().tree()->child(array, 0));
            settle();
            times.push_back(
                timed([&] { session().edit({}, [array](Planner &planner) { planner.insertElements(array, 0, 1); }); }));
            settle();
        }
        return median(times);
    }

    /// A second edit while the first one is still being checked.
    double editWhileChecking()
    {
        std::vector<double> times;
        for (int run = 0; run < m_runs; ++run) {
            const char *path = "/BB3D/NODE/MESH/VRTS/vertices/[2000]/position/x";
            m_window.currentPage()->select(find(path));
            settle();
            timed([&] { editValue(session(), find(path), QString::number(0.25 + run), &m_window); });
            times.push_back(timed([&] { editValue(session(), find(path), QString::number(0.5 + run), &m_window); }));
        }
        settle();
        return median(times);
    }

    /// A pane of its own, so that only it is painted.
    double painting()
    {
        settle();
        TreeAnnotations annotations;
        annotations.setTree(session().tree());
        annotations.setIssues(session().issues());
        annotations.setChanged(ChangedBytes::ofEdited(session().document().bytes(), session().document().savedBytes()));
        HexView view;
        view.setAnnotations(&annotations);
        view.setBytes(session().document().bytes());
        view.resize(1600, 1000);
        QImage image(view.size(), QImage::Format_ARGB32_Premultiplied);
        view.render(&image); // lays out
        std::vector<double> times;
        const qint64 size = session().document().bytes().size();
        for (int run = 0; run < m_runs * 8; ++run) {
            view.goTo(size / (m_runs * 8) * run);
            QElapsedTimer timer;
            timer.start();
            view.viewport()->render(&image);
            times.push_back(double(timer.nsecsElapsed()) / 1e9);
        }
        const QString kept = qEnvironmentVariable("HEXAHEDRON_BENCH_IMAGE"); // to see that it is what people see
        if (!kept.isEmpty())
            image.save(kept);
        view.setAnnotations(nullptr);
        return median(times);
    }

    /// Until nothing runs in the background any more.
    void settle()
    {
        waitFor("the file is not read",
                [this] { return session().isTreeCurrent() && !session().isChecking() && session().issues(); });
        QApplication::processEvents();
    }

private:
    Session &session() { return *m_window.session(); }

    Item find(const char *path)
    {
        const auto item = session().tree()->find(QString::fromLatin1(path));
        if (!item)
            giveUp(path);
        return *item;
    }

    /// From the wish to the last view painted with the outcome.
    template<typename Wish>
    double timed(Wish wish)
    {
        const Bytes before = session().document().bytes();
        m_watch.reset();
        QElapsedTimer timer;
        timer.start();
        const double ownBefore = ownSeconds();
        wish();
        const double ownWished = ownSeconds();
        const double wished = double(timer.nsecsElapsed()) / 1e9;
        waitFor("the edit is not done", [&] { return !session().document().bytes().isSameSnapshot(before); });
        const double applied = double(timer.nsecsElapsed()) / 1e9;
        waitFor("the edit is not shown", [&] { return session().isTreeCurrent() && m_watch.isDone(); });
        QApplication::processEvents(); // what was put off by a timer of no time: inspector and status
        if (isVerbose)
            std::fprintf(stderr, "call %.1f applied %.1f done %.1f ms; this thread: call %.1f, all %.1f ms\n",
                         wished * 1000, applied * 1000, double(timer.nsecsElapsed()) / 1e6,
                         (ownWished - ownBefore) * 1000, (ownSeconds() - ownBefore) * 1000);
        return double(timer.nsecsElapsed()) / 1e9;
    }

    MainWindow m_window;
    PaintWatch m_watch;
    int m_runs;
};

/// Opens a file, shows it, says so and ends: what others measure from outside.
[[noreturn]] void openAndEnd(const QString &file)
{
    MainWindow window;
    PaintWatch watch(window);
    watch.reset();
    window.resize(window.sizeHint());
    window.show();
    if (!window.open(file))
        giveUp("the file cannot be opened");
    waitFor("the file does not show", [&] { return watch.isDone(); });
    QApplication::processEvents();
    if (write(STDOUT_FILENO, "drawn\n", 6) != 6)
        giveUp("nobody listens");
    _exit(0);
}

/// A file of 4 KB: nodes with a mesh of three vertices.
bool writeSmall(const QString &path)
{
    QByteArray nodes;
    while (nodes.size() < 3900)
        nodes += b3d::node("node", b3d::plainMesh());
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(b3d::file(b3d::node("root", nodes))) > 0;
}

void measure(qint64 megabytes, int runs, bench::Report &report)
{
    const QTemporaryDir folder;
    const QString big = folder.filePath("big.b3d");
    const QString small = folder.filePath("small.b3d");
    if (!bench::writeFewLargeArrays(big, megabytes * 1'000'000) || !writeSmall(small))
        giveUp("the files cannot be written");
    const QString name = QStringLiteral("big %1 MB").arg(megabytes);
    const QString program = QApplication::applicationFilePath();
    const std::vector<double> starts = bench::mediansToFirstOutput(
        {{program, "--open", small}, {program, "--open", big}}, runs * 3);
    const double smallStart = starts[0], bigStart = starts[1];
    const double ratio = bigStart / smallStart;
    report.add({"window, up and drawn", name,
                QStringLiteral("%1 = %2 x the time for 4 KB").arg(milliseconds(bigStart)).arg(ratio, 0, 'f', 2),
                "at most 1.1 x the time for 4 KB", smallStart > 0 && bigStart > 0 && ratio <= 1.1});
    WindowBench bench(big, runs);
    const auto add = [&](const char *what, double seconds, double most) {
        report.add({what, name, milliseconds(seconds), "at most " + milliseconds(most), seconds <= most});
    };
    add("window, after a value edit", bench.valueEdit(), 0.050);
    add("window, edit during the check", bench.editWhileChecking(), 0.050);
    add("window, after inserting a vertex", bench.insertion(), 0.150);
    add("window, value edit after that", bench.valueEdit(), 0.050);
    add("window, hex pane of 1600 x 1000", bench.painting(), 0.008);
}

} // namespace

int main(int argc, char **argv)
{
    QStandardPaths::setTestModeEnabled(true);
    QTemporaryDir settings; // nobody's own settings, and the same ones every time
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, settings.path());
    QApplication application(argc, argv);
    application.setOrganizationName("HexahedronBench");
    application.setApplicationName("windowbench");
    QCommandLineParser parser;
    parser.addHelpOption();
    const QCommandLineOption sizes("mb", "Size of the file in MB; may be given more than once (default 1000).", "N");
    const QCommandLineOption runs("runs", "How often each edit is made (default 7).", "N", "7");
    const QCommandLineOption out("out", "Adds the rows to this table.", "FILE");
    const QCommandLineOption verbose("verbose", "Prints every measurement.");
    const QCommandLineOption open("open", "Opens this file, draws it and ends.", "FILE");
    const QCommandLineOption pane("pane", "Measures only what needs no large model: search, overview and memory.");
    parser.addOptions({sizes, runs, out, verbose, open, pane});
    parser.process(application);
    if (parser.isSet(open))
        openAndEnd(parser.value(open));
    isVerbose = parser.isSet(verbose);
    bench::Report report;
    const QStringList wanted = parser.isSet(sizes) ? parser.values(sizes) : QStringList{"1000"};
    bench::measurePane(qMax(1, parser.value(runs).toInt()), report);
    if (parser.isSet(pane))
        return 0;
    for (const QString &size : wanted)
        measure(size.toLongLong(), qMax(1, parser.value(runs).toInt()), report);
    if (parser.isSet(out))
        report.append(parser.value(out));
    return 0;
}
