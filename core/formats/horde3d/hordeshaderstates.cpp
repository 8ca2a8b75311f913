#include "core/formats/horde3d/hordeshaderstates.h"

#include <algorithm>

namespace hexahedron {

namespace {

using Kind = HordeShaderState::Kind;

const std::vector<const char *> &blendFactors()
{
    static const std::vector<const char *> factors{
        "Zero",      "One",      "SrcAlpha",          "OneMinusSrcAlpha", "DestAlpha", "OneMinusDestAlpha",
        "DestColor", "SrcColor", "OneMinusDestColor", "OneMinusSrcColor"};
    return factors;
}

bool isOneOf(const std::vector<const char *> &words, const QByteArray &value)
{
    return std::any_of(words.begin(), words.end(),
                       [&](const char *word) { return value.compare(word, Qt::CaseInsensitive) == 0; });
}

bool isBlend(const QByteArray &value)
{
    if (!value.startsWith('{') || !value.endsWith('}'))
        return false;
    const QByteArrayList factors = value.mid(1, value.size() - 2).split(',');
    return factors.size() == 2 && isOneOf(blendFactors(), factors[0].trimmed())
           && isOneOf(blendFactors(), factors[1].trimmed());
}

} // namespace

std::span<const HordeShaderState> hordeSamplerStates()
{
    static const std::vector<HordeShaderState> states{
        {"Texture", Kind::Text},
        {"TexUnit", Kind::Integer},
        {"Address", Kind::Word, {"Wrap", "Clamp", "Border"}},
        {"Filter", Kind::Word, {"Trilinear", "Bilinear", "None"}},
        {"MaxAnisotropy", Kind::Integer},
        {"Usage", Kind::Word, {"Texture", "ComputeImageRO", "ComputeImageWO", "ComputeImageRW"}},
    };
    return states;
}

std::span<const HordeShaderState> hordeContextStates()
{
    static const std::vector<HordeShaderState> states{
        {"ZWriteEnable", Kind::Word, {"true", "false"}},
        {"ZEnable", Kind::Word, {"true", "false"}},
        {"ZFunc", Kind::Word, {"LessEqual", "Less", "Equal", "Greater", "GreaterEqual", "Always"}},
        {"BlendMode", Kind::Blend, {"Replace", "Blend", "Add", "AddBlended", "Mult"}},
        {"CullMode", Kind::Word, {"Back", "Front", "None"}},
        {"AlphaToCoverage", Kind::Word, {"true", "1", "false"}}, // 0 is refused: the engine asks for 1 twice
        {"TessPatchVertices", Kind::Integer},
        {"VertexShader", Kind::Code},
        {"PixelShader", Kind::Code},
        {"GeometryShader", Kind::Code},
        {"TessControlShader", Kind::Code},
        {"TessEvalShader", Kind::Code},
        {"ComputeShader", Kind::Code},
    };
    return states;
}

const HordeShaderState *stateNamed(std::span<const HordeShaderState> states, const QByteArray &name)
{
    const auto it = std::find_if(states.begin(), states.end(), [&](const HordeShaderState &state) {
        return name.compare(state.name, Qt::CaseInsensitive) == 0;
    });
    return it == states.end() ? nullptr : &*it;
}

bool isRightFor(const HordeShaderState &state, const QByteArray &value)
{
    bool isNumber = false;
    switch (state.kind) {
    case Kind::Word:
        return isOneOf(state.words, value);
    case Kind::Blend:
        return isOneOf(state.words, value) || isBlend(value);
    case Kind::Integer:
        value.toInt(&isNumber);
        return isNumber;
    case Kind::Text:
        return !value.isEmpty();
    case Kind::Code:
        return !compiledSection(value).isEmpty();
    }
    return true;
}

QByteArray compiledSection(const QByteArray &value)
{
    const QByteArrayList words = value.simplified().split(' ');
    const bool isCompile = words.size() == 3 && words[0].compare("compile", Qt::CaseInsensitive) == 0
                           && words[1].compare("GLSL", Qt::CaseInsensitive) == 0;
    return isCompile ? words[2] : QByteArray();
}

} // namespace hexahedron
