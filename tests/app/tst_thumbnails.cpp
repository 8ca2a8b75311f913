// Small pictures of files that were opened before.
#include "app/thumbnails.h"
#include "app/welcomepage.h"
#include "tests/app/windowtest.h"
#include "widgets/preview/view3d.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDateTime>
#include <QSignalSpy>

using namespace hexahedron;
using namespace hexahedron::test;

class TestThumbnails : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { Thumbnails::setProgram({}); }
    void eachVersionIsDrawnOnce();
    void whatHasNoPictureIsAskedOnce();
    void aProgramThatIsGoneHoldsNothingUp();
    void oldPicturesGo();
    void welcomePageShowsThem();
    void desktopKnowsWhatThumbnailsAreOf();

private:
    static QString program() { return QCoreApplication::applicationDirPath() + QStringLiteral("/hexahedron"); }
    /// Files of which pictures came.
    QStringList made(const QStringList &files);
    QStringList kept(const QString &pattern) const { return QDir(m_cache).entryList({pattern}, QDir::Files); }

    std::unique_ptr<Desk> m_desk;
    QString m_cache;
};

void TestThumbnails::init()
{
    m_desk = std::make_unique<Desk>();
    m_cache = m_desk->path(QStringLiteral("cache/thumbnails"));
    Thumbnails::setProgram(program());
}

QStringList TestThumbnails::made(const QStringList &files)
{
    Thumbnails thumbnails(m_cache);
    QSignalSpy made(&thumbnails, &Thumbnails::made), finished(&thumbnails, &Thumbnails::finished);
    thumbnails.want(files);
    if (!QTest::qWaitFor([&] { return !finished.isEmpty(); }, 60'000))
        return {QStringLiteral("never finished")};
    QStringList result;
    for (const QList<QVariant> &one : made) {
        const auto picture = one[1].value<QImage>();
        if (!picture.isNull() && picture.width() == picture.height() && picture.width() <= Thumbnails::Side)
            result += one[0].toString();
    }
    return result;
}

void TestThumbnails::eachVersionIsDrawnOnce()
{
    if (!preview::View3D::isPossible())
        QSKIP("needs OpenGL");
    const QStringList files{m_desk->example};
    QCOMPARE(made(files), files);
    QCOMPARE(kept(QStringLiteral("*")).size(), 1);
    Thumbnails::setProgram(m_desk->path(QStringLiteral("gone"))); // nobody can draw another one
    QCOMPARE(made(files), files);
    QFile file(m_desk->example);
    QVERIFY(file.open(QFile::Append));
    file.write("more");
    file.close();
    QCOMPARE(made(files), QStringList());
    Thumbnails::setProgram(program());
    QCOMPARE(made(files), files);
    QCOMPARE(kept(QStringLiteral("*.png")).size(), 2);
}

void TestThumbnails::whatHasNoPictureIsAskedOnce()
{
    if (!preview::View3D::isPossible())
        QSKIP("needs OpenGL");
    const QString text = m_desk->path(QStringLiteral("notes.txt"));
    m_desk->write(QStringLiteral("notes.txt"), "no model");
    const QStringList files{text, m_desk->path(QStringLiteral("none.b3d")), m_desk->folder.path(), m_desk->example};
    QCOMPARE(made(files), QStringList(m_desk->example)); // the others do not hold it up
    QCOMPARE(kept(QStringLiteral("*.none")).size(), 1);
    QCOMPARE(kept(QStringLiteral("*.part")), QStringList());
    QCOMPARE(made({text}), QStringList());
}

void TestThumbnails::aProgramThatIsGoneHoldsNothingUp()
{
    Thumbnails::setProgram(m_desk->path(QStringLiteral("gone")));
    QCOMPARE(made({m_desk->example, m_desk->example}), QStringList());
    QCOMPARE(kept(QStringLiteral("*")), QStringList()); // who is there later may draw it
    Thumbnails::setProgram({});
    QCOMPARE(made({m_desk->example}), QStringList());
}

void TestThumbnails::oldPicturesGo()
{
    const auto write = [&](const QString &name, qint64 daysAgo) {
        QDir().mkpath(m_cache);
        QFile file(m_cache + u'/' + name);
        QVERIFY(file.open(QFile::WriteOnly));
        QVERIFY(file.setFileTime(QDateTime::currentDateTime().addDays(-daysAgo), QFileDevice::FileModificationTime));
    };
    write(QStringLiteral("old.png"), Thumbnails::MostDays + 1);
    write(QStringLiteral("old.none"), Thumbnails::MostDays + 1);
    write(QStringLiteral("broken.png.part"), Thumbnails::MostDays + 1);
    for (int i = 0; i < Thumbnails::MostKept + 20; ++i)
        write(QStringLiteral("%1.png").arg(i), i < 20 ? 2 : 1);
    Thumbnails::setProgram(m_desk->path(QStringLiteral("gone")));
    made({m_desk->example});
    QCOMPARE(kept(QStringLiteral("*")).size(), Thumbnails::MostKept);
    QVERIFY(!QFile::exists(m_cache + QStringLiteral("/0.png"))); // the oldest ones
}

void TestThumbnails::welcomePageShowsThem()
{
    if (!preview::View3D::isPossible())
        QSKIP("needs OpenGL");
    const QString other = m_desk->path(QStringLiteral("notes.txt"));
    m_desk->write(QStringLiteral("notes.txt"), "no model");
    WelcomePage page;
    page.setRecentFiles({other, m_desk->example});
    page.resize(600, 700);
    page.show();
    const auto look = [&](const QString &file) {
        for (auto *button : page.findChildren<QAbstractButton *>()) {
            if (button->text() == QFileInfo(file).fileName())
                return button->grab().toImage();
        }
        return QImage();
    };
    const QImage model = look(m_desk->example), text = look(other);
    QVERIFY(!model.isNull());
    QTRY_VERIFY_WITH_TIMEOUT(look(m_desk->example) != model, 60'000);
    QCOMPARE(look(other), text); // which has none
}

/// What a desktop shows by `hexa render`: kinds of files that it knows by the description of this program.
void TestThumbnails::desktopKnowsWhatThumbnailsAreOf()
{
    const QString folder = QStringLiteral(SOURCE_DIR "/resources/desktop/");
    QFile described(folder + QStringLiteral("org.hexahedron.Hexahedron.mime.xml"));
    QVERIFY(described.open(QFile::ReadOnly));
    const QByteArray types = described.readAll();
    QFile file(folder + QStringLiteral("hexahedron.thumbnailer"));
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray text = file.readAll();
    QVERIFY(text.contains("\nExec=hexa render %i -o %o --size %sx%s\n"));
    const QByteArray value = text.mid(text.indexOf("MimeType=") + 9).split('\n').first();
    const QByteArrayList wanted = value.split(';');
    QVERIFY(wanted.size() > 5 && wanted.last().isEmpty());
    for (const QByteArray &type : wanted) {
        if (!type.isEmpty())
            QVERIFY2(types.contains("type=\"" + type + '"'), type.constData());
    }
}

QTEST_MAIN(TestThumbnails)
#include "tst_thumbnails.moc"
