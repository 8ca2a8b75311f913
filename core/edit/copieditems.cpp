#include "core/edit/copieditems.h"

#include "core/changes/edittext.h"
#include "core/edit/planner.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace hexahedron {

namespace {

constexpr qint64 MostDescribed = 1 << 16; // characters: more is none of ours
constexpr qsizetype LongestName = 60;

/// A field by its names: another run of the program knows it by them, too.
QString kindOf(const Field &field)
{
    QString kind = QString::fromLatin1(field.name);
    for (const Field *above = field.parent; above; above = above->parent)
        kind.prepend(QLatin1StringView(above->name) + u'/');
    return *field.form ? kind + QStringLiteral("(%1)").arg(QLatin1StringView(field.form)) : kind;
}

/// How the elements of a list are laid out, where that is not the same in every file.
QString layoutOf(const Tree &tree, const Item &array)
{
    QStringList layout;
    if (array.field->isRecordArray() && array.stride > 0) {
        for (const Part &part : *tree.shapeOf(array))
            layout += QStringLiteral("%1*%2@%3")
                          .arg(QLatin1StringView(part.field->name))
                          .arg(part.count)
                          .arg(part.range.begin);
    } else if (!array.field->derived.shapedBy.empty()) {
        const ValueStack values = tree.valuesInside(array.stream, array.node);
        for (const Field *field : array.field->derived.shapedBy)
            layout += QStringLiteral("%1=%2").arg(QLatin1StringView(field->name)).arg(values[field]);
    }
    return layout.join(u' ');
}

/// More belongs to an element of the list than its bytes: a row of other lists, or what it says the place of.
bool isOnlyPartOfElement(const Field &list)
{
    return list.array.isColumn
           || std::ranges::any_of(list.body, [](const Field *field) { return field->isElsewhere(); });
}

QString formatOf(const Tree &tree, const Item &item)
{
    return QString::fromLatin1(tree.stream(item.stream).format->id);
}

QString pathOf(const Tree &tree, const Item &item)
{
    const QString path = tree.path(item);
    return path.isEmpty() ? QFileInfo(tree.fileName(item.stream)).fileName() : path;
}

} // namespace

std::optional<CopiedItems> CopiedItems::of(const Tree &tree, const Item &first, const Item &last)
{
    const bool isElement = first.role == Item::Role::Element;
    const Item parent = tree.parent(first);
    if ((!isElement && first.role != Item::Role::Frame) || last.role != first.role || !(tree.parent(last) == parent)
        || last.stream != first.stream || last.range.begin < first.range.begin)
        return {};
    if (isElement && isOnlyPartOfElement(*parent.field))
        return {};
    CopiedItems copied;
    copied.m_format = formatOf(tree, first);
    copied.m_areElements = isElement;
    copied.m_size = last.range.end - first.range.begin;
    const qint64 begin = tree.row(first), end = tree.row(last) + 1;
    if (isElement) {
        copied.m_kinds = {kindOf(*parent.field)};
        copied.m_layout = layoutOf(tree, parent);
        copied.m_count = end - begin;
        return copied;
    }
    copied.m_count = 0;
    for (qint64 row = begin; row < end; ++row) {
        const Field &field = *tree.child(parent, row).field;
        if (field.document.isSign)
            continue;
        ++copied.m_count;
        if (const QString kind = kindOf(field); !copied.m_kinds.contains(kind))
            copied.m_kinds += kind;
    }
    return copied;
}

QByteArray CopiedItems::description() const
{
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), m_format},
                                     {QStringLiteral("kinds"), QJsonArray::fromStringList(m_kinds)},
                                     {QStringLiteral("layout"), m_layout},
                                     {QStringLiteral("elements"), m_areElements},
                                     {QStringLiteral("count"), m_count},
                                     {QStringLiteral("size"), m_size}})
        .toJson(QJsonDocument::Compact);
}

std::optional<CopiedItems> CopiedItems::fromDescription(const QByteArray &text)
{
    if (text.size() > MostDescribed)
        return {};
    const QJsonObject object = QJsonDocument::fromJson(text).object();
    CopiedItems copied;
    copied.m_format = object[QLatin1StringView("format")].toString();
    for (const auto &kind : object[QLatin1StringView("kinds")].toArray())
        copied.m_kinds += kind.toString();
    copied.m_layout = object[QLatin1StringView("layout")].toString();
    copied.m_areElements = object[QLatin1StringView("elements")].toBool();
    copied.m_count = object[QLatin1StringView("count")].toInteger();
    copied.m_size = object[QLatin1StringView("size")].toInteger();
    const bool isSound = !copied.m_format.isEmpty() && !copied.m_kinds.isEmpty() && copied.m_count > 0
                         && copied.m_size >= copied.m_count;
    return isSound ? std::optional(copied) : std::nullopt;
}

