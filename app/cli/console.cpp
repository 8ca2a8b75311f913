#include "app/cli/console.h"

#include "core/bytes/systemerror.h"
#include "core/report/printable.h"

#include <QCoreApplication>

#include <cstdio>

namespace hexahedron::cli {

QString text(const char *sentence)
{
    return QCoreApplication::translate("hexa", sentence);
}

QString placeText(const QString &fileName, qint64 offset)
{
    return fileName + QStringLiteral(":0x") + QString::number(offset, 16); // a name may hold a "%1"
}

void complain(const QString &message)
{
    QStringList lines = message.split(u'\n');
    for (QString &line : lines)
        line = printable(line);
    const QByteArray utf8 = QByteArrayLiteral("hexa: ") + lines.join(u'\n').toUtf8() + '\n';
    std::fwrite(utf8.constData(), 1, size_t(utf8.size()), stderr);
}

Console::Console()
{
    if (!open(1, QIODevice::WriteOnly | QIODevice::Unbuffered))
        m_hasFailed = true;
}

void Console::line(const QString &text)
{
    raw(text.toUtf8() + '\n');
}

void Console::raw(const QByteArray &bytes)
{
    if (write(bytes) != bytes.size())
        m_hasFailed = true;
}

ExitCode Console::finish(ExitCode code)
{
    return m_hasFailed ? failed() : code;
}

ExitCode Console::failed()
{
    complain(text(QT_TRANSLATE_NOOP("hexa", "cannot write to standard output: %1")).arg(systemError(*this)));
    return Trouble;
}

} // namespace hexahedron::cli
