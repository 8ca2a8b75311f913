// Speed and memory of `hexa` on files that this program makes, as ratios out of one run.
//   hexabench FOLDER_OF_BINARIES [--mb N]… [--runs N] [--only NAME]… [--out RESULTS.md]
#include "tests/bench/bigfiles.h"
#include "tests/bench/measure.h"
#include "tests/bench/packagebench.h"
#include "tests/bench/report.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>

#include <cstdio>

namespace {

using bench::milliseconds;
using bench::Report;

QString megabytes(qint64 bytes)
{
    return QStringLiteral("%1 MB").arg(double(bytes) / 1e6, 0, 'f', 1);
}

class Bench
{
public:
    Bench(QString binaries, int runs, QStringList only)
        : m_binaries(std::move(binaries))
        , m_runs(runs)
        , m_only(std::move(only))
    {
        bench::writeTiny(path("tiny"));
        m_tinyCheck = bench::median({program("hexa"), "check", path("tiny")}, m_runs * 3);
        m_tinyTree = bench::median({program("hexa"), "tree", "--depth", "1", path("tiny")}, m_runs * 3);
    }

    void measure(qint64 megabytesWanted, Report &report)
    {
        const QString size = QStringLiteral(" %1 MB").arg(megabytesWanted);
        const qint64 bytes = megabytesWanted * 1'000'000;
        if (isWanted("big") && write(path("big"), bench::writeFewLargeArrays, bytes)) {
            check(report, "big", size, 2, 4'000'000, 0);
            tree(report, size);
            if (megabytesWanted <= 200)
                exportJson(report, size);
        }
        if (isWanted("many") && write(path("many"), bench::writeManySmallChunks, bytes))
            check(report, "many", size, 6, 0, 64);
        for (const bench::BigFormat &format : bench::bigFormats())
            checkArrays(report, format, size, bytes);
        if (isWanted("files.pak"))
            manyFiles(report, size, bytes);
        if (isWanted("packed.pak") && write(file("packed.pak"), bench::writePackedPackage, qMin(bytes, MostPacked))) {
            bench::measureExpanding(report, file("packed.pak"), m_runs);
            QFile::remove(file("packed.pak"));
        }
    }

private:
    static constexpr qint64 MostPacked = 200'000'000;

