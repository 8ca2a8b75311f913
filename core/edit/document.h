#pragma once

#include "core/bytes/savefile.h"
#include "core/edit/editplan.h"

#include <QString>

#include <memory>
#include <vector>

namespace hexahedron {

/// A file being edited: snapshots, undo and redo, saving. Knows no views; whoever changes it tells them.
class Document
{
public:
    /// Opens a file for reading. On failure returns nothing and says why.
    static std::unique_ptr<Document> open(const QString &path, QString *error);
    explicit Document(Bytes bytes, QString path = {});

    const QString &path() const { return m_path; }
    const Bytes &bytes() const { return m_steps[m_current].bytes; }
    /// What is on the disk, as far as this program knows.
    const Bytes &savedBytes() const { return m_onDisk.bytes(); }

    /// Applies a plan as one undo step. False when it is refused or was made on another snapshot.
    /// With `joinsLast` it is undone together with the step before it.
    bool apply(const EditPlan &plan, bool joinsLast = false);
    bool canUndo() const { return m_current > 0; }
    bool canRedo() const { return m_current + 1 < m_steps.size(); }
    void undo();
    void redo();
    QString undoTitle() const { return canUndo() ? m_steps[m_current].title : QString(); }
    QString redoTitle() const { return canRedo() ? m_steps[m_current + 1].title : QString(); }

    /// False when what is here was made from another version than the one on the disk, which was read since and left again by
    /// undo: saving asks then.
    bool isMadeFromDisk() const
    {
        const int origin = m_steps[m_current].origin;
        return m_firstOnDisk <= origin && origin <= m_lastOnDisk;
    }
    /// The present snapshot was made from another version than the one on the disk, and than the one before.
    void markOtherOrigin() { m_steps[m_current].origin = ++m_origins; }

    /// There is something that is not on the disk.
    bool isModified() const { return m_isKept || !m_isAsSaved; }
    /// What is here counts as not saved: the file on disk is another one now, or gone, and somebody wants this one. Saving
    /// replaces that other one without asking again, and nothing newer.
    void keep(const std::optional<FileVersion> &instead = {})
    {
        m_isKept = true;
        m_keptInstead = instead;
    }

    struct SaveOptions
    {
        bool overwrites = false;                  ///< whatever other programs have written there meanwhile
        std::optional<FileVersion> replaces = {}; ///< what another program has written there, and nothing newer
        bool acceptsLoss = false;                 ///< also when bytes are gone (isIntact())
        bool isLocked = false;                    ///< see hexahedron::SaveOptions
        QString earlierFolder = {};               ///< where what is replaced is kept (EarlierVersions); empty: nowhere
        bool replacesUnkept = false; ///< also what cannot be kept there; else it stays (SaveResult::NotKept)
        bool empties = false;        ///< also leaves nothing of a file with bytes; else SaveResult::Emptied
        std::function<bool(qint64 done, qint64 all)> progress = {}; ///< false cancels
    };
    struct Replaced ///< what stood in a file
    {
        Bytes bytes;
        QString path;
    };
    /// All that writing the present snapshot needs. It may be carried out in any thread while the document goes on.
    struct SaveJob
    {
        Bytes bytes;
        QString path;
        hexahedron::SaveOptions how;
        QString earlierFolder;
        bool replacesUnkept = false;
        bool empties = false;
        std::vector<Replaced> earlier; ///< what was read or saved, is replaced now or before, and is nowhere else
        bool replacesOthers = false;   ///< what another program wrote
        int origins = 0;               ///< the last one when the job was made
        bool isConflict = false;       ///< nobody has agreed that the file on disk gives way to these bytes
    };
    struct SaveOutcome
    {
        SaveResult result = SaveResult::Failed;
        QString error; ///< for people; empty when all went well
        std::optional<FileVersion> version;

        bool isSaved() const { return result == SaveResult::Saved; }
    };
    /// To the document's own path only what this document has read or written there is replaced, and what the present
    /// snapshot was made from, unless the options say otherwise.
    SaveJob saveJob(const QString &path, const SaveOptions &options) const;
    static SaveOutcome carryOut(const SaveJob &job);
    /// What was written is what is on the disk now, and its path the document's own. Steps done meanwhile are not saved.
    void finish(const SaveJob &job, const SaveOutcome &outcome);
    /// The three at once. Undo goes on working.
    SaveOutcome save(const QString &path, const SaveOptions &options);

    /// True when the file on disk is no longer what was opened or saved last.
    bool hasChangedOnDisk() const { return !m_path.isEmpty() && !m_onDisk.isAt(m_path); }
    /// False once bytes are not what they were, because a file that is too long to be copied was written by another
    /// program. Snapshots show what is there now then, and zeros where it was cut off.
    bool isIntact() const;
    /// What was cut off, by its place in the file as it was read.
    ByteRange lostRange() const;
    /// The file on disk becomes the present snapshot, as one step that can be undone; there is nothing to go back to
    /// where bytes are gone. False with the reason when it cannot be read.
    bool readAgain(const QString &title, QString *error);

private:
    struct Step
    {
        Bytes bytes;
        QString title;  ///< of the edit that led here
        int origin = 0; ///< the version of the file that it was made from, in the order of reading
    };
    Document(FileSnapshot file, QString path);
    static SaveResult keepEarlier(const SaveJob &job, QString *error);
    std::vector<Replaced> lostBySaving(const QString &path, bool isOwn) const;
    void noteReplaced(const QString &path, const Bytes &by);
    void addStep(Bytes bytes, const QString &title);
    void compareWithSaved();

    QString m_path;
    std::vector<Step> m_steps;
    size_t m_current = 0;
    FileSnapshot m_onDisk;
    int m_origins = 0; ///< the last one
    /// What is on the disk was made from these: the one that was read last, or all until this document wrote it.
    int m_firstOnDisk = 0;
    int m_lastOnDisk = 0;
    bool m_isAsSaved = true;
    bool m_isKept = false;
    std::optional<FileVersion> m_keptInstead; ///< of what another program has written
    bool m_isOpenedReplaced = false;
    std::vector<Replaced> m_replaced;    ///< not kept: as long as undo or redo leads there nobody misses it
    std::vector<FileSnapshot> m_sources; ///< all that was read; snapshots have pieces of them
};

} // namespace hexahedron