QString CopiedItems::name() const
{
    QStringList names;
    for (const QString &kind : m_kinds)
        names += kind.section(u'/', -1).section(u'(', 0, 0);
    const QString all = names.join(QStringLiteral(", "));
    return all.size() <= LongestName ? all : all.left(LongestName - 1) + QChar(0x2026);
}

CopiedItems::Place CopiedItems::placeAt(const Tree &tree, const Item &item) const
{
    if (formatOf(tree, item) == m_format)
        return m_areElements ? placeOfElements(tree, item) : placeOfFrames(tree, item);
    Place place;
    place.refusal = editText(QT_TRANSLATE_NOOP("edit", "What was copied comes from a file of another format: %1."))
                        .arg(m_format);
    return place;
}

CopiedItems::Place CopiedItems::placeOfElements(const Tree &tree, const Item &item) const
{
    Place place;
    for (Item above = item; above.isValid(); above = tree.parent(above)) {
        const bool isElement = above.role == Item::Role::Element;
        const Item array = isElement ? tree.parent(above) : above;
        if (array.role != Item::Role::Array || kindOf(*array.field) != m_kinds.front())
            continue;
        place.parent = array;
        place.row = isElement ? tree.row(above) + 1 : array.count;
        break;
    }
    const Item &array = place.parent;
    const bool isVarying = array.stride <= 0;
    const bool isFitting = isVarying || (m_size % m_count == 0 && m_size / m_count == array.stride);
    if (!array.isValid())
        place.refusal = editText(QT_TRANSLATE_NOOP("edit",
                                                   "What was copied can only stand in a list %1: choose one, or an "
                                                   "element of it."))
                            .arg(name());
    else if (layoutOf(tree, array) != m_layout || !isFitting)
        place.refusal = editText(QT_TRANSLATE_NOOP("edit",
                                                   "The elements of %1 are laid out in another way than those that "
                                                   "were copied."))
                            .arg(tree.path(array));
    else if (isVarying && m_count > 1)
        place.refusal = editText(QT_TRANSLATE_NOOP("edit", "The elements of %1 differ in size: copy them one by one."))
                            .arg(tree.path(array));
    if (!place.refusal.isEmpty())
        return place;
    Planner planner(tree, false);
    planner.insertElements(array, place.row, 1, QByteArray(isVarying ? 1 : array.stride, 0));
    place.refusal = planner.firstRefusal();
    return place;
}

/// True where the schema knows all of the chunks. In a document an element may stand in every other one.
bool CopiedItems::mayStandIn(const Item &parent) const
{
    const Field &field = *parent.field;
    const Schema &schema = *field.schema;
    if (!field.frame.takesFrames)
        return false;
    const bool isOneWhole = schema.syntax ? schema.markup != nullptr : !schema.isSeries();
    if (&field == schema.root && isOneWhole)
        return false; // one chunk or element is the whole file
    if (schema.syntax)
        return true;
    return std::ranges::all_of(m_kinds, [&](const QString &kind) {
        return kind == kindOf(*schema.unknownFrame)
               || std::ranges::any_of(field.frame.frames, [&](const Field *f) { return kindOf(*f) == kind; });
    });
}

CopiedItems::Place CopiedItems::placeOfFrames(const Tree &tree, const Item &item) const
{
    Item frame = item;
    while (frame.isValid() && frame.role != Item::Role::Frame && frame.role != Item::Role::Root)
        frame = tree.parent(frame);
    Place place;
    Item beside = frame.role == Item::Role::Frame ? tree.parent(frame) : Item();
    qint64 row = beside.isValid() ? tree.row(frame) + 1 : 0;
    if (beside.isValid() && beside.stream != frame.stream) { // it is one of the chunks that lie packed in there
        row -= tree.ownChildCount(beside);
        beside = tree.root(frame.stream);
    }
    if (beside.isValid() && mayStandIn(beside)) {
        place.parent = beside;
        place.row = row;
    } else if (frame.isValid() && mayStandIn(frame)) {
        place.parent = frame;
        place.row = tree.ownChildCount(frame);
    } else {
        place.refusal = editText(QT_TRANSLATE_NOOP("edit", "%1 cannot stand behind %2, nor in it."))
                            .arg(name(), pathOf(tree, frame));
        return place;
    }
    Planner planner(tree, false);
    planner.insertFrame(place.parent, place.row, Bytes(QByteArray(1, 0)));
    place.refusal = planner.firstRefusal();
    return place;
}

void CopiedItems::insert(Planner &planner, const Place &place, const QByteArray &bytes) const
{
    if (bytes.size() != m_size)
        planner.refuse(editText(QT_TRANSLATE_NOOP("edit", "What was copied is not all there.")));
    else if (m_areElements)
        planner.insertElements(place.parent, place.row, m_count, bytes);
    else
        planner.insertFrame(place.parent, place.row, Bytes(bytes));
}

} // namespace hexahedron
