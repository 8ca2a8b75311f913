#include "app/theme.h"

#include <QApplication>
#include <QPalette>
#include <QToolTip>

namespace hexahedron {

namespace {

/// What a theme is made of; everything else is derived.
struct Tones
{
    QColor window, base, alternate, text, button, highlight, highlightedText, link;
};

const Tones lightTones{0xefefef, 0xffffff, 0xf7f7f7, 0x1b1d1f, 0xefefef, 0x2f7fc4, 0xffffff, 0x0b5cad};
const Tones darkTones{0x2b2e33, 0x1f2226, 0x262a2f, 0xe4e6e8, 0x363a40, 0x2f6fae, 0xffffff, 0x6cb2f2};

QPalette paletteOf(const Tones &tones)
{
    QPalette palette(tones.button, tones.window); // with the tones between them, for edges and shadows
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, tones.text);
    palette.setColor(QPalette::Base, tones.base);
    palette.setColor(QPalette::AlternateBase, tones.alternate);
    palette.setColor(QPalette::ToolTipBase, tones.alternate);
    palette.setColor(QPalette::ToolTipText, tones.text);
    palette.setColor(QPalette::Highlight, tones.highlight);
    palette.setColor(QPalette::HighlightedText, tones.highlightedText);
    palette.setColor(QPalette::Link, tones.link);
    palette.setColor(QPalette::LinkVisited, tones.link);
    QColor faded = tones.text;
    faded.setAlphaF(0.62F);
    palette.setColor(QPalette::PlaceholderText, faded);
    const auto between = [&](const QColor &behind) {
        return QColor((tones.text.red() + behind.red()) / 2, (tones.text.green() + behind.green()) / 2,
                      (tones.text.blue() + behind.blue()) / 2);
    };
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, between(tones.window));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, tones.button.darker(120));
    palette.setColor(QPalette::Disabled, QPalette::HighlightedText, between(tones.window));
    return palette;
}

QPalette paletteOf(Theme theme)
{
    switch (theme) {
    case Theme::Light:
        return paletteOf(lightTones);
    case Theme::Dark:
        return paletteOf(darkTones);
    case Theme::System:
        break;
    }
    return {};
}

} // namespace

void applyTheme(Theme theme)
{
    QApplication::setPalette(paletteOf(theme));
    QToolTip::setPalette(QApplication::palette("QTipLabel"));
}

} // namespace hexahedron
