#include "widgets/preview/shaders.h"

namespace hexahedron::preview {

namespace {

// Each program is written once; only the declarations in front differ between the two interfaces. What a program wants from
// the outside is named in its declarations: IN(location, type, name), OUT(...), and the parameters as vec4.

const char *const openGlVertexHead = R"(#version 150 core
#define IN(n, type, name) in type name;
#define OUT(n, type, name) out type name;
uniform mat4 modelMatrix;
uniform mat4 modelView;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
uniform mat3 modelNormalMatrix;
)";
const char *const openGlFragmentHead = R"(#version 150 core
#define IN(n, type, name) in type name;
#define OUT(n, type, name) out type name;
uniform mat4 viewMatrix;
uniform mat4 projectionMatrix;
)";
// The first two blocks are filled by Qt 3D; their order is its own.
const char *const rhiHead = R"(#version 450 core
#define IN(n, type, name) layout(location = n) in type name;
#define OUT(n, type, name) layout(location = n) out type name;
layout(std140, binding = 0) uniform qt3d_render_view_uniforms {
    mat4 viewMatrix;
    mat4 projectionMatrix;
    mat4 uncorrectedProjectionMatrix;
    mat4 clipCorrectionMatrix;
    mat4 viewProjectionMatrix;
    mat4 inverseViewMatrix;
    mat4 inverseProjectionMatrix;
    mat4 inverseViewProjectionMatrix;
    mat4 viewportMatrix;
    mat4 inverseViewportMatrix;
    vec4 textureTransformMatrix;
    vec3 eyePosition;
    float aspectRatio;
    float gamma;
    float exposure;
    float time;
};
layout(std140, binding = 1) uniform qt3d_command_uniforms {
    mat4 modelMatrix;
    mat4 inverseModelMatrix;
    mat4 modelView;
    mat3 modelNormalMatrix;
    mat4 inverseModelViewMatrix;
    mat4 mvp;
    mat4 inverseModelViewProjectionMatrix;
};
)";

const char *const surfaceParameters = "vec4 baseColor; vec4 tint; vec4 style; vec4 facing; vec4 uvRows; vec4 uvOffset; "
                                      "vec4 layer; vec4 layerRows; vec4 layerOffset; vec4 shading;";
const char *const flatParameters = "vec4 flatColor; vec4 flatStyle;";
const char *const labelParameters = "vec4 labelViewport;";

// Where each copy stands, as the rows of a matrix, and how it is tinted. Normals stay at right angles to a surface that is scaled
// otherwise in one direction than in another.
const char *const oneCopy = R"(
vec4 placed(vec3 position) { return vec4(position, 1.0); }
vec3 turned(vec3 normal) { return normal; }
)";
const char *const manyCopies = R"(
IN(5, vec4, copyRow0)
IN(6, vec4, copyRow1)
IN(7, vec4, copyRow2)
IN(8, vec4, copyTint)
vec4 placed(vec3 position)
{
    vec4 at = vec4(position, 1.0);
    return vec4(dot(copyRow0, at), dot(copyRow1, at), dot(copyRow2, at), 1.0);
}
vec3 turned(vec3 normal)
{
    vec3 across = cross(copyRow1.xyz, copyRow2.xyz);
    vec3 moved = vec3(dot(across, normal), dot(cross(copyRow2.xyz, copyRow0.xyz), normal),
                      dot(cross(copyRow0.xyz, copyRow1.xyz), normal));
    return dot(copyRow0.xyz, across) < 0.0 ? -moved : moved;
}
)";

