#pragma once

#include "core/formats/horde3d/hordehost.h"
#include "core/issues/issue.h"

#include <QtGlobal>

/// What pictures can have wrong. The numbers are those of the rules in the reference of Horde3D; what only that engine minds is
/// said of its own textures. Those not named here are rules of single fields (in the descriptions) or of the engine
/// (core/check/engineissues.h).
namespace hexahedron::imageissues {

/// Said of textures of Horde3D only.
constexpr IssueKind inHorde3d(IssueKind kind)
{
    kind.host = &horde3d;
    return kind;
}

/// 89
inline constexpr IssueKind extensionDiffers{
    "EXTENSION_DIFFERS", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The name of the file ends with .%1, but the content is that of a .%2 file."),
    QT_TRANSLATE_NOOP("issues", "Readers that go by the name will not read it. Rename the file, or convert it.")};
/// 99
inline constexpr IssueKind sideTooLarge{
    "PICTURE_TOO_LARGE", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The side of %1 pixels is longer than the %2 that graphics hardware takes."),
    QT_TRANSLATE_NOOP("issues", "The texture cannot be made, or the number is not what was meant.")};
/// 99
inline constexpr IssueKind sideNotPowerOfTwo = inHorde3d(
    {"SIDE_NOT_POWER_OF_TWO", Severity::Warning,
     QT_TRANSLATE_NOOP("issues", "The side of %1 pixels is no power of two."),
     QT_TRANSLATE_NOOP(
         "issues",
         "Old graphics hardware that Horde3D supports takes only 1, 2, 4, 8, … pixels, or is slow with others.")});
/// 99
inline constexpr IssueKind sideNotWholeBlocks{
    "SIDE_NOT_WHOLE_BLOCKS", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The side of %1 pixels is no multiple of 4."),
    QT_TRANSLATE_NOOP("issues", "The picture is made of blocks of 4 × 4 pixels; the last ones stick out.")};

/// 90 91 94 95 96 97 98
inline constexpr IssueKind sideWrong{
    "SIDE_WRONG", Severity::Error, QT_TRANSLATE_NOOP("issues", "The side of the picture is %1 pixels."),
    QT_TRANSLATE_NOOP("issues",
                      "Pictures have at least one pixel each way; readers reject others or show nothing. What "
                      "would be right, the file does not say.")};
/// 96 97 98
inline constexpr IssueKind pixelsMissing{
    "PIXELS_MISSING", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The picture should have %1 pixels, but has only %2."),
    QT_TRANSLATE_NOOP("issues", "The file may have been cut off; the rest of the picture is anything.")};
/// 97 98
inline constexpr IssueKind pixelsLeftOver{
    "PIXELS_LEFT_OVER", Severity::Warning, QT_TRANSLATE_N_NOOP("issues", "%n more bytes follow after the last pixel."),
    QT_TRANSLATE_NOOP("issues", "Readers ignore it. It may be that width, height or format are wrong.")};

/// 90 91
inline constexpr IssueKind pixelFormatNotTaken = inHorde3d(
    {"PIXEL_FORMAT_NOT_READ", Severity::Error,
     QT_TRANSLATE_NOOP("issues", "Horde3D does not read the pixel format %1."),
     QT_TRANSLATE_NOOP("issues",
                       "It takes DXT1, DXT3, DXT5, BC6H, BC7, RGBA of 16 or 32 bit floats, and RGB or BGR with "
                       "24 or 32 bits. Convert the texture.")});
/// 90
inline constexpr IssueKind surfaceNotTaken = inHorde3d(
    {"SURFACE_KIND_NOT_READ", Severity::Error,
     QT_TRANSLATE_NOOP("issues", "Horde3D does not read surfaces of the kind 0x%1."),
     QT_TRANSLATE_NOOP("issues", "It takes plain textures (0), cubes with all six faces and volumes.")});
/// 90
inline constexpr IssueKind cubeIncomplete = inHorde3d(
    {"CUBE_INCOMPLETE", Severity::Error, QT_TRANSLATE_NOOP("issues", "The cube has %1 of its six faces."),
     QT_TRANSLATE_NOOP("issues", "Horde3D makes an empty texture of it.")});
/// 90
inline constexpr IssueKind cubeNotSquare{
    "CUBE_NOT_SQUARE", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The faces of the cube are %1 × %2 pixels."),
    QT_TRANSLATE_NOOP("issues", "The faces of a cube are squares; hardware does not take others.")};
/// 90 91
inline constexpr IssueKind levelsTooMany{
    "LEVELS_TOO_MANY", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "There are %1 levels, but level %2 has only one pixel already."),
    QT_TRANSLATE_NOOP("issues", "Repairing sets the number to that of a full chain.")};
