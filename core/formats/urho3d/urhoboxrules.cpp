// The end of a model, which the file may leave out.
#include "core/formats/urho3d/urhomodel.h"

#include "core/changes/wishes.h"
#include "core/formats/urho3d/urhoissues.h"

namespace hexahedron {

namespace {

/// False when something before the skeleton is missing, or anything is cut off.
bool endsWhole(Checker &checker, const UrhoModel &model)
{
    const Field *last = model.hasBoneCount ? model.fields->bones : model.fields->morphs;
    if (!checker.partOf(model.node, last).isValid())
        return false;
    const NodeStore &nodes = checker.nodes();
    NodeVisitor visitor(checker.tree().stream(checker.stream()));
    for (NodeId node = model.node; node != NoNode; node = nodes.lastChild(node)) {
        const std::vector<Part> &parts = visitor.layOut(node);
        if (std::any_of(parts.begin(), parts.end(), [](const Part &part) { return part.fault != Fault::None; }))
            return false;
    }
    return true;
}

/// Appends zeros. What follows from other parts of the file is worked out then, such as the box.
Repair append(const char *sentence, const Item &section, qint64 bytes)
{
    return {
        sentence, {}, [=](Wishes &wishes) { wishes.insertBytes(section, section.range.end, QByteArray(bytes, '\0')); }};
}

} // namespace

void modelHasItsEnd(Checker &checker, const UrhoModel &model)
{
    constexpr qint64 CountSize = 4, BoxSize = 24, CenterSize = 12;
    const Item section = checker.tree().itemOf(checker.stream(), model.node);
    const bool isLast = section.range.end == checker.tree().bytes(checker.stream()).size();
    if (!model.hasBox) {
        const bool isCut = checker.partOf(model.node, model.fields->boundingBox).isValid()
                           || !endsWhole(checker, model); // said already
        if (isCut || !isLast || section.range.isEmpty())
            return;
        const Field *first = model.hasBoneCount ? model.fields->boundingBox : model.fields->boneCount;
        checker.report(urhoissues::endMissing, section,
                       {.arguments = {QString::fromLatin1(first->name)},
                        .reference = "M2",
                        .repair = append(QT_TRANSLATE_NOOP("repairs", "Append what is missing."), section,
                                         model.hasBoneCount ? BoxSize : CountSize + BoxSize)});
        return;
    }
    const Item centers = checker.partOf(model.node, model.fields->geometryCenters);
    const qint64 there = centers.isValid() ? centers.count : 0;
    const auto wanted = qint64(model.geometries.size());
    if (there >= wanted)
        return;
    checker.report(urhoissues::centersMissing, section,
                   {.arguments = {QString::number(there), QString::number(wanted)},
                    .reference = "M3",
                    .repair = isLast ? append(QT_TRANSLATE_NOOP("repairs", "Append centers at 0, 0, 0."), section,
                                              (wanted - there) * CenterSize)
                                     : Repair{}});
}

} // namespace hexahedron
