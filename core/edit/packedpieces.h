#pragma once

#include "core/schema/field.h"
#include "core/tree/tree.h"

#include <QByteArray>

#include <optional>
#include <utility>
#include <vector>

namespace hexahedron {

/// Packed bytes and the numbers beside them.
struct PackedAnew
{
    QByteArray bytes; ///< those of the packed field, or all elements of the list of pieces
    std::vector<std::pair<const Field *, qint64>> numbers = {};
};

/// The item whose content is packed in these bytes; invalid when they are no packed ones.
Item holderOfPacked(const Tree &tree, const Item &data);
/// The list of pieces in which `content` is packed; null when it is one piece.
const Field *listOfPieces(const Content &content);
/// One element of that list; nothing when it cannot be packed.
std::optional<QByteArray> packedPiece(const Content &content, const QByteArray &bytes);
/// All of some content, cut where packers cut; nothing when it cannot be packed.
std::optional<PackedAnew> packedAnew(const Content &content, const QByteArray &bytes);

} // namespace hexahedron
