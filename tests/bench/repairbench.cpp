// How much of broken files `hexa fix` brings back: samples are damaged at random, repaired, and compared with what they were.
//   repairbench [--seed N] [--count N] [--twice N] [--samples FOLDER]… [--built] [--only FORMAT] [--damage NAME] [--list] [--out FILE]
#include "core/check/checker.h"
#include "core/edit/judging.h"
#include "core/formats/registry.h"
#include "core/recovery/plausible.h"
#include "core/recovery/recovery.h"
#include "core/recovery/repairing.h"
#include "tests/bench/bigfiles.h"
#include "tests/bench/damage.h"
#include "tests/support/files.h"
#include "tests/support/samples.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QTemporaryDir>
#include <QtEndian>

#include <zlib.h>

#include <cstdio>
#include <ctime>

using namespace hexahedron;

namespace {

struct Sample
{
    QString name;
    QByteArray bytes;
    QString format;
    std::vector<Issue> issues;
};

struct Counts
{
    qint64 all = 0;
    qint64 noticed = 0;
    qint64 exact = 0;
    qint64 clean = 0;
    qint64 cleanAllowed = 0; ///< the same where everything may be taken away or made up
    qint64 cleanGuessed = 0; ///< the same when what nothing proves is made as well
    qint64 exactGuessed = 0; ///< and the same bytes as before
    qint64 good = 0;         ///< without an error, and 97 % of the data are there
    qint64 destroyed = 0;
    qint64 worse = 0;
    double kept = 0;
    double seconds = 0;
    double longest = 0;
};

qint64 errorsIn(const std::vector<Issue> &issues)
{
    qint64 errors = 0;
    for (const Issue &issue : issues)
        errors += issue.severity == Severity::Error ? issue.count : 0;
    return errors;
}

std::vector<Issue> issuesIn(const QByteArray &bytes, const QString &name)
{
    return check(*readTree(Bytes(bytes), name), nullptr, 1);
}

/// The bytes of a stream, with what packed bytes expand to instead of them: packing anew changes all of them, but loses nothing.
QByteArray expanded(const Tree &tree, StreamId base = 0)
{
    std::map<qint64, StreamId> inside;
    for (const StreamId id : tree.openStreams()) {
        const StreamTree &stream = tree.stream(id);
        if (id != 0 && !stream.isInPlace() && tree.baseOf(stream.parent) == base)
            inside[stream.packed.begin] = id;
    }
    QByteArray all;
    qint64 at = 0;
    for (const auto &[begin, id] : inside) {
        if (begin < at)
            continue;
        all += tree.bytes(base).toByteArray({at, begin}) + expanded(tree, id);
        at = tree.stream(id).packed.end;
    }
    return all + tree.bytes(base).toByteArray({at, tree.bytes(base).size()});
}

/// The same of a PNG, whose pixels are no stream of the tree: all but the pixels, then those that can be expanded.
QByteArray expandedPng(const QByteArray &bytes)
{
    constexpr qsizetype Signature = 8, Header = 8, Trailer = 4;
    QByteArray others = bytes.left(Signature);
    QByteArray packed;
    for (qsizetype at = Signature; at + Header <= bytes.size();) {
        const qsizetype size = qMin<qsizetype>(qFromBigEndian<quint32>(bytes.constData() + at),
                                               bytes.size() - at - Header);
        if (bytes.mid(at + 4, 4) == "IDAT")
            packed += bytes.mid(at + Header, size);
        else
            others += bytes.mid(at, Header + size + Trailer);
        at += Header + size + Trailer;
    }
    constexpr qsizetype MostPixels = 64 << 20;
    QByteArray pixels(qMin<qsizetype>(MostPixels, 1032 * packed.size() + 1), '\0');
    z_stream stream{};
    if (inflateInit(&stream) != Z_OK)
        return bytes;
    stream.next_in = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_in = uInt(packed.size());
    stream.next_out = reinterpret_cast<Bytef *>(pixels.data());
    stream.avail_out = uInt(pixels.size());
    inflate(&stream, Z_SYNC_FLUSH);
    pixels.chop(qsizetype(stream.avail_out));
    inflateEnd(&stream);
    return others + pixels;
}

QByteArray expanded(const QByteArray &bytes, const QString &name)
{
    if (name.endsWith(QLatin1StringView(".png")))
        return expandedPng(bytes);
    const auto tree = readTree(Bytes(bytes), name);
    tree->openAll();
    return tree->expandedSize() > 0 ? expanded(*tree) : bytes;
}

/// How much of what the damage left is there, packed or not.
double partKept(const QByteArray &whole, const QByteArray &broken, const QByteArray &result, const QString &name)
{
    const auto part = [](const QByteArray &a, const QByteArray &b, const QByteArray &c) {
        return double(bench::bytesKept(a, c)) / double(qMax<qint64>(1, bench::bytesKept(a, b)));
    };
    double kept = part(whole, broken, result);
    if (const QByteArray all = expanded(whole, name); kept < 1 && all != whole)
        kept = qMax(kept, part(all, expanded(broken, name), expanded(result, name)));
    return qMin(1.0, kept);
}

/// Files without an error, of every format with bytes rather than text.
std::vector<Sample> samplesIn(const QStringList &folders, const QString &only)
{
    QStringList patterns = test::allSamplePatterns();
    for (const char *text : {"*.xml", "*.shader", "*.glsl"})
        patterns.removeAll(QLatin1StringView(text));
    constexpr qint64 MostBytes = 2 << 20;
    std::vector<Sample> samples;
    for (const QString &folder : folders) {
        for (const QString &file : test::sampleFilesIn(folder, patterns)) {
            Sample sample{QFileInfo(file).fileName(), test::contentOf(file), {}, {}};
            if (sample.bytes.size() < 64 || sample.bytes.size() > MostBytes)
                continue;
            const auto tree = readTree(Bytes(sample.bytes), sample.name);
            sample.format = QString::fromLatin1(tree->format()->id);
            if (!isKnown(*tree->format()) || (!only.isEmpty() && !sample.format.endsWith(u'.' + only)))
                continue;
            sample.issues = check(*tree, nullptr, 1);
            if (errorsIn(sample.issues) == 0)
                samples.push_back(std::move(sample));
        }
    }
    return samples;
}

QString percent(double part, double whole)
{
    return whole > 0 ? QString::number(100 * part / whole, 'f', 0) : QStringLiteral("-");
}

QString row(const QString &name, const Counts &c)
{
    return QStringLiteral("| %1 | %2 | %3 | %4 | %5 | %6 | %7 | %8 | %9 | %10 | %11 | %12 | %13 |\n")
        .arg(name)
        .arg(c.all)
        .arg(percent(double(c.noticed), double(c.all)), percent(double(c.exact), double(c.all)),
             percent(double(c.clean), double(c.all)), percent(double(c.cleanAllowed), double(c.all)),
             percent(double(c.cleanGuessed), double(c.all)), percent(double(c.exactGuessed), double(c.all)),
             percent(double(c.good), double(c.all)),
             c.all ? QString::number(100 * c.kept / double(c.all), 'f', 1) : QStringLiteral("-"))
        .arg(c.destroyed)
        .arg(c.worse)
        .arg(c.all ? QStringLiteral("%1 / %2")
                         .arg(1000 * c.seconds / double(c.all), 0, 'f', 0)
                         .arg(1000 * c.longest, 0, 'f', 0)
                   : QString());
}

class RepairBench
{
public:
    RepairBench(std::vector<Sample> samples, bool isListed, QString kept)
        : m_isListed(isListed)
        , m_keptFolder(std::move(kept))
    {
        for (Sample &sample : samples)
            m_samples[sample.format].push_back(std::move(sample));
    }

