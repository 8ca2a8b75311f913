#pragma once

#include "core/scene/scene.h"
#include "widgets/preview/flatshape.h"
#include "widgets/preview/labels.h"
#include "widgets/preview/preparedscene.h"

namespace hexahedron::preview {

class OrbitCamera;

/// One joint, or the stretch from it to a child joint.
struct BoneStretch
{
    int node = -1; ///< whose bytes it stands for
    scene::Vec3 from, to;
    bool isLeaf = false;
};

/// The ground: lines in round distances, as wide as the model needs.
struct Grid
{
    FlatVertices lines;
    FlatVertices axes;
    std::vector<Label> labels; ///< the names of the axes as the file has them, and the width of a cell
    float cell = 1;
};

Grid makeGrid(const PreparedScene &prepared, bool dark);
/// Another pose behind the one that is shown: its triangles in a pale colour that lets others shine through. Empty where there are
/// more than `most`.
FlatVertices makeGhost(const PreparedScene &prepared, const Pose &pose, qint64 most, bool dark);
FlatVertices makeNormals(const PreparedScene &prepared, const Pose &pose, qint64 most);
std::vector<BoneStretch> boneStretches(const PreparedScene &prepared, const Pose &pose);
/// More are not drawn at once: without a graphics card the mouse would wait for them.
inline constexpr size_t MostBones = 4000;
/// Those of the `lit` nodes and, where they are wanted, the others. Of too many these are some of those that the camera sees, spread
/// evenly.
std::vector<BoneStretch> bonesToDraw(const std::vector<BoneStretch> &all, std::vector<int> lit, bool hasOthers,
                                     const OrbitCamera &camera);
/// Triangles of long octahedra; those of `selected` nodes stand out.
FlatVertices makeBones(const std::vector<BoneStretch> &bones, float size, const std::vector<int> &selected, bool dark);
FlatVertices makeBoneLines(const std::vector<BoneStretch> &bones, float size, const std::vector<int> &selected,
                           bool dark);

/// The colour of what is selected, the same for points, triangles and bones.
inline QColor selectionColor()
{
    return QColor(255, 130, 20);
}

} // namespace hexahedron::preview
