#pragma once

#include "core/scene/scene.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace hexahedron::test {

/// Reads binary glTF as the specification has it, and knows nothing of who writes it.
class GlbReader
{
public:
    explicit GlbReader(const QByteArray &file);

    /// The first thing that the specification does not allow; empty when there is none.
    QString problem() const { return m_problem; }

    QJsonArray list(const char *name) const { return m_json.value(QLatin1String(name)).toArray(); }
    QJsonObject at(const char *name, int index) const { return list(name).at(index).toObject(); }
    /// All numbers of an accessor, one element after the other.
    std::vector<double> values(int accessor) const;
    QByteArray viewBytes(int view) const;

    /// World matrices of all nodes, at a moment of an animation; -1: as they stand.
    std::vector<scene::Mat4> matrices(int animation, double seconds) const;
    /// The corners of all triangles in the world, in order of node, primitive, triangle.
    std::vector<scene::Vec3> corners(int animation, double seconds) const;

private:
    QString checked();
    QString checkedAccessor(const QJsonObject &accessor) const;
    QString checkedNodes() const;
    QString checkedMeshes() const;
    QString checkedSkins() const;
    QString checkedAnimations() const;
    QString checkedImages() const;
    std::vector<double> morphWeights(int animation, double seconds, int node) const;
    scene::Vec3 bent(const scene::Vec3 &v, const QJsonObject &node, const std::vector<scene::Mat4> &nodes,
                     const std::vector<scene::Mat4> &binds, const std::vector<double> &joints,
                     const std::vector<double> &weights, size_t vertex) const;

    QJsonObject m_json;
    QByteArray m_binary;
    QString m_problem;
};

} // namespace hexahedron::test
