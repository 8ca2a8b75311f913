#pragma once

#include "core/check/issue.h"
#include "core/tree/tree.h"

#include <QStringList>

namespace hexahedron {

/// What an item is in a line: its value, or what it holds. Costs the same for one element and for a billion.
QString summary(const Tree &tree, const Item &item);

/// The text by which people know a frame or record, such as the name of a node; empty when it has none.
QString ownName(const Tree &tree, const Item &item);

/// Whether the value can be typed as one line of text.
bool isEditable(const Item &item);

/// Tag or length of a frame.
bool isHeader(const Item &item);

/// What reading found wrong with the item, as a sentence; empty when nothing.
QString damageText(const Tree &tree, const Item &item);

/// Path, type, meaning and damage as rich text for a tool tip.
QString explanation(const Tree &tree, const Item &item, const QStringList &messages);

/// What a decoded stream is called among the streams of a file.
QString streamName(const Tree &tree, StreamId stream);

} // namespace hexahedron
