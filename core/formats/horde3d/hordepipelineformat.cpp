#include "core/check/markupelement.h"
#include "core/check/repairs.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefiles.h"
#include "core/formats/horde3d/hordeissues.h"
#include "core/relations/elementrule.h"
#include "core/text/markup.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

constexpr auto fields = &fieldsOf<HordePipelineFormat>;

struct Target
{
    NodeId node;
    int colors = 0;
    bool hasDepth = false;
};
using Targets = QHash<QByteArray, Target>;

/// Targets of the first Setup, which is the one that counts. Reports those that are wrong in themselves.
Targets targetsOf(const MarkupElement &setup, Checker &checker)
{
    Targets targets;
    for (const MarkupElement &child : setup.children(fields().target)) {
        const bool hasDepth = child.isTrue(fields().targetDepth);
        const auto colors = int(qBound(0.0, child.number(fields().targetColors), 4.0));
        const QByteArray id = child.has(fields().targetId) ? child.text(fields().targetId) : QByteArray();
        const Item item = child.attribute(fields().targetId);
        if (id.isEmpty() && child.has(fields().targetId)) // else its description says so
            checker.report(hordeissues::targetUnnamed, item, "78");
        else if (targets.contains(id))
            checker.report(hordeissues::namedTwice, item, "78",
                           {QStringLiteral("RenderTarget"), QString::fromUtf8(id)});
        else if (!id.isEmpty())
            targets.insert(id, {child.node(), colors, hasDepth});
        if (colors == 0 && !hasDepth)
            checker.report(hordeissues::targetEmpty, child.item(), "78");
    }
    return targets;
}

/// Goes through the commands in their order, as the engine does.
class CommandRules
{
public:
    CommandRules(const Targets &targets, Checker &checker)
        : m_targets(targets)
        , m_checker(checker)
    {
    }

    void see(const MarkupElement &command)
    {
        if (command.field() == fields().switchTarget)
            switchTo(command);
        else if (command.field() == fields().bind)
            bind(command);
        else if (command.field() == fields().unbind)
            m_bound.clear();
        else
            draw(command);
    }

    /// 80
    void reportUnused() const
    {
        for (auto it = m_targets.begin(); it != m_targets.end(); ++it) {
            if (m_used.contains(it.key()))
                continue;
            const MarkupElement target(m_checker, it->node);
            m_checker.report(hordeissues::targetUnused, target.attribute(fields().targetId), "80",
                             {QString::fromUtf8(it.key())});
        }
    }

private:
    /// 77
    bool isDefined(const MarkupElement &command, const Field *attribute, const QByteArray &name)
    {
        m_used.insert(name);
        if (m_targets.contains(name))
            return true;
        const Item item = command.attribute(attribute);
        Repair repair;
        if (m_targets.size() == 1) { // it may be meant, or another one is missing
            const QString only = QString::fromUtf8(m_targets.constBegin().key());
            repair = repairs::setText(QT_TRANSLATE_NOOP("repairs", "Write %1, the only one that there is."), item, only,
                                      {only});
            repair.isGuess = true;
        }
        m_checker.report(hordeissues::targetUnknown, item, "77", {QString::fromUtf8(name)}, repair);
        return false;
    }

    void switchTo(const MarkupElement &command)
    {
        const QByteArray name = command.text(fields().switchName);
        if (!name.isEmpty())
            isDefined(command, fields().switchName, name);
        m_current = name;
        m_bound.clear(); // so does the engine
    }

    /// 80: another buffer for the same sampler takes the place of the one before.
    void draw(const MarkupElement &command)
    {
        const bool isBound = std::ranges::find(m_bound, m_current) != m_bound.end();
        if (!m_current.isEmpty() && isBound)
            m_checker.report(hordeissues::bufferStillBound, command.item(), "80", {QString::fromUtf8(m_current)});
    }

    /// 79
    void bind(const MarkupElement &command)
    {
        constexpr int DepthBuffer = 32;
        const QByteArray name = command.text(fields().bindSource);
        if (!command.has(fields().bindSource) || !isDefined(command, fields().bindSource, name))
            return;
        m_bound.insert(command.text("sampler"), name);
        const auto index = int(command.number(fields().bindIndex));
        const Target &target = m_targets[name];
        const bool isThere = index == DepthBuffer ? target.hasDepth : index >= 0 && index < target.colors;
        if (!isThere)
            m_checker.report(hordeissues::bufferUnknown, command.attribute(fields().bindIndex), "79",
                             {QString::fromUtf8(name), index});
    }

    const Targets m_targets;
    Checker &m_checker;
    QSet<QByteArray> m_used;
    QHash<QByteArray, QByteArray> m_bound; // targets by sampler
    QByteArray m_current;
};

/// 77 to 80
void commandsUseTargetsThatAreThere(const MarkupElement &pipeline, Checker &checker)
{
    const auto setup = pipeline.child(fields().setup);
    const auto queue = pipeline.child(fields().queue);
    CommandRules commands(setup ? targetsOf(*setup, checker) : Targets(), checker);
    for (const MarkupElement &stage : queue ? queue->children() : std::vector<MarkupElement>()) {
        for (const MarkupElement &command : stage.children())
            commands.see(command);
    }
    commands.reportUnused();
}

