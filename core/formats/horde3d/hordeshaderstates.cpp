#include "core/formats/horde3d/hordeshaderstates.h"

#include "core/formats/horde3d/hordeshadertokens.h"

#include <algorithm>
#include <cstring>

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

bool isBlend(const QByteArrayList &tokens)
{
    return tokens.size() == 5 && tokens[0] == "{" && isOneOf(blendFactors(), tokens[1]) && tokens[2] == ","
           && isOneOf(blendFactors(), tokens[3]) && tokens[4] == "}";
}

bool isNumber(const QByteArray &token)
{
    const bool isMadeOfThem = std::all_of(token.begin(), token.end(),
                                          [](char c) { return std::strchr("+-0123456789.eE", c) != nullptr; });
    bool isNumber = false;
    token.toDouble(&isNumber);
    return isMadeOfThem && isNumber;
}

/// A text in quotes, or a bare word.
bool isText(const QByteArray &token)
{
    return !token.startsWith('"') || (token.size() >= 2 && token.endsWith('"'));
}

} // namespace

std::span<const HordeShaderState> hordeSamplerStates()
{
    static const std::vector<HordeShaderState> states{
        {"Texture", Kind::Text, {}, "\"$Tex2D\""},
        {"TexUnit", Kind::Integer, {}, "0"},
        {"Address", Kind::Word, {"Wrap", "Clamp", "Border"}, "Wrap"},
        {"Filter", Kind::Word, {"Trilinear", "Bilinear", "None"}, "Trilinear"},
        {"MaxAnisotropy", Kind::Integer, {}, "8"},
        {"Usage", Kind::Word, {"Texture", "ComputeImageRO", "ComputeImageWO", "ComputeImageRW"}, "Texture"},
    };
    return states;
}

std::span<const HordeShaderState> hordeContextStates()
{
    static const std::vector<HordeShaderState> states{
        {"ZWriteEnable", Kind::Word, {"true", "false"}, "true"},
        {"ZEnable", Kind::Word, {"true", "false"}, "true"},
        {"ZFunc", Kind::Word, {"LessEqual", "Less", "Equal", "Greater", "GreaterEqual", "Always"}, "LessEqual"},
        {"BlendMode", Kind::Blend, {"Replace", "Blend", "Add", "AddBlended", "Mult"}, "Replace"},
        {"CullMode", Kind::Word, {"Back", "Front", "None"}, "Back"},
        {"AlphaToCoverage", Kind::Word, {"true", "1", "false"}, "false"}, // 0 is refused: the engine asks for 1 twice
        {"TessPatchVertices", Kind::Integer, {}, "1"},
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
    const QByteArrayList tokens = hordeshader::tokensOf(value);
    const QByteArray token = tokens.size() == 1 ? tokens[0] : QByteArray();
    const QByteArray word = hordeshader::unquoted(token);
    bool isNumber = false;
    switch (state.kind) {
    case Kind::Word:
        return isOneOf(state.words, word);
    case Kind::Blend:
        return isOneOf(state.words, word) || isBlend(tokens);
    case Kind::Integer:
        word.toInt(&isNumber);
        return isNumber;
    case Kind::Text:
        return !token.isEmpty() && isText(token);
    case Kind::Code:
        return !compiledSection(value).isEmpty();
    }
    return true;
}

QByteArray compiledSection(const QByteArray &value)
{
    const QByteArrayList tokens = hordeshader::tokensOf(value);
    const bool isCompile = tokens.size() == 3 && tokens[0].compare("compile", Qt::CaseInsensitive) == 0
                           && tokens[1].compare("GLSL", Qt::CaseInsensitive) == 0
                           && hordeshader::isIdentifier(tokens[2]);
    return isCompile ? tokens[2] : QByteArray();
}

bool isDefaultFor(const QByteArray &type, const QByteArray &value)
{
    QByteArrayList tokens = hordeshader::tokensOf(value);
    if (type.compare("float4", Qt::CaseInsensitive) != 0)
        return tokens.size() == 1 && isNumber(tokens[0]);
    const bool hasBraces = tokens.size() >= 3 && tokens.takeFirst() == "{" && tokens.takeLast() == "}";
    bool isRight = hasBraces && tokens.size() % 2 == 1 && tokens.size() < 8;
    for (qsizetype i = 0; i < tokens.size(); ++i)
        isRight = isRight && (i % 2 == 0 ? isNumber(tokens[i]) : tokens[i] == ",");
    return isRight;
}

} // namespace hexahedron
