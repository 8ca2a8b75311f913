#include "app/itemcommands.h"

#include "core/edit/copieditems.h"
#include "core/language/plural.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/value.h"
#include "widgets/session/links.h"
#include "widgets/session/selecteditem.h"
#include "widgets/session/selection.h"
#include "widgets/session/session.h"

#include <QLocale>

namespace hexahedron {

/// The innermost element of an array around an item, or a frame when that comes first.
Item ItemCommands::elementAround(Item item) const
{
    while (item.isValid() && item.role != Item::Role::Element && item.role != Item::Role::Frame
           && item.role != Item::Role::Array)
        item = m_session->tree()->parent(item);
    return item;
}

Item ItemCommands::frameAround(Item item) const
{
    while (item.isValid() && item.role != Item::Role::Frame)
        item = m_session->tree()->parent(item);
    return item;
}

std::optional<ItemCommands::Place> ItemCommands::arrayPlace(const Item &item, Side side) const
{
    if (!m_session->isTreeCurrent())
        return {};
    const Tree &tree = *m_session->tree();
    Item place = elementAround(item);
    if (place.role == Item::Role::Element)
        return Place{tree.parent(place), tree.row(place) + (side == Side::After ? 1 : 0)};
    if (place.role == Item::Role::Frame) { // a frame around a list means the list
        const auto layout = tree.layoutOf(place.stream, place.node);
        const qint64 parts = qint64(layout->parts.size());
        const Item last = parts > 0 ? tree.child(place, parts - 1) : Item{};
        place = last.role == Item::Role::Array ? last : Item{};
    }
    if (place.role != Item::Role::Array)
        return {};
    return Place{place, side == Side::After ? place.count : 0};
}

bool ItemCommands::canRemoveElement(const Item &item) const
{
    return m_session->isTreeCurrent() && elementAround(item).role == Item::Role::Element;
}

Item ItemCommands::recordAround(const Item &item) const
{
    constexpr qint64 LongestRow = 256;
    if (!m_session->isTreeCurrent())
        return {};
    const Item element = elementAround(item);
    const bool isElement = element.isValid() && element.role == Item::Role::Element;
    const Item array = isElement ? m_session->tree()->parent(element) : Item();
    return isElement && array.stride > 1 && array.stride <= LongestRow ? element : Item();
}

QString ItemCommands::elementName(const Item &item) const
{
    return m_session->tree()->path(elementAround(item)).section(u'/', -1);
}

QString ItemCommands::frameName(const Item &item) const
{
    return m_session->tree()->path(frameAround(item)).section(u'/', -1);
}

void ItemCommands::insertElement(const Item &item, Side side)
{
    if (const auto place = arrayPlace(item, side)) {
        m_session->edit(tr("Insert into %1").arg(m_session->tree()->name(place->array)),
                        [place = *place](Planner &planner) { planner.insertElements(place.array, place.index, 1); });
    }
}

void ItemCommands::removeElements(const Item &item, qint64 count)
{
    if (!canRemoveElement(item))
        return;
    const Tree &tree = *m_session->tree();
    const Item element = elementAround(item);
    const Item array = tree.parent(element);
    const QString more = array.stride > 0 ? QString() : saidOfMore(element);
    m_session->edit(tr("Remove %n element(s) of %1", nullptr, int(count)).arg(tree.name(array)),
                    [array, index = tree.row(element), count, more](Planner &planner) {
                        planner.removeElements(array, index, qMin(count, array.count - index));
                        if (!more.isEmpty())
                            planner.addConsequence(more);
                    });
}

/// Who has selected a field may not mean all that it lies in: that is shown before, whatever else follows.
QString ItemCommands::saidOfMore(const Item &removed) const
{
    const qint64 selected = m_session->selection()->range().size();
    return removed.range.size() <= selected
               ? QString()
               : tr("Removes all of %1: %n byte(s), of which %2 are selected.", nullptr, pluralOf(removed.range.size()))
                     .arg(m_session->tree()->name(removed), QLocale().toString(selected));
}

std::optional<ItemCommands::Run> ItemCommands::selectedRun() const
{
    const Selection &selection = *m_session->selection();
    const ByteRange range = selection.range();
    if (!m_session->isTreeCurrent() || range.isEmpty())
        return {};
    const Tree &tree = *m_session->tree();
    const Item around = tree.covering(selection.stream(), range);
    const auto childAt = [&](qint64 offset) {
        Item item = tree.at(selection.stream(), offset);
        while (item.isValid() && !(tree.parent(item) == around))
            item = tree.parent(item);
        return item;
    };
    const Item first = childAt(range.begin), last = childAt(range.end - 1);
    const bool isExact = first.isValid() && last.isValid() && !(first == last) && first.role == last.role
                         && first.range.begin == range.begin && last.range.end == range.end;
    if (!isExact || (first.role != Item::Role::Element && first.role != Item::Role::Frame))
        return {};
    return Run{first, tree.row(last) - tree.row(first) + 1};
}

void ItemCommands::remove(const Item &item)
{
    if (isPart(item))
        return removePart(item);
    const auto run = selectedRun();
    if (!run)
        return canRemoveElement(item) ? removeElements(item, selectedElements(item)) : removeFrame(item);
    if (run->first.role == Item::Role::Element)
        return removeElements(run->first, run->count);
    m_session->edit(tr("Remove %n chunk(s)", nullptr, pluralOf(run->count)),
                    [frames = framesOf(*run)](Planner &planner) {
                        for (const Item &frame : frames)
                            planner.removeFrame(frame);
                    });
}

std::vector<Item> ItemCommands::framesOf(const Run &run) const
{
    const Tree &tree = *m_session->tree();
    const Item parent = tree.parent(run.first);
    const qint64 row = tree.row(run.first);
    std::vector<Item> frames;
    for (qint64 i = 0; i < run.count; ++i) {
        const Item child = tree.child(parent, row + i);
        if (child.role == Item::Role::Frame && !child.field->document.isSign)
            frames.push_back(child);
    }
    return frames;
}

bool ItemCommands::canDuplicate(const Item &item) const
{
    if (isPart(item))
        return false;
    const auto run = selectedRun();
    return run ? run->first.role == Item::Role::Frame || m_session->tree()->parent(run->first).stride > 0
               : canRemoveElement(item) || canEditFrame(item);
}

void ItemCommands::duplicate(const Item &item)
{
    const auto run = selectedRun();
    if (!run)
        return canRemoveElement(item) ? duplicateElement(item) : duplicateFrame(item);
    const Tree &tree = *m_session->tree();
    const Item parent = tree.parent(run->first);
    const qint64 behind = tree.row(run->first) + run->count;
    const Bytes bytes = tree.bytes(run->first.stream).mid(m_session->selection()->range());
    if (run->first.role == Item::Role::Element)
        return m_session->edit(tr("Duplicate %n element(s)", nullptr, pluralOf(run->count)),
                               [=, count = run->count](Planner &planner) {
                                   planner.insertElements(parent, behind, count, bytes.toByteArray());
                               });
    m_session->edit(tr("Duplicate %n chunk(s)", nullptr, pluralOf(run->count)),
                    [frames = framesOf(*run)](Planner &planner) {
                        for (const Item &frame : frames)
                            planner.duplicateFrame(frame);
                    });
}

void ItemCommands::duplicateElement(const Item &item)
{
    if (!canRemoveElement(item))
        return;
    const Tree &tree = *m_session->tree();
    const Item element = elementAround(item);
    const QByteArray bytes = tree.bytes(element.stream).toByteArray(element.range);
    m_session->edit(tr("Duplicate %1").arg(tree.name(element)),
                    [array = tree.parent(element), index = tree.row(element) + 1, bytes](Planner &planner) {
                        planner.insertElements(array, index, 1, bytes);
                    });
}

void ItemCommands::paste(const Item &item, const CopiedItems &copied, const QByteArray &bytes)
{
    const CopiedItems::Place place = copied.placeAt(*m_session->tree(), item);
    const int count = pluralOf(copied.count());
    const QString title = copied.areElements()  ? tr("Paste %n element(s) of %1", nullptr, count).arg(copied.name())
                          : copied.count() == 1 ? tr("Paste %1").arg(copied.name())
                                                : tr("Paste %n chunk(s)", nullptr, count);
    m_session->edit(title, [=](Planner &planner) { copied.insert(planner, place, bytes); });
}

qint64 ItemCommands::selectedElements(const Item &item) const
{
    if (!canRemoveElement(item))
        return 0;
    const Tree &tree = *m_session->tree();
    const Item element = elementAround(item);
    const Item array = tree.parent(element);
    const ByteRange selected = m_session->selection()->range();
    if (array.stride <= 0 || selected.begin != element.range.begin)
        return 1;
    return qBound<qint64>(1, selected.size() / array.stride, array.count - tree.row(element));
}

qint64 ItemCommands::elementsOf(const Item &item, const QString &name) const
{
    const Tree &tree = *m_session->tree();
    qint64 count = 0;
    for (qint64 row = 0; row < tree.ownChildCount(item); ++row) {
        const Item child = tree.ownChild(item, row);
        count += child.role == Item::Role::Frame && tree.name(child).section(u'[', 0, 0) == name ? 1 : 0;
    }
    return count;
}

QString ItemCommands::pathOfNewElement(const Item &item, const QString &name) const
{
    const qint64 before = elementsOf(item, name);
    const QString above = m_session->tree()->path(item);
    const QString number = before > 0 ? QStringLiteral("[%1]").arg(before) : QString();
    return (above.isEmpty() ? name : above + u'/' + name) + number;
}

void ItemCommands::insertInside(const Item &item, const QString &name)
{
    m_session->edit(tr("Insert %1").arg(name), [item, name, before = elementsOf(item, name)](Planner &planner) {
        planner.insertElement(item, bytesOfText(name), before);
    });
}

QString ItemCommands::pathOfNewAttribute(const Item &item, const QString &name) const
{
    return m_session->tree()->path(item) + QStringLiteral("/@") + name;
}

void ItemCommands::insertAttribute(const Item &item, const QString &name)
{
    QString value;
    for (const Field *field : item.field->document.attributes) {
        if (name == QLatin1StringView(field->name + 1) && field->document.rules->usual)
            value = QString::fromUtf8(field->document.rules->usual);
    }
    m_session->edit(tr("Add %1").arg(name),
                    [item, name, value](Planner &planner) { planner.insertAttribute(item, bytesOfText(name), value); });
}

bool ItemCommands::canEditFrame(const Item &item) const
{
    if (!m_session->isTreeCurrent())
        return false;
    const Item frame = frameAround(item);
    return frame.isValid() && m_session->tree()->parent(frame).role == Item::Role::Frame;
}

void ItemCommands::duplicateFrame(const Item &item)
{
    if (canEditFrame(item))
        m_session->edit({}, [frame = frameAround(item)](Planner &planner) { planner.duplicateFrame(frame); });
}

void ItemCommands::removeFrame(const Item &item)
{
    if (canEditFrame(item))
        m_session->edit({}, [frame = frameAround(item), more = saidOfMore(frameAround(item))](Planner &planner) {
            planner.removeFrame(frame);
            if (!more.isEmpty())
                planner.addConsequence(more);
        });
}

bool ItemCommands::isPart(const Item &item)
{
    return item.isValid() && item.field
           && (item.field->isUnknown
               || (item.role == Item::Role::Record && item.standsFor() && item.field->schema->syntax));
}

void ItemCommands::removePart(const Item &item)
{
    if (m_session->isTreeCurrent())
        m_session->edit({}, [item](Planner &planner) { planner.removeFrame(item); });
}

bool ItemCommands::canMoveFrame(const Item &item, int by) const
{
    return canEditFrame(item) && frameBeside(*m_session->tree(), frameAround(item), by).isValid();
}

void ItemCommands::moveFrame(const Item &item, int by)
{
    if (!canMoveFrame(item, by))
        return;
    const Tree &tree = *m_session->tree();
    const Item frame = frameAround(item);
    const qint64 row = tree.row(frameBeside(tree, frame, by)) + (by > 0 ? 1 : 0);
    m_session->edit(
        {}, [frame, parent = tree.parent(frame), row](Planner &planner) { planner.moveFrame(frame, parent, row); });
}

Item ItemCommands::target(const Item &item) const
{
    if (!m_session->isTreeCurrent() || !item.isValid())
        return {};
    const Tree &tree = *m_session->tree();
    Item number = item;
    if (number.field && number.field->index.array && number.field->isVector && number.role == Item::Role::Field)
        number = tree.child(number, 0);
    const IndexMeaning meaning = indexMeaning(tree, number);
    return meaning.isIndex ? meaning.target : linkTarget(tree, item);
}

bool ItemCommands::goToTarget(const Item &item)
{
    const Item to = target(item);
    if (to.isValid())
        select(*m_session->selection(), *m_session->tree(), to);
    return to.isValid();
}

} // namespace hexahedron
