#pragma once

#include "core/bytes/bytes.h"
#include "core/picture/decoder.h"
#include "core/report/glb.h"
#include "core/scene/scene.h"

#include <QStringList>

namespace hexahedron {

/// Of what a binary glTF file (.glb) is made: what a file looks like. It gets nodes, meshes, skins, morphs, clips, materials and images, with extras that lead
/// back to paths and bytes.
struct GltfSource
{
    const scene::Scene &scene;
    std::span<const Bytes> streams; ///< see scene::bytesOf()
    QString name;                   ///< of the file
    picture::FlatPicture (*picture)(const Bytes &file, const QString &name, int mostSide);
};

/// A glTF file that is made, but not written yet.
struct GltfFile
{
    QString refusal;     ///< why there is none; empty when there is
    QStringList remarks; ///< what was left out
    TextOutput text;
    GlbBuffer buffer{0};

    bool write(QIODevice *device) const { return buffer.writeFile(device, text.text()); }
};

GltfFile makeGltf(const GltfSource &source);

} // namespace hexahedron
