#include "core/edit/earlierversions.h"

#include "core/bytes/comparing.h"
#include "core/bytes/savefile.h"
#include "core/bytes/temporaryfile.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <map>

#include <sys/stat.h>

namespace hexahedron {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(hexahedron::EarlierVersions)
};

std::vector<EarlierVersions::Version> versionsIn(const QString &folder)
{
    std::vector<EarlierVersions::Version> versions;
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        files.next();
        const QFileInfo info = files.fileInfo();
        versions.push_back({info.filePath(), info.lastModified(), info.size()});
    }
    // The name begins with the time too, and finer: file systems give one time to all that is written in a few ms.
    const auto key = [](const EarlierVersions::Version &version) {
        return std::pair(version.time, QFileInfo(version.path).fileName());
    };
    std::sort(versions.begin(), versions.end(),
              [&](const auto &one, const auto &other) { return key(one) > key(other); });
    return versions;
}

/// Which of three or more, the latest first, goes first: neither the latest nor the oldest, which is what the file was before
/// anybody changed it here, but where they stand closest together for their age.
ptrdiff_t leastMissed(const std::vector<EarlierVersions::Version> &versions, const QDateTime &now)
{
    ptrdiff_t found = 1;
    double least = std::numeric_limits<double>::infinity();
    for (size_t i = 1; i + 1 < versions.size(); ++i) {
        const qint64 gap = qMax<qint64>(0, versions[i + 1].time.msecsTo(versions[i - 1].time));
        const double apart = double(gap) / double(qMax<qint64>(1, versions[i].time.msecsTo(now)));
        if (apart <= least) {
            least = apart;
            found = ptrdiff_t(i);
        }
    }
    return found;
}

} // namespace

/// One folder a path: names may occur everywhere.
QString EarlierVersions::folderOf(const QString &file) const
{
    const QString canonical = QFileInfo(file).canonicalFilePath();
    const QString path = canonical.isEmpty() ? QFileInfo(file).absoluteFilePath() : canonical;
    const QByteArray hash = QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha256);
    return m_folder + u'/' + QString::fromLatin1(hash.toHex().left(24));
}

std::vector<EarlierVersions::Version> EarlierVersions::of(const QString &file) const
{
    return versionsIn(folderOf(file));
}

bool EarlierVersions::keep(const Bytes &bytes, const QString &file, QString *error,
                           const std::function<bool(qint64 done, qint64 all)> &progress) const
{
    const auto fail = [&](const QString &reason) {
        if (error)
            *error = reason;
        return false;
    };
    if (bytes.size() > MostBytes)
        return fail(Texts::tr("It has more than %1 MiB.").arg(MostBytes >> 20));
    const QString folder = folderOf(file);
    const std::vector<Version> known = versionsIn(folder);
    if (!known.empty() && known.front().size == bytes.size()) {
        const auto latest = Bytes::fromFile(known.front().path);
        if (latest && areEqual(*latest, bytes))
            return true;
    }
    QDir().mkpath(folder);
    for (const QString &own : {m_folder, folder}) // nobody else could read the file perhaps
        chmod(QFile::encodeName(own).constData(), 0700);
    constexpr qsizetype LongestName = 200; // bytes: with the time before it, it must fit the file system
    QString name = QFileInfo(file).fileName();
    while (QFile::encodeName(name).size() > LongestName)
        name.remove(0, name.front().isHighSurrogate() ? 2 : 1);
    QDateTime time = QDateTime::currentDateTimeUtc();
    const auto copyOf = [&](const QDateTime &then) {
        return folder + then.toString(QStringLiteral("/yyyyMMdd-hhmmss-zzz-")) + name;
    };
    while (QFile::exists(copyOf(time)))
        time = time.addMSecs(1);
    const QString copy = copyOf(time);
    TemporaryFile::removeLeftovers(QFile::encodeName(folder)); // each version has a name of its own
    QString reason;
    if (saveFile(bytes, copy, {.progress = progress}, &reason) != SaveResult::Saved)
        return fail(reason);
    // No other version of the file has that time, while the file system gives one to all that is written in a few ms.
    if (QFile written(copy); written.open(QIODevice::ReadWrite | QIODevice::ExistingOnly))
        written.setFileTime(time, QFileDevice::FileModificationTime);
    removeWhatIsTooMuch(copy);
    return true;
}

void EarlierVersions::removeWhatIsTooMuch(const QString &newest) const
{
    const QDateTime now = QDateTime::currentDateTime(), oldest = now.addDays(-MostDays);
    const auto remove = [](const Version &version) {
        QFile::remove(version.path);
        QDir().rmdir(QFileInfo(version.path).path()); // when it is empty
    };
    std::map<QString, std::vector<Version>> ofFiles;
    for (const Version &version : versionsIn(m_folder)) {
        if (version.path != newest && version.time < oldest)
            remove(version);
        else
            ofFiles[QFileInfo(version.path).path()].push_back(version);
    }
    // The newest counts first, also when the times of others say something else.
    enum Worth { Newest, LatestOfFile, OldestOfFile, Between };
    std::vector<std::pair<Worth, Version>> left;
    for (auto &[folder, versions] : ofFiles) {
        std::ranges::stable_partition(versions, [&](const Version &version) { return version.path == newest; });
        while (versions.size() > size_t(MostOfOneFile)) {
            const auto missed = versions.begin() + leastMissed(versions, now);
            remove(*missed);
            versions.erase(missed);
        }
        for (const Version &version : versions) {
            const Worth worth = version.path == newest         ? Newest
                                : &version == &versions[0]     ? LatestOfFile
                                : &version == &versions.back() ? OldestOfFile
                                                               : Between;
            left.emplace_back(worth, version);
        }
    }
    std::ranges::stable_sort(left, [](const auto &one, const auto &other) {
        return one.first != other.first ? one.first < other.first : one.second.time > other.second.time;
    });
    qint64 bytes = 0;
    for (const auto &[worth, version] : left) {
        bytes += version.size;
        if (worth != Newest && bytes > MostBytesOfAll)
            remove(version);
    }
}

} // namespace hexahedron
