// What is secondary can be read on everything that lies behind text, in every theme.
#include "app/settings.h"
#include "app/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPalette>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

#include <cmath>

using namespace hexahedron;

class TestTheme : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void textCanBeRead_data();
    void textCanBeRead();
    void emptyBoxesCanBeSeen_data() { textCanBeRead_data(); }
    void emptyBoxesCanBeSeen();
    void edgesCanBeSeenWhereContrastIsHigh();
    void isKept_data();
    void isKept();
    void cleanup() { applyTheme(Theme::System); }
};

namespace {

double luminanceOf(const QColor &color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

/// As WCAG defines it, from 1 to 21.
double contrastOf(const QColor &color, const QColor &behind)
{
    const auto part = [&](float above, float below) { return above * color.alphaF() + below * (1 - color.alphaF()); };
    const QColor seen = QColor::fromRgbF(part(color.redF(), behind.redF()), part(color.greenF(), behind.greenF()),
                                         part(color.blueF(), behind.blueF()));
    const auto [darker, lighter] = std::minmax({luminanceOf(seen), luminanceOf(behind)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace

void TestTheme::textCanBeRead_data()
{
    QTest::addColumn<int>("theme");
    QTest::newRow("of the desktop") << int(Theme::System);
    QTest::newRow("light") << int(Theme::Light);
    QTest::newRow("dark") << int(Theme::Dark);
    QTest::newRow("high contrast") << int(Theme::HighContrast);
}

void TestTheme::textCanBeRead()
{
    QFETCH(int, theme);
    applyTheme(Theme(theme));
    const QPalette palette = QApplication::palette();
    for (const QPalette::ColorRole role : {QPalette::Text, QPalette::PlaceholderText, QPalette::Link}) {
        for (const QPalette::ColorRole behind : {QPalette::Base, QPalette::AlternateBase, QPalette::Window}) {
            const double contrast = contrastOf(palette.color(role), palette.color(behind));
            QVERIFY2(contrast >= (Theme(theme) == Theme::HighContrast ? 7 : 4.5),
                     qPrintable(QStringLiteral("role %1 on %2: %3").arg(role).arg(behind).arg(contrast)));
        }
    }
}

/// A tick that is not set, as a control of its own and in a list.
void TestTheme::emptyBoxesCanBeSeen()
{
    QFETCH(int, theme);
    applyTheme(Theme(theme));
    QTreeWidget list;
    auto *row = new QTreeWidgetItem(&list, {QString()});
    row->setCheckState(0, Qt::Unchecked);
    list.setHeaderHidden(true);
    list.setRootIsDecorated(false);
    list.setFrameShape(QFrame::NoFrame);
    QCheckBox box;
    for (QWidget *widget : std::initializer_list<QWidget *>{&box, &list}) {
        widget->resize(60, 30);
        const QImage picture = widget->grab().toImage();
        const QColor behind = picture.pixelColor(picture.width() - 2, picture.height() - 2);
        double best = 1;
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x)
                best = qMax(best, contrastOf(picture.pixelColor(x, y), behind));
        }
        const bool isDark = QApplication::palette().color(QPalette::Base).lightness() < 128;
        QVERIFY2(best >= (isDark || Theme(theme) == Theme::HighContrast ? 3 : 1.2), qPrintable(QString::number(best)));
    }
}

void TestTheme::edgesCanBeSeenWhereContrastIsHigh()
{
    applyTheme(Theme::HighContrast);
    QLineEdit line;
    QPushButton button;
    QComboBox box;
    QSpinBox number;
    for (QWidget *widget : std::initializer_list<QWidget *>{&line, &button, &box, &number}) {
        widget->resize(120, 30);
        const QImage picture = widget->grab().toImage();
        const QColor behind = QApplication::palette().color(QPalette::Window);
        for (const int x : {30, 60}) { // somewhere on the upper edge
            double best = 1;
            for (int y = 0; y < 5; ++y)
                best = qMax(best, contrastOf(picture.pixelColor(x, y), behind));
            QVERIFY2(best >= 3,
                     qPrintable(QString::fromLatin1(widget->metaObject()->className()) + u' ' + QString::number(best)));
        }
    }
}

void TestTheme::isKept_data()
{
    textCanBeRead_data();
}

void TestTheme::isKept()
{
    QFETCH(int, theme);
    const QTemporaryDir folder;
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    QCoreApplication::setOrganizationName(QStringLiteral("Hexahedron test"));
    Settings().setTheme(Theme(theme));
    QCOMPARE(Settings().theme(), Theme(theme));
}

QTEST_MAIN(TestTheme)
#include "tst_theme.moc"
