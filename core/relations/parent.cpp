#include "core/relations/parent.h"
#include "core/check/repairs.h"

#include "core/check/elementfindings.h"
#include "core/relations/elements.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"
#include "core/tree/texttable.h"
#include "core/tree/value.h"

#include <functional>

namespace hexahedron {

namespace {

/// The parents of all elements of one array.
struct Parents
{
    Item array;
    std::vector<qint64> numbers;
    std::function<Item(qint64)> itemOf; ///< the number of an element

    qint64 count() const { return qint64(numbers.size()); }
    bool isRoot(const Field &field, qint64 element) const
    {
        const qint64 number = numbers[size_t(element)];
        return field.index.mayBeNone ? field.isNone(number) : number == element;
    }
};

/// Elements that lead back to themselves, one of each circle. Every element is followed once: 0 not seen, else the walk that
/// came by first.
std::vector<qint64> circlesOf(const Field &field, const Parents &parents)
{
    std::vector<qint64> circles;
    std::vector<qint64> seen(parents.numbers.size(), 0);
    const auto isInside = [&](qint64 element) { return element >= 0 && element < parents.count(); };
    for (qint64 start = 0; start < parents.count(); ++start) {
        qint64 element = start;
        while (isInside(element) && seen[size_t(element)] == 0 && !parents.isRoot(field, element)) {
            seen[size_t(element)] = start + 1;
            element = parents.numbers[size_t(element)];
        }
        if (isInside(element) && seen[size_t(element)] == start + 1)
            circles.push_back(element);
    }
    return circles;
}

/// The name that an element of columns has in the column of names: the first one that names texts.
QString nameInColumns(const Tree &tree, const Item &element)
{
    const Item column = tree.parent(element);
    if (element.role != Item::Role::Element || !column.field->array.isColumn || column.stride <= 0)
        return {};
    const qint64 row = (element.range.begin - column.range.begin) / column.stride;
    const Item record = tree.parent(column);
    for (const Field *field : record.field->body) {
        const Field *table = field->array.isColumn ? field->index.array : nullptr;
        if (!table || !pooledTextsOf(*table))
            continue;
        const Item names = childOf(tree, record, field);
        const Item name = names.isValid() && row < names.count ? tree.child(names, row) : Item();
        const Value value = name.isValid() ? valueOf(tree, name) : Value();
        if (const auto *number = std::get_if<qint64>(&value))
            return textOf(textOfRow(tree, itemOfField(tree, element.stream, *table), *number));
    }
    return {};
}

/// The first text of an element, which is its name; empty where it has none.
QString ownName(const Tree &tree, const Item &field)
{
    const Item record = tree.parent(field);
    for (qint64 row = 0; field.role == Item::Role::Field && row < tree.childCount(record); ++row) {
        const Item part = tree.child(record, row);
        const Value value = part.field->kind == Kind::Text ? valueOf(tree, part) : Value();
        if (const auto *text = std::get_if<QByteArray>(&value); text && !text->isEmpty())
            return textOf(*text);
    }
    return nameInColumns(tree, field);
}

/// Its name, else its place.
QString labelOf(const Tree &tree, const Item &field)
{
    const QString name = ownName(tree, field);
    return name.isEmpty() ? nameOfElement(tree, field) : name;
}

} // namespace

class Parent::ParentWatch final : public Watch
{
public:
    ParentWatch(const Parent &parent, const Field &field, int workers)
        : m_parent(parent)
        , m_field(field)
        , m_array(*arrayAround(field))
        , m_elements(size_t(workers))
        , m_lists(size_t(workers))
    {
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        if (!isElementNode(checker.nodes(), sight.node))
            return;
        const Part *part = sight.part(&m_field);
        const bool isWhole = part && part->fault == Fault::None;
        m_elements[size_t(checker.worker())].push_back({sight.node, sight.integer(&m_field), isWhole});
    }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        if (run.first == 0)
            m_lists[size_t(checker.worker())].push_back(run.node);
    }

    void finish(Checker &checker) override
    {
        const Tree &tree = checker.tree();
        for (const NodeId node : inOrder(m_lists, std::less<NodeId>())) {
            const Item array = checker.partOf(node, &m_array);
            Parents parents{.array = array, .numbers = {}, .itemOf = [&](qint64 element) {
                                return fieldOfElement(tree, array, element, m_field);
                            }};
            readList(tree, parents);
            judge(checker, parents);
        }
        const std::vector<Element> all = inOrder(m_elements,
                                                 [](const Element &a, const Element &b) { return a.node < b.node; });
        for (size_t begin = 0, end = 0; begin < all.size(); begin = end) {
            const NodeId array = checker.nodes().parent(all[begin].node);
            Parents parents{
                .array = tree.itemOf(checker.stream(), array), .numbers = {}, .itemOf = [&](qint64 element) {
                    return checker.partOf(all[begin + size_t(element)].node, &m_field);
                }};
            bool areWhole = true;
            for (; end < all.size() && checker.nodes().parent(all[end].node) == array; ++end) {
                parents.numbers.push_back(all[end].number);
                areWhole = areWhole && all[end].isWhole;
            }
            if (areWhole) // that something is cut off has been said
                judge(checker, parents);
        }
    }

private:
    struct Element
    {
        NodeId node = NoNode;
        qint64 number = 0;
        bool isWhole = true;
    };

