#include "tests/bench/packagebench.h"

#include "core/formats/registry.h"
#include "core/tree/contentstore.h"

#include <algorithm>
#include <chrono>

#include <lz4.h>

namespace bench {

namespace {

using namespace hexahedron;

template<typename Work>
double secondsOf(int runs, Work work)
{
    using Clock = std::chrono::steady_clock;
    std::vector<double> seconds;
    for (int i = 0; i < runs; ++i) {
        const auto start = Clock::now();
        work();
        seconds.push_back(std::chrono::duration<double>(Clock::now() - start).count());
    }
    std::sort(seconds.begin(), seconds.end());
    return seconds[seconds.size() / 2];
}

} // namespace

void measureExpanding(Report &report, const QString &package, int runs)
{
    QString error;
    const std::optional<Bytes> bytes = Bytes::fromFile(package, &error);
    const auto tree = bytes ? readTree(*bytes, package) : nullptr;
    if (!tree)
        return;
    std::vector<std::span<const uchar>> blocks;
    for (const Item &holder : holdersIn(*tree, 0)) {
        for (const PackedPiece &piece : packedPiecesOf(*tree, holder).pieces)
            blocks.push_back(bytes->runAt(piece.packed.begin).first(size_t(piece.packed.size())));
    }
    qint64 size = 0;
    const double alone = secondsOf(runs, [&] {
        // As it is kept: into memory that nobody has touched yet.
        QByteArray room(qint64(blocks.size()) << 16, Qt::Uninitialized);
        size = 0;
        for (const std::span<const uchar> block : blocks)
            size += LZ4_decompress_safe(reinterpret_cast<const char *>(block.data()), room.data() + size,
                                        int(block.size()), int(room.size() - size));
    });
    qint64 expanded = 0;
    const double own = secondsOf(runs, [&] {
        const auto again = readTree(*bytes, package);
        again->openAll();
        expanded = again->expandedSize();
    });
    report.add({"expand all files", QStringLiteral("packed.pak %1 MB").arg(double(size) / 1e6, 0, 'f', 0),
                QStringLiteral("%1 = %2 x LZ4_decompress_safe's %3")
                    .arg(milliseconds(own))
                    .arg(own / alone, 0, 'f', 2)
                    .arg(milliseconds(alone)),
                "at most 1.2 x", own <= 1.2 * alone && expanded == size});
}

} // namespace bench
