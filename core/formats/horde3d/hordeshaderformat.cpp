#include "core/formats/horde3d/hordeshaderformat.h"

#include "core/check/engineissues.h"
#include "core/formats/horde3d/hordefiles.h"

namespace hexahedron {

class HordeShaderBuilder : public SchemaBuilder
{
public:
    using SchemaBuilder::SchemaBuilder;
    void begin()
    {
        m_schema->syntax = &hordeShaderSyntax();
        m_schema->root->frame.takesFrames = true;
    }

    Field *element(const char *name, bool takesFrames = false)
    {
        Field *field = detail::newField(m_schema, name, Kind::Element);
        field->frame.takesFrames = takesFrames;
        return field;
    }
    Field *text(const char *name, const char *doc = "", bool isSign = false)
    {
        Field *field = detail::newField(m_schema, name, Kind::Text);
        field->textForm = TextForm::Written;
        field->doc = doc;
        field->isHeader = isSign;
        return field;
    }
    /// Signs and space are described by the engine's own words.
    Field *sign(const char *name)
    {
        Field *field = text(name, QT_TRANSLATE_NOOP("schema", "A sign or space between what is meant."), true);
        field->document.isSign = true;
        return field;
    }
    /// Name = value;
    Field *setting(const char *name, const Field *value)
    {
        Field *field = detail::newField(m_schema, name, Kind::Record);
        field->document.isNamedByFile = true;
        field->document.standsFor = value;
        return field;
    }
};

HordeShaderFormat::HordeShaderFormat()
{
    HordeShaderBuilder b("HordeShaderFormat", FrameStyle{.tagSize = 0, .lengthSize = 0});
    b.rule(issues::notThisFormat, "82");
    b.begin();
    fields.preamble = b.text(
        "#preamble", QT_TRANSLATE_NOOP("schema", "Text before the first section; the engine does not look at it."),
        true);
    fields.fx = b.element("FX", true);
    Field *code = b.element("section", true);
    code->document.isNamedByFile = true;
    fields.code = code;

    fields.open = b.sign("#open");
    fields.name = b.sign("#name");
    fields.close = b.sign("#close");
    fields.space = b.sign("#space");
    fields.gap = b.sign("#gap");
    fields.sign = b.sign("#sign");
    fields.end = b.sign("#end");
    fields.comment = b.text("#comment", QT_TRANSLATE_NOOP("schema", "A remark."), true);
    fields.error = b.text("#error", QT_TRANSLATE_NOOP("schema", "This is no declaration."), true);
    fields.junk = b.text("#junk", QT_TRANSLATE_NOOP("schema", "This has no place in the declaration."), true);

    fields.uniform = b.element("uniform");
    fields.buffer = b.element("buffer");
    fields.sampler = b.element("sampler");
    fields.context = b.element("context");
    fields.backend = b.element("backend", true);
    fields.type = b.text(
        "type",
        QT_TRANSLATE_NOOP(
            "schema",
            "The word that says what is declared: float, float4, buffer, sampler2D, samplerCube, sampler3D, context, "
            "OpenGL4 or OpenGLES3, in large or small letters. With another the engine refuses the shader."),
        true);
    fields.id = b.text("id");
    fields.annotation = b.text(
        "annotation", QT_TRANSLATE_NOOP("schema", "Text between < and > for editors; the engine skips it."), true);
    fields.initial = b.text("default");
    fields.value = b.text("value");
    fields.settingName = b.sign("name");
    fields.equals = b.sign("equals");
    fields.semicolon = b.sign("semicolon");
    fields.setting = b.setting("setting", fields.value);

    fields.text = b.text("#code", QT_TRANSLATE_NOOP("schema", "Code in the shading language."), true);
    fields.flag = b.text(
        "#flag",
        QT_TRANSLATE_NOOP("schema",
                          "Declares a flag, 01 to 32, which materials switch on. The name behind the number is "
                          "for people."),
        true);
    fields.include = b.element("include");
    fields.includeWord = b.sign("#word");
    fields.includeFile = b.text("file");
    fields.includeEnd = b.sign("#quote");
    schema = b.finish();
}

namespace {

/// Without control characters, as texts are: most files in a package need not be looked at any further.
bool isText(std::string_view bytes)
{
    constexpr std::string_view Usual = "\t\n\v\f\r\x1a\x1b";
    return std::ranges::none_of(bytes,
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
