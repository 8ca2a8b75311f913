#pragma once

#include "core/bytes/savefile.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

class QIODevice;

namespace hexahedron {

/// Where the places of one snapshot are in another that was made from it, or from which it was made. Bytes that both have are
/// followed; it costs O(pieces).
class PlaceMap
{
public:
    PlaceMap(const Bytes &from, const Bytes &to);
    /// Of bytes that were made anew as a whole, such as what packed bytes expand to: what both begin and end with is followed.
    static PlaceMap ofRemade(const Bytes &from, const Bytes &to);
    /// Of what was overwritten the same place; of what was removed nothing, at the place where it was.
    ByteRange map(ByteRange range) const;
    /// True where more or fewer bytes have come for those that were there: then map() only guesses.
    bool isRemade(ByteRange range) const;

private:
    PlaceMap() = default;
    struct Part ///< bytes that both have
    {
        qint64 from = 0, to = 0, size = 0;
    };
    const Part *partAt(qint64 place) const;
    qint64 mapInGap(qint64 place) const;
    bool isRemadeAt(qint64 place) const;

    std::vector<Part> m_parts;
    qint64 m_fromSize = 0;
    qint64 m_toSize = 0;
};

/// A place that somebody marks, with a note.
struct Bookmark
{
    static constexpr int Colors = 6;

    ByteRange range;
    QString streamPath = {}; ///< of what holds the packed bytes in whose content it lies; empty in the file itself
    QString path = {};       ///< of what lies there, to find it in another version of the file
    int color = 0;
    QString text = {};
    QString uid = {}; ///< the same in every version of the file, where its place may be another one
    int id = 0;       ///< as long as the program runs
    friend bool operator==(const Bookmark &, const Bookmark &) = default;
};

/// One bookmark in two lists: two windows may have marked one place, but what marked removed bytes has no place of its own.
bool isSameBookmark(const Bookmark &a, const Bookmark &b);

/// Bookmarks of files, in a folder of the program: found again by what is in the file, also when it was moved, else by its path.
class BookmarkFolder
{
public:
    static constexpr size_t MostBookmarks = 10'000; ///< of one file
    static constexpr qsizetype MostText = 4096;
    static constexpr qsizetype MostUid = 64;
    static constexpr int MostFiles = 500; ///< then the oldest go

    explicit BookmarkFolder(QString folder)
        : m_folder(std::move(folder))
    {
    }
    /// What was read from the folder, or written to it, last.
    struct Kept
    {
        std::vector<Bookmark> bookmarks; ///< of all lists, as one
        Bytes bytes;                     ///< of the file then: places are in these
        /// What stood in the folder about this file, by name: that of other versions is merged in.
        std::map<QString, std::vector<Bookmark>> lists;
        QString otherFile = {};    ///< whose bookmarks these are, where this one has none: it has the same content
        bool isSameContent = true; ///< else some bookmarks were made on another version of this file
    };
    Kept of(const QString &file, const Bytes &bytes) const;
    /// With what others have kept since `last` merged in; `last` becomes what is kept now, where new ones of theirs have no id.
    /// Without bookmarks what was kept goes. False with the reason when it cannot be written.
    bool keep(const QString &file, const Bytes &bytes, const std::vector<Bookmark> &bookmarks, Kept &last,
              QString *error = nullptr) const;

private:
    QString m_folder;
};

/// Two lists that were made from one, as one list: what either added, changed or removed is added, changed or removed, but nothing
/// is removed that the other changed. A bookmark is known by its uid, else by its place. Where both changed one, both notes stay, ours
/// first.
std::vector<Bookmark> mergedBookmarks(const std::vector<Bookmark> &base, std::vector<Bookmark> ours,
                                      const std::vector<Bookmark> &theirs);

/// As a document that other programs can read.
bool writeBookmarks(QIODevice *device, const QString &file, const std::vector<Bookmark> &bookmarks);
/// The same as a file, wholly or not at all.
SaveResult saveBookmarks(const QString &path, const QString &file, const std::vector<Bookmark> &bookmarks,
                         const SaveOptions &options, QString *error);
/// What is no such document, or a place that cannot be, is left out.
std::vector<Bookmark> readBookmarks(QIODevice *device);
/// What the colours are called, in English and in the document.
QString bookmarkColorName(int color);

} // namespace hexahedron
