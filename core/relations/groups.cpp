#include "core/relations/groups.h"

#include "core/changes/wishes.h"
#include "core/check/checker.h"
#include "core/check/elementfindings.h"
#include "core/check/kernels.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

/// The numbers of one thing.
class Numbers
{
public:
    Numbers(const Field &field, const uchar *bytes)
    {
        for (qint64 i = 0; i < field.index.group; ++i)
            m_numbers.push_back(decodeInteger(field, bytes + i * field.width));
    }
    bool anyRepeats() const
    {
        for (size_t i = 0; i < m_numbers.size(); ++i) {
            if (std::find(m_numbers.begin(), m_numbers.begin() + qsizetype(i), m_numbers[i])
                != m_numbers.begin() + qsizetype(i))
                return true;
        }
        return false;
    }
    bool anyFrom(qint64 total) const
    {
        return std::any_of(m_numbers.begin(), m_numbers.end(), [=](qint64 n) { return n < 0 || n >= total; });
    }
    QString text() const
    {
        QStringList texts;
        for (const qint64 number : m_numbers)
            texts += QString::number(number);
        return texts.join(QStringLiteral(", "));
    }

private:
    std::vector<qint64> m_numbers;
};

Numbers numbersAt(const Tree &tree, const Item &list, qint64 first)
{
    const qint64 begin = list.range.begin + first * list.field->width;
    const QByteArray bytes = tree.bytes(list.stream)
                                 .toByteArray({begin, begin + list.field->index.group * list.field->width});
    return {*list.field, reinterpret_cast<const uchar *>(bytes.constData())};
}

Repair dropRepeating(const Item &list)
{
    return {QT_TRANSLATE_NOOP("repairs", "Delete the triangle."), {}, [=](Wishes &wishes) {
                const qint64 group = list.field->index.group;
                std::vector<qint64> gone;
                for (qint64 i = 0; i + group <= list.count; i += group) {
                    for (qint64 k = 0; k < group && numbersAt(wishes.tree(), list, i).anyRepeats(); ++k)
                        gone.push_back(i + k);
                }
                wishes.removeElements(list, gone);
            }};
}

Repair dropRest(const Item &list)
{
    return {QT_TRANSLATE_NOOP("repairs", "Delete what is left over."), {}, [=](Wishes &wishes) {
                const qint64 rest = list.count % list.field->index.group;
                wishes.removeElements(list, list.count - rest, rest);
            }};
}

} // namespace

class Groups::GroupWatch final : public Watch
{
public:
    GroupWatch(const Groups &groups, const Field &field, int workers)
        : m_groups(groups)
        , m_field(field)
        , m_repeating(size_t(workers))
        , m_broken(size_t(workers))
    {
    }

    void seeElements(const ElementRun &run, Checker &checker) override
    {
        const auto worker = size_t(checker.worker());
        const qint64 group = m_field.index.group;
        if (run.first == 0 && run.array->fault == Fault::None && run.array->count % group != 0)
            m_broken[worker].push_back(run.node);
        if (!m_groups.m_differing || run.first % group != 0 || !mayRepeat(run))
            return;
        ElementsFound found{.node = run.node, .found = {}};
        for (qint64 i = 0; i + group <= run.count; i += group) {
            const Numbers numbers(m_field, run.element(i));
            const bool namesNothing = run.target && numbers.anyFrom(run.target->total); // said already
            if (!namesNothing && numbers.anyRepeats())
                found.found.note((run.first + i) / group);
        }
        if (found.found.count > 0)
            m_repeating[worker].push_back(std::move(found));
    }

    void finish(Checker &checker) override
    {
        for (const NodeId node : inOrder(m_broken, std::less<NodeId>())) {
            const Item list = checker.partOf(node, &m_field);
            if (m_groups.m_whole && list.isValid())
                checker.report(*m_groups.m_whole.kind, list,
                               {.arguments = {QString::number(list.count)},
                                .reference = m_groups.m_whole.rule,
                                .repair = m_groups.m_mayDelete ? dropRest(list) : Repair()});
        }
        for (const auto &[node, found] : perArray(m_repeating))
            reportRepeating(checker, checker.partOf(node, &m_field), found);
    }

private:
    bool mayRepeat(const ElementRun &run) const
    {
        const kernels::Span triples{run.bytes, run.count / 3, 3 * m_field.width, 3};
        if (m_field.index.group != 3 || m_field.number.isBigEndian || run.stride != m_field.width)
            return true;
        return m_field.width == 4   ? kernels::anyTripleRepeats<quint32>(triples)
               : m_field.width == 2 ? kernels::anyTripleRepeats<quint16>(triples)
                                    : true;
    }

    void reportRepeating(Checker &checker, const Item &list, const CountedFirst &found) const
    {
        const qint64 group = m_field.index.group;
        const Tree &tree = checker.tree();
        if (list.isValid())
            checker.report(
                *m_groups.m_differing.kind, tree.child(list, group * found.first),
                {.arguments = {QString::fromLatin1(m_field.name), numbersAt(tree, list, group * found.first).text()},
                 .reference = m_groups.m_differing.rule,
                 .count = found.count,
                 .elements = found.elements,
                 .elementStep = group,
                 .repair = m_groups.m_mayDelete ? dropRepeating(list) : Repair()});
    }

    const Groups &m_groups; // part of the description
    const Field &m_field;
    std::vector<std::vector<ElementsFound>> m_repeating; ///< by worker
    std::vector<std::vector<NodeId>> m_broken;           ///< the same; lists of which some numbers are left over
};

void Groups::check(const Field &field, Checker &checker) const
{
    Q_ASSERT(field.isArray() && field.index.group > 1);
    checker.watch(std::make_shared<GroupWatch>(*this, field, checker.workerCount()), {}, {&field});
}

QStringList Groups::sentences(const Field &field, const NamePlace &) const
{
    Q_ASSERT(field.index.group == 3);
    QStringList sentences;
    if (m_whole)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "Every 3 numbers make a triangle."));
    if (m_differing)
        sentences += relationText(QT_TRANSLATE_NOOP("relations", "The numbers of a triangle name different elements."));
    return sentences;
}

} // namespace hexahedron