/// 81: some shader has the contexts of a pipeline.
void contextsAreKnown(Checker &checker)
{
    const HordeContentRoot root = hordeContentRoot(checker.tree(), checker.stream());
    const auto contexts = root.isSure ? hordeContextsIn(root.folder) : std::nullopt;
    if (!contexts)
        return;
    const NodeStore &nodes = checker.nodes();
    for (NodeId id = 1; id < nodes.size() && !checker.isCancelled(); ++id) {
        const std::vector<const Field *> &attributes = fieldById(nodes[id].field).document.attributes;
        const auto context = std::ranges::find_if(
            attributes, [](const Field *attribute) { return qstrcmp(attribute->name, "@context") == 0; });
        if (context == attributes.end())
            continue;
        const MarkupElement command(checker, id);
        const QByteArray name = command.text(*context);
        if (!name.isEmpty() && !contexts->contains(name))
            checker.report(hordeissues::contextUnknown, command.attribute(*context), "81", {textOf(name)});
    }
}

} // namespace

HordePipelineFormat::HordePipelineFormat()
{
    DocumentBuilder builder("HordePipelineFormat", markupSyntax());
    addXmlRules(builder);
    auto pipeline = builder.root("Pipeline").others(Severity::Warning, "45").as(fields.pipeline);
    pipeline.must(pass(commandsUseTargetsThatAreThere, "77 78 79 80"));
    setup(pipeline);

    auto queue =
        pipeline.element("CommandQueue").once(Severity::Warning, "45").others(Severity::Warning, "45").as(fields.queue);
    auto stage = queue.element("Stage").others(Severity::Info, "80").as(fields.stage);
    stage.text("id").usually("");
    stage.boolean("enabled").usually("true").orElse(Severity::Warning, "48");
    stage.file("link").usually("");
    commands(stage);
    schema = builder.finish();
}

void HordePipelineFormat::setup(ElementRef pipeline)
{
    auto setup =
        pipeline.element("Setup").once(Severity::Warning, "45").others(Severity::Warning, "45").as(fields.setup);
    auto target = setup.element("RenderTarget").others(Severity::Warning, "45").as(fields.target);
    const auto integer = [&](const char *name) {
        return target.integer(name).usually("0").orElse(Severity::Error, "47");
    };
    fields.targetId = target.text("id").required(Severity::Warning, "78").newly("TARGET").field();
    fields.targetDepth = target.boolean("depthBuf")
                             .required(Severity::Warning, "49")
                             .usually("false")
                             .orElse(Severity::Warning, "48")
                             .butFalse({"1"})
                             .field();
    fields.targetColors =
        integer("numColBufs").required(Severity::Warning, "49").range(0, 4, Severity::Error, "78").field();
    target.choice("format", {"RGBA8", "RGBA16F", "RGBA32F"})
        .required(Severity::Error, "76")
        .orElse(Severity::Error, "76")
        .usually("RGBA8");
    integer("maxSamples");
    integer("width").unit(QT_TR_NOOP("pixels"));
    integer("height").unit(QT_TR_NOOP("pixels"));
    target.number("scale").usually("1.0").orElse(Severity::Warning, "47");
}

void HordePipelineFormat::commands(ElementRef stage)
{
    const auto command = [&](const char *name) { return stage.element(name).others(Severity::Warning, "45"); };
    const auto text = [](ElementRef &element, const char *name) {
        return element.text(name).required(Severity::Warning, "49").usually("").field();
    };
    const auto file = [](ElementRef &element, const char *name) {
        element.file(name).required(Severity::Warning, "49").usually("");
    };
    const auto order = [](ElementRef &element) {
        element.choice("order", {"FRONT_TO_BACK", "BACK_TO_FRONT", "NONE"})
            .newly("NONE")
            .orElse(Severity::Warning, "81");
    };
    const auto noShadows = [](ElementRef &element) {
        element.boolean("noShadows").usually("false").orElse(Severity::Warning, "48").butFalse({"1"});
    };

    auto switchTarget = command("SwitchTarget").as(fields.switchTarget);
    fields.switchName = text(switchTarget, "target");

    auto bind = command("BindBuffer").as(fields.bind);
    text(bind, "sampler");
    fields.bindSource = bind.text("sourceRT").required(Severity::Error, "77").field();
    fields.bindIndex =
        bind.integer("bufIndex").required(Severity::Warning, "49").usually("0").orElse(Severity::Error, "47").field();

    fields.unbind = command("UnbindBuffers").field();

    auto clear = command("ClearTarget");
    for (const char *name : {"depthBuf", "colBuf0", "colBuf1", "colBuf2", "colBuf3"})
        clear.boolean(name).usually("false").orElse(Severity::Warning, "48");
    for (const char *name : {"col_R", "col_G", "col_B", "col_A"})
        clear.number(name).usually("0").orElse(Severity::Warning, "47");

    auto geometry = command("DrawGeometry");
    text(geometry, "context");
    geometry.text("class").usually("");
    order(geometry);

    auto quad = command("DrawQuad");
    file(quad, "material");
    text(quad, "context");

    auto forward = command("DoForwardLightLoop").as(fields.forwardLights);
    forward.text("context").usually("");
    forward.text("class").usually("");
    noShadows(forward);
    order(forward);

    auto deferred = command("DoDeferredLightLoop").as(fields.deferredLights);
    deferred.text("context").usually("");
    noShadows(deferred);

    auto uniform = command("SetUniform");
    file(uniform, "material");
    text(uniform, "uniform");
    for (const char *component : {"a", "b", "c", "d"})
        uniform.number(component).usually("0").orElse(Severity::Warning, "47");

    auto overlays = command("DrawOverlays");
    text(overlays, "context");
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
        .rules = {rootFitsName, hordeFilesAreThere, contextsAreKnown},
        .scene = nullptr,
        .fileNames = hordeFileNames(),
        .proposals = hordeDocumentProposals,
    };
    return format;
}

} // namespace hexahedron
