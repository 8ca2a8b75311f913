#pragma once

#include "core/tree/tree.h"

namespace hexahedron {

class Wishes;

/// Which elements stay when some have the same value.
enum class Repeated : quint8 { KeepAll, KeepFirst, KeepLast };

/// Puts the elements of `array` from `first` on into ascending order of `field`, and with them those of the arrays that belong
/// to them. Values that are no numbers come last.
void sortElements(Wishes &wishes, const Item &array, const Field &field, qint64 first, Repeated repeated);

} // namespace hexahedron
