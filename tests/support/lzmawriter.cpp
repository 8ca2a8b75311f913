#include "tests/support/lzmawriter.h"

#include <vector>

namespace lzma {

namespace {

constexpr int ModelBits = 11;
constexpr int MoveBits = 5;
constexpr quint32 TopValue = 1u << 24;

using Probability = quint16;
constexpr Probability Half = 1 << (ModelBits - 1);

/// The range coder of LZMA: adaptive bits, carries held back until they are known.
class RangeCoder
{
public:
    void bit(Probability &probability, int bit)
    {
        const quint32 bound = (m_range >> ModelBits) * probability;
        if (bit == 0) {
            m_range = bound;
            probability = Probability(probability + (((1 << ModelBits) - probability) >> MoveBits));
        } else {
            m_low += bound;
            m_range -= bound;
            probability = Probability(probability - (probability >> MoveBits));
        }
        while (m_range < TopValue)
            widen();
    }
    void directBits(quint32 value, int count)
    {
        while (--count >= 0) {
            m_range >>= 1;
            if ((value >> count) & 1)
                m_low += m_range;
            while (m_range < TopValue)
                widen();
        }
    }
    QByteArray finished()
    {
        for (int i = 0; i < 5; ++i)
            shift();
        return m_bytes;
    }

private:
    void widen()
    {
        m_range <<= 8;
        shift();
    }
    void shift()
    {
        if (m_low < 0xff000000u || m_low >= (quint64(1) << 32)) {
            for (; m_waiting > 0; --m_waiting, m_cache = 0xff)
                m_bytes += char(m_cache + quint8(m_low >> 32));
            m_cache = quint8(m_low >> 24);
        }
        ++m_waiting;
        m_low = (m_low & 0x00ffffff) << 8;
    }

    QByteArray m_bytes;
    quint64 m_low = 0;
    quint32 m_range = 0xffffffff;
    quint8 m_cache = 0;
    qint64 m_waiting = 1;
};

/// Bits from the highest on, each with the probability that those before it choose.
void tree(RangeCoder &coder, Probability *probabilities, int bits, quint32 value)
{
    quint32 node = 1;
    for (int i = bits - 1; i >= 0; --i) {
        const int bit = (value >> i) & 1;
        coder.bit(probabilities[node], bit);
        node = node << 1 | quint32(bit);
    }
}

/// A match of the shortest length at a distance that no stream has.
void endMarker(RangeCoder &coder, std::vector<Probability> &isMatch, size_t context)
{
    constexpr int SlotBits = 6;
    constexpr int AlignBits = 4;
    Probability isRep = Half;
    Probability longer = Half;
    std::vector<Probability> lengths(8, Half);
    std::vector<Probability> distances(1 << SlotBits, Half);
    std::vector<Probability> aligned(1 << AlignBits, Half);
    coder.bit(isMatch[context], 1);
    coder.bit(isRep, 0);
    coder.bit(longer, 0);
    tree(coder, lengths.data(), 3, 0);
    tree(coder, distances.data(), SlotBits, (1 << SlotBits) - 1);
    coder.directBits((1u << 26) - 1, 26);
    tree(coder, aligned.data(), AlignBits, (1 << AlignBits) - 1);
}

} // namespace

QByteArray packed(const QByteArray &bytes, Properties properties, bool withEndMarker)
{
    RangeCoder coder;
    const int literalContexts = 1 << (properties.lc + properties.lp);
    std::vector<Probability> literals(size_t(literalContexts) * 0x300, Half);
    std::vector<Probability> isMatch(size_t(1) << properties.pb, Half);
    const size_t positions = isMatch.size() - 1;
    quint8 before = 0;
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        coder.bit(isMatch[size_t(i) & positions], 0);
        const size_t place = size_t(i) & ((size_t(1) << properties.lp) - 1);
        const size_t context = (place << properties.lc) + (before >> (8 - properties.lc));
        before = quint8(bytes[i]);
        tree(coder, literals.data() + context * 0x300, 8, before);
    }
    if (withEndMarker)
        endMarker(coder, isMatch, size_t(bytes.size()) & positions);
    return coder.finished();
}

} // namespace lzma
