#pragma once

#include "core/edit/editplan.h"

#include <QDateTime>
#include <QString>

#include <functional>
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
    const Bytes &savedBytes() const { return m_saved; }

    /// Applies a plan as one undo step. False when it is refused or was made on another snapshot.
    bool apply(const EditPlan &plan);
    bool canUndo() const { return m_current > 0; }
    bool canRedo() const { return m_current + 1 < m_steps.size(); }
    void undo();
    void redo();
    QString undoTitle() const { return canUndo() ? m_steps[m_current].title : QString(); }
    QString redoTitle() const { return canRedo() ? m_steps[m_current + 1].title : QString(); }

    bool isModified() const { return !bytes().isSameSnapshot(m_saved); }
    /// Ranges of the present snapshot that were typed, pasted or computed since the last save, in order.
    std::vector<ByteRange> changedRanges() const { return bytes().rangesNotIn(m_saved); }

    struct SaveOptions
    {
        bool keepBackup = false;
        std::function<bool(qint64 done, qint64 all)> progress = {}; ///< false cancels
    };
    /// Saves atomically to `path`, which becomes the document's own; undo goes on working. False with the reason in `error`,
    /// which stays empty when the progress function cancelled.
    bool save(const QString &path, const SaveOptions &options, QString *error);
    /// True when the file on disk is no longer what was opened or saved last.
    bool hasChangedOnDisk() const;

private:
    struct Step
    {
        Bytes bytes;
        QString title; ///< of the edit that led here
    };
    void rememberDisk();

    QString m_path;
    std::vector<Step> m_steps;
    size_t m_current = 0;
    Bytes m_saved;
    QDateTime m_diskTime;
    qint64 m_diskSize = -1;
};

} // namespace hexahedron
