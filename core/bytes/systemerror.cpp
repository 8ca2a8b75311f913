#include "core/bytes/systemerror.h"

#include <QCoreApplication>
#include <QIODevice>

#include <cerrno>

namespace hexahedron {

namespace {

struct KnownError
{
    int number; // an errno
    const char *reason;
};

constexpr KnownError KnownErrors[] = {
    {EACCES, QT_TRANSLATE_NOOP("SystemError", "permission denied")},
    {EPERM, QT_TRANSLATE_NOOP("SystemError", "permission denied")},
    {ENOENT, QT_TRANSLATE_NOOP("SystemError", "no such file or folder")},
    {EROFS, QT_TRANSLATE_NOOP("SystemError", "what is stored there can only be read")},
    {ENOSPC, QT_TRANSLATE_NOOP("SystemError", "no space is left there")},
    {EDQUOT, QT_TRANSLATE_NOOP("SystemError", "you may not store more there")},
    {EFBIG, QT_TRANSLATE_NOOP("SystemError", "the file would be too large")},
    {EMFILE, QT_TRANSLATE_NOOP("SystemError", "too many files are open")},
    {ENFILE, QT_TRANSLATE_NOOP("SystemError", "too many files are open")},
    {EIO, QT_TRANSLATE_NOOP("SystemError", "reading or writing failed there")},
};

QString text(const KnownError &error)
{
    return QCoreApplication::translate("SystemError", error.reason);
}

} // namespace

QString systemError(int number)
{
    for (const KnownError &known : KnownErrors) {
        if (known.number == number)
            return text(known);
    }
    return qt_error_string(number);
}

QString systemError(const QIODevice &device)
{
    for (const KnownError &known : KnownErrors) {
        if (qt_error_string(known.number) == device.errorString())
            return text(known);
    }
    return device.errorString();
}

} // namespace hexahedron
