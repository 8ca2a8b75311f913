#pragma once

#include <cstddef>
#include <vector>

namespace hexahedron {

/// The size from which memory comes in the largest pages of the system. Touching millions of values in small pages for the
/// first time costs as much as reading them from a file.
constexpr size_t LargePage = size_t(2) << 20;

/// Memory that free() takes back; from LargePage on in large pages where the system has them. Throws std::bad_alloc.
void *newMemory(size_t size);
void freeMemory(void *memory);

/// For containers that may hold millions of values.
template<typename Thing>
struct LargePages
{
    using value_type = Thing;
    LargePages() = default;
    template<typename Other>
    explicit(false) LargePages(const LargePages<Other> & /*other*/)
    {
    }
    Thing *allocate(size_t count)
    {
        static_assert(alignof(Thing) <= alignof(std::max_align_t));
        return static_cast<Thing *>(newMemory(count > size_t(-1) / sizeof(Thing) ? size_t(-1) : count * sizeof(Thing)));
    }
    void deallocate(Thing *things, size_t /*count*/) { freeMemory(things); }
    template<typename Other>
    bool operator==(const LargePages<Other> & /*other*/) const
    {
        return true;
    }
};

template<typename Thing>
using LargeVector = std::vector<Thing, LargePages<Thing>>;

} // namespace hexahedron
