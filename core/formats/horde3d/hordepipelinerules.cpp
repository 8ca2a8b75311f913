#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordefilerules.h"
#include "core/formats/horde3d/hordereferences.h"
#include "core/formats/horde3d/hordexml.h"
#include "core/formats/horde3d/hordexmlissues.h"
#include "core/formats/horde3d/hordexmlrules.h"

#include <QHash>
#include <QSet>

namespace hexahedron::horderules {

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
    for (const MarkupElement &child : setup.children()) {
        if (child.field() != fields().target)
            continue;
        const bool hasDepth = child.isTrue(fields().targetDepth);
        const auto colors = int(qBound(0.0, child.number(fields().targetColors), 4.0));
        const QByteArray id = child.has(fields().targetId) ? child.text(fields().targetId) : QByteArray();
        const Item item = child.attribute(fields().targetId);
        if (id.isEmpty() && child.has(fields().targetId)) // else its description says so
            checker.report(hordeissues::targetUnnamed, item, {.reference = "78"});
        else if (targets.contains(id))
            checker.report(hordeissues::namedTwice, item,
                           {.arguments = {QStringLiteral("RenderTarget"), QString::fromUtf8(id)}, .reference = "78"});
        else if (!id.isEmpty())
            targets.insert(id, {child.node(), colors, hasDepth});
        if (colors == 0 && !hasDepth)
            checker.report(hordeissues::targetEmpty, child.item(), {.reference = "78"});
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
            m_checker.report(hordeissues::targetUnused, target.attribute(fields().targetId),
                             {.arguments = {QString::fromUtf8(it.key())}, .reference = "80"});
        }
    }

private:
    /// 77
    bool isDefined(const MarkupElement &command, const Field *attribute, const QByteArray &name)
    {
        m_used.insert(name);
        if (m_targets.contains(name))
            return true;
        m_checker.report(hordeissues::targetUnknown, command.attribute(attribute),
                         {.arguments = {QString::fromUtf8(name)}, .reference = "77"});
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
        const bool isBound = std::find(m_bound.begin(), m_bound.end(), m_current) != m_bound.end();
        if (!m_current.isEmpty() && isBound)
            m_checker.report(hordeissues::bufferStillBound, command.item(),
                             {.arguments = {QString::fromUtf8(m_current)}, .reference = "80"});
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
            m_checker.report(hordeissues::bufferUnknown, command.attribute(fields().bindIndex),
                             {.arguments = {QString::fromUtf8(name), QString::number(index)}, .reference = "79"});
    }

    const Targets m_targets;
    Checker &m_checker;
    QSet<QByteArray> m_used;
    QHash<QByteArray, QByteArray> m_bound; // targets by sampler
    QByteArray m_current;
};

} // namespace

void commandsUseTargetsThatAreThere(const MarkupElement &pipeline, Checker &checker)
{
    Targets targets;
    const std::vector<MarkupElement> children = pipeline.children();
    const auto first = [&](const Field *field) {
        return std::find_if(children.begin(), children.end(),
                            [=](const MarkupElement &e) { return e.field() == field; });
    };
    if (const auto setup = first(fields().setup); setup != children.end())
        targets = targetsOf(*setup, checker);
    CommandRules commands(targets, checker);
    if (const auto queue = first(fields().queue); queue != children.end()) {
        for (const MarkupElement &stage : queue->children()) {
            for (const MarkupElement &command : stage.children())
                commands.see(command);
        }
    }
    commands.reportUnused();
}

} // namespace hexahedron::horderules
