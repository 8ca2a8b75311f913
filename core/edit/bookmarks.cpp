#include "core/edit/bookmarks.h"

#include "core/bytes/fileversion.h"
#include "core/bytes/savefile.h"
#include "core/edit/journal.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include <algorithm>
#include <array>

namespace hexahedron {

namespace {

constexpr std::array<const char *, Bookmark::Colors> ColorNames{"red", "orange", "green", "blue", "violet", "grey"};

/// What is left of a snapshot without some ranges.
std::vector<ByteRange> without(const std::vector<ByteRange> &ranges, qint64 size)
{
    std::vector<ByteRange> rest;
    qint64 begin = 0;
    for (const ByteRange &range : ranges) {
        if (range.begin > begin)
            rest.push_back({begin, range.begin});
        begin = qMax(begin, range.end);
    }
    if (size > begin)
        rest.push_back({begin, size});
    return rest;
}

qint64 sizeOf(const std::vector<ByteRange> &ranges)
{
    qint64 size = 0;
    for (const ByteRange &range : ranges)
        size += range.size();
    return size;
}

QString hashOfPath(const QString &file)
{
    const QByteArray path = QFileInfo(file).absoluteFilePath().toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex().left(24));
}

QString hashOfContent(const Bytes &bytes)
{
    return QString::fromLatin1(JournalBase::hashOf(bytes).toHex().left(32)) + QString::number(bytes.size(), 16);
}

} // namespace

// --- Following --------------------------------------------------------------------------------------------------------

/// Changes keep the order of what stays, so that the first byte of what both have is the first one in both.
PlaceMap::PlaceMap(const Bytes &from, const Bytes &to)
    : m_fromSize(from.size())
    , m_toSize(to.size())
{
    const std::vector<ByteRange> inFrom = without(from.rangesNotIn(to), from.size());
    const std::vector<ByteRange> inTo = without(to.rangesNotIn(from), to.size());
    if (sizeOf(inFrom) != sizeOf(inTo)) { // something is there twice
        const ByteRange changed = to.changedSince(from);
        const qint64 behind = to.size() - changed.end;
        m_parts.push_back({0, 0, changed.begin});
        m_parts.push_back({from.size() - behind, changed.end, behind});
        return;
    }
    auto a = inFrom.begin(), b = inTo.begin();
    qint64 usedA = 0, usedB = 0;
    while (a != inFrom.end() && b != inTo.end()) {
        const qint64 size = qMin(a->size() - usedA, b->size() - usedB);
        m_parts.push_back({a->begin + usedA, b->begin + usedB, size});
        usedA += size;
        usedB += size;
        if (usedA == a->size()) {
            ++a;
            usedA = 0;
        }
        if (usedB == b->size()) {
            ++b;
            usedB = 0;
        }
    }
}

PlaceMap PlaceMap::ofRemade(const Bytes &from, const Bytes &to)
{
    PlaceMap map;
    map.m_fromSize = from.size();
    map.m_toSize = to.size();
    const qint64 most = qMin(from.size(), to.size());
    if (from.size() == to.size()) { // nothing has moved
        map.m_parts.push_back({0, 0, most});
        return map;
    }
    const auto step = qint64(1) << 16;
    const auto same = [&](qint64 inFrom, qint64 inTo, qint64 size) {
        return from.toByteArray({inFrom, inFrom + size}) == to.toByteArray({inTo, inTo + size});
    };
    qint64 front = 0;
    while (front < most && same(front, front, qMin(step, most - front)))
        front += qMin(step, most - front);
    while (front < most && from.at(front) == to.at(front))
        ++front;
    qint64 back = 0;
    while (back < most - front) {
        const qint64 size = qMin(step, most - front - back);
        if (!same(from.size() - back - size, to.size() - back - size, size))
            break;
        back += size;
    }
    while (back < most - front && from.at(from.size() - back - 1) == to.at(to.size() - back - 1))
        ++back;
    map.m_parts.push_back({0, 0, front});
    map.m_parts.push_back({from.size() - back, to.size() - back, back});
    return map;
}

const PlaceMap::Part *PlaceMap::partAt(qint64 place) const
{
    const auto next = std::partition_point(m_parts.begin(), m_parts.end(),
                                           [=](const Part &part) { return part.from + part.size <= place; });
    return next != m_parts.end() && next->from <= place ? &*next : nullptr;
}

/// As far behind what stays before it as it was, but not into what stays behind it.
qint64 PlaceMap::mapInGap(qint64 place) const
{
    const auto next = std::partition_point(m_parts.begin(), m_parts.end(),
                                           [=](const Part &part) { return part.from < place; });
    const qint64 most = next == m_parts.end() ? m_toSize : next->to;
    if (next == m_parts.begin())
        return qMin(place, most);
    const Part &before = *std::prev(next);
    return qMin(before.to + before.size + place - before.from - before.size, most);
}

