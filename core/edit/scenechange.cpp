#include "core/edit/scenechange.h"

#include "core/changes/edittext.h"
#include "core/edit/planner.h"
#include "core/scene/writing.h"
#include "core/tree/value.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace hexahedron {

namespace {

struct Patch
{
    ByteRange range;
    const SceneValue *value = nullptr;
};

/// Bytes that a value goes to; nothing where there are none.
std::optional<ByteRange> rangeOf(const SceneValue &value, const std::vector<Bytes> &streams, StreamId first)
{
    const scene::View &view = value.view;
    const bool isThere = view.stream >= first && size_t(view.stream - first) < streams.size()
                         && scene::canBeWritten(view) && value.numbers.size() <= view.components && value.element >= 0
                         && value.element < scene::fittingCount(view, streams[size_t(view.stream - first)].size());
    if (!isThere)
        return {};
    const qint64 begin = view.begin + value.element * view.stride;
    return ByteRange{begin, begin + scene::sizeOf(view, value.numbers.size())};
}

/// What is replaced in each stream, in order and without overlaps. Neighbours are one replacement: with what lies between them they
/// are hardly longer. Nothing where a value has no bytes.
std::optional<std::map<StreamId, std::vector<Replacement>>> replacementsOf(const SceneChange &change,
                                                                           const std::vector<Bytes> &streams,
                                                                           StreamId firstStream = 0)
{
    constexpr qint64 Apart = 256;
    std::map<StreamId, std::vector<Patch>> patches;
    for (const SceneValue &value : change.values) {
        const auto range = rangeOf(value, streams, firstStream);
        if (!range)
            return {};
        patches[value.view.stream].push_back({*range, &value});
    }
    std::map<StreamId, std::vector<Replacement>> result;
    for (auto &[stream, all] : patches) {
        std::ranges::stable_sort(all, {}, [](const Patch &patch) { return patch.range.begin; });
        const Bytes &bytes = streams[size_t(stream - firstStream)];
        for (size_t first = 0, next = 0; first < all.size(); first = next) {
            ByteRange range = all[first].range;
            while (next < all.size() && all[next].range.begin <= range.end + (next > first ? Apart : 0))
                range.end = std::max(range.end, all[next++].range.end);
            const QByteArray before = bytes.toByteArray(range);
            QByteArray after = before;
            for (size_t i = first; i < next; ++i)
                scene::writeElement(all[i].value->view, all[i].value->numbers,
                                    after.data() + (all[i].range.begin - range.begin));
            if (after != before)
                result[stream].push_back({range, Bytes(after)});
        }
    }
    return result;
}

/// How far two numbers may be apart that were computed as one, in the single precision of engines.
double exactnessOf(double number)
{
    constexpr double Steps = 4, Least = 1e-6;
    const float at = std::abs(float(number));
    return std::max(Least, Steps * double(std::nextafter(at, std::numeric_limits<float>::max()) - at));
}

/// With as many digits as it needs to be read as that number.
QString writtenNumber(double number)
{
    constexpr int Fewest = 6, Most = 9;
    for (int digits = Fewest; digits < Most; ++digits) {
        const QString text = QString::number(number, 'g', digits);
        if (std::abs(text.toDouble() - number) <= exactnessOf(number))
            return text;
    }
    return QString::number(number, 'g', Most);
}

void planAttribute(Planner &planner, const SceneAttribute &attribute)
{
    const auto element = planner.tree().find(attribute.element);
    if (!element)
        return planner.refuse(
            editText(QT_TRANSLATE_NOOP("edit", "There is no %1 in the file any more.")).arg(attribute.element));
    const QString text = writtenNumber(attribute.number);
    const Item known = planner.tree().childNamed(*element, u'@' + QString::fromLatin1(attribute.name));
    const Value value = known.isValid() ? valueOf(planner.tree(), known) : Value();
    const double before = known.isValid() ? valueText(*known.field, value).toDouble() : attribute.usual;
    if (std::abs(before - attribute.number) <= exactnessOf(before))
        return;
    if (known.isValid())
        planner.setText(known, text);
    else
        planner.insertAttribute(*element, attribute.name, text);
}

/// Elements of one array go together, so that what refers to them is renumbered once.
void planRemovals(Planner &planner, const std::vector<SceneRemoval> &removals)
{
    const Tree &tree = planner.tree();
    std::vector<std::pair<Item, std::vector<qint64>>> arrays;
    for (const SceneRemoval &removal : removals) {
        const bool isHere = removal.stream >= 0 && removal.stream < tree.streamCount();
        Item element = isHere ? tree.covering(removal.stream, removal.element) : Item();
        while (element.isValid() && element.role != Item::Role::Element)
            element = tree.parent(element);
        if (!element.isValid())
            return planner.refuse(editText(QT_TRANSLATE_NOOP("edit", "This is no element of a list.")));
        const Item array = tree.parent(element);
        if (arrays.empty() || !(arrays.back().first == array))
            arrays.emplace_back(array, std::vector<qint64>());
        arrays.back().second.push_back(tree.row(element));
    }
    for (auto &[array, indexes] : arrays) {
        std::ranges::sort(indexes);
        const auto [first, last] = std::ranges::unique(indexes);
        indexes.erase(first, last);
        planner.removeElements(array, indexes);
    }
}

/// In which streams the change lies.
std::vector<StreamId *> streamsOf(SceneChange &change)
{
    std::vector<StreamId *> streams;
    for (SceneValue &value : change.values)
        streams.push_back(&value.view.stream);
    for (SceneRemoval &removal : change.removals)
        streams.push_back(&removal.stream);
    return streams;
}

/// The stream that is packed at that path; -1 when there is none.
StreamId packedAt(const Tree &tree, const QString &holder)
{
    const std::optional<Item> item = tree.find(holder);
    const auto content = item ? tree.contentOf(*item) : nullptr;
    return content && content->stream != NoStream ? tree.baseOf(content->stream) : -1;
}

} // namespace

