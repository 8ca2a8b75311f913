#pragma once

#include "core/files/folderlisting.h"
#include "core/scene/scene.h"
#include "core/tree/format.h"

namespace hexahedron {

/// Meshes, brushes, textures (looked for beside the file), hierarchy, bones with weights and keys of a Blitz3D file.
scene::Scene b3dScene(const Tree &tree);

/// How models name their textures.
const FileNames *b3dFileNames();
/// Pictures beside the model.
Proposals b3dProposals(const Tree &tree, const Item &item);

/// Finds texture files the way Blitz3D does: the last part of the stored path in the model's folder, without regard
/// to case; then the path as stored.
class B3dTextureFiles
{
public:
    explicit B3dTextureFiles(const QString &modelFile);

    /// False when the model came from nowhere that could be looked into; then nothing is ever found.
    bool canLook() const { return !m_folder.isEmpty(); }
    /// All that there are in the folder.
    QStringList names() const { return m_listing ? m_listing->files() : QStringList(); }
    /// The absolute path of the file, empty when there is none.
    QString find(const QByteArray &stored) const;

    /// "C:\maps\stone.png" and "maps/stone.png" both end in "stone.png".
    static QByteArray lastPart(const QByteArray &stored);
    /// Begins with a drive, a slash or a backslash.
    static bool isAbsolute(const QByteArray &stored);

private:
    QString findText(const QString &stored) const;

    QString m_folder;
    std::shared_ptr<const FolderListing> m_listing;
};

} // namespace hexahedron
