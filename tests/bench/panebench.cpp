#include "tests/bench/panebench.h"

#include "app/documentpage.h"
#include "app/mainwindow.h"
#include "core/bytes/search.h"
#include "tests/bench/report.h"
#include "widgets/hex/hexview.h"
#include "widgets/hex/minimap.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace hexahedron;

namespace bench {

namespace {

constexpr int LongestWait = 60'000; // ms, after which something is broken

double secondsOf(const QElapsedTimer &timer)
{
    return double(timer.nsecsElapsed()) / 1e9;
}

template<typename Condition>
void waitFor(const char *what, Condition holds)
{
    QElapsedTimer timer;
    timer.start();
    QTimer
        wake; // a condition may become true without an event; who waits leaves the processor to what runs in the background
    wake.start(20);
    while (!holds()) {
        if (timer.elapsed() > LongestWait) {
            std::fprintf(stderr, "windowbench: %s\n", what);
            std::exit(1);
        }
        QApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    }
}

/// Memory of its own that this process has at the moment, in bytes; mapped files do not count.
qint64 anonymousNow()
{
    QFile status("/proc/self/status");
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("RssAnon:"))
            return line.simplified().split(' ').value(1).toLongLong() * 1024;
    }
    return 0;
}

QString writeSparse(const QTemporaryDir &folder, const QString &name, qint64 size)
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || !file.resize(size)) {
        std::fprintf(stderr, "windowbench: a sparse file cannot be made\n");
        std::exit(1);
    }
    return file.fileName();
}

/// The sum of all words: nothing can look at each byte in less time.
double readSeconds(const QByteArray &data)
{
    QElapsedTimer timer;
    timer.start();
    quint64 sums[4] = {};
    const char *at = data.constData();
    for (const char *end = at + data.size() - 31; at < end; at += 32) {
        for (int i = 0; i < 4; ++i) {
            quint64 word = 0;
            std::memcpy(&word, at + 8 * i, 8);
            sums[i] += word;
        }
    }
    const volatile quint64 sum = sums[0] + sums[1] + sums[2] + sums[3]; // so that it is not left out
    Q_UNUSED(sum)
    return secondsOf(timer);
}

void measureSearch(int runs, Report &report)
{
    constexpr qint64 Size = 256 << 20;
    QByteArray data(Size, Qt::Uninitialized);
    quint32 random = 1;
    for (char &byte : data)
        byte = char((random = random * 1664525 + 1013904223) >> 24);
    const Bytes bytes(data);
    // Nothing of this is there.
    const std::pair<const char *, std::optional<Pattern>> patterns[]{
        {"search, eight bytes", Pattern::fromHex("0102030405060708")},
        {"search, bytes with gaps", Pattern::fromHex("01 ?? 03 04 ?? 06 07 08 09")},
        {"search, text in any case", Pattern::fromText("hexahedron is not here", {.matchesCase = false})}};
    for (const auto &[name, pattern] : patterns) {
        std::vector<double> shares;
        double bandwidth = 0;
        for (int run = 0; pattern && run < runs; ++run) { // in turns, so that both meet the same noise
            const double reading = readSeconds(data);
            QElapsedTimer timer;
            timer.start();
            SearchContext context;
            qint64 count = 0;
            forEachMatch(bytes, *pattern, bytes.range(), context, [&](ByteRange) { return ++count < 1'000'000; });
            shares.push_back(reading / secondsOf(timer));
            bandwidth = std::max(bandwidth, double(Size) / reading / 1e9);
        }
        std::sort(shares.begin(), shares.end());
        const double share = shares.empty() ? 0 : shares[shares.size() / 2];
        report.add({name, "256 MiB in memory",
                    QStringLiteral("%1 of %2 GB/s").arg(share, 0, 'f', 2).arg(bandwidth, 0, 'f', 1),
                    "at least 0.50 of memory bandwidth", share >= 0.5});
    }
}

void measureMinimap(const QTemporaryDir &folder, Report &report)
{
    QString error;
    const auto bytes = Bytes::fromFile(writeSparse(folder, "sparse.bin", qint64(4) << 30), &error);
    HexView view;
    view.resize(800, 1000);
    Minimap minimap(&view);
    minimap.resize(minimap.sizeHint().width(), 1000);
    view.show();
    minimap.show();
    QApplication::processEvents();
    QElapsedTimer timer;
    timer.start();
    view.setBytes(bytes.value_or(Bytes()));
    waitFor("the overview does not come", [&] { return minimap.entropy().size() > 500; });
    const double seconds = secondsOf(timer);
    report.add({"overview in the background", "sparse 4 GiB", milliseconds(seconds), "at most " + milliseconds(1),
                seconds <= 1});
}

void measureMemory(const QTemporaryDir &folder, Report &report)
{
    constexpr qint64 Most = 80'000'000;
    const QString path = writeSparse(folder, "long.bin", qint64(1) << 30);
    MainWindow window;
    window.resize(window.sizeHint());
    window.show();
    QApplication::processEvents();
    const qint64 before = anonymousNow();
    if (!window.open(path))
        std::exit(1);
    const auto isRead = [&window] {
        const Session *session = window.session();
        return session && session->isTreeCurrent() && !session->isChecking() && session->issues();
    };
    waitFor("the sparse file is not read", isRead);
    window.currentPage()->hexView()->goTo(qint64(1) << 29);
    waitFor("the overview does not come", [&] { return !window.currentPage()->minimap()->entropy().empty(); });
    const qint64 memory = anonymousNow() - before;
    report.add({"window, own memory", "sparse 1 GiB", QStringLiteral("%1 MB").arg(double(memory) / 1e6, 0, 'f', 1),
                "at most 80 MB beyond the mapping", memory <= Most});
}

} // namespace

void measurePane(int runs, Report &report)
{
    const QTemporaryDir folder;
    measureMemory(folder, report); // first: what others have left behind would be used again
    measureMinimap(folder, report);
    measureSearch(runs, report);
}

} // namespace bench
