#pragma once

#include "core/scene/scene.h"
#include "core/tree/tree.h"

#include <QHash>

#include <memory>

namespace hexahedron {

/// What is in files that are open and have perhaps changes that are not saved, by their canonical paths.
using OpenFiles = QHash<QString, Bytes>;

/// The scene with what other files have for it. A geometry of Horde3D takes materials, levels of detail and joints of the scene
/// beside it. Animations are those whose names begin like that of the model's file, beside it
/// or in a folder of animations nearby; of a scene also those of the models that it refers to. Only a bounded number of files is looked at. The scene itself when there are none.
/// `strangers` gets a sentence for each file that animates what the model has not. What is open is looked at as it is there.
std::shared_ptr<const scene::Scene> withOtherAnimations(std::shared_ptr<const scene::Scene> scene, const Tree &tree,
                                                        StreamId file, const std::atomic_bool *cancelled = nullptr,
                                                        QStringList *strangers = nullptr, const OpenFiles &open = {});

/// What came of a file that somebody wants to see on a model.
struct AddedAnimation
{
    QString refusal;        ///< why nothing was added; empty when something was
    QString remark;         ///< how much of it fits, with the names of what does not
    bool isNone = false;    ///< it is a model, or anything else but an animation
    bool fitsWhole = false; ///< all that it moves is there
};

/// Adds what the file at `path` animates, whatever it is called and whoever made it, to what has the same names in the scene.
AddedAnimation addAnimation(const QString &path, scene::Scene &scene, const std::atomic_bool *cancelled = nullptr,
                            const OpenFiles &open = {});

} // namespace hexahedron
