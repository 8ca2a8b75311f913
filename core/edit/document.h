#pragma once

#include "core/edit/editplan.h"

#include <QDateTime>
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
    std::shared_ptr<const Tree> readTree(const std::atomic_bool *cancelled = nullptr) const;

    /// Applies a plan made on the present snapshot as one undo step. False when it was made on another one or is refused.
    bool apply(const EditPlan &plan);
    bool canUndo() const { return m_current > 0; }
    bool canRedo() const { return m_current + 1 < m_steps.size(); }
    void undo();
    void redo();
    QString undoTitle() const;
    QString redoTitle() const;

    bool isModified() const { return m_current != m_saved; }
    /// Ranges of the present snapshot that differ from what is saved, joined, in order.
    std::vector<ByteRange> changedRanges() const;

    struct SaveOptions
    {
        bool keepBackup = false;
    };
    /// Saves atomically to `path` (or where it came from); undo goes on working.
    bool save(const QString &path, const SaveOptions &options, QString *error);
    /// True when the file on disk is no longer what was opened or saved last.
    bool hasChangedOnDisk() const;

private:
    struct Step
    {
        Bytes bytes;
        QString title;
        std::vector<Replacement> replacements; // that led here
    };
    QString m_path;
    std::vector<Step> m_steps;
    size_t m_current = 0;
    size_t m_saved = 0;
    QDateTime m_diskTime;
    qint64 m_diskSize = -1;
};

} // namespace hexahedron
