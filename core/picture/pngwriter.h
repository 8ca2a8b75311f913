#pragma once

#include "core/picture/image.h"

#include <QByteArray>

namespace hexahedron::picture {

/// Makes texels (red, green, blue, alpha in bytes) holes where they are black.
void cutOutBlack(uchar *texels, qint64 count);

/// Red, green, blue and alpha in bytes, row by row from the top; empty when there is no image.
QByteArray inBytes(const Image &image);

/// A PNG file of such texels; empty when they do not fit the sides.
QByteArray pngOf(const QByteArray &texels, int width, int height, bool hasAlpha);

} // namespace hexahedron::picture
