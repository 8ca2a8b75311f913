#include "core/tree/nearestpath.h"

#include "core/schema/field.h"

#include <algorithm>
#include <deque>
#include <limits>
#include <numeric>

namespace hexahedron {

int editDistance(QStringView a, QStringView b, int most)
{
    if (qAbs(a.size() - b.size()) > most)
        return most + 1;
    std::vector<int> before, last, row(size_t(b.size()) + 1);
    std::iota(row.begin(), row.end(), 0);
    for (qsizetype i = 0; i < a.size(); ++i) {
        before = std::exchange(last, row);
        row[0] = int(i) + 1;
        for (qsizetype j = 0; j < b.size(); ++j) {
            const auto k = size_t(j) + 1;
            const auto same = [&](qsizetype x, qsizetype y) { return a[x].toCaseFolded() == b[y].toCaseFolded(); };
            row[k] = std::min({last[k] + 1, row[k - 1] + 1, last[k - 1] + (same(i, j) ? 0 : 1)});
            if (i > 0 && j > 0 && same(i, j - 1) && same(i - 1, j))
                row[k] = std::min(row[k], before[k - 2] + 1);
        }
    }
    return std::min(row.back(), most + 1);
}

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

QStringView plainName(QStringView name)
{
    const qsizetype bracket = name.indexOf(u'[');
    return bracket > 0 ? name.left(bracket) : name;
}

/// How far the item and those around it are from the last parts of a path; -1 when any of them is too far.
int distanceOf(const Tree &tree, Item item, const QList<QStringView> &parts)
{
    int sum = 0;
    for (auto part = parts.rbegin(); part != parts.rend(); ++part, item = tree.parent(item)) {
        if (!item.isValid() || item.role == Item::Role::Root)
            return -1;
        const QStringView wanted = plainName(*part);
        const int most = qMax(1, int(wanted.size()) / 3);
        const QString name = tree.name(item);
        const int distance = editDistance(wanted, plainName(name), most);
        if (distance > most)
            return -1;
        sum += distance;
    }
    return sum;
}

/// The element of the list around `here` that "[12]" names.
std::optional<Item> elementAround(const Tree &tree, const Item &here, QStringView number)
{
    for (Item above = here; above.isValid(); above = tree.parent(above)) {
        const Item element = above.role == Item::Role::Array ? tree.childNamed(above, number) : Item();
        if (element.isValid())
            return element;
    }
    return {};
}

/// Paths that "vertex 12" may mean: of a list that is called so, in the singular or one of the plurals.
QStringList pathsInWords(QStringView text)
{
    const qsizetype space = text.lastIndexOf(u' ');
    const QStringView word = text.left(space).trimmed(), number = text.mid(space + 1);
    const bool isNumber = std::all_of(number.begin(), number.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    if (space <= 0 || word.isEmpty() || number.isEmpty() || !isNumber)
        return {};
    const QString plain = word.toString();
    QStringList names{plain, plain + u's', plain + QStringLiteral("es")};
    if (word.endsWith(u"ex", Qt::CaseInsensitive) || word.endsWith(u"ix", Qt::CaseInsensitive)) // vertex, index, matrix
        names += plain.chopped(2) + QStringLiteral("ices");
    for (QString &name : names)
        name += u'[' + number.toString() + u']';
    return names;
}

} // namespace

std::optional<Item> findNearest(const Tree &tree, const Item &here, QStringView path)
{
    if (path.startsWith(u'['))
        return elementAround(tree, here, path);
    for (const QString &meant : pathsInWords(path)) {
        if (std::optional<Item> item = findNearest(tree, here, meant))
            return item;
    }
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

QString similarPath(const Tree &tree, const Item &here, QStringView path)
{
    constexpr qsizetype Longest = 200;
    if (path.size() > Longest)
        return {};
    if (const std::optional<Item> item = findNearest(tree, here, path))
        return tree.path(*item);
    const QList<QStringView> parts = path.split(u'/', Qt::SkipEmptyParts);
    Item best;
    int least = std::numeric_limits<int>::max();
    visitBelow(tree, tree.root(), [&](const Item &item) {
        const int distance = parts.isEmpty() ? -1 : distanceOf(tree, item, parts);
        if (distance >= 0 && distance < least) {
            best = item;
            least = distance;
        }
        return least == 0;
    });
    if (!best.isValid())
        return {};
    // An element is meant where one is named, as long as there is one of that number.
    const qsizetype bracket = parts.back().indexOf(u'[');
    const Item element = bracket > 0 ? tree.childNamed(best, parts.back().mid(bracket)) : Item();
    return tree.path(element.isValid() ? element : best);
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
