#include "core/check/partplaces.h"

#include "core/check/contentcheck.h"
#include "core/read/layout.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <algorithm>

namespace hexahedron::contents {

bool hasPartsElsewhere(const Field &record)
{
    return std::any_of(record.body.begin(), record.body.end(), [](const Field *f) { return f->isElsewhere(); });
}

std::vector<PartPlace> partPlacesIn(const StreamTree &stream)
{
    std::vector<PartPlace> places;
    NodeVisitor visitor(stream);
    for (NodeId record = 0; record < stream.nodes.size(); ++record) {
        const Field &field = fieldById(stream.nodes[record].field);
        if (!hasPartsElsewhere(field) || isArrayNode(stream.nodes, record))
            continue;
        const NodeId section = stream.nodes.parent(stream.nodes.parent(record));
        const std::vector<Part> &parts = visitor.layOut(record);
        for (const Field *part : field.body) {
            const Field *offset = part->isElsewhere() ? part->offset.singleField() : nullptr;
            const auto at = std::find_if(parts.begin(), parts.end(), [=](const Part &p) { return p.field == offset; });
            if (!offset || at == parts.end() || at->fault != Fault::None)
                continue;
            PartPlace place{.record = record,
                            .part = part,
                            .sectionBegin = stream.nodes[section].begin,
                            .offsetRange = at->range,
                            .offsetRow = int(at - parts.begin()),
                            .offset = offset};
            place.stored = decodeInteger(*offset, visitor.cursor().at(at->range.begin, offset->width));
            place.target = place.sectionBegin + part->offset.evaluate(visitor.values());
            place.isEmpty = isEmptyPart(*part, visitor.values());
            const qint64 size = part->kind == Kind::Raw ? part->times.evaluate(visitor.values()) : 1;
            place.end = place.target + std::clamp<qint64>(size, 0, stream.bytes.size());
            for (const NodeId node : stream.elsewhere.partsOf(record)) {
                if (stream.nodes[node].field == part->id)
                    place.node = node;
            }
            places.push_back(place);
        }
    }
    return places;
}

} // namespace hexahedron::contents
