#pragma once

#include <QLocale>

class QCoreApplication;

namespace hexahedron {

/// Makes the program speak the user's language, as far as there is a translation: ours, which are compiled in, and Qt's own
/// for its dialogs, which are found where Qt is installed.
void installTranslations(QCoreApplication &application, const QLocale &locale = QLocale());

} // namespace hexahedron
