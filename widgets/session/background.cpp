#include "widgets/session/background.h"

#include <sys/resource.h>

namespace hexahedron {

void beInBackground()
{
    // QThread's priorities mean nothing to the usual scheduler of Linux, where threads have a niceness of their own.
    constexpr int Niceness = 10;
    thread_local const bool isDone = setpriority(PRIO_PROCESS, 0, Niceness) == 0;
    static_cast<void>(isDone);
}

} // namespace hexahedron
