#include "core/edit/takenbytes.h"

#include "core/changes/edittext.h"
#include "core/scene/scene.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"

namespace hexahedron {

namespace {

constexpr qint64 MostLooked = 256; // parts of a record; none has so many

/// The part of the record that has the byte; invalid when none has.
Item partAt(const Tree &tree, const Item &record, qint64 offset)
{
    const qint64 rows = qMin(tree.ownChildCount(record), MostLooked);
    for (qint64 row = 0; row < rows; ++row) {
        const Item part = tree.ownChild(record, row);
        if (part.range.begin <= offset && offset < part.range.end)
            return part;
    }
    return {};
}

QStringList takenIn(const Tree &before, const Item &record, const Tree &after, const Item &now)
{
    QStringList sentences;
    const qint64 rows = qMin(after.ownChildCount(now), MostLooked);
    for (qint64 row = 0; row < rows; ++row) {
        const Item part = after.ownChild(now, row);
        const bool isOwn = part.role == Item::Role::Field && part.field->kind == Kind::Raw
                           && part.field->parent == now.field;
        if (!isOwn || part.range.isEmpty())
            continue;
        const Item was = partAt(before, record, part.range.begin);
        const qint64 taken = was.isValid() ? qMin(was.range.end, part.range.end) - part.range.begin : 0;
        if (taken > 0 && was.field != part.field)
            sentences += editText(QT_TRANSLATE_N_NOOP("edit",
                                                      "%n byte(s) of %1 become %2. They stay, but nothing reads "
                                                      "them as what they were."),
                                  taken)
                             .arg(before.path(was), after.path(part));
    }
    return sentences;
}

} // namespace

QStringList takenBytes(const EditPlan &plan, const Tree &before, const Tree &after)
{
    QStringList sentences;
    for (const Change &change : plan.changes) {
        if (change.replacement.growth() != 0)
            return {}; // what goes and comes is said
        if (change.cause != Change::Cause::Asked || change.stream != 0 || change.isLater)
            continue;
        const Item place = before.covering(0, change.replacement.removed);
        const Item record = place.isValid() ? before.parent(place) : Item();
        const Item now = record.isValid() ? after.parent(after.covering(0, change.replacement.removed)) : Item();
        if (now.isValid() && record.field && now.field == record.field && now.range == record.range
            && record.field->kind == Kind::Record)
            sentences += takenIn(before, record, after, now);
    }
    return sentences;
}

QStringList lostPixels(const EditPlan &plan, const Tree &before, const Tree &after)
{
    const bool isValue = std::ranges::all_of(
        plan.changes, [](const Change &change) { return change.replacement.growth() == 0 && change.stream == 0; });
    if (!isValue || !before.format() || !before.format()->scene || before.format() != after.format())
        return {};
    const auto was = before.format()->scene(before).picture;
    const auto now = was ? after.format()->scene(after).picture : std::nullopt;
    if (!now || now->surfaces.size() != was->surfaces.size())
        return {};
    qint64 lost = 0;
    size_t first = was->surfaces.size();
    for (size_t i = 0; i < was->surfaces.size(); ++i) {
        const scene::PictureSurface &old = was->surfaces[i];
        const scene::PictureSurface &left = now->surfaces[i];
        const qint64 gone = old.width * old.height - qMin(old.width, left.width) * qMin(old.height, left.height);
        lost += gone;
        first = gone > 0 ? qMin(first, i) : first;
    }
    if (lost <= 0)
        return {};
    const scene::PictureSurface &old = was->surfaces[first];
    const scene::PictureSurface &left = now->surfaces[first];
    return {
        editText(QT_TRANSLATE_N_NOOP("edit", "%n pixel(s) are not in the picture any more: it is %1 × %2 then, and was "
                                             "%3 × %4."),
                 lost)
            .arg(left.width)
            .arg(left.height)
            .arg(old.width)
            .arg(old.height)};
}

} // namespace hexahedron
