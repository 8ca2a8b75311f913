#include "widgets/hex/hexcolors.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace hexahedron;
using namespace Qt::StringLiterals;

class TestHexColors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void colorsAreReadable_data();
    void colorsAreReadable();
    void fieldColorsDifferForColorBlindEyes_data();
    void fieldColorsDifferForColorBlindEyes();
};

namespace {

QPalette themed(QRgb base, QRgb text, QRgb highlight)
{
    QPalette palette;
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, Qt::white);
    return palette;
}

void addThemes()
{
    QTest::addColumn<QPalette>("palette");
    QTest::newRow("light") << themed(0xffffff, 0x000000, 0x308cc6);
    QTest::newRow("soft light") << themed(0xfcfcfc, 0x232629, 0x3daee9);
    QTest::newRow("sepia") << themed(0xf4ecd8, 0x3b2f1e, 0xb58900);
    QTest::newRow("dark") << themed(0x1e1e22, 0xdcdcdc, 0x308cc6);
    QTest::newRow("black") << themed(0x000000, 0xffffff, 0x2a82da);
    QTest::newRow("blue dark") << themed(0x002b36, 0xc3ccd0, 0x268bd2);
}

} // namespace

void TestHexColors::colorsAreReadable_data()
{
    addThemes();
}

void TestHexColors::colorsAreReadable()
{
    QFETCH(QPalette, palette);
    constexpr double Least = 4.5;
    const HexColors colors = HexColors::fromPalette(palette, QPalette::Active);
    for (size_t i = 0; i < colors.backgrounds.size(); ++i) {
        const QColor &background = colors.backgrounds[i];
        QVERIFY2(HexColors::contrast(colors.text, background) >= Least, qPrintable(background.name()));
        QVERIFY2(HexColors::contrast(colors.dims[i], background) >= Least, qPrintable(background.name()));
        QVERIFY2(HexColors::contrast(colors.changed, background) >= Least, qPrintable(background.name()));
    }
    QVERIFY(HexColors::contrast(colors.selectionText, colors.selection) >= Least);
    QVERIFY(HexColors::contrast(colors.selectionDim, colors.selection) >= Least);
    QVERIFY(HexColors::contrast(colors.text, colors.passiveSelection) >= Least);
    QVERIFY(HexColors::contrast(colors.passiveDim, colors.passiveSelection) >= Least);
    QVERIFY(HexColors::contrast(colors.changed, colors.passiveSelection) >= Least);
    QVERIFY(HexColors::contrast(colors.gutterText, colors.gutter) >= Least);
    QVERIFY(HexColors::contrast(colors.gutterDim, colors.gutter) >= Least);
    QVERIFY(HexColors::contrast(colors.gutterCurrentText, colors.gutterCurrent) >= Least);
    QVERIFY(HexColors::contrast(colors.cursorText, colors.cursor) >= Least);
    for (const QColor &background : colors.backgrounds) {
        for (size_t i = 1; i < colors.severities.size(); ++i)
            QVERIFY(HexColors::contrast(colors.severities[i], background) >= 3);
        QVERIFY(HexColors::contrast(colors.changedMark, background) >= 3);
    }
}

namespace {

using Matrix = std::array<std::array<double, 3>, 3>;

// What eyes without green or red receptors see of linear RGB (Viénot, Brettel and Mollon, 1999), and those without blue ones as one
// plane comes near it.
constexpr Matrix Deuteranopia{{{0.29275, 0.70725, 0}, {0.29275, 0.70725, 0}, {-0.02234, 0.02234, 1}}};
constexpr Matrix Protanopia{{{0.11238, 0.88762, 0}, {0.11238, 0.88762, 0}, {0.00401, -0.00401, 1}}};
constexpr Matrix Tritanopia{{{1.01277, 0.13548, -0.14826}, {-0.01243, 0.86812, 0.14431}, {0.07589, 0.80500, 0.11909}}};
constexpr Matrix Trichromacy{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

double seenDistance(const QColor &a, const QColor &b, const Matrix &eyes)
{
    double sum = 0;
    for (const auto &row : eyes) {
        const auto seen = [&row](const QColor &color) {
            const auto linear = [](float channel) { return std::pow(double(channel), 2.2); };
            const double value = row[0] * linear(color.redF()) + row[1] * linear(color.greenF())
                                 + row[2] * linear(color.blueF());
            return 255 * std::pow(std::clamp(value, 0.0, 1.0), 1 / 2.2);
        };
        sum += std::pow(seen(a) - seen(b), 2);
    }
    return std::sqrt(sum);
}

} // namespace

void TestHexColors::fieldColorsDifferForColorBlindEyes_data()
{
    addThemes();
}

/// Neighbouring indices are what mostly stands side by side, but any two may.
void TestHexColors::fieldColorsDifferForColorBlindEyes()
{
    QFETCH(QPalette, palette);
    const HexColors colors = HexColors::fromPalette(palette, QPalette::Active);
    for (int i = 0; i < HexColors::FieldCount; ++i) {
        for (const Matrix &eyes : {Trichromacy, Deuteranopia, Protanopia, Tritanopia})
            QVERIFY2(seenDistance(colors.background(i), colors.base, eyes) > 14,
                     qPrintable(colors.background(i).name()));
        for (int j = i + 1; j < HexColors::FieldCount; ++j) {
            const bool isNext = j - i == 1 || j - i == HexColors::FieldCount - 1;
            const QColor &color = colors.background(i);
            const QColor &other = colors.background(j);
            for (const Matrix &eyes : {Trichromacy, Deuteranopia, Protanopia, Tritanopia}) {
                const double distance = seenDistance(color, other, eyes);
                QVERIFY2(distance > (isNext ? 20 : 8),
                         qPrintable(u"%1: %2 %3, %4"_s.arg(i).arg(color.name(), other.name()).arg(distance)));
            }
        }
    }
}

QTEST_MAIN(TestHexColors)
#include "tst_hexcolors.moc"
