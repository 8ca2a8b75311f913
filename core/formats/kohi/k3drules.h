#pragma once

#include "core/formats/kohi/k3dmodel.h"

namespace hexahedron {

/// Rules of the K3D reference that look at more than one field; those of single fields stand in the description.
std::vector<Rule> k3dRules();

void partsFollowEachOther(Checker &checker, const K3dModel &model);       // K01 to K03, K07 to K09, K12, K13, K19
void channelsBelongToAnimations(Checker &checker, const K3dModel &model); // K14, K15, K45, K46, K50, K53
void keysLieInTheBuffer(Checker &checker, const K3dModel &model);         // K16 to K18, K47, K48
void stringsAreTexts(Checker &checker, const K3dModel &model);            // K20, K22, K23, K25, K53, K54
void namesLeadToNodes(Checker &checker, const K3dModel &model);           // K36 to K38
void nodesMakeATree(Checker &checker, const K3dModel &model);             // K44, K52
void submeshesCanBeDrawn(Checker &checker, const K3dModel &model);        // K28, K51

} // namespace hexahedron
