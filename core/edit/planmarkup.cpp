// Elements and attributes of documents come and go, with the space that sets them apart.
#include "core/changes/edittext.h"
#include "core/edit/markupplace.h"
#include "core/edit/planner.h"
#include "core/read/syntax.h"
#include "core/schema/document.h"
#include "core/text/markuptext.h"
#include "core/tree/items.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

namespace hexahedron {

void Planner::renameMarkup(const Item &item, const QByteArray &name)
{
    if (!item.field->schema->markup || !markup::isName(name)) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "\"%1\" is no name for an element or attribute.")).arg(textOf(name)));
        return;
    }
    const MarkupFields &fields = *item.field->schema->markup;
    if (m_title.isEmpty())
        m_title = editText(QT_TRANSLATE_NOOP("edit", "Rename %1")).arg(m_tree.name(item));
    const bool isElement = item.field->kind == Kind::Element;
    const Item own = childOf(m_tree, item, isElement ? fields.name : fields.attributeName);
    if (!own.isValid())
        return;
    const QString text = QStringLiteral("%1 → %2").arg(valueText(*own.field, valueOf(m_tree, own)), textOf(name));
    replace(own, item.node, own.range, Bytes(name), m_cause, text);
    const Item end = isElement ? childOf(m_tree, item, fields.endTag) : Item();
    if (!end.isValid())
        return;
    const ByteRange place{end.range.begin + 2, end.range.begin + 2 + own.range.size()};
    replace(end, item.node, place, Bytes(name), m_cause, text);
}

void Planner::insertAttribute(const Item &element, const QByteArray &name, const QString &value)
{
    if (!element.field->schema->markup || element.field->kind != Kind::Element || !markup::isName(name)) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 cannot have an attribute %2."))
                   .arg(m_tree.path(element), textOf(name)));
        return;
    }
    if (m_tree.childNamed(element, u'@' + textOf(name)).isValid()) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 has an attribute %2 already."))
                   .arg(m_tree.path(element), textOf(name)));
        return;
    }
    const MarkupFields &fields = *element.field->schema->markup;
    Item last; // behind it the new one comes
    for (qint64 row = 0; row < qint64(m_tree.layoutOf(element.stream, element.node)->parts.size()); ++row) {
        const Item part = m_tree.child(element, row);
        if (part.field == fields.name || part.field->standsFor)
            last = part;
    }
    const Item space = last.isValid() && last.field->standsFor ? childOf(m_tree, last, fields.attributeSpace) : Item();
    const Bytes &bytes = m_tree.bytes(element.stream);
    const QByteArray apart = space.isValid() ? bytes.toByteArray(space.range) : QByteArray(" ");
    const Item quoted = last.isValid() && last.field->standsFor ? childOf(m_tree, last, fields.quote) : Item();
    const char quote = quoted.isValid() ? char(bytes.at(quoted.range.begin)) : '"';
    if (!last.isValid())
        return;
    if (m_title.isEmpty())
        m_title = editText(QT_TRANSLATE_NOOP("edit", "Add %1")).arg(textOf(name));
    const QByteArray text = name + '=' + quote + markup::inEncodingOf(bytes, markup::escaped(bytesOfText(value), quote))
                            + quote;
    replace(element, element.node, {last.range.end, last.range.end}, Bytes(apart + text), m_cause, textOf(text));
}

/// What has the changed name in it has it changed, too.
void Planner::renameUses(const Item &item, const QByteArray &name)
{
    const QByteArray before = bytesOf(item);
    for (const NameUse &use : item.field->schema->syntax->usesOf(m_tree, item))
        replace(use.item, ownerOf(use.item), use.range, Bytes(name), Change::Cause::Name,
                QStringLiteral("%1 → %2").arg(textOf(before), textOf(name)));
}

void Planner::insertElement(const Item &parent, const QByteArray &name, qint64 ordinal,
                            const std::optional<QByteArray> &value)
{
    QString error;
    const Syntax *syntax = parent.field->schema->syntax;
    const std::optional<Addition> addition = syntax ? syntax->addition(m_tree, parent, name, value, &error)
                                                    : std::nullopt;
    if (!addition) {
        const QString noPlace = editText(QT_TRANSLATE_NOOP("edit", "No element %2 can stand in %1."));
        refuse(error.isEmpty() ? noPlace.arg(m_tree.path(parent), textOf(name)) : error);
        return;
    }
    if (addition->place) {
        if (m_title.isEmpty())
            m_title = editText(QT_TRANSLATE_NOOP("edit", "Add %1")).arg(textOf(name));
        replace(parent, parent.node, *addition->place, Bytes(addition->text), m_cause,
                textOf(addition->text.trimmed()));
        return;
    }
    const MarkupPlace place = MarkupPlace::forNew(m_tree, parent, *addition, ordinal);
    if (!place.isThere()) {
        refuse(editText(QT_TRANSLATE_NOOP("edit", "There are only %2 in %1."))
                   .arg(m_tree.path(parent))
                   .arg(place.count()));
        return;
    }
    insertMarkup(parent, place, Bytes(addition->text));
}

/// Puts an element where a place says, set apart as its neighbours are.
void Planner::insertMarkup(const Item &parent, const MarkupPlace &place, const Bytes &element)
{
    if (m_title.isEmpty())
        m_title = editText(QT_TRANSLATE_NOOP("edit", "Insert an element"));
    const bool isDone = replace(parent, parent.node, place.removed(),
                                Bytes(place.before()).appended(element).appended(Bytes(place.behind(element))), m_cause,
                                editText(QT_TRANSLATE_NOOP("edit", "%L1 bytes inserted")).arg(element.size()));
    const qint64 begin = place.before().size();
    if (isDone)
        m_pending.back().change.meant = {begin, begin + element.size()};
}

/// An element, attribute or setting goes, with the space before it when that begins a line.
void Planner::removeMarkup(const Item &item)
{
    if (m_title.isEmpty())
        m_title = editText(QT_TRANSLATE_NOOP("edit", "Remove %1")).arg(m_tree.name(item));
    const ByteRange range = MarkupPlace::rangeToRemove(m_tree, item);
    replace(item, item.steps == 0 ? ownerOf(item) : item.node, range, {}, m_cause,
            editText(QT_TRANSLATE_NOOP("edit", "%L1 bytes removed")).arg(range.size()));
}

} // namespace hexahedron
