#include "core/edit/scenechange.h"

#include "core/changes/edittext.h"
#include "core/edit/planner.h"
#include "core/scene/writing.h"
#include "core/tree/value.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace hexahedron {

namespace {

struct Patch
{
    ByteRange range;
    const SceneValue *value = nullptr;
};

/// Bytes that a value goes to; nothing where there are none.
std::optional<ByteRange> rangeOf(const SceneValue &value, const std::vector<Bytes> &streams)
{
    const scene::View &view = value.view;
    const bool isThere = view.stream >= 0 && size_t(view.stream) < streams.size() && scene::canBeWritten(view)
                         && value.numbers.size() <= view.components && value.element >= 0
                         && value.element < scene::fittingCount(view, streams[size_t(view.stream)].size());
    if (!isThere)
        return {};
    const qint64 begin = view.begin + value.element * view.stride;
    return ByteRange{begin, begin + scene::sizeOf(view, value.numbers.size())};
}

/// What is replaced in each stream, in order and without overlaps. Neighbours are one replacement: with what lies between them they
/// are hardly longer. Nothing where a value has no bytes.
std::optional<std::map<StreamId, std::vector<Replacement>>> replacementsOf(const SceneChange &change,
                                                                           const std::vector<Bytes> &streams)
{
    constexpr qint64 Apart = 256;
    std::map<StreamId, std::vector<Patch>> patches;
    for (const SceneValue &value : change.values) {
        const auto range = rangeOf(value, streams);
        if (!range)
            return {};
        patches[value.view.stream].push_back({*range, &value});
    }
    std::map<StreamId, std::vector<Replacement>> result;
    for (auto &[stream, all] : patches) {
        std::ranges::stable_sort(all, {}, [](const Patch &patch) { return patch.range.begin; });
        const Bytes &bytes = streams[size_t(stream)];
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

void planAttribute(Planner &planner, const SceneAttribute &attribute)
{
    const auto element = planner.tree().find(attribute.element);
    if (!element)
        return planner.refuse(
            editText(QT_TRANSLATE_NOOP("edit", "There is no %1 in the file any more.")).arg(attribute.element));
    const QString text = QString::number(attribute.number, 'g', 6);
    const Item known = planner.tree().childNamed(*element, u'@' + QString::fromLatin1(attribute.name));
    const Value value = known.isValid() ? valueOf(planner.tree(), known) : Value();
    const double before = known.isValid() ? valueText(*known.field, value).toDouble() : attribute.usual;
    if (std::abs(before - attribute.number) <= 1e-5 * std::max(1.0, std::abs(before)))
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
        Item element = tree.covering(removal.stream, removal.element);
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

} // namespace

void planSceneChange(Planner &planner, const SceneChange &change)
{
    planner.setTitle(change.title);
    const Tree &tree = planner.tree();
    std::vector<Bytes> streams;
    for (StreamId id = 0; id < tree.streamCount(); ++id)
        streams.push_back(tree.bytes(id));
    const auto replacements = replacementsOf(change, streams);
    if (!replacements)
        return planner.refuse(editText(QT_TRANSLATE_NOOP(
            "edit", "Some of it lies in another file, or is stored in a way that cannot be written here.")));
    for (const auto &[stream, all] : *replacements) {
        for (const Replacement &one : all)
            planner.splice(stream, one.removed, one.inserted);
    }
    for (const SceneAttribute &attribute : change.attributes)
        planAttribute(planner, attribute);
    planRemovals(planner, change.removals);
}

std::vector<Bytes> changedStreams(std::vector<Bytes> streams, const SceneChange &change)
{
    if (const auto replacements = replacementsOf(change, streams)) {
        for (const auto &[stream, all] : *replacements)
            streams[size_t(stream)] = streams[size_t(stream)].replaced(all);
    }
    return streams;
}

} // namespace hexahedron
