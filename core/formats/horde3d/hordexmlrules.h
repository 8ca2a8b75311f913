#pragma once

#include "core/tree/format.h"

namespace hexahedron {

/// Rules 52 to 56a.
std::span<const Rule> hordeMaterialRules();
/// Rules 57 to 68, as far as the file itself tells.
std::span<const Rule> hordeSceneRules();
/// Rules 69 to 71.
std::span<const Rule> hordeParticleRules();
/// Rules 72 to 75.
std::span<const Rule> hordeComputeRules();
/// Rules 76 to 81, as far as the file itself tells.
std::span<const Rule> hordePipelineRules();

} // namespace hexahedron
