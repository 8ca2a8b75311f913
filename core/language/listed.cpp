#include "core/language/listed.h"

#include <QCoreApplication>

namespace hexahedron {

QString listed(const QStringList &words)
{
    return words.join(QCoreApplication::translate("list", ", ", "between the words of a list"));
}

QString withMeaning(const QString &name, const QString &meaning)
{
    return meaning.isEmpty()
               ? name
               : QCoreApplication::translate("list", "%1: %2", "a name and what it means").arg(name, meaning);
}

} // namespace hexahedron
