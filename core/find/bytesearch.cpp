#include "core/find/bytesearch.h"

#include "core/bytes/search.h"
#include "core/schema/schema.h"

namespace hexahedron {

ByteHits lookThrough(const Tree &tree, const ByteSearchOptions &options, const std::atomic_bool *cancelled,
                     std::atomic<int> *permille, const LookAtBytes &look)
{
    ByteHits result;
    const bool hasContents = tree.stream(0).schema && tree.stream(0).schema->hasContents;
    std::vector<StreamId> streams{options.within ? options.within->first : 0};
    if (options.withPacked && !options.within) {
        tree.openAll(cancelled);
        for (StreamId id = 1; id < tree.streamCount(); ++id)
            streams.push_back(id);
    }
    result.leftPacked = hasContents && !options.withPacked && !options.within;
    qint64 all = 0, before = 0;
    for (const StreamId id : streams)
        all += tree.bytes(id).size();
    for (const StreamId id : streams) {
        const Bytes &bytes = tree.bytes(id);
        ++result.streams;
        result.notWhole += tree.stream(id).isWhole ? 0 : 1;
        const ByteRange places = options.within ? options.within->second.intersected(bytes.range()) : bytes.range();
        look(id, places, result, [&](qint64 done) {
            if (permille)
                *permille = int(double(before + done) / double(qMax<qint64>(1, all)) * 1000);
        });
        before += bytes.size();
        if (result.isCut || (cancelled && *cancelled))
            break;
    }
    return result;
}

ByteHits findBytes(const Tree &tree, const Pattern &pattern, const ByteSearchOptions &options,
                   const std::atomic_bool *cancelled, std::atomic<int> *permille)
{
    const LookAtBytes look = [&](StreamId stream, ByteRange places, ByteHits &result,
                                 const std::function<void(qint64)> &progress) {
        SearchContext context{.cancel = cancelled, .progress = progress};
        forEachMatch(tree.bytes(stream), pattern, places, context, [&](ByteRange match) {
            if (match.end > places.end)
                return true; // it reaches out of the selection
            result.isCut = qint64(result.hits.size()) >= options.mostHits;
            if (!result.isCut)
                result.hits.push_back({stream, match});
            return !result.isCut;
        });
        result.givenUp += context.givenUp;
    };
    return lookThrough(tree, options, cancelled, permille, look);
}

} // namespace hexahedron
