#include "app/thumbnails.h"

#include "core/bytes/fileversion.h"
#include "widgets/session/background.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <sys/resource.h>
#include <unistd.h>

namespace hexahedron {

namespace {

constexpr int Edition = 1; ///< of how pictures look: those of another one are not shown

QString &program()
{
    static QString path;
    return path;
}

QString keyOf(const QString &file, const FileVersion &version)
{
    const QString said = QStringLiteral("%1\n%2\n%3\n%4\n%5")
                             .arg(Edition)
                             .arg(Thumbnails::Side)
                             .arg(version.size)
                             .arg(version.written)
                             .arg(file);
    return QString::fromLatin1(QCryptographicHash::hash(said.toUtf8(), QCryptographicHash::Sha256).first(16).toHex());
}

QString partOf(const QProcess &drawing)
{
    return drawing.arguments().value(1);
}

/// The oldest go, and those of whatever was broken off.
void tidy(const QString &folder)
{
    const QFileInfoList kept = QDir(folder).entryInfoList(
        {QStringLiteral("*.png"), QStringLiteral("*.none"), QStringLiteral("*.part")}, QDir::Files,
        QDir::Time); // the newest first
    const QDateTime oldest = QDateTime::currentDateTime().addDays(-Thumbnails::MostDays);
    for (qsizetype i = 0; i < kept.size(); ++i) {
        if (i >= Thumbnails::MostKept || kept[i].lastModified() < oldest)
            QFile::remove(kept[i].filePath());
    }
}

/// The square around what is seen: models leave much of a picture empty.
QImage trimmed(const QImage &drawn)
{
    const QImage image = drawn.convertToFormat(QImage::Format_RGBA8888);
    QRect seen;
    for (int y = 0; y < image.height(); ++y) {
        const uchar *line = image.constScanLine(y);
        for (int x = 0; x < image.width(); ++x) {
            if (line[4 * x + 3] != 0)
                seen |= QRect(x, y, 1, 1);
        }
    }
    QRect square(QPoint(), QSize(1, 1) * std::max({seen.width(), seen.height(), 1}));
    square.moveCenter(seen.center());
    return image.copy(square); // transparent where it goes beyond
}

} // namespace

struct Thumbnails::Kept
{
    QString file, picture, none; ///< the last two: where a picture is, or that there is none
    bool isThere = false;        ///< the file, and worth a look
    bool isKnown = false;
    QImage image;
};

void Thumbnails::setProgram(const QString &path)
{
    program() = path;
}

Thumbnails::Thumbnails(const QString &folder, QObject *parent)
    : QObject(parent)
    , m_folder(folder)
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(MostSeconds * 1000);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_isOutOfPatience = true;
        if (m_drawing)
            m_drawing->kill();
    });
}

Thumbnails::~Thumbnails()
{
    stop();
}

void Thumbnails::stop()
{
    m_patience.stop();
    if (!m_drawing)
        return;
    QProcess *drawing = m_drawing.release(); // it may be its signal that led here
    drawing->disconnect(this);
    if (drawing->state() == QProcess::NotRunning)
        return drawing->deleteLater();
    connect(drawing, &QProcess::finished, drawing, [drawing] {
        QFile::remove(partOf(*drawing));
        drawing->deleteLater();
    });
    drawing->kill();
}

void Thumbnails::want(const QStringList &files)
{
    stop();
    ++m_turn;
    m_wanted = files;
    if (program().isEmpty())
        m_wanted.clear();
    lookUp();
}

/// File systems may be slow.
void Thumbnails::lookUp()
{
    if (m_wanted.isEmpty())
        return Q_EMIT finished();
    auto kept = std::make_shared<Kept>();
    kept->file = m_wanted.front();
    startInBackground(
        this,
        [kept, folder = m_folder, isTidy = std::exchange(m_isTidy, true)] {
            if (!isTidy)
                tidy(folder);
            const QFileInfo file(kept->file);
            const auto version = FileVersion::of(kept->file);
            kept->isThere = version && file.isFile() && version->size <= MostBytes && QDir().mkpath(folder);
            if (!kept->isThere)
                return;
            constexpr auto OwnersAlone = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner;
            QFile::setPermissions(folder, OwnersAlone); // they show what is in files that others may not read
            const QString key = folder + u'/' + keyOf(file.absoluteFilePath(), *version);
            kept->picture = key + QStringLiteral(".png");
            kept->none = key + QStringLiteral(".none");
            kept->image = QImage(kept->picture);
            kept->isKnown = !kept->image.isNull() || QFile::exists(kept->none);
        },
        [this, kept, turn = m_turn](const QString &trouble) {
            if (turn != m_turn)
                return;
            kept->isThere = kept->isThere && trouble.isEmpty();
            take(*kept);
        });
}

void Thumbnails::take(const Kept &kept)
{
    if (!kept.image.isNull())
        Q_EMIT made(kept.file, kept.image);
    if (kept.isThere && !kept.isKnown)
        draw(kept);
    else
        next();
}

void Thumbnails::draw(const Kept &kept)
{
    m_drawing = std::make_unique<QProcess>();
    m_drawing->setStandardOutputFile(QProcess::nullDevice());
    m_drawing->setStandardErrorFile(QProcess::nullDevice());
    m_drawing->setChildProcessModifier([] {
        constexpr int Last = 19;
        setpriority(PRIO_PROCESS, 0, Last);
        const rlimit limit{.rlim_cur = MostCpuSeconds, .rlim_max = MostCpuSeconds};
        setrlimit(RLIMIT_CPU, &limit);
    });
    connect(m_drawing.get(), &QProcess::finished, this, [this, kept](int code, QProcess::ExitStatus status) {
        takeDrawn(kept, status == QProcess::NormalExit && code == 0);
    });
    connect(m_drawing.get(), &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error != QProcess::FailedToStart)
            return;
        m_wanted.resize(1); // nor would it start for the others
        next();
    });
    m_isOutOfPatience = false;
    m_patience.start();
    static int number = 0; // other programs and windows may draw the same
    const QString part =
        QStringLiteral("%1.%2.%3.part").arg(kept.picture).arg(QCoreApplication::applicationPid()).arg(++number);
    m_drawing->start(program(),
                     {QStringLiteral("--render"), part, QStringLiteral("--size"), QStringLiteral("%1x%1").arg(Side),
                      QStringLiteral("--view"), QStringLiteral("iso"), QStringLiteral("--"), kept.file});
}

/// A picture that is broken off is none.
void Thumbnails::takeDrawn(const Kept &kept, bool isDrawn)
{
    const QString part = partOf(*m_drawing);
    const QImage drawn = isDrawn ? QImage(part) : QImage(), image = drawn.isNull() ? drawn : trimmed(drawn);
    if (!image.isNull() && image.save(part, "PNG") && QFile::rename(part, kept.picture)) {
        Q_EMIT made(kept.file, image);
    } else {
        QFile::remove(part);
        QFile none(kept.none);  // so that nobody tries again
        if (!m_isOutOfPatience) // the next time there may be less to do
            none.open(QFile::WriteOnly);
    }
    next();
}

void Thumbnails::next()
{
    stop();
    m_wanted.removeFirst();
    lookUp();
}

} // namespace hexahedron
