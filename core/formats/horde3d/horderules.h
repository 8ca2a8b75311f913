#pragma once

#include "core/check/checker.h"
#include "core/formats/horde3d/hordegeometry.h"
#include "core/tree/format.h"

namespace hexahedron {

/// Rules of the Horde3D reference that look at more than one field; those of single fields stand in the descriptions.
std::vector<Rule> hordeGeometryRules();  // 5 to 28
std::vector<Rule> hordeAnimationRules(); // 31 to 40

// The groups of the geometry's, each in a file of its own.
void jointsMakeABindPose(Checker &checker, const HordeGeometry &geometry);  // 5 6 7
void streamsAreWhatTheEngineWants(Checker &checker, const HordeGeometry &); // 9 to 13
void skinNamesJoints(Checker &checker, const HordeGeometry &geometry);      // 16 17
void trianglesUseTheVertices(Checker &checker, const HordeGeometry &);      // 19 21 22
void morphsFitTheVertices(Checker &checker, const HordeGeometry &geometry); // 25 26 27

} // namespace hexahedron
