#pragma once

#include "core/schema/sentences.h"
#include "core/tree/tree.h"

namespace hexahedron {

/// Where an index leads.
struct IndexMeaning
{
    Item target; ///< the element it names; not valid when there is none
    qint64 value = 0;
    qint64 total = 0; ///< elements it could name
    bool isIndex = false;
    bool isNone = false; ///< it says that it names nothing
};
/// `item` is a number, or a component of a vector, whose field indexes an array.
IndexMeaning indexMeaning(const Tree &tree, const Item &item);

/// What a count counts, or the first array that a field shapes; not valid when there is none near the item.
Item linkTarget(const Tree &tree, const Item &item);

/// What other parts of the file depend on this one, as sentences; `nameOf` writes the parts that they speak of.
QStringList linkSentences(const Item &item, const NamePlace &nameOf = placeName);

/// The part that a sentence about the item speaks of; not valid when there is none near it.
Item linkedItem(const Tree &tree, const Item &item, const Field *field);

} // namespace hexahedron
