// Damaged animations, shaders and scripts, and small files with large claims.
#include "tests/support/urhobuilder.h"
#include "tests/support/urhosamples.h"

#include <cmath>

namespace urho {

namespace {

constexpr bool Mended = true;

const float nan = std::nanf("");

/// A key frame that moves.
QByteArray at(float time, Floats position = {0, 0, 0})
{
    return f32({time}) + f32(position);
}

QByteArray turned(float time, Floats rotation)
{
    return f32({time}) + f32(rotation);
}

QByteArray moving(float length, const QByteArrayList &keys)
{
    return animation(length, {track("bone", 1, keys)});
}

QByteArray turning(const QByteArray &key)
{
    return animation(1, {track("bone", 2, {turned(0, {1, 0, 0, 0}), key})});
}

/// A vertex shader of model 4 with parameters.
QByteArray withParameters(const QByteArrayList &parameters)
{
    return Shader{.parameters = parameters}.bytes();
}

QByteArray withByteCode(const QByteArray &code, quint16 model = 4)
{
    return Shader{.model = model, .byteCode = code}.bytes();
}

QByteArray replaced(QByteArray bytes, qsizetype offset, const QByteArray &by)
{
    return bytes.replace(offset, by.size(), by);
}

} // namespace

std::vector<DamagedSample> damagedAnimations()
{
    const QByteArray sound = moving(1, {at(0), at(1)});
    return {
        {"a1_unknown_identifier.ani", "UANJ" + sound.mid(4), "A1 error "},
        {"a2_ends_in_a_key_frame.ani", sound.chopped(6), "C6 error UANI/tracks[0]/keyFrames", Mended},
        {"a2_ends_in_the_length.ani", QByteArray("UANI\0\0\0", 7), "C3 error UANI/length", Mended},
        {"a2_bytes_behind_the_tracks.ani", sound + "tail", "C5 warning trailing", Mended},
        {"a3_length_negative.ani", moving(-1, {at(0)}), "A3 warning UANI/length", Mended},
        {"a3_length_not_finite.ani", moving(nan, {at(0), at(1)}), "A3 warning UANI/length", Mended},
        {"a3_length_zero.ani", moving(0, {at(0), at(1)}), "A3 warning UANI/length", Mended},
        {"a4_track_without_name.ani", animation(1, {track("", 1, {at(0)})}), "A4 warning UANI/tracks[0]/name"},
        {"a4_track_names_repeat.ani", animation(1, {track("a", 1, {at(0)}), track("a", 1, {at(0)})}),
         "A4 warning UANI/tracks[1]/name"},
        {"a4_hashes_repeat.ani", animation(1, {track("HandRFoot287", 1, {at(0)}), track("ArmHeadL0", 1, {at(0)})}),
         "A4 warning UANI/tracks[1]/name"},
        {"a5_mask_bit_3.ani", animation(1, {track("a", 9, {at(0)})}), "A5 warning UANI/tracks[0]/channelMask", Mended},
        {"a5_no_channels.ani", animation(1, {track("a", 0, {f32({0}), f32({1})})}),
         "A5 warning UANI/tracks[0]/channelMask"},
        {"a6_times_descend.ani", moving(1, {at(0, {1, 0, 0}), at(1, {2, 0, 0}), at(0.5f, {3, 0, 0})}),
         "A6 error UANI/tracks[0]/keyFrames[2]/time", Mended},
        {"a7_time_negative.ani", moving(1, {at(-1), at(1)}), "A7 warning UANI/tracks[0]/keyFrames[0]/time"},
        {"a7_time_behind_the_end.ani", moving(1, {at(0), at(2)}), "A7 warning UANI/length", Mended},
        {"a7_first_time_late.ani", moving(1, {at(0.5f), at(1)}), "A7 info UANI/tracks[0]/keyFrames[0]/time"},
        {"a8_position_not_finite.ani", moving(1, {at(0), at(1, {0, nan, 0})}),
         "A8 warning UANI/tracks[0]/keyFrames[1]/position/y", Mended},
        {"a8_time_not_finite.ani", moving(1, {at(0), at(nan), at(1)}), "A8 warning UANI/tracks[0]/keyFrames[1]/time",
         Mended},
        {"a8_rotation_too_long.ani", turning(turned(1, {1, 0.2f, 0, 0})),
         "A8 warning UANI/tracks[0]/keyFrames[1]/rotation", Mended},
        {"a8_rotation_zero.ani", turning(turned(1, {0, 0, 0, 0})), "A8 warning UANI/tracks[0]/keyFrames[1]/rotation",
         Mended},
        {"a9_no_key_frames.ani", animation(1, {track("a", 1, {})}), "A9 info UANI/tracks[0]"},
    };
}

std::vector<DamagedSample> damagedShaders()
{
    const QByteArray sound = Shader{}.bytes();
    const QByteArray sound3 = Shader{.model = 3, .byteCode = tokens(false)}.bytes();
    const auto code = qsizetype(sound.size() - Shader{}.byteCode.size());
    const QByteArray inputs = container(false, {{"POSITION"}});
    const QByteArray script = QByteArray("ASBC\0\1\2\3", 8);
    return {
        {"s1_unknown_identifier.vs4", "USHE" + sound.mid(4), "S1 error "},
        {"s2_type_2.vs4", Shader{.type = 2}.bytes(), "S2 warning USHD/shaderType", Mended},
        {"s2_byte_code_of_a_pixel_shader.ps4", Shader{.byteCode = container(true, {})}.bytes(),
         "S10 warning USHD/shaderType; S2 warning USHD/shaderType"},
        {"s2_tokens_of_a_pixel_shader.ps3", Shader{.model = 3, .byteCode = tokens(true)}.bytes(),
         "S10 warning USHD/shaderType; S2 warning USHD/shaderType"},
        {"s3_model_2.vs3", "USHD" + u16({0, 2}) + u32({0, 0, 0}), "S3 warning USHD/shaderModel"},
        {"s3_model_5.vs4", "USHD" + u16({0, 5}) + u32({0, 0, 0}), "S3 error USHD/shaderModel"},
        {"s4_hash_wrong.vs4", Shader{.hash = 0x12345678, .byteCode = inputs}.bytes(),
         "S4 warning USHD/vertexElementHash", Mended},
        {"s4_mask_instead_of_hash.vs4", Shader{.hash = 0x8b, .byteCode = inputs}.bytes(),
         "S4 info USHD/vertexElementHash"},
        {"s4_hash_in_a_pixel_shader.ps4", Shader{.type = 1, .hash = 1, .byteCode = container(true, {})}.bytes(),
         "S4 warning USHD/vertexElementHash", Mended},
        {"s5_parameter_without_name.vs4", withParameters({parameter4("", 0, 0)}), "S5 warning USHD/parameters[0]/name"},
        {"s5_parameter_names_repeat.vs4", withParameters({parameter4("a", 0, 0), parameter4("a", 0, 16)}),
         "S5 warning USHD/parameters[1]/name"},
        {"s6_constant_buffer_7.vs4", withParameters({parameter4("a", 7, 0)}),
         "S6 warning USHD/parameters[0]/constantBuffer"},
        {"s6_parameter_size_0.vs4", withParameters({parameter4("a", 0, 0, 0)}),
         "S6 warning USHD/parameters[0]/byteOffset"},
        {"s6_parameter_between_words.vs4", withParameters({parameter4("a", 0, 2)}),
         "S6 warning USHD/parameters[0]/byteOffset"},
        {"s6_parameters_overlap.vs4",
         withParameters({parameter4("a", 0, 0, 64), parameter4("b", 0, 16), parameter4("c", 1, 16)}),
         "S6 warning USHD/parameters[1]/byteOffset"},
        {"s6_no_registers.vs3",
         Shader{.model = 3, .parameters = {parameter3("a", 0, 0)}, .byteCode = tokens(false)}.bytes(),
         "S6 warning USHD/parameters[0]/registerCount"},
        {"s6_register_256.vs3",
         Shader{.model = 3, .parameters = {parameter3("a", 255, 2)}, .byteCode = tokens(false)}.bytes(),
         "S6 warning USHD/parameters[0]/registerCount"},
        {"s7_sampler_16.vs4", Shader{.textureUnits = {textureUnit("a", 16)}}.bytes(),
         "S7 warning USHD/textureUnits[0]/sampler"},
        {"s7_sampler_twice.vs4", Shader{.textureUnits = {textureUnit("a", 1), textureUnit("b", 1)}}.bytes(),
         "S7 warning USHD/textureUnits[1]/sampler"},
        {"s7_sampler_without_name.vs4", Shader{.textureUnits = {textureUnit("", 13)}}.bytes(),
         "S7 info USHD/textureUnits[0]/name"},
        {"s8_no_byte_code.vs4", withByteCode({}), "S8 error USHD/byteCodeSize"},
        {"s8_byte_code_cut_off.vs4", sound.chopped(4), "S8 error USHD/byteCode"},
        {"s8_byte_code_size_too_large.vs3", replaced(sound3, sound3.size() - 24, u32({400})), "S8 error USHD/byteCode"},
        {"s9_no_container.vs4", withByteCode("DXBD" + container(false, {}).mid(4)), "S9 warning USHD/byteCode/magic"},
        {"s9_container_version_2.vs4", replaced(sound, code + 20, u32({2})), "S9 warning USHD/byteCode/version"},
        {"s9_container_too_small.vs4", replaced(sound, code + 24, u32({64})), "S9 warning USHD/byteCode/totalSize"},
        {"s9_no_end_token.vs3", withByteCode(tokens(false).chopped(4), 3), "S9 warning USHD/byteCode"},
        {"s9_version_1.vs3", withByteCode(replaced(tokens(false), 0, u32({0xfffe0101})), 3),
         "S9 warning USHD/byteCode"},
        {"s10_extension_of_a_pixel_shader.ps4", sound, "S10 warning USHD/shaderType"},
        {"s10_extension_of_model_3.vs3", sound, "S10 warning USHD/shaderType"},
        {"b1_unknown_identifier.asc", "void main() {}", "B1 error "},
        {"b2_nothing_behind_the_identifier.asc", "ASBC", "B2 error ASBC", Mended},
        {"b3_flag_2.asc", replaced(script, 4, u8({2})), "B3 warning ASBC/stripped"},
    };
}

std::vector<DamagedSample> hostileSamples()
{
    constexpr quint32 All = 0xffffffff;
    const QByteArray name = text("a");
    Model morphing = maskedTriangle();
    morphing.morphs = {morph("a", {{.count = All, .vertices = moved(0, {0, 0, 1}).chopped(4)}})};
    const QByteArray noBuffers = "UMD2" + u32({0, 0});
    return {
        {"hostile_four_billion_buffers.mdl", "UMD2" + u32({All}), "C6 error UMD2/vertexBuffers"},
        {"hostile_four_billion_vertices_of_no_size.mdl",
         "UMDL" + u32({1, All, 0, 0, 0, 0, 0, 0}) + i32({0}) + QByteArray(24, '\0'),
         "M7 warning UMDL/vertexBuffers[0]"},
        {"hostile_four_billion_elements.mdl", "UMD2" + u32({1, 1, All, 0, 0}),
         "C6 error UMD2/vertexBuffers[0]/elements"},
        {"hostile_four_billion_geometries.mdl", noBuffers + u32({All}), "C6 error UMD2/geometries"},
        {"hostile_four_billion_mapped_bones.mdl", noBuffers + u32({1, All, 0}),
         "C6 error UMD2/geometries[0]/boneMapping"},
        {"hostile_four_billion_morphed_vertices.mdl", morphing.bytesBeforeBones(),
         "C6 error UMDL/morphs[0]/buffers[0]/vertices"},
        {"hostile_bones_below_zero.mdl", noBuffers + u32({0, 0}) + i32({-1}) + QByteArray(24, '\0'),
         "C6 error UMD2/bones"},
        {"hostile_two_billion_bones.mdl", noBuffers + u32({0, 0}) + i32({0x7fffffff}), "C6 error UMD2/bones"},
        {"hostile_four_billion_tracks.ani", "UANI" + name + f32({1}) + u32({All}), "C6 error UANI/tracks"},
        {"hostile_four_billion_key_frames.ani",
         "UANI" + name + f32({1}) + u32({1}) + name + u8({1}) + u32({All, 0, 0, 0, 0}),
         "C6 error UANI/tracks[0]/keyFrames"},
        {"hostile_four_billion_parameters.vs4", "USHD" + u16({0, 4}) + u32({0, All}), "C6 error USHD/parameters"},
        {"hostile_four_billion_chunks.vs4",
         Shader{.byteCode = "DXBC" + QByteArray(16, '\0') + u32({1, 36, All, 0})}.bytes(),
         "C6 error USHD/byteCode/chunkOffsets"},
    };
}

} // namespace urho
