#pragma once

#include "core/read/layout.h"
#include "core/schema/schema.h"

namespace hexahedron {

/// What a vertex of an E3D model may carry, with its number in the file.
struct E3dAttribute
{
    enum Type : qint64 {
        Vertices = 0x2010,
        VerticesDbl = 0x2011,
        VerticesQ = 0x2018,
        Normals = 0x2020,
        TexCoords = 0x2030, ///< the first of eight sets
        Colors = 0x2070,
        TangentsSign = 0x2080,
        TangentsBi = 0x2081,
        BoneWeights = 0x2090, ///< the first of eight sets
    };
    /// Which of the sets it is, and the first of them.
    static constexpr qint64 setOf(qint64 type) { return type & 0xf; }
    static constexpr qint64 firstSet(qint64 type) { return type - setOf(type); }
};
inline constexpr int E3dSets = 8; ///< of texture coordinates, and of bone weights

/// "vertices", "texCoords2": the names of the specification; empty for custom and unknown numbers.
const char *e3dAttributeName(qint64 type);
/// All attributes that the specification names, in its order.
const std::vector<qint64> &e3dAttributeTypes();
/// Bytes of one element; 0 when the number alone does not tell.
qint64 e3dAttributeSize(qint64 type);

/// Adds the fields of one attribute to a record. `boneCount` says how many bones a vertex has, where the layout does not.
void e3dAddAttribute(RecordRef vertex, qint64 type, const Expression &boneCount = {});

/// One entry of the list that describes interleaved attributes.
struct E3dEntry
{
    qint64 type = 0;
    qint64 offset = 0;
    qint64 size = 0; ///< given by the type, or the distance to what comes next
};
/// The entries of such a list, given as type, offset, type, offset …, stride; sizes worked out.
std::vector<E3dEntry> e3dEntries(const std::vector<qint64> &numbers);

/// The fields of a vertex that an entry describes, and where they lie in it; none for custom and unknown numbers.
std::vector<Part> e3dPartsOf(const Field &vertex, const E3dEntry &entry);

/// The body of an interleaved vertex: every field that may occur. `list` and `stride` lay out those that do; a new entry of the
/// list gets a place behind all others.
void e3dInterleavedVertex(RecordRef vertex, RecordRef list, const FieldRef &stride);

} // namespace hexahedron
