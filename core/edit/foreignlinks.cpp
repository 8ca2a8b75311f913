#include "core/edit/foreignlinks.h"

#include "core/bytes/search.h"
#include "core/changes/edittext.h"
#include "core/check/indextargets.h"
#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <set>

namespace hexahedron {

namespace {

constexpr qint64 MostLooked = 4000; // items, however much is pasted
constexpr qsizetype MostTold = 5;

/// Where the bytes of a change lie in the result; empty when it is no plain insertion into the file.
ByteRange insertedRange(const EditPlan &plan, const Change &asked)
{
    const Replacement &own = asked.replacement;
    if (asked.cause != Change::Cause::Asked || asked.stream != 0 || asked.isLater || !own.removed.isEmpty())
        return {};
    qint64 begin = own.removed.begin;
    for (const Change &change : plan.changes) {
        if (&change == &asked)
            break;
        if (change.stream == 0 && !change.isLater)
            begin += change.replacement.growth();
    }
    return {begin, begin + own.inserted.size()};
}

/// A long one by its beginning.
bool isIn(const Bytes &file, const Bytes &bytes)
{
    const QByteArray beginning = bytes.toByteArray({0, qMin(bytes.size(), Pattern::MostBytes)});
    return findIn(file, Pattern::fromBytes(beginning), 0, Direction::Forward).has_value();
}

class Search
{
public:
    Search(const Tree &tree, ByteRange inserted)
        : m_tree(tree)
        , m_inserted(inserted)
        , m_targets(tree.stream(0))
    {
    }

    QStringList found()
    {
        look(m_tree.covering(0, m_inserted));
        return m_sentences;
    }

private:
    bool mayLook() const { return m_left > 0 && m_sentences.size() < MostTold; }

    void look(const Item &from)
    {
        std::vector<Item> waiting{from};
        while (!waiting.empty() && mayLook()) {
            const Item item = waiting.back();
            waiting.pop_back();
            const qint64 rows = qMin(m_tree.ownChildCount(item), m_left);
            std::vector<Item> frames;
            for (qint64 row = 0; row < rows && mayLook(); ++row) {
                --m_left;
                const Item child = m_tree.ownChild(item, row);
                const bool isInside = m_inserted.contains(child.range);
                if (child.role == Item::Role::Frame && (isInside || child.range.contains(m_inserted)))
                    frames.push_back(child);
                else if (isInside && child.role == Item::Role::Field && child.field->index.array && child.isNumber())
                    tell(child);
            }
            waiting.insert(waiting.end(), frames.rbegin(), frames.rend());
        }
    }

    void tell(const Item &item)
    {
        const qint64 value = integerIn(m_tree, m_tree.parent(item), item.field);
        if (item.field->isNone(value) || !m_told.insert({item.field, value}).second)
            return;
        const IndexTargets::Target &target = m_targets.of(item.node, *item.field);
        qint64 left = value;
        for (size_t i = 0; i < target.frames.size() && left >= 0; left -= target.counts[i++]) {
            if (left >= target.counts[i])
                continue;
            const Item array = childOf(m_tree, m_tree.itemOf(0, target.frames[i]), item.field->index.array);
            if (array.isValid() && !m_inserted.contains(array.range))
                m_sentences += editText(QT_TRANSLATE_NOOP("edit", "%1 stays %2: in this file that is %3. What it named "
                                                                  "where it was copied from does not come along."))
                                   .arg(QString::fromUtf8(item.field->name))
                                   .arg(value)
                                   .arg(m_tree.path(m_tree.child(array, left)));
            return;
        }
    }

    const Tree &m_tree;
    ByteRange m_inserted;
    IndexTargets m_targets;
    qint64 m_left = MostLooked;
    std::set<std::pair<const Field *, qint64>> m_told;
    QStringList m_sentences;
};

} // namespace

QStringList foreignLinks(const EditPlan &plan, const Tree &after)
{
    constexpr qint64 LeastOfAFrame = 12; // less is no copy of anything
    QStringList sentences;
    for (const Change &change : plan.changes) {
        const ByteRange range = insertedRange(plan, change);
        if (range.size() >= LeastOfAFrame && !isIn(plan.before, change.replacement.inserted))
            sentences += Search(after, range).found();
    }
    return sentences;
}

} // namespace hexahedron
