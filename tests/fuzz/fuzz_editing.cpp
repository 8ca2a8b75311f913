// Writes numbers into any bytes read as any format, inserts and removes elements of its arrays, and reads what comes of it.
#include "core/edit/planner.h"
#include "tests/fuzz/fuzzing.h"

using namespace hexahedron;

namespace {

void tryEdits(const Tree &tree, StreamId stream)
{
    constexpr qint64 Places = 4;
    const qint64 size = tree.bytes(stream).size();
    for (qint64 i = 0; i < Places && size > 0; ++i) {
        Item item = tree.at(stream, size * i / Places);
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
        if (!plan.isRefused() && !plan.isEmpty())
            fuzzing::requireTiles(*readTree(*tree.format(), plan.after, tree.fileName()));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const auto tree = fuzzing::treeOf(data, size);
    tree->openAll();
    constexpr StreamId MostStreams = 4;
    for (StreamId stream = 0; stream < qMin(MostStreams, tree->streamCount()); ++stream)
        tryEdits(*tree, stream);
    return 0;
}
