#pragma once

#include <QStringList>

namespace hexahedron {

/// Names, numbers or clauses one behind the other in a sentence of the user's language: "a, b, c", and with its own comma in Chinese.
QString listed(const QStringList &words);
/// "name: what it means"; the name alone where nothing is known of it.
QString withMeaning(const QString &name, const QString &meaning);

} // namespace hexahedron
