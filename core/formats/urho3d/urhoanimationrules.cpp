// Animations.
#include "core/formats/urho3d/urhoanimationformat.h"

#include "core/formats/urho3d/urhoissues.h"
#include "core/formats/urho3d/urhorules.h"
#include "core/relations/elements.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

constexpr double TimeTolerance = 0.0001;

constexpr auto fields = &fieldsOf<UrhoAnimationFormat>;

/// A5 A7 A9: tracks that move nothing, or late.
class Tracks final : public Watch
{
public:
    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const Part *namePart = sight.part(fields().trackName);
        const Part *keys = sight.part(fields().keyFrames);
        if (!namePart || namePart->fault != Fault::None || !keys)
            return; // cut off, which has been said
        const QString name = textOf(textIn(sight, *fields().trackName));
        if ((sight.integer(fields().channelMask) & 7) == 0)
            checker.report(urhoissues::noChannels, checker.partOf(sight.node, fields().channelMask),
                           {.arguments = {name}, .reference = "A5"});
        if (keys->count == 0 && keys->fault == Fault::None)
            checker.report(urhoissues::trackEmpty, checker.tree().itemOf(checker.stream(), sight.node),
                           {.arguments = {name}, .reference = "A9"});
        if (keys->count == 0)
            return;
        const Item first = checker.tree().child(checker.partOf(sight.node, fields().keyFrames), 0);
        const double time = floatIn(checker.tree(), first, fields().time);
        if (time > TimeTolerance)
            checker.report(urhoissues::firstKeyLate, childOf(checker.tree(), first, fields().time),
                           {.arguments = {name, asArgument(time)}, .reference = "A7"});
    }
};

void tracksMakeAnAnimation(Checker &checker)
{
    checker.watch(std::make_shared<Tracks>(), {fields().tracks});
}

} // namespace

std::vector<Rule> urhoAnimationRules()
{
    return {tracksMakeAnAnimation};
}

} // namespace hexahedron
