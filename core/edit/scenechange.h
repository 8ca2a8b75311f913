#pragma once

#include "core/scene/scene.h"

#include <QVarLengthArray>

namespace hexahedron {

class Planner;

/// Other numbers for one element of a view.
struct SceneValue
{
    scene::View view;
    qint64 element = 0;
    QVarLengthArray<double, 4> numbers; ///< the first of the element; those behind them stay
};

/// Another number for an attribute of a document.
struct SceneAttribute
{
    QString element; ///< its path
    QByteArray name;
    double number = 0;
    double usual = 0; ///< what it is when it is missing
};

/// An element of an array that goes.
struct SceneRemoval
{
    StreamId stream = 0;
    ByteRange element;
};

/// What somebody did with a scene by hand: one plan.
struct SceneChange
{
    QString title;
    std::vector<SceneValue> values;
    std::vector<SceneAttribute> attributes = {};
    std::vector<SceneRemoval> removals = {};
    QString file = {};   ///< another one in which all of it lies; empty: that of the scene
    QString holder = {}; ///< path there of what the bytes are packed in; empty: they are those of the file

    bool isEmpty() const { return values.empty() && attributes.empty() && removals.empty(); }
};

/// The same for the file in which it lies, which may be another one that the scene brings along.
SceneChange inItsFile(SceneChange change, const scene::Scene &scene);

/// Plans the change; `planner` is of the tree of its file. Attributes that are missing are added where they are not as usual. Refused where
/// something lies in another file, or not in the bytes at all.
void planSceneChange(Planner &planner, const SceneChange &change);

/// The bytes of a scene after a change, for who wants to see it before it is planned; without attributes, whose bytes would move.
/// `first` is the number of the first of these streams. As they are when not all of it lies in them.
std::vector<Bytes> changedStreams(std::vector<Bytes> streams, const SceneChange &change, StreamId first = 0);

} // namespace hexahedron
