#include "core/read/node.h"

#include "core/bytes/largepages.h"

#include <array>
#include <iterator>
#include <utility>

#ifdef Q_OS_LINUX
#include <sys/mman.h>
#endif

namespace hexahedron {

namespace {

// The last bit of an address of memory: it is a block of pages from the system.
constexpr quintptr FromSystem = 1;
constexpr size_t SmallSize = sizeof(Node) << 12;

#ifdef Q_OS_LINUX
thread_local bool isThreadOver = false;

/// The pages that a thread gave back last. What may have happened to a broken file is read thousands of times: to get new pages
/// each time would take longer than that.
class SparePages
{
public:
    ~SparePages()
    {
        isThreadOver = true;
        for (size_t i = 0; i < m_count; ++i)
            munmap(m_pages[i], SmallSize);
    }
    void *take() { return m_count > 0 ? m_pages[--m_count] : nullptr; }
    bool keep(void *pages)
    {
        if (m_count == m_pages.size())
            return false;
        m_pages[m_count++] = pages;
        return true;
    }

private:
    std::array<void *, 4> m_pages{}; // of trees that are read to find out how a file is to be read, too
    size_t m_count = 0;
};
thread_local SparePages sparePages;
#endif

/// The first block of a store, of which most stores use a few nodes only: of new pages those cost nothing that nobody touches,
/// while what was freed is taken as a whole. Null where the system has no such pages.
void *newPages(size_t size)
{
#ifdef Q_OS_LINUX
    if (void *spare = isThreadOver || size != SmallSize ? nullptr : sparePages.take())
        return spare;
    void *memory = mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    return memory == MAP_FAILED ? nullptr : memory;
#else
    Q_UNUSED(size)
    return nullptr;
#endif
}

} // namespace

void NodeStore::Release::operator()(void *memory) const
{
    const auto address = reinterpret_cast<quintptr>(memory);
#ifdef Q_OS_LINUX
    if (address & FromSystem) {
        void *pages = reinterpret_cast<void *>(address - FromSystem);
        if (isThreadOver || !sparePages.keep(pages))
            munmap(pages, SmallSize);
        return;
    }
#endif
    freeMemory(memory);
}

/// One block while there are few; then many at once in the largest pages of the system.
void NodeStore::addBlocks()
{
    constexpr size_t BlockSize = sizeof(Node) << BlockBits;
    const bool areMany = m_blocks.size() * BlockSize >= LargePage / 8;
    const size_t size = areMany ? LargePage : BlockSize;
    static_assert(BlockSize == SmallSize);
    if (void *pages = m_blocks.empty() ? newPages(size) : nullptr) {
        m_memory.emplace_back(static_cast<char *>(pages) + FromSystem);
        m_blocks.push_back(static_cast<Node *>(pages));
        return;
    }
    void *memory = newMemory(size);
    m_memory.emplace_back(memory);
    for (size_t offset = 0; offset < size; offset += BlockSize)
        m_blocks.push_back(reinterpret_cast<Node *>(static_cast<char *>(memory) + offset));
}

void NodeStore::join(NodeStore &&other, NodeId parent)
{
    const NodeId base = m_size;
    for (NodeId id = 1; id < other.m_size; id += 1 + other[id].descendants)
        other[id].up = base + id - 1 - parent;
    m_blocks.resize((m_size + BlockMask) >> BlockBits); // others were made ahead
    m_joint = m_size;
    m_gap = (NodeId(m_blocks.size()) << BlockBits) + 1 - m_size; // its root is left out
    m_size += other.m_size - 1;
    m_blocks.insert(m_blocks.end(), other.m_blocks.begin(), other.m_blocks.end());
    std::move(other.m_memory.begin(), other.m_memory.end(), std::back_inserter(m_memory));
    NodeStore().swap(other);
}

NodeId NodeStore::lastChild(NodeId id) const
{
    NodeId last = id + (*this)[id].descendants;
    if (last == id)
        return NoNode;
    while (parent(last) != id)
        last = parent(last);
    return last;
}

NodeId NodeStore::nextSibling(NodeId id) const
{
    const NodeId above = parent(id);
    if (above == NoNode)
        return NoNode;
    const NodeId next = id + 1 + (*this)[id].descendants;
    return next <= above + (*this)[above].descendants ? next : NoNode;
}

NodeId NodeStore::deepestAt(qint64 offset) const
{
    // Reading order is also the order of first bytes: the last node that begins at or before the offset is the one, or
    // lies in the same parent just before it.
    NodeId low = 0;
    NodeId high = m_size;
    while (high - low > 1) {
        const NodeId middle = low + (high - low) / 2;
        if ((*this)[middle].begin <= offset)
            low = middle;
        else
            high = middle;
    }
    while (!(*this)[low].range().contains(offset) && (*this)[low].up != 0)
        low -= (*this)[low].up;
    return low;
}

} // namespace hexahedron
