#include "core/bytes/sampling.h"

#include <sys/mman.h>
#include <unistd.h>

namespace hexahedron {

namespace {

/// Tells the system how the pages of these bytes are read. Where it does not take that, they are read all the same.
void advise(std::span<const uchar> bytes, int how)
{
    static const auto page = quintptr(sysconf(_SC_PAGESIZE));
    const auto first = reinterpret_cast<quintptr>(bytes.data());
    const quintptr begin = first / page * page;
    posix_madvise(reinterpret_cast<void *>(begin), first + bytes.size() - begin, how);
}

} // namespace

QByteArray sampled(const Bytes &bytes, ByteRange range)
{
    QByteArray copy;
    bytes.forEachRun(range, [&copy](qint64, std::span<const uchar> run) {
        advise(run, POSIX_MADV_RANDOM);
        copy.append(reinterpret_cast<const char *>(run.data()), qsizetype(run.size()));
        advise(run, POSIX_MADV_NORMAL);
    });
    return copy;
}

} // namespace hexahedron
