// 91, 97, 98: what Horde3D makes of KTX, PSD and HDR files; and what a JPEG 2000 file needs. Most of it stands in the
// descriptions.
#include "core/formats/image/hdrformat.h"
#include "core/formats/image/imageissues.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"
#include "core/formats/image/jp2format.h"
#include "core/formats/image/ktxformat.h"
#include "core/formats/image/psdformat.h"
#include "core/tree/value.h"

#include <QRegularExpression>

namespace hexahedron {

namespace {

/// The section that makes up the file; NoNode when it is none of this kind.
NodeId sectionOf(const Checker &checker, const Field *section)
{
    const NodeId first = checker.nodes().firstChild(0);
    return first != NoNode && checker.nodes()[first].field == section->id ? first : NoNode;
}

/// 91
void ktxSidesFit(Checker &checker)
{
    const KtxFormat::Fields &fields = KtxFormat::instance().fields;
    constexpr qint64 FirstCompressed = 0x83f0, LastCompressed = 0x83f3; // blocks of 4 × 4; ASTC has others
    if (const NodeId node = sectionOf(checker, fields.texture); node != NoNode) {
        const qint64 format = checker.integerOf(node, fields.internalFormat);
        reportSides(checker, checker.partOf(node, fields.width), checker.partOf(node, fields.height),
                    FirstCompressed <= format && format <= LastCompressed);
    }
}

/// 91
void ktxLevelsHaveTheirSizes(Checker &checker)
{
    const KtxFormat::Fields &fields = KtxFormat::instance().fields;
    const NodeId node = sectionOf(checker, fields.texture);
    const Item levels = node == NoNode ? Item{} : checker.partOf(node, fields.levels);
    if (!levels.isValid())
        return;
    const auto file = checker.tree().asFile(checker.stream());
    for (int level = 0; level < int(qMin(levels.count, KtxFormat::MostLevels)); ++level) {
        const auto sizes = ktxRunSizes(*file, level);
        const Item item = checker.tree().childNamed(checker.tree().child(levels, level), u"imageSize");
        if (!sizes || !item.isValid())
            return;
        const Value value = valueOf(checker.tree(), item);
        const auto *stored = std::get_if<qint64>(&value);
        const auto [tight, aligned] = *sizes;
        if (!stored || *stored == tight || *stored == aligned)
            continue;
        const bool isShort = *stored < tight;
        checker.report(isShort ? imageissues::levelShort : imageissues::levelLong, item,
                       {.arguments = {QString::number(*stored), QString::number(tight)}, .reference = "91"});
    }
}

/// 97
void psdFits(Checker &checker)
{
    const PsdFormat::Fields &fields = PsdFormat::instance().fields;
    const NodeId node = sectionOf(checker, fields.file);
    if (node == NoNode)
        return;
    const Item depth = checker.partOf(node, fields.depth);
    const qint64 bits = checker.integerOf(node, fields.depth);
    if (depth.isValid() && bits != 8 && bits != 16)
        checker.report(imageissues::psdDepthNotTaken, depth, {.arguments = {QString::number(bits)}, .reference = "97"});
    reportSides(checker, checker.partOf(node, fields.width), checker.partOf(node, fields.height));
}

/// 98
void hdrHasItsLines(Checker &checker)
{
    const HdrFormat::Fields &fields = HdrFormat::instance().fields;
    const NodeStore &nodes = checker.nodes();
    const NodeId node = sectionOf(checker, fields.file);
    const NodeId lines = node == NoNode ? NoNode : firstInside(nodes, node, fields.lines);
    if (lines == NoNode)
        return;
    const auto textOf = [&](const std::vector<Part> &parts, const Field *text) {
        const auto part = std::find_if(parts.begin(), parts.end(), [=](const Part &p) { return p.field == text; });
        return part == parts.end() ? QByteArray() : checker.tree().bytes(checker.stream()).toByteArray(part->range);
    };
    NodeVisitor visitor(checker.tree().stream(checker.stream())); // there may be many
    bool hasFormat = false;
    for (NodeId id = nodes.firstChild(lines); id != NoNode && !hasFormat; id = nodes.nextSibling(id))
        hasFormat = textOf(visitor.layOut(id), fields.text) == "FORMAT=32-bit_rle_rgbe";
    if (!hasFormat)
        checker.report(imageissues::hdrFormatMissing, checker.tree().itemOf(checker.stream(), lines),
                       {.reference = "98"});
    const NodeId resolution = firstInside(nodes, node, fields.resolution);
    if (resolution == NoNode)
        return; // cut off
    static const QRegularExpression usual(QStringLiteral("^-Y +(\\d+) +\\+X +(\\d+)$"));
    const QString text = QString::fromLatin1(textOf(visitor.layOut(resolution), fields.resolutionText));
    const QRegularExpressionMatch match = usual.match(text);
    const Item item = checker.partOf(resolution, fields.resolutionText);
    if (!match.hasMatch())
        checker.report(imageissues::hdrOrientation, item, {.arguments = {text.left(80)}, .reference = "98"});
    for (const int side : {1, 2})
        reportSide(checker, item, match.captured(side).toLongLong());
}

void jp2HasItsBoxes(Checker &checker)
{
    const Jp2Format::Fields &fields = Jp2Format::instance().fields;
    const NodeId node = sectionOf(checker, fields.file);
    if (node == NoNode)
        return;
    for (const auto &[field, name] : {std::pair{fields.imageHeader, "ihdr"}, std::pair{fields.codestream, "jp2c"}}) {
        if (firstInside(checker.nodes(), node, field) == NoNode)
            checker.report(imageissues::chunkMissing, checker.tree().itemOf(checker.stream(), node),
                           {.arguments = {QString::fromLatin1(name)}});
    }
}

} // namespace

std::span<const Rule> ktxRules()
{
    static constexpr std::array rules{Rule{"extensionFitsTheContent", &extensionFitsTheContent},
                                      Rule{"ktxSidesFit", &ktxSidesFit},
                                      Rule{"ktxLevelsHaveTheirSizes", &ktxLevelsHaveTheirSizes}};
    return rules;
}

std::span<const Rule> psdRules()
{
    static constexpr std::array rules{Rule{"extensionFitsTheContent", &extensionFitsTheContent},
                                      Rule{"psdFits", &psdFits}};
    return rules;
}

std::span<const Rule> hdrRules()
{
    static constexpr std::array rules{Rule{"extensionFitsTheContent", &extensionFitsTheContent},
                                      Rule{"hdrHasItsLines", &hdrHasItsLines}};
    return rules;
}

std::span<const Rule> jp2Rules()
{
    static constexpr std::array rules{Rule{"extensionFitsTheContent", &extensionFitsTheContent},
                                      Rule{"jp2HasItsBoxes", &jp2HasItsBoxes}};
    return rules;
}

} // namespace hexahedron
