// Reads any bytes as any format, checks them, plans and applies the repair of every issue, edits arrays, and reads again.
// Files are recognised by their content; what no format claims is read as one of them all the same.
#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/formats/unknown.h"
#include "core/tree/value.h"

#include <cstdlib>

using namespace hexahedron;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

/// Every byte in exactly one leaf; arrays count as one.
qint64 coverFrom(const Tree &tree, const Item &item, qint64 position)
{
    if (item.role == Item::Role::Field || item.role == Item::Role::Array || tree.childCount(item) == 0) {
        require(item.range.begin == position && item.range.end >= position);
        return item.range.end;
    }
    for (qint64 row = 0; row < tree.childCount(item); ++row)
        position = coverFrom(tree, tree.child(item, row), position);
    return position;
}

void require(const Tree &tree)
{
    for (StreamId stream = 0; stream < tree.streamCount(); ++stream)
        require(coverFrom(tree, tree.root(stream), 0) == tree.bytes(stream).size());
}

void tryEdits(const Tree &tree)
{
    const qint64 size = tree.bytes().size();
    for (qint64 i = 0; i < 8 && size > 0; ++i) {
        Item item = tree.at(0, size * i / 8);
        Planner planner(tree);
        if (item.isNumber())
            planner.setNumber(item, double(i));
        while (item.isValid() && item.role != Item::Role::Array)
            item = tree.parent(item);
        if (item.isValid()) {
            planner.insertElements(item, item.count / 2, 1);
            planner.removeElements(item, item.count - 1, 1);
        }
        const EditPlan plan = planner.finish();
        if (!plan.isRefused())
            require(*readTree(*tree.format(), plan.after, tree.fileName()));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const Bytes bytes(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)));
    const Format &recognised = recognise(bytes, {});
    const Format &format = allFormats().empty() || &recognised != &unknownFormat()
                               ? recognised
                               : *allFormats()[size % allFormats().size()];
    const auto tree = readTree(format, bytes, QStringLiteral("fuzz"));
    require(*tree);
    for (const Issue &issue : check(*tree)) {
        require(!issue.path.isEmpty() || issue.item.role == Item::Role::Root || !issue.item.isValid());
        if (!issue.repair)
            continue;
        const EditPlan plan = planRepair(*tree, issue);
        if (!plan.isRefused())
            require(*readTree(format, plan.after, QStringLiteral("fuzz")));
    }
    const EditPlan repaired = planRepairs(tree);
    require(*readTree(format, repaired.after, QStringLiteral("fuzz")));
    if (format.scene)
        format.scene(*tree);
    tryEdits(*tree);
    return 0;
}
