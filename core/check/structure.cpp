#include "core/check/structure.h"

#include "core/changes/wishes.h"
#include "core/check/engineissues.h"
#include "core/check/repairs.h"
#include "core/check/structurewords.h"
#include "core/read/layout.h"
#include "core/read/reader.h"
#include "core/tree/format.h"
#include "core/tree/stored.h"
#include "core/tree/tree.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron::structure {

namespace {

Repair correctLength(const Item &frame)
{
    return {QT_TRANSLATE_NOOP("repairs", "Set the length to where the content ends."), {}, [=](Wishes &wishes) {
                wishes.correctLength(frame);
            }};
}

void reportLength(Checker &checker, NodeId node)
{
    const Node &stored = checker.nodes()[node];
    const Schema &schema = schemaOf(checker);
    const FrameStyle &style = schema.frameStyle;
    const qint64 counted = style.notCounted();
    ByteCursor cursor(checker.tree().bytes(checker.stream()));
    const uchar *bytes = cursor.at(stored.begin + style.lengthOffset(), style.lengthSize);
    if (!bytes)
        return;
    const Field &field = fieldOf(checker, node);
    const qint64 announced = decodeInteger(*field.body[size_t(style.lengthRow())], bytes);
    const Item frame = itemOf(checker, node);
    Item length = checker.partOf(node, field.body[size_t(style.lengthRow())]);
    if (!length.isValid())
        length = frame;
    const bool atTop = checker.nodes().parent(node) == 0 && &fieldOf(checker, 0) == schema.root;
    const QString name = label(checker, node);
    if (style.countsHeader && announced < style.headerSize()) {
        report(checker, issues::lengthBelowHeader, length, {name, number(announced), number(style.headerSize())},
               correctLength(frame));
        return;
    }
    if (stored.state == NodeState::LengthPassesParent) {
        report(checker, issues::lengthPassesParent, length, {name, number(announced), number(stored.size - counted)},
               correctLength(frame), atTop);
        return;
    }
    if (announced < field.derived.leastSize - counted) {
        const bool isAllThere = announced + counted == stored.size; // and the stream ends there
        report(checker, issues::lengthTooShort, length,
               {name, number(announced), number(field.derived.leastSize - counted)},
               isAllThere ? Repair() : correctLength(frame));
    }
    if (atTop && !schema.isSeries()) {
        const qint64 there = checker.nodes()[0].size - stored.begin - counted;
        report(checker, issues::lengthShortOfFile, length, {name, number(announced), number(there)},
               correctLength(frame));
    }
}

/// Some list at the top has no elements, because the number that counts them is 0: that may be wrong, and bytes behind be its own.
bool hasEmptyList(const Checker &checker)
{
    const NodeStore &nodes = checker.nodes();
    NodeVisitor visitor(checker.tree().stream(checker.stream()));
    for (const NodeId id : {NodeId(0), nodes.firstChild(0)}) {
        if (id == NoNode)
            continue;
        const std::vector<Part> &parts = visitor.layOut(id);
        if (std::ranges::any_of(parts, [](const Part &part) {
                return part.count == 0 && part.field->kind == Kind::Record && part.field->times.singleField();
            }))
            return true;
    }
    return false;
}

void reportUnclaimed(Checker &checker, NodeId node)
{
    const Schema &schema = schemaOf(checker);
    const Field &field = fieldOf(checker, node);
    const Item item = itemOf(checker, node);
    const qint64 size = checker.nodes()[node].size;
    static const char *const deleteThem = QT_TRANSLATE_NOOP("repairs", "Delete these bytes.");
    // Where a chunk fits in, one may have stood of which the mark was written over. Behind all chunks none did.
    const bool isChunk = checker.nodes()[node].state == NodeState::Headless && size >= schema.frameStyle.headerSize();
    const bool isOfList = &field == schema.trailing && hasEmptyList(checker);
    const Wishes::Rest rest = isChunk || isOfList || &field == schema.gap ? Wishes::Rest::MayBeContent
                                                                          : Wishes::Rest::Stray;
    const Repair remove{deleteThem, {}, [=](Wishes &wishes) { wishes.removeRange(item, item.range, rest); }};
    if (&field == schema.gap) {
        report(checker, issues::bytesUnused, item, {number(size)}, remove);
    } else if (&field == schema.trailing) {
        if (reportAppended(checker, item, item.range.begin, schema.ruleFor(issues::trailingBytes)))
            return;
        const QString name = node > 0 ? label(checker, checker.nodes().firstChild(0)) : QString();
        report(checker, issues::trailingBytes, item, {number(size), name}, remove);
    } else if (checker.nodes()[node].state == NodeState::TooDeep) {
        report(checker, issues::tooDeep, item, {number(ReadLimits().depth)});
    } else if (checker.nodes()[node].state == NodeState::Headless) {
        report(checker, issues::noHeader, item, {number(size)}, remove);
    }
}

/// A file that is of the format by its name only.
void reportRoot(Checker &checker)
{
    const Schema &schema = schemaOf(checker);
    const NodeId first = checker.nodes().firstChild(0);
    if (&fieldOf(checker, 0) != schema.root)
        return; // frames of a container outside
    if (schema.syntax)
        return; // its rules say what is missing
    const bool expectsSomething = schema.root->frame.takesFrames || !schema.root->section.all.empty();
    if (!expectsSomething || !schema.root->body.empty())
        return;
    if (first != NoNode && &fieldOf(checker, first) != schema.headless)
        return;
    const Format *format = checker.tree().stream(checker.stream()).format;
    const QString name = format ? QCoreApplication::translate("formats", format->name) : QString();
    report(checker, issues::notThisFormat, itemOf(checker, 0), {number(checker.nodes()[0].size), name});
}

} // namespace

