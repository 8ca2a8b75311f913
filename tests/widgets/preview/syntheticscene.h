#pragma once

#include "core/scene/scene.h"

#include <QByteArray>
#include <QtEndian>

#include <memory>

namespace hexahedron {

/// A scene and its bytes, written together: a large triangle and a small one in front of it, seen along -z.
class SyntheticScene
{
public:
    SyntheticScene()
    {
        scene::Mesh mesh;
        mesh.vertexStride = 12;
        mesh.vertexBytes.begin = m_bytes.size();
        for (const scene::Vec3 &v : {scene::Vec3{-4, -3, 0}, {4, -3, 0}, {0, 5, 0}, {-1, -1, 2}, {1, -1, 2}, {0, 1, 2}})
            addVector(v);
        mesh.vertexBytes.end = m_bytes.size();
        mesh.vertexCount = 6;
        mesh.positions = view(scene::Component::F32, 3, 6, 12, mesh.vertexBytes.begin);
        scene::Part part;
        const qint64 indices = m_bytes.size();
        for (const quint32 index : {0u, 1u, 2u, 3u, 4u, 5u, 0u, 1u, 4'000'000'000u})
            add(index);
        part.indices = view(scene::Component::U32, 1, 9, 4, indices);
        part.indexCount = 9;
        mesh.parts.push_back(part);
        mesh.node = 0;
        scene.nodes.emplace_back();
        scene.meshes.push_back(mesh);
    }

    template<typename T>
    void add(T value)
    {
        const T little = qToLittleEndian(value);
        m_bytes.append(reinterpret_cast<const char *>(&little), sizeof little);
    }
    void addVector(const scene::Vec3 &v)
    {
        add(v.x);
        add(v.y);
        add(v.z);
    }
    static scene::View view(scene::Component component, int components, qint64 count, qint64 stride, qint64 begin)
    {
        return {.begin = begin, .count = count, .stride = stride, .component = component, .components = components};
    }
    qint64 size() const { return m_bytes.size(); }
    std::vector<Bytes> streams() const { return {Bytes(m_bytes)}; }
    std::shared_ptr<const scene::Scene> shared() const { return std::make_shared<scene::Scene>(scene); }
    ByteRange triangle(qint64 index) const { return scene.meshes[0].parts[0].elementRange(index); }

    scene::Scene scene;

private:
    QByteArray m_bytes = QByteArray(16, '#'); // so that offsets are not zero by chance
};

} // namespace hexahedron
