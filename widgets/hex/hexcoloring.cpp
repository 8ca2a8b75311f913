#include "widgets/hex/hexcoloring.h"

#include <QPainter>
#include <QStringList>

#include <algorithm>
#include <cmath>

namespace hexahedron {

namespace {

constexpr const char *SchemeNames[] = {"field", "type", "value", "entropy", "none"};

/// Neighbouring colours differ; shades get denser.
Qt::BrushStyle patternOf(int color)
{
    constexpr Qt::BrushStyle Fields[HexColors::FieldCount] = {
        Qt::NoBrush,       Qt::BDiagPattern,  Qt::HorPattern,    Qt::FDiagPattern,
        Qt::Dense6Pattern, Qt::VerPattern,    Qt::CrossPattern,  Qt::DiagCrossPattern,
        Qt::Dense7Pattern, Qt::Dense5Pattern, Qt::Dense4Pattern, Qt::Dense3Pattern,
    };
    constexpr Qt::BrushStyle Shades[HexColors::ShadeCount] = {
        Qt::NoBrush,      Qt::Dense7Pattern, Qt::HorPattern,       Qt::Dense6Pattern,
        Qt::BDiagPattern, Qt::CrossPattern,  Qt::DiagCrossPattern, Qt::Dense4Pattern,
    };
    if (color >= 0 && color < HexColors::FieldCount)
        return Fields[color];
    const int shade = color - HexColors::FirstShade;
    return shade >= 0 && shade < HexColors::ShadeCount ? Shades[shade] : Qt::NoBrush;
}

} // namespace

int HexColoring::shadeOf(uchar byte)
{
    return HexColors::FirstShade + byte * HexColors::ShadeCount / 256;
}

int HexColoring::shadeOf(std::span<const uchar> block)
{
    std::array<int, 256> counts{};
    for (const uchar byte : block)
        ++counts[byte];
    double bits = 0;
    for (const int count : counts) {
        if (count > 0)
            bits -= count * std::log2(double(count) / double(block.size()));
    }
    const double most = std::log2(double(std::clamp<size_t>(block.size(), 2, 256)));
    const double share = block.empty() ? 0 : bits / double(block.size()) / most;
    return HexColors::FirstShade + std::clamp(int(share * HexColors::ShadeCount), 0, HexColors::ShadeCount - 1);
}

QString HexColoring::kept() const
{
    return QLatin1String(SchemeNames[size_t(scheme)]) + (hasPatterns ? QStringLiteral(" patterns") : QString());
}

HexColoring HexColoring::fromKept(const QString &text)
{
    const QStringList words = text.split(u' ');
    HexColoring coloring;
    for (const Scheme scheme : Schemes) {
        if (words.first() == QLatin1String(SchemeNames[size_t(scheme)]))
            coloring.scheme = scheme;
    }
    coloring.hasPatterns = words.contains(QStringLiteral("patterns"));
    return coloring;
}

void paintBackground(QPainter &painter, const QRect &area, int color, const HexColors &colors, bool hasPatterns)
{
    painter.fillRect(area, colors.background(color));
    if (hasPatterns)
        painter.fillRect(area, QBrush(colors.pattern(color), patternOf(color)));
}

} // namespace hexahedron
