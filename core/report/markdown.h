#pragma once

#include <QStringList>

namespace hexahedron::markdown {

/// As it stands there, in a cell of a table, too: no mark of Markdown or HTML counts.
QString safe(const QString &text);
/// The head of a table.
QString tableOf(const QStringList &heads);
QString rowOf(const QStringList &cells);

} // namespace hexahedron::markdown
