#include "core/bytes/mappingahead.h"

#include <system_error>

#include <sys/mman.h>
#include <unistd.h>

namespace hexahedron {

namespace {

constexpr qint64 Least = 16 << 20; // less is mapped in no time
constexpr qint64 Step = 4 << 20;   // so that it can be ended

void mapPages(const Bytes &bytes, const std::stop_token &stop)
{
#ifdef MADV_POPULATE_READ
    static const auto page = quintptr(sysconf(_SC_PAGESIZE));
    for (qint64 begin = 0; begin < bytes.size() && !stop.stop_requested(); begin += Step) {
        const ByteRange step{begin, qMin(begin + Step, bytes.size())};
        bytes.forEachRun(step, [](qint64, std::span<const uchar> run) {
            const auto first = reinterpret_cast<quintptr>(run.data()) / page * page;
            const auto end = reinterpret_cast<quintptr>(run.data()) + run.size();
            madvise(reinterpret_cast<void *>(first), end - first, MADV_POPULATE_READ); // only a hint
        });
    }
#else
    Q_UNUSED(bytes)
    Q_UNUSED(stop)
#endif
}

} // namespace

MappingAhead::MappingAhead(const Bytes &bytes)
{
    const qint64 memory = qint64(sysconf(_SC_PHYS_PAGES)) * sysconf(_SC_PAGESIZE);
    if (bytes.size() < Least || bytes.size() > memory / 4)
        return;
    try {
        m_thread = std::jthread([bytes](const std::stop_token &stop) { mapPages(bytes, stop); });
    } catch (const std::system_error &) { // no thread is left for it
    }
}

} // namespace hexahedron
