#include "core/picture/reading.h"

#include <png.h>

#include <csetjmp>
#include <cstring>

namespace hexahedron::picture {

namespace {

/// What libpng reads from and tells. It leaves functions with longjmp(), so those that call it own nothing.
struct PngState
{
    const char *data = nullptr;
    size_t size = 0, position = 0;
    png_structp png = nullptr;
    png_infop info = nullptr;
    char message[128] = "";
    bool ends = false;   ///< the file ended too early
    bool warned = false; ///< about a checksum or the like
    png_uint_32 width = 0, height = 0;
    int passes = 1;
    int depth = 0;
    bool hasAlpha = false, isGrey = false;
    int wholeRows = 0; ///< of the last pass
    int pass = 0;
};

PngState &stateOf(png_structp png)
{
    return *static_cast<PngState *>(png_get_error_ptr(png));
}

[[noreturn]] void onError(png_structp png, png_const_charp message)
{
    PngState &state = stateOf(png);
    std::strncpy(state.message, message, sizeof state.message - 1);
    std::longjmp(png_jmpbuf(png), 1);
}

void onWarning(png_structp png, png_const_charp message)
{
    PngState &state = stateOf(png);
    if (!state.warned)
        std::strncpy(state.message, message, sizeof state.message - 1);
    state.warned = true;
}

void readBytes(png_structp png, png_bytep to, png_size_t count)
{
    PngState &state = *static_cast<PngState *>(png_get_io_ptr(png));
    if (count > state.size - state.position) {
        state.ends = true;
        png_error(png, "file ends");
    }
    std::memcpy(to, state.data + state.position, count);
    state.position += count;
}

/// Reads up to the pixels; false when there is an error.
bool readHeader(PngState &state)
{
    if (setjmp(png_jmpbuf(state.png)) != 0)
        return false;
    png_set_read_fn(state.png, &state, &readBytes);
    png_set_crc_action(state.png, PNG_CRC_WARN_USE, PNG_CRC_WARN_DISCARD);
    png_set_user_limits(state.png, 0x7fffffff, 0x7fffffff);
    png_set_chunk_cache_max(state.png, 1000);
    png_set_chunk_malloc_max(state.png, 8'000'000);
    png_set_benign_errors(state.png, 1);
    // Profiles, texts and the like: what is wrong with them is no matter of pixels.
    png_set_keep_unknown_chunks(state.png, PNG_HANDLE_CHUNK_NEVER, nullptr, -1);
    png_read_info(state.png, state.info);
    int colorType = 0;
    png_get_IHDR(state.png, state.info, &state.width, &state.height, &state.depth, &colorType, nullptr, nullptr,
                 nullptr);
    state.isGrey = !(colorType & PNG_COLOR_MASK_COLOR);
    state.hasAlpha = (colorType & PNG_COLOR_MASK_ALPHA) || png_get_valid(state.png, state.info, PNG_INFO_tRNS);
    return true;
}

/// Reads rows until the end or an error; false in the latter case. Takes memory for rows, so the sides must be known to be good.
bool readRows(PngState &state, uchar *pixels, size_t rowBytes, const std::atomic_bool *cancelled)
{
    if (setjmp(png_jmpbuf(state.png)) != 0)
        return false;
    png_set_expand(state.png);
    png_set_gray_to_rgb(state.png);
    if (state.depth == 16)
        png_set_swap(state.png); // this machine's order, as everywhere in an image
    png_set_add_alpha(state.png, state.depth == 16 ? 0xffff : 0xff, PNG_FILLER_AFTER);
    state.passes = png_set_interlace_handling(state.png);
    png_read_update_info(state.png, state.info);
    for (state.pass = 0; state.pass < state.passes; ++state.pass) {
        for (state.wholeRows = 0; state.wholeRows < int(state.height); ++state.wholeRows) {
            if (cancelled && *cancelled)
                return true;
            png_read_row(state.png, nullptr, pixels + size_t(state.wholeRows) * rowBytes);
        }
    }
    png_read_end(state.png, nullptr);
    return true;
}

QString troubleOf(const PngState &state)
{
    return state.ends
               ? sentence(QT_TRANSLATE_NOOP("picture", "the bytes end too early."))
               : sentence(QT_TRANSLATE_NOOP("picture", "libpng says \"%1\".")).arg(QLatin1StringView(state.message));
}

} // namespace

Decoded decodePng(const Job &job)
{
    const QByteArray file = job.file();
    PngState state;
    state.data = file.constData();
    state.size = size_t(file.size());
    state.png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &state, &onError, &onWarning);
    state.info = state.png ? png_create_info_struct(state.png) : nullptr;
    if (!state.info) {
        png_destroy_read_struct(&state.png, nullptr, nullptr);
        return broken();
    }
    Decoded result;
    if (!readHeader(state)) {
        result = broken(troubleOf(state));
    } else {
        constexpr qint64 MostPixelsPerByte = 8 * 1032; // of one bit each, packed as much as deflate can
        result = announced(state.width, state.height, state.depth == 16 ? Image::Depth::Bits16 : Image::Depth::Bits8,
                           file.size(), MostPixelsPerByte);
        if (!result.image.isNull()) {
            Image &image = result.image;
            image.hasAlpha = state.hasAlpha;
            image.isGrey = state.isGrey;
            const bool isWhole = readRows(state, image.row(0), size_t(image.rowBytes()), job.cancelled);
            const bool hasAllRows = state.pass == state.passes;
            if (!isWhole && !hasAllRows) {
                markMissing(result, state.wholeRows, troubleOf(state));
                if (state.passes > 1) { // coarse pixels are there already, all over
                    result.missing = {};
                    result.trouble = sentence(QT_TRANSLATE_NOOP("picture", "Only %1 of %2 passes could be read: %3"))
                                         .arg(state.pass)
                                         .arg(state.passes)
                                         .arg(troubleOf(state));
                }
            } else if (!isWhole || state.warned) {
                result.trouble = sentence(QT_TRANSLATE_NOOP("picture", "The picture could be read, but %1"))
                                     .arg(troubleOf(state));
            }
        }
    }
    png_destroy_read_struct(&state.png, &state.info, nullptr);
    return job.isCancelled() ? Decoded{} : result;
}

} // namespace hexahedron::picture
