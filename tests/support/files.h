#pragma once

#include <QByteArray>
#include <QFile>
#include <QFileInfo>
#include <QString>

namespace hexahedron::test {

inline QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(cannot be read)");
}

/// Makes a file, or replaces what is in it; returns its path.
inline QString written(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.flush())
        qFatal("cannot write %s", qPrintable(path));
    return path;
}

/// True when every user may pass through the folders on the way to the file: what another user does can be tested.
inline bool othersReach(const QString &path)
{
    for (QFileInfo at(QFileInfo(path).absolutePath());; at.setFile(at.absolutePath())) {
        if (!at.permission(QFile::ExeOther))
            return false;
        if (at.absoluteFilePath() == QStringLiteral("/"))
            return true;
    }
}

} // namespace hexahedron::test