bool belongsInto(const Field &frame, const Field &parent)
{
    return std::find(parent.frame.frames.begin(), parent.frame.frames.end(), &frame) != parent.frame.frames.end();
}

void reportNode(Checker &checker, NodeId node)
{
    if (node == 0) {
        reportRoot(checker);
        return;
    }
    const Node &stored = checker.nodes()[node];
    const Schema &schema = schemaOf(checker);
    const Field &field = fieldOf(checker, node);
    if (stored.state == NodeState::LengthPassesParent || stored.state == NodeState::LengthTooShort)
        reportLength(checker, node);
    if (field.kind != Kind::Frame) {
        reportUnclaimed(checker, node);
        return;
    }
    const NodeId parent = checker.nodes().parent(node);
    const NodeId first = checker.nodes().firstChild(0);
    // Where a file is one frame, a second one is that of another file.
    if (parent == 0 && &fieldOf(checker, 0) == schema.root && node != first
        && stored.field == checker.nodes()[first].field && schema.root->frame.frames.size() == 1)
        reportAppended(checker, itemOf(checker, node), stored.begin, schema.ruleFor(issues::trailingBytes));
    if (&field == schema.unknownFrame) {
        if (checker.lists(issues::unknownFrame))
            report(checker, issues::unknownFrame, itemOf(checker, node), {label(checker, node)});
        return;
    }
    if (field.frame.isUnofficial)
        report(checker, issues::unofficialFrame, itemOf(checker, node), {label(checker, node)});
    if (!belongsInto(field, fieldOf(checker, parent))) {
        Repair repair = repairs::removeFrame(QT_TRANSLATE_NOOP("repairs", "Delete the chunk."), itemOf(checker, node));
        // What it holds makes sense: it may as well belong elsewhere.
        repair.isGuess = stored.state == NodeState::Complete && stored.size > schema.frameStyle.headerSize();
        report(checker, issues::frameMisplaced, itemOf(checker, node), {label(checker, node), label(checker, parent)},
               std::move(repair));
    }
}

void reportChecksum(Checker &checker, NodeId node)
{
    const Node &frame = checker.nodes()[node];
    const Field *field = fieldOf(checker, node).frame.trailer;
    const FrameStyle &style = field->schema->frameStyle;
    const qint64 end = frame.range().end - field->width;
    if (frame.state != NodeState::Complete || end < frame.begin + style.headerSize())
        return; // nobody can tell where it is
    const Bytes &bytes = checker.tree().bytes(checker.stream());
    const quint32 sum = style.checksum->of(bytes, {frame.begin + style.tagOffset(), end});
    ByteCursor cursor(bytes);
    const qint64 stored = decodeUnsigned(*field, cursor.at(end, field->width));
    if (stored == sum)
        return;
    const Item item = checker.partOf(node, field);
    report(checker, issues::checksumWrong, item,
           {QString::fromLatin1(field->name), QString::number(stored, 16), QString::number(sum, 16)},
           {QT_TRANSLATE_NOOP("repairs", "Write the checksum of what is there."), {}, [=](Wishes &wishes) {
                wishes.setNumber(item, sum);
            }});
}

} // namespace hexahedron::structure
