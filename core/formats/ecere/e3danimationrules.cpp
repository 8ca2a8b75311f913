// 91 92 93 95 96: tracks of keys.
#include "core/changes/wishes.h"
#include "core/formats/ecere/e3drules.h"
#include "core/relations/repairs.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

/// A node that is only named: readers want its number.
void checkName(const E3dSight &sight, const E3dModel::Track &track)
{
    const QByteArray name = textIn(sight.tree, track.nodeName, sight.fields.trackName.value);
    const auto node = std::find_if(sight.model.nodes.begin(), sight.model.nodes.end(),
                                   [&](const E3dModel::Node &n) { return n.name == name && n.number != 0; });
    Repair repair;
    const Item block = track.nodeName;
    const bool hasNumber = track.nodeId.isValid();
    if (hasNumber || node != sight.model.nodes.end()) {
        const QByteArray id = hasNumber ? QByteArray() : e3dBlock(0x3020, encodeInteger(node->number, 4));
        repair = {hasNumber ? QT_TRANSLATE_NOOP("repairs", "Remove the name.")
                            : QT_TRANSLATE_NOOP("repairs", "Write the number of the node instead."),
                  {},
                  [=](Wishes &wishes) { wishes.splice(block.stream, block.range, Bytes(id)); }};
    }
    sight.report(e3dissues::trackByName, block, "93", {}, repair);
}

void checkTrack(const E3dSight &sight, const E3dModel::Track &track)
{
    const E3dFormat::Fields &f = sight.fields;
    const Item item = track.item;
    const Item count = sight.in(item, f.keyCount);
    if (!count.isValid() || count.fault != Fault::None)
        return; // cut off
    if (integerIn(sight.tree, item, f.keyCount) == 0) {
        sight.report(e3dissues::noKeys, item, "91", {},
                     repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Remove the track."), item));
        return;
    }
    if (track.keyBlocks.size() != 1)
        sight.reportMissing(e3dissues::keyBlocksWrong, item, "92", {QString::number(track.keyBlocks.size())});
    if (track.nodeName.isValid())
        checkName(sight, track);
    else if (!track.nodeId.isValid() || integerIn(sight.tree, track.nodeId, f.trackNode.value) == 0)
        sight.reportMissing(e3dissues::trackWithoutNode, item, "93");
    if (track.nodeId.isValid() && !(track.blocks.back() == track.nodeId)) {
        const Item node = track.nodeId;
        const Item holder = sight.tree.parent(node);
        sight.report(e3dissues::nodeNotLast, node, "96", {},
                     {QT_TRANSLATE_NOOP("repairs", "Move it to the end."), {}, [=](Wishes &wishes) {
                          wishes.moveFrame(node, holder, wishes.tree().childCount(holder));
                      }});
    }
    const Item flag = sight.in(item, f.loopsBehind);
    const Item frames = sight.in(item, f.frameNumbers);
    if (flag.isValid() && frames.isValid())
        sight.report(e3dissues::loopFlagBehind, flag, "95", {},
                     {QT_TRANSLATE_NOOP("repairs", "Move it before the frames."), {}, [=](Wishes &wishes) {
                          const Bytes &bytes = wishes.tree().bytes(flag.stream);
                          wishes.splice(flag.stream, {frames.range.begin, flag.range.end},
                                        bytes.mid(flag.range).appended(bytes.mid(frames.range)));
                      }});
}

} // namespace

void tracksMoveNodes(const E3dSight &sight)
{
    for (const E3dModel::Animation &animation : sight.model.animations) {
        for (const E3dModel::Track &track : animation.tracks)
            checkTrack(sight, track);
    }
}

} // namespace hexahedron
