#pragma once

#include <QStringList>

namespace bench {

/// What one run of a program cost.
struct Cost
{
    double seconds = 0;
    qint64 anonymous = 0; ///< most anonymous memory at any time, bytes; mapped files do not count
    int exitStatus = -1;
};

/// Runs a program with its output thrown away. Memory is looked at every half millisecond.
Cost run(const QStringList &command);
/// The median of several runs by time, with the most memory of all.
Cost median(const QStringList &command, int runs);

} // namespace bench