SceneChange inItsFile(SceneChange change, const scene::Scene &scene)
{
    const std::vector<StreamId *> streams = streamsOf(change);
    const scene::OtherStream *from = streams.empty() ? nullptr : scene.originOf(*streams.front());
    if (!from)
        return change;
    change.file = from->file;
    change.holder = from->holder;
    for (StreamId *stream : streams) {
        const scene::OtherStream *origin = scene.originOf(*stream);
        *stream = origin && *origin == *from ? 0 : -1;
    }
    return change;
}

void planSceneChange(Planner &planner, const SceneChange &wish)
{
    planner.setTitle(wish.title);
    const Tree &tree = planner.tree();
    SceneChange change = wish;
    if (!change.holder.isEmpty()) {
        const StreamId packed = packedAt(tree, change.holder);
        for (StreamId *stream : streamsOf(change))
            *stream = *stream == 0 ? packed : -1;
    }
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree.streamCount(); ++id)
        streams.push_back(tree.bytes(id));
    const auto replacements = replacementsOf(change, streams);
    if (!replacements)
        return planner.refuse(editText(QT_TRANSLATE_NOOP(
            "edit", "Some of it lies in another file, or is stored in a way that cannot be written here.")));
    for (const SceneValue &value : change.values) {
        if (scene::fits(value.view, value.numbers))
            continue;
        const auto [least, largest] = scene::limitsOf(value.view);
        return planner.refuse(
            editText(QT_TRANSLATE_NOOP("edit", "That is too far: the numbers stored here go from %1 to %2."))
                .arg(least)
                .arg(largest));
    }
    for (const auto &[stream, all] : *replacements) {
        for (const Replacement &one : all)
            planner.splice(stream, one.removed, one.inserted);
    }
    for (const SceneAttribute &attribute : change.attributes)
        planAttribute(planner, attribute);
    planRemovals(planner, change.removals);
}

std::vector<Bytes> changedStreams(std::vector<Bytes> streams, const SceneChange &change, StreamId first)
{
    if (const auto replacements = replacementsOf(change, streams, first)) {
        for (const auto &[stream, all] : *replacements)
            streams[size_t(stream - first)] = streams[size_t(stream - first)].replaced(all);
    }
    return streams;
}

} // namespace hexahedron
