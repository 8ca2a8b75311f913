#include "widgets/hex/hexcolors.h"

#include "widgets/contrast.h"

#include <cmath>
#include <numbers>
#include <span>

namespace hexahedron {

namespace {

constexpr double TextContrast = 4.6; // a little above the 4.5 asked for, as colours are rounded to eight bits
constexpr double GraphicContrast = 3.1;

/// A field colour as its distance from the base.
struct FieldTone
{
    double step, chroma, hue; ///< of Oklch
};

/// Found by search: any two differ for eyes of every kind, and from the base too; neighbours the most.
constexpr std::array<FieldTone, HexColors::FieldCount> fieldTones{{
    {0.046, 0.041, 304},
    {0.140, 0.075, 46},
    {0.046, 0.022, 186},
    {0.097, 0.057, 312},
    {0.070, 0.057, 150},
    {0.132, 0.063, 283},
    {0.095, 0.067, 78},
    {0.135, 0.057, 208},
    {0.051, 0.052, 80},
    {0.135, 0.044, 174},
    {0.070, 0.046, 303},
    {0.127, 0.023, 85},
}};

double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double encoded(double channel)
{
    channel = std::clamp(channel, 0.0, 1.0);
    return channel <= 0.0031308 ? channel * 12.92 : 1.055 * std::pow(channel, 1 / 2.4) - 0.055;
}

/// Oklab, because equal steps of its lightness look equal in every hue (Björn Ottosson, 2020).
double oklabLightness(const QColor &color)
{
    const double r = linear(double(color.redF()));
    const double g = linear(double(color.greenF()));
    const double b = linear(double(color.blueF()));
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s;
}

QColor fromOklch(double lightness, double chroma, double hueDegrees)
{
    const double hue = hueDegrees * std::numbers::pi / 180;
    const double a = chroma * std::cos(hue);
    const double b = chroma * std::sin(hue);
    const double l = std::pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3);
    const double m = std::pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3);
    const double s = std::pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3);
    return QColor::fromRgbF(float(encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
                            float(encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
                            float(encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s)));
}

QColor readable(const QColor &wanted, const QColor &limit, const QColor &other, double ratio = TextContrast)
{
    return hexahedron::readable(wanted, limit, std::span(&other, 1), ratio);
}

} // namespace

double HexColors::contrast(const QColor &a, const QColor &b)
{
    return contrastOf(a, b);
}

