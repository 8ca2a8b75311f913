#pragma once

#include <QByteArray>

#include <span>
#include <vector>

namespace hexahedron {

/// A state that a sampler or context can have, and what it may be set to.
struct HordeShaderState
{
    enum class Kind : quint8 { Word, Integer, Text, Blend, Code };
    const char *name;
    Kind kind = Kind::Word;
    std::vector<const char *> words = {}; ///< in any case
    const char *usual = "";               ///< what the engine takes when nobody says it
};

std::span<const HordeShaderState> hordeSamplerStates();
std::span<const HordeShaderState> hordeContextStates();
/// The state of that name, in any case; null when there is none.
const HordeShaderState *stateNamed(std::span<const HordeShaderState> states, const QByteArray &name);
bool isRightFor(const HordeShaderState &state, const QByteArray &value);
/// The section that a "compile GLSL NAME" names; empty when it is none.
QByteArray compiledSection(const QByteArray &value);
/// True for a default of such a uniform: a number for float, one to four in braces for float4.
bool isDefaultFor(const QByteArray &type, const QByteArray &value);

} // namespace hexahedron
