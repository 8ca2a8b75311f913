#include "app/theme.h"

#include "widgets/contrast.h"

#include <QApplication>
#include <QEvent>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QStyleOption>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <utility>

namespace hexahedron {

namespace {

constexpr double Readable = 4.6, VeryReadable = 7.1; // WCAG asks for 4.5, and for 7 where contrast is to be high

/// What a theme is made of; everything else is derived.
struct Tones
{
    QColor window, base, alternate, text, button, highlight, highlightedText, link;
    double readable = Readable; ///< the contrast of what is secondary
};

const Tones lightTones{0xefefef, 0xffffff, 0xf7f7f7, 0x1b1d1f, 0xefefef, 0x2f7fc4, 0xffffff, 0x0b5cad};
const Tones darkTones{0x2b2e33, 0x1f2226, 0x262a2f, 0xe4e6e8, 0x363a40, 0x2f6fae, 0xffffff, 0x6cb2f2};
const Tones contrastTones{0xffffff, 0xffffff, 0xf4f4f4, Qt::black,   0xffffff,
                          0x00307a, 0xffffff, 0x00307a, VeryReadable};

/// The text's colour for what is secondary: as faint as it can be and still be read on everything that lies behind text.
QColor fadedText(const QPalette &palette, double least = Readable)
{
    const QColor text = palette.color(QPalette::Active, QPalette::Text);
    const auto isReadable = [&](float opacity) {
        const auto roles = {QPalette::Base, QPalette::AlternateBase, QPalette::Window};
        return std::all_of(roles.begin(), roles.end(), [&](QPalette::ColorRole role) {
            const QColor behind = palette.color(QPalette::Active, role);
            return contrastOf(mixed(behind, text, opacity), behind) >= least;
        });
    };
    float opacity = 0.55F;
    while (opacity < 1 && !isReadable(opacity))
        opacity += 0.01F;
    QColor faded = text;
    faded.setAlphaF(qMin(opacity, 1.0F));
    return faded;
}

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
    palette.setColor(QPalette::PlaceholderText, fadedText(palette, tones.readable));
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

bool isOfHighContrast(const QPalette &palette)
{
    constexpr double High = 20; // black on white has 21
    return contrastOf(palette.color(QPalette::Active, QPalette::WindowText),
                      palette.color(QPalette::Active, QPalette::Window))
           > High;
}

void drawEdge(QPainter *painter, const QStyleOption *option, bool isRound = false)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing, isRound);
    painter->setBrush(Qt::NoBrush);
    painter->setPen(mixed(option->palette.color(QPalette::Base), option->palette.color(QPalette::Text), 0.6));
    const QRect edge = option->rect.adjusted(0, 0, -1, -1);
    if (isRound)
        painter->drawEllipse(edge);
    else
        painter->drawRect(edge);
    painter->restore();
}

/// Styles draw the box of a tick darker than the window, which on a dark one is not seen: there it gets an outline of its own. A
/// button that is the default one looks the same with the keys on it and without: it gets a line inside. And arrows on buttons that
/// cannot be pressed have a colour in which some themes hide them. Edges are hardly darker than the window: where contrast is high
/// they are drawn again.
class VisibleMarks final : public QProxyStyle
{
public:
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter,
                     const QWidget *widget) const override
    {
        QProxyStyle::drawControl(element, option, painter, widget);
        constexpr QStyle::State ByKeys = State_HasFocus | State_KeyboardFocusChange;
        if (element != CE_PushButton || (option->state & ByKeys) != ByKeys)
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing, false);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(option->palette.color(QPalette::ButtonText));
        painter->drawRect(option->rect.adjusted(3, 3, -4, -4));
        painter->restore();
    }
    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter,
                       const QWidget *widget) const override
    {
        constexpr std::array Arrows{PE_IndicatorArrowUp, PE_IndicatorArrowDown, PE_IndicatorArrowLeft,
                                    PE_IndicatorArrowRight};
        if (!(option->state & State_Enabled) && std::ranges::find(Arrows, element) != Arrows.end()) {
            QStyleOption seen(*option);
            for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::ButtonText})
                seen.palette.setColor(role, disabledColor(option->palette));
            return QProxyStyle::drawPrimitive(element, &seen, painter, widget);
        }
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        constexpr std::array Edges{PE_IndicatorCheckBox, PE_FrameLineEdit, PE_PanelButtonCommand};
        const bool isDarkBox = element == PE_IndicatorCheckBox
                               && option->palette.color(QPalette::Base).lightness() < 128;
        const bool isRound = element == PE_IndicatorRadioButton;
        if (isDarkBox
            || (isOfHighContrast(option->palette) && (isRound || std::ranges::find(Edges, element) != Edges.end())))
            drawEdge(painter, option, isRound);
    }
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter,
                            const QWidget *widget) const override
    {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        if ((control == CC_SpinBox || control == CC_ComboBox) && isOfHighContrast(option->palette))
            drawEdge(painter, option);
    }
};

/// Many desktops leave the colour of what is secondary to Qt, whose half-transparent one cannot be read well. Follows the desktop
/// when it turns dark or light.
class SystemColors final : public QObject
{
public:
    SystemColors()
        : QObject(qApp)
    {
        qApp->installEventFilter(this);
        makeReadable();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == qApp && event->type() == QEvent::ApplicationPaletteChange)
            makeReadable();
        return QObject::eventFilter(watched, event);
    }

private:
    static void makeReadable()
    {
        const QColor faded = fadedText(QApplication::palette());
        if (QApplication::palette().color(QPalette::PlaceholderText) == faded)
            return;
        QPalette readable;
        readable.setColor(QPalette::PlaceholderText, faded);
        QApplication::setPalette(readable);
    }
};

QPalette paletteOf(Theme theme)
{
    switch (theme) {
    case Theme::Light:
        return paletteOf(lightTones);
    case Theme::Dark:
        return paletteOf(darkTones);
    case Theme::HighContrast:
        return paletteOf(contrastTones);
    case Theme::System:
        break;
    }
    return {};
}

} // namespace

void applyTheme(Theme theme)
{
    static SystemColors *system = nullptr;
    static bool hasStyle = false;
    if (!std::exchange(hasStyle, true))
        QApplication::setStyle(new VisibleMarks);
    delete std::exchange(system, nullptr);
    QApplication::setPalette(paletteOf(theme));
    if (theme == Theme::System)
        system = new SystemColors;
    QToolTip::setPalette(QApplication::palette("QTipLabel"));
}

} // namespace hexahedron
