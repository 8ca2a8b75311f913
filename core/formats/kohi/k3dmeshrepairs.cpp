#include "core/formats/kohi/k3dmeshrepairs.h"

#include "core/check/kernels.h"
#include "core/edit/planner.h"

#include <cmath>
#include <cstring>

namespace hexahedron {

namespace {

constexpr qint64 SkinAt = 64; // bone_ids in a vertex, weights behind
constexpr qint64 HandednessAt = 60;

QByteArray bytesOf(const Planner &planner, const Item &item)
{
    return planner.tree().bytes(item.stream).toByteArray(item.range);
}

} // namespace

K3dSkin::K3dSkin(const uchar *vertex)
{
    std::memcpy(m_bones.data(), vertex + SkinAt, sizeof m_bones);
    std::memcpy(m_weights.data(), vertex + SkinAt + sizeof m_bones, sizeof m_weights);
}

bool K3dSkin::hasBones(qint64 bones) const
{
    bool isFine = true;
    for (size_t i = 0; i < m_bones.size(); ++i)
        isFine &= m_bones[i] < bones && (m_bones[i] >= 0 || (m_bones[i] == -1 && m_weights[i] == 0));
    return isFine;
}

qint64 K3dSkin::wrongBone(qint64 bones) const
{
    for (size_t i = 0; i < m_bones.size(); ++i) {
        if (m_bones[i] >= bones || m_bones[i] < -1 || (m_bones[i] == -1 && m_weights[i] != 0))
            return m_bones[i];
    }
    return -1;
}

void K3dSkin::mend(qint64 bones)
{
    float sum = 0;
    for (size_t i = 0; i < m_bones.size(); ++i) {
        if (m_bones[i] < 0 || m_bones[i] >= bones) {
            m_bones[i] = -1;
            m_weights[i] = 0;
        }
        m_weights[i] = m_weights[i] > 0 && std::isfinite(m_weights[i]) ? m_weights[i] : 0;
        sum += m_weights[i];
    }
    for (float &weight : m_weights)
        weight = sum > 0 ? weight / sum : 0;
    if (!(sum > 0) && bones > 0) {
        m_bones[0] = qMax(m_bones[0], 0);
        m_weights[0] = 1;
    }
}

QByteArray K3dSkin::bytes() const
{
    return QByteArray(reinterpret_cast<const char *>(m_bones.data()), sizeof m_bones)
           + QByteArray(reinterpret_cast<const char *>(m_weights.data()), sizeof m_weights);
}

Repair mendSkins(const Item &vertices, qint64 bones)
{
    return {QT_TRANSLATE_NOOP("repairs", "Take missing bones away and make the weights add up to 1."),
            {},
            [=](Planner &planner) {
                QByteArray bytes = bytesOf(planner, vertices);
                for (qint64 at = 0; at + vertices.stride <= bytes.size(); at += vertices.stride) {
                    K3dSkin skin(reinterpret_cast<const uchar *>(bytes.constData()) + at);
                    if (skin.hasBones(bones))
                        continue;
                    skin.mend(bones);
                    const QByteArray mended = skin.bytes();
                    bytes.replace(at + SkinAt, mended.size(), mended);
                }
                planner.setBytes(vertices, bytes);
            }};
}

Repair mendHandedness(const Item &vertices)
{
    return {QT_TRANSLATE_NOOP("repairs", "Write 1 or -1, whichever is nearer."), {}, [=](Planner &planner) {
                QByteArray bytes = bytesOf(planner, vertices);
                for (qint64 at = HandednessAt; at + 4 <= bytes.size(); at += vertices.stride) {
                    float w = kernels::single(reinterpret_cast<const uchar *>(bytes.constData()) + at);
                    w = w < 0 ? -1.0f : 1.0f;
                    bytes.replace(at, 4, reinterpret_cast<const char *>(&w), 4);
                }
                planner.setBytes(vertices, bytes);
            }};
}

namespace {

/// Deletes the triangles of which `isWrong` says so.
template<typename Test>
Repair dropTriangles(const Item &indices, Test isWrong)
{
    return {QT_TRANSLATE_NOOP("repairs", "Delete the triangles."), {}, [=](Planner &planner) {
                const QByteArray bytes = bytesOf(planner, indices);
                const auto at = [&](qint64 i) {
                    return kernels::word(reinterpret_cast<const uchar *>(bytes.constData()) + 4 * i);
                };
                std::vector<qint64> gone;
                for (qint64 i = 0; i + 3 <= indices.count; i += 3) {
                    if (isWrong(at(i), at(i + 1), at(i + 2)))
                        gone.insert(gone.end(), {i, i + 1, i + 2});
                }
                planner.removeElements(indices, gone);
            }};
}

} // namespace

Repair dropTrianglesOutside(const Item &indices, qint64 vertices)
{
    return dropTriangles(
        indices, [=](quint32 a, quint32 b, quint32 c) { return a >= vertices || b >= vertices || c >= vertices; });
}

Repair dropFlatTriangles(const Item &indices)
{
    return dropTriangles(indices, [](quint32 a, quint32 b, quint32 c) { return a == b || b == c || a == c; });
}

Repair dropRemainder(const Item &indices)
{
    const qint64 rest = indices.count % 3;
    return {QT_TRANSLATE_NOOP("repairs", "Delete what makes no triangle."), {}, [=](Planner &planner) {
                planner.removeElements(indices, indices.count - rest, rest);
            }};
}

} // namespace hexahedron
