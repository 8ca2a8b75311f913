#pragma once

#include "widgets/preview/flatshape.h"
#include "widgets/preview/orbitcamera.h"

#include <array>
#include <optional>

namespace hexahedron::preview {

/// What a hand does in the view.
enum class Tool { Look, Move, Turn, Resize, Box, Lasso, Measure };
inline bool isShaping(Tool tool)
{
    return tool == Tool::Move || tool == Tool::Turn || tool == Tool::Resize;
}

/// Where a gizmo stands, in the space of the world.
struct GizmoPlace
{
    QVector3D origin;
    std::array<QVector3D, 3> axes{QVector3D(1, 0, 0), QVector3D(0, 1, 0), QVector3D(0, 0, 1)}; ///< of length 1
    bool isMirrored = false; ///< the file's space: turns go the other way round
    float step = 0.1F;       ///< that moves snap to
};

/// Arrows, circles or cubes with which something is moved, turned or resized along the axes of the file. Pure arithmetic: knows
/// where its handles are, and what a drag comes to.
class Gizmo
{
public:
    enum class Handle { None, X, Y, Z, Free }; ///< Free: along the screen, or all axes alike

    void place(const GizmoPlace &place) { m_place = place; }
    const GizmoPlace &place() const { return m_place; }
    void setTool(Tool tool) { m_tool = tool; }
    Tool tool() const { return m_tool; }

    Handle handleAt(const OrbitCamera &camera, const QPointF &pixel) const;
    /// Where a handle is, for a hand that aims at it.
    QPointF pixelOf(const OrbitCamera &camera, Handle handle) const;

    void begin(const OrbitCamera &camera, Handle handle, const QPointF &pixel);
    void dragTo(const OrbitCamera &camera, const QPointF &pixel, bool snaps);
    /// A number in place of what the hand does; nothing: the hand again.
    void setTyped(std::optional<double> number) { m_typed = number; }
    void end() { m_handle = Handle::None; }
    Handle handle() const { return m_handle; }
    bool isDragging() const { return m_handle != Handle::None; }

    /// By how much along the axes: lengths, degrees (only one), or factors.
    QVector3D amounts() const;
    bool isNothing() const;
    /// What happens to the world.
    scene::Mat4 transform() const;

    /// Triangles that face the camera.
    FlatVertices shape(const OrbitCamera &camera, Handle hot) const;

private:
    struct Stroke
    {
        Handle handle = Handle::None;
        std::vector<QVector3D> points;
    };
    std::vector<Stroke> strokes(const OrbitCamera &camera) const;
    QVector3D origin() const; ///< where it is drawn
    float size(const OrbitCamera &camera) const;
    QVector3D axis(Handle handle) const { return m_place.axes[size_t(handle) - 1]; }
    double alongAxis(const OrbitCamera &camera, const QPointF &pixel) const;
    double angleAt(const OrbitCamera &camera, const QPointF &pixel) const;

    GizmoPlace m_place;
    Tool m_tool = Tool::Move;
    Handle m_handle = Handle::None;
    QPointF m_pressed;
    double m_before = 0;   ///< along the axis, or the angle, where it was pressed
    double m_turned = 0;   ///< so far, as angles go round
    QVector3D m_pressedAt; ///< of a free move
    QVector3D m_view;      ///< from the target to the eye, of a free turn
    QVector3D m_amounts;
    std::optional<double> m_typed;
};

} // namespace hexahedron::preview
