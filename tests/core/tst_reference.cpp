#include <QDir>
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
    void translationsHaveTheSameParts_data();
    void translationsHaveTheSameParts();
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

void TestReference::translationsHaveTheSameParts_data()
{
    QTest::addColumn<QString>("file");
    const QDir folder(QStringLiteral(SOURCE_DIR "/resources/reference"));
    for (const QString &language : folder.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        for (const QString &name : QDir(folder.filePath(language)).entryList({QStringLiteral("*.md")})) {
            if (language != u"en")
                QTest::addRow("%s/%s", qPrintable(language), qPrintable(name)) << language + u'/' + name;
        }
    }
}

/// Else rules, structures and values would be missing in that language, and links would lead nowhere.
void TestReference::translationsHaveTheSameParts()
{
    QFETCH(QString, file);
    const QString folder = QStringLiteral(SOURCE_DIR "/resources/reference/");
    const QString translated = contentOf(folder + file);
    const QString english = contentOf(folder + QStringLiteral("en/") + file.section(u'/', 1));
    if (english.isEmpty())
        QSKIP("In English these sentences stand in the page of the format.");
    for (const char *part : {"<a id=\"([^\"]*)\">", "<!-- ((?:about|values) .*?) -->",
                             "^\\| <a id=\"rule-(\\w+)\"></a>\\1 \\|", "^(#+) ", "^(```)"}) {
        const QString expression = QString::fromLatin1(part);
        QCOMPARE(captured(translated, expression), captured(english, expression));
    }
    // Tables of values have the same rows, so that every value has its sentence.
    const QString values = QStringLiteral("^\\| *(?:[^|]*\\| *)?(0x[0-9A-Fa-f]+|\\d+) *\\|");
    QCOMPARE(captured(translated, values), captured(english, values));
}

QTEST_APPLESS_MAIN(TestReference)
#include "tst_reference.moc"
