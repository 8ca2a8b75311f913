#pragma once

#include "core/read/syntax.h"
#include "core/tree/tree.h"

/// What can be written into Horde3D's shaders, so that the engine reads what was meant.
namespace hexahedron::hordeshader {

/// How a text is written where `item` stands: file names in quotes where they need some. Nothing, with a reason, when what would be
/// read there is something else.
std::optional<QByteArray> encodedIn(const Tree &tree, const Item &item, const QByteArray &text, QString *error);
/// Sections, declarations, and settings of contexts and samplers, written as their neighbours are.
std::optional<Addition> additionTo(const Tree &tree, const Item &parent, const QByteArray &name,
                                   const std::optional<QByteArray> &value, QString *error);
/// Where contexts name a section.
std::vector<NameUse> usesOf(const Tree &tree, const Item &item);

} // namespace hexahedron::hordeshader
