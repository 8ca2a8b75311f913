#include "core/edit/keptbytes.h"

#include "core/bytes/alignment.h"
#include "core/bytes/systemerror.h"
#include "core/check/joinedfile.h"
#include "core/edit/removals.h"
#include "core/tree/format.h"

#include <QFile>

#include <algorithm>

namespace hexahedron {

namespace {

/// Whether what the change writes is made up, in place of packed bytes.
bool makesUp(const EditPlan &plan, const Change &change, const Tree &tree)
{
    return !plan.missing.isEmpty() && replacesPacked(change, tree);
}

/// Of changes that were planned on the file itself: exactly what they take.
std::vector<KeptBytes> removedByChanges(const EditPlan &plan, const Tree &tree)
{
    std::vector<KeptBytes> pieces;
    for (const Change &change : plan.changes) {
        const Replacement &replacement = change.replacement;
        // Packed bytes are made anew; what goes is what was packed in them.
        if (change.cause == Change::Cause::Packed || change.isLater || !tree.hasStream(change.stream)
            || (replacement.growth() >= 0 && lostBy(change, tree) == 0 && !makesUp(plan, change, tree)))
            continue;
        const Bytes bytes = tree.bytes(change.stream).mid(replacement.removed);
        const Format *format = joinedFormat(tree.stream(change.stream), bytes);
        const bool isFile = format && !format->extensions.isEmpty();
        pieces.push_back(
            {change.stream, replacement.removed.begin, bytes, isFile ? format->extensions.front() : QString()});
    }
    return pieces;
}

QString nameFor(const QString &fileName, const KeptBytes &piece, int attempt)
{
    const QString stream = piece.stream == 0 ? QString() : QStringLiteral("stream%1-").arg(piece.stream);
    const QString again = attempt == 0 ? QString() : QStringLiteral("-%1").arg(attempt + 1);
    return QStringLiteral("%1.removed-%2%3%4.%5")
        .arg(fileName, stream, QStringLiteral("0x") + QString::number(piece.offset, 16).toUpper(), again,
             piece.extension.isEmpty() ? QStringLiteral("bin") : piece.extension);
}

bool writeAll(QFile &file, const Bytes &bytes)
{
    bool isWritten = true;
    bytes.forEachRun(bytes.range(), [&](qint64, std::span<const uchar> run) {
        const auto size = qint64(run.size());
        isWritten = file.write(reinterpret_cast<const char *>(run.data()), size) == size;
        return isWritten;
    });
    return isWritten && file.flush();
}

} // namespace

bool takesAway(const EditPlan &plan, const Tree &tree)
{
    return plan.removedBytes() > 0
           || std::ranges::any_of(plan.changes, [&](const Change &change) { return makesUp(plan, change, tree); });
}

std::vector<KeptBytes> removedBy(const EditPlan &plan, const Tree &tree)
{
    const bool isPacked = std::any_of(plan.changes.begin(), plan.changes.end(),
                                      [](const Change &change) { return change.stream != 0; });
    const bool isInSteps = std::any_of(plan.changes.begin(), plan.changes.end(),
                                       [](const Change &change) { return change.isLater; });
    if (!isInSteps)
        return removedByChanges(plan, tree);
    if (!takesAway(plan, tree))
        return {};
    // Later steps are planned on what earlier ones left: where their bytes were in the file, only comparing tells. It may put what
    // goes beside what only moves, so all is kept that is not found again: with it the file can be made whole as it was.
    std::vector<KeptBytes> pieces = isPacked ? removedByChanges(plan, tree) : std::vector<KeptBytes>();
    constexpr qint64 Near = 64; // so few bytes between are kept with both
    std::vector<ByteRange> gone;
    for (const AlignedPart &part : alignedBest(plan.before, plan.after)) {
        if (part.isEqual || part.before.isEmpty())
            continue;
        if (!gone.empty() && part.before.begin - gone.back().end <= Near)
            gone.back().end = part.before.end;
        else
            gone.push_back(part.before);
    }
    for (const ByteRange range : gone)
        pieces.push_back({0, range.begin, plan.before.mid(range)});
    return pieces;
}

QStringList keepBeside(const QString &fileName, const std::vector<KeptBytes> &pieces, QString *error)
{
    constexpr size_t MostFiles = 20;
    constexpr int MostAttempts = 1000;
    std::vector<KeptBytes> wanted = pieces;
    // Many small pieces are one file, in their order.
    for (size_t i = MostFiles; i < pieces.size(); ++i)
        wanted[MostFiles - 1].bytes = wanted[MostFiles - 1].bytes.appended(pieces[i].bytes);
    wanted.resize(qMin(wanted.size(), MostFiles));
    QStringList written;
    for (const KeptBytes &piece : wanted) {
        QFile file;
        for (int attempt = 0; attempt < MostAttempts && !file.isOpen(); ++attempt) {
            file.setFileName(nameFor(fileName, piece, attempt));
            if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly) && !QFile::exists(file.fileName()))
                break;
        }
        if (!file.isOpen() || !writeAll(file, piece.bytes)) {
            *error = QStringLiteral("%1: %2").arg(file.fileName(), systemError(file));
            if (file.isOpen())
                written += file.fileName();
            file.close(); // else it is not removed: what waits to be written cannot be
            for (const QString &name : written)
                QFile::remove(name);
            return {};
        }
        written += file.fileName();
    }
    return written;
}

} // namespace hexahedron
