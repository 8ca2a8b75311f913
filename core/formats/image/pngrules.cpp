// 92: what Horde3D makes of PNG files.
#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/formats/image/imageissues.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/pngformat.h"
#include "core/formats/image/pngpixels.h"

namespace hexahedron {

namespace {

constexpr const char *Reference = "92";

constexpr auto fields = &fieldsOf<PngFormat>;

/// The chunks of the file by their kind; the first of each.
struct Chunks
{
    Checker &checker;
    NodeId file;

    NodeId first(const Field *kind) const { return from(checker.nodes().firstChild(file), kind); }
    NodeId next(NodeId before, const Field *kind) const { return from(checker.nodes().nextSibling(before), kind); }
    NodeId from(NodeId id, const Field *kind) const
    {
        while (id != NoNode && checker.nodes()[id].field != kind->id)
            id = checker.nodes().nextSibling(id);
        return id;
    }
    Item item(NodeId id) const { return checker.tree().itemOf(checker.stream(), id); }
    void report(const IssueKind &kind, NodeId where, const QStringList &arguments = {}, const Repair &repair = {}) const
    {
        checker.report(kind, item(where), {.arguments = arguments, .reference = Reference, .repair = repair});
    }
};

/// Chunks that are not known but must be: the first letter of their names is a capital.
void checkUnknown(const Chunks &chunks)
{
    const NodeStore &nodes = chunks.checker.nodes();
    const Field *unknown = PngFormat::instance().schema->unknownFrame;
    for (NodeId id = nodes.firstChild(chunks.file); id != NoNode; id = nodes.nextSibling(id)) {
        if (nodes[id].field != unknown->id)
            continue;
        const QString name = chunks.checker.tree().name(chunks.item(id));
        if (name.front().isUpper())
            chunks.report(imageissues::criticalChunkUnknown, id, {name});
    }
}

/// A whole stream with what is left of the pixels takes the place of the broken one, part by part.
Repair keepWhatCanBeRead(const Chunks &chunks, const PngPixels &pixels, qint64 wanted)
{
    std::vector<ByteRange> parts = pixels.packed();
    std::erase_if(parts, [](const ByteRange &range) { return range.isEmpty(); });
    if (parts.empty() || wanted > MostPackedAnew)
        return {};
    const auto plan = [stream = chunks.checker.stream(), bytes = chunks.checker.tree().bytes(chunks.checker.stream()),
                       parts, wanted, missing = wanted - pixels.expanded()](Wishes &wishes) {
        const QByteArray packed = pixelsPackedAnew(bytes, parts, wanted);
        qint64 used = 0;
        for (size_t i = 0; i < parts.size() && !packed.isEmpty(); ++i) {
            const qint64 count = i + 1 < parts.size() ? parts[i].size() : packed.size() - used;
            wishes.splice(stream, parts[i], Bytes(packed.mid(used, count)));
            used += count;
        }
        wishes.addConsequence(editText(
            QT_TRANSLATE_N_NOOP("edit", "%n byte(s) of the pixels cannot be read and become black."), missing));
    };
    return {QT_TRANSLATE_NOOP("repairs", "Keep the pixels that can be read, and make the others black."), {}, plan};
}

/// Expands the pixels to see whether they are as many as the header says.
void checkPixels(const Chunks &chunks, NodeId header, NodeId data)
{
    Checker &checker = chunks.checker;
    constexpr qint64 Unknown = -1, Adam7 = 1;
    const PngShape shape{.width = checker.integerOf(header, fields().width),
                         .height = checker.integerOf(header, fields().height),
                         .bitDepth = checker.integerOf(header, fields().bitDepth),
                         .colorType = checker.integerOf(header, fields().colorType),
                         .isInterlaced = checker.integerOf(header, fields().interlace) == Adam7};
    if (data == NoNode || checker.integerOf(header, fields().compression, Unknown) != 0 || !shape.isPossible())
        return;
    PngPixels pixels(checker, shape.size());
    NodeVisitor visitor(checker.tree().stream(checker.stream())); // there may be many
    for (NodeId id = data; id != NoNode; id = chunks.next(id, fields().data)) {
        if (checker.nodes()[id].state != NodeState::Complete)
            return; // nobody can tell where it ends, which is reported
        for (const Part &part : visitor.layOut(id)) {
            if (part.field == fields().packed)
                pixels.addPacked(part.range);
        }
    }
    const QString wanted = QString::number(shape.size());
    switch (pixels.expand()) {
    case PngPixels::Result::Right:
    case PngPixels::Result::NotKnown:
        break;
    case PngPixels::Result::Damaged:
        chunks.report(imageissues::pixelsNotZlib, data, {QString::number(pixels.expanded()), wanted},
                      keepWhatCanBeRead(chunks, pixels, shape.size()));
        break;
    case PngPixels::Result::Short:
        chunks.report(imageissues::pixelsShort, data, {wanted, QString::number(pixels.expanded())},
                      keepWhatCanBeRead(chunks, pixels, shape.size()));
        break;
    case PngPixels::Result::Long:
        chunks.report(imageissues::pixelsLong, data, {wanted});
        break;
    case PngPixels::Result::SumWrong:
        chunks.report(imageissues::pixelSumWrong, data);
        break;
    }
}

void checkHeader(const Chunks &chunks)
{
    enum ColorType { Grey = 0, TrueColor = 2, Palette = 3 };
    const NodeId header = chunks.first(fields().header);
    if (header == NoNode)
        return;
    Checker &checker = chunks.checker;
    const Item depthItem = checker.partOf(header, fields().bitDepth);
    const qint64 depth = checker.integerOf(header, fields().bitDepth);
    const qint64 type = checker.integerOf(header, fields().colorType);
    const bool isByte = depth == 8 || depth == 16;
    const bool isPart = depth == 1 || depth == 2 || depth == 4;
    const bool isRight = type == Palette ? isPart || depth == 8 : type == Grey ? isPart || isByte : isByte;
    if (depthItem.isValid() && !isRight)
        checker.report(imageissues::bitDepthWrong, depthItem,
                       {.arguments = {QString::number(depth), QString::number(type)}, .reference = Reference});
    if (type == Palette && chunks.first(fields().palette) == NoNode)
        chunks.report(imageissues::chunkMissing, header, {QStringLiteral("IHDR"), QStringLiteral("PLTE")});
    reportSides(checker, checker.partOf(header, fields().width), checker.partOf(header, fields().height));
    if (depthItem.isValid() && isRight)
        checkPixels(chunks, header, chunks.first(fields().data));
}

void engineTakesThePng(Checker &checker)
{
    const NodeId file = checker.nodes().firstChild(0);
    if (file == NoNode || checker.nodes()[file].field != fields().file->id)
        return;
    const Chunks chunks{checker, file};
    checkUnknown(chunks);
    checkHeader(chunks);
}

} // namespace

std::vector<Rule> pngRules()
{
    return {extensionFitsTheContent, engineTakesThePng};
}

} // namespace hexahedron
