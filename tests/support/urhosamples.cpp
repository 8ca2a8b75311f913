#include "tests/support/urhosamples.h"

#include "tests/support/urhobuilder.h"

namespace urho {

namespace {

using hexahedron::test::BuiltSample;

/// Everything that a mask can ask for but what instances need, and cube coordinates, which would stand for the same.
QByteArray maskedEverything()
{
    QByteArray vertices;
    for (int i = 0; i < 3; ++i) {
        const auto x = float(i == 2);
        const auto y = float(i == 1);
        vertices += f32({x, y, 0, 0, 0, -1}) + u8({255, 128, 0, 255}) + f32({x, 1 - y, x / 2, y / 2, 1, 0, 0, 1})
                    + f32({1, 0, 0, 0}) + u8({0, 0, 0, 0}) + i32({7});
    }
    Model model = maskedTriangle();
    model.vertexBuffers = {maskedVertices(0x239f, 84, vertices)};
    model.bones = {{}};
    return model.bytes();
}

/// Elements of every type, not in the usual order.
QByteArray describedEverything()
{
    QByteArray vertices;
    for (int i = 0; i < 3; ++i) {
        const auto x = float(i == 2);
        const auto y = float(i == 1);
        vertices += i32({7}) + f32({x, 1 - y}) + f32({x, y, 0}) + f32({0.5f}) + u8({0, 0, 0, 0}) + f32({1, 0, 0, 0})
                    + u8({255, 128, 0, 255}) + f32({0, 0, -1, 1, 0, 0, 1, 0, 1, 0});
    }
    Model model = describedTriangle();
    // objectindex i32, uv0, position, uv3 float, indices, weights, color, normal, tangent, binormal
    model.vertexBuffers = {describedVertices(
        {0x0800, 0x0402, 0x0003, 0x30401, 0x0705, 0x0604, 0x0506, 0x0103, 0x0304, 0x0203}, 92, vertices)};
    model.bones = {{}};
    return model.bytes();
}

/// Two vertex and two index buffers, 16 and 32 bits wide; levels of detail that use them in turn, and a line.
QByteArray severalBuffers()
{
    Model model = maskedTriangle();
    model.vertexBuffers += maskedVertices(0x9, 20, f32({0, 0, 0, 0, 1, 1, 1, 0, 1, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 1}));
    model.indexBuffers = {indices16({0, 1, 2, 0, 1}), indices32({0, 1, 3, 1, 2, 3, 0, 1, 3})};
    model.geometries = {geometry({{.vertexBuffer = 1, .indexBuffer = 1, .indexCount = 6},
                                  {.distance = 10, .vertexBuffer = 1, .indexBuffer = 1, .indexStart = 6},
                                  {.distance = 20, .vertexBuffer = 0, .indexBuffer = 0}}),
                        geometry({{.primitiveType = 1, .indexStart = 3, .indexCount = 2}})};
    model.centers = f32({0.5f, 0.5f, 0, 0, 0.5f, 0});
    return model.bytes();
}

/// Morphs of one and of two buffers; the second moves normals and tangents too.
QByteArray morphs()
{
    Model model = maskedTriangle();
    QByteArray full;
    for (int i = 0; i < 3; ++i)
        full += f32({float(i == 2), float(i == 1), 0, 0, 0, -1, 1, 0, 0, 1});
    model.vertexBuffers = {maskedVertices(1, 12, threePositions(), {1, 2}), maskedVertices(0x83, 40, full, {0, 3})};
    const QByteArray all = u32({0}) + f32({0, 0, 1, 0, 1, 0, 0, 1, 0}) + u32({2}) + f32({0, 0, 1, 0, 1, 0, 0, 1, 0});
    model.morphs = {morph("raise", {{.count = 2, .vertices = moved(1, {0, 1, 0}) + moved(2, {0, 0.5f, 0})}}),
                    morph("bend", {{.count = 1, .vertices = moved(2, {0.25f, 0, 0})},
                                   {.vertexBuffer = 1, .mask = 0x83, .count = 2, .vertices = all}})};
    return model.bytes();
}

/// All kinds of shapes around bones; parents behind their children, as exporters of Blender write them.
QByteArray boneShapes()
{
    Model model = skinnedTriangle({1, 0});
    const QByteArray box = f32({-1, -1, -1, 1, 1, 1});
    model.bones = {{.name = "hand", .parent = 1, .collisionMask = 3, .shapes = f32({0.5f}) + box},
                   {.name = "arm", .parent = 3, .collisionMask = 2, .shapes = box},
                   {.name = "leg", .parent = 3, .collisionMask = 1, .shapes = f32({0.25f})},
                   {.name = "body", .parent = 3}};
    return model.bytes();
}

QByteArray noGeometry()
{
    return Model{.identifier = "UMD2", .box = f32({0, 0, 0, 0, 0, 0}), .centers = {}}.bytes();
}

/// A track for each set of channels.
QByteArray everyMask()
{
    QByteArrayList tracks;
    for (quint8 mask = 1; mask < 8; ++mask) {
        QByteArrayList keys;
        for (const float time : {0.0f, 0.5f, 1.0f})
            keys += f32({time}) + (mask & 1 ? f32({time, 0, 0}) : QByteArray())
                    + (mask & 2 ? f32({1, 0, 0, 0}) : QByteArray()) + (mask & 4 ? f32({1, 1, 1}) : QByteArray());
        tracks += track("mask" + QByteArray::number(mask), mask, keys);
    }
    return animation(1.25f, tracks);
}

QByteArray vertexShader4()
{
    return Shader{.hash = hashOf({{0, 0}, {1, 0}, {4, 1}}),
                  .parameters = {parameter4("DeltaTime", 0, 0, 4), parameter4("ElapsedTime", 0, 4, 4),
                                 parameter4("Model", 5, 0, 48), parameter4("SkinMatrices", 5, 48, 3072)},
                  .byteCode = container(false, {{"POSITION"}, {"NORMAL"}, {"SV_InstanceID"}, {"TEXCOORD", 1}})}
        .bytes();
}

QByteArray pixelShader4()
{
    return Shader{
        .type = 1,
        .parameters = {parameter4("MatDiffColor", 4, 16)},
        .textureUnits = {textureUnit("DiffMap", 0), textureUnit("NormalMap", 1), textureUnit("ShadowMap", 10)},
        .byteCode = container(true, {{"TEXCOORD"}})}
        .bytes();
}

QByteArray vertexShader3()
{
    return Shader{.model = 3,
                  .parameters = {parameter3("Model", 0, 3), parameter3("SkinMatrices", 64, 192)},
                  .byteCode = tokens(false)}
        .bytes();
}

QByteArray pixelShader3()
{
    return Shader{.type = 1,
                  .model = 3,
                  .parameters = {parameter3("MatDiffColor", 0)},
                  .textureUnits = {textureUnit("DiffMap", 0)},
                  .byteCode = tokens(true)}
        .bytes();
}

} // namespace

std::vector<BuiltSample> soundSamples()
{
    std::vector<BuiltSample> all{{"smallest.mdl", noGeometry()},
                                 {"masked_triangle.mdl", maskedTriangle().bytes()},
                                 {"described_triangle.mdl", describedTriangle().bytes()},
                                 {"masked_everything.mdl", maskedEverything()},
                                 {"described_everything.mdl", describedEverything()},
                                 {"several_buffers.mdl", severalBuffers()},
                                 {"skinned.mdl", skinnedTriangle().bytes()},
                                 {"bone_mapping_and_shapes.mdl", boneShapes()},
                                 {"morphs.mdl", morphs()},
                                 {"no_tracks.ani", animation(1, {})},
                                 {"every_mask.ani", everyMask()},
                                 {"vertex_shader.vs4", vertexShader4()},
                                 {"pixel_shader.ps4", pixelShader4()},
                                 {"vertex_shader.vs3", vertexShader3()},
                                 {"pixel_shader.ps3", pixelShader3()},
                                 {"script.asc", QByteArray("ASBC\0\1\2\3", 8)},
                                 {"script_stripped.asc", QByteArray("ASBC\1", 5)}};
    for (BuiltSample &sample : soundPackages())
        all.push_back(std::move(sample));
    for (BuiltSample &sample : all)
        sample.file.prepend("urho3d/");
    return all;
}

std::vector<DamagedSample> damagedSamples()
{
    std::vector<DamagedSample> all;
    for (const auto samplesOfOne :
         {&damagedModels, &damagedAnimations, &damagedShaders, &damagedPackages, &hostileSamples}) {
        for (DamagedSample &sample : samplesOfOne()) {
            sample.file.prepend("urho3d/");
            all.push_back(std::move(sample));
        }
    }
    return all;
}

std::vector<BuiltSample> samples()
{
    std::vector<BuiltSample> all = soundSamples();
    for (const DamagedSample &sample : damagedSamples())
        all.push_back({sample.file, sample.bytes});
    return all;
}

} // namespace urho
