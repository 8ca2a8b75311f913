// Animations.
#include "core/formats/urho3d/urhoanimationformat.h"

#include "core/check/countedfirst.h"
#include "core/edit/planner.h"
#include "core/formats/urho3d/urhoissues.h"
#include "core/formats/urho3d/urhorules.h"
#include "core/relations/elements.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace hexahedron {

namespace {

const UrhoAnimationFormat::Fields &fields()
{
    return UrhoAnimationFormat::instance().fields;
}

constexpr double TimeTolerance = 0.0001;

QString seconds(double time)
{
    return QString::fromLatin1(numberText(time, true));
}

class Tracks
{
public:
    explicit Tracks(Checker &checker)
        : m_checker(checker)
        , m_visitor(checker.tree().stream(checker.stream()))
    {
    }

    void check()
    {
        const NodeStore &nodes = m_checker.nodes();
        const NodeId animation = nodes.firstChild(0);
        if (animation == NoNode || nodes[animation].field != fields().animation->id)
            return;
        const NodeSight sight = see(animation);
        const Part *length = sight.part(fields().length);
        if (!length || length->fault != Fault::None)
            return;
        m_length = decodeFloat(sight.cursor->at(length->range.begin, 4), 4);
        m_lengthItem = m_checker.partOf(animation, fields().length);
        for (NodeId id = nodes.firstChild(animation); id != NoNode; id = nodes.nextSibling(id)) {
            for (NodeId track = nodes.firstChild(id); track != NoNode; track = nodes.nextSibling(track))
                m_tracks.push_back(track);
        }
        for (const NodeId track : m_tracks)
            checkTrack(track);
        checkLength();
    }

private:
    NodeSight see(NodeId node) { return see(m_visitor, node); }
    static NodeSight see(NodeVisitor &visitor, NodeId node)
    {
        const std::vector<Part> &parts = visitor.layOut(node);
        return {.node = node, .field = nullptr, .parts = parts, .cursor = &visitor.cursor()};
    }

    static double timeAt(const NodeSight &sight, const Part &keys, qint64 key)
    {
        return decodeFloat(sight.cursor->at(keys.range.begin + key * keys.stride, 4), 4);
    }

    /// Of all key frames. Asked only where the length is in doubt: it reads them all once more.
    struct Times
    {
        double last = 0;
        bool areSeveral = false; ///< keys of one track
    };
    const Times &times() const
    {
        if (m_times)
            return *m_times;
        m_times = Times{};
        NodeVisitor visitor(m_checker.tree().stream(m_checker.stream()));
        for (const NodeId track : m_tracks) {
            const NodeSight sight = see(visitor, track);
            const Part *keys = sight.part(fields().keyFrames);
            for (qint64 i = 0; keys && i < keys->count; ++i) {
                const double time = timeAt(sight, *keys, i);
                m_times->last = std::isfinite(time) ? qMax(m_times->last, time) : m_times->last;
            }
            m_times->areSeveral = m_times->areSeveral || (keys && keys->count > 1);
        }
        return *m_times;
    }

    void checkTrack(NodeId track)
    {
        const NodeSight sight = see(track);
        const Part *namePart = sight.part(fields().trackName);
        const Part *keysPart = sight.part(fields().keyFrames);
        if (!namePart || namePart->fault != Fault::None || !keysPart)
            return; // cut off, which has been said
        const QByteArray name = textIn(sight, *fields().trackName);
        const Part keys = *keysPart;
        const qint64 mask = sight.integer(fields().channelMask);
        const Item item = m_checker.tree().itemOf(m_checker.stream(), track);
        if ((mask & 7) == 0)
            m_checker.report(urhoissues::noChannels, m_checker.partOf(track, fields().channelMask),
                             {.arguments = {textOf(name)}, .reference = "A5"});
        if (keys.count == 0 && keys.fault == Fault::None)
            m_checker.report(urhoissues::trackEmpty, item, {.arguments = {textOf(name)}, .reference = "A9"});
        if (keys.count > 0)
            checkTimes(track, name, sight, keys);
    }

    void checkTimes(NodeId track, const QByteArray &name, const NodeSight &sight, const Part &keys)
    {
        CountedFirst outside;
        bool isTooLate = false;
        const bool hasLength = !isLengthWrong();
        for (qint64 i = 0; i < keys.count; ++i) {
            const double time = timeAt(sight, keys, i);
            const bool isLate = hasLength && time > m_length + TimeTolerance;
            if (time < 0 || isLate)
                outside.note(i);
            isTooLate = isTooLate || isLate;
        }
        const Item array = m_checker.partOf(track, fields().keyFrames);
        const auto timeItem = [&](qint64 key) { return m_checker.tree().child(m_checker.tree().child(array, key), 0); };
        if (outside.count > 0)
            m_checker.report(urhoissues::timeOutside, timeItem(outside.first),
                             {.arguments = {seconds(timeAt(sight, keys, outside.first)), seconds(m_length)},
                              .reference = "A7",
                              .count = outside.count,
                              .elements = outside.elements,
                              .repair = isTooLate ? raiseLength() : Repair{}});
        const double first = timeAt(sight, keys, 0);
        if (first > TimeTolerance)
            m_checker.report(urhoissues::firstKeyLate, timeItem(0),
                             {.arguments = {textOf(name), seconds(first)}, .reference = "A7"});
    }

    bool isLengthWrong() const
    {
        return !std::isfinite(m_length) || m_length < 0 || (m_length == 0 && (times().areSeveral || times().last > 0));
    }

    Repair raiseLength() const
    {
        return {QT_TRANSLATE_NOOP("repairs", "Set the length to the last key frame."),
                {},
                [item = m_lengthItem, last = times().last](Planner &planner) { planner.setNumber(item, last); }};
    }

    void checkLength()
    {
        if (isLengthWrong())
            m_checker.report(urhoissues::lengthWrong, m_lengthItem,
                             {.arguments = {seconds(m_length), seconds(times().last)},
                              .reference = "A3",
                              .repair = m_length == 0 && times().last == 0 ? Repair{} : raiseLength()});
    }

    Checker &m_checker;
    NodeVisitor m_visitor;
    Item m_lengthItem;
    double m_length = 0;
    std::vector<NodeId> m_tracks;
    mutable std::optional<Times> m_times;
};

void tracksMakeAnAnimation(Checker &checker)
{
    Tracks(checker).check();
}

} // namespace

std::span<const Rule> urhoAnimationRules()
{
    static constexpr std::array rules{Rule{"tracksMakeAnAnimation", &tracksMakeAnAnimation}};
    return rules;
}

} // namespace hexahedron
