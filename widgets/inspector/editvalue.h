#pragma once

#include "core/tree/tree.h"

#include <functional>

class QWidget;

namespace hexahedron {

class Session;

/// Plans to write a value given as text. Where the field shapes or counts records it asks first how that is meant.
/// `declined` is called when the user says no to that or to what follows.
void editValue(Session &session, Item item, QString text, QWidget *parent, const std::function<void()> &declined = {});
/// The same for several items of one kind, which do not shape records when they are more than one: as one undo step. They are of
/// that tree, which may not be the newest any more.
void editValues(Session &session, const std::shared_ptr<const Tree> &tree, const std::vector<Item> &items,
                const QString &text, QWidget *parent, const std::function<void()> &declined = {});

} // namespace hexahedron