    void measure(int times, int damages, std::mt19937_64 &random, std::optional<bench::Damage> only)
    {
        for (int i = 0; i < times; ++i) {
            // Formats and damages take turns; the sample is drawn.
            auto it = m_samples.begin();
            std::advance(it, i % int(m_samples.size()));
            const Sample &sample = it->second[size_t(random() % it->second.size())];
            QByteArray broken = sample.bytes;
            QString name;
            for (int k = 0; k < damages; ++k) {
                const bench::Damage damage = only ? *only : drawn(i / int(m_samples.size()), damages, random);
                broken = bench::damaged(broken, sample.name, damage, random);
                name = damages > 1 ? QStringLiteral("two damages") : QLatin1String(bench::damageName(damage));
            }
            if (broken != sample.bytes && !broken.isEmpty())
                measure(sample, broken, name, i);
        }
    }

    QString table() const
    {
        QString text = QStringLiteral(
            "| | damages | noticed % | exactly right % | no error left % | no error, all "
            "allowed % | no error, with guesses % | exactly right, with guesses % | no error, data kept % "
            "| data kept % | destroyed | more errors | ms of processor, mean / longest |\n"
            "|---|---|---|---|---|---|---|---|---|---|---|---|---|\n");
        for (const auto &[name, counts] : m_byDamage)
            text += row(name, counts);
        for (const auto &[name, counts] : m_byFormat)
            text += row(name, counts);
        return text + row(QStringLiteral("all"), m_all);
    }

