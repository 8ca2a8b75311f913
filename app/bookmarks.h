#pragma once

#include "core/edit/bookmarks.h"
#include "widgets/session/lookup.h"
#include "widgets/session/session.h"

#include <QObject>
#include <QTimer>

#include <map>

namespace hexahedron {

/// The bookmarks of one open file. They follow its bytes through edits, undo and redo, and are kept in a folder of the program.
class Bookmarks final : public QObject
{
    Q_OBJECT

public:
    Bookmarks(Session *session, const QString &folder, QObject *parent);
    ~Bookmarks() override;

    const std::vector<Bookmark> &all() const { return m_bookmarks; }
    const Bookmark *find(int id) const;
    /// Its number, or that of the one that has exactly this place already; 0 when there are too many.
    int add(Bookmark bookmark);
    void setText(int id, const QString &text);
    void setColor(int id, int color);
    void remove(const std::vector<int> &ids);
    /// After a save: what repairs could not bring back is noted where what they made up stands, so that it is known as long as the
    /// file. `before` is what was saved until then. What was undone goes from the note, and the
    /// note with the last of it.
    void noteLoss(const Bytes &before);
    /// After a save: values that repairs wrote, and nothing else in the file says, have a note each. Notes of what was undone go.
    void noteMended();
    /// How many such notes there are, for people; empty: none.
    QString mended() const;
    /// What is known to be lost, for people: what the session knows, else that note.
    QString loss() const;
    /// How many were removed last and are not back yet.
    qsizetype removedCount() const { return m_removals.empty() ? 0 : qsizetype(m_removals.back().bookmarks.size()); }
    /// Brings those back, with their notes; then it is about those that were removed before them.
    void bringBack();
    /// They were made on another version of the file: places may be wrong.
    bool isOfOtherVersion() const { return m_isOfOtherVersion; }
    /// What is new is kept at once. False while it is only here because it cannot be kept.
    bool finish();
    /// The same, and what is in the way is told once more.
    void keepAgain();
    /// Why it cannot be kept; empty otherwise.
    const QString &trouble() const { return m_trouble; }
    bool exportTo(const QString &path, QString *error) const;

Q_SIGNALS:
    void changed();
    void failed(const QString &reason);
    /// What is new cannot be kept: it is only here. It is tried again from time to time, until kept() says that all is well.
    void unkept(const QString &reason);
    void kept();

private:
    /// What repairs could not bring back since the file was opened, one a line, with what they made up for it.
    QStringList losses() const;
    struct Moment ///< where they were in a snapshot
    {
        Bytes bytes;
        std::vector<std::pair<int, ByteRange>> places;
    };
    static void putBack(Bookmark &bookmark, const Moment &moment);
    struct Removal ///< some at once
    {
        std::vector<Bookmark> bookmarks;
        Bytes bytes; ///< where their places are
    };
    struct Stream ///< what packed bytes expanded to when they were read last
    {
        Bytes bytes, file;
        ByteRange holder; ///< in the file
    };
    struct Remade ///< its bytes were made anew: where it is now, the tree of what came for them tells
    {
        QString path;         ///< of what it lay in
        ByteRange part;       ///< in that
        bool isAll = false;   ///< it was all of that
        bool isNoted = false; ///< the path is the one that was noted with the bookmark
    };
    QString ofOtherFile() const;
    std::vector<int> noteMending(const Session::Mending &mending);
    void take(const BookmarkFolder::Kept &found);
    void takeMerged(const std::vector<Bookmark> &merged, const Bytes &saved);
    void follow();
    void followStreams();
    bool findRemade();
    Remade remadeAt(const Bookmark &bookmark) const;
    void keepLater();
    void keep();
    bool keepFor(const QString &file, const Bytes &saved);
    void sayFull();
    void sort();
    Bookmark *at(int id);

    Session *m_session;
    BookmarkFolder m_folder;
    BookmarkFolder::Kept m_kept;       ///< what others have kept since is told apart by it
    std::vector<Bookmark> m_bookmarks; ///< by place
    std::vector<Removal> m_removals;   ///< as long as the file is open: a save is no reason to lose a note
    int m_lastId = 0;
    QString m_otherFile; ///< for which they were made, and which has the same bytes; empty: for this one
    QStringList m_noted; ///< of losses, since the file was opened
    struct Noted         ///< the notes of one repair
    {
        Bytes after; ///< what it made
        std::vector<int> ids;
    };
    std::vector<Noted> m_mended; ///< since the file was opened
    Bytes m_bytes;
    QString m_file;                      ///< for which they were kept last
    Bytes m_saved;                       ///< what it was then
    std::vector<Moment> m_moments;       ///< the last ones: undo goes back to exactly these
    std::map<QString, Stream> m_streams; ///< by path, those in which bookmarks lie
    std::map<int, Remade> m_remade;      ///< by id, until the tree is there
    bool m_isOfOtherVersion = false;
    bool m_isToKeep = false;
    QString m_trouble; ///< since it was told
    QTimer m_pause;
    Lookup<BookmarkFolder::Kept> m_loading;
};

} // namespace hexahedron
