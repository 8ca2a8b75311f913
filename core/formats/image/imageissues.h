#pragma once

#include "core/formats/horde3d/hordehost.h"
#include "core/issues/issue.h"

#include <QtGlobal>

/// What pictures can have wrong. The numbers are those of the rules in the reference of Horde3D; what only that engine minds is
/// said of its own textures. Those not named here are rules of single fields (in the descriptions) or of the engine
/// (core/check/engineissues.h).
namespace hexahedron::imageissues {

/// Said of textures of Horde3D only.
constexpr IssueKind inHorde3d(const char *code, Severity severity)
{
    return {.code = code, .severity = severity, .host = &horde3d};
}

inline constexpr IssueKind extensionDiffers{"EXTENSION_DIFFERS", Severity::Warning};                  ///< 89
inline constexpr IssueKind sideTooLarge{"PICTURE_TOO_LARGE", Severity::Warning};                      ///< 99
inline constexpr IssueKind sideNotPowerOfTwo = inHorde3d("SIDE_NOT_POWER_OF_TWO", Severity::Warning); ///< 99
inline constexpr IssueKind sideNotWholeBlocks{"SIDE_NOT_WHOLE_BLOCKS", Severity::Warning};            ///< 99

inline constexpr IssueKind sideWrong{"SIDE_WRONG", Severity::Error};              ///< 90 91 94 95 96 97 98
inline constexpr IssueKind pixelsMissing{"PIXELS_MISSING", Severity::Warning};    ///< 96 97 98
inline constexpr IssueKind pixelsLeftOver{"PIXELS_LEFT_OVER", Severity::Warning}; ///< 96 97 98

inline constexpr IssueKind pixelFormatNotTaken = inHorde3d("PIXEL_FORMAT_NOT_READ", Severity::Error); ///< 90 91
inline constexpr IssueKind surfaceNotTaken = inHorde3d("SURFACE_KIND_NOT_READ", Severity::Error);     ///< 90
inline constexpr IssueKind cubeIncomplete = inHorde3d("CUBE_INCOMPLETE", Severity::Error);            ///< 90
inline constexpr IssueKind cubeNotSquare{"CUBE_NOT_SQUARE", Severity::Warning};                       ///< 90
inline constexpr IssueKind levelsTooMany{"LEVELS_TOO_MANY", Severity::Warning};                       ///< 90 91
inline constexpr IssueKind levelsNone{"LEVELS_NONE", Severity::Error};                                ///< 90 91
inline constexpr IssueKind bc6hOffByOne = inHorde3d("BC6H_MISREAD", Severity::Warning);               ///< 90
inline constexpr IssueKind arrayNotRead = inHorde3d("ARRAY_NOT_READ", Severity::Warning);             ///< 90

inline constexpr IssueKind chunkMissing{"IMAGE_CHUNK_MISSING", Severity::Error};              ///< 92
inline constexpr IssueKind headerNotFirst{"HEADER_NOT_FIRST", Severity::Error};               ///< 92
inline constexpr IssueKind headerRepeated{"HEADER_REPEATED", Severity::Error};                ///< 92
inline constexpr IssueKind pixelsNotZlib{"PIXELS_DAMAGED", Severity::Error};                  ///< 92
inline constexpr IssueKind pixelsShort{"PIXELS_SHORT", Severity::Error};                      ///< 92
inline constexpr IssueKind pixelsLong{"PIXELS_LONG", Severity::Warning};                      ///< 92
inline constexpr IssueKind pixelSumWrong{"PIXEL_SUM_WRONG", Severity::Warning};               ///< 92
inline constexpr IssueKind histogramLengthWrong{"HISTOGRAM_LENGTH_WRONG", Severity::Warning}; ///< 92
inline constexpr IssueKind criticalChunkUnknown{"CRITICAL_CHUNK_UNKNOWN", Severity::Error};   ///< 92
inline constexpr IssueKind bitDepthWrong{"BIT_DEPTH_WRONG", Severity::Error};                 ///< 92

inline constexpr IssueKind jpegNotTaken = inHorde3d("JPEG_NOT_READ", Severity::Error); ///< 93
inline constexpr IssueKind segmentMissing{"SEGMENT_MISSING", Severity::Error};         ///< 93
inline constexpr IssueKind markerExpected{"MARKER_EXPECTED", Severity::Warning};       ///< 93

inline constexpr IssueKind colorTableMissing{"COLOR_TABLE_MISSING", Severity::Error};  ///< 94
inline constexpr IssueKind moreImages = inHorde3d("IMAGES_UNUSED", Severity::Info);    ///< 94
inline constexpr IssueKind imageOutside{"IMAGE_OUTSIDE_SCREEN", Severity::Error};      ///< 94
inline constexpr IssueKind subBlocksNotEnded{"SUB_BLOCKS_NOT_ENDED", Severity::Error}; ///< 94
inline constexpr IssueKind imageMissing{"IMAGE_MISSING", Severity::Error};             ///< 94
inline constexpr IssueKind trailerMissing{"TRAILER_MISSING", Severity::Warning};       ///< 94

inline constexpr IssueKind bmpNotTaken = inHorde3d("BITMAP_NOT_READ", Severity::Error); ///< 95
inline constexpr IssueKind fileSizeDiffers{"FILE_SIZE_DIFFERS", Severity::Warning};     ///< 95
inline constexpr IssueKind tgaNotTaken{"TARGA_NOT_READ", Severity::Error};              ///< 96

inline constexpr IssueKind tgaMapNotTaken{"COLOR_MAP_NOT_READ", Severity::Error}; ///< 96
inline constexpr IssueKind levelShort{"LEVEL_SIZE_SHORT", Severity::Error};       ///< 91
inline constexpr IssueKind levelLong{"LEVEL_SIZE_LONG", Severity::Warning};       ///< 91

inline constexpr IssueKind psdDepthNotTaken = inHorde3d("DEPTH_NOT_READ", Severity::Error); ///< 97

inline constexpr IssueKind rowsShort{"ROWS_SHORT", Severity::Error}; ///< 97

inline constexpr IssueKind hdrLineEnds{"LINE_ENDS_NOT_READ", Severity::Error};                   ///< 98
inline constexpr IssueKind hdrEmptyLineMissing{"EMPTY_LINE_MISSING", Severity::Error};           ///< 98
inline constexpr IssueKind hdrSidesMissing{"SIDES_MISSING", Severity::Error};                    ///< 98
inline constexpr IssueKind hdrRowDamaged{"ROW_DAMAGED", Severity::Error};                        ///< 98
inline constexpr IssueKind hdrFormatMissing = inHorde3d("FORMAT_LINE_MISSING", Severity::Error); ///< 98
inline constexpr IssueKind hdrOrientation = inHorde3d("ORIENTATION_NOT_READ", Severity::Error);  ///< 98

} // namespace hexahedron::imageissues