/// 90 91
inline constexpr IssueKind levelsNone{"LEVELS_NONE", Severity::Error,
                                      QT_TRANSLATE_NOOP("issues", "The number of levels is 0."),
                                      QT_TRANSLATE_NOOP("issues", "Horde3D loads nothing. Repairing sets it to 1.")};
/// 90
inline constexpr IssueKind bc6hOffByOne = inHorde3d(
    {"BC6H_MISREAD", Severity::Warning,
     QT_TRANSLATE_NOOP("issues", "Horde3D takes format %1 for another one of the BC6H and BC7 formats than it is."),
     QT_TRANSLATE_NOOP("issues",
                       "It is off by one: 96 is read without signs, and 97, which is BC7, as BC6H with signs.")});
/// 90
inline constexpr IssueKind arrayNotRead = inHorde3d({"ARRAY_NOT_READ", Severity::Warning,
                                                     QT_TRANSLATE_NOOP("issues", "There are %1 textures in an array."),
                                                     QT_TRANSLATE_NOOP("issues", "Horde3D reads the first one only.")});

/// 92
inline constexpr IssueKind chunkMissing{
    "IMAGE_CHUNK_MISSING", Severity::Error, QT_TRANSLATE_NOOP("issues", "There is no chunk %2."),
    QT_TRANSLATE_NOOP("issues",
                      "Readers do not show the picture, or only a part of it. The file may have been cut off.")};
/// 92
inline constexpr IssueKind headerNotFirst{"HEADER_NOT_FIRST", Severity::Error,
                                          QT_TRANSLATE_NOOP("issues", "IHDR is not the first chunk."),
                                          QT_TRANSLATE_NOOP("issues", "Readers do not take the file for a picture.")};
/// 92
inline constexpr IssueKind headerRepeated{"HEADER_REPEATED", Severity::Error,
                                          QT_TRANSLATE_NOOP("issues", "There is a second chunk IHDR."),
                                          QT_TRANSLATE_NOOP("issues", "Readers reject the picture.")};
/// 92
inline constexpr IssueKind pixelsNotZlib{
    "PIXELS_DAMAGED", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The packed pixels make no sense after %1 of %2 bytes of the picture."),
    QT_TRANSLATE_NOOP("issues", "They are no zlib stream, or were damaged; readers show nothing or the part before.")};
/// 92
inline constexpr IssueKind pixelsShort{
    "PIXELS_SHORT", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The picture takes %1 bytes, but the packed pixels make %2 only."),
    QT_TRANSLATE_NOOP("issues", "The file may have been cut off, or width, height or format are wrong.")};
/// 92
inline constexpr IssueKind pixelsLong{
    "PIXELS_LONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The picture takes %1 bytes, but the packed pixels make more."),
    QT_TRANSLATE_NOOP("issues", "Readers ignore the rest. It may be that width, height or format are wrong.")};
/// 92
inline constexpr IssueKind pixelSumWrong{
    "PIXEL_SUM_WRONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The checksum of the pixels (Adler-32) is wrong or missing."),
    QT_TRANSLATE_NOOP("issues", "The pixels were damaged, or changed without it. Some readers reject the picture; "
                                "Horde3D does not look.")};
/// 92
inline constexpr IssueKind criticalChunkUnknown{
    "CRITICAL_CHUNK_UNKNOWN", Severity::Error, QT_TRANSLATE_NOOP("issues", "The chunk %1 is not known, but must be."),
    QT_TRANSLATE_NOOP("issues", "The capital at the beginning of its name says so; readers reject the picture.")};
