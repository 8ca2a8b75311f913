#include "core/edit/document.h"

#include "core/bytes/comparing.h"
#include "core/edit/earlierversions.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <iterator>

namespace hexahedron {

namespace {

bool isSamePlace(const QString &path, const QString &other)
{
    if (QFileInfo(path).absoluteFilePath() == QFileInfo(other).absoluteFilePath())
        return true;
    const auto one = FileVersion::of(path);
    const auto two = FileVersion::of(other);
    return one && two && one->isSameFile(*two);
}

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(hexahedron::Document)
};

} // namespace

std::unique_ptr<Document> Document::open(const QString &path, QString *error)
{
    std::optional<FileSnapshot> file = FileSnapshot::read(path, error);
    if (!file)
        return nullptr;
    return std::unique_ptr<Document>(new Document(*std::move(file), path));
}

Document::Document(Bytes bytes, QString path)
    : Document(FileSnapshot(std::move(bytes), FileVersion::of(path)), path)
{
}

Document::Document(FileSnapshot file, QString path)
    : m_path(std::move(path))
    , m_onDisk(file)
    , m_sources{std::move(file)}
{
    m_steps.push_back({m_onDisk.bytes(), {}, 0});
}

void Document::addStep(Bytes bytes, const QString &title)
{
    m_steps.resize(m_current + 1);
    m_steps.push_back({std::move(bytes), title, m_steps.back().origin});
    ++m_current;
}

bool Document::apply(const EditPlan &plan, bool joinsLast)
{
    if (plan.isRefused() || !plan.before.isSameSnapshot(bytes()))
        return false;
    if (plan.isEmpty())
        return true;
    if (joinsLast && canUndo()) {
        m_steps.resize(m_current + 1);
        m_steps[m_current].bytes = plan.after;
    } else {
        addStep(plan.after, plan.title);
    }
    compareWithSaved();
    return true;
}

/// Also where it was edited back to what is on the disk. It costs little after each key: pieces that both have are not read, and
/// what would take longer counts as another content.
void Document::compareWithSaved()
{
    m_isAsSaved = areEqualAtOnce(bytes(), savedBytes(), FileSnapshot::MostCompared);
}

void Document::undo()
{
    if (!canUndo())
        return;
    --m_current;
    compareWithSaved();
}

void Document::redo()
{
    if (!canRedo())
        return;
    ++m_current;
    compareWithSaved();
}

Document::SaveJob Document::saveJob(const QString &path, const SaveOptions &options) const
{
    SaveJob job{.bytes = bytes(), .path = path, .how = {}, .earlierFolder = options.earlierFolder, .earlier = {}};
    const bool isOwn = !m_path.isEmpty() && isSamePlace(path, m_path);
    const std::optional<FileVersion> replaces = options.replaces || !isOwn ? options.replaces : m_keptInstead;
    if (replaces)
        job.how.expected = FileSnapshot::unread(*replaces);
    else if (isOwn && !options.overwrites)
        job.how.expected = m_onDisk;
    if (!options.acceptsLoss)
        job.how.sources = m_sources;
    const bool isNew = !m_onDisk.version() && !QFileInfo::exists(path);
    job.isConflict = isOwn && !isNew && !options.overwrites && !replaces && !isMadeFromDisk();
    job.origins = m_origins;
    job.how.isLocked = options.isLocked;
    job.how.progress = options.progress;
    job.replacesUnkept = options.replacesUnkept;
    job.empties = options.empties;
    job.replacesOthers = replaces || options.overwrites || !isOwn;
    job.earlier = lostBySaving(path, isOwn);
    return job;
}

/// What was in the file and is nowhere else when the present snapshot is written, the oldest first: neither undo nor redo leads there.
/// Also what was saved over before, while they still did. What the file was when it was read is kept in any case.
std::vector<Document::Replaced> Document::lostBySaving(const QString &path, bool isOwn) const
{
    if (!isIntact())
        return {};
    const auto isStep = [this](const Bytes &bytes) {
        return std::ranges::any_of(m_steps, [&](const Step &step) { return step.bytes.isSameSnapshot(bytes); });
    };
    std::vector<Replaced> lost;
    std::ranges::copy_if(m_replaced, std::back_inserter(lost), [&](const Replaced &replaced) {
        return !isStep(replaced.bytes) && !areEqualAtOnce(replaced.bytes, bytes(), FileSnapshot::MostCompared);
    });
    if (isOwn && (!m_isOpenedReplaced || (!m_isAsSaved && !isStep(savedBytes()))))
        lost.push_back({savedBytes(), path});
    return lost;
}

/// Something else stands in the file now.
void Document::noteReplaced(const QString &path, const Bytes &by)
{
    const bool isKnown = std::ranges::any_of(m_replaced, [&](const Replaced &replaced) {
        return replaced.path == path && replaced.bytes.isSameSnapshot(savedBytes());
    });
    if (!isKnown && !areEqualAtOnce(savedBytes(), by, FileSnapshot::MostCompared))
        m_replaced.push_back({savedBytes(), path});
}

