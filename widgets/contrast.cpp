#include "widgets/contrast.h"

#include <algorithm>
#include <cmath>

namespace hexahedron {

double luminanceOf(const QColor &color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(double(color.redF())) + 0.7152 * linear(double(color.greenF()))
           + 0.0722 * linear(double(color.blueF()));
}

double contrastOf(const QColor &a, const QColor &b)
{
    const auto [darker, lighter] = std::minmax({luminanceOf(a), luminanceOf(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto mix = [share](float x, float y) { return float(double(x) * (1 - share) + double(y) * share); };
    return QColor::fromRgbF(mix(a.redF(), b.redF()), mix(a.greenF(), b.greenF()), mix(a.blueF(), b.blueF()));
}

QColor readable(const QColor &wanted, const QColor &limit, std::span<const QColor> others, double ratio)
{
    constexpr int Steps = 40;
    for (int step = 0; step < Steps; ++step) {
        const QColor color = mixed(wanted, limit, double(step) / Steps);
        if (std::ranges::all_of(others, [&](const QColor &other) { return contrastOf(color, other) >= ratio; }))
            return color;
    }
    return limit;
}

QColor disabledColor(const QPalette &palette, const QColor &tint)
{
    constexpr double Seen = 3, Different = 1.5; // contrast
    constexpr double Faded = 0.4;
    const QColor window = palette.color(QPalette::Disabled, QPalette::Window);
    const QColor text = palette.color(QPalette::Active, QPalette::WindowText);
    const QColor wanted = palette.color(QPalette::Disabled, QPalette::WindowText);
    QColor faded = mixed(window, wanted, double(wanted.alphaF()));
    if (tint.isValid() || contrastOf(faded, text) < Different)
        faded = mixed(window, tint.isValid() ? tint : text, Faded);
    return readable(faded, text, std::span(&window, 1), Seen);
}

} // namespace hexahedron