bool PlaceMap::isRemadeAt(qint64 place) const
{
    if (partAt(place))
        return false;
    const auto next = std::partition_point(m_parts.begin(), m_parts.end(),
                                           [=](const Part &part) { return part.from <= place; });
    const Part before = next == m_parts.begin() ? Part() : *std::prev(next);
    const Part behind = next == m_parts.end() ? Part{m_fromSize, m_toSize, 0} : *next;
    const qint64 gone = behind.from - before.from - before.size;
    const qint64 come = behind.to - before.to - before.size;
    return come > 0 && come != gone;
}

bool PlaceMap::isRemade(ByteRange range) const
{
    return !range.isEmpty() && (isRemadeAt(range.begin) || isRemadeAt(range.end - 1));
}

ByteRange PlaceMap::map(ByteRange range) const
{
    const Part *first = partAt(range.begin);
    const qint64 begin = first ? first->to + range.begin - first->from : mapInGap(range.begin);
    if (range.isEmpty())
        return {begin, begin};
    const Part *last = partAt(range.end - 1);
    const qint64 end = last ? last->to + range.end - last->from : mapInGap(range.end);
    return {begin, qMax(begin, end)};
}

// --- As a document ----------------------------------------------------------------------------------------------------

QString bookmarkColorName(int color)
{
    return QString::fromLatin1(ColorNames[size_t(qBound(0, color, Bookmark::Colors - 1))]);
}

bool writeBookmarks(QIODevice *device, const QString &file, const std::vector<Bookmark> &bookmarks)
{
    QXmlStreamWriter xml(device);
    xml.setAutoFormatting(true);
    xml.writeStartDocument();
    xml.writeStartElement(QStringLiteral("bookmarks"));
    xml.writeAttribute(QStringLiteral("file"), file);
    if (bookmarks.empty()) // else somebody has damaged it
        xml.writeAttribute(QStringLiteral("empty"), QStringLiteral("yes"));
    for (const Bookmark &bookmark : bookmarks) {
        xml.writeStartElement(QStringLiteral("bookmark"));
        xml.writeAttribute(QStringLiteral("offset"), QString::number(bookmark.range.begin));
        xml.writeAttribute(QStringLiteral("size"), QString::number(bookmark.range.size()));
        if (!bookmark.streamPath.isEmpty())
            xml.writeAttribute(QStringLiteral("in"), bookmark.streamPath);
        xml.writeAttribute(QStringLiteral("path"), bookmark.path);
        xml.writeAttribute(QStringLiteral("color"), bookmarkColorName(bookmark.color));
        if (!bookmark.uid.isEmpty())
            xml.writeAttribute(QStringLiteral("uid"), bookmark.uid);
        xml.writeCharacters(bookmark.text);
        xml.writeEndElement();
    }
    xml.writeEndDocument();
    return !xml.hasError();
}

SaveResult saveBookmarks(const QString &path, const QString &file, const std::vector<Bookmark> &bookmarks,
                         const SaveOptions &options, QString *error)
{
    QBuffer text; // it comes word by word
    text.open(QIODevice::WriteOnly);
    writeBookmarks(&text, QFileInfo(file).absoluteFilePath(), bookmarks);
    return saveFile(Bytes(text.data()), path, options, error);
}

std::vector<Bookmark> readBookmarks(QIODevice *device)
{
    std::vector<Bookmark> bookmarks;
    QXmlStreamReader xml(device);
    if (!xml.readNextStartElement() || xml.name() != QLatin1String("bookmarks"))
        return {};
    while (xml.readNextStartElement() && bookmarks.size() < BookmarkFolder::MostBookmarks) {
        const QXmlStreamAttributes attributes = xml.attributes();
        bool hasOffset = false, hasSize = false;
        const qint64 offset = attributes.value(QLatin1String("offset")).toLongLong(&hasOffset);
        const qint64 size = attributes.value(QLatin1String("size")).toLongLong(&hasSize);
        const auto color = std::find(ColorNames.begin(), ColorNames.end(),
                                     attributes.value(QLatin1String("color")).toLatin1().toStdString());
        const bool isMeant = xml.name() == QLatin1String("bookmark") && hasOffset && hasSize && offset >= 0 && size >= 0
                             && size <= std::numeric_limits<qint64>::max() - offset;
        Bookmark bookmark{.range = {offset, isMeant ? offset + size : offset},
                          .streamPath = attributes.value(QLatin1String("in")).toString(),
                          .path = attributes.value(QLatin1String("path")).toString(),
                          .color = color == ColorNames.end() ? 0 : int(color - ColorNames.begin()),
                          .uid = attributes.value(QLatin1String("uid")).left(BookmarkFolder::MostUid).toString()};
        bookmark.text = xml.readElementText(QXmlStreamReader::SkipChildElements).left(BookmarkFolder::MostText);
        if (isMeant && !xml.hasError())
            bookmarks.push_back(std::move(bookmark));
    }
    return bookmarks;
}

