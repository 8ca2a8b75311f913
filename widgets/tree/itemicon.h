#pragma once

#include "core/tree/tree.h"

#include <QIcon>
#include <QVariant>

namespace hexahedron {

/// What kind of thing an item is, as a picture.
QIcon itemIcon(const Item &item);
QIcon groupIcon();

/// The colour that an item stores, for beside its numbers; nothing when it is none.
QVariant colorSwatch(const Tree &tree, const Item &item);

} // namespace hexahedron