const char *const surfaceVertex = R"(
IN(0, vec3, vertexPosition)
IN(1, vec3, vertexNormal)
IN(2, vec2, vertexTexCoord)
IN(3, vec4, vertexColor)
IN(4, vec2, vertexTexCoord1)
OUT(0, vec3, viewPosition)
OUT(1, vec3, viewNormal)
OUT(2, vec2, texCoord)
OUT(3, vec4, color)
OUT(4, vec2, layerCoord)
OUT(5, vec3, fromMiddle)
OUT(6, vec3, worldTangent)
#ifdef MANY_COPIES
OUT(8, vec4, ownTint)
#endif
#ifdef SCENE_LIGHTS
OUT(7, vec3, worldPosition)
#endif
vec2 transformed(vec2 uv, vec4 rows, vec4 offset)
{
    return vec2(dot(rows.xy, uv), dot(rows.zw, uv)) + offset.xy;
}
void main()
{
    vec4 position = modelView * placed(vertexPosition);
    viewPosition = position.xyz;
    viewNormal = mat3(viewMatrix) * (modelNormalMatrix * turned(vertexNormal));
    texCoord = transformed(mix(vertexTexCoord, vertexTexCoord1, layer.y), uvRows, uvOffset);
    layerCoord = transformed(mix(vertexTexCoord, vertexTexCoord1, layer.z), layerRows, layerOffset);
    color = vertexColor;
    fromMiddle = vertexPosition;
    worldTangent = modelNormalMatrix * turned((vertexColor.rgb * 2.0 - 1.0) * vertexColor.a); // see SurfaceMaterial::Shading
#ifdef MANY_COPIES
    ownTint = copyTint;
#endif
#ifdef SCENE_LIGHTS
    worldPosition = (modelMatrix * placed(vertexPosition)).xyz;
#endif
    gl_Position = projectionMatrix * position;
    // Many a leaf has a front on either side in the same place: the side that is turned away lies a hair behind the other.
    vec3 away = projectionMatrix[3][3] > 0.5 ? vec3(0.0, 0.0, -1.0) : viewPosition;
    if (dot(viewNormal, away) > 0.0)
        gl_Position.z += 1e-5 * gl_Position.w;
}
)";

// A light reaches as far as its radius, its cone has a soft edge inside, as engines' own shaders have them. At: where it is, radius;
// towards: its direction, cosine at the rim of the cone; color: its colour, bias of its shadow.
const char *const lightFragment = R"(
#define SCENE_LIGHTS
IN(7, vec3, worldPosition)
vec3 shone(vec4 at, vec4 towards, vec4 color, vec3 n)
{
    vec3 light = at.xyz - worldPosition;
    float away = max(length(light), 1e-12);
    light /= away;
    float depth = away / at.w;
    float reach = max(1.0 - depth * depth, 0.0) * clamp((dot(towards.xyz, -light) - towards.w) / 0.2, 0.0, 1.0);
    return color.rgb * reach * max(dot(n, light), 0.0);
}
)";
// Of four neighbours in the map each counts as much as it is near. Along: the axis of the map, tangent of half its opening; up: its
// upward direction, pixels of a side; depth: the nearest and the farthest that it sees.
const char *const shadowFragment = R"(
float shadowed(sampler2D map, vec4 at, vec4 color, vec4 along, vec4 up, vec4 depth, vec3 n)
{
    vec3 from = worldPosition - at.xyz;
    float away = dot(from, along.xyz);
    vec2 place = vec2(dot(from, cross(along.xyz, up.xyz)), dot(from, up.xyz)) / max(away * along.w, 1e-12);
    if (away <= depth.x || max(abs(place.x), abs(place.y)) >= 1.0)
        return 0.0;
    vec3 light = -normalize(from);
    float facing = max(abs(dot(n, light)), 0.1);
    float pixelSize = 2.0 * along.w / up.w * away;
    float nearer = away - color.w - pixelSize * (0.6 + 1.2 * sqrt(1.0 - facing * facing) / facing);
    vec2 pixel = clamp((place * 0.5 + 0.5) * up.w - 0.5, vec2(0.0), vec2(up.w - 1.0));
    ivec2 corner = ivec2(pixel);
    vec2 share = fract(pixel);
    float sum = 0.0;
    for (int i = 0; i < 4; ++i) {
        ivec2 by = ivec2(i % 2, i / 2);
        float stored = texelFetch(map, min(corner + by, ivec2(up.w) - 1), 0).r;
        float seen = depth.x * depth.y / (depth.y - stored * (depth.y - depth.x));
        vec2 part = mix(vec2(1.0) - share, share, vec2(by));
        sum += seen < nearer ? part.x * part.y : 0.0;
    }
    return sum;
}
)";

