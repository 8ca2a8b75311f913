#include "widgets/preview/symbols.h"

#include "widgets/preview/overlays.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hexahedron::preview {

using scene::Mat4;
using scene::Symbol;
using scene::Vec3;

namespace {

/// Draws in the node's own directions.
class Pencil
{
public:
    Pencil(SymbolFigure &figure, const Mat4 &world, float size)
        : m_figure(figure)
        , m_world(world)
    {
        for (size_t column = 0; column < 3; ++column) {
            float *axis = &m_world.m[column * 4];
            const float length = std::hypot(axis[0], axis[1], axis[2]);
            for (size_t i = 0; i < 3; ++i)
                axis[i] = length > 0 && std::isfinite(length) ? axis[i] / length * size : (i == column ? size : 0);
        }
    }

    void line(const Vec3 &from, const Vec3 &to)
    {
        m_figure.lines.emplace_back(m_world.mapped(from), m_world.mapped(to));
    }
    void ring(const std::vector<Vec3> &points)
    {
        for (size_t i = 0; i < points.size(); ++i)
            line(points[i], points[(i + 1) % points.size()]);
    }
    void cross(float size)
    {
        line({-size, 0, 0}, {size, 0, 0});
        line({0, -size, 0}, {0, size, 0});
        line({0, 0, -size}, {0, 0, size});
    }

private:
    SymbolFigure &m_figure;
    Mat4 m_world;
};

constexpr float Reach = 2; // of what a light or a camera sees

/// Half of what is seen at the end of the figure; of wide angles less, or nothing else would be seen.
float halfWidth(float opening)
{
    constexpr float most = 70 * std::numbers::pi_v<float> / 180;
    return std::tan(std::clamp(opening / 2, 0.05f, most)) * Reach;
}

void drawLight(Pencil &pencil, float opening)
{
    for (const float x : {-0.35f, 0.35f}) { // a star
        for (const float y : {-0.35f, 0.35f})
            pencil.line({x, y, 0.35f}, {-x, -y, -0.35f});
    }
    pencil.cross(0.6f);
    constexpr int corners = 16;
    const float radius = halfWidth(opening);
    std::vector<Vec3> rim;
    for (int i = 0; i < corners; ++i) {
        const float angle = 2 * std::numbers::pi_v<float> * float(i) / corners;
        rim.push_back({std::cos(angle) * radius, std::sin(angle) * radius, -Reach});
    }
    pencil.ring(rim);
    for (size_t i = 0; i < corners; i += corners / 4)
        pencil.line({}, rim[i]);
}

void drawCamera(Pencil &pencil, float opening)
{
    const float high = opening > 0 ? halfWidth(opening) : 0.6f;
    const float wide = high * 4 / 3;
    const std::vector<Vec3> far{
        {-wide, -high, -Reach}, {wide, -high, -Reach}, {wide, high, -Reach}, {-wide, high, -Reach}};
    pencil.ring(far);
    for (const Vec3 &corner : far) // without an angle, what is seen is as wide everywhere
        pencil.line(opening > 0 ? Vec3{} : Vec3{corner.x, corner.y, 0}, corner);
    pencil.ring({{-wide * 0.4f, high * 1.1f, -Reach}, {wide * 0.4f, high * 1.1f, -Reach}, {0, high * 1.6f, -Reach}});
}

void drawEmitter(Pencil &pencil)
{
    constexpr int rays = 8;
    for (int i = 0; i < rays; ++i) {
        const float angle = 2 * std::numbers::pi_v<float> * float(i) / rays;
        const float x = std::cos(angle), z = std::sin(angle);
        const float length = i % 2 ? 1.2f : 0.8f;
        pencil.line({x * 0.25f, 0.3f, z * 0.25f}, {x * 0.7f * length, 1.2f * length, z * 0.7f * length});
    }
    pencil.line({0, 0.3f, 0}, {0, 1.4f, 0});
    pencil.ring({{-0.25f, 0, -0.25f}, {0.25f, 0, -0.25f}, {0.25f, 0, 0.25f}, {-0.25f, 0, 0.25f}});
}

void drawBox(Pencil &pencil, bool isCrossedOut)
{
    constexpr float s = 0.7f;
    for (const float y : {-s, s})
        pencil.ring({{-s, y, -s}, {s, y, -s}, {s, y, s}, {-s, y, s}});
    for (const float x : {-s, s}) {
        for (const float z : {-s, s}) {
            pencil.line({x, -s, z}, {x, s, z});
            if (isCrossedOut)
                pencil.line({x, -s, z}, {-x, s, -z});
        }
    }
}

void draw(Pencil &pencil, const scene::Node &node)
{
    switch (node.symbol) {
    case Symbol::None:
        break;
    case Symbol::Group:
        pencil.cross(0.5f);
        break;
    case Symbol::Light:
        drawLight(pencil, node.opening);
        break;
    case Symbol::Camera:
        drawCamera(pencil, node.opening);
        break;
    case Symbol::Emitter:
        drawEmitter(pencil);
        break;
    case Symbol::Link:
    case Symbol::Missing:
        drawBox(pencil, node.symbol == Symbol::Missing);
        break;
    }
}

QColor colorOf(Symbol symbol, bool dark)
{
    QColor color(120, 132, 150);
    if (symbol == Symbol::Light)
        color = QColor(240, 200, 60);
    else if (symbol == Symbol::Camera)
        color = QColor(90, 170, 240);
    else if (symbol == Symbol::Emitter)
        color = QColor(190, 130, 240);
    else if (symbol == Symbol::Missing)
        color = QColor(232, 84, 84);
    return dark ? color : color.darker(150);
}

} // namespace

std::vector<SymbolFigure> symbolFigures(const PreparedScene &prepared, const Pose &pose, float size)
{
    std::vector<SymbolFigure> figures;
    for (const int node : prepared.symbolNodes) {
        if (figures.size() >= MostSymbols)
            break;
        const Mat4 &matrix = pose.nodes[size_t(node)];
        if (!Bounds::isUsable({matrix.m[12], matrix.m[13], matrix.m[14]}))
            continue;
        SymbolFigure figure{node, {}};
        Pencil pencil(figure, matrix, size);
        draw(pencil, prepared.scene->nodes[size_t(node)]);
        figures.push_back(std::move(figure));
    }
    return figures;
}

FlatVertices makeSymbols(const std::vector<SymbolFigure> &figures, const PreparedScene &prepared,
                         const std::vector<int> &selected, bool dark)
{
    FlatVertices lines;
    const std::vector<scene::Node> &nodes = prepared.scene->nodes;
    for (const SymbolFigure &figure : figures) {
        const bool isLit = std::find(selected.begin(), selected.end(), figure.node) != selected.end();
        const QColor color = isLit ? selectionColor() : colorOf(nodes[size_t(figure.node)].symbol, dark);
        for (const auto &[from, to] : figure.lines) {
            lines.emplace_back(from, color);
            lines.emplace_back(to, color);
        }
    }
    return lines;
}

} // namespace hexahedron::preview
