#pragma once

#include <QImage>
#include <QObject>
#include <QProcess>
#include <QStringList>
#include <QTimer>

#include <memory>

namespace hexahedron {

/// Small pictures of what is in files, for lists of files. Each is drawn once for each version of a file, by a process of its own,
/// one after the other: no file can hold up this program or end it. They are kept in a folder, within bounds.
class Thumbnails : public QObject
{
    Q_OBJECT

public:
    static constexpr int Side = 128;                            ///< pixels, before empty edges are cut off
    static constexpr qint64 MostBytes = qint64(64) << 20;       ///< of a file that is drawn
    static constexpr int MostKept = 300, MostDays = 60;         ///< of pictures in the folder
    static constexpr int MostSeconds = 30, MostCpuSeconds = 20; ///< that drawing may take

    /// What draws when it is called as renderPicture() expects; empty, as it is at first: nothing is drawn. It is this program, but
    /// where its parts are tested.
    static void setProgram(const QString &path);

    /// `folder`: where pictures are kept; made when it is needed.
    explicit Thumbnails(const QString &folder, QObject *parent = nullptr);
    ~Thumbnails() override;

    /// Those of these files, in this order, and of no others any more.
    void want(const QStringList &files);

Q_SIGNALS:
    void made(const QString &file, const QImage &picture);
    void finished(); ///< with all that are wanted; files without a picture have none

private:
    struct Kept; ///< what the folder knows of a file
    void lookUp();
    void take(const Kept &kept);
    void draw(const Kept &kept);
    void takeDrawn(const Kept &kept, bool isDrawn);
    void next();
    void stop();

    QString m_folder;
    QStringList m_wanted;
    int m_turn = 0; ///< counts what was wanted: older answers do not count
    std::unique_ptr<QProcess> m_drawing;
    QTimer m_patience;
    bool m_isOutOfPatience = false;
    bool m_isTidy = false; ///< old pictures were removed
};

} // namespace hexahedron
