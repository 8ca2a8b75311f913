#include "core/bytes/largepages.h"

#include <QtGlobal>

#include <cstdlib>
#include <new>

#ifdef Q_OS_LINUX
#include <sys/mman.h>
#endif

namespace hexahedron {

void *newMemory(size_t size)
{
    const bool isLarge = size >= LargePage && size <= size_t(-1) - LargePage;
    const size_t rounded = isLarge ? (size + LargePage - 1) & ~(LargePage - 1) : size;
    void *memory = isLarge ? std::aligned_alloc(LargePage, rounded) : std::malloc(rounded);
    if (!memory)
        throw std::bad_alloc();
#ifdef Q_OS_LINUX
    if (isLarge)
        madvise(memory, size & ~(LargePage - 1), MADV_HUGEPAGE); // only a hint; the rest would be mostly empty
#endif
    return memory;
}

void freeMemory(void *memory)
{
    std::free(memory);
}

} // namespace hexahedron