HexColors HexColors::fromPalette(const QPalette &palette, QPalette::ColorGroup group)
{
    HexColors colors;
    colors.base = palette.color(group, QPalette::Base);
    colors.text = palette.color(group, QPalette::Text);
    colors.isDark = oklabLightness(colors.base) < oklabLightness(colors.text);
    // Near black the screen shows no differences: there the steps are counted from a dark grey.
    const double baseLightness = std::max(oklabLightness(colors.base), 0.17);
    const QColor limit = colors.isDark ? Qt::white : Qt::black; // where readable text lies

    const double away = colors.isDark ? 1.25 : -1; // the eye sees fewer steps between dark colours
    for (size_t i = 0; i < FieldCount; ++i) {
        const FieldTone &tone = fieldTones[i];
        const double lightness = std::clamp(baseLightness + away * tone.step, 0.0, 1.0);
        colors.backgrounds[i] = readable(fromOklch(lightness, tone.chroma, tone.hue), colors.base, colors.text,
                                         TextContrast + 0.4);
    }
    for (int shade = 0; shade < ShadeCount; ++shade) { // from a cold pale one to a warm strong one
        const double part = double(shade + 1) / ShadeCount;
        const double lightness = std::clamp(baseLightness + away * 0.14 * part, 0.0, 1.0);
        colors.backgrounds[size_t(FieldCount + 1 + shade)] = readable(
            fromOklch(lightness, 0.015 + 0.085 * part, 260 - 200 * part), colors.base, colors.text, TextContrast + 0.4);
    }
    colors.backgrounds[FieldCount] = colors.base;
    for (size_t i = 0; i < colors.backgrounds.size(); ++i) {
        colors.dims[i] = readable(mixed(colors.text, colors.backgrounds[i], 0.6), limit, colors.backgrounds[i]);
        colors.patterns[i] = readable(mixed(colors.backgrounds[i], colors.text, 0.3), colors.backgrounds[i],
                                      colors.text, TextContrast);
    }

    colors.gutter = mixed(colors.base, colors.text, colors.isDark ? 0.05 : 0.035);
    colors.gutterText = readable(mixed(colors.text, colors.base, 0.3), limit, colors.gutter);
    colors.gutterDim = readable(mixed(colors.text, colors.base, 0.6), limit, colors.gutter);
    colors.separator = readable(mixed(colors.text, colors.base, 0.6), limit, colors.base, 2.2);
    colors.hover = readable(mixed(colors.text, colors.base, 0.4), limit, colors.backgrounds, GraphicContrast);
    colors.target = readable(QColor(0x9c, 0x27, 0xb0), limit, colors.backgrounds, GraphicContrast);

    // Themes choose highlights for large areas; many fail for small text, so the highlight gives way, not the text.
    const QColor highlight = palette.color(group, QPalette::Highlight);
    const bool whiteText = luminanceOf(palette.color(group, QPalette::HighlightedText)) > 0.4;
    colors.selectionText = whiteText ? Qt::white : Qt::black;
    colors.selection = readable(highlight, whiteText ? Qt::black : Qt::white, colors.selectionText, 6);
    colors.selectionDim = readable(mixed(colors.selectionText, colors.selection, 0.5), colors.selectionText,
                                   colors.selection);
    colors.passiveSelection = readable(mixed(colors.base, highlight, 0.35), colors.base, colors.text, 6);
    colors.passiveDim = readable(mixed(colors.text, colors.passiveSelection, 0.6), limit, colors.passiveSelection);
    colors.selectionOutline = readable(highlight, limit, colors.base, GraphicContrast);

    colors.gutterCurrent = mixed(colors.gutter, highlight, 0.3);
    colors.gutterCurrentText = readable(colors.text, limit, colors.gutterCurrent);

    colors.hit = readable(colors.isDark ? QColor(0x7a, 0x62, 0x00) : QColor(0xff, 0xe0, 0x5c), colors.base, colors.text,
                          TextContrast + 0.4);
    colors.differing = readable(colors.isDark ? QColor(0x74, 0x2c, 0x2c) : QColor(0xff, 0xc4, 0xb8), colors.base,
                                colors.text, TextContrast + 0.4);
    colors.hitDim = readable(mixed(colors.text, colors.hit, 0.4), limit, std::array{colors.hit, colors.differing},
                             TextContrast);
    colors.hitMark = readable(QColor(0xc0, 0x90, 0x00), limit, colors.backgrounds, GraphicContrast);
    constexpr std::array<QRgb, 6> markTones{0xd02030, 0xe07b00, 0x2e8b2e, 0x0072b2, 0x8e44ad, 0x707070};
    for (size_t i = 0; i < markTones.size(); ++i)
        colors.marks[i] = readable(markTones[i], limit, colors.backgrounds, GraphicContrast);

    std::array<QColor, BackgroundCount + 3> behindChanges;
    std::copy(colors.backgrounds.begin(), colors.backgrounds.end(), behindChanges.begin());
    behindChanges[BackgroundCount] = colors.passiveSelection;
    behindChanges[BackgroundCount + 1] = colors.hit;
    behindChanges.back() = colors.differing;
    colors.changed = readable(colors.isDark ? QColor(0xff, 0x9b, 0x54) : QColor(0xb8, 0x40, 0x00), limit, behindChanges,
                              TextContrast);
    colors.changedMark = readable(QColor(0xe8, 0x6a, 0x10), limit, colors.backgrounds, GraphicContrast);
    colors.cursor = colors.text;
    colors.cursorText = readable(colors.base, colors.isDark ? Qt::black : Qt::white, colors.cursor);
    // Blue, amber and red of a palette that colour-blind eyes keep apart.
    const auto lineColor = [&](QRgb wanted) { return readable(wanted, limit, colors.backgrounds, GraphicContrast); };
    colors.severities = {colors.base, lineColor(0x0072b2), lineColor(0xc98a00), lineColor(0xd02030)};
    return colors;
}

} // namespace hexahedron
