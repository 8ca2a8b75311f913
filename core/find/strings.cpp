#include "core/find/strings.h"

#include "core/schema/field.h"

#include <array>

namespace hexahedron {

namespace {

constexpr std::array<bool, 256> printableTable(bool withLatin1)
{
    std::array<bool, 256> table{};
    for (int c = 0; c < 256; ++c)
        table[size_t(c)] = (c >= 0x20 && c < 0x7f) || c == '\t' || (withLatin1 && c > 0xa0 && c != 0xad);
    return table;
}

constexpr std::array<bool, 256> Ascii = printableTable(false), Latin1 = printableTable(true);

/// Finds runs in bytes that are shown one block after the other.
class Runs
{
public:
    explicit Runs(TextEncoding encoding, int least)
        : m_encoding(encoding)
        , m_least(least)
    {
    }
    /// How many bytes of a character begin at `at`; 0: none that can be read.
    qint64 characterAt(const uchar *at, qint64 left) const
    {
        switch (m_encoding) {
        case TextEncoding::Latin1:
            return Latin1[*at] ? 1 : 0;
        case TextEncoding::Utf16Le:
        case TextEncoding::Utf16Be: {
            if (left < 2)
                return 0;
            const bool isLittle = m_encoding == TextEncoding::Utf16Le;
            const uchar low = at[isLittle ? 0 : 1], high = at[isLittle ? 1 : 0];
            if (high == 0)
                return Latin1[low] ? 2 : 0;
            const QChar character(low, high);
            return high < 0x06 && character.isPrint() ? 2 : 0; // Latin, Greek, Cyrillic …: others are mostly chance
        }
        case TextEncoding::Utf8:
            break;
        }
        if (Ascii[*at])
            return 1;
        const qint64 size = *at >= 0xc2 && *at < 0xe0   ? 2
                            : *at >= 0xe0 && *at < 0xf0 ? 3
                            : *at >= 0xf0 && *at < 0xf5 ? 4
                                                        : 0;
        if (size == 0 || size > left)
            return 0;
        for (qint64 i = 1; i < size; ++i) {
            if ((at[i] & 0xc0) != 0x80)
                return 0;
        }
        return size;
    }
    /// Runs that begin in the first `places` bytes; what may go on behind is there, too.
    template<typename Found>
    qint64 feed(std::span<const uchar> bytes, qint64 from, qint64 places, Found found) const
    {
        const auto all = qint64(bytes.size());
        qint64 at = from;
        while (at < places) {
            qint64 end = at, characters = 0;
            while (end < all && end - at < StringOptions::Longest) {
                const qint64 size = characterAt(bytes.data() + end, all - end);
                if (size == 0)
                    break;
                end += size;
                ++characters;
            }
            if (characters >= m_least && !found(ByteRange{at, end}))
                return -1;
            // Characters of two bytes may begin at any of them; of one byte a short run is over with its end.
            const bool hasTwo = m_encoding == TextEncoding::Utf16Le || m_encoding == TextEncoding::Utf16Be;
            const bool isOver = characters >= m_least || !hasTwo;
            at = isOver ? qMax(end, at + 1) : at + 1;
        }
        return at;
    }

private:
    TextEncoding m_encoding;
    int m_least;
};

/// Whether the format knows these bytes as a text, or as a part of one.
bool isKnownText(const Tree &tree, StreamId stream, ByteRange range)
{
    const Item item = tree.at(stream, range.begin);
    return item.field && (item.field->kind == Kind::Text || item.field->document.standsFor);
}

} // namespace

ByteHits findStrings(const Tree &tree, const StringOptions &strings, const ByteSearchOptions &options,
                     const std::atomic_bool *cancelled, std::atomic<int> *permille)
{
    constexpr qint64 Block = 1 << 20;
    const Runs runs(strings.encoding, qBound(1, strings.least, StringOptions::MostLeast));
    const auto isMeant = [&](StreamId stream, const Bytes &bytes, ByteRange range) {
        if (!strings.words.isEmpty()
            && !decodedText(bytes.toByteArray(range), strings.encoding).contains(strings.words, Qt::CaseInsensitive))
            return false;
        return strings.where == StringOptions::Where::Everywhere
               || isKnownText(tree, stream, range) == (strings.where == StringOptions::Where::InTexts);
    };
    return lookThrough(
        tree, options, cancelled, permille,
        [&](StreamId stream, ByteRange places, ByteHits &result, const std::function<void(qint64)> &progress) {
            const Bytes &bytes = tree.bytes(stream);
            std::vector<uchar> window;
            qint64 next = places.begin;
            for (qint64 block = places.begin; block < places.end && !(cancelled && *cancelled); block += Block) {
                progress(block - places.begin);
                const qint64 end = qMin(places.end, block + Block);
                window.resize(size_t(qMin(places.end, end + StringOptions::Longest + 4) - block));
                bytes.read(block, window.data(), qint64(window.size()));
                const qint64 reached = runs.feed(window, qMax<qint64>(0, next - block), end - block,
                                                 [&](ByteRange run) {
                                                     const ByteRange range = run.translated(block);
                                                     if (!isMeant(stream, bytes, range))
                                                         return !(cancelled && *cancelled);
                                                     result.isCut = qint64(result.hits.size()) >= options.mostHits;
                                                     if (!result.isCut)
                                                         result.hits.push_back({stream, range});
                                                     return !result.isCut;
                                                 });
                if (reached < 0)
                    return;
                next = block + reached;
            }
        });
}

} // namespace hexahedron
