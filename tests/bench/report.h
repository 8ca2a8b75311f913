#pragma once

#include <QList>
#include <QString>

namespace bench {

/// One goal and how far it is reached.
struct Row
{
    QString name;
    QString file;
    QString measured;
    QString wanted;
    bool isMet = false;
};

/// The table of a run: printed row by row, and written as Markdown when somebody wants to keep it.
class Report
{
public:
    void add(Row row);
    /// Begins the file anew, with its heading.
    void write(const QString &path) const;
    /// Adds the rows to a table that another program began.
    void append(const QString &path) const;

private:
    QString rows() const;
    QList<Row> m_rows;
};

QString milliseconds(double seconds);

} // namespace bench
