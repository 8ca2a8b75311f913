#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefilerules.h"
#include "core/formats/horde3d/hordeproposals.h"
#include "core/formats/horde3d/hordereferences.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlrules.h"
#include "core/relations/elementrule.h"
#include "core/text/markup.h"

namespace hexahedron {

namespace {

constexpr const char *drawOrders[] = {"FRONT_TO_BACK", "BACK_TO_FRONT", "NONE"};

} // namespace

HordePipelineFormat::HordePipelineFormat()
{
    DocumentBuilder builder("HordePipelineFormat", markupSyntax());
    addXmlRules(builder);
    auto pipeline = builder.root("Pipeline").others(Severity::Warning, "45");
    pipeline.must(pass(horderules::commandsUseTargetsThatAreThere, "77 78 79 80"));
    fields.pipeline = pipeline.field();
    setup(pipeline);

    auto queue = pipeline.element("CommandQueue").once(Severity::Warning, "45").others(Severity::Warning, "45");
    auto stage = queue.element("Stage").others(Severity::Info, "80");
    stage.text("id").usually("");
    stage.boolean("enabled").usually("true").orElse(Severity::Warning, "48");
    stage.file("link").usually("");
    fields.queue = queue.field();
    fields.stage = stage.field();
    commands(stage);
    schema = builder.finish();
}

void HordePipelineFormat::setup(ElementRef pipeline)
{
    auto setup = pipeline.element("Setup").once(Severity::Warning, "45").others(Severity::Warning, "45");
    auto target = setup.element("RenderTarget").others(Severity::Warning, "45");
    const auto id = target.text("id").required(Severity::Warning, "78").newly("TARGET");
    const auto depth = target.boolean("depthBuf")
                           .required(Severity::Warning, "49")
                           .usually("false")
                           .orElse(Severity::Warning, "48")
                           .butFalse({"1"});
    const auto colors = target.integer("numColBufs")
                            .required(Severity::Warning, "49")
                            .usually("0")
                            .orElse(Severity::Error, "47")
                            .range(0, 4, Severity::Error, "78");
    target.choice("format", {"RGBA8", "RGBA16F", "RGBA32F"})
        .required(Severity::Error, "76")
        .orElse(Severity::Error, "76")
        .usually("RGBA8");
    target.integer("maxSamples").usually("0").orElse(Severity::Error, "47");
    target.integer("width").usually("0").orElse(Severity::Error, "47").unit(QT_TR_NOOP("pixels"));
    target.integer("height").usually("0").orElse(Severity::Error, "47").unit(QT_TR_NOOP("pixels"));
    target.number("scale").usually("1.0").orElse(Severity::Warning, "47");
    fields.setup = setup.field();
    fields.target = target.field();
    fields.targetId = id.field();
    fields.targetDepth = depth.field();
    fields.targetColors = colors.field();
}

void HordePipelineFormat::commands(ElementRef stage)
{
    const std::vector<const char *> orders(std::begin(drawOrders), std::end(drawOrders));
    const auto command = [&](const char *name) { return stage.element(name).others(Severity::Warning, "45"); };

    auto switchTarget = command("SwitchTarget");
    const auto switchName = switchTarget.text("target").required(Severity::Warning, "49").usually("");

    auto bind = command("BindBuffer");
    bind.text("sampler").required(Severity::Warning, "49").usually("");
    const auto source = bind.text("sourceRT").required(Severity::Error, "77");
    const auto index =
        bind.integer("bufIndex").required(Severity::Warning, "49").usually("0").orElse(Severity::Error, "47");

    auto unbind = command("UnbindBuffers");

    auto clear = command("ClearTarget");
    const auto cleared = [&](const char *name) {
        clear.boolean(name).usually("false").orElse(Severity::Warning, "48");
    };
    cleared("depthBuf");
    for (const char *name : {"colBuf0", "colBuf1", "colBuf2", "colBuf3"})
        cleared(name);
    for (const char *name : {"col_R", "col_G", "col_B", "col_A"})
        clear.number(name).usually("0").orElse(Severity::Warning, "47");

    const auto context = [](ElementRef &element) {
        element.text("context").required(Severity::Warning, "49").usually("");
    };
    const auto materialClass = [](ElementRef &element) { element.text("class").usually(""); };
    const auto order = [&](ElementRef &element) {
        element.choice("order", orders).newly("NONE").orElse(Severity::Warning, "81");
    };

    auto geometry = command("DrawGeometry");
    context(geometry);
    materialClass(geometry);
    order(geometry);

    auto quad = command("DrawQuad");
    quad.file("material").required(Severity::Warning, "49").usually("");
    context(quad);

    auto forward = command("DoForwardLightLoop");
    forward.text("context").usually("");
    materialClass(forward);
    forward.boolean("noShadows").usually("false").orElse(Severity::Warning, "48").butFalse({"1"});
    order(forward);
    fields.forwardLights = forward.field();

    auto deferred = command("DoDeferredLightLoop");
    deferred.text("context").usually("");
    deferred.boolean("noShadows").usually("false").orElse(Severity::Warning, "48").butFalse({"1"});
    fields.deferredLights = deferred.field();

    auto uniform = command("SetUniform");
    uniform.file("material").required(Severity::Warning, "49").usually("");
    uniform.text("uniform").required(Severity::Warning, "49").usually("");
    for (const char *component : {"a", "b", "c", "d"})
        uniform.number(component).usually("0").orElse(Severity::Warning, "47");

    auto overlays = command("DrawOverlays");
    context(overlays);

    fields.switchTarget = switchTarget.field();
    fields.switchName = switchName.field();
    fields.bind = bind.field();
    fields.bindSource = source.field();
    fields.bindIndex = index.field();
    fields.unbind = unbind.field();
}

const Format &hordePipelineFormat()
{
    static const Format format{
        .id = "horde3d.pipeline",
        .name = QT_TRANSLATE_NOOP("formats", "Horde3D pipeline"),
        .extensions = {QStringLiteral("pipeline.xml")},
        .recognition = QT_TRANSLATE_NOOP("formats",
                                         "The outermost element is Pipeline, with Setup or CommandQueue in it."),
        .looksLike =
            [](const Bytes &bytes) {
                return beginsLike(bytes, {"Pipeline"}, {"Setup", "CommandQueue"});
            },
        .schema = [] { return HordePipelineFormat::instance().schema; },
        .rules = {rootFitsName, hordeFilesAreThere, hordeContextsAreKnown},
        .scene = nullptr,
        .fileNames = hordeFileNames(),
        .proposals = hordeDocumentProposals,
    };
    return format;
}

} // namespace hexahedron
