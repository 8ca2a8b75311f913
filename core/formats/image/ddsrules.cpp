// 90: what Horde3D makes of DDS files.
#include "core/formats/image/ddsformat.h"
#include "core/formats/image/imageissues.h"
#include "core/formats/image/imagerules.h"
#include "core/relations/repairs.h"
#include "core/tree/value.h"

#include <bit>

namespace hexahedron {

namespace {

constexpr const char *Reference = "90";

/// The one texture of the file: its header, and where its fields are.
struct Texture
{
    Checker &checker;
    NodeId node;
    DdsHeader header;

    Item item(const Field *field) const { return checker.partOf(node, field); }
    void report(const IssueKind &kind, const Item &place, const QStringList &arguments, Repair repair = {}) const
    {
        checker.report(kind, place, {.arguments = arguments, .reference = Reference, .repair = std::move(repair)});
    }
};

constexpr auto fields = &fieldsOf<DdsFormat>;

void checkPixelFormat(const Texture &texture)
{
    const DdsHeader &header = texture.header;
    const Item format = texture.item(header.isDx10() ? fields().dx10 : fields().pixelFormat);
    if (!format.isValid())
        return; // cut off
    constexpr qint64 Bc6hSigned = 96, Bc7Typeless = 97;
    const Item named = texture.checker.tree().childNamed(format, header.isDx10() ? u"dxgiFormat" : u"dwFourCC");
    const bool isNamed = header.isDx10() || (header.pixelFlags & DdsHeader::HasFourCC);
    if (!header.isTakenByEngine()) {
        const QString name = isNamed ? displayText(texture.checker.tree(), named)
                                     : QStringLiteral("%1 bit").arg(header.bitCount);
        texture.report(imageissues::pixelFormatNotTaken, isNamed && named.isValid() ? named : format, {name});
    }
    if (header.isDx10() && Bc6hSigned <= header.dxgiFormat && header.dxgiFormat <= Bc7Typeless)
        texture.report(imageissues::bc6hOffByOne, named, {QString::number(header.dxgiFormat)});
}

void checkSurface(const Texture &texture)
{
    const DdsHeader &header = texture.header;
    const Item caps2 = texture.item(fields().caps2);
    if (header.caps2 & DdsHeader::IsCube) {
        const int faces = std::popcount(quint64(header.caps2 & DdsHeader::AllFaces));
        if (faces < 6)
            texture.report(imageissues::cubeIncomplete, caps2, {QString::number(faces)});
    } else if (header.caps2 != 0 && !(header.caps2 & DdsHeader::IsVolume)) {
        texture.report(imageissues::surfaceNotTaken, caps2, {QString::number(header.caps2, 16)});
    }
    if (header.isCube() && header.width != header.height)
        texture.report(imageissues::cubeNotSquare, texture.item(fields().width),
                       {QString::number(header.width), QString::number(header.height)});
    if (header.isDx10() && header.arraySize > 1)
        texture.report(imageissues::arrayNotRead,
                       texture.checker.tree().childNamed(texture.item(fields().dx10), u"arraySize"),
                       {QString::number(header.arraySize)});
}

void checkLevels(const Texture &texture)
{
    const DdsHeader &header = texture.header;
    const Item count = texture.item(fields().mipMapCount);
    if (!(header.flags & DdsHeader::HasMipMapCount) || !count.isValid())
        return;
    if (header.mipMapCount == 0)
        texture.report(imageissues::levelsNone, count, {},
                       repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Set the number of levels to 1."), count, 1));
    else if (header.mipMapCount > header.fullChain())
        texture.report(
            imageissues::levelsTooMany, count,
            {QString::number(header.mipMapCount), QString::number(header.fullChain())},
            repairs::setShape(QT_TRANSLATE_NOOP("repairs", "Set the number of levels to that of a full chain."), count,
                              header.fullChain()));
}

void engineTakesTheTexture(Checker &checker)
{
    const NodeId node = checker.nodes().firstChild(0);
    if (node == NoNode || checker.nodes()[node].field != fields().texture->id)
        return;
    if (checker.nodes()[node].size < fields().texture->leastSize)
        return; // the fields that are missing are reported
    const Texture texture{checker, node, DdsHeader::read(checker.tree().stream(checker.stream()))};
    checkPixelFormat(texture);
    checkSurface(texture);
    checkLevels(texture);
    isSideWrong(checker, texture.item(fields().height), texture.header.height, Reference);
    isSideWrong(checker, texture.item(fields().width), texture.header.width, Reference);
    reportSides(checker, texture.item(fields().width), texture.item(fields().height), texture.header.hasBlocks());
}

} // namespace

std::vector<Rule> ddsRules()
{
    return {extensionFitsTheContent, engineTakesTheTexture};
}

} // namespace hexahedron