// Colours are mixed and lit in linear light, but by lights of a scene as engines do that have no such thing. The head light stands
// a little above and beside the viewer, so that faces seen straight on and at an angle differ. Stored normals are often the wrong
// way round or in another space: they darken a surface then, but never to black, and without hard edges that are not there.
const char *const surfaceFragment = R"(
IN(0, vec3, viewPosition)
IN(1, vec3, viewNormal)
IN(2, vec2, texCoord)
IN(3, vec4, color)
IN(4, vec2, layerCoord)
IN(5, vec3, fromMiddle)
IN(6, vec3, worldTangent)
#ifdef MANY_COPIES
IN(8, vec4, ownTint)
#else
#define ownTint tint
#endif
OUT(0, vec4, fragColor)
// Where a direction meets the faces of a cube that lie side by side: +X, -X, +Y, -Y, +Z, -Z.
vec2 onCube(vec3 d, float texels)
{
    vec3 a = abs(d);
    float face;
    vec3 at; // across, down, away
    if (a.x >= a.y && a.x >= a.z) {
        face = d.x > 0.0 ? 0.0 : 1.0;
        at = vec3(d.x > 0.0 ? -d.z : d.z, -d.y, a.x);
    } else if (a.y >= a.z) {
        face = d.y > 0.0 ? 2.0 : 3.0;
        at = vec3(d.x, d.y > 0.0 ? d.z : -d.z, a.y);
    } else {
        face = d.z > 0.0 ? 4.0 : 5.0;
        at = vec3(d.z > 0.0 ? d.x : -d.x, -d.y, a.z);
    }
    vec2 uv = at.xy / max(at.z, 1e-20) * 0.5 + 0.5;
    uv = clamp(uv, vec2(0.5 / texels), vec2(1.0 - 0.5 / texels)); // no mixing with the neighbour
    return vec2((face + uv.x) / 6.0, uv.y);
}
// Numbers as in SurfaceMaterial::LayerBlend.
vec3 withLayer(vec3 below, vec4 above)
{
    if (layer.x < 0.5)
        return below;
    if (layer.x < 1.5)
        return below * above.rgb;
    if (layer.x < 2.5)
        return below * above.rgb * 2.0;
    if (layer.x < 3.5)
        return below + above.rgb;
    return mix(below, above.rgb, above.a);
}
// In the axes of the file; grey where there is none.
vec3 directionColor(vec3 direction)
{
    float size = dot(direction, direction);
    return size > 1e-8 ? direction * shading.yzw * inversesqrt(size) * 0.5 + 0.5 : vec3(0.5);
}
// A ball of clay in a studio, seen from where the viewer is: warm light from above on the left, a cool rim behind.
vec3 matcap(vec3 n, vec3 towards)
{
    vec3 across = normalize(vec3(towards.z, 0.0, -towards.x));
    vec2 place = vec2(dot(n, across), dot(n, cross(towards, across)));
    float light = 0.5 + 0.5 * dot(place, normalize(vec2(-0.5, 0.8)));
    vec3 clay = mix(vec3(0.17, 0.13, 0.16), vec3(0.86, 0.67, 0.56), light * (0.5 + 0.5 * max(dot(n, towards), 0.0)));
    float rim = pow(min(length(place), 1.0), 6.0);
    float gloss = pow(max(1.0 - 1.4 * length(place - vec2(-0.3, 0.42)), 0.0), 2.0);
    return clay + rim * (1.0 - light) * vec3(0.2, 0.3, 0.42) + gloss * vec3(0.32);
}
void main()
{
    bool front = (gl_FrontFacing ? 1.0 : -1.0) * facing.x > 0.0;
    float backShade = 1.0;
#ifdef SCENE_LIGHTS
    bool throwsShadow = shading.x > 5.5;
    front = front || throwsShadow;
#endif
    // An engine would not draw these. As a fine screen they hide nothing, and a model that is inside out is still seen.
    if (!front && facing.y > 0.5) {
        ivec2 pixel = ivec2(gl_FragCoord.xy);
        if (pixel.x % 2 != 0 || pixel.y % 2 != 0)
            discard;
        backShade = 0.45; // to be seen on a light background too
    }
    vec4 albedo = baseColor;
    albedo = mix(albedo, vec4(color.rgb, color.a * baseColor.a), style.y);
    vec2 place = texCoord;
    if (layer.w > 0.5)
        place = onCube(fromMiddle, float(textureSize(surfaceTexture, 0).y));
    vec4 texel = texture(surfaceTexture, place);
    texel.rgb = min(withLayer(texel.rgb, texture(layerTexture, layerCoord)), vec3(1.0));
    albedo = mix(albedo, albedo * texel, style.x);
    if (albedo.a < facing.z)
        discard;
#ifdef SCENE_LIGHTS
    if (throwsShadow) {
        fragColor = vec4(1.0);
        return;
    }
#endif
    vec3 towards = projectionMatrix[3][3] > 0.5 ? vec3(0.0, 0.0, 1.0) : normalize(-viewPosition);
    vec3 flatNormal = cross(dFdx(viewPosition), dFdy(viewPosition));
    vec3 n = mix(viewNormal, flatNormal, style.w);
    vec3 worldNormal = transpose(mat3(viewMatrix)) * n; // as it is stored, whichever side is seen
    float size = dot(n, n);
    n = size > 0.0 ? n * inversesqrt(size) : towards;
    if (!front || (style.w > 0.5 && dot(n, towards) < 0.0))
        n = -n;
    float angle = dot(n, normalize(vec3(-0.35, 0.55, 1.0)));
    float key = 0.75 * max(angle, 0.0) + 0.6 * max(-angle, 0.0) + 0.125 + 0.125 * angle;
    float sky = 0.5 + 0.5 * n.y;
    float shine = pow(max(dot(n, normalize(towards + normalize(vec3(-0.35, 0.55, 1.0)))), 0.0), 32.0);
    vec3 linear = pow(max(albedo.rgb, vec3(0.0)), vec3(2.2));
    vec3 lit = linear * (0.12 + 0.12 * sky + 0.62 * key) + vec3(0.03) * shine;
    vec3 result = mix(lit, linear, style.z);
    result = pow(min(result, vec3(1.0)), vec3(1.0 / 2.2)) * backShade;
#ifdef SCENE_LIGHTS
    // A little light is everywhere: what is lit by nothing is to be seen, too.
    vec3 lighted = vec3(0.16 + 0.08 * sky) + sceneLight(transpose(mat3(viewMatrix)) * n);
    result = min(mix(albedo.rgb * lighted, albedo.rgb, style.z), vec3(1.0)) * backShade;
#endif
    if (shading.x > 4.5) { // each layer adds this; red, then yellow, then white
        fragColor = vec4(0.24, 0.08, 0.025, 1.0);
        return;
    }
    if (shading.x > 3.5)
        result = directionColor(worldTangent);
    else if (shading.x > 2.5)
        result = directionColor(worldNormal);
    else if (shading.x > 1.5)
        result = matcap(n, towards) * backShade;
    fragColor = vec4(mix(result, ownTint.rgb * (0.55 + 0.45 * key), ownTint.a), albedo.a);
}
)";

