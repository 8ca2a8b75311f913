#include "core/bytes/systemerror.h"

#include <QCoreApplication>

#include <cerrno>

namespace hexahedron {

QString systemError(int number)
{
    const auto text = [](const char *reason) { return QCoreApplication::translate("SystemError", reason); };
    switch (number) {
    case EACCES:
    case EPERM:
        return text(QT_TRANSLATE_NOOP("SystemError", "permission denied"));
    case ENOENT:
        return text(QT_TRANSLATE_NOOP("SystemError", "no such file or folder"));
    case EROFS:
        return text(QT_TRANSLATE_NOOP("SystemError", "what is stored there can only be read"));
    case ENOSPC:
        return text(QT_TRANSLATE_NOOP("SystemError", "no space is left there"));
    case EDQUOT:
        return text(QT_TRANSLATE_NOOP("SystemError", "you may not store more there"));
    case EFBIG:
        return text(QT_TRANSLATE_NOOP("SystemError", "the file would be too large"));
    case EMFILE:
    case ENFILE:
        return text(QT_TRANSLATE_NOOP("SystemError", "too many files are open"));
    case EIO:
        return text(QT_TRANSLATE_NOOP("SystemError", "reading or writing failed there"));
    default:
        return qt_error_string(number);
    }
}

} // namespace hexahedron
