// The floors that `hexa check` is compared with, in memory with one thread, keeping nothing.
//   benchfloor walk FILE   the chunks of a B3D file: every float (finite?) and every index (in range?) once
//   benchfloor scan FILE   each four bytes of any file as a float: finite? least and greatest
#include <cstdint>
#include <cstdio>
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace {

std::uint64_t chunks = 0;
std::uint64_t records = 0;
std::uint64_t bad = 0;
std::uint64_t vertexCount = 0;

std::uint32_t word(const std::uint8_t *at)
{
    std::uint32_t value = 0;
    std::memcpy(&value, at, 4);
    return value;
}

void countNotFinite(const std::uint8_t *at, std::size_t count)
{
    std::uint32_t any = 0;
    for (std::size_t i = 0; i < count; ++i)
        any |= std::uint32_t((word(at + 4 * i) & 0x7f800000U) == 0x7f800000U);
    bad += any;
}

void walkRecords(const std::uint8_t *from, const std::uint8_t *end, std::size_t stride, std::size_t skipped)
{
    for (; from + stride <= end; from += stride) {
        ++records;
        countNotFinite(from + skipped, (stride - skipped) / 4);
    }
    bad += from != end;
}

void walk(const std::uint8_t *from, const std::uint8_t *end)
{
    while (end - from >= 8) {
        const std::uint32_t length = word(from + 4);
        const std::uint8_t *tag = from;
        const std::uint8_t *content = from + 8;
        ++chunks;
        if (length > std::size_t(end - content)) {
            ++bad;
            return;
        }
        from = content + length;
        const auto is = [tag](const char *name) { return std::memcmp(tag, name, 4) == 0; };
        if (is("BB3D") || is("MESH")) {
            walk(content + 4, from);
        } else if (is("NODE")) {
            const auto *nul = static_cast<const std::uint8_t *>(std::memchr(content, 0, length));
            if (!nul || from - nul < 41) {
                ++bad;
                continue;
            }
            countNotFinite(nul + 1, 10);
            walk(nul + 41, from);
        } else if (is("VRTS")) {
            const std::uint32_t flags = word(content);
            const std::size_t floats = 3 + (flags & 1 ? 3 : 0) + (flags & 2 ? 4 : 0)
                                       + word(content + 4) * word(content + 8);
            vertexCount = (length - 12) / (4 * floats);
            walkRecords(content + 12, from, 4 * floats, 0);
        } else if (is("TRIS")) {
            const std::size_t corners = (length - 4) / 12 * 3;
            records += corners / 3;
            for (std::size_t i = 0; i < corners; ++i)
                bad += word(content + 4 + 4 * i) >= vertexCount;
        } else if (is("BONE")) {
            for (; content + 8 <= from; content += 8) {
                ++records;
                bad += word(content) >= vertexCount;
                countNotFinite(content + 4, 1);
            }
        } else if (is("KEYS")) {
            const std::uint32_t flags = word(content);
            walkRecords(content + 4, from, 4 + (flags & 1 ? 12U : 0U) + (flags & 2 ? 12U : 0U) + (flags & 4 ? 16U : 0U),
                        4);
        }
    }
    bad += from != end;
}

void scan(const std::uint8_t *from, const std::uint8_t *end)
{
    float least = 0;
    float greatest = 0;
    for (; end - from >= 4; from += 4) {
        float value = 0;
        std::memcpy(&value, from, 4);
        bad += (word(from) & 0x7f800000U) == 0x7f800000U;
        least = value < least ? value : least;
        greatest = value > greatest ? value : greatest;
        ++records;
    }
    std::printf("%g to %g\n", double(least), double(greatest));
}

} // namespace

int main(int argc, char **argv)
{
    struct stat status = {};
    const bool isScan = argc == 3 && std::strcmp(argv[1], "scan") == 0;
    const bool isWalk = argc == 3 && std::strcmp(argv[1], "walk") == 0;
    const int file = isScan || isWalk ? open(argv[2], O_RDONLY) : -1;
    if (file < 0 || fstat(file, &status) != 0)
        return 2;
    const auto size = std::size_t(status.st_size);
    void *memory = mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file, 0);
    if (memory == MAP_FAILED)
        return 2;
    madvise(memory, size, MADV_SEQUENTIAL);
    const auto *bytes = static_cast<const std::uint8_t *>(memory);
    isScan ? scan(bytes, bytes + size) : walk(bytes, bytes + size);
    std::printf("%llu chunks, %llu records, %llu bad\n", static_cast<unsigned long long>(chunks),
                static_cast<unsigned long long>(records), static_cast<unsigned long long>(bad));
    return 0;
}
