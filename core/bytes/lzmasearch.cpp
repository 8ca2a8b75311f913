#include "core/bytes/lzmasearch.h"

#include "core/bytes/codec.h"
#include "core/bytes/lzmastate.h"

#include <QByteArray>

#include <algorithm>
#include <bit>
#include <limits>

namespace hexahedron {

namespace {

constexpr qint64 LeastWindow = 1 << 12;
/// What it takes to fill the tables of such a layout, in decoded bytes.
qint64 workToBegin(qint64 layout)
{
    constexpr qint64 Fixed = 1846, OfLiteral = 768; // probabilities
    const qint64 literalBits = layout % 9 + layout / 9 % 5;
    return (Fixed + (OfLiteral << literalBits)) / 50;
}

/// A decoder that can be taken back to where it was.
class Decoder
{
public:
    Decoder(std::span<const qint64> parameters, qint64 size)
        : m_room(size, Qt::Uninitialized)
        , m_state(parameters)
    {
        m_state.get()->dic = reinterpret_cast<Byte *>(m_room.data());
        m_state.get()->dicBufSize = SizeT(m_room.size());
    }

    bool isValid() const { return m_state.isValid(); }
    qint64 size() const { return qint64(m_state.get()->dicPos); }
    /// What it takes to take it back, in decoded bytes.
    qint64 workToRestore() const { return 64 + m_state.probabilityCount() / 200; }

    void save() { m_state.save(); }
    void restore() { m_state.restore(); }

    /// Takes all of `packed`. False when it makes no sense, or goes on behind the end.
    bool feed(std::span<const uchar> packed)
    {
        SizeT used = packed.size();
        const bool isFine = LzmaDec_DecodeToDic(m_state.get(), SizeT(m_room.size()), packed.data(), &used,
                                                LZMA_FINISH_ANY, &m_status)
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
    LzmaState m_state;
    ELzmaStatus m_status = LZMA_STATUS_NOT_SPECIFIED;
};

/// Tries something at the last places before the one where the decoder gives up. At each the decoder stands before the byte there.
class Search
{
public:
    Search(std::span<const uchar> packed, std::span<const qint64> parameters, qint64 size, qint64 damage, qint64 &work)
        : m_packed(packed)
        , m_parameters(parameters)
        , m_size(size)
        , m_damage(damage)
        , m_left(work)
    {
    }

    /// `tryAt(place)` says whether to go on. The nearest place comes first, and each is read anew up to there.
    template<typename Try>
    void runBack(qint64 mostBefore, qint64 near, Try tryAt)
    {
        const qint64 last = lastPlace(mostBefore);
        for (qint64 place = last; place >= qMax<qint64>(0, last - near + 1) && m_left > 0 && begin(place); --place) {
            if (!tryAt(place))
                return;
        }
    }
    /// In ascending order, as one goes on reading.
    template<typename Try>
    void run(qint64 near, Try tryAt)
    {
        const qint64 last = lastPlace(std::numeric_limits<qint64>::max());
        const qint64 first = qMax<qint64>(0, last - near + 1);
        if (last < 0 || !begin(first))
            return;
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
    /// Where the decoder gives up; below 0 when it does not, or behind so many bytes.
    qint64 lastPlace(qint64 mostBefore) const
    {
        constexpr qint64 MostSize = 16 << 20;
        const bool isSearched = m_size > 0 && m_size <= MostSize && m_left > 0 && m_damage <= mostBefore;
        return isSearched ? std::min(m_damage, qint64(m_packed.size())) - 1 : -1;
    }

    /// The decoder before the byte at `place`.
    bool begin(qint64 place)
    {
        m_decoder.emplace(m_parameters, m_size);
        if (!m_decoder->isValid())
            return false;
        m_decoder->feed(m_packed.first(size_t(place)));
        m_decoder->save();
        m_left -= m_decoder->size();
        return true;
    }

    std::span<const uchar> m_packed;
    std::span<const qint64> m_parameters;
    qint64 m_size;
    qint64 m_damage;
    qint64 &m_left;
    std::optional<Decoder> m_decoder;
};

} // namespace

std::optional<OtherByte> wrongByteOfLzma(std::span<const uchar> packed, std::span<const qint64> parameters, qint64 size,
                                         qint64 damage, qint64 &work)
{
    constexpr qint64 Values = 256;
    constexpr qint64 Near = 96;
    constexpr qint64 MostBefore = 1 << 15; // with more to refer to nonsense goes on for longer
    std::optional<OtherByte> found;
    Search search(packed, parameters, size, damage, work);
    search.runBack(MostBefore, Near, [&](qint64 place) {
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
                                     qint64 damage, qint64 count, qint64 &work)
{
    constexpr qint64 Near = 4096;
    constexpr size_t MostPlaces = 16;
    std::vector<qint64> places;
    Search search(packed, parameters, size, damage, work);
    search.run(Near, [&](qint64 place) {
        if (place + count <= qint64(packed.size()) && search.leadsToTheEnd({}, place + count))
            places.push_back(place);
        return places.size() < MostPlaces;
    });
    return places;
}

std::vector<OtherParameter> otherParametersOfLzma(std::span<const uchar> packed, std::span<const qint64> parameters,
                                                  qint64 size, qint64 &work)
{
    constexpr size_t Layout = 0;
    constexpr size_t Window = 1;
    constexpr qint64 Layouts = 9 * 5 * 5;
    constexpr qint64 FirstBytes = 4096; // nonsense hardly ever lasts for so long
    constexpr size_t MostFound = 4;
    std::vector<OtherParameter> found;
    if (parameters.size() != 2 || size <= 0)
        return found;
    const auto expandsTo = [&](const std::vector<qint64> &tried, qint64 most) {
        const Decoded decoded = codecs::lzma().decode(packed, tried, size, most);
        work -= decoded.bytes.size() + workToBegin(tried[Layout]);
        return most < size ? decoded.problem == Decoded::Problem::LimitReached
                           : decoded.problem == Decoded::Problem::None && decoded.used == qint64(packed.size());
    };
    const auto tryOut = [&](const OtherParameter &other) {
        std::vector<qint64> tried(parameters.begin(), parameters.end());
        if (tried[other.row] == other.value || work <= 0 || found.size() >= MostFound)
            return;
        tried[other.row] = other.value;
        if ((size <= FirstBytes || expandsTo(tried, FirstBytes)) && expandsTo(tried, size))
            found.push_back(other);
    };
    // What stands behind nothing that is farther away than the beginning needs no larger window.
    tryOut({Window, qint64(std::bit_ceil(quint64(qMax<qint64>(size, LeastWindow))))});
    for (qint64 layout = 0; layout < Layouts; ++layout)
        tryOut({Layout, layout});
    return found;
}

} // namespace hexahedron