    /// Files without damage that repairs would change although nothing in them is an error.
    int touchedHealthy() const
    {
        int touched = 0;
        for (const auto &[format, samples] : m_samples) {
            for (const Sample &sample : samples) {
                const bool hasWarnings = worstOf(sample.issues).value_or(Severity::Info) >= Severity::Warning;
                if (!hasWarnings && repaired(sample.bytes, sample.name) != sample.bytes)
                    ++touched;
            }
        }
        return touched;
    }

private:
    static bench::Damage drawn(int turn, int damages, std::mt19937_64 &random)
    {
        using enum bench::Damage;
        // What happens more often is tried more often.
        static constexpr bench::Damage turns[]{Inserted, Removed, Overwritten, Number,      Index,
                                               Cut,      Zeros,   LineEnds,    LineEndsCut, Mangled,
                                               Inserted, Removed, Number,      HighBitCut,  Number};
        if (damages == 1)
            return turns[turn % std::size(turns)];
        static constexpr bench::Damage small[]{Inserted, Removed, Overwritten, Number, Index, Cut, Zeros};
        return small[random() % std::size(small)];
    }

    static QByteArray repaired(const QByteArray &bytes, const QString &name,
                               const RepairWishes &wishes = RepairWishes::unasked())
    {
        return planRepairs(readTree(Bytes(bytes), name), wishes).plan.after.toByteArray();
    }
    /// What somebody gets who allows everything, also guesses.
    static QByteArray guessed(const QByteArray &bytes, const QString &name)
    {
        return planGuessedRepairs(readTree(Bytes(bytes), name), {.mostRemoved = RepairWishes::AnyNumber})
            .plan.after.toByteArray();
    }
    static bool isClean(const QByteArray &bytes, const QString &name) { return errorsIn(issuesIn(bytes, name)) == 0; }

    void measure(const Sample &sample, const QByteArray &broken, const QString &damage, int number)
    {
        Counts one;
        one.all = 1;
        const std::vector<Issue> before = issuesIn(broken, sample.name);
        one.noticed = freshIssues(sample.issues, before).empty() ? 0 : 1;
        const std::clock_t begin = std::clock(); // of the processor: the machine may be busy
        const QByteArray result = repaired(broken, sample.name);
        one.seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
        one.longest = one.seconds;
        const std::vector<Issue> after = issuesIn(result, sample.name);
        one.kept = partKept(sample.bytes, broken, result, sample.name);
        // What was wrong with the file before may have been mended on the way.
        one.exact = result == sample.bytes || result == mended(sample) ? 1 : 0;
        if (one.exact > 0)
            one.kept = 1;
        one.clean = errorsIn(after) == 0 ? 1 : 0;
        one.cleanAllowed = one.clean
                                   || isClean(repaired(broken, sample.name, {.mostRemoved = RepairWishes::AnyNumber}),
                                              sample.name)
                               ? 1
                               : 0;
        const QByteArray guess = one.exact ? result : guessed(broken, sample.name);
        one.cleanGuessed = one.cleanAllowed || isClean(guess, sample.name) ? 1 : 0;
        one.exactGuessed = one.exact || guess == sample.bytes || guess == mended(sample) ? 1 : 0;
        one.good = one.clean && one.kept >= 0.97 ? 1 : 0;
        one.destroyed = one.kept < 0.5 ? 1 : 0;
        one.worse = errorsIn(after) > errorsIn(before) ? 1 : 0;
        if (m_isListed) {
            std::printf("%5d %-12s %-32s %7lld bytes %s%s%s%s%s%s kept %5.1f %% %6.0f ms\n", number, qPrintable(damage),
                        qPrintable(sample.name), static_cast<long long>(broken.size()), one.noticed ? "N" : "-",
                        one.exact ? "E" : "-", one.clean ? "C" : "-", one.cleanAllowed ? "A" : "-",
                        one.cleanGuessed ? "G" : "-", one.worse ? "W" : "-", 100 * one.kept, 1000 * one.seconds);
            for (const Issue &issue : after) {
                if (issue.severity == Severity::Error)
                    std::printf("      %s %s\n", issue.kind->code, qPrintable(issue.path));
            }
            std::fflush(stdout);
        }
        if (!m_keptFolder.isEmpty() && !one.exact && one.noticed) {
            const QString stem = m_keptFolder
                                 + QStringLiteral("/%1%2-").arg(damage.startsWith(u"two") ? u"t" : u"").arg(number);
            test::written(stem + "broken-" + sample.name, broken);
            test::written(stem + "result-" + sample.name, result);
            test::written(stem + "whole-" + sample.name, sample.bytes);
        }
        add(m_all, one);
        add(m_byDamage[damage], one);
        add(m_byFormat[sample.format], one);
    }

