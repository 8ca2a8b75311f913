#include "core/changes/edittext.h"

#include <QCoreApplication>

namespace hexahedron {

QString editText(const char *sentence, qint64 n)
{
    return QCoreApplication::translate("edit", sentence, nullptr, pluralOf(n));
}

} // namespace hexahedron