/// 92
inline constexpr IssueKind bitDepthWrong{
    "BIT_DEPTH_WRONG", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "There are no pictures with %1 bits in a sample of colour type %2."),
    QT_TRANSLATE_NOOP("issues", "Palettes have 1, 2, 4 or 8 bits, grey has 16 as well, all others 8 or 16.")};

/// 93
inline constexpr IssueKind jpegNotTaken = inHorde3d(
    {"JPEG_NOT_READ", Severity::Error, QT_TRANSLATE_NOOP("issues", "Horde3D does not read JPEG files with %1."),
     QT_TRANSLATE_NOOP("issues", "It takes baseline and progressive pictures of 8 bits "
                                 "with 1, 3 or 4 components. Convert the picture.")});
/// 93
inline constexpr IssueKind segmentMissing{
    "SEGMENT_MISSING", Severity::Error, QT_TRANSLATE_NOOP("issues", "There is no segment %1."),
    QT_TRANSLATE_NOOP("issues", "The file may have been cut off; readers show nothing, or only a part of it.")};
/// 93
inline constexpr IssueKind markerExpected{
    "MARKER_EXPECTED", Severity::Warning,
    QT_TRANSLATE_N_NOOP("issues", "There should be a marker, but %n other bytes are there."),
    QT_TRANSLATE_NOOP("issues", "Some readers go on to the next marker, others stop. A length before may be wrong.")};

/// 94
inline constexpr IssueKind colorTableMissing{
    "COLOR_TABLE_MISSING", Severity::Error, QT_TRANSLATE_NOOP("issues", "The image has no colours."),
    QT_TRANSLATE_NOOP("issues", "There is neither a table of its own nor one for all; readers reject the file.")};
/// 94
inline constexpr IssueKind moreImages = inHorde3d({"IMAGES_UNUSED", Severity::Info,
                                                   QT_TRANSLATE_NOOP("issues", "There is more than one image."),
                                                   QT_TRANSLATE_NOOP("issues", "Horde3D uses the first one only.")});
/// 94
inline constexpr IssueKind imageOutside{
    "IMAGE_OUTSIDE_SCREEN", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The image goes to %1 × %2, but the screen has %3 × %4 pixels."),
    QT_TRANSLATE_NOOP("issues", "Some readers reject the picture, others cut the image off.")};
/// 94
inline constexpr IssueKind subBlocksNotEnded{
    "SUB_BLOCKS_NOT_ENDED", Severity::Error, QT_TRANSLATE_NOOP("issues", "The pieces of data do not come to an end."),
    QT_TRANSLATE_NOOP("issues", "A piece of 0 bytes should be the last. The file may have been cut off.")};
/// 94
inline constexpr IssueKind imageMissing{"IMAGE_MISSING", Severity::Error,
                                        QT_TRANSLATE_NOOP("issues", "There is no image."),
                                        QT_TRANSLATE_NOOP("issues", "The file may have been cut off.")};
/// 94
inline constexpr IssueKind trailerMissing{
    "TRAILER_MISSING", Severity::Warning, QT_TRANSLATE_NOOP("issues", "No block says that the file ends here."),
    QT_TRANSLATE_NOOP("issues", "The file may have been cut off; most readers do not mind.")};

/// 95
inline constexpr IssueKind bmpNotTaken = inHorde3d(
    {"BITMAP_NOT_READ", Severity::Error, QT_TRANSLATE_NOOP("issues", "Horde3D does not read bitmaps with %1."),
     QT_TRANSLATE_NOOP("issues",
                       "It takes 4, 8, 16, 24 and 32 bits for each pixel without compression. Convert the picture.")});
/// 95
inline constexpr IssueKind fileSizeDiffers{
    "FILE_SIZE_DIFFERS", Severity::Warning, QT_TRANSLATE_NOOP("issues", "The header says %1 bytes, but there are %2."),
    QT_TRANSLATE_NOOP("issues",
                      "The file may be cut off, or something was appended. Repairing writes the size that it has.")};
