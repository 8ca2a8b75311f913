#include "core/formats/horde3d/hordeshaderformat.h"

#include "core/check/engineissues.h"
#include "core/formats/horde3d/hordeproposals.h"
#include "core/formats/horde3d/hordeshadersyntax.h"

namespace hexahedron {

namespace {

Field *newText(Schema *schema, const char *name, const char *doc = "", bool isSign = false)
{
    Field *field = detail::newField(schema, name, Kind::Text);
    field->textForm = TextForm::Written;
    field->doc = doc;
    field->isHeader = isSign;
    return field;
}

Field *newElement(Schema *schema, const char *name)
{
    return detail::newField(schema, name, Kind::Element);
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
    Field *fx = newElement(building, "FX");
    Field *code = newElement(building, "section");
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
    fields.uniform = newElement(building, "uniform");
    fields.buffer = newElement(building, "buffer");
    fields.sampler = newElement(building, "sampler");
    fields.context = newElement(building, "context");
    Field *backend = newElement(building, "backend");
    backend->takesFrames = true;
    fields.backend = backend;

    Field *type = newSign(building, "type");
    type->isSign = false; // it tells
    type->doc = QT_TRANSLATE_NOOP(
        "schema",
        "The word that says what is declared: float, float4, buffer, sampler2D, samplerCube, sampler3D, context, "
        "OpenGL4 or OpenGLES3, in large or small letters. With another the engine refuses the shader.");
    fields.type = type;
    fields.id = newText(building, "id");
    fields.annotation = newText(building, "annotation",
                                QT_TRANSLATE_NOOP("schema", "Text between < and > for editors; the engine skips it."),
                                true);
    fields.initial = newText(building, "default");
    Field *value = newText(building, "value");
    fields.settingName = newSign(building, "name");
    fields.equals = newSign(building, "equals");
    fields.value = value;
    fields.semicolon = newSign(building, "semicolon");
    Field *setting = detail::newField(building, "setting", Kind::Record);
    setting->isNamedByFile = true;
    setting->standsFor = value;
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
    fields.include = newElement(building, "include");
    fields.includeWord = newSign(building, "#word");
    fields.includeFile = newText(building, "file");
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
