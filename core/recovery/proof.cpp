#include "core/recovery/proof.h"

#include "core/check/engineissues.h"
#include "core/picture/decoder.h"
#include "core/scene/scene.h"
#include "core/schema/schema.h"
#include "core/tree/format.h"

#include <set>

namespace hexahedron::recovery {

qint64 rightSums(const Tree &tree, const std::vector<Issue> &issues)
{
    constexpr NodeId MostNodes = 20'000;
    qint64 sums = 0;
    std::set<const Field *> fields; // of contents
    for (const StreamId id : tree.openStreams()) {
        const StreamTree &stream = tree.stream(id);
        const Field *holder = stream.holder.field;
        const Content *content = holder ? holder->content.get() : nullptr;
        // Of nothing the sum is right by itself.
        if (content && content->checksum && content->checksumField && stream.isWhole && !stream.packed.isEmpty()) {
            ++sums;
            fields.insert(content->checksumField);
        }
        const FrameStyle &style = stream.schema->frameStyle;
        if (!style.checksum)
            continue;
        for (NodeId node = 0; node < qMin(stream.nodes.size(), MostNodes); ++node) {
            const Field &field = fieldById(stream.nodes[node].field);
            sums += field.kind == Kind::Frame && field.frame.trailer && stream.nodes[node].state == NodeState::Complete
                        ? 1
                        : 0;
        }
    }
    const auto isOfOne = [&](const Issue &issue) { // a sum over all contents was not counted
        return issue.kind == &issues::checksumWrong
               || (issue.kind == &issues::contentChanged && fields.contains(issue.item.field));
    };
    for (const Issue &issue : issues)
        sums -= isOfOne(issue) ? issue.count : 0;
    return qMax<qint64>(0, sums);
}

double bitsOfDecoder(const Tree &tree, const std::atomic_bool *cancelled)
{
    constexpr double NotReadable = 14;
    constexpr double Trouble = 4;
    constexpr double AllMissing = 8;
    constexpr qint64 MostBytes = 4 << 20;
    if (!tree.format()->scene || tree.bytes().size() > MostBytes)
        return 0;
    const scene::Scene scene = tree.format()->scene(tree);
    if (!scene.picture || scene.picture->coding < scene::Picture::Coding::Gif || scene.picture->surfaces.empty())
        return 0;
    const int last = int(scene.picture->surfaces.size()) - 1; // shows what all before it have left
    const picture::Decoded decoded = picture::decode(*scene.picture, last, tree.bytes(), cancelled);
    if (decoded.image.isNull())
        return NotReadable;
    if (decoded.trouble.isEmpty())
        return 0;
    return Trouble + AllMissing * double(decoded.missing.height()) / double(qMax(1, decoded.image.height()));
}

} // namespace hexahedron::recovery
