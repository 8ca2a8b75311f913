#include "core/formats/image/jp2format.h"

#include "core/check/engineissues.h"
#include "core/formats/image/imagerules.h"
#include "core/formats/image/imagescene.h"

namespace hexahedron {

namespace {

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

} // namespace

Jp2Format::Jp2Format()
{
    SchemaBuilder builder("Jp2Format", boxStyle);
    builder.bigEndian();

    auto file = builder.file()
                    .section("JP2", signature)
                    .doc(QT_TR_NOOP(
                        "A picture: boxes, one of them with the codestream. Numbers have their highest byte first."))
                    .note(QT_TR_NOOP("Horde3D does not read JPEG 2000. E3D models may hold such a picture."));
    fields.file = file.field();
    auto begin = file.chunk("jP  ").doc(QT_TR_NOOP(
        "Says that the file is of the JPEG 2000 family. It is the first box; readers refuse a file without it."));
    begin.u32("signature")
        .equals(SignatureContent)
        .error("")
        .doc(QT_TR_NOOP("Shows whether a transfer has changed line ends; readers refuse any other number."));
    auto type = file.chunk("ftyp").doc(
        QT_TR_NOOP("Which standards the file follows: readers see whether they know one. It stands right behind jP."));
    type.text("brand").size(4).initially("jp2 ").doc(
        QT_TR_NOOP("The standard for which the file was made first: jp2 and a blank."));
    type.u32("minorVersion").doc(QT_TR_NOOP("Version of that standard; 0. Readers do not look at it."));
    auto compatible = type.records("compatibleBrands")
                          .until(endOfFrame)
                          .doc(QT_TR_NOOP(
                              "All standards by which it can be read; one of them has to be jp2 and a blank."));
    compatible.text("brand").size(4).initially("jp2 ").doc(
        QT_TR_NOOP("Four letters that name a standard, such as jp2 and a blank: readers look for one that they know, "
                   "and refuse the file without one."));
    header(file);
    auto codestream = file.chunk("jp2c").doc(QT_TR_NOOP(
        "The picture itself, as a codestream of JPEG 2000. It stands behind jp2h; without it there is no picture."));
    codestream.bytes("codestream")
        .until(endOfFrame)
        .doc(QT_TR_NOOP("Markers and packed coefficients: the picture in itself. Its sides count, where the boxes say "
                        "something else."));
    fields.codestream = codestream.field();
    auto xml = file.chunk("xml ").doc(
        QT_TR_NOOP("An XML document about the picture. Readers that do not know it skip it; the pixels do not "
                   "depend on it."));
    xml.text("text")
        .until(endOfFrame)
        .doc(QT_TR_NOOP(
            "The XML document about the picture, as text without an end mark; readers that do not know it skip it."));
    auto uuid = file.chunk("uuid").doc(
        QT_TR_NOOP("What a program left, named by a number that nobody else has; other readers skip it."));
    uuid.bytes("uuid").times(16).doc(
        QT_TR_NOOP("By which the program finds its own box again; 16 bytes chosen at random."));
    uuid.bytes("data").until(endOfFrame).doc(QT_TR_NOOP("Whatever that program put there; others leave it alone."));
    schema = builder.finish();
}

void Jp2Format::header(RecordRef file)
{
    auto header = file.chunk("jp2h").doc(QT_TR_NOOP(
        "Says what the codestream is, and stands before it. In it: first ihdr, the sides and components; then bpcc "
        "where components differ, colr, the colours, and res, the size of a pixel."));
    fields.header = header.field();
    auto image = header.chunk("ihdr").doc(QT_TR_NOOP(
        "Sides and components of the picture. It is the first box in jp2h; readers refuse a file without it."));
    fields.imageHeader = image.field();
    fields.height = image.u32("height")
                        .notZero()
                        .error("")
                        .noRepair()
                        .unit(QT_TR_NOOP("pixels"))
                        .doc(QT_TR_NOOP("Height of the picture, as in the codestream, which counts where they differ."))
                        .field();
    fields.width = image.u32("width")
                       .notZero()
                       .error("")
                       .noRepair()
                       .unit(QT_TR_NOOP("pixels"))
                       .doc(QT_TR_NOOP("Width of the picture, as in the codestream, which counts where they differ."))
                       .field();
    image.u16("componentCount")
        .notZero()
        .error("")
        .noRepair()
        .doc(QT_TR_NOOP(
            "Number of components: 1 for grey, 3 for colours, one more with alpha; as many as the codestream has."));
    image.u8("bitsPerComponent")
        .doc(QT_TR_NOOP("Bits of a component, less one (7 for eight bits), 128 more where its numbers are signed; 255 "
                        "when components differ, and bpcc tells of each."));
    image.u8("compressionType")
        .equals(7)
        .error("")
        .doc(QT_TR_NOOP("How the codestream is packed: by wavelets, the only way there is."));
    image.u8("unknownColorSpace")
        .names({{0, QT_TR_NOOP("no")}, {1, QT_TR_NOOP("yes")}})
        .doc(QT_TR_NOOP("Whether the colours named in colr are only a guess."));
    image.u8("hasRights")
        .names({{0, QT_TR_NOOP("no")}, {1, QT_TR_NOOP("yes")}})
        .doc(QT_TR_NOOP("Whether a box says who owns the picture."));
    auto bits = header.chunk("bpcc").doc(
        QT_TR_NOOP("Bits of each component, where they differ: there where bitsPerComponent of ihdr is 255."));
    bits.u8("bits")
        .until(endOfFrame)
        .doc(QT_TR_NOOP("One number for each component: its bits, less one (7 for eight bits); 128 more where its "
                        "numbers are signed."));
    auto color = header.chunk("colr").doc(
        QT_TR_NOOP("What the numbers of the components mean as colours: a known colour space, or a profile."));
    const auto method = color.u8("method")
                            .names(colorMethods)
                            .info("")
                            .noRepair()
                            .initially({1})
                            .doc(QT_TR_NOOP("How the colours are told: by a number, or by a profile."));
    color.i8("precedence").doc(QT_TR_NOOP("Not used: 0, and readers do not look at it."));
    color.u8("approximation")
        .doc(QT_TR_NOOP("Not used: 0. How well the colours are met, in other standards of the family."));
    color.u32("enumeratedColorSpace")
        .names(colorSpaces)
        .info("")
        .noRepair()
        .initially({16})
        .when(method.is(1))
        .doc(QT_TR_NOOP("Which colours the components are, as a number that the standard gives them. With a wrong one "
                        "the colours are wrong."));
    color.bytes("profile")
        .until(endOfFrame)
        .when(!method.is(1))
        .doc(QT_TR_NOOP("An ICC profile: what the numbers mean exactly as colours. Readers that pass over it show "
                        "slightly other colours."));
    auto resolution = header.chunk("res ").doc(
        QT_TR_NOOP("How large a pixel is; a file may do without. In it: resc, as the picture was taken, resd, as it "
                   "should be shown, or both."));
    const auto captured = resolution.chunk("resc").doc(
        QT_TR_NOOP("How large a pixel was where the picture was taken, by a scanner for instance: pixels per metre, as "
                   "fractions and powers of ten."));
    const auto shown = resolution.chunk("resd").doc(
        QT_TR_NOOP("How large a pixel should be where the picture is shown or printed: pixels per metre, as fractions "
                   "and powers of ten."));
    for (RecordRef one : {captured, shown}) {
        one.u16("verticalNumerator")
            .doc(QT_TR_NOOP("Upper part of the fraction: divided by verticalDenominator, times 10 to the power of "
                            "verticalExponent, it is pixels a metre from top to bottom."));
        one.u16("verticalDenominator")
            .notZero()
            .initially({1})
            .doc(QT_TR_NOOP("Lower part of the fraction: verticalNumerator divided by it, times 10 to the power of "
                            "verticalExponent, is pixels a metre from top to bottom."));
        one.u16("horizontalNumerator")
            .doc(QT_TR_NOOP("Upper part of the fraction: divided by horizontalDenominator, times 10 to the power of "
                            "horizontalExponent, it is pixels a metre from left to right."));
        one.u16("horizontalDenominator")
            .notZero()
            .initially({1})
            .doc(QT_TR_NOOP("Lower part of the fraction: horizontalNumerator divided by it, times 10 to the power of "
                            "horizontalExponent, is pixels a metre from left to right."));
        one.i8("verticalExponent")
            .doc(QT_TR_NOOP("Power of ten by which the vertical fraction is multiplied to give pixels a metre; 2 makes "
                            "it a hundred times as many."));
        one.i8("horizontalExponent")
            .doc(QT_TR_NOOP("Power of ten by which the horizontal fraction is multiplied to give pixels a metre; 2 "
                            "makes it a hundred times as many."));
    }
}

const Format &jp2Format()
{
    static const Format format{
        .id = "image.jp2",
        .name = QT_TRANSLATE_NOOP("formats", "JPEG 2000 picture"),
        .extensions = {QStringLiteral("jp2")},
        .recognition = QT_TRANSLATE_NOOP("formats", "The file begins with a box of 12 bytes called jP."),
        .signatures = {signature},
        .schema = [] { return Jp2Format::instance().schema; },
        .rules = jp2Rules(),
        .scene = &jp2Scene,
    };
    return format;
}

} // namespace hexahedron