/// 96
inline constexpr IssueKind tgaNotTaken{
    "TARGA_NOT_READ", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "There are no TGA files of type %1 with %2 bits for each pixel."),
    QT_TRANSLATE_NOOP(
        "issues", "Readers know the types 1, 2, 3, 9, 10 and 11 with 8, 15, 16, 24 or 32 bits. They reject others.")};

/// 96
inline constexpr IssueKind tgaMapNotTaken{
    "COLOR_MAP_NOT_READ", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "There are no colour maps with %1 bits for each colour."),
    QT_TRANSLATE_NOOP("issues", "Colours have 8, 15, 16, 24 or 32 bits. Readers reject others.")};
/// 91
inline constexpr IssueKind levelShort{
    "LEVEL_SIZE_SHORT", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The level's size in bytes is %1, but its pixels take %2."),
    QT_TRANSLATE_NOOP("issues", "Readers read past them. Width, height or the format may be wrong.")};
/// 91
inline constexpr IssueKind levelLong{
    "LEVEL_SIZE_LONG", Severity::Warning,
    QT_TRANSLATE_NOOP("issues", "The level says %1 bytes, but its pixels take %2 only."),
    QT_TRANSLATE_NOOP("issues", "The rest is not used. Width, height or the format may be wrong.")};

/// 97
inline constexpr IssueKind psdDepthNotTaken = inHorde3d(
    {"DEPTH_NOT_READ", Severity::Error,
     QT_TRANSLATE_NOOP("issues", "Horde3D does not read documents with %1 bits in a sample."),
     QT_TRANSLATE_NOOP("issues", "It takes 8 and 16. Convert the picture.")});

/// 97
inline constexpr IssueKind rowsShort{
    "ROWS_SHORT", Severity::Error,
    QT_TRANSLATE_NOOP("issues", "The packed rows take %1 bytes, as the list before them says, but only %2 are there."),
    QT_TRANSLATE_NOOP("issues", "The file may have been cut off; the rest of the picture is anything.")};

/// 98
inline constexpr IssueKind hdrLineEnds{
    "LINE_ENDS_NOT_READ", Severity::Error,
    QT_TRANSLATE_N_NOOP("issues", "%n lines of the header end with a carriage return."),
    QT_TRANSLATE_NOOP("issues",
                      "Readers that take it for text, such as Horde3D, find neither the format nor the end of the "
                      "header. Repairing deletes it; line feeds stay.")};
/// 98
inline constexpr IssueKind hdrEmptyLineMissing{
    "EMPTY_LINE_MISSING", Severity::Error, QT_TRANSLATE_NOOP("issues", "No empty line ends the header."),
    QT_TRANSLATE_NOOP("issues", "Readers take the sides and the pixels for more of it. Repairing inserts the line.")};
/// 98
inline constexpr IssueKind hdrSidesMissing{
    "SIDES_MISSING", Severity::Error, QT_TRANSLATE_NOOP("issues", "No line says how large the picture is."),
    QT_TRANSLATE_NOOP("issues", "An empty line should end the header, and then the sides should follow, for instance "
                                "-Y 2 +X 3. Without it, no reader knows where the pixels begin.")};
/// 98
inline constexpr IssueKind hdrRowDamaged{
    "ROW_DAMAGED", Severity::Error, QT_TRANSLATE_NOOP("issues", "Row %1 does not make %2 pixels."),
    QT_TRANSLATE_NOOP("issues", "Its length or its run lengths are wrong; readers reject the picture.")};
/// 98
inline constexpr IssueKind hdrFormatMissing = inHorde3d(
    {"FORMAT_LINE_MISSING", Severity::Error, QT_TRANSLATE_NOOP("issues", "No line says FORMAT=32-bit_rle_rgbe."),
     QT_TRANSLATE_NOOP("issues", "Horde3D rejects the picture; its colours may be stored in another way.")});
/// 98
inline constexpr IssueKind hdrOrientation = inHorde3d(
    {"ORIENTATION_NOT_READ", Severity::Error,
     QT_TRANSLATE_NOOP("issues", "Horde3D does not read pictures of the orientation \"%1\"."),
     QT_TRANSLATE_NOOP("issues", "It takes -Y, the height, +X and the width. Turn the picture.")});

} // namespace hexahedron::imageissues
