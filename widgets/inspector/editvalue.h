#pragma once

#include "core/tree/tree.h"

class QWidget;

namespace hexahedron {

class Session;

/// Plans to write a value given as text. Where the field shapes or counts records it asks first how that is meant.
void editValue(Session &session, Item item, QString text, QWidget *parent);
/// The same for several items of one kind, which do not shape records when they are more than one: as one undo step.
void editValues(Session &session, const std::vector<Item> &items, const QString &text, QWidget *parent);

} // namespace hexahedron
