#pragma once

#include <csignal>

#include <sys/resource.h>

namespace hexahedron::test {

/// As long as it is there, files take no more than some bytes each: as on a full disk, writing stops in the middle.
class FullDisk
{
public:
    explicit FullDisk(rlim_t room)
        : m_handler(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &m_usual);
        const rlimit full{room, m_usual.rlim_max};
        setrlimit(RLIMIT_FSIZE, &full);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_usual);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    void (*m_handler)(int);
    rlimit m_usual = {};
};

} // namespace hexahedron::test
