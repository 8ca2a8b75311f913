#include "core/bytes/lzmasearch.h"

#include "core/bytes/codec.h"

#include <QByteArray>

#include <algorithm>
#include <array>
#include <limits>
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

/// Walks over the last places before the one where the decoder gives up. At each the decoder stands before the byte there.
class Search
{
public:
    Search(std::span<const uchar> packed, std::span<const qint64> parameters, qint64 size, qint64 mostWork)
        : m_packed(packed)
        , m_parameters(parameters)
        , m_size(size)
        , m_left(mostWork)
    {
    }

    /// `tryAt(place)` says whether to go on. As far back as there is time for, when each place takes so many tries.
    template<typename Try>
    void run(qint64 mostBefore, qint64 near, qint64 tries, Try tryAt)
    {
        constexpr qint64 MostSize = 16 << 20;
        if (m_parameters.size() != 2 || m_parameters[0] < 0 || m_parameters[0] > 255 || m_size <= 0
            || m_size > MostSize)
            return;
        const Decoded broken = codecs::lzma().decode(m_packed, m_parameters, m_size, m_size);
        if (broken.problem != Decoded::Problem::Damaged || broken.used > mostBefore)
            return;
        std::array<uchar, LZMA_PROPS_SIZE> properties{uchar(m_parameters[0])};
        for (size_t i = 1; i < properties.size(); ++i)
            properties[i] = uchar(m_parameters[1] >> (8 * (i - 1)));
        m_decoder.emplace(properties, m_size);
        if (!m_decoder->isValid())
            return;
        const auto last = std::min(broken.used, qint64(m_packed.size())) - 1;
        const qint64 places = std::clamp<qint64>(m_left / (tries * m_decoder->workToRestore()), 1, near);
        const qint64 first = std::max<qint64>(0, last - places + 1);
        m_decoder->feed(m_packed.first(size_t(first)));
        for (qint64 place = first; place <= last && m_left > 0; ++place) {
            m_decoder->save();
            if (!tryAt(place) || !m_decoder->feed(m_packed.subspan(size_t(place), 1)))
                return;
        }
    }

    /// True when `bytes` and then the packed ones from `next` on lead to the end.
    bool leadsToTheEnd(std::span<const uchar> bytes, qint64 next)
    {
        if (m_left <= 0)
            return false;
        const qint64 before = m_decoder->size();
        const bool isEnd = m_decoder->feed(bytes) && m_decoder->feed(m_packed.subspan(size_t(next)))
                           && m_decoder->isAtEnd();
        m_left -= m_decoder->size() - before + m_decoder->workToRestore();
        m_decoder->restore();
        return isEnd;
    }

private:
    std::span<const uchar> m_packed;
    std::span<const qint64> m_parameters;
    qint64 m_size;
    qint64 m_left;
    std::optional<Decoder> m_decoder;
};

} // namespace

std::optional<OtherByte> wrongByteOfLzma(std::span<const uchar> packed, std::span<const qint64> parameters, qint64 size,
                                         qint64 mostWork)
{
    constexpr qint64 Values = 256;
    constexpr qint64 Near = 96;
    constexpr qint64 MostBefore = 1 << 15; // with more to refer to nonsense goes on for longer
    std::optional<OtherByte> found;
    Search search(packed, parameters, size, mostWork);
    search.run(MostBefore, Near, Values, [&](qint64 place) {
        for (qint64 value = 0; value < Values && !found; ++value) {
            const auto byte = uchar(value);
            if (byte != packed[size_t(place)] && search.leadsToTheEnd({&byte, 1}, place + 1))
                found = OtherByte{place, byte};
        }
        return !found;
    });
    return found;
}

std::vector<qint64> extraBytesOfLzma(std::span<const uchar> packed, std::span<const qint64> parameters, qint64 size,
                                     qint64 count, qint64 mostWork)
{
    constexpr qint64 MostBefore = std::numeric_limits<qint64>::max();
    constexpr qint64 Near = 4096;
    constexpr size_t MostPlaces = 16;
    std::vector<qint64> places;
    Search search(packed, parameters, size, mostWork);
    search.run(MostBefore, Near, 1, [&](qint64 place) {
        if (place + count <= qint64(packed.size()) && search.leadsToTheEnd({}, place + count))
            places.push_back(place);
        return places.size() < MostPlaces;
    });
    return places;
}

} // namespace hexahedron
