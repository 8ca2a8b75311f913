// Photoshop document (.psd).
#include "core/formats/horde3d/hordehost.h"
#include "core/formats/image/imagefields.h"
#include "core/formats/image/imageformats.h"
#include "core/formats/image/imagerules.h"
#include "core/scene/picturescene.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

class PsdFormat : public Described<PsdFormat>
{
    Q_DECLARE_TR_FUNCTIONS(PsdFormat)

public:
    PsdFormat();

    /// Fields that rules look for.
    struct Fields
    {
        const Field *file = nullptr, *channels = nullptr, *width = nullptr, *height = nullptr;
        const Field *depth = nullptr, *resourceBegin = nullptr;
        const Field *rowLengths = nullptr, *data = nullptr;
    };
    Fields fields;

private:
    void header(RecordRef file);
    void resources(RecordRef file);
    void imageData(RecordRef file);
};

const std::vector<NamedValue> colorModes{
    {0, QT_TRANSLATE_NOOP("PsdFormat", "bitmap")},      {1, QT_TRANSLATE_NOOP("PsdFormat", "grey")},
    {2, QT_TRANSLATE_NOOP("PsdFormat", "indexed")},     {3, QT_TRANSLATE_NOOP("PsdFormat", "RGB")},
    {4, QT_TRANSLATE_NOOP("PsdFormat", "CMYK")},        {7, QT_TRANSLATE_NOOP("PsdFormat", "multichannel")},
    {8, QT_TRANSLATE_NOOP("PsdFormat", "two colours")}, {9, QT_TRANSLATE_NOOP("PsdFormat", "Lab")},
};
const std::vector<NamedValue> compressions{
    {0, QT_TRANSLATE_NOOP("PsdFormat", "none")},
    {1, QT_TRANSLATE_NOOP("PsdFormat", "run lengths")},
    {2, QT_TRANSLATE_NOOP("PsdFormat", "zip")},
    {3, QT_TRANSLATE_NOOP("PsdFormat", "zip with prediction")},
};
const std::vector<NamedValue> resourceIds{
    {1005, QT_TRANSLATE_NOOP("PsdFormat", "resolution")},
    {1006, QT_TRANSLATE_NOOP("PsdFormat", "names of alpha channels")},
    {1028, QT_TRANSLATE_NOOP("PsdFormat", "IPTC record")},
    {1036, QT_TRANSLATE_NOOP("PsdFormat", "thumbnail")},
    {1039, QT_TRANSLATE_NOOP("PsdFormat", "ICC profile")},
    {1058, QT_TRANSLATE_NOOP("PsdFormat", "EXIF data")},
    {1060, QT_TRANSLATE_NOOP("PsdFormat", "XMP metadata")},
};

constexpr qint64 Raw = 0, RunLengths = 1;

constexpr auto fields = &fieldsOf<PsdFormat>;

/// As many planes as channels; but where planes are missing, it is not the number of channels that is wrong.
qint64 planeCount(ByteCursor &, ByteRange, const ValueStack &values)
{
    return values[fields().channels];
}

/// Parts of a resource begin at even places, counted from where it begins.
qint64 toEven(ByteCursor &, ByteRange rest, const ValueStack &values)
{
    return (rest.begin - values[fields().resourceBegin]) % 2;
}

PsdFormat::PsdFormat()
{
    SchemaBuilder builder("PsdFormat", {});
    sayRules(builder.bigEndian(), "97");

    auto file = builder.file().section("PSD", "8BPS").as(fields.file);
    header(file);
    const auto colorModeLength = file.u32("colorModeDataLength").whole("97").unit(QT_TR_NOOP("bytes"));
    file.bytes("colorModeData").times(colorModeLength).whole("97");
    resources(file);
    const auto layersLength = file.u32("layerAndMaskLength").whole("97").unit(QT_TR_NOOP("bytes"));
    file.bytes("layerAndMask").times(layersLength).whole("97");
    imageData(file);
    schema = builder.finish();
}

void PsdFormat::header(RecordRef file)
{
    constexpr double MostChannels = 16; // that Horde3D takes
    file.text("signature").size(4).initially("8BPS");
    file.u16("version").equals(1).error("97").noRepair();
    file.bytes("reserved").times(6);
    fields.channels = asked(file.u16("channels").range(1, MostChannels).error("97").onlyFor(horde3d).noRepair());
    fields.height = asked(file.u32("height").initially({1}).unit(QT_TR_NOOP("pixels")));
    fields.width = asked(file.u32("width").initially({1}).unit(QT_TR_NOOP("pixels")));
    fields.depth = asked(file.u16("depth").initially({8}).unit(QT_TR_NOOP("bits")));
    file.u16("colorMode").names(colorModes).warning("97").noRepair().equals(3).error("97").onlyFor(horde3d).noRepair();
}

