// Reads any bytes as any format, checks them, plans and applies the repair of every issue, edits arrays, and reads again.
// Files are recognised by their content; what no format claims is read as one of them all the same.
#include "core/check/checker.h"
#include "core/edit/planner.h"
#include "core/formats/registry.h"
#include "core/formats/unknown.h"
#include "core/schema/field.h"
#include "core/tree/filescene.h"
#include "core/tree/value.h"

#include <cstdlib>
#include <map>

using namespace hexahedron;

namespace {

void require(bool holds)
{
    if (!holds)
        std::abort();
}

using Leaves = std::map<StreamId, std::vector<ByteRange>>;

/// The leaves of each stream of bytes; arrays count as one, unless parts of their elements lie elsewhere.
void collectLeaves(const Tree &tree, const Item &item, Leaves &leaves)
{
    const qint64 rows = tree.childCount(item);
    const bool isWholeArray = item.role == Item::Role::Array
                              && std::none_of(item.field->body.begin(), item.field->body.end(),
                                              [](const Field *f) { return f->isElsewhere(); });
    const bool isWholeField = item.role == Item::Role::Field && rows == tree.ownChildCount(item);
    if (rows > 0 && !isWholeArray && !isWholeField) {
        for (qint64 row = 0; row < rows; ++row)
            collectLeaves(tree, tree.child(item, row), leaves);
    } else if (!item.range.isEmpty()) {
        leaves[tree.baseOf(item.stream)].push_back(item.range);
    }
}

/// Every byte in exactly one leaf.
void require(const Tree &tree)
{
    tree.openAll();
    Leaves leaves;
    collectLeaves(tree, tree.root(), leaves);
    for (StreamId stream = 0; stream < tree.streamCount(); ++stream) {
        std::vector<ByteRange> &ranges = leaves[stream];
        std::stable_sort(ranges.begin(), ranges.end(), [](ByteRange a, ByteRange b) { return a.begin < b.begin; });
        qint64 position = 0;
        for (const ByteRange range : ranges) {
            require(range.begin == position);
            position = range.end;
        }
        require(position == tree.bytes(stream).size());
    }
}

void tryEdits(const Tree &tree, StreamId stream)
{
    const qint64 size = tree.bytes(stream).size();
    for (qint64 i = 0; i < 8 && size > 0; ++i) {
        Item item = tree.at(stream, size * i / 8);
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
    sceneOf(*tree, firstSceneFile(*tree));
    constexpr StreamId MostStreams = 8;
    for (StreamId stream = 0; stream < qMin(MostStreams, tree->streamCount()); ++stream)
        tryEdits(*tree, stream);
    return 0;
}
