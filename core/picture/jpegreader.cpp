#include "core/picture/reading.h"

#include <cstdio> // jpeglib.h needs it

#include <jpeglib.h>

#include <csetjmp>
#include <cstring>

namespace hexahedron::picture {

namespace {

/// What libjpeg reads and tells. It is left with longjmp(), so functions that call it own nothing.
struct JpegState
{
    jpeg_decompress_struct jpeg;
    jpeg_error_mgr errors;
    std::jmp_buf onError;
    char message[JMSG_LENGTH_MAX] = "";
    const std::atomic_bool *cancelled = nullptr;
    bool isCmyk = false, isInverted = false;
    int wholeRows = 0;
};

[[noreturn]] void leave(j_common_ptr jpeg)
{
    auto *state = static_cast<JpegState *>(jpeg->client_data);
    jpeg->err->format_message(jpeg, state->message);
    std::longjmp(state->onError, 1);
}

/// Keeps the first warning; libjpeg goes on with something instead of what is missing.
void note(j_common_ptr jpeg, int level)
{
    if (level >= 0)
        return;
    auto *state = static_cast<JpegState *>(jpeg->client_data);
    if (jpeg->err->num_warnings++ == 0)
        jpeg->err->format_message(jpeg, state->message);
}

/// A picture may have any number of scans that change nothing.
void watchScans(j_common_ptr jpeg)
{
    constexpr int MostScans = 100;
    const auto *state = static_cast<const JpegState *>(jpeg->client_data);
    if (state->jpeg.input_scan_number > MostScans || (state->cancelled && *state->cancelled))
        leave(jpeg);
}

bool readHeader(JpegState &state, const uchar *data, size_t size)
{
    if (setjmp(state.onError) != 0)
        return false;
    jpeg_create_decompress(&state.jpeg);
    state.jpeg.client_data = &state;
    state.jpeg.mem->max_memory_to_use = 1 << 30;
    jpeg_mem_src(&state.jpeg, data, size);
    jpeg_read_header(&state.jpeg, TRUE);
    state.isCmyk = state.jpeg.num_components == 4;
    state.isInverted = state.jpeg.saw_Adobe_marker;
    state.jpeg.out_color_space = state.isCmyk                     ? JCS_CMYK
                                 : state.jpeg.num_components == 1 ? JCS_GRAYSCALE
                                                                  : JCS_EXT_RGBA;
    return true;
}

void spreadGrey(uchar *row, int width)
{
    for (int x = width - 1; x >= 0; --x) { // from the end: it grows in place
        const uchar grey = row[x];
        uchar *to = row + x * Image::Channels;
        to[0] = to[1] = to[2] = grey;
        to[3] = 0xff;
    }
}

void fromCmyk(uchar *row, int width, bool isInverted)
{
    for (int x = 0; x < width; ++x, row += Image::Channels) {
        const int black = isInverted ? row[3] : 255 - row[3];
        for (int i = 0; i < 3; ++i)
            row[i] = uchar((isInverted ? row[i] : 255 - row[i]) * black / 255);
        row[3] = 0xff;
    }
}

bool readRows(JpegState &state, uchar *pixels, size_t rowBytes)
{
    if (setjmp(state.onError) != 0)
        return false;
    jpeg_start_decompress(&state.jpeg);
    while (state.jpeg.output_scanline < state.jpeg.output_height) {
        if (state.cancelled && *state.cancelled)
            return true;
        JSAMPROW row = pixels + size_t(state.jpeg.output_scanline) * rowBytes;
        jpeg_read_scanlines(&state.jpeg, &row, 1);
        if (state.isCmyk)
            fromCmyk(row, int(state.jpeg.output_width), state.isInverted);
        else if (state.jpeg.out_color_space == JCS_GRAYSCALE)
            spreadGrey(row, int(state.jpeg.output_width));
        ++state.wholeRows;
    }
    return true;
}

} // namespace

Decoded decodeJpeg(const Job &job)
{
    const QByteArray file = job.file();
    JpegState state{};
    jpeg_progress_mgr progress{};
    state.jpeg.err = jpeg_std_error(&state.errors);
    state.jpeg.client_data = &state;
    state.cancelled = job.cancelled;
    state.errors.error_exit = &leave;
    state.errors.emit_message = &note;
    Decoded result;
    const auto why = [&] {
        return sentence(QT_TRANSLATE_NOOP("picture", "libjpeg says \"%1\".")).arg(QLatin1StringView(state.message));
    };
    if (!readHeader(state, reinterpret_cast<const uchar *>(file.constData()), size_t(file.size()))) {
        result = broken(why());
    } else {
        constexpr qint64 MostPixelsPerByte = 512; // a bit for each block of 8 × 8
        result = announced(state.jpeg.image_width, state.jpeg.image_height, Image::Depth::Bits8, file.size(),
                           MostPixelsPerByte);
        if (!result.image.isNull()) {
            progress.progress_monitor = &watchScans;
            state.jpeg.progress = &progress;
            result.image.isGrey = state.jpeg.num_components == 1;
            const bool isWhole = readRows(state, result.image.row(0), size_t(result.image.rowBytes()));
            if (!isWhole)
                markMissing(result, state.wholeRows, why());
            else if (state.errors.num_warnings > 0)
                result.trouble = sentence(QT_TRANSLATE_NOOP("picture", "The picture could be read, but %1")).arg(why());
        }
    }
    jpeg_destroy_decompress(&state.jpeg);
    return job.isCancelled() ? Decoded{} : result;
}

} // namespace hexahedron::picture
