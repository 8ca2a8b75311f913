#pragma once

#include "core/formats/horde3d/hordereferences.h"
#include "core/tree/format.h"

namespace hexahedron {

/// The other files that a document leads to, each read once and within bounds: a name in a file may lead anywhere.
class HordeFiles
{
public:
    static constexpr int MostFiles = 1000;
    static constexpr qint64 MostDocumentBytes = qint64(64) << 20; ///< of documents, which are read from end to end

    explicit HordeFiles(const Tree &document)
        : m_folder(hordeContentFolder(document))
    {
    }

    /// Where the file of that name is, also when it is written in other case; empty when it is nowhere.
    QString pathOf(const QByteArray &name);
    /// What is in the file; null when it cannot be read, is of another format, or is one too many.
    std::shared_ptr<const Tree> read(const QString &path, const Format &format);

private:
    std::shared_ptr<const Tree> open(const QString &path, const Format &format);

    ContentFolder m_folder;
    QHash<QByteArray, QString> m_paths;
    QHash<QString, std::shared_ptr<const Tree>> m_trees;
    qint64 m_documentBytes = 0;
};

} // namespace hexahedron
