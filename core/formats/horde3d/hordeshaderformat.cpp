#include "core/formats/horde3d/hordeshaderformat.h"

#include "core/check/engineissues.h"
#include "core/formats/horde3d/hordeproposals.h"
#include "core/formats/horde3d/hordeshadersyntax.h"

namespace hexahedron {

namespace {

Field *newText(Schema *schema, const char *name, const char *doc, bool isSign = false)
{
    Field *field = detail::newField(schema, name, Kind::Text);
    field->textForm = TextForm::Written;
    field->doc = doc;
    field->isHeader = isSign;
    return field;
}

Field *newElement(Schema *schema, const char *name, const char *doc)
{
    Field *field = detail::newField(schema, name, Kind::Element);
    field->doc = doc;
    return field;
}

/// Signs and space are described by the engine's own words.
Field *newSign(Schema *schema, const char *name)
{
    Field *field = newText(schema, name, QT_TRANSLATE_NOOP("schema", "A sign or space between what is meant."), true);
    field->isSign = true;
    return field;
}

} // namespace

class HordeShaderBuilder : public SchemaBuilder
{
public:
    using SchemaBuilder::SchemaBuilder;
    Schema *begin()
    {
        m_schema->syntax = &hordeShaderSyntax();
        m_schema->root->takesFrames = true;
        return m_schema;
    }
};

HordeShaderFormat::HordeShaderFormat()
{
    HordeShaderBuilder builder("HordeShaderFormat", FrameStyle{.tagSize = 0, .lengthSize = 0});
    builder.rule(issues::notThisFormat, "82");
    Schema *building = builder.begin();
    fields.preamble = newText(
        building, "#preamble",
        QT_TRANSLATE_NOOP("schema", "Text before the first section; the engine does not look at it."), true);
    Field *fx = newElement(
        building, "FX",
        QT_TR_NOOP("The section [[FX]]: what materials can set, and how the shader draws in which context. A shader "
                   "has exactly one such section, or the engine refuses it; code files have none."));
    Field *code = newElement(
        building, "section",
        QT_TR_NOOP("Code in the shading language (GLSL), from its name in [[ ]] to the next [[ or the end of the file. "
                   "Contexts name it; of two sections with one name the later one counts."));
    fx->takesFrames = code->takesFrames = true;
    code->isNamedByFile = true;
    fields.fx = fx;
    fields.code = code;
    addSigns(building);
    addDeclarations(building);
    addCode(building);
    schema = builder.finish();
}

void HordeShaderFormat::addSigns(Schema *building)
{
    fields.open = newSign(building, "#open");
    fields.name = newSign(building, "#name");
    fields.close = newSign(building, "#close");
    fields.space = newSign(building, "#space");
    fields.gap = newSign(building, "#gap");
    fields.sign = newSign(building, "#sign");
    fields.end = newSign(building, "#end");
    fields.comment = newText(building, "#comment", QT_TRANSLATE_NOOP("schema", "A remark."), true);
    fields.error = newText(building, "#error", QT_TRANSLATE_NOOP("schema", "This is no declaration."), true);
    fields.junk = newText(building, "#junk", QT_TRANSLATE_NOOP("schema", "This has no place in the declaration."),
                          true);
}

void HordeShaderFormat::addDeclarations(Schema *building)
{
    fields.uniform = newElement(building, "uniform",
                                QT_TR_NOOP("A number (float) or four (float4) that materials can set and the code "
                                           "reads; 0 where neither a material nor default says one."));
    fields.buffer = newElement(
        building, "buffer",
        QT_TR_NOOP("A compute buffer that materials can set (DataBuffer) and the code reads or writes."));
    fields.sampler = newElement(building, "sampler",
                                QT_TR_NOOP("A texture that materials can set: flat (sampler2D), the six sides of a "
                                           "cube (samplerCube) or a volume (sampler3D)."));
    fields.context = newElement(
        building, "context",
        QT_TR_NOOP("One way to draw, which pipelines and lights name. It needs a section for vertices and one for "
                   "pixels, or one for computing alone; else the engine refuses the shader."));
    Field *backend = newElement(building, "backend",
                                QT_TR_NOOP("Contexts for OpenGL4 or OpenGLES3; those outside are for OpenGL 2. The "
                                           "engine checks all and keeps those of the system that runs."));
    backend->takesFrames = true;
    fields.backend = backend;

    Field *type = newSign(building, "type");
    type->isSign = false; // it tells
    type->doc = QT_TRANSLATE_NOOP(
        "schema",
        "The word that says what is declared: float, float4, buffer, sampler2D, samplerCube, sampler3D, context, "
        "OpenGL4 or OpenGLES3, in large or small letters. With another the engine refuses the shader.");
    fields.type = type;
    fields.id = newText(building, "id",
                        QT_TR_NOOP("Name by which materials, pipelines and code use it: letters, digits and _, else "
                                   "the engine refuses the shader. What is longer than 127 is cut off."));
    fields.annotation = newText(building, "annotation",
                                QT_TRANSLATE_NOOP("schema", "Text between < and > for editors; the engine skips it."),
                                true);
    fields.initial = newText(building, "default",
                             QT_TR_NOOP("What it is when a material says nothing: one number, or for a float4 one to "
                                        "four in { }, with commas between; those that are missing are 0."));
    Field *value = newText(
        building, "value",
        QT_TR_NOOP(
            "What the setting is set to, the default first: Texture $Tex2D, $TexCube or $Tex3D, or a file; Address "
            "Wrap (the image repeats), Clamp (its edge goes on), Border; Filter Trilinear, Bilinear, None; "
            "MaxAnisotropy 8, from 1 to 16; Usage Texture, ComputeImageRO, ComputeImageWO, ComputeImageRW (a compute "
            "shader reads, writes, or both); TexUnit a number up to 11 (OpenGL4: 91); ZWriteEnable and ZEnable true, "
            "false; ZFunc LessEqual, Less, Equal, Greater, GreaterEqual, Always; BlendMode Replace, Blend (by alpha), "
            "Add, AddBlended (by alpha, added), Mult, or { factor of the new colour, factor of the old } with Zero, "
            "One, SrcColor, SrcAlpha, DestColor, DestAlpha, OneMinus before these four; CullMode Back, Front, None; "
            "AlphaToCoverage false, true, 1; TessPatchVertices 1 or more; code: compile GLSL and the name of a "
            "section. With another value the engine refuses the shader."));
    fields.settingName = newSign(building, "name");
    fields.equals = newSign(building, "equals");
    fields.value = value;
    fields.semicolon = newSign(building, "semicolon");
    Field *setting = detail::newField(building, "setting", Kind::Record);
    setting->isNamedByFile = true;
    setting->standsFor = value;
    setting->doc = QT_TR_NOOP(
        "Of a sampler: which texture (Texture, TexUnit), what lies beyond its edges (Address), how smoothly it is read "
        "(Filter, MaxAnisotropy) and by whom (Usage). Of a context: depth (ZWriteEnable, ZEnable, ZFunc), mixing with "
        "what is there (BlendMode), the side that is left out (CullMode), smooth cut-outs (AlphaToCoverage), corners "
        "of a patch (TessPatchVertices) and its sections of code.");
    fields.setting = setting;
}

void HordeShaderFormat::addCode(Schema *building)
{
    fields.text = newText(building, "#code", QT_TRANSLATE_NOOP("schema", "Code in the shading language."), true);
    fields.flag = newText(
        building, "#flag",
        QT_TRANSLATE_NOOP("schema",
                          "Declares a flag, 01 to 32, which materials switch on. The name behind the number is "
                          "for people."),
        true);
    fields.include = newElement(building, "include",
                                QT_TR_NOOP("#include: another code file, whose text takes this place."));
    fields.includeWord = newSign(building, "#word");
    fields.includeFile = newText(building, "file",
                                 QT_TR_NOOP("The code file, in quotes, from the content folder on. Without quotes the "
                                            "engine refuses the shader; a circle of files it reads without end."));
    fields.includeEnd = newSign(building, "#quote");
}

namespace {

/// Without control characters, as texts are: most files in a package need not be looked at any further.
bool isText(std::string_view bytes)
{
    constexpr std::string_view Usual = "\t\n\v\f\r\x1a\x1b";
    return std::none_of(bytes.begin(), bytes.end(),
                        [=](char c) { return uchar(c) < 32 && Usual.find(c) == std::string_view::npos; });
}

} // namespace

const Format &hordeShaderFormat()
{
    static const Format format{
        .id = "horde3d.shader",
        .name = QT_TRANSLATE_NOOP("formats", "Horde3D shader"),
        .extensions = {QStringLiteral("shader")},
        .recognition = QT_TRANSLATE_NOOP("formats", "There is a section [[FX]] near the beginning."),
        .looksLike =
            [](const Bytes &bytes) {
                constexpr qint64 MostLookedAt = 16 << 10;
                const ByteRange range{0, qMin(bytes.size(), MostLookedAt)};
                QByteArray copy; // where an edit has cut the beginning in pieces
                std::span<const uchar> run = bytes.runAt(0);
                if (qint64(run.size()) < range.size()) {
                    copy = bytes.toByteArray(range);
                    run = {reinterpret_cast<const uchar *>(copy.constData()), size_t(copy.size())};
                }
                const std::string_view text(reinterpret_cast<const char *>(run.data()),
                                            qMin(run.size(), size_t(range.size())));
                return isText(text.substr(0, 64)) && text.find("[[FX]]") != std::string_view::npos;
            },
        .schema = [] { return HordeShaderFormat::instance().schema; },
        .rules = hordeShaderRules(),
        .scene = nullptr,
        .fileNames = hordeFileNames(),
        .proposals = hordeShaderProposals,
    };
    return format;
}

const Format &hordeCodeFormat()
{
    static const Format format{
        .id = "horde3d.code",
        .name = QT_TRANSLATE_NOOP("formats", "Horde3D shader code"),
        .extensions = {QStringLiteral("glsl")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The name of the file says so."),
        .schema = [] { return HordeShaderFormat::instance().schema; },
        .rules = hordeCodeRules(),
        .scene = nullptr,
        .fileNames = hordeFileNames(),
        .proposals = hordeShaderProposals,
    };
    return format;
}

} // namespace hexahedron
