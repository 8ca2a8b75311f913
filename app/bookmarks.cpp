#include "app/bookmarks.h"

#include "core/language/listed.h"
#include "core/recovery/mendedvalues.h"
#include "core/recovery/repairing.h"

#include <QFileInfo>
#include <QPointer>
#include <QUuid>

#include <algorithm>

namespace hexahedron {

namespace {

constexpr int Pause = 300;            // ms
constexpr int PauseOfFailed = 30'000; // ms
constexpr size_t MostMoments = 200;
constexpr size_t MostRemovals = 200;
/// The one note of what is lost.
const QString lossUid = QStringLiteral("loss");
/// What notes of mended values begin with.
const QString mendedUid = QStringLiteral("mended-");
/// The same of those that say what repairs have removed.
const QString removedUid = QStringLiteral("removed-");
constexpr size_t MostMended = 100; // of one repair

} // namespace

Bookmarks::Bookmarks(Session *session, const QString &folder, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_folder(folder)
    , m_bytes(session->document().bytes())
    , m_file(session->document().path())
    , m_saved(session->document().savedBytes())
    , m_loading([this](const BookmarkFolder::Kept &found) { take(found); })
{
    m_pause.setSingleShot(true);
    connect(&m_pause, &QTimer::timeout, this, &Bookmarks::keep);
    connect(session, &Session::bytesChanged, this, &Bookmarks::follow);
    connect(session, &Session::treeChanged, this, &Bookmarks::followStreams);
    connect(session, &Session::modifiedChanged, this, [this] {
        if (!m_session->document().isModified() && !m_bookmarks.empty())
            keepLater(); // the file on the disk is another one now
    });
    const QString path = session->document().path();
    if (!path.isEmpty())
        m_loading.ask(
            [kept = m_folder, path, bytes = m_bytes](const std::atomic_bool &) { return kept.of(path, bytes); });
}

Bookmarks::~Bookmarks()
{
    blockSignals(true); // who listens may be gone
    finish();
}

bool Bookmarks::finish()
{
    m_pause.stop();
    if (m_isToKeep)
        keep();
    return !m_isToKeep;
}

void Bookmarks::keepAgain()
{
    m_trouble.clear();
    finish();
}

/// Edits may have come meanwhile: places are those of the file as it was opened.
void Bookmarks::take(const BookmarkFolder::Kept &found)
{
    m_kept = found;
    const PlaceMap map(m_session->document().savedBytes(), m_bytes);
    const std::vector<Bookmark> before = m_bookmarks;
    for (Bookmark bookmark : found.bookmarks) {
        if (bookmark.streamPath.isEmpty())
            bookmark.range = map.map(bookmark.range.intersected(m_session->document().savedBytes().range()));
        const bool isThere = std::any_of(before.begin(), before.end(),
                                         [&](const Bookmark &b) { return isSameBookmark(b, bookmark); });
        if (isThere) // added, and kept, before the others were read
            continue;
        bookmark.id = ++m_lastId;
        m_bookmarks.push_back(std::move(bookmark));
    }
    m_isOfOtherVersion = !found.isSameContent;
    m_otherFile = before.empty() ? found.otherFile : QString();
    sort();
    followStreams();
    if (!found.bookmarks.empty())
        Q_EMIT changed();
}

const Bookmark *Bookmarks::find(int id) const
{
    const auto found = std::find_if(m_bookmarks.begin(), m_bookmarks.end(),
                                    [id](const Bookmark &b) { return b.id == id; });
    return found == m_bookmarks.end() ? nullptr : &*found;
}

Bookmark *Bookmarks::at(int id)
{
    return const_cast<Bookmark *>(find(id));
}

void Bookmarks::sort()
{
    std::stable_sort(m_bookmarks.begin(), m_bookmarks.end(), [](const Bookmark &a, const Bookmark &b) {
        return std::pair(a.streamPath, a.range.begin) < std::pair(b.streamPath, b.range.begin);
    });
}

void Bookmarks::sayFull()
{
    Q_EMIT failed(tr("A file has at most %L1 bookmarks.").arg(qint64(BookmarkFolder::MostBookmarks)));
}

int Bookmarks::add(Bookmark bookmark)
{
    keep(); // another window may have a note there, which is to be seen before one is written
    const auto same = std::find_if(m_bookmarks.begin(), m_bookmarks.end(), [&](const Bookmark &b) {
        return b.range == bookmark.range && b.streamPath == bookmark.streamPath;
    });
    if (same != m_bookmarks.end())
        return same->id;
    if (m_bookmarks.size() >= BookmarkFolder::MostBookmarks) {
        sayFull();
        return 0;
    }
    bookmark.id = ++m_lastId;
    if (bookmark.uid.isEmpty())
        bookmark.uid = QUuid::createUuid().toString(QUuid::Id128);
    m_bookmarks.push_back(std::move(bookmark));
    sort();
    followStreams();
    keepLater();
    Q_EMIT changed();
    return m_lastId;
}

void Bookmarks::setText(int id, const QString &text)
{
    Bookmark *bookmark = at(id);
    if (!bookmark || bookmark->text == text)
        return;
    bookmark->text = text.left(BookmarkFolder::MostText);
    keepLater();
    Q_EMIT changed();
}

void Bookmarks::setColor(int id, int color)
{
    Bookmark *bookmark = at(id);
    if (!bookmark || bookmark->color == color)
        return;
    bookmark->color = color;
    keepLater();
    Q_EMIT changed();
}

void Bookmarks::remove(const std::vector<int> &ids)
{
    const auto first = std::stable_partition(m_bookmarks.begin(), m_bookmarks.end(), [&](const Bookmark &b) {
        return std::find(ids.begin(), ids.end(), b.id) == ids.end();
    });
    if (first == m_bookmarks.end())
        return;
    m_removals.push_back({std::vector<Bookmark>(first, m_bookmarks.end()), m_bytes});
    if (m_removals.size() > MostRemovals)
        m_removals.erase(m_removals.begin());
    m_bookmarks.erase(first, m_bookmarks.end());
    keepLater();
    Q_EMIT changed();
}

QStringList Bookmarks::losses() const
{
    QStringList lost;
    if (m_session->missing().isEmpty())
        return lost;
    for (const Session::Mending &mending : m_session->mendings()) {
        if (mending.missing.isEmpty())
            continue;
        const QString madeUp = mending.madeUp.isEmpty() ? QString() : u' ' + sentenceOfMadeUp(mending.madeUp);
        lost += mending.missing + madeUp;
    }
    lost.removeDuplicates();
    return lost;
}

void Bookmarks::noteLoss(const Bytes &before)
{
    const QStringList lost = losses();
    if (lost == m_noted)
        return; // somebody may have removed it
    const auto note = std::ranges::find(m_bookmarks, lossUid, &Bookmark::uid);
    if (note != m_bookmarks.end()) {
        // Lines of what was undone go; those of earlier repairs, and what somebody has written there, stay.
        QStringList lines = note->text.split(u'\n');
        for (const QString &line : m_noted) {
            if (!lost.contains(line))
                lines.removeAll(line);
        }
        for (const QString &line : lost) {
            if (!lines.contains(line))
                lines += line;
        }
        if (lines.isEmpty())
            remove({note->id});
        else
            setText(note->id, lines.join(u'\n'));
    } else if (!lost.isEmpty()) {
        const std::vector<ByteRange> made = m_bytes.rangesNotIn(before);
        const auto most = std::ranges::max_element(made, {}, &ByteRange::size);
        const ByteRange range = most == made.end() ? ByteRange{0, qMin<qint64>(1, m_bytes.size())} : *most;
        const Item item = m_session->isTreeCurrent() ? m_session->tree()->covering(0, range) : Item();
        add({.range = range,
             .path = item.isValid() ? m_session->tree()->path(item) : QString(),
             .text = lost.join(u'\n'),
             .uid = lossUid});
    }
    m_noted = lost;
}

void Bookmarks::noteMended()
{
    if (!m_session->isTreeCurrent())
        return m_session->onceSettled([self = QPointer(this)] {
            if (self && self->m_session->isTreeCurrent())
                self->noteMended();
        });
    const std::vector<Session::Mending> mendings = m_session->mendings();
    std::vector<int> undone;
    std::erase_if(m_mended, [&](const Noted &noted) {
        const bool isUndone = std::ranges::none_of(
            mendings, [&](const Session::Mending &mending) { return mending.after.isSameSnapshot(noted.after); });
        if (isUndone)
            undone.insert(undone.end(), noted.ids.begin(), noted.ids.end());
        return isUndone;
    });
    remove(undone);
    for (const Session::Mending &mending : mendings) {
        const bool isNoted = std::ranges::any_of(
            m_mended, [&](const Noted &noted) { return mending.after.isSameSnapshot(noted.after); });
        if (!isNoted) // else somebody may have removed some
            m_mended.push_back({mending.after, noteMending(mending)});
    }
}

/// Where the repair wrote, and nobody has written since.
std::vector<int> Bookmarks::noteMending(const Session::Mending &mending)
{
    const Tree &tree = *m_session->tree();
    const PlaceMap map(mending.after, m_bytes);
    std::vector<ByteRange> written = mending.after.rangesNotIn(mending.before);
    if (!mending.missing.isEmpty() && !written.empty()) // that has its own note
        written.erase(std::ranges::max_element(written, {}, &ByteRange::size));
    const std::vector<ByteRange> later = m_bytes.rangesNotIn(mending.after);
    for (ByteRange &range : written)
        range = map.map(range);
    std::vector<Bookmark> notes;
    for (const ByteRange &range : mendedValues(tree, 0, written, MostMended)) {
        const bool isOther = std::ranges::any_of(
            later, [&](const ByteRange &other) { return !other.intersected(range).isEmpty(); });
        if (!isOther)
            notes.push_back({.range = range, .path = tree.path(tree.covering(0, range))});
    }
    for (const QString &path : mending.packed) {
        const std::optional<Item> item = tree.find(path);
        const StreamId stream = item ? tree.baseOf(item->stream) : 0;
        if (stream == 0)
            continue;
        const QString holder = tree.path(tree.stream(stream).holder);
        for (const ByteRange &range : mendedValues(tree, stream, {item->range}, MostMended))
            notes.push_back({.range = range, .streamPath = holder, .path = tree.path(tree.covering(stream, range))});
    }
    const bool isAll = notes.size() <= MostMended;
    notes.resize(qMin(notes.size(), MostMended));
    std::vector<int> ids;
    if (!mending.removed.isEmpty() && m_bytes.size() > 0) {
        const qint64 at = PlaceMap(mending.before, m_bytes).map({mending.removedAt, mending.removedAt}).begin;
        const qint64 place = qMin(at, m_bytes.size() - 1);
        Bookmark note{.range = {place, place + 1}, .path = tree.path(tree.at(0, place))};
        note.text = tr("A repair removed %1.").arg(listed(mending.removed)) + u'\n' + mending.title;
        note.uid = removedUid + QUuid::createUuid().toString(QUuid::Id128);
        const size_t before = m_bookmarks.size();
        if (const int id = add(std::move(note)); m_bookmarks.size() > before)
            ids.push_back(id);
    }
    for (Bookmark &note : notes) {
        note.text = tr("This is not what stood here: a repair wrote it.") + u'\n' + mending.title;
        if (!mending.madeUp.isEmpty() && mending.missing.isEmpty())
            note.text += u'\n' + sentenceOfMadeUp(mending.madeUp);
        if (!isAll && &note == &notes.back())
            note.text += u'\n' + tr("It wrote more than has a note.");
        note.uid = mendedUid + QUuid::createUuid().toString(QUuid::Id128);
        const size_t before = m_bookmarks.size();
        if (const int id = add(std::move(note)); m_bookmarks.size() > before) // else somebody has marked that place
            ids.push_back(id);
    }
    return ids;
}

QString Bookmarks::mended() const
{
    const auto countOf = [this](const QString &uid) {
        return int(
            std::ranges::count_if(m_bookmarks, [&](const Bookmark &bookmark) { return bookmark.uid.startsWith(uid); }));
    };
    const int written = countOf(mendedUid), removed = countOf(removedUid);
    QStringList sentences;
    if (written > 0)
        sentences += tr("Not all is what it was: repairs wrote values at %n place(s), which have bookmarks.", nullptr,
                        written);
    if (removed > 0)
        sentences += tr("Not all is there that was: repairs removed something at %n place(s), which have bookmarks.",
                        nullptr, removed);
    return sentences.isEmpty() || m_isOfOtherVersion ? QString() : sentences.join(u' ') + ofOtherFile();
}

/// Of this file nobody knows whether the same happened to it.
QString Bookmarks::ofOtherFile() const
{
    return m_otherFile.isEmpty() || m_otherFile == QFileInfo(m_session->document().path()).absoluteFilePath()
               ? QString()
               : u' ' + tr("That was noted for %1, which has the same bytes.").arg(QFileInfo(m_otherFile).fileName());
}

QString Bookmarks::loss() const
{
    const QString known = losses().join(u'\n'); // as the note will have it
    const auto note = std::ranges::find(m_bookmarks, lossUid, &Bookmark::uid);
    const bool isKnown = !known.isEmpty() || m_isOfOtherVersion || note == m_bookmarks.end();
    return isKnown ? known : note->text + ofOtherFile();
}

void Bookmarks::bringBack()
{
    if (m_removals.empty())
        return;
    if (m_bookmarks.size() + m_removals.back().bookmarks.size() > BookmarkFolder::MostBookmarks)
        return sayFull();
    const Removal last = std::move(m_removals.back());
    m_removals.pop_back();
    const PlaceMap map(last.bytes, m_bytes);
    for (Bookmark bookmark : last.bookmarks) {
        if (bookmark.streamPath.isEmpty())
            bookmark.range = map.map(bookmark.range);
        m_bookmarks.push_back(std::move(bookmark));
    }
    sort();
    followStreams();
    keepLater();
    Q_EMIT changed();
}

/// Exactly where it was then, if it was there.
void Bookmarks::putBack(Bookmark &bookmark, const Moment &moment)
{
    for (const auto &[id, range] : moment.places) {
        if (id == bookmark.id)
            bookmark.range = range;
    }
}

void Bookmarks::follow()
{
    const Bytes now = m_session->document().bytes();
    if (now.isSameSnapshot(m_bytes))
        return;
    const PlaceMap map(m_bytes, now);
    Moment left{m_bytes, {}};
    const auto known = std::find_if(m_moments.begin(), m_moments.end(),
                                    [&](const Moment &moment) { return moment.bytes.isSameSnapshot(now); });
    for (Bookmark &bookmark : m_bookmarks) {
        left.places.emplace_back(bookmark.id, bookmark.range);
        if (bookmark.streamPath.isEmpty()) {
            if (known == m_moments.end() && map.isRemade(bookmark.range))
                m_remade.try_emplace(bookmark.id, remadeAt(bookmark));
            bookmark.range = map.map(bookmark.range);
        }
        if (known != m_moments.end())
            putBack(bookmark, *known);
    }
    if (known != m_moments.end()) { // all are where they were
        m_streams.clear();
        m_remade.clear();
    }
    std::erase_if(m_moments, [&](const Moment &moment) { return moment.bytes.isSameSnapshot(m_bytes); });
    m_moments.push_back(std::move(left));
    if (m_moments.size() > MostMoments)
        m_moments.erase(m_moments.begin());
    m_bytes = now;
    sort();
    if (!m_bookmarks.empty())
        Q_EMIT changed();
}

/// While the tree of the bytes that go is still there.
Bookmarks::Remade Bookmarks::remadeAt(const Bookmark &bookmark) const
{
    const auto tree = m_session->tree();
    const bool isOfThose = tree && tree->bytes().isSameSnapshot(m_bytes);
    const Item item = isOfThose ? tree->covering(0, bookmark.range) : Item();
    if (!item.isValid())
        return {.path = bookmark.path, .part = {0, bookmark.range.size()}, .isNoted = true};
    return {.path = tree->path(item),
            .part = bookmark.range.translated(-item.range.begin),
            .isAll = bookmark.range == item.range};
}

/// True when one is at another place than it seemed.
bool Bookmarks::findRemade()
{
    const Tree &tree = *m_session->tree();
    bool isChanged = false;
    for (const auto &[id, remade] : std::exchange(m_remade, {})) {
        Bookmark *bookmark = at(id);
        const std::optional<Item> item = remade.path.isEmpty() ? std::nullopt : tree.find(remade.path);
        if (!bookmark || !item || tree.baseOf(item->stream) != 0)
            continue;
        if (remade.isNoted && item->range.size() != remade.part.size())
            continue; // perhaps a part of it was marked
        const ByteRange part = remade.part.translated(item->range.begin).intersected(item->range);
        const ByteRange found = remade.isAll ? item->range : part;
        if (found.isEmpty() || found == bookmark->range)
            continue;
        bookmark->range = found;
        isChanged = true;
    }
    return isChanged;
}

/// What packed bytes expand to is known when the tree of an edit is there. What holds them may have moved and be called otherwise.
void Bookmarks::followStreams()
{
    if (!m_session->isTreeCurrent())
        return;
    const Tree &tree = *m_session->tree();
    const auto former = std::exchange(m_streams, {});
    bool isChanged = findRemade();
    for (Bookmark &bookmark : m_bookmarks) {
        if (bookmark.streamPath.isEmpty())
            continue;
        const auto known = former.find(bookmark.streamPath);
        std::optional<Item> holder = tree.find(bookmark.streamPath);
        if (known != former.end() && !known->second.holder.isEmpty()) {
            const qint64 place = PlaceMap(known->second.file, tree.bytes()).map(known->second.holder).begin;
            Item item = place < tree.bytes().size() ? tree.at(0, place) : Item();
            while (item.isValid() && !tree.contentOf(item))
                item = tree.parent(item);
            if (item.isValid())
                holder = item;
        }
        const auto content = holder ? tree.contentOf(*holder) : nullptr;
        if (!content || content->stream == NoStream)
            continue; // it may be there again after the next edit
        const QString path = tree.path(*holder);
        const Bytes &bytes = tree.bytes(tree.baseOf(content->stream));
        if (known != former.end() && !known->second.bytes.isSameSnapshot(bytes)) {
            const ByteRange range = PlaceMap::ofRemade(known->second.bytes, bytes).map(bookmark.range);
            isChanged = isChanged || range != bookmark.range;
            bookmark.range = range;
        }
        isChanged = isChanged || path != bookmark.streamPath;
        bookmark.streamPath = path;
        m_streams[path] = {bytes, tree.bytes(), holder->stream == 0 ? holder->range : ByteRange()};
    }
    if (!isChanged)
        return;
    sort();
    keepLater();
    Q_EMIT changed();
}

void Bookmarks::keepLater()
{
    m_isToKeep = true;
    m_isOfOtherVersion = false;
    m_trouble.clear(); // it is told again
    m_pause.start(Pause);
}

void Bookmarks::keep()
{
    const Document &document = m_session->document();
    // What is new since the file was saved under another name is in both.
    if (m_isToKeep && !m_file.isEmpty() && m_file != document.path() && !keepFor(m_file, m_saved))
        return;
    m_file = document.path();
    m_saved = document.savedBytes();
    if (!m_file.isEmpty() && !keepFor(m_file, m_saved))
        return;
    m_isToKeep = false;
    m_trouble.clear();
    Q_EMIT kept();
}

/// With the places that they have in the file on the disk.
bool Bookmarks::keepFor(const QString &file, const Bytes &saved)
{
    const PlaceMap map(m_bytes, saved);
    const auto known = std::find_if(m_moments.begin(), m_moments.end(),
                                    [&](const Moment &moment) { return moment.bytes.isSameSnapshot(saved); });
    std::vector<Bookmark> kept = m_bookmarks;
    for (Bookmark &bookmark : kept) {
        if (!bookmark.streamPath.isEmpty())
            continue;
        bookmark.range = map.map(bookmark.range);
        if (known != m_moments.end())
            putBack(bookmark, *known);
    }
    QString error;
    if (m_folder.keep(file, saved, kept, m_kept, &error)) {
        if (m_kept.bookmarks != kept)
            takeMerged(m_kept.bookmarks, saved);
        return true;
    }
    if (!m_isToKeep)
        return false; // what is here is what was kept before
    m_pause.start(PauseOfFailed);
    if (std::exchange(m_trouble, error) != error)
        Q_EMIT unkept(error);
    return false;
}

/// What another window did to the bookmarks of this file.
void Bookmarks::takeMerged(const std::vector<Bookmark> &merged, const Bytes &saved)
{
    const PlaceMap map(saved, m_bytes);
    std::erase_if(m_bookmarks, [&](const Bookmark &bookmark) {
        return std::none_of(merged.begin(), merged.end(),
                            [&](const Bookmark &other) { return other.id == bookmark.id; });
    });
    for (Bookmark bookmark : merged) {
        if (Bookmark *known = at(bookmark.id)) {
            known->text = bookmark.text;
            known->color = bookmark.color;
            continue;
        }
        if (bookmark.streamPath.isEmpty())
            bookmark.range = map.map(bookmark.range);
        bookmark.id = ++m_lastId;
        m_bookmarks.push_back(std::move(bookmark));
    }
    sort();
    Q_EMIT changed();
}

bool Bookmarks::exportTo(const QString &path, QString *error) const
{
    return saveBookmarks(path, m_session->document().path(), m_bookmarks, {}, error) == SaveResult::Saved;
}

} // namespace hexahedron