    const QByteArray &mended(const Sample &sample)
    {
        const auto [it, isNew] = m_mended.try_emplace(&sample);
        if (isNew)
            it->second = repaired(sample.bytes, sample.name);
        return it->second;
    }

    static void add(Counts &all, const Counts &one)
    {
        all.all += one.all;
        all.noticed += one.noticed;
        all.exact += one.exact;
        all.clean += one.clean;
        all.cleanAllowed += one.cleanAllowed;
        all.cleanGuessed += one.cleanGuessed;
        all.exactGuessed += one.exactGuessed;
        all.good += one.good;
        all.destroyed += one.destroyed;
        all.worse += one.worse;
        all.kept += one.kept;
        all.seconds += one.seconds;
        all.longest = qMax(all.longest, one.longest);
    }

    std::map<QString, std::vector<Sample>> m_samples;
    std::map<const Sample *, QByteArray> m_mended; ///< what repairs make of them as they are
    std::map<QString, Counts> m_byDamage;
    std::map<QString, Counts> m_byFormat;
    Counts m_all;
    bool m_isListed;
    QString m_keptFolder;
};

} // namespace

static void showEvidence(const char *title, const Tree &tree, const std::vector<Issue> &issues)
{
    const recovery::Evidence evidence = recovery::evidenceOf(tree, issues);
    std::printf(
        "%s: %.1f bits, %.1f of structure, %.1f of odd values, %d faults from 0x%llx on, %d errors, %d warnings\n",
        title, evidence.bits, recovery::structureOf(tree).bits,
        recovery::bitsOfOddValues(recovery::oddValues(tree).bits), int(evidence.faults),
        static_cast<long long>(evidence.firstFault), int(evidence.errors), int(evidence.warnings));
}

/// `whole`: what it was before, where that is known. `areTwo`: two edits at once.
static int showCandidates(const QString &file, const QString &whole, bool areTwo)
{
    const auto tree = readTree(Bytes(test::contentOf(file)), file);
    const std::vector<Issue> issues = check(*tree);
    showEvidence("as it is", *tree, issues);
    if (!whole.isEmpty()) {
        const auto right = readTree(Bytes(test::contentOf(whole)), whole);
        showEvidence("as it was", *right, check(*right));
    }
    recovery::Result result = recovery::recover(tree, issues);
    if (areTwo) {
        for (const recovery::Hypothesis &part : result.parts)
            std::printf("part: 0x%llx %+lld %s\n", static_cast<long long>(part.place()),
                        static_cast<long long>(part.growth()), qPrintable(part.sentence));
        result = recovery::recoverTwice(tree, issues, result.parts);
    }
    for (const recovery::Candidate &candidate : result.candidates) {
        std::printf("%.1f + %.1f bits, %d faults, %d errors, %d warnings: 0x%llx %s %s\n", candidate.after.bits,
                    candidate.hypothesis.bits, int(candidate.after.faults), int(candidate.after.errors),
                    int(candidate.after.warnings), static_cast<long long>(candidate.hypothesis.place()),
                    qPrintable(candidate.hypothesis.sentence), qPrintable(candidate.evidence()));
        for (const Issue &issue : candidate.issues) {
            if (issue.severity == Severity::Error)
                std::printf("      %s %s\n", issue.kind->code, qPrintable(issue.message()));
        }
    }
    std::printf("%s\n", result.hasWinner ? "The first is clear." : "None is clear.");
    return 0;
}

