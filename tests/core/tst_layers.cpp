#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace Qt::StringLiterals;

/// The direction of the arrows: app → widgets → core, and inside the core
/// formats, report → salvage → recovery → relations, edit, find → check → text, changes, scene, files → tree → read → schema, picture → bytes, issues → language.
class TestLayers : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void coreLinksNoScreen();
    void coreLoadsNoScreen();
    void coreIncludesNoScreen_data();
    void coreIncludesNoScreen();
    void includesPointDown_data();
    void includesPointDown();
    void onlyFormatsNameFormats_data();
    void onlyFormatsNameFormats();
    void namesAreRecognised_data();
    void namesAreRecognised();
    void codesOfIssuesAreUnique();
    void filesAreReplacedInOneWay();

private:
    static void eachSource(bool (*isMeant)(const QString &path) = [](const QString &) { return true; });
};

namespace {

const QString sourceDir = QStringLiteral(SOURCE_DIR "/");

QByteArray contentOf(const QString &path)
{
    QFile file(sourceDir + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Every source of ours in these folders, relative to the top folder.
QStringList sources(std::initializer_list<const char *> folders = {"core", "widgets", "app"})
{
    QStringList found;
    for (const char *folder : folders) {
        QDirIterator files(sourceDir + QLatin1String(folder), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext())
            found += files.next().mid(sourceDir.size());
    }
    found.sort();
    return found;
}

QStringList matches(const QByteArray &text, const QRegularExpression &expression)
{
    QStringList found;
    auto all = expression.globalMatch(QString::fromUtf8(text));
    while (all.hasNext())
        found += all.next().captured(1);
    return found;
}

/// The folder of a source that has a place in the order: "core/tree", "widgets", "app".
QString layerOf(const QString &path)
{
    const QStringList parts = path.split(u'/');
    return parts.first() == u"core" ? parts.mid(0, 2).join(u'/') : parts.first();
}

/// The floors of the house, lowest first. A file includes files of its own folder and of lower floors, so no two folders know each other.
/// Checks and relations offer repairs, which are wishes (core/changes): they know no plan.
const QList<QStringList> floors{
    {u"core/language"_s},
    {u"core/bytes"_s, u"core/issues"_s},
    {u"core/schema"_s, u"core/picture"_s},
    {u"core/read"_s},
    {u"core/tree"_s},
    {u"core/text"_s, u"core/changes"_s, u"core/scene"_s, u"core/files"_s},
    {u"core/check"_s},
    {u"core/relations"_s, u"core/edit"_s, u"core/find"_s},
    {u"core/recovery"_s},
    {u"core/salvage"_s},
    {u"core/report"_s, u"core/formats"_s},
    {u"widgets"_s},
    {u"app"_s},
};

qsizetype floorOf(const QString &folder)
{
    const auto floor = std::find_if(floors.begin(), floors.end(),
                                    [&](const QStringList &folders) { return folders.contains(folder); });
    return floor == floors.end() ? -1 : floor - floors.begin();
}

QStringList formatNamesIn(const QString &text)
{
    // The three-letter names count only where a word begins, so that "Scene3D" is no E3D.
    static const QRegularExpression names(
        QStringLiteral("((?<![A-Za-z])(?i:b3d|e3d|k3d)|(?:B3D|E3D|K3D|B3d|E3d|K3d)|(?i:blitz|ecere|horde|kohi|urho))"));
    return matches(text.toUtf8(), names);
}

} // namespace

void TestLayers::eachSource(bool (*isMeant)(const QString &path))
{
    QTest::addColumn<QString>("path");
    QStringList all = sources();
    all.removeIf([=](const QString &path) { return !isMeant(path) || contentOf(path).isEmpty(); });
    QVERIFY(all.size() > 50);
    for (const QString &path : all)
        QTest::newRow(qPrintable(path)) << path;
}

void TestLayers::coreLinksNoScreen()
{
    const QStringList links = QStringLiteral(CORE_LINKS).split(u',');
    QVERIFY(links.contains(QStringLiteral("Qt6::Core")));
    for (const QString &link : links)
        QVERIFY2(!link.startsWith(u"Qt6::") || link == u"Qt6::Core", qPrintable(link));
}

void TestLayers::coreLoadsNoScreen()
{
    // This program links the core and Qt Test: what is loaded now is all that they need, also by detours.
    QFile maps(QStringLiteral("/proc/self/maps"));
    if (!maps.open(QIODevice::ReadOnly))
        QSKIP("This system does not tell which libraries are loaded.");
    const QByteArray loaded = maps.readAll();
    QVERIFY(loaded.contains("libQt6Core"));
    for (const char *library : {"libQt6Gui", "libQt6Widgets", "libQt63D", "libGL."})
        QVERIFY2(!loaded.contains(library), library);
}

void TestLayers::coreIncludesNoScreen_data()
{
    eachSource([](const QString &path) { return path.startsWith(u"core/"); });
}

void TestLayers::coreIncludesNoScreen()
{
    QFETCH(QString, path);
    // Plain <QWidget> does not compile, as the core has not its folder; <QtWidgets/QWidget> would.
    static const QRegularExpression screen(QStringLiteral(R"(#\s*include\s*<(Qt(?!Core/)\w+/\w*))"));
    const QStringList found = matches(contentOf(path), screen);
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u' ')));
}

