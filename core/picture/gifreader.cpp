#include "core/picture/reading.h"

#include <gif_lib.h>

#include <cstring>
#include <memory>

namespace hexahedron::picture {

namespace {

struct GifInput
{
    QByteArray bytes;
    qsizetype position = 0;
};

int readBytes(GifFileType *gif, GifByteType *to, int count)
{
    auto *input = static_cast<GifInput *>(gif->UserData);
    const qsizetype there = qMin<qsizetype>(count, input->bytes.size() - input->position);
    std::memcpy(to, input->bytes.constData() + input->position, size_t(there));
    input->position += there;
    return int(there);
}

struct Close
{
    void operator()(GifFileType *gif) const
    {
        int error = 0;
        DGifCloseFile(gif, &error);
    }
};

QString messageOf(int error)
{
    const char *text = GifErrorString(error);
    return sentence(QT_TRANSLATE_NOOP("picture", "giflib says \"%1\"."))
        .arg(QLatin1StringView(text ? text : "unknown error"));
}

/// Shows the images one on the other, as a viewer does, up to the one that is wanted.
class GifPlayer
{
public:
    GifPlayer(const Job &job, GifFileType *gif, Image &screen)
        : m_job(job)
        , m_gif(gif)
        , m_screen(screen)
    {
    }

    /// Empty, or why it did not come to the end.
    QString play(int wantedImage)
    {
        int image = 0;
        GifRecordType type = UNDEFINED_RECORD_TYPE;
        while (!m_job.isCancelled()) {
            if (DGifGetRecordType(m_gif, &type) == GIF_ERROR)
                return messageOf(m_gif->Error);
            if (type == TERMINATE_RECORD_TYPE)
                return sentence(QT_TRANSLATE_NOOP("picture", "there are fewer images."));
            if (type == EXTENSION_RECORD_TYPE && !readExtension())
                return messageOf(m_gif->Error);
            if (type != IMAGE_DESC_RECORD_TYPE)
                continue;
            const QString trouble = readImage(image == wantedImage);
            if (!trouble.isEmpty() || image++ == wantedImage)
                return trouble;
        }
        return {};
    }
    int wholeRows() const { return m_wholeRows; }

private:
    bool readExtension()
    {
        int code = 0;
        GifByteType *data = nullptr;
        if (DGifGetExtension(m_gif, &code, &data) == GIF_ERROR)
            return false;
        while (data) {
            if (code == GRAPHICS_EXT_FUNC_CODE && data[0] == 4)
                DGifExtensionToGCB(data[0], data + 1, &m_control);
            if (DGifGetExtensionNext(m_gif, &data) == GIF_ERROR)
                return false;
        }
        return true;
    }

    QString readImage(bool isLast)
    {
        if (DGifGetImageDesc(m_gif) == GIF_ERROR)
            return messageOf(m_gif->Error);
        const GifImageDesc &image = m_gif->Image;
        const ColorMapObject *colors = image.ColorMap ? image.ColorMap : m_gif->SColorMap;
        const QRect area(image.Left, image.Top, image.Width, image.Height);
        if (!colors)
            return sentence(QT_TRANSLATE_NOOP("picture", "the image has no colours."));
        if (image.Width <= 0 || image.Height <= 0)
            return sentence(QT_TRANSLATE_NOOP("picture", "the image has no pixels."));
        std::vector<GifPixelType> row(size_t(image.Width));
        static constexpr std::array<std::pair<int, int>, 4> passes{{{0, 8}, {4, 8}, {2, 4}, {1, 2}}};
        const auto readRow = [&](int y) {
            if (DGifGetLine(m_gif, row.data(), image.Width) == GIF_ERROR)
                return false;
            putRow(row, *colors, area, y);
            return true;
        };
        m_wholeRows = area.top();
        if (image.Interlace) {
            for (const auto &[first, step] : passes) {
                for (int y = first; y < image.Height; y += step) {
                    if (!readRow(y))
                        return messageOf(m_gif->Error);
                }
            }
        } else {
            for (int y = 0; y < image.Height; ++y, ++m_wholeRows) {
                if (!readRow(y))
                    return messageOf(m_gif->Error);
            }
        }
        if (!isLast
            && m_control.DisposalMode >= DISPOSE_BACKGROUND) // going back to what was before looks the same mostly
            clear(area);
        m_control = {};
        m_control.TransparentColor = NO_TRANSPARENT_COLOR;
        return {};
    }

    void putRow(const std::vector<GifPixelType> &row, const ColorMapObject &colors, const QRect &area, int y)
    {
        const int top = area.top() + y;
        if (top < 0 || top >= m_screen.height())
            return;
        const int count = qMin(area.width(), m_screen.width() - area.left());
        uchar *to = m_screen.row(top) + qint64(area.left()) * Image::Channels;
        for (int x = 0; x < count; ++x, to += Image::Channels) {
            const int index = row[size_t(x)];
            if (index == m_control.TransparentColor || index >= colors.ColorCount)
                continue;
            const GifColorType &color = colors.Colors[index];
            to[0] = color.Red;
            to[1] = color.Green;
            to[2] = color.Blue;
            to[3] = 0xff;
        }
    }

    void clear(const QRect &area)
    {
        const QRect inside = area & m_screen.rect();
        for (int y = inside.top(); y <= inside.bottom(); ++y)
            std::memset(m_screen.row(y) + qint64(inside.left()) * Image::Channels, 0,
                        size_t(inside.width()) * Image::Channels);
    }

    const Job &m_job;
    GifFileType *m_gif;
    Image &m_screen;
    GraphicsControlBlock m_control{
        .DisposalMode = 0, .UserInputFlag = false, .DelayTime = 0, .TransparentColor = NO_TRANSPARENT_COLOR};
    int m_wholeRows = 0;
};

} // namespace

Decoded decodeGif(const Job &job)
{
    GifInput input{job.file()};
    int error = 0;
    const std::unique_ptr<GifFileType, Close> gif(DGifOpen(&input, &readBytes, &error));
    if (!gif)
        return broken(messageOf(error));
    constexpr qint64 MostPixelsPerByte = 2730; // codes of twelve bits, each for the longest string there may be
    Decoded result = announced(gif->SWidth, gif->SHeight, Image::Depth::Bits8, input.bytes.size(), MostPixelsPerByte);
    if (result.image.isNull())
        return result;
    result.image.hasAlpha = true;
    GifPlayer player(job, gif.get(), result.image);
    const QString trouble = player.play(job.surface.layer);
    if (!trouble.isEmpty())
        markMissing(result, qBound(0, player.wholeRows(), result.image.height()), trouble);
    return job.isCancelled() ? Decoded{} : result;
}

} // namespace hexahedron::picture
