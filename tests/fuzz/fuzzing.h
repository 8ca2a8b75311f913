#pragma once

#include "core/formats/registry.h"
#include "core/formats/unknown.h"
#include "core/tree/tree.h"

#include <cstdlib>
#include <map>

namespace hexahedron::fuzzing {

/// What always holds; the fuzzer counts an end of the process as a find.
inline void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// Any bytes as a file. Files are recognised by their content; what no format claims is read as one of them all the same.
inline std::shared_ptr<const Tree> treeOf(const uint8_t *data, size_t size)
{
    const Bytes bytes(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    const Format &recognised = recognise(bytes, {});
    const Format &format = isKnown(recognised) ? recognised : *allFormats()[size % allFormats().size()];
    return readTree(format, bytes, QStringLiteral("fuzz"));
}

using Leaves = std::map<StreamId, std::vector<ByteRange>>;

/// The leaves of each stream of bytes; arrays count as one, unless parts of their elements lie elsewhere.
inline void collectLeaves(const Tree &tree, const Item &item, Leaves &leaves)
{
    const qint64 rows = tree.childCount(item);
    const bool isWholeArray = item.role == Item::Role::Array
                              && std::none_of(item.field->body.begin(), item.field->body.end(),
                                              [](const Field *f) { return f->isElsewhere(); });
    const bool isWholeField = item.role == Item::Role::Field && rows == tree.ownChildCount(item);
    if (rows > 0 && !isWholeArray && !isWholeField) {
        for (qint64 row = 0; row < rows; ++row)
            collectLeaves(tree, tree.child(item, row), leaves);
    } else if (!item.range.isEmpty()) {
        leaves[tree.baseOf(item.stream)].push_back(item.range);
    }
}

/// Every byte is in exactly one leaf.
inline void requireTiles(const Tree &tree)
{
    tree.openAll();
    Leaves leaves;
    collectLeaves(tree, tree.root(), leaves);
    for (StreamId stream = 0; stream < tree.streamCount(); ++stream) {
        std::vector<ByteRange> &ranges = leaves[stream];
        std::stable_sort(ranges.begin(), ranges.end(), [](ByteRange a, ByteRange b) { return a.begin < b.begin; });
        qint64 position = 0;
        for (const ByteRange range : ranges) {
            require(range.begin == position);
            position = range.end;
        }
        require(position == tree.bytes(stream).size());
    }
}

} // namespace hexahedron::fuzzing
