#include "tests/bench/report.h"

#include <QDate>
#include <QFile>

#include <cstdio>

namespace bench {

void Report::add(Row row)
{
    std::printf("%-34s %-16s %-42s %-34s %s\n", qPrintable(row.name), qPrintable(row.file), qPrintable(row.measured),
                qPrintable(row.wanted), row.isMet ? "yes" : "NO");
    std::fflush(stdout);
    m_rows += std::move(row);
}

QString Report::rows() const
{
    QString text;
    for (const Row &row : m_rows)
        text += QStringLiteral("| %1 | %2 | %3 | %4 | %5 |\n")
                    .arg(row.name, row.file, row.measured, row.wanted, row.isMet ? u"yes" : u"no");
    return text;
}

void Report::write(const QString &path) const
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        return;
    const QString heading = QStringLiteral(
        "# Speed and memory\n\nWritten by `./dev bench --out tests/bench/RESULTS.md` on %1. Medians of "
        "whole processes with a warm cache;\nonly the ratios mean something on another machine. Own "
        "memory is anonymous memory, without the mapped file.\nRows that begin with \"window\" are "
        "measured inside the window, from the wish to the last view painted.\n\n"
        "| what | file | measured | wanted | met |\n|---|---|---|---|---|\n");
    file.write((heading.arg(QDate::currentDate().toString(Qt::ISODate)) + rows()).toUtf8());
}

void Report::append(const QString &path) const
{
    QFile file(path);
    if (file.open(QIODevice::WriteOnly | QIODevice::Append))
        file.write(rows().toUtf8());
}

QString milliseconds(double seconds)
{
    return QStringLiteral("%1 ms").arg(seconds * 1000, 0, 'f', 1);
}

} // namespace bench
