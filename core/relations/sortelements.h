#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

class Wishes;

/// Which elements stay when some have the same value.
enum class Repeated : quint8 { KeepAll, KeepFirst, KeepLast };

/// What fits between the values beside them, for elements whose values no file holds on purpose: also of one that has the value
/// of another one elsewhere, or of the one beside it where the others leave out none.
struct Strays
{
    std::vector<std::pair<Item, QByteArray>> mended; ///< none where the other values tell nothing
    bool areThere = false; ///< also where of two with one value either may be meant to have a free one
};
/// Looks at the elements of `array` from `first` on, which should ascend. At most a quarter of them is mended.
Strays straysIn(const Tree &tree, const Item &array, const Field &field, qint64 first, bool mayRepeat);

/// Puts the elements of `array` from `first` on into ascending order of `field`, and with them those of the arrays that belong
/// to them. Values that are no numbers come last.
void sortElements(Wishes &wishes, const Item &array, const Field &field, qint64 first, Repeated repeated);

} // namespace hexahedron
