#pragma once

#include <QByteArray>
#include <QProcess>
#include <QStringList>

namespace hexahedron::test {

/// What a program said, and what it ended with; -1 when it could not be started or did not end by itself.
struct Result
{
    int code = -1;
    QByteArray out;
    QByteArray err;
};

inline Result run(QProcess &process, const QString &program, const QStringList &arguments, const QByteArray &input = {})
{
    process.start(program, arguments);
    process.write(input);
    process.closeWriteChannel();
    process.waitForFinished(-1);
    const bool hasEnded = process.error() != QProcess::FailedToStart && process.exitStatus() == QProcess::NormalExit;
    return {hasEnded ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

inline Result run(const QString &program, const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    return run(process, program, arguments, input);
}

} // namespace hexahedron::test
