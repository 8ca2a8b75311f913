#pragma once

#include <QDirIterator>
#include <QFileInfo>
#include <QTest>

namespace hexahedron::test {

/// Samples that the project made itself, with a golden text beside each.
inline QString madeSamples()
{
    return QStringLiteral(SOURCE_DIR "/tests/data");
}

/// Real files of the engines, which are not part of the project. Empty when they are not there.
inline QString sharedSamples()
{
    const QString folder = QStringLiteral(SOURCE_DIR "/../shared/samples");
    return QFileInfo::exists(folder) ? QFileInfo(folder).canonicalFilePath() : QString();
}

/// All files below a folder whose names fit one of the patterns, in a stable order.
inline QStringList sampleFilesIn(const QString &folder, const QStringList &patterns)
{
    QStringList found;
    QDirIterator it(folder, patterns, QDir::Files, QDirIterator::Subdirectories);
    while (!folder.isEmpty() && it.hasNext())
        found += it.next();
    found.sort();
    return found;
}

/// The same below both folders, the project's own first.
inline QStringList sampleFiles(const QStringList &patterns)
{
    return sampleFilesIn(madeSamples(), patterns) + sampleFilesIn(sharedSamples(), patterns);
}

/// The names of files of every format that is read.
inline QStringList allSamplePatterns()
{
    return {QStringLiteral("*.b3d"),    QStringLiteral("*.mdl"),  QStringLiteral("*.ani"), QStringLiteral("*.vs3"),
            QStringLiteral("*.ps3"),    QStringLiteral("*.vs4"),  QStringLiteral("*.ps4"), QStringLiteral("*.asc"),
            QStringLiteral("*.geo"),    QStringLiteral("*.anim"), QStringLiteral("*.e3d"), QStringLiteral("*.dds"),
            QStringLiteral("*.tga"),    QStringLiteral("*.bmp"),  QStringLiteral("*.pak"), QStringLiteral("*.png"),
            QStringLiteral("*.jpg"),    QStringLiteral("*.gif"),  QStringLiteral("*.ktx"), QStringLiteral("*.psd"),
            QStringLiteral("*.hdr"),    QStringLiteral("*.jp2"),  QStringLiteral("*.k3d"), QStringLiteral("*.xml"),
            QStringLiteral("*.shader"), QStringLiteral("*.glsl")};
}

/// Rows for a data-driven test, one for each sample, named after the file. Says so when the shared ones are missing.
inline void addSampleRows(const QStringList &patterns = allSamplePatterns())
{
    QTest::addColumn<QString>("file");
    if (sharedSamples().isEmpty())
        qInfo("../shared/samples is not there: only the project's own samples are tested");
    for (const QString &file : sampleFiles(patterns))
        QTest::newRow(qPrintable(QFileInfo(file).fileName())) << file;
}

} // namespace hexahedron::test
