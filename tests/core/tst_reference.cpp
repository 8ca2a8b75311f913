#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

/// The reference pages and the code cite the same rules: a number that an issue shows leads to a place in its page, and a rule
/// of a page is looked after by some code.
class TestReference : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rulesAreCited_data();
    void rulesAreCited();
    void rulesStandOnce_data() { rulesAreCited_data(); }
    void rulesStandOnce();
};

namespace {

QString contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString page(const QString &family)
{
    return contentOf(QStringLiteral(SOURCE_DIR "/resources/reference/en/%1.md").arg(family));
}

QStringList captured(const QString &text, const QString &expression)
{
    QStringList found;
    auto all = QRegularExpression(expression, QRegularExpression::MultilineOption).globalMatch(text);
    while (all.hasNext())
        found += all.next().captured(1);
    return found;
}

QStringList rulesOf(const QString &family)
{
    return captured(page(family), QStringLiteral("^\\| <a id=\"rule-(\\w+)\"></a>\\1 \\|"));
}

} // namespace

void TestReference::rulesAreCited_data()
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<QStringList>("folders");
    QTest::addColumn<QString>("number"); ///< what a string must look like to be the number of a rule
    QTest::newRow("Blitz3D") << "blitz3d" << QStringList{QStringLiteral("blitz3d")} << "V\\d\\d";
    QTest::newRow("Ecere") << "ecere" << QStringList{QStringLiteral("ecere")} << "[1-9]\\d?";
    // The pictures that Horde3D reads are described among its rules.
    QTest::newRow("Horde3D") << "horde3d" << QStringList{QStringLiteral("horde3d"), QStringLiteral("image")}
                             << "[1-9]\\d?|56a";
    QTest::newRow("Kohi") << "kohi" << QStringList{QStringLiteral("kohi")} << "K\\d\\d";
    QTest::newRow("Urho3D") << "urho3d" << QStringList{QStringLiteral("urho3d")} << "[ABCMPS]\\d+";
}

void TestReference::rulesAreCited()
{
    QFETCH(QString, family);
    QFETCH(QStringList, folders);
    QFETCH(QString, number);
    QStringList cited;
    for (const QString &folder : folders) {
        QDirIterator files(QStringLiteral(SOURCE_DIR "/core/formats/") + folder, QDir::Files);
        while (files.hasNext())
            cited += captured(contentOf(files.next()), QStringLiteral("\"(%1)\"").arg(number));
    }
    cited.removeDuplicates();
    const QStringList rules = rulesOf(family);
    QVERIFY(rules.size() > 40);
    QStringList missing;
    for (const QString &rule : cited) {
        if (!rules.contains(rule))
            missing += rule;
    }
    QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("not in the page: ") + missing.join(u' ')));
    // Some rules only sum up others, and say so.
    const QStringList told = captured(page(family), QStringLiteral("^\\| <a id=\"rule-(\\w+)\"></a>.*\\(told as "));
    for (const QString &rule : rules) {
        if (cited.contains(rule) == told.contains(rule))
            missing += rule;
    }
    QVERIFY2(missing.isEmpty(), qPrintable(QStringLiteral("no code cites: ") + missing.join(u' ')));
}

void TestReference::rulesStandOnce()
{
    QFETCH(QString, family);
    QStringList rules = rulesOf(family);
    QCOMPARE(rules.removeDuplicates(), qsizetype(0));
}

QTEST_APPLESS_MAIN(TestReference)
#include "tst_reference.moc"
