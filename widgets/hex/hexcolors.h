#pragma once

#include <QColor>
#include <QPalette>

#include <array>

namespace hexahedron {

/// All colours of the hex pane, made from the widget's palette so that they fit light, dark and home-made themes.
/// Text keeps a contrast of at least 4.5 to whatever is behind it wherever the theme's own text reaches that on its
/// base.
struct HexColors
{
    static constexpr int FieldCount = 12;
    static constexpr int FirstShade = 16; ///< colours from here on are shades, each stronger than the one before
    static constexpr int ShadeCount = 8;
    static constexpr int BackgroundCount = FieldCount + 1 + ShadeCount; ///< the fields', the plain base, the shades

    /// Behind a byte; the plain base for -1 and everything else that is neither a field's colour nor a shade.
    const QColor &background(int color) const { return backgrounds[backgroundIndex(color)]; }
    const QColor &dim(int color) const { return dims[backgroundIndex(color)]; }
    const QColor &pattern(int color) const { return patterns[backgroundIndex(color)]; }
    static size_t backgroundIndex(int color)
    {
        if (color >= 0 && color < FieldCount)
            return size_t(color);
        const int shade = color - FirstShade;
        return size_t(shade >= 0 && shade < ShadeCount ? FieldCount + 1 + shade : FieldCount);
    }

    std::array<QColor, BackgroundCount> backgrounds;
    std::array<QColor, BackgroundCount> dims;     ///< zeros and unprintable bytes on each background
    std::array<QColor, BackgroundCount> patterns; ///< lines and dots, for those who do not tell colours apart
    QColor base, text;
    QColor gutter, gutterText, gutterDim, gutterCurrent, gutterCurrentText;
    QColor separator, hover, target;
    QColor selection, selectionText, selectionDim;
    QColor passiveSelection, passiveDim, selectionOutline; ///< the selection in the pane that is not typed into
    QColor changed, changedMark;
    QColor hit, hitDim, hitMark; ///< what was found
    QColor differing;            ///< what another file has otherwise
    std::array<QColor, 6> marks; ///< bookmarks
    QColor cursor, cursorText;
    std::array<QColor, 4> severities;
    bool isDark = false;

    static HexColors fromPalette(const QPalette &palette, QPalette::ColorGroup group);
    /// The contrast of two colours as WCAG 2 defines it, 1 to 21.
    static double contrast(const QColor &a, const QColor &b);
};

} // namespace hexahedron