// --- In a folder ------------------------------------------------------------------------------------------------------

namespace {

/// Places in `from` as places in `to`.
void follow(std::vector<Bookmark> &bookmarks, const Bytes &from, const Bytes &to)
{
    if (from.isSameSnapshot(to))
        return;
    const PlaceMap map(from, to);
    for (Bookmark &bookmark : bookmarks) {
        if (bookmark.streamPath.isEmpty())
            bookmark.range = map.map(bookmark.range.intersected(from.range()));
    }
}

/// An iterator to the same bookmark, or the end.
auto counterpartOf(const Bookmark &wanted, auto &bookmarks)
{
    const auto same = std::find_if(bookmarks.begin(), bookmarks.end(),
                                   [&](const Bookmark &b) { return !b.uid.isEmpty() && b.uid == wanted.uid; });
    return same != bookmarks.end() ? same : std::find_if(bookmarks.begin(), bookmarks.end(), [&](const Bookmark &b) {
        return isSameBookmark(b, wanted);
    });
}

bool saysTheSame(const Bookmark &a, const Bookmark &b)
{
    return a.text == b.text && a.color == b.color;
}

/// Lists of former releases have none: it is the same for all who read one.
QString uidOf(const Bookmark &bookmark)
{
    const QString place = QStringLiteral("%1 %2 %3 %4")
                              .arg(bookmark.range.begin)
                              .arg(bookmark.range.end)
                              .arg(bookmark.streamPath, bookmark.text);
    return QString::fromLatin1(QCryptographicHash::hash(place.toUtf8(), QCryptographicHash::Md5).toHex());
}

/// The list itself says that it is meant to be empty.
bool isEmptyList(const QString &path)
{
    QFile kept(path);
    QXmlStreamReader xml(&kept);
    return kept.open(QIODevice::ReadOnly) && xml.readNextStartElement() && xml.name() == QLatin1String("bookmarks")
           && xml.attributes().value(QLatin1String("empty")) == QLatin1String("yes");
}

/// Nothing where no list is. One that only seems to be empty is a file which somebody has damaged.
std::optional<std::vector<Bookmark>> readFrom(const QString &path)
{
    QFile kept(path);
    std::vector<Bookmark> read = kept.open(QIODevice::ReadOnly) ? readBookmarks(&kept) : std::vector<Bookmark>();
    for (Bookmark &bookmark : read) {
        if (bookmark.uid.isEmpty())
            bookmark.uid = uidOf(bookmark);
    }
    return read.empty() && !isEmptyList(path) ? std::nullopt : std::optional(std::move(read));
}

/// The file that a list is about.
QString fileOf(const QString &list)
{
    QFile kept(list);
    QXmlStreamReader xml(&kept);
    return kept.open(QIODevice::ReadOnly) && xml.readNextStartElement()
               ? xml.attributes().value(QLatin1String("file")).toString()
               : QString();
}

} // namespace

bool isSameBookmark(const Bookmark &a, const Bookmark &b)
{
    const bool haveUids = !a.uid.isEmpty() && !b.uid.isEmpty();
    if (haveUids && a.uid == b.uid)
        return true;
    return (!haveUids || !a.range.isEmpty()) && a.range == b.range && a.streamPath == b.streamPath;
}

std::vector<Bookmark> mergedBookmarks(const std::vector<Bookmark> &base, std::vector<Bookmark> ours,
                                      const std::vector<Bookmark> &theirs)
{
    std::erase_if(ours, [&](const Bookmark &our) {
        const auto before = counterpartOf(our, base);
        return before != base.end() && saysTheSame(*before, our) && counterpartOf(our, theirs) == theirs.end();
    });
    for (const Bookmark &their : theirs) {
        const auto before = counterpartOf(their, base);
        const auto our = counterpartOf(their, ours);
        if (before != base.end() && saysTheSame(*before, their))
            continue; // they left it alone
        if (our == ours.end() && ours.size() < BookmarkFolder::MostBookmarks) {
            ours.push_back(their);
            ours.back().id = 0;
        } else if (our != ours.end() && before != base.end() && saysTheSame(*before, *our)) {
            our->text = their.text;
            our->color = their.color;
        } else if (our != ours.end() && !our->text.contains(their.text)) { // two notes on one place: both stay
            const QString both = our->text.isEmpty() ? their.text : our->text + u'\n' + their.text;
            our->text = both.left(BookmarkFolder::MostText);
        }
    }
    return ours;
}

