// Elements and attributes against their descriptions.
#include "core/check/documentcheck.h"

#include "core/changes/wishes.h"
#include "core/check/documentissues.h"
#include "core/read/syntax.h"
#include "core/schema/document.h"
#include "core/text/markup.h"
#include "core/tree/tree.h"

#include <QCoreApplication>
#include <QSet>

#include <numeric>

namespace hexahedron::document {

namespace {

using Finding = WrittenRules::Finding;

const MarkupFields &fieldsOf(const Checker &checker)
{
    return *checker.tree().stream(checker.stream()).schema->markup;
}

void report(Checker &checker, const IssueKind &kind, const Item &item, const Finding &finding, QStringList arguments,
            Repair repair = {})
{
    checker.report(kind, item,
                   {.arguments = std::move(arguments),
                    .reference = finding.reference,
                    .severity = finding.isReported ? finding.severity : kind.severity,
                    .repair = std::move(repair)});
}

/// What the schema says about findings that no field speaks of.
Finding findingOf(const Checker &checker, const IssueKind &kind)
{
    const Schema &schema = *checker.tree().stream(checker.stream()).schema;
    return {schema.severityOf(kind), schema.ruleFor(kind), true};
}

/// How many characters have to change to make one name of the other; stops at 3.
int distance(QByteArrayView a, QByteArrayView b)
{
    constexpr int Far = 3;
    if (std::abs(a.size() - b.size()) >= Far || a.size() > 64)
        return Far;
    std::vector<int> row(size_t(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        int corner = row[0];
        row[0] = int(i) + 1;
        for (size_t j = 0; j < size_t(b.size()); ++j) {
            const int change = corner + (a[i] == b[qsizetype(j)] ? 0 : 1);
            corner = row[j + 1];
            row[j + 1] = qMin(change, qMin(row[j], corner) + 1);
        }
    }
    return qMin(row.back(), Far);
}

/// Names that may be meant by one that is not known.
struct Suggestion
{
    QByteArray exact; ///< the only one that differs in upper and lower case alone
    QByteArrayList close;

    void offer(const QByteArray &wrong, const QByteArray &right)
    {
        if (wrong.compare(right, Qt::CaseInsensitive) == 0)
            exact = right;
        else if (distance(wrong.toLower(), right.toLower()) < 3 && right.size() > 3)
            close += right;
    }
    /// A sentence behind the finding; empty when nothing is like it.
    QString sentence() const
    {
        const QByteArrayList all = exact.isEmpty() ? close : QByteArrayList{exact};
        if (all.isEmpty())
            return {};
        return u' '
               + QCoreApplication::translate("issues", "Perhaps %1 is meant.").arg(QString::fromUtf8(all.join(", ")));
    }
};

Repair rename(const Item &item, const QByteArray &name)
{
    if (name.isEmpty())
        return {};
    return {QT_TRANSLATE_NOOP("repairs", "Rename it %1."), {QString::fromUtf8(name)}, [=](Wishes &wishes) {
                wishes.renameMarkup(item, name);
            }};
}

Suggestion suggestElement(const QByteArray &wrong, const Field &parent)
{
    Suggestion suggestion;
    for (const Field *known : parent.frame.frames) {
        suggestion.offer(wrong, known->name);
        if (known->document.rules->formerName && wrong == known->document.rules->formerName)
            suggestion.exact = known->name;
    }
    return suggestion;
}

/// An element that its description does not know.
void checkUnknown(Checker &checker, NodeId node)
{
    const NodeStore &nodes = checker.nodes();
    const NodeId parent = nodes.parent(node);
    const Field &outer = fieldById(nodes[parent].field);
    const bool isOfNoConcern = &outer == fieldsOf(checker).unknownElement
                               || (outer.document.rules && outer.document.rules->holdsAnything)
                               || outer.frame.frames.empty();
    const QString name = nameOf(checker, node);
    const Item item = checker.tree().itemOf(checker.stream(), node);
    if (parent == 0) {
        if (outer.frame.frames.empty())
            return; // any document will do
        const Suggestion suggestion = suggestElement(name.toUtf8(), outer);
        QStringList wanted;
        for (const Field *known : outer.frame.frames)
            wanted += QString::fromUtf8(known->name);
        return report(checker, issues::wrongRoot, item, findingOf(checker, issues::wrongRoot),
                      {name, wanted.join(QStringLiteral(", "))}, rename(item, suggestion.exact));
    }
    if (isOfNoConcern && !(outer.document.rules && outer.document.rules->others.isReported))
        return;
    const Suggestion suggestion = suggestElement(name.toUtf8(), outer);
    report(checker, issues::elementUnknown, item, outer.document.rules->others,
           {name, nameOf(checker, parent), suggestion.sentence()}, rename(item, suggestion.exact));
}

class Attributes
{
public:
    Attributes(Checker &checker, NodeId node, std::span<const Part> parts)
        : m_checker(checker)
        , m_tree(checker.tree())
        , m_node(node)
        , m_field(fieldById(checker.nodes()[node].field))
        , m_cursor(m_tree.bytes(checker.stream()))
        , m_parts(parts)
    {
    }

    void check()
    {
        if (mayRepeat())
            checkRepeated();
        for (size_t row = 0; row < m_parts.size(); ++row) {
            const Part &part = m_parts[row];
            if (!part.field->document.standsFor)
                continue;
            if (part.field == fieldsOf(m_checker).unknownAttribute)
                checkUnknownAttribute(itemAt(row), nameAt(part));
            else if (part.field->document.rules->isIgnored)
                report(m_checker, issues::attributeIgnored, itemAt(row), findingOf(m_checker, issues::attributeIgnored),
                       {QString::fromUtf8(nameAt(part))});
            else if (const QByteArray value = valueAt(part); !isRight(*part.field->document.rules, value))
                checkValue(m_checker, itemAt(row), value);
        }
        checkMissing();
    }

private:
    QByteArray nameAt(const Part &part)
    {
        return part.field->schema->syntax->nameOf(*part.field, part.range, m_cursor).mid(1);
    }
    QByteArray valueAt(const Part &part)
    {
        return part.field->document.rules->type == WrittenRules::Type::Text ? QByteArray() // which is right as it is
                                                                            : attributeText(part, m_cursor);
    }
    Item element() const { return m_tree.itemOf(m_checker.stream(), m_node); }
    Item itemAt(size_t row) const { return m_tree.child(element(), qint64(row)); }

    /// Without looking at names, which takes long.
    bool mayRepeat() const
    {
        constexpr size_t fewParts = 64;
        if (m_parts.size() > fewParts)
            return true;
        for (size_t i = 0; i < m_parts.size(); ++i) {
            for (size_t k = 0; k < i && m_parts[i].field->document.standsFor; ++k) {
                if (m_parts[k].field == m_parts[i].field)
                    return true;
            }
        }
        return false;
    }

    void checkRepeated()
    {
        for (size_t row = 0; row < m_parts.size(); ++row) {
            if (m_parts[row].field->document.standsFor)
                m_names.push_back({row, nameAt(m_parts[row])});
        }
        QHash<QByteArray, qsizetype> counting; // where the one stands that counts
        QSet<qsizetype> ignored;
        for (qsizetype i = 0; i < m_names.size(); ++i) {
            const auto known = counting.find(m_names[i].second);
            if (known == counting.end()) {
                counting.insert(m_names[i].second, i);
                continue;
            }
            ignored.insert(m_field.document.rules->lastCounts ? std::exchange(*known, i) : i);
        }
        for (qsizetype i = 0; i < m_names.size() && !ignored.isEmpty(); ++i) {
            if (!ignored.contains(i))
                continue;
            const Item item = itemAt(m_names[i].first);
            report(m_checker, issues::attributeRepeated, item, findingOf(m_checker, issues::attributeRepeated),
                   {QString::fromUtf8(m_names[i].second)},
                   {QT_TRANSLATE_NOOP("repairs", "Delete the attribute that does not count."), {}, [=](Wishes &wishes) {
                        wishes.removeFrame(item);
                    }});
        }
    }

    void checkUnknownAttribute(const Item &item, const QByteArray &name)
    {
        Suggestion suggestion;
        for (const Field *known : m_field.document.attributes)
            suggestion.offer(name, known->name + 1);
        const bool isFree = std::none_of(m_parts.begin(), m_parts.end(), [&](const Part &part) {
            return part.field->document.standsFor
                   && suggestion.exact == QByteArrayView(part.field->name).sliced(part.field->name[0] != 0);
        });
        report(m_checker, issues::attributeUnknown, item, findingOf(m_checker, issues::attributeUnknown),
               {QString::fromUtf8(name), nameOf(m_checker, m_node), suggestion.sentence()},
               isFree ? rename(item, suggestion.exact) : Repair());
    }

    void checkMissing()
    {
        for (const Field *known : m_field.document.attributes) {
            const Finding &missing = known->document.rules->missing;
            const auto isThere = [=](const Part &part) { return part.field == known; };
            if (!missing.isReported || std::any_of(m_parts.begin(), m_parts.end(), isThere))
                continue;
            Repair repair;
            const QString value = QString::fromUtf8(known->document.rules->usual);
            if (!value.isEmpty())
                repair = {QT_TRANSLATE_NOOP("repairs", "Add %1=\"%2\", the usual value; what was meant is not known."),
                          {QString::fromUtf8(known->name + 1), value},
                          [element = element(), known, value](Wishes &wishes) {
                              wishes.insertAttribute(element, known->name + 1, value);
                          }};
            report(m_checker, issues::attributeMissing, element(), missing,
                   {QString::fromUtf8(known->name + 1), nameOf(m_checker, m_node)}, std::move(repair));
        }
    }

    Checker &m_checker;
    const Tree &m_tree;
    NodeId m_node;
    const Field &m_field;
    ByteCursor m_cursor;
    std::span<const Part> m_parts;
    QList<std::pair<size_t, QByteArray>> m_names; // rows and names
};

/// What lies in an element: those that should be there once, and text where none belongs.
void checkContent(Checker &checker, NodeId node, const Field &field)
{
    const NodeStore &nodes = checker.nodes();
    const MarkupFields &fields = fieldsOf(checker);
    QSet<quint16> seen; // of those that should be there once
    for (NodeId id = nodes.firstChild(node); id != NoNode; id = nodes.nextSibling(id)) {
        const Field &inner = fieldById(nodes[id].field);
        const bool isText = &inner == fields.text || &inner == fields.characterData || inner.document.separator;
        const bool isOnce = inner.kind == Kind::Element && inner.document.rules->repeated.isReported;
        if (isOnce && seen.contains(inner.id)) {
            report(checker, issues::elementRepeated, checker.tree().itemOf(checker.stream(), id),
                   inner.document.rules->repeated, {QString::fromUtf8(inner.name), QString::fromUtf8(field.name)});
        } else if (isText && !field.document.rules->holdsText) {
            const Item item = checker.tree().itemOf(checker.stream(), id);
            const qint64 shown = qMin(item.range.end, item.range.begin + 80);
            const bool endsTag = &inner == fields.text
                                 && checker.tree().bytes(checker.stream()).toByteArray(item.range).contains('>');
            report(checker, issues::textUnexpected, item, findingOf(checker, issues::textUnexpected),
                   {QString::fromUtf8(field.name),
                    excerpt(checker.tree().bytes(checker.stream()).toByteArray({item.range.begin, shown}))},
                   {QT_TRANSLATE_NOOP("repairs", "Delete the text."),
                    {},
                    [=](Wishes &wishes) { wishes.removeFrame(item); },
                    endsTag}); // then it may be what is left of a tag
        }
        if (isOnce)
            seen.insert(inner.id);
    }
}

} // namespace

void checkElement(Checker &checker, NodeId node, std::span<const Part> parts)
{
    const Field &field = fieldById(checker.nodes()[node].field);
    if (&field == fieldsOf(checker).unknownElement)
        return checkUnknown(checker, node);
    if (field.document.rules->holdsAnything)
        return;
    Attributes(checker, node, parts).check();
    checkContent(checker, node, field);
}

} // namespace hexahedron::document
