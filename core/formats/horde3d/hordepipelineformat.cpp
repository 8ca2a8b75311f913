#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefilerules.h"
#include "core/formats/horde3d/hordeproposals.h"
#include "core/formats/horde3d/hordereferences.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlrules.h"
#include "core/relations/elementrule.h"
#include "core/tree/markup.h"

namespace hexahedron {

namespace {

constexpr const char *drawOrders[] = {"FRONT_TO_BACK", "BACK_TO_FRONT", "NONE"};
constexpr const char *targetUnknown = QT_TRANSLATE_NOOP(
    "HordePipelineFormat", "A name that Setup does not define makes the engine refuse the pipeline.");

} // namespace

HordePipelineFormat::HordePipelineFormat()
{
    DocumentBuilder builder("HordePipelineFormat", markupSyntax());
    addXmlRules(builder);
    auto pipeline = builder.root("Pipeline").others(Severity::Warning, "45");
    pipeline.must(pass(horderules::commandsUseTargetsThatAreThere, "77 78 79 80"));
    pipeline.doc(
        QT_TR_NOOP("How a frame is drawn: the targets that it needs, and what is drawn into them in which order."));
    fields.pipeline = pipeline.field();
    setup(pipeline);

    auto queue = pipeline.element("CommandQueue").once(Severity::Warning, "45").others(Severity::Warning, "45");
    queue.doc(QT_TR_NOOP(
        "The stages of a frame, in the order in which they are carried out. Only the first CommandQueue counts."));
    auto stage = queue.element("Stage").others(Severity::Info, "80");
    stage.doc(QT_TR_NOOP("Commands that belong together and can be switched off together."));
    stage.text("id").usually("").doc(QT_TR_NOOP("What programs call the stage, to switch it on and off."));
    stage.boolean("enabled")
        .usually("true")
        .orElse(Severity::Warning, "48")
        .doc(QT_TR_NOOP("Whether the stage is carried out. Programs can change it."));
    stage.file("link").usually("").doc(
        QT_TR_NOOP("A material (.material.xml) from which everything drawn in the stage takes samplers, uniforms and "
                   "buffers first, before its own material."));
    fields.queue = queue.field();
    fields.stage = stage.field();
    commands(stage);
    schema = builder.finish();
}

void HordePipelineFormat::setup(ElementRef pipeline)
{
    auto setup = pipeline.element("Setup").once(Severity::Warning, "45").others(Severity::Warning, "45");
    setup.doc(QT_TR_NOOP("The targets that are drawn into besides the output. Only the first Setup counts."));
    auto target = setup.element("RenderTarget").others(Severity::Warning, "45");
    target.doc(QT_TR_NOOP("A picture that is drawn into, with up to four colours for each pixel, and depth."));
    const auto id = target.text("id")
                        .required(Severity::Warning, "78")
                        .newly("TARGET")
                        .doc(QT_TR_NOOP("What commands call the target; without a name none can find it, and of "
                                        "several with one name they find the first."));
    const auto depth =
        target.boolean("depthBuf")
            .required(Severity::Warning, "49")
            .usually("false")
            .orElse(Severity::Warning, "48")
            .butFalse({"1"})
            .doc(QT_TR_NOOP("Whether the target has a depth buffer, without which nothing hides what is behind it."));
    const auto colors =
        target.integer("numColBufs")
            .required(Severity::Warning, "49")
            .usually("0")
            .orElse(Severity::Error, "47")
            .range(0, 4, Severity::Error, "78")
            .doc(QT_TR_NOOP(
                "How many colour buffers the target has; shaders write into several at once. 0 is for depth alone."))
            .note(QT_TR_NOOP("With more than 4 the engine refuses the pipeline."));
    target.choice("format", {"RGBA8", "RGBA16F", "RGBA32F"})
        .required(Severity::Error, "76")
        .orElse(Severity::Error, "76")
        .usually("RGBA8")
        .doc(QT_TR_NOOP(
            "How red, green, blue and alpha are stored: whole numbers of 8 bits (RGBA8), or floats of 16 or 32 bits "
            "(RGBA16F, RGBA32F), which may be brighter than white. Large and small letters are alike."))
        .note(QT_TR_NOOP("With another word the engine refuses the pipeline, too."));
    target.integer("maxSamples")
        .usually("0")
        .orElse(Severity::Error, "47")
        .doc(QT_TR_NOOP("How many samples a pixel has at most, for smooth edges; 0 is no smoothing, and programs may "
                        "allow fewer."));
    target.integer("width")
        .usually("0")
        .orElse(Severity::Error, "47")
        .unit(QT_TR_NOOP("pixels"))
        .doc(QT_TR_NOOP("Width of the target, which scale multiplies; 0 is that of the output."));
    target.integer("height")
        .usually("0")
        .orElse(Severity::Error, "47")
        .unit(QT_TR_NOOP("pixels"))
        .doc(QT_TR_NOOP("Height of the target, which scale multiplies; 0 is that of the output."));
    target.number("scale")
        .usually("1.0")
        .orElse(Severity::Warning, "47")
        .doc(QT_TR_NOOP(
            "What width and height are multiplied by: 0.5 makes a quarter of the pixels, 1 changes nothing."));
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
    switchTarget.doc(QT_TR_NOOP("What follows is drawn into another target, or with an empty name into the output. "
                                "Buffers that were bound are taken back."));
    const auto switchName = switchTarget.text("target")
                                .required(Severity::Warning, "49")
                                .usually("")
                                .doc(QT_TR_NOOP(
                                    "The target, by its id, that is drawn into from here on; empty is the output."))
                                .note(targetUnknown);

    auto bind = command("BindBuffer");
    bind.doc(QT_TR_NOOP(
        "Gives a buffer of a target to the shaders as a texture, until UnbindBuffers or the next SwitchTarget."));
    bind.text("sampler")
        .required(Severity::Warning, "49")
        .usually("")
        .doc(QT_TR_NOOP("The sampler by which shaders read the buffer, by the name that they have for it; shaders "
                        "without it do not see the buffer."));
    const auto source = bind.text("sourceRT")
                            .required(Severity::Error, "77")
                            .doc(QT_TR_NOOP("The target, by its id, that the buffer belongs to."))
                            .note(targetUnknown);
    const auto index = bind.integer("bufIndex")
                           .required(Severity::Warning, "49")
                           .usually("0")
                           .orElse(Severity::Error, "47")
                           .doc(QT_TR_NOOP("Which buffer of the target: a colour buffer, 0 to 3, or 32 for depth."));

    auto unbind = command("UnbindBuffers");
    unbind.doc(QT_TR_NOOP("Takes back all buffers that were bound, so that their target can be drawn into again; "
                          "SwitchTarget does so as well."));

    auto clear = command("ClearTarget");
    clear.doc(QT_TR_NOOP("Clears depth and colours of the target."));
    const auto cleared = [&](const char *name, const char *doc) {
        clear.boolean(name).usually("false").orElse(Severity::Warning, "48").doc(doc);
    };
    cleared(
        "depthBuf",
        QT_TR_NOOP(
            "Whether the depth buffer of the target is cleared, so that nothing drawn before hides what comes next."));
    for (const char *name : {"colBuf0", "colBuf1", "colBuf2", "colBuf3"})
        cleared(name, QT_TR_NOOP("Whether the colour buffer whose number ends this name is cleared: all its pixels get "
                                 "the colour of col_R to col_A. The target has numColBufs of them, counted from 0."));
    for (const char *name : {"col_R", "col_G", "col_B", "col_A"})
        clear.number(name)
            .usually("0")
            .orElse(Severity::Warning, "47")
            .doc(QT_TR_NOOP("Red, green, blue or alpha, as the last letter of this name says, of the colour that is "
                            "left after clearing: 0 is none, 1 is full."));

    const auto context = [](ElementRef &element) {
        element.text("context")
            .required(Severity::Warning, "49")
            .usually("")
            .doc(QT_TR_NOOP("Name of the context, one of the ways to draw that shaders have. What has a shader without "
                            "it is not drawn."));
    };
    const auto materialClass = [](ElementRef &element) {
        element.text("class").usually("").doc(
            QT_TR_NOOP("Only materials of this class and of those below it are drawn (Translucent.Glass is below "
                       "Translucent); with a ~ before it, all others; empty, all of them."));
    };
    const auto order = [&](ElementRef &element) {
        element.choice("order", orders)
            .newly("NONE")
            .orElse(Severity::Warning, "81")
            .doc(QT_TR_NOOP("In which order the meshes are drawn: from front to back saves work, from back to front is "
                            "right for what can be seen through, NONE does not sort."))
            .note(QT_TR_NOOP("Without it, or with another word, the engine puts together what is drawn alike, which "
                             "saves work. Large and small letters are alike."));
    };

    auto geometry = command("DrawGeometry");
    geometry.doc(QT_TR_NOOP("Draws the meshes that the camera sees into the target."));
    context(geometry);
    materialClass(geometry);
    order(geometry);

    auto quad = command("DrawQuad");
    quad.doc(QT_TR_NOOP("Draws a rectangle over the whole target."));
    quad.file("material")
        .required(Severity::Warning, "49")
        .usually("")
        .doc(QT_TR_NOOP("The material whose shader draws the rectangle (.material.xml)."));
    context(quad);

    auto forward = command("DoForwardLightLoop");
    forward.doc(QT_TR_NOOP("Draws the meshes again for each light that reaches them."));
    forward.text("context").usually("").doc(
        QT_TR_NOOP("Name of the context, one of the ways to draw that shaders have, by which the meshes are drawn; "
                   "empty, the lightingContext of each light. What has a shader without it is not drawn."));
    materialClass(forward);
    forward.boolean("noShadows")
        .usually("false")
        .orElse(Severity::Warning, "48")
        .butFalse({"1"})
        .doc(QT_TR_NOOP("Whether lights throw no shadows in this command."));
    order(forward);
    fields.forwardLights = forward.field();

    auto deferred = command("DoDeferredLightLoop");
    deferred.doc(QT_TR_NOOP("Draws the area of each light over what was drawn before."));
    deferred.text("context").usually("").doc(
        QT_TR_NOOP("Name of the context, one of the ways to draw that shaders have, by which the shader of a light's "
                   "material draws its area; empty, its lightingContext. A light whose shader lacks it adds nothing."));
    deferred.boolean("noShadows")
        .usually("false")
        .orElse(Severity::Warning, "48")
        .butFalse({"1"})
        .doc(QT_TR_NOOP("Whether lights throw no shadows in this command."));
    fields.deferredLights = deferred.field();

    auto uniform = command("SetUniform");
    uniform.doc(QT_TR_NOOP("Gives a uniform of a material other numbers, for all that is drawn with it from here on."));
    uniform.file("material")
        .required(Severity::Warning, "49")
        .usually("")
        .doc(QT_TR_NOOP("The material whose uniform is changed (.material.xml)."));
    uniform.text("uniform")
        .required(Severity::Warning, "49")
        .usually("")
        .doc(QT_TR_NOOP("The uniform, by the name of a Uniform of that material; where it has none, nothing changes."));
    for (const char *component : {"a", "b", "c", "d"})
        uniform.number(component)
            .usually("0")
            .orElse(Severity::Warning, "47")
            .doc(QT_TR_NOOP("One of the four numbers that the uniform gets: a is its x, b its y, c its z, d its w."));

    auto overlays = command("DrawOverlays");
    overlays.doc(QT_TR_NOOP("Draws the overlays of the program."));
    overlays.note(QT_TR_NOOP("Belongs to an extension; without it the engine passes over the command."));
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