    bool isWanted(const QString &name) const { return m_only.isEmpty() || m_only.contains(name); }
    bool write(const QString &path, bool (*writer)(const QString &, qint64), qint64 bytes) const
    {
        if (writer(path, bytes))
            return true;
        std::fprintf(stderr, "cannot write %s\n", qPrintable(path));
        return false;
    }
    QString file(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    QString program(const char *name) const { return m_binaries + u'/' + QLatin1String(name); }
    QString path(const char *name) const { return m_folder.filePath(QLatin1String(name) + QStringLiteral(".b3d")); }

    void check(Report &report, const char *name, const QString &size, double mostRatio, qint64 mostMemory,
               qint64 mostPerChunk)
    {
        const QString file = QLatin1String(name) + size;
        const bench::Cost own = checkTime(report, path(name), file, "walk", mostRatio);
        const qint64 memory = own.anonymous - m_tinyCheck.anonymous;
        if (mostMemory > 0) {
            report.add({"check, own memory", file, megabytes(memory) + " above a tiny file's",
                        "at most " + megabytes(mostMemory), memory <= mostMemory});
        } else {
            const double perChunk = double(memory) / (double(QFile(path(name)).size()) / 209.8 * 4);
            report.add({"check, own memory", file, QStringLiteral("%1 bytes a chunk").arg(perChunk, 0, 'f', 1),
                        QStringLiteral("at most %1").arg(mostPerChunk), perChunk <= double(mostPerChunk)});
        }
    }

    bench::Cost checkTime(Report &report, const QString &path, const QString &file, const char *floorKind,
                          double mostRatio)
    {
        const bench::Cost floor = bench::median({program("benchfloor"), floorKind, path}, m_runs);
        const bench::Cost own = bench::median({program("hexa"), "check", path}, m_runs);
        const double ratio = own.seconds / floor.seconds;
        report.add({"check, all rules, time", file,
                    QStringLiteral("%1 = %2 x the %3's %4")
                        .arg(milliseconds(own.seconds))
                        .arg(ratio, 0, 'f', 2)
                        .arg(QLatin1String(floorKind))
                        .arg(milliseconds(floor.seconds)),
                    QStringLiteral("at most %1 x (tiny: %2)").arg(mostRatio).arg(milliseconds(m_tinyCheck.seconds)),
                    ratio <= mostRatio && own.exitStatus == 0}); // a file with faults would say nothing
        return own;
    }

    void checkArrays(Report &report, const bench::BigFormat &format, const QString &size, qint64 bytes)
    {
        const QString name = QStringLiteral("big.") + QLatin1String(format.extension);
        const QString file = m_folder.filePath(name);
        if (!isWanted(name) || !write(file, format.write, bytes))
            return;
        checkMemory(report, checkTime(report, file, name + size, "scan", 1.5), name + size);
        QFile::remove(file); // all of them together would need much room
    }

    void checkMemory(Report &report, const bench::Cost &own, const QString &name)
    {
        const qint64 memory = own.anonymous - m_tinyCheck.anonymous;
        report.add({"check, own memory", name, megabytes(memory) + " above a tiny file's", "at most 4.0 MB",
                    memory <= 4'000'000});
    }

    /// One file of the package is looked at, then all of them: sums of everything.
    void manyFiles(Report &report, const QString &size, qint64 bytes)
    {
        const QString package = file("files.pak");
        if (!write(package, bench::writePackageOfManyFiles, bytes))
            return;
        const bench::Cost own = bench::median(
            {program("hexa"), "tree", "--depth", "3", "--path", "UPAK/entries[5000]/content", package}, m_runs);
        const double more = own.seconds - m_tinyTree.seconds;
        const qint64 memory = own.anonymous - m_tinyTree.anonymous;
        report.add({"tree of one file of 10,000", "files.pak" + size, milliseconds(more) + " above a tiny file's",
                    "at most 20 ms", more <= 0.02 && own.exitStatus == 0});
        report.add({"tree of one file, own memory", "files.pak" + size, megabytes(memory) + " above a tiny file's",
                    "at most 4.0 MB", memory <= 4'000'000});
        const bench::Cost all = checkTime(report, package, "files.pak" + size, "scan", 1.5);
        const double each = double(all.anonymous - m_tinyCheck.anonymous) / 10'000;
        report.add({"check, own memory", "files.pak" + size, QStringLiteral("%1 bytes a file").arg(each, 0, 'f', 0),
                    "at most 500", each <= 500});
        QFile::remove(package);
    }

    void tree(Report &report, const QString &size)
    {
        const bench::Cost own = bench::median({program("hexa"), "tree", "--depth", "1", path("big")}, m_runs * 3);
        const double more = own.seconds - m_tinyTree.seconds;
        report.add({"tree --depth 1", "big" + size, milliseconds(more) + " above a tiny file's", "at most 15 ms",
                    more <= 0.015});
    }

    void exportJson(Report &report, const QString &size)
    {
        const bench::Cost floor = bench::median({program("benchfloor"), "walk", path("big")}, m_runs);
        const bench::Cost own = bench::median({program("hexa"), "export", path("big"), "--to", "json"},
                                              qMax(3, m_runs / 2));
        const double ratio = own.seconds / floor.seconds;
        // Kaitai's JavaScript with ranges needs 885 times the walk (17.7 s against 0.020 s for 100 MB in one run).
        report.add({"export --to json, time", "big" + size,
                    QStringLiteral("%1 = %2 x the walk").arg(milliseconds(own.seconds)).arg(ratio, 0, 'f', 1),
                    "at most 44 x the walk, 0.05 x Kaitai's JavaScript", ratio <= 44});
        report.add({"export --to json, own memory", "big" + size, megabytes(own.anonymous - m_tinyTree.anonymous),
                    "does not grow (20 MB)", own.anonymous - m_tinyTree.anonymous <= 20'000'000});
    }

    QString m_binaries;
    int m_runs;
    QStringList m_only;
    QTemporaryDir m_folder;
    bench::Cost m_tinyCheck;
    bench::Cost m_tinyTree;
};

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addPositionalArgument("binaries", "Folder of hexa and benchfloor.");
    const QCommandLineOption sizes("mb", "Size of the files in MB; may be given more than once (default 100 and 1000).",
                                   "N");
    const QCommandLineOption runs("runs", "How often each command runs (default 7).", "N", "7");
    const QCommandLineOption only("only", "Only these files, such as big, many, big.mdl, files.pak.", "NAME");
    const QCommandLineOption out("out", "Also writes the table here.", "FILE");
    parser.addOptions({sizes, runs, only, out});
    parser.process(application);
    if (parser.positionalArguments().isEmpty())
        parser.showHelp(2);
    Report report;
    Bench bench(parser.positionalArguments().constFirst(), qMax(1, parser.value(runs).toInt()), parser.values(only));
    const QStringList wanted = parser.isSet(sizes) ? parser.values(sizes) : QStringList{"100", "1000"};
    for (const QString &size : wanted)
        bench.measure(size.toLongLong(), report);
    if (parser.isSet(out))
        report.write(parser.value(out));
    return 0;
}
