#include "widgets/session/background.h"

#include <QCoreApplication>

#include <new>
#include <system_error>

#include <sys/resource.h>

namespace hexahedron {

namespace {

class Texts
{
    Q_DECLARE_TR_FUNCTIONS(hexahedron::Tasks)
};

} // namespace

QString troubleOf(const std::function<void()> &task)
{
    try {
        task();
    } catch (const std::bad_alloc &) {
        return Texts::tr("There is not enough memory.");
    } catch (const std::system_error &error) {
        return Texts::tr("The system gives no more threads (%1).").arg(QString::fromLocal8Bit(error.what()));
    }
    return {};
}

void beInBackground()
{
    // QThread's priorities mean nothing to the usual scheduler of Linux, where threads have a niceness of their own.
    constexpr int Niceness = 10;
    thread_local const bool isDone = setpriority(PRIO_PROCESS, 0, Niceness) == 0;
    static_cast<void>(isDone);
}

} // namespace hexahedron