void PsdFormat::resources(RecordRef file)
{
    const auto length = file.u32("imageResourcesLength").whole("97").unit(QT_TR_NOOP("bytes"));
    auto all = file.record("imageResources").size(length).whole("97");
    auto resource = all.records("resources").until(endOfFrame);
    fields.resourceBegin = resource.look(&beginOfFile).field();
    resource.text("signature").size(4).initially("8BIM");
    resource.u16("id").names(resourceIds).info("").noRepair();
    resource.text("name").lengthBefore(1).initially("new");
    const auto namePadding = resource.look(&toEven);
    resource.bytes("namePadding").times(namePadding);
    const auto size = resource.u32("size").unit(QT_TR_NOOP("bytes"));
    resource.bytes("data").times(size);
    const auto padding = resource.look(&toEven);
    resource.bytes("padding").times(padding);
}

void PsdFormat::imageData(RecordRef file)
{
    const auto compression = file.u16("compression")
                                 .names(compressions)
                                 .warning("97")
                                 .noRepair()
                                 .range(0, 1)
                                 .error("97")
                                 .onlyFor(horde3d)
                                 .noRepair()
                                 .whole("97");
    const auto planes = file.look(&planeCount);
    const Expression rows = Expression::of(fields.height);
    const Expression rowSize = (Expression::of(fields.width) * Expression::of(fields.depth) + 7) / 8;
    const Expression arePlanes = compression.is(Raw) && !(rowSize * rows).is(0);
    constexpr auto sealed = QT_TR_NOOP("How many bytes there are follows from width, height, channels and depth.");
    auto plane = file.records("planes").times(planes).when(arePlanes).whole("97").sealed(sealed);
    plane.bytes("samples").times(rowSize * rows);
    fields.rowLengths = file.u16("rowLengths")
                            .times(planes * rows)
                            .when(compression.is(RunLengths))
                            .whole("97")
                            .sealed(sealed)
                            .unit(QT_TR_NOOP("bytes"))
                            .field();
    fields.data = file.bytes("data").until(endOfFrame).when(!arePlanes).field();
}

/// 97: packed rows take as many bytes as the list before them says.
void rowsAreThere(Checker &checker)
{
    const PictureSight sight(checker, fields().file, "97");
    const Item lengths = sight ? sight.item(fields().rowLengths) : Item();
    if (!lengths.isValid() || lengths.fault != Fault::None || lengths.count == 0)
        return;
    ByteCursor cursor(checker.tree().bytes(checker.stream()));
    qint64 wanted = 0;
    for (qint64 row = 0; row < lengths.count && !checker.isCancelled(); ++row)
        wanted += decodeUnsigned(*lengths.field,
                                 cursor.at(lengths.range.begin + row * lengths.stride, lengths.field->width));
    const Item data = sight.item(fields().data);
    const qint64 there = data.isValid() ? data.range.size() : 0;
    const Item place = data.isValid() ? data : lengths;
    if (there < wanted)
        sight.report(imageissues::rowsShort, place, {wanted, there});
    else if (there > wanted)
        sight.report(imageissues::pixelsLeftOver, place, {there - wanted});
}

/// 97
void engineTakesTheDocument(Checker &checker)
{
    const PictureSight sight(checker, fields().file, "97");
    if (!sight)
        return;
    const Item depth = sight.item(fields().depth);
    const qint64 bits = sight.number(fields().depth);
    if (depth.isValid() && bits != 8 && bits != 16)
        sight.report(imageissues::psdDepthNotTaken, depth, {bits});
    for (const Field *side : {fields().height, fields().width})
        sight.isSideWrong(sight.item(side), sight.number(side, 1));
    sight.reportSides(sight.item(fields().width), sight.item(fields().height));
}

} // namespace

const Format &psdFormat()
{
    static const Format format{
        .id = "image.psd",
        .name = QT_TRANSLATE_NOOP("formats", "Photoshop document"),
        .extensions = {QStringLiteral("psd")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with the letters 8BPS."),
        .signatures = {"8BPS"},
        .schema = [] { return PsdFormat::instance().schema; },
        .rules = {extensionFitsTheContent, engineTakesTheDocument, rowsAreThere},
        .scene = [](const Tree &tree) { return libraryScene(tree, scene::Picture::Coding::Psd); },
    };
    return format;
}

} // namespace hexahedron
