#include "core/tree/nearestpath.h"

#include "core/schema/field.h"

#include <deque>

namespace hexahedron {

namespace {

constexpr int MostItems = 4000;   // looked at from one place
constexpr qint64 MostRows = 1000; // of one item

/// Calls visit(item) for what lies below, level by level, until it returns true.
template<typename Visit>
void visitBelow(const Tree &tree, const Item &item, Visit visit)
{
    std::deque<Item> waiting{item};
    for (int seen = 0; !waiting.empty() && seen < MostItems;) {
        const Item above = waiting.front();
        waiting.pop_front();
        const qint64 rows = qMin(tree.ownChildCount(above), MostRows);
        for (qint64 row = 0; row < rows && seen < MostItems; ++row, ++seen) {
            const Item child = tree.ownChild(above, row);
            if (visit(child))
                return;
            const bool isAlike = child.role == Item::Role::Array
                                 && child.stride > 0; // nothing in it has a name of its own
            if (!isAlike && child.role != Item::Role::Field && child.role != Item::Role::Component)
                waiting.push_back(child);
        }
    }
}

/// The item itself, or the element of it that the part of a path names; not valid when it names another.
Item named(const Tree &tree, const Item &item, QStringView part)
{
    const QString name = tree.name(item);
    const qsizetype bracket = part.indexOf(u'[');
    if (part.compare(name, Qt::CaseInsensitive) == 0)
        return item;
    if (bracket > 0 && part.left(bracket).compare(name, Qt::CaseInsensitive) == 0)
        return tree.childNamed(item, part.mid(bracket));
    const QStringView plain = QStringView(name).left(name.indexOf(u'['));
    return bracket < 0 && name.indexOf(u'[') > 0 && part.compare(plain, Qt::CaseInsensitive) == 0 ? item : Item();
}

std::optional<Item> findBelow(const Tree &tree, const Item &item, const QList<QStringView> &parts)
{
    std::optional<Item> found;
    visitBelow(tree, item, [&](const Item &candidate) {
        Item match = named(tree, candidate, parts.front());
        for (qsizetype i = 1; i < parts.size() && match.isValid(); ++i)
            match = tree.childNamed(match, parts[i]);
        if (match.isValid())
            found = match;
        return match.isValid();
    });
    return found;
}

} // namespace

std::optional<Item> findNearest(const Tree &tree, const Item &here, QStringView path)
{
    const QList<QStringView> parts = path.split(u'/', Qt::SkipEmptyParts);
    if (parts.isEmpty())
        return {};
    if (std::optional<Item> item = tree.find(path))
        return item;
    for (Item above = here; above.isValid(); above = tree.parent(above)) {
        if (std::optional<Item> item = findBelow(tree, above, parts))
            return item;
    }
    for (const StreamId stream : tree.openStreams()) {
        if (std::optional<Item> item = findBelow(tree, tree.root(stream), parts))
            return item;
    }
    return {};
}

QStringList structurePaths(const Tree &tree, qsizetype most)
{
    QStringList paths;
    visitBelow(tree, tree.root(), [&](const Item &item) {
        if (item.role == Item::Role::Frame || item.role == Item::Role::Array || item.role == Item::Role::Record)
            paths += tree.path(item);
        return paths.size() >= most;
    });
    return paths;
}

} // namespace hexahedron