/// What the job replaces and the document has nowhere else, and what others wrote there.
SaveResult Document::keepEarlier(const SaveJob &job, QString *error)
{
    bool isCancelled = false;
    const auto progress = [&](qint64 done, qint64 all) {
        isCancelled = job.how.progress && !job.how.progress(done, all);
        return !isCancelled;
    };
    const EarlierVersions earlier(job.earlierFolder);
    bool isKept = true;
    for (const Replaced &replaced : job.earlier) {
        if (isCancelled || (!isKept && !job.replacesUnkept))
            break;
        isKept = earlier.keep(replaced.bytes, replaced.path, error, progress) && isKept;
    }
    if (job.replacesOthers && QFileInfo(job.path).isFile() && !isCancelled && (isKept || job.replacesUnkept)) {
        const auto others = Bytes::fromFile(job.path, error);
        isKept = others && earlier.keep(*others, job.path, error, progress) && isKept;
    }
    if (isCancelled)
        return SaveResult::Cancelled;
    return isKept || job.replacesUnkept ? SaveResult::Saved : SaveResult::NotKept;
}

Document::SaveOutcome Document::carryOut(const SaveJob &job)
{
    SaveOutcome outcome;
    if (job.isConflict) {
        outcome.result = SaveResult::Conflict;
        outcome.error = Texts::tr("“%1” is not saved: what is here was not made from the version on the disk.")
                            .arg(job.path);
        return outcome;
    }
    hexahedron::SaveOptions how = job.how;
    how.first = [&job](QString *error) {
        if (!job.empties && job.bytes.isEmpty() && QFileInfo(job.path).size() > 0)
            return SaveResult::Emptied;
        return job.earlierFolder.isEmpty() ? SaveResult::Saved : keepEarlier(job, error);
    };
    outcome.result = saveFile(job.bytes, job.path, how, &outcome.error, &outcome.version);
    return outcome;
}

void Document::finish(const SaveJob &job, const SaveOutcome &outcome)
{
    if (!outcome.isSaved())
        return;
    const auto isInJob = [&job](const Bytes &bytes) {
        return std::ranges::any_of(job.earlier, [&](const Replaced &kept) { return kept.bytes.isSameSnapshot(bytes); });
    };
    std::erase_if(m_replaced, [&](const Replaced &replaced) { return isInJob(replaced.bytes); });
    if (!m_path.isEmpty() && isSamePlace(job.path, m_path) && !isInJob(savedBytes()))
        noteReplaced(job.path, job.bytes);
    m_path = job.path;
    m_onDisk = FileSnapshot(job.bytes, outcome.version);
    m_firstOnDisk = 0;
    m_lastOnDisk = job.origins;
    m_isKept = false;
    m_keptInstead.reset();
    m_isOpenedReplaced = true;
    compareWithSaved();
}

Document::SaveOutcome Document::save(const QString &path, const SaveOptions &options)
{
    const SaveJob job = saveJob(path, options);
    const SaveOutcome outcome = carryOut(job);
    finish(job, outcome);
    return outcome;
}

bool Document::isIntact() const
{
    return std::all_of(m_sources.begin(), m_sources.end(), [](const FileSnapshot &file) { return file.isIntact(); });
}

ByteRange Document::lostRange() const
{
    for (const FileSnapshot &file : m_sources) {
        if (const ByteRange lost = file.lostRange(); !lost.isEmpty())
            return lost;
    }
    return {};
}

bool Document::readAgain(const QString &title, QString *error)
{
    if (isIntact() && m_onDisk.version() && m_onDisk.isAt(m_path)) { // nobody has written: what is there is known
        if (!bytes().isSameSnapshot(savedBytes())) {
            addStep(savedBytes(), title);
            if (!isMadeFromDisk())
                m_steps[m_current].origin = m_lastOnDisk;
            compareWithSaved();
        }
        m_isKept = false;
        m_keptInstead.reset();
        return true;
    }
    std::optional<FileSnapshot> file = FileSnapshot::read(m_path, error);
    if (!file)
        return false;
    if (isIntact()) {
        noteReplaced(m_path, file->bytes());
        addStep(file->bytes(), title);
    } else {
        m_replaced.clear();
        m_steps = {{file->bytes(), {}, 0}};
        m_current = 0;
        m_sources.clear();
    }
    markOtherOrigin();
    m_firstOnDisk = m_lastOnDisk = m_origins;
    m_onDisk = *file;
    m_isKept = false;
    m_keptInstead.reset();
    m_isOpenedReplaced = false;
    m_sources.push_back(*std::move(file));
    compareWithSaved();
    return true;
}

} // namespace hexahedron
