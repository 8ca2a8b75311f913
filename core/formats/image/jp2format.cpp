// JPEG 2000 in its container (.jp2): boxes, which may lie inside each other. Boxes of more than 4 GB are not read.
#include "core/changes/edittext.h"
#include "core/changes/wishes.h"
#include "core/formats/image/imagefields.h"
#include "core/formats/image/imageformats.h"
#include "core/formats/image/imagerules.h"
#include "core/picture/blankpictures.h"
#include "core/scene/picturescene.h"

#include <QCoreApplication>
#include <QtEndian>

namespace hexahedron {

namespace {

class Jp2Format : public Described<Jp2Format>
{
    Q_DECLARE_TR_FUNCTIONS(Jp2Format)

public:
    Jp2Format();

    /// Fields that rules look for.
    struct Fields
    {
        const Field *file = nullptr, *imageHeader = nullptr, *codestream = nullptr;
        const Field *width = nullptr, *height = nullptr, *componentCount = nullptr, *bits = nullptr;
    };
    Fields fields;

private:
    void header(RecordRef file);
};

constexpr FrameStyle boxStyle{.tagSize = 4,
                              .tagIsText = true,
                              .lengthSize = 4,
                              .lengthIsSigned = false,
                              .countsHeader = true,
                              .lengthIsFirst = true,
                              .zeroIsRest = true};

const QByteArray signature = QByteArrayLiteral("\0\0\0\x0cjP  ");
constexpr qint64 SignatureContent = 0x0d0a870a;

const std::vector<NamedValue> colorMethods{
    {1, QT_TRANSLATE_NOOP("Jp2Format", "a number")},
    {2, QT_TRANSLATE_NOOP("Jp2Format", "a profile")},
};
const std::vector<NamedValue> colorSpaces{
    {16, "sRGB"},
    {17, QT_TRANSLATE_NOOP("Jp2Format", "grey")},
    {18, "sYCC"},
};

Jp2Format::Jp2Format()
{
    SchemaBuilder builder("Jp2Format", boxStyle);
    builder.bigEndian();

    auto file = builder.file().section("JP2", signature).as(fields.file);
    auto begin = file.chunk("jP  ");
    begin.u32("signature").equals(SignatureContent).error("");
    auto type = file.chunk("ftyp");
    type.text("brand").size(4).initially("jp2 ");
    type.u32("minorVersion");
    auto compatible = type.records("compatibleBrands").until(endOfFrame);
    compatible.text("brand").size(4).initially("jp2 ");
    header(file);
    auto codestream = file.chunk("jp2c").as(fields.codestream);
    codestream.bytes("codestream").until(endOfFrame);
    auto xml = file.chunk("xml ");
    xml.text("text").until(endOfFrame);
    auto uuid = file.chunk("uuid");
    uuid.bytes("uuid").times(16);
    uuid.bytes("data").until(endOfFrame);
    schema = builder.finish();
}

void Jp2Format::header(RecordRef file)
{
    auto header = file.chunk("jp2h");
    auto image = header.chunk("ihdr").as(fields.imageHeader);
    fields.height =
        image.u32("height").notZero().error("").noRepair().initially({1}).unit(QT_TR_NOOP("pixels")).field();
    fields.width = image.u32("width").notZero().error("").noRepair().initially({1}).unit(QT_TR_NOOP("pixels")).field();
    fields.componentCount = image.u16("componentCount").notZero().error("").noRepair().initially({1}).field();
    fields.bits = image.u8("bitsPerComponent").initially({7}).field();
    image.u8("compressionType").equals(7).error("");
    image.u8("unknownColorSpace").names({{0, QT_TR_NOOP("no")}, {1, QT_TR_NOOP("yes")}});
    image.u8("hasRights").names({{0, QT_TR_NOOP("no")}, {1, QT_TR_NOOP("yes")}});
    auto bits = header.chunk("bpcc");
    bits.u8("bits").until(endOfFrame);
    auto color = header.chunk("colr");
    const auto method = color.u8("method").names(colorMethods).info("").noRepair().initially({1});
    color.i8("precedence");
    color.u8("approximation");
    color.u32("enumeratedColorSpace").names(colorSpaces).info("").noRepair().initially({16}).when(method.is(1));
    color.bytes("profile").until(endOfFrame).when(!method.is(1));
    auto resolution = header.chunk("res ");
    const auto captured = resolution.chunk("resc");
    const auto shown = resolution.chunk("resd");
    for (RecordRef one : {captured, shown}) {
        one.u16("verticalNumerator");
        one.u16("verticalDenominator").notZero().initially({1});
        one.u16("horizontalNumerator");
        one.u16("horizontalDenominator").notZero().initially({1});
        one.i8("verticalExponent");
        one.i8("horizontalExponent");
    }
}

/// A grey picture with the sides of the header, behind all that is there.
Repair greyPicture(const PictureSight &sight, NodeId header)
{
    Checker &checker = sight.checker;
    const Jp2Format::Fields &fields = Jp2Format::instance().fields;
    const qint64 width = checker.integerOf(header, fields.width);
    const qint64 height = checker.integerOf(header, fields.height);
    const qint64 components = checker.integerOf(header, fields.componentCount);
    constexpr qint64 MostComponents = 4;
    if (!mayBeBlank(width, height) || components <= 0 || components > MostComponents)
        return {};
    const QByteArray stream = blankCodestream(width, height, components, checker.integerOf(header, fields.bits));
    const Item file = sight.itemOf(sight.node);
    const auto plan = [file, stream](Wishes &wishes) {
        constexpr qint64 Header = 8;
        QByteArray box(4, '\0');
        qToBigEndian(quint32(Header + stream.size()), box.data());
        wishes.insertFrame(file, wishes.tree().childCount(file), Bytes(box + "jp2c" + stream));
        wishes.addConsequence(editText(QT_TRANSLATE_NOOP("edit", "The picture is lost; a grey one takes its place.")));
    };
    return {QT_TRANSLATE_NOOP("repairs", "Put in a grey picture."), {}, plan, false, true};
}

void fileHasItsBoxes(Checker &checker)
{
    const Jp2Format::Fields &fields = Jp2Format::instance().fields;
    const PictureSight sight(checker, fields.file, "");
    if (!sight)
        return;
    for (const auto &[field, name] : {std::pair{fields.imageHeader, "ihdr"}, std::pair{fields.codestream, "jp2c"}}) {
        if (sight.first(field) != NoNode)
            continue;
        const NodeId header = field == fields.codestream ? sight.first(fields.imageHeader) : NoNode;
        sight.report(imageissues::chunkMissing, sight.itemOf(sight.node), {QStringLiteral("JP2"), name},
                     header == NoNode ? Repair{} : greyPicture(sight, header));
    }
}

} // namespace

const Format &jp2Format()
{
    static const Format format{
        .id = "image.jp2",
        .name = QT_TRANSLATE_NOOP("formats", "JPEG 2000 picture"),
        .extensions = {QStringLiteral("jp2")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with a box of 12 bytes called jP."),
        .signatures = {signature},
        .schema = [] { return Jp2Format::instance().schema; },
        .rules = {extensionFitsTheContent, fileHasItsBoxes},
        .scene = [](const Tree &tree) { return libraryScene(tree, scene::Picture::Coding::Jpeg2000); },
    };
    return format;
}

} // namespace hexahedron
