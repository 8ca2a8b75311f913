#include "widgets/contrast.h"
#include "widgets/icon.h"

#include <QDir>
#include <QDirIterator>
#include <QGuiApplication>
#include <QImage>
#include <QPalette>
#include <QPixmap>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace hexahedron;

class TestIcon : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyDrawingIsAnIcon();
    void everyNameInUseIsDrawn();
    void hasTheSizeAsked_data();
    void hasTheSizeAsked();
    void followsThePalette();
    void keepsItsTint();
    void disabledOnesAreSeenInEveryTheme_data();
    void disabledOnesAreSeenInEveryTheme();
    void unknownNameIsNull();
    void applicationIconHasEverySize();
};

namespace {

/// The strongest colour of a picture: that of its most opaque pixel.
QColor inkOf(const QPixmap &pixmap)
{
    const QImage image = pixmap.toImage().convertToFormat(QImage::Format_ARGB32);
    QColor ink(Qt::transparent);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() > ink.alpha())
                ink = pixel;
        }
    }
    return ink;
}

} // namespace

void TestIcon::everyDrawingIsAnIcon()
{
    const QDir drawings(QStringLiteral(SOURCE_DIR "/resources/icons"));
    const auto files = drawings.entryInfoList({QStringLiteral("*.svg")});
    QVERIFY(files.size() > 40);
    for (const QFileInfo &file : files)
        QVERIFY2(inkOf(icon(file.baseName()).pixmap(24)).alpha() > 200, qPrintable(file.fileName()));
}

/// Those that are named where the icon is made. The tests of the window and of its tree fail when others are not drawn.
void TestIcon::everyNameInUseIsDrawn()
{
    static const QRegularExpression use(QStringLiteral(R"re(\bicon\((?:u|QStringLiteral\()"(\w+)")re"));
    QSet<QString> names;
    for (const char *folder : {"/widgets", "/app"}) {
        QDirIterator files(QStringLiteral(SOURCE_DIR) + QLatin1String(folder), {QStringLiteral("*.cpp")}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto uses = use.globalMatch(QString::fromUtf8(file.readAll()));
            while (uses.hasNext()) {
                const QString name = uses.next().captured(1);
                QVERIFY2(!icon(name).isNull(), qPrintable(name));
                names.insert(name);
            }
        }
    }
    QVERIFY2(names.size() > 10, "the expression does not find the names any more");
}

void TestIcon::hasTheSizeAsked_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<double>("ratio");
    QTest::newRow("small") << 16 << 1.0;
    QTest::newRow("large") << 24 << 1.0;
    QTest::newRow("dense screen") << 16 << 2.0;
    QTest::newRow("between") << 16 << 1.5;
}

void TestIcon::hasTheSizeAsked()
{
    QFETCH(int, size);
    QFETCH(double, ratio);
    const QPixmap pixmap = icon(u"save").pixmap(QSize(size, size), ratio);
    QCOMPARE(pixmap.size(), QSize(size, size) * ratio);
    QCOMPARE(pixmap.devicePixelRatio(), ratio);
}

void TestIcon::followsThePalette()
{
    const QPalette before = QGuiApplication::palette();
    const QIcon save = icon(u"save");
    QPalette dark = before;
    dark.setColor(QPalette::Active, QPalette::WindowText, Qt::yellow);
    dark.setColor(QPalette::Disabled, QPalette::WindowText, Qt::blue);
    dark.setColor(QPalette::Active, QPalette::HighlightedText, Qt::red);
    QGuiApplication::setPalette(dark);
    const QColor normal = inkOf(save.pixmap(48));
    const QColor disabled = inkOf(save.pixmap(48, QIcon::Disabled));
    const QColor selected = inkOf(save.pixmap(48, QIcon::Selected));
    QGuiApplication::setPalette(before);
    QCOMPARE(normal, QColor(Qt::yellow));
    QCOMPARE(disabled, QColor(Qt::blue));
    QCOMPARE(selected, QColor(Qt::red));
}

void TestIcon::keepsItsTint()
{
    const QIcon error = icon(u"error", Qt::magenta);
    QCOMPARE(inkOf(error.pixmap(48)), QColor(Qt::magenta));
    QVERIFY(inkOf(error.pixmap(48, QIcon::Disabled)) != QColor(Qt::magenta));
}

void TestIcon::disabledOnesAreSeenInEveryTheme_data()
{
    QTest::addColumn<QColor>("window");
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("disabled");
    QTest::newRow("light") << QColor(0xefefef) << QColor(Qt::black) << QColor(0xbebebe);
    QTest::newRow("dark") << QColor(0x2b2e33) << QColor(0xe4e6e8) << QColor(0x4b4e53);
    QTest::newRow("high contrast, grey") << QColor(Qt::black) << QColor(Qt::white) << QColor(0x202020);
    QTest::newRow("high contrast, as the window") << QColor(Qt::black) << QColor(Qt::white) << QColor(Qt::black);
    QTest::newRow("high contrast, as the text") << QColor(Qt::white) << QColor(Qt::black) << QColor(Qt::black);
    QTest::newRow("nearly transparent") << QColor(Qt::black) << QColor(Qt::yellow) << QColor(255, 255, 0, 20);
}

void TestIcon::disabledOnesAreSeenInEveryTheme()
{
    QFETCH(QColor, window);
    QFETCH(QColor, text);
    QFETCH(QColor, disabled);
    const QPalette before = QGuiApplication::palette();
    QPalette palette = before;
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::WindowText, text);
    palette.setColor(QPalette::Disabled, QPalette::WindowText, disabled);
    QGuiApplication::setPalette(palette);
    std::vector<std::pair<QColor, QColor>> inks;
    for (const QIcon &tested : {icon(u"save"), icon(u"error", QColor(0xc0392b))})
        inks.emplace_back(inkOf(tested.pixmap(48)), inkOf(tested.pixmap(48, QIcon::Disabled)));
    QGuiApplication::setPalette(before);
    for (const auto &[normal, faded] : inks) {
        QVERIFY2(contrastOf(faded, window) >= 2.9, qPrintable(faded.name()));
        QVERIFY2(faded != normal, qPrintable(faded.name()));
    }
    QVERIFY(contrastOf(inks.front().first, window) > 1.4 * contrastOf(inks.front().second, window));
}

void TestIcon::unknownNameIsNull()
{
    QTest::ignoreMessage(QtWarningMsg, "There is no icon nothing");
    QVERIFY(icon(u"nothing").isNull());
}

void TestIcon::applicationIconHasEverySize()
{
    const QIcon found = applicationIcon();
    for (const int size : {16, 24, 32, 48, 64, 128, 256})
        QCOMPARE(found.actualSize(QSize(size, size)), QSize(size, size));
}

QTEST_MAIN(TestIcon)
#include "tst_icon.moc"