// Coming nearer along the line of sight keeps the place on the screen and works at every distance. Without perspective the distance
// that counts is the one from which as much would be seen; the eye's own place means nothing then.
const char *const flatVertex = R"(
IN(0, vec3, vertexPosition)
IN(1, vec4, vertexColor)
OUT(0, vec4, color)
void main()
{
    vec4 position = modelView * placed(vertexPosition);
    if (projectionMatrix[3][3] > 0.5)
        position.z += flatStyle.z * 2.5 / projectionMatrix[1][1];
    else
        position.xyz *= 1.0 - flatStyle.z;
    color = mix(flatColor, vertexColor, flatStyle.x);
    gl_Position = projectionMatrix * position;
    gl_PointSize = flatStyle.y;
}
)";
const char *const flatFragment = R"(
IN(0, vec4, color)
OUT(0, vec4, fragColor)
void main()
{
    fragColor = color;
}
)";

// The normal carries the corner's distance from the anchor in pixels.
const char *const labelVertex = R"(
IN(0, vec3, vertexPosition)
IN(1, vec3, vertexNormal)
IN(2, vec2, vertexTexCoord)
OUT(0, vec2, texCoord)
void main()
{
    texCoord = vertexTexCoord;
    vec4 position = projectionMatrix * (modelView * vec4(vertexPosition, 1.0));
    position.xy += vertexNormal.xy * 2.0 / labelViewport.xy * position.w;
    gl_Position = position;
}
)";
const char *const labelFragment = R"(
IN(0, vec2, texCoord)
OUT(0, vec4, fragColor)
void main()
{
    fragColor = texture(labelTexture, texCoord);
    if (fragColor.a < 0.02)
        discard;
}
)";

// A picture that fills the view.
const char *const screenVertex = R"(
IN(0, vec3, vertexPosition)
OUT(0, vec2, texCoord)
void main()
{
    texCoord = vertexPosition.xy * 0.5 + 0.5;
    gl_Position = vec4(vertexPosition.xy, 0.0, 1.0);
}
)";
const char *const screenFragment = R"(
IN(0, vec2, texCoord)
OUT(0, vec4, fragColor)
void main()
{
    fragColor = vec4(texture(screenTexture, texCoord).rgb, 1.0);
}
)";

// Squares behind everything, or a picture: then the second colour is nothing, and the first what a pixel's place is multiplied by, and
// what is added to that. Of squares the alpha of the first is the size in pixels.
const char *const backdropParameters = "vec4 firstColor; vec4 secondColor;";
const char *const backdropVertex = R"(
IN(0, vec3, vertexPosition)
void main()
{
    gl_Position = vec4(vertexPosition.xy, 0.0, 1.0);
}
)";
const char *const backdropFragment = R"(
OUT(0, vec4, fragColor)
void main()
{
    if (secondColor.a < 0.5) {
        fragColor = vec4(texture(backdropTexture, gl_FragCoord.xy * firstColor.xy + firstColor.zw).rgb, 1.0);
        return;
    }
    vec2 square = floor(gl_FragCoord.xy / firstColor.a);
    fragColor = vec4(mod(square.x + square.y, 2.0) < 0.5 ? firstColor.rgb : secondColor.rgb, 1.0);
}
)";

