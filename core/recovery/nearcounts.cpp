// Counts that are a little off.
#include "core/recovery/nearcounts.h"

#include "core/changes/wishes.h"
#include "core/check/engineissues.h"
#include "core/schema/schema.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

/// More or less is there than is counted.
bool isOfAmount(const Issue &issue)
{
    const IssueKind *const kinds[]{&issues::trailingBytes, &issues::countTooLarge, &issues::cutOff,
                                   &issues::bytesLeftOver, &issues::partPassesEnd};
    return std::find(std::begin(kinds), std::end(kinds), issue.kind) != std::end(kinds);
}

constexpr size_t MostCounts = 8;

/// Counts of a frame or record, and of what it consists of, in the order of the bytes.
void findCounts(const Tree &tree, const Item &item, int &itemsLeft, std::vector<Item> &counts)
{
    constexpr qint64 MostRows = 200; // of one item: what is alike is counted alike
    const qint64 rows = qMin(tree.ownChildCount(item), MostRows);
    for (qint64 row = 0; row < rows && itemsLeft > 0 && counts.size() < MostCounts; ++row) {
        const Item child = tree.ownChild(item, row);
        --itemsLeft;
        if (child.role == Item::Role::Field && child.field->kind == Kind::Integer
            && !child.field->derived.counts.empty() && child.fault == Fault::None)
            counts.push_back(child);
        else if (child.role == Item::Role::Frame || child.role == Item::Role::Record)
            findCounts(tree, child, itemsLeft, counts);
    }
}

} // namespace

std::function<void(Wishes &)> NearCount::plan() const
{
    return [item = count, number = value](Wishes &wishes) {
        wishes.setText(item, QString::number(number), ShapeChange::Reinterpret);
    };
}

bool NearCount::isRight(const std::vector<Issue> &issues) const
{
    return std::none_of(issues.begin(), issues.end(),
                        [&](const Issue &issue) { return issue.item.stream == count.stream && isOfAmount(issue); });
}

std::vector<NearCount> nearCounts(const Tree &tree, const std::vector<Issue> &issues)
{
    constexpr int MostItems = 2000;
    const auto off = std::find_if(issues.begin(), issues.end(), isOfAmount);
    if (off == issues.end() || !tree.hasStream(off->item.stream))
        return {};
    std::vector<Item> counts;
    int itemsLeft = MostItems;
    findCounts(tree, tree.root(off->item.stream), itemsLeft, counts);
    std::vector<NearCount> near;
    for (const Item &count : counts) {
        const Value value = valueOf(tree, count);
        const auto *number = std::get_if<qint64>(&value);
        if (!number)
            continue;
        for (const qint64 by : {1, -1}) {
            if (*number + by >= 0)
                near.push_back({count, *number, *number + by});
        }
    }
    return near;
}

} // namespace hexahedron