BookmarkFolder::Kept BookmarkFolder::of(const QString &file, const Bytes &bytes) const
{
    const QDir folder(m_folder);
    const QString path = hashOfPath(file), content = hashOfContent(bytes);
    Kept kept;
    kept.bytes = bytes;
    QStringList names;
    for (const QString &pattern : {path + u'-' + content, QStringLiteral("*-") + content, path + QStringLiteral("-*")})
        names += folder.entryList({pattern + QStringLiteral(".xml")}, QDir::Files, QDir::Time);
    names.removeDuplicates();
    bool isKnown = false; // to have none, too
    for (const QString &name : std::as_const(names)) {
        const bool isOurs = name.startsWith(path);
        if (!isOurs && (isKnown || !kept.bookmarks.empty()))
            continue; // another file has the same content, and there are bookmarks of this one
        const auto read = readFrom(folder.filePath(name));
        if (!read)
            continue;
        isKnown = isKnown || name == path + u'-' + content + QStringLiteral(".xml");
        if (isOurs)
            kept.lists[name] = *read;
        else
            kept.otherFile = fileOf(folder.filePath(name));
        const std::vector<Bookmark> before = kept.bookmarks;
        kept.bookmarks = before.empty() ? *read : mergedBookmarks({}, before, *read);
        if (kept.bookmarks != before && !name.contains(content))
            kept.isSameContent = false;
    }
    return kept;
}

bool BookmarkFolder::keep(const QString &file, const Bytes &bytes, const std::vector<Bookmark> &bookmarks, Kept &last,
                          QString *error) const
{
    constexpr std::chrono::seconds Patience(2);
    QDir folder(m_folder);
    folder.mkpath(QStringLiteral("."));
    const QString path = hashOfPath(file);
    const auto nameFor = [&](const Bytes &content) {
        return path + u'-' + hashOfContent(content) + QStringLiteral(".xml");
    };
    const QString name = nameFor(bytes);
    const QString lastName = last.bytes.isSameSnapshot(bytes) ? name : nameFor(last.bytes);
    const auto lock = FileLock::take(m_folder, Patience); // where nobody lets go of it, merging must do
    const auto lastList = last.lists.find(lastName);
    std::vector<Bookmark> base = lastList == last.lists.end() ? std::vector<Bookmark>() : lastList->second;
    std::vector<Bookmark> theirs = readFrom(folder.filePath(lastName)).value_or(base);
    follow(base, last.bytes, bytes);
    follow(theirs, last.bytes, bytes);
    std::vector<Bookmark> merged = mergedBookmarks(base, bookmarks, theirs);
    if (name != lastName) // somebody may have saved the same version before
        merged = mergedBookmarks({}, std::move(merged),
                                 readFrom(folder.filePath(name)).value_or(std::vector<Bookmark>()));
    for (const auto &[other, seen] : last.lists) { // who has another version open may have gone on with its list
        if (other != lastName && other != name)
            merged = mergedBookmarks(seen, std::move(merged), readFrom(folder.filePath(other)).value_or(seen));
    }
    // Who has none may have the same content as one that has some: those are not its own.
    const QStringList twins = folder.entryList({QStringLiteral("*-") + hashOfContent(bytes) + QStringLiteral(".xml")},
                                               QDir::Files);
    const bool hasList = !merged.empty()
                         || std::ranges::any_of(twins, [&](const QString &twin) { return twin != name; });
    if (hasList) {
        const SaveOptions ours{.mode = 0600}; // notes are nobody else's
        if (saveBookmarks(folder.filePath(name), file, merged, ours, error) != SaveResult::Saved)
            return false;
    }
    // A file has one list; a file that it was saved as keeps its own. What came meanwhile is of another version that somebody else
    // has open.
    last.lists.try_emplace(lastName);
    last.lists.try_emplace(name);
    for (const auto &[old, seen] : std::as_const(last.lists)) {
        if (old.startsWith(path) && (!hasList || old != name))
            folder.remove(old);
    }
    const QStringList all = folder.entryList({QStringLiteral("*.xml")}, QDir::Files, QDir::Time);
    for (qsizetype i = MostFiles; i < all.size(); ++i)
        folder.remove(all[i]);
    last.lists = {{name, merged}};
    last.bookmarks = std::move(merged);
    last.bytes = bytes;
    last.isSameContent = true;
    return true;
}

} // namespace hexahedron
