#pragma once

#include <QStringList>

#include <vector>

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
/// Seconds from each program's start to the first byte that it prints, the median of several runs; negative when one printed
/// none. The programs take turns, so that all of them meet the same noise.
std::vector<double> mediansToFirstOutput(const std::vector<QStringList> &commands, int runs);

} // namespace bench
