#pragma once

#include "core/check/checker.h"
#include "core/tree/format.h"

namespace hexahedron {

/// Rules of the Horde3D reference about textures that look at more than one field; those of single fields stand in the
/// descriptions.
std::vector<Rule> ddsRules();  // 90
std::vector<Rule> pngRules();  // 92
std::vector<Rule> jpegRules(); // 93
std::vector<Rule> gifRules();  // 94
std::vector<Rule> ktxRules();  // 91
std::vector<Rule> psdRules();  // 97
std::vector<Rule> hdrRules();  // 98
std::vector<Rule> jp2Rules();  // of the specification
std::vector<Rule> tgaRules();  // 96
std::vector<Rule> bmpRules();  // 95

/// The first node described by `field` inside another; NoNode when there is none.
NodeId firstInside(const NodeStore &nodes, NodeId around, const Field *field);

/// 89: the name of the file says another kind of picture than its content. For the rules of every picture format.
void extensionFitsTheContent(Checker &checker);

/// True for a side that no picture has, which is then reported; the number is that of the rule for the format.
bool isSideWrong(Checker &checker, const Item &item, qint64 side, const char *reference);

/// 99: a picture too large for hardware, or with a side that old hardware does not take. `hasBlocks` of pictures made of blocks
/// of 4 × 4 pixels.
void reportSides(Checker &checker, const Item &width, const Item &height, bool hasBlocks = false);
/// The same of one side, which the item says in some way.
void reportSide(Checker &checker, const Item &item, qint64 side, bool hasBlocks = false);

} // namespace hexahedron
