#pragma once

#include "core/schema/schema.h"

namespace hexahedron {

/// What a vertex may carry, in the engine's numbers.
enum class UrhoSemantic : quint8 {
    Position,
    Normal,
    Binormal,
    Tangent,
    TexCoord,
    Color,
    BlendWeights,
    BlendIndices,
    ObjectIndex
};
inline constexpr int UrhoSemanticCount = 9;

/// How one element of a vertex is stored.
enum class UrhoElementType : quint8 { Int, Float, Vector2, Vector3, Vector4, UByte4, UByte4Normalised };
inline constexpr int UrhoElementTypeCount = 7;

/// One element of a vertex: the number that UMD2 stores, taken apart. Its last byte is unused.
struct UrhoElement
{
    static constexpr int SemanticBit = 8, IndexBit = 16, UnusedBit = 24;
    int type = 0;
    int semantic = 0;
    int index = 0;

    static constexpr UrhoElement of(qint64 word)
    {
        return {int(word & 0xff), int(word >> SemanticBit & 0xff), int(word >> IndexBit & 0xff)};
    }
    constexpr qint64 word() const { return type | semantic << SemanticBit | index << IndexBit; }
    bool isReadable() const { return type < UrhoElementTypeCount && semantic < UrhoSemanticCount; }
    friend bool operator==(const UrhoElement &, const UrhoElement &) = default;
};

extern const std::vector<NamedValue> urhoElementTypes;
extern const std::vector<NamedValue> urhoSemantics;

/// The body of a UMDL vertex: the elements whose bits `mask` has, in the order of the bits, which get their names.
void urhoMaskedVertex(RecordRef vertex, FieldRef mask);
/// The body of a UMD2 vertex: every field that an element of `list` may describe; those that occur are laid out in its order.
void urhoDescribedVertex(RecordRef vertex, const RecordRef &list);

} // namespace hexahedron