    void readList(const Tree &tree, Parents &parents) const
    {
        const Item &array = parents.array;
        if (!array.isValid() || array.count == 0)
            return;
        const qint64 offset = parents.itemOf(0).range.begin - array.range.begin;
        ByteCursor cursor(tree.bytes(array.stream));
        for (qint64 i = 0; i < array.count; ++i) {
            const uchar *bytes = cursor.at(array.range.begin + i * array.stride + offset, m_field.width);
            parents.numbers.push_back(bytes ? decodeInteger(m_field, bytes) : 0);
        }
    }

    void judge(Checker &checker, const Parents &parents) const
    {
        if (parents.numbers.empty())
            return;
        qint64 roots = 0;
        qint64 lastRoot = 0;
        for (qint64 i = 0; i < parents.count(); ++i) {
            if (!parents.isRoot(m_field, i))
                continue;
            ++roots;
            lastRoot = i;
        }
        if (roots == 0 && m_parent.m_missing)
            checker.report(*m_parent.m_missing.kind, parents.array, {.reference = m_parent.m_missing.rule});
        if (roots > 1 && m_parent.m_several)
            checker.report(*m_parent.m_several.kind, parents.itemOf(lastRoot),
                           {.arguments = {QString::number(roots)}, .reference = m_parent.m_several.rule});
        for (const qint64 element : circlesOf(m_field, parents))
            reportCircle(checker, parents, element);
    }

    /// From element to element, back to the first: "1 (hip) → 3 (knee) → 2 → 1".
    static QString wayAround(const Tree &tree, const Parents &parents, qint64 element)
    {
        constexpr qsizetype MostShown = 8;
        const auto shown = [&](qint64 number) {
            const QString name = ownName(tree, parents.itemOf(number));
            return QString::number(number) + (name.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(name));
        };
        QStringList way{shown(element)};
        qint64 next = element;
        do {
            next = parents.numbers[size_t(next)];
            way += next == element ? QString::number(next) : shown(next);
        } while (next != element && way.size() < MostShown);
        if (next != element)
            way += {QStringLiteral("…"), QString::number(element)};
        return way.join(QStringLiteral(" → "));
    }

    /// Where there has to be one root only and there is one, the circle hangs below it.
    Repair wayOut(const Tree &tree, const Parents &parents, const Item &item) const
    {
        const auto isRoot = [&](qint64 element) { return parents.isRoot(m_field, element); };
        qint64 root = 0;
        while (root < parents.count() && !isRoot(root))
            ++root;
        if (m_parent.m_several && root < parents.count())
            return repairs::setBytes(QT_TRANSLATE_NOOP("repairs", "Hang it below the root, %1."), item,
                                     encodeInteger(*item.field, root), {labelOf(tree, parents.itemOf(root))});
        if (m_field.index.mayBeNone)
            return repairs::setBytes(QT_TRANSLATE_NOOP("repairs", "Make it a root."), item,
                                     encodeInteger(*item.field, item.field->none()));
        return {};
    }

    void reportCircle(Checker &checker, const Parents &parents, qint64 element) const
    {
        const Item item = parents.itemOf(element);
        const IssueKind &kind = *m_parent.m_circle.kind;
        if (!checker.lists(kind))
            return;
        Repair repair = wayOut(checker.tree(), parents, item);
        repair.isGuess = true; // any element of the circle may be the one that leads out of it
        checker.report(kind, item,
                       {.arguments = {labelOf(checker.tree(), item), wayAround(checker.tree(), parents, element)},
                        .reference = m_parent.m_circle.rule,
                        .repair = std::move(repair)});
    }

    const Parent &m_parent; // part of the description
    const Field &m_field;
    const Field &m_array;
    std::vector<std::vector<Element>> m_elements; ///< by worker, of elements that are nodes
    std::vector<std::vector<NodeId>> m_lists;     ///< by worker: what holds arrays whose elements have one size
};

void Parent::check(const Field &field, Checker &checker) const
{
    const Field *array = arrayAround(field);
    const auto watch = std::make_shared<ParentWatch>(*this, field, checker.workerCount());
    const std::vector<const Field *> seen{array};
    hasElementNodes(*array) ? checker.watch(watch, seen) : checker.watch(watch, {}, seen);
}

QStringList Parent::sentences(const Field &, const NamePlace &) const
{
    return {relationText(QT_TRANSLATE_NOOP("relations", "Followed from element to element it leads to a root."))};
}

} // namespace hexahedron
