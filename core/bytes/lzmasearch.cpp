#include "core/bytes/lzmasearch.h"

#include "core/bytes/codec.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include <lzma/LzmaDec.h>

namespace hexahedron {

namespace {

/// A decoder that can be taken back to where it was.
class Decoder
{
public:
    Decoder(const std::array<uchar, LZMA_PROPS_SIZE> &properties, qint64 size)
        : m_room(size, Qt::Uninitialized)
    {
        LzmaDec_Construct(&m_state);
        m_isValid = LzmaDec_AllocateProbs(&m_state, properties.data(), LZMA_PROPS_SIZE, &m_memory) == SZ_OK;
        if (!m_isValid)
            return;
        LzmaDec_Init(&m_state);
        m_state.dic = reinterpret_cast<Byte *>(m_room.data());
        m_state.dicBufSize = SizeT(m_room.size());
        m_probs.resize(m_state.numProbs);
    }
    ~Decoder() { LzmaDec_FreeProbs(&m_state, &m_memory); }
    Q_DISABLE_COPY_MOVE(Decoder)

    bool isValid() const { return m_isValid; }
    qint64 size() const { return qint64(m_state.dicPos); }
    /// What it takes to take it back, in decoded bytes.
    qint64 workToRestore() const { return 64 + qint64(m_probs.size()) / 200; }

    void save()
    {
        m_saved = m_state;
        std::copy_n(m_state.probs, m_probs.size(), m_probs.begin());
    }
    void restore()
    {
        m_state = m_saved;
        std::copy_n(m_probs.begin(), m_probs.size(), m_state.probs);
    }

    /// Takes all of `packed`. False when it makes no sense, or goes on behind the end.
    bool feed(std::span<const uchar> packed)
    {
        SizeT used = packed.size();
        const bool isFine = LzmaDec_DecodeToDic(&m_state, m_state.dicBufSize, packed.data(), &used, LZMA_FINISH_ANY,
                                                &m_status)
                            == SZ_OK;
        return isFine && used == packed.size();
    }
    bool isAtEnd() const
    {
        return size() == m_room.size()
               && (m_status == LZMA_STATUS_MAYBE_FINISHED_WITHOUT_MARK || m_status == LZMA_STATUS_FINISHED_WITH_MARK);
    }

private:
    QByteArray m_room; ///< also the window
    ISzAlloc m_memory{[](void *, size_t size) { return std::malloc(size); },
                      [](void *, void *address) { std::free(address); }};
    CLzmaDec m_state{};
    CLzmaDec m_saved{};
    std::vector<CLzmaProb> m_probs;
    ELzmaStatus m_status = LZMA_STATUS_NOT_SPECIFIED;
    bool m_isValid = false;
};

} // namespace

std::optional<OtherByte> wrongByteOfLzma(std::span<const uchar> packed, std::span<const qint64> parameters, qint64 size,
                                         qint64 mostWork)
{
    constexpr qint64 MostSize = 16 << 20;
    constexpr qint64 Values = 256;
    constexpr qint64 Near = 96;
    if (parameters.size() != 2 || parameters[0] < 0 || parameters[0] > 255 || size <= 0 || size > MostSize)
        return {};
    const Decoded broken = codecs::lzma().decode(packed, parameters, size, size);
    constexpr qint64 MostBefore = 1 << 15; // with more to refer to nonsense goes on for longer
    if (broken.problem != Decoded::Problem::Damaged || broken.used > MostBefore)
        return {};
    std::array<uchar, LZMA_PROPS_SIZE> properties{uchar(parameters[0])};
    for (size_t i = 1; i < properties.size(); ++i)
        properties[i] = uchar(parameters[1] >> (8 * (i - 1)));
    Decoder decoder(properties, size);
    if (!decoder.isValid())
        return {};
    // As far back as there is time for.
    const auto last = std::min(broken.used, qint64(packed.size())) - 1;
    const qint64 places = std::clamp<qint64>(mostWork / (Values * decoder.workToRestore()), 1, Near);
    const qint64 first = std::max<qint64>(0, last - places + 1);
    decoder.feed(packed.first(size_t(first)));
    for (qint64 place = first; place <= last; ++place) {
        decoder.save();
        const auto rest = packed.subspan(size_t(place) + 1);
        for (qint64 value = 0; value < Values && mostWork > 0; ++value) {
            const auto byte = uchar(value);
            if (byte == packed[size_t(place)])
                continue;
            const qint64 before = decoder.size();
            if (decoder.feed({&byte, 1}) && decoder.feed(rest) && decoder.isAtEnd())
                return OtherByte{place, byte};
            mostWork -= decoder.size() - before + decoder.workToRestore();
            decoder.restore();
        }
        if (!decoder.feed(packed.subspan(size_t(place), 1)))
            break;
    }
    return {};
}

} // namespace hexahedron
