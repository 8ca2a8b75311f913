#include "core/edit/markupedits.h"

#include "core/changes/edittext.h"
#include "core/edit/markupplace.h"
#include "core/edit/pendingchanges.h"
#include "core/read/syntax.h"
#include "core/schema/document.h"
#include "core/text/markuptext.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

namespace hexahedron {

MarkupEdits::MarkupEdits(PendingChanges &changes)
    : m_changes(changes)
    , m_tree(changes.tree())
{
}

void MarkupEdits::rename(const Item &item, const QByteArray &name)
{
    if (!item.field->schema->markup || !markup::isName(name)) {
        m_changes.refuse(
            editText(QT_TRANSLATE_NOOP("edit", "\"%1\" is no name for an element or attribute.")).arg(textOf(name)));
        return;
    }
    const MarkupFields &fields = *item.field->schema->markup;
    m_changes.suggestTitle(editText(QT_TRANSLATE_NOOP("edit", "Rename %1")).arg(m_tree.name(item)));
    const bool isElement = item.field->kind == Kind::Element;
    const Item own = childOf(m_tree, item, isElement ? fields.name : fields.attributeName);
    if (!own.isValid())
        return;
    const QString text = QStringLiteral("%1 → %2").arg(valueText(*own.field, valueOf(m_tree, own)), textOf(name));
    m_changes.replace(own, item.node, own.range, Bytes(name), m_changes.cause(), text);
    const Item end = isElement ? childOf(m_tree, item, fields.endTag) : Item();
    if (!end.isValid())
        return;
    const ByteRange place{end.range.begin + 2, end.range.begin + 2 + own.range.size()};
    m_changes.replace(end, item.node, place, Bytes(name), m_changes.cause(), text);
}

void MarkupEdits::insertAttribute(const Item &element, const QByteArray &name, const QString &value)
{
    if (!element.field->schema->markup || element.field->kind != Kind::Element || !markup::isName(name)) {
        m_changes.refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 cannot have an attribute %2."))
                             .arg(m_tree.path(element), textOf(name)));
        return;
    }
    if (m_tree.childNamed(element, u'@' + textOf(name)).isValid()) {
        m_changes.refuse(editText(QT_TRANSLATE_NOOP("edit", "%1 has an attribute %2 already."))
                             .arg(m_tree.path(element), textOf(name)));
        return;
    }
    const MarkupFields &fields = *element.field->schema->markup;
    Item last; // behind it the new one comes
    for (qint64 row = 0; row < qint64(m_tree.layoutOf(element.stream, element.node)->parts.size()); ++row) {
        const Item part = m_tree.child(element, row);
        if (part.field == fields.name || part.field->document.standsFor)
            last = part;
    }
    const Item space = last.isValid() && last.field->document.standsFor ? childOf(m_tree, last, fields.attributeSpace)
                                                                        : Item();
    const Bytes &bytes = m_tree.bytes(element.stream);
    const QByteArray apart = space.isValid() ? bytes.toByteArray(space.range) : QByteArray(" ");
    const Item quoted = last.isValid() && last.field->document.standsFor ? childOf(m_tree, last, fields.quote) : Item();
    const char quote = quoted.isValid() ? char(bytes.at(quoted.range.begin)) : '"';
    if (!last.isValid())
        return;
    m_changes.suggestTitle(editText(QT_TRANSLATE_NOOP("edit", "Add %1")).arg(textOf(name)));
    const QByteArray text = name + '=' + quote + markup::inEncodingOf(bytes, markup::escaped(bytesOfText(value), quote))
                            + quote;
    m_changes.replace(element, element.node, {last.range.end, last.range.end}, Bytes(apart + text), m_changes.cause(),
                      textOf(text));
}

/// What has the changed name in it has it changed, too.
void MarkupEdits::renameUses(const Item &item, const QByteArray &name)
{
    const QByteArray before = m_tree.bytes(item.stream).toByteArray(item.range);
    for (const NameUse &use : item.field->schema->syntax->usesOf(m_tree, item))
        m_changes.replace(use.item, m_changes.ownerOf(use.item), use.range, Bytes(name), Change::Cause::Name,
                          QStringLiteral("%1 → %2").arg(textOf(before), textOf(name)));
}

void MarkupEdits::insertElement(const Item &parent, const QByteArray &name, qint64 ordinal,
                                const std::optional<QByteArray> &value)
{
    QString error;
    const Syntax *syntax = parent.field->schema->syntax;
    const std::optional<Addition> addition = syntax ? syntax->addition(m_tree, parent, name, value, &error)
                                                    : std::nullopt;
    if (!addition) {
        const QString noPlace = editText(QT_TRANSLATE_NOOP("edit", "No element %2 can stand in %1."));
        m_changes.refuse(error.isEmpty() ? noPlace.arg(m_tree.path(parent), textOf(name)) : error);
        return;
    }
    if (addition->place) {
        m_changes.suggestTitle(editText(QT_TRANSLATE_NOOP("edit", "Add %1")).arg(textOf(name)));
        m_changes.replace(parent, parent.node, *addition->place, Bytes(addition->text), m_changes.cause(),
                          textOf(addition->text.trimmed()));
        return;
    }
    const MarkupPlace place = MarkupPlace::forNew(m_tree, parent, *addition, ordinal);
    if (!place.isThere()) {
        m_changes.refuse(editText(QT_TRANSLATE_NOOP("edit", "There are only %2 in %1."))
                             .arg(m_tree.path(parent))
                             .arg(place.count()));
        return;
    }
    insert(parent, place, Bytes(addition->text));
}

/// Puts an element where a place says, set apart as its neighbours are.
void MarkupEdits::insert(const Item &parent, const MarkupPlace &place, const Bytes &element)
{
    m_changes.suggestTitle(editText(QT_TRANSLATE_NOOP("edit", "Insert an element")));
    const bool isDone = m_changes.replace(
        parent, parent.node, place.removed(),
        Bytes(place.before()).appended(element).appended(Bytes(place.behind(element))), m_changes.cause(),
        editText(QT_TRANSLATE_NOOP("edit", "%L1 bytes inserted")).arg(element.size()));
    const qint64 begin = place.before().size();
    if (isDone)
        m_changes.all().back().change.meant = {begin, begin + element.size()};
}

/// An element, attribute or setting goes, with the space before it when that begins a line.
void MarkupEdits::remove(const Item &item)
{
    m_changes.suggestTitle(editText(QT_TRANSLATE_NOOP("edit", "Remove %1")).arg(m_tree.name(item)));
    const ByteRange range = MarkupPlace::rangeToRemove(m_tree, item);
    m_changes.replace(item, item.steps == 0 ? m_changes.ownerOf(item) : item.node, range, {}, m_changes.cause(),
                      editText(QT_TRANSLATE_NOOP("edit", "%L1 bytes removed")).arg(range.size()));
}

} // namespace hexahedron
