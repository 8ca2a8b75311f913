#pragma once

#include "core/check/issue.h"

#include <array>

namespace hexahedron {

/// Bones and weights of one skinned vertex.
class K3dSkin
{
public:
    explicit K3dSkin(const uchar *vertex);

    /// Every bone is there, or -1 with weight 0.
    bool hasBones(qint64 bones) const;
    /// The first number that names no bone.
    qint64 wrongBone(qint64 bones) const;
    /// Takes wrong bones away and makes the sum 1; without any weight left the first bone gets all.
    void mend(qint64 bones);
    QByteArray bytes() const; ///< bone_ids and weights

private:
    std::array<qint32, 4> m_bones{};
    std::array<float, 4> m_weights{};
};

// Repairs of all vertices or triangles of one submesh.
Repair mendSkins(const Item &vertices, qint64 bones);
Repair mendHandedness(const Item &vertices);
Repair dropTrianglesOutside(const Item &indices, qint64 vertices);
Repair dropFlatTriangles(const Item &indices);
Repair dropRemainder(const Item &indices);

} // namespace hexahedron
