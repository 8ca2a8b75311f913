// 93: what Horde3D makes of JPEG files.
#include "core/formats/image/imageissues.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/jpegformat.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

constexpr const char *Reference = "93";

constexpr auto fields = &fieldsOf<JpegFormat>;

QString what(const char *text)
{
    return QCoreApplication::translate("JpegFormat", text);
}

void checkFrame(Checker &checker, NodeId frame)
{
    constexpr qint64 LastHuffman = 0xffc2; // baseline, extended and progressive
    const auto reject = [&](const Item &item, const QString &why) {
        checker.report(imageissues::jpegNotTaken, item, {.arguments = {why}, .reference = Reference});
    };
    const NodeId segment = checker.nodes().parent(frame);
    if (checker.integerOf(segment, fields().marker) > LastHuffman)
        reject(checker.partOf(segment, fields().marker),
               what(QT_TRANSLATE_NOOP("JpegFormat", "arithmetic coding, without loss or in levels")));
    const Item components = checker.partOf(frame, fields().componentCount);
    if (!components.isValid())
        return; // cut off
    const qint64 precision = checker.integerOf(frame, fields().precision);
    if (precision != 8)
        reject(checker.partOf(frame, fields().precision),
               what(QT_TRANSLATE_NOOP("JpegFormat", "%1 bits in a sample")).arg(precision));
    if (checker.integerOf(frame, fields().height) == 0)
        reject(checker.partOf(frame, fields().height),
               what(QT_TRANSLATE_NOOP("JpegFormat", "a height that follows later")));
    const qint64 count = checker.integerOf(frame, fields().componentCount);
    if (count != 1 && count != 3 && count != 4)
        reject(components, what(QT_TRANSLATE_NOOP("JpegFormat", "%1 components")).arg(count));
    reportSides(checker, checker.partOf(frame, fields().width), checker.partOf(frame, fields().height));
}

/// Fill bytes before a marker are allowed; anything else is not.
void checkSkipped(Checker &checker, NodeId segments)
{
    const NodeStore &nodes = checker.nodes();
    NodeVisitor visitor(checker.tree().stream(checker.stream())); // there may be many
    for (NodeId id = nodes.firstChild(segments); id != NoNode && !checker.isCancelled(); id = nodes.nextSibling(id)) {
        const std::vector<Part> &parts = visitor.layOut(id);
        if (parts.empty() || parts.front().field != fields().skipped)
            continue;
        const ByteRange range = parts.front().range;
        qint64 position = range.begin;
        while (position < range.end && *visitor.cursor().at(position, 1) == 0xff)
            ++position;
        if (position == range.end)
            continue;
        if (checker.lists(imageissues::markerExpected))
            checker.report(imageissues::markerExpected, checker.partOf(id, fields().skipped),
                           {.arguments = {QString::number(range.size())}, .reference = Reference});
    }
}

void engineTakesTheJpeg(Checker &checker)
{
    const NodeStore &nodes = checker.nodes();
    const NodeId file = nodes.firstChild(0);
    if (file == NoNode || nodes[file].field != fields().file->id)
        return;
    const auto missing = [&](const char *name, Severity severity) {
        checker.report(imageissues::segmentMissing, checker.tree().itemOf(checker.stream(), file),
                       {.arguments = {QString::fromLatin1(name)}, .reference = Reference, .severity = severity});
    };
    const NodeId segments = firstInside(nodes, file, fields().segments);
    const bool isAllRead = segments == NoNode || nodes[segments].state != NodeState::NotRead;
    const NodeId frame = firstInside(nodes, file, fields().frame);
    if (frame == NoNode && isAllRead)
        missing("SOF", Severity::Error);
    else if (frame != NoNode)
        checkFrame(checker, frame);
    if (isAllRead && firstInside(nodes, file, fields().scan) == NoNode)
        missing("SOS", Severity::Error);
    NodeId last = NoNode;
    for (NodeId id = segments == NoNode ? NoNode : nodes.firstChild(segments); id != NoNode; id = nodes.nextSibling(id))
        last = id;
    if (isAllRead && (last == NoNode || checker.integerOf(last, fields().marker) != 0xff00 + JpegFormat::Eoi))
        missing("EOI", Severity::Warning);
    if (segments != NoNode)
        checkSkipped(checker, segments);
}

} // namespace

std::vector<Rule> jpegRules()
{
    return {extensionFitsTheContent, engineTakesTheJpeg};
}

} // namespace hexahedron
