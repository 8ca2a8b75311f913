#pragma once

#include <QColor>
#include <QPalette>

#include <span>

namespace hexahedron {

/// Of what the eye sees: 0 is black, 1 is white.
double luminanceOf(const QColor &color);
/// The contrast of two colours as WCAG 2 defines it, 1 to 21.
double contrastOf(const QColor &a, const QColor &b);
/// `share` of the second colour, the rest of the first.
QColor mixed(const QColor &a, const QColor &b, double share);
/// `wanted`, moved towards `limit` only as far as the contrast to all of `others` requires.
QColor readable(const QColor &wanted, const QColor &limit, std::span<const QColor> others, double ratio);

/// For drawings on the window that stand for what cannot be used: seen, whatever the theme does with text, and told apart from what
/// can be used. That is drawn in `tint`, or in the text's colour where there is none.
QColor disabledColor(const QPalette &palette, const QColor &tint = {});

} // namespace hexahedron