/// Models and packages of several sizes, made for this.
static bool build(const QString &folder)
{
    constexpr qint64 sizes[]{3000, 20'000, 100'000};
    bool isDone = true;
    for (const qint64 size : sizes) {
        const QString stem = folder + QStringLiteral("/%1").arg(size);
        for (const bench::BigFormat &format : bench::bigFormats())
            isDone = isDone
                     && format.write(stem + QStringLiteral("-large.") + QLatin1StringView(format.extension), size);
        isDone = isDone && bench::writeManySmallChunks(stem + QStringLiteral("-small.b3d"), size)
                 && bench::writePackedPackage(stem + QStringLiteral("-packed.pak"), 4 * size);
    }
    return isDone;
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    const QCommandLineOption seed("seed", "What is drawn (default 1).", "N", "1");
    const QCommandLineOption count("count", "Single damages (default 2000).", "N", "2000");
    const QCommandLineOption twice("twice", "Files with two damages each (default 500).", "N", "500");
    const QCommandLineOption folders("samples",
                                     "Folder of files to damage; may be given more than once (default: "
                                     "the samples of the tests, and those beside the project).",
                                     "FOLDER");
    const QCommandLineOption only("only", "Only this format, such as mdl.", "FORMAT");
    const QCommandLineOption damage("damage", "Only this damage, such as inserted.", "NAME");
    const QCommandLineOption list("list", "Prints a line for each file.");
    const QCommandLineOption keep("keep", "Puts files here that are not exactly right again.", "FOLDER");
    const QCommandLineOption healthy("healthy", "Also repairs every file without a damage: nothing may change.");
    const QCommandLineOption out("out", "Appends the table to this file.", "FILE");
    const QCommandLineOption show("show", "Lists what is thought to have happened to this file.", "FILE");
    const QCommandLineOption was("was", "With --show: the same file before it was damaged.", "FILE");
    const QCommandLineOption two("two", "With --show: what two things may have happened.");
    parser.addOptions({show, was, two});
    const QCommandLineOption built("built", "Damages models that are built now, no samples.");
    parser.addOption(built);
    parser.addOptions({seed, count, twice, folders, only, damage, list, keep, healthy, out});
    parser.process(application);
    if (parser.isSet(show))
        return showCandidates(parser.value(show), parser.value(was), parser.isSet(two));
    QStringList from = parser.values(folders);
    QTemporaryDir made;
    if (parser.isSet(built)) {
        if (!made.isValid() || !build(made.path())) {
            std::fprintf(stderr, "the models cannot be written\n");
            return 2;
        }
        from = {made.path()};
    }
    if (from.isEmpty())
        from = {test::madeSamples(), test::sharedSamples()};
    std::optional<bench::Damage> wanted;
    for (int i = 0; i < bench::DamageCount; ++i) {
        if (parser.value(damage) == QLatin1StringView(bench::damageName(bench::Damage(i))))
            wanted = bench::Damage(i);
    }
    std::vector<Sample> samples = samplesIn(from, parser.value(only));
    if (samples.empty()) {
        std::fprintf(stderr, "no healthy samples there\n");
        return 2;
    }
    const qsizetype sampleCount = qsizetype(samples.size());
    if (parser.isSet(keep))
        QDir().mkpath(parser.value(keep));
    RepairBench bench(std::move(samples), parser.isSet(list), parser.value(keep));
    std::mt19937_64 random(parser.value(seed).toULongLong());
    bench.measure(parser.value(count).toInt(), 1, random, wanted);
    bench.measure(parser.value(twice).toInt(), 2, random, wanted);
    QString text = QStringLiteral("Repair, %1 samples, seed %2\n\n").arg(sampleCount).arg(parser.value(seed))
                   + bench.table();
    if (parser.isSet(healthy))
        text += QStringLiteral("\nHealthy files that were changed: %1\n").arg(bench.touchedHealthy());
    std::fputs(qPrintable(text), stdout);
    if (parser.isSet(out)) {
        QFile file(parser.value(out));
        if (!file.open(QIODevice::Append) || file.write(text.toUtf8()) < 0)
            return 2;
    }
    return 0;
}