void TestLayers::includesPointDown_data()
{
    eachSource();
}

void TestLayers::includesPointDown()
{
    QFETCH(QString, path);
    const QString folder = layerOf(path);
    QVERIFY2(floorOf(folder) >= 0, "This folder has no floor yet: give it one.");
    static const QRegularExpression ours(QStringLiteral(R"re(#\s*include\s*"((?:core|widgets|app)/[^"]+)")re"));
    for (const QString &included : matches(contentOf(path), ours)) {
        QVERIFY2(floorOf(layerOf(included)) >= 0, qPrintable(included));
        QVERIFY2(layerOf(included) == folder || floorOf(layerOf(included)) < floorOf(folder), qPrintable(included));
    }
}

void TestLayers::onlyFormatsNameFormats_data()
{
    eachSource([](const QString &path) { return !path.startsWith(u"core/formats/"); });
}

void TestLayers::onlyFormatsNameFormats()
{
    QFETCH(QString, path);
    const QStringList found = formatNamesIn(path + u'\n' + QString::fromUtf8(contentOf(path)));
    QVERIFY2(found.isEmpty(), qPrintable(found.join(u' ')));
}

void TestLayers::namesAreRecognised_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("names");
    QTest::newRow("literal") << QStringLiteral("\"b3d\"") << true;
    QTest::newRow("class") << QStringLiteral("B3dFormat") << true;
    QTest::newRow("inside a function's name") << QStringLiteral("readK3d()") << true;
    QTest::newRow("engine") << QStringLiteral("isUrho3D") << true;
    QTest::newRow("folder") << QStringLiteral("core/formats/blitz3d/x.h") << true;
    QTest::newRow("Qt 3D") << QStringLiteral("Qt3DCore QEntity Scene3D") << false;
    QTest::newRow("hexadecimal") << QStringLiteral("0x3d") << false;
    QTest::newRow("variable") << QStringLiteral("plane3d, webD") << false;
}

void TestLayers::namesAreRecognised()
{
    QFETCH(QString, text);
    QFETCH(bool, names);
    QCOMPARE(!formatNamesIn(text).isEmpty(), names);
}

/// People and `hexa fix --only` mean one kind of issue by a code, whatever the format.
void TestLayers::codesOfIssuesAreUnique()
{
    static const QRegularExpression kinds(
        QStringLiteral(R"re(\bIssueKind\s+\w+\s*(?:=\s*\w+\()?\{\s*"([A-Z0-9_]+)")re"));
    QHash<QString, QString> places;
    for (const QString &path : sources()) {
        for (const QString &code : path.startsWith(u"core/") ? matches(contentOf(path), kinds) : QStringList()) {
            QVERIFY2(!places.contains(code), qPrintable(QStringList({code, places.value(code), path}).join(u' ')));
            places.insert(code, path);
        }
    }
    QVERIFY(places.size() > 300);
}

/// With saveFile(). On a full disk QSaveFile puts a file that is cut off in the place of a whole one: it does not look whether the
/// last bytes were taken.
void TestLayers::filesAreReplacedInOneWay()
{
    for (const QString &path : sources()) {
        QVERIFY2(!contentOf(path).contains("QSaveFile"), qPrintable(path));
        QVERIFY2(!contentOf(path).contains("TemporaryFile::beside(")
                     || path == QStringLiteral("core/bytes/savefile.cpp")
                     || path == QStringLiteral("core/bytes/temporaryfile.cpp"),
                 qPrintable(path));
    }
}

QTEST_APPLESS_MAIN(TestLayers)
#include "tst_layers.moc"
