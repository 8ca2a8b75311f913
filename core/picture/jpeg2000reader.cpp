#include "core/picture/jpeg2000cost.h"
#include "core/picture/reading.h"

#include <openjpeg.h>

#include <cstring>
#include <memory>

namespace hexahedron::picture {

namespace {

struct Input
{
    QByteArray bytes;
    qsizetype position = 0;
};

OPJ_SIZE_T readBytes(void *to, OPJ_SIZE_T count, void *user)
{
    auto *input = static_cast<Input *>(user);
    const auto left = OPJ_SIZE_T(input->bytes.size() - input->position);
    if (left == 0)
        return OPJ_SIZE_T(-1);
    const OPJ_SIZE_T there = qMin(count, left);
    std::memcpy(to, input->bytes.constData() + input->position, there);
    input->position += qsizetype(there);
    return there;
}

OPJ_OFF_T skipBytes(OPJ_OFF_T count, void *user)
{
    auto *input = static_cast<Input *>(user);
    const qsizetype there = qBound<qsizetype>(-input->position, count, input->bytes.size() - input->position);
    input->position += there;
    return there == 0 && count != 0 ? -1 : there;
}

OPJ_BOOL seekTo(OPJ_OFF_T place, void *user)
{
    auto *input = static_cast<Input *>(user);
    if (place < 0 || place > input->bytes.size())
        return OPJ_FALSE;
    input->position = qsizetype(place);
    return OPJ_TRUE;
}

void keep(const char *message, void *user)
{
    auto *kept = static_cast<QString *>(user);
    if (kept->isEmpty())
        *kept = QString::fromLatin1(message).trimmed();
}

template<auto Function>
struct Call
{
    template<typename Type>
    void operator()(Type *what) const
    {
        Function(what);
    }
};
// Codecs and streams are of one type to the compiler, so that their deleters are named.
using Codec = std::unique_ptr<opj_codec_t, Call<&opj_destroy_codec>>;
using Stream = std::unique_ptr<opj_stream_t, Call<&opj_stream_destroy>>;
using Components = std::unique_ptr<opj_image_t, Call<&opj_image_destroy>>;

/// A component of the picture as a number of the image.
int valueOf(const opj_image_comp_t &component, int x, int y, int largest)
{
    const OPJ_UINT32 column = OPJ_UINT32(x) / qMax(1u, component.dx), row = OPJ_UINT32(y) / qMax(1u, component.dy);
    if (!component.data || column >= component.w || row >= component.h || component.prec == 0 || component.prec > 31)
        return 0;
    const qint64 raw = component.data[size_t(row) * component.w + column];
    const qint64 most = (qint64(1) << component.prec) - 1;
    const qint64 value = component.sgnd ? raw + (most + 1) / 2 : raw;
    return int(qBound<qint64>(0, value, most) * largest / most);
}

void copy(const opj_image_t &from, Image &to)
{
    const bool isGrey = from.numcomps < 3;
    const bool isWide = to.depth() == Image::Depth::Bits16;
    const int largest = int(to.largest());
    const int alpha = from.numcomps == 2 ? 1 : from.numcomps >= 4 ? 3 : -1;
    for (int y = 0; y < to.height(); ++y) {
        uchar *row = to.row(y);
        for (int x = 0; x < to.width(); ++x) {
            for (int i = 0; i < Image::Channels; ++i) {
                const int component = i == 3 ? alpha : isGrey ? 0 : i;
                const int value = component < 0 ? largest : valueOf(from.comps[component], x, y, largest);
                const int place = x * Image::Channels + i;
                if (isWide) {
                    const auto word = quint16(value);
                    std::memcpy(row + place * 2, &word, 2);
                } else {
                    row[place] = uchar(value);
                }
            }
        }
    }
    to.hasAlpha = alpha >= 0;
    to.isGrey = isGrey;
}

} // namespace

Decoded decodeJpeg2000(const Job &job)
{
    Input input{job.file()};
    if (!Jpeg2000Cost::of(input.bytes).fits(input.bytes.size()))
        return broken(sentence(QT_TRANSLATE_NOOP("picture", "Its header announces more than it can hold.")));
    const bool isRaw = input.bytes.startsWith("\xff\x4f");
    const Codec codec(opj_create_decompress(isRaw ? OPJ_CODEC_J2K : OPJ_CODEC_JP2));
    const Stream stream(opj_stream_create(1 << 16, OPJ_TRUE));
    if (!codec || !stream)
        return broken();
    QString message;
    const auto why = [&] { return sentence(QT_TRANSLATE_NOOP("picture", "OpenJPEG says \"%1\".")).arg(message); };
    opj_set_error_handler(codec.get(), &keep, &message);
    opj_set_warning_handler(codec.get(), &keep, &message);
    opj_decoder_set_strict_mode(codec.get(), OPJ_FALSE); // what was cut off is of interest
    opj_stream_set_read_function(stream.get(), &readBytes);
    opj_stream_set_skip_function(stream.get(), &skipBytes);
    opj_stream_set_seek_function(stream.get(), &seekTo);
    opj_stream_set_user_data(stream.get(), &input, nullptr);
    opj_stream_set_user_data_length(stream.get(), OPJ_UINT64(input.bytes.size()));
    opj_dparameters_t parameters;
    opj_set_default_decoder_parameters(&parameters);
    opj_image_t *header = nullptr;
    const bool hasHeader = opj_setup_decoder(codec.get(), &parameters)
                           && opj_read_header(stream.get(), codec.get(), &header);
    const Components image(header);
    if (!hasHeader || !image || image->numcomps == 0)
        return broken(why());
    constexpr qint64 MostPixelsPerByte = 4096; // empty packets cost next to nothing; but who writes a picture of them?
    constexpr size_t MostMemory = size_t(1) << 30;
    const bool isWide = image->comps[0].prec > 8;
    Decoded result = announced(qint64(image->x1) - image->x0, qint64(image->y1) - image->y0,
                               isWide ? Image::Depth::Bits16 : Image::Depth::Bits8, input.bytes.size(),
                               MostPixelsPerByte);
    if (result.image.isNull())
        return result;
    // The library has integers for each component, whatever is in the file.
    if (image->numcomps * sizeof(OPJ_INT32) * size_t(result.image.width()) * size_t(result.image.height()) > MostMemory)
        return broken();
    const bool isWhole = opj_decode(codec.get(), stream.get(), image.get());
    if (!isWhole && !image->comps[0].data)
        return broken(why());
    copy(*image, result.image);
    if (!isWhole || !message.isEmpty())
        result.trouble = sentence(QT_TRANSLATE_NOOP("picture", "Not all of the picture could be read: %1")).arg(why());
    return job.isCancelled() ? Decoded{} : result;
}

} // namespace hexahedron::picture
