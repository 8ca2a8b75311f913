#pragma once

#include "core/picture/decoder.h"

#include <QImage>
#include <QMetaType>

#include <memory>

namespace hexahedron::picture {

/// What of a picture is shown at once.
struct Choice
{
    static constexpr int AllFaces = -1; ///< of a cube, unfolded to a cross

    int level = 0, face = 0, layer = 0;
    friend bool operator==(const Choice &, const Choice &) = default;
};

/// How numbers become colours.
struct Display
{
    enum class Channels : quint8 { Colors, Red, Green, Blue, Alpha, Luminance };
    Channels channels = Channels::Colors;
    bool isTransparent = true; ///< alpha lets what lies below shine through
    double exposure = 0;       ///< stops; of pictures of floats only
    friend bool operator==(const Display &, const Display &) = default;
};

/// A surface and where it lies on the sheet.
struct Tile
{
    int surface = -1;
    QRect place;
    Decoded decoded;
    bool isInvisible = false; ///< alpha is 0 everywhere, which nobody means: it is painted as if there were none
    /// As it is painted: whole size, then each half of the one before.
    std::vector<QImage> images;
};

/// Decoded surfaces side by side. Made in the background, never changed afterwards.
struct Sheet
{
    Choice choice;
    Display display;
    std::vector<Tile> tiles;
    QSize size;
    QStringList troubles; ///< sentences

    bool isEmpty() const { return size.isEmpty(); }
    bool isFloat() const;
    bool hasAlpha() const;
    /// The tile with that pixel; null when there is none.
    const Tile *tileAt(QPoint pixel) const;
    const Tile *tileOf(int surface) const;
};
using SheetPtr = std::shared_ptr<const Sheet>;

/// Decodes what is chosen and makes it ready to be painted; takes decoded surfaces from `former`, where it has them. Null when
/// cancelled.
SheetPtr makeSheet(const scene::Picture &picture, const Bytes &bytes, const Choice &choice, const Display &display,
                   const Sheet *former, const std::atomic_bool &cancelled);

/// Colours for the screen.
QImage rendered(const Image &image, const Display &display);

} // namespace hexahedron::picture