struct Program
{
    QByteArray parameters;
    QByteArrayList samplers;
    QByteArray vertex, fragment;
};

/// What comes before a program that asks where its vertices stand.
QByteArray define(Copies copies)
{
    return copies == Copies::Many ? "#define MANY_COPIES\n" : "";
}
QByteArray placing(ShaderKind kind, Copies copies)
{
    const bool isAsked = kind == ShaderKind::Surface || kind == ShaderKind::Flat;
    return isAsked ? copies == Copies::Many ? manyCopies : oneCopy : "";
}

Program program(ShaderKind kind)
{
    switch (kind) {
    case ShaderKind::Surface:
        return {surfaceParameters, {"surfaceTexture", "layerTexture"}, surfaceVertex, surfaceFragment};
    case ShaderKind::Flat:
        return {flatParameters, {}, flatVertex, flatFragment};
    case ShaderKind::Label:
        return {labelParameters, {"labelTexture"}, labelVertex, labelFragment};
    case ShaderKind::Screen:
        return {"", {"screenTexture"}, screenVertex, screenFragment};
    case ShaderKind::Backdrop:
        return {backdropParameters, {"backdropTexture"}, backdropVertex, backdropFragment};
    }
    return {};
}

/// A surface that lights of a scene shine on.
Program litProgram(Program surface, const LitBy &litBy)
{
    QByteArray sum;
    for (int i = 0; i < litBy.lights; ++i) {
        const bool hasShadow = i < litBy.shadows;
        QByteArray parameters = " vec4 lightAt; vec4 lightTowards; vec4 lightColor;";
        QByteArray shone = "    sum += shone(lightAt, lightTowards, lightColor, n)";
        if (hasShadow) {
            parameters += " vec4 lightAlong; vec4 lightUp; vec4 lightDepth;";
            shone += " * (1.0 - shadowed(lightMap, lightAt, lightColor, lightAlong, lightUp, lightDepth, n))";
        }
        const QByteArray name = "light" + QByteArray::number(i);
        if (hasShadow)
            surface.samplers += name + "Map";
        surface.parameters += parameters.replace("light", name);
        sum += shone.replace("light", name) + ";\n";
    }
    surface.vertex.prepend("#define SCENE_LIGHTS\n");
    surface.fragment.prepend(QByteArray(lightFragment) + (litBy.shadows > 0 ? shadowFragment : "")
                             + "vec3 sceneLight(vec3 n)\n{\n    vec3 sum = vec3(0.0);\n" + sum
                             + "    return sum;\n}\n");
    return surface;
}

Program program(ShaderKind kind, const LitBy &litBy)
{
    return litBy.lights > 0 ? litProgram(program(kind), litBy) : program(kind);
}

} // namespace

ShaderTexts openGlShaders(ShaderKind kind, const LitBy &litBy, Copies copies)
{
    const Program parts = program(kind, litBy);
    QByteArray parameters = QByteArray(parts.parameters).replace("; vec4", "; uniform vec4") + '\n';
    if (parameters.size() > 1)
        parameters.prepend("uniform ");
    QByteArray samplers;
    for (const QByteArray &sampler : parts.samplers)
        samplers += "uniform sampler2D " + sampler + ";\n";
    return {openGlVertexHead + define(copies) + parameters + placing(kind, copies) + parts.vertex,
            openGlFragmentHead + define(copies) + parameters + samplers + parts.fragment};
}

ShaderTexts rhiShaders(ShaderKind kind, const LitBy &litBy, Copies copies)
{
    const Program parts = program(kind, litBy);
    const QByteArray parameters = "layout(std140, binding = 2) uniform preview_uniforms { " + parts.parameters
                                  + " };\n";
    constexpr int FirstBinding = 3;
    QByteArray samplers;
    for (qsizetype i = 0; i < parts.samplers.size(); ++i)
        samplers += "layout(binding = " + QByteArray::number(FirstBinding + i) + ") uniform sampler2D "
                    + parts.samplers[i] + ";\n";
    return {rhiHead + define(copies) + parameters + placing(kind, copies) + parts.vertex,
            rhiHead + define(copies) + parameters + samplers + parts.fragment};
}

} // namespace hexahedron::preview
