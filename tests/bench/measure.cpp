#include "tests/bench/measure.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace bench {

namespace {

qint64 anonymousOf(pid_t process)
{
    char path[64];
    std::snprintf(path, sizeof path, "/proc/%d/status", int(process));
    std::FILE *status = std::fopen(path, "r");
    if (!status)
        return 0;
    char line[256];
    long kilobytes = 0;
    while (std::fgets(line, sizeof line, status)) {
        if (std::sscanf(line, "RssAnon: %ld", &kilobytes) == 1)
            break;
    }
    std::fclose(status);
    return qint64(kilobytes) * 1024;
}

/// Starts a program that prints to `output`, or to nobody when that is negative. The child is never a copy of this process, whose
/// memory would count as its own.
pid_t start(const QStringList &command, int output = -1)
{
    std::vector<QByteArray> words;
    for (const QString &word : command)
        words.push_back(word.toLocal8Bit());
    std::vector<char *> arguments;
    for (QByteArray &word : words)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0);
    if (output < 0)
        posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
    else
        posix_spawn_file_actions_adddup2(&files, output, 1);
    pid_t process = -1;
    const int error = posix_spawnp(&process, arguments[0], &files, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    return error == 0 ? process : -1;
}

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

double timeToFirstOutput(const QStringList &command)
{
    int ends[2];
    if (pipe(ends) != 0)
        return -1;
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    const auto begin = Clock::now();
    const pid_t process = start(command, ends[1]);
    close(ends[1]);
    char byte = 0;
    const bool isThere = read(ends[0], &byte, 1) == 1;
    const double seconds = secondsSince(begin);
    close(ends[0]);
    if (process > 0)
        waitpid(process, nullptr, 0);
    return isThere ? seconds : -1;
}

} // namespace

Cost run(const QStringList &command)
{
    Cost cost;
    const auto begin = Clock::now();
    const pid_t process = start(command);
    if (process < 0)
        return cost;
    int status = 0;
    while (waitpid(process, &status, WNOHANG) == 0) {
        cost.anonymous = std::max(cost.anonymous, anonymousOf(process));
        usleep(500);
    }
    cost.seconds = secondsSince(begin);
    cost.exitStatus = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return cost;
}

Cost median(const QStringList &command, int runs)
{
    std::vector<Cost> costs;
    for (int i = 0; i < runs; ++i)
        costs.push_back(run(command));
    std::sort(costs.begin(), costs.end(), [](const Cost &a, const Cost &b) { return a.seconds < b.seconds; });
    Cost middle = costs[costs.size() / 2];
    for (const Cost &cost : costs)
        middle.anonymous = std::max(middle.anonymous, cost.anonymous);
    return middle;
}

std::vector<double> mediansToFirstOutput(const std::vector<QStringList> &commands, int runs)
{
    std::vector<std::vector<double>> seconds(commands.size());
    for (int i = 0; i < runs; ++i) {
        for (std::size_t command = 0; command < commands.size(); ++command)
            seconds[command].push_back(timeToFirstOutput(commands[command]));
    }
    std::vector<double> medians;
    for (std::vector<double> &all : seconds) {
        std::sort(all.begin(), all.end());
        medians.push_back(all.front() < 0 ? -1 : all[all.size() / 2]);
    }
    return medians;
}

} // namespace bench
