#include "core/bytes/busguard.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <mutex>

#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hexahedron::busguard {

namespace {

// What the signal handler reads: no locks, no memory that is ever given back.
struct Slot
{
    std::atomic<unsigned> sequence = 0; // odd while the rest is being changed
    std::atomic<quintptr> begin = 0;
    std::atomic<quintptr> end = 0; // 0: the slot is free
    std::atomic<int> file = -1;
};
struct Range
{
    quintptr begin = 0;
    quintptr end = 0;
    int file = -1;
};
struct Block
{
    std::array<Slot, 64> slots;
    std::atomic<Block *> next = nullptr;
};
static_assert(std::atomic<quintptr>::is_always_lock_free && std::atomic<Block *>::is_always_lock_free);

Block firstBlock;
std::mutex changing; // for those who protect and release, never for the handler
struct sigaction former;
quintptr pageSize = 4096;

/// What a slot says, all of one moment: a slot may be given to another mapping while it is read.
/// Who touches a mapping keeps it: its own slot does not change meanwhile. So the handler never waits for itself.
Range rangeOf(const Slot &slot)
{
    for (;;) {
        const unsigned before = slot.sequence.load(std::memory_order_acquire);
        const Range range{slot.begin.load(std::memory_order_relaxed), slot.end.load(std::memory_order_relaxed),
                          slot.file.load(std::memory_order_relaxed)};
        std::atomic_thread_fence(std::memory_order_acquire);
        if (before % 2 != 0)
            return {}; // of a mapping that comes or goes: nobody reads it
        if (slot.sequence.load(std::memory_order_relaxed) == before)
            return range;
    }
}

/// Only by who holds `changing`.
void write(Slot &slot, const Range &range)
{
    const unsigned before = slot.sequence.load(std::memory_order_relaxed);
    slot.sequence.store(before + 1, std::memory_order_relaxed);
    std::atomic_thread_fence(std::memory_order_release);
    slot.begin.store(range.begin, std::memory_order_relaxed);
    slot.end.store(range.end, std::memory_order_relaxed);
    slot.file.store(range.file, std::memory_order_relaxed);
    slot.sequence.store(before + 2, std::memory_order_release);
}

/// Puts zeros where the fault was. Only calls what a signal handler may call.
bool mend(quintptr address)
{
    for (Block *block = &firstBlock; block; block = block->next.load(std::memory_order_acquire)) {
        for (const Slot &slot : block->slots) {
            const Range range = rangeOf(slot);
            if (address < range.begin || address >= range.end)
                continue;
            const quintptr page = address & ~(pageSize - 1);
            // A file that was cut off is cut off up to its end, one signal is enough for all of it. A page that the
            // disk cannot read stands alone.
            struct stat status;
            const bool cutOff = fstat(range.file, &status) == 0 && quintptr(status.st_size) <= page - range.begin;
            const quintptr mendedEnd = cutOff ? (range.end + pageSize - 1) & ~(pageSize - 1) : page + pageSize;
            return mmap(reinterpret_cast<void *>(page), mendedEnd - page, PROT_READ,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED | MAP_NORESERVE, -1, 0)
                   != MAP_FAILED;
        }
    }
    return false;
}

void reset(int signal)
{
    struct sigaction standard = {};
    standard.sa_handler = SIG_DFL;
    sigaction(signal, &standard, nullptr);
}

void passOn(int signal, siginfo_t *info, void *context)
{
    // A handler for one time counts on being gone when its faulting instruction runs again.
    if (former.sa_flags & SA_RESETHAND)
        reset(signal);
    if (former.sa_flags & SA_SIGINFO) {
        former.sa_sigaction(signal, info, context);
        return;
    }
    const bool isFault = info->si_code > 0; // otherwise some process sent it
    if (former.sa_handler == SIG_IGN && !isFault)
        return;
    if (former.sa_handler != SIG_DFL && former.sa_handler != SIG_IGN) {
        former.sa_handler(signal);
        return;
    }
    reset(signal);
    raise(signal); // delivered when the handler returns
}

void handleBusError(int signal, siginfo_t *info, void *context)
{
    const int savedErrno = errno;
    const bool mended = info->si_code > 0 && mend(reinterpret_cast<quintptr>(info->si_addr));
    errno = savedErrno;
    if (!mended)
        passOn(signal, info, context);
}

void install()
{
    pageSize = quintptr(sysconf(_SC_PAGESIZE));
    sigaction(SIGBUS, nullptr, &former);
    struct sigaction ours = {};
    ours.sa_sigaction = handleBusError;
    ours.sa_flags = SA_SIGINFO | SA_ONSTACK;
    ours.sa_mask = former.sa_mask;
    sigaction(SIGBUS, &ours, nullptr);
}

Slot &freeSlot()
{
    for (Block *block = &firstBlock;; block = block->next.load()) {
        for (Slot &slot : block->slots) {
            if (slot.end.load() == 0)
                return slot;
        }
        if (!block->next.load())
            block->next.store(new Block, std::memory_order_release);
    }
}

} // namespace

void protect(void *address, qint64 size, int file)
{
    static std::once_flag installed;
    std::call_once(installed, install);
    const std::lock_guard lock(changing);
    Slot &slot = freeSlot();
    const quintptr begin = reinterpret_cast<quintptr>(address);
    write(slot, {begin, begin + quintptr(size), file});
}

void release(void *address)
{
    const std::lock_guard lock(changing);
    const quintptr begin = reinterpret_cast<quintptr>(address);
    for (Block *block = &firstBlock; block; block = block->next.load()) {
        for (Slot &slot : block->slots) {
            if (slot.end.load() != 0 && slot.begin.load() == begin) {
                write(slot, {});
                return;
            }
        }
    }
}

} // namespace hexahedron::busguard
