#include "core/edit/document.h"

#include "core/bytes/savefile.h"

#include <QFileInfo>

namespace hexahedron {

std::unique_ptr<Document> Document::open(const QString &path, QString *error)
{
    std::optional<Bytes> bytes = Bytes::fromFile(path, error);
    if (!bytes)
        return nullptr;
    return std::make_unique<Document>(*std::move(bytes), path);
}

Document::Document(Bytes bytes, QString path)
    : m_path(std::move(path))
    , m_saved(bytes)
{
    m_steps.push_back({std::move(bytes), {}});
    rememberDisk();
}

bool Document::apply(const EditPlan &plan)
{
    if (plan.isRefused() || !plan.before.isSameSnapshot(bytes()))
        return false;
    if (plan.isEmpty())
        return true;
    m_steps.resize(m_current + 1);
    m_steps.push_back({plan.after, plan.title});
    ++m_current;
    return true;
}

void Document::undo()
{
    if (canUndo())
        --m_current;
}

void Document::redo()
{
    if (canRedo())
        ++m_current;
}

bool Document::save(const QString &path, const SaveOptions &options, QString *error)
{
    hexahedron::SaveOptions how;
    how.backup = options.keepBackup;
    how.progress = options.progress;
    if (saveFile(bytes(), path, how, error) != SaveResult::Saved)
        return false;
    m_path = path;
    m_saved = bytes();
    rememberDisk();
    return true;
}

void Document::rememberDisk()
{
    const QFileInfo info(m_path);
    m_diskTime = m_path.isEmpty() ? QDateTime() : info.lastModified();
    m_diskSize = m_path.isEmpty() ? -1 : info.size();
}

bool Document::hasChangedOnDisk() const
{
    if (m_path.isEmpty())
        return false;
    const QFileInfo info(m_path);
    return !info.exists() || info.lastModified() != m_diskTime || info.size() != m_diskSize;
}

} // namespace hexahedron
