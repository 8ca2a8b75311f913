// LZMA1. Decoded by the LZMA SDK, which reads all properties that exist; liblzma, which encodes here, refuses lc + lp > 4.
#include "core/bytes/lzmastate.h"
#include "core/bytes/quickpacking.h"

#include <lzma.h>

namespace hexahedron {

namespace {

/// Decodes into one buffer that is also the window: nothing is allocated for the dictionary, whatever its size is said to be.
class Decoder
{
public:
    Decoder(std::span<const uchar> packed, std::span<const qint64> parameters)
        : m_packed(packed)
        , m_state(parameters)
        , m_betweenSaves(std::max<qint64>(LeastBetweenSaves, 8 * m_state.probabilityCount()))
    {
        if (isValid())
            save();
    }

    bool isValid() const { return m_state.isValid(); }
    bool isDamaged() const { return m_isDamaged; }
    ELzmaStatus status() const { return m_status; }
    qint64 used() const { return m_used; }
    qint64 size() const { return qint64(m_state.get()->dicPos); }
    /// The stream can end here: all packed bytes are used, and nothing is left in the range decoder.
    bool mayEndHere() const
    {
        return !m_isDamaged && m_used == qint64(m_packed.size()) && m_status == LZMA_STATUS_MAYBE_FINISHED_WITHOUT_MARK;
    }
    bool hasEnded() const { return m_isDamaged || m_status == LZMA_STATUS_FINISHED_WITH_MARK; }

    /// Nothing is known of the bytes of a step in which something is wrong.
    static constexpr qint64 Step = 1 << 14;
    /// Goes on until there are `size` bytes, or the packed bytes or the stream end. False when it got no further.
    bool decodeTo(qint64 size)
    {
        constexpr qint64 FirstRoom = 1 << 16;
        bool gotFurther = false;
        while (!hasEnded() && this->size() < size) {
            const qint64 before = this->size();
            if (before == m_bytes.size())
                m_bytes.resize(std::min(size, std::max(FirstRoom, 2 * before)));
            // Where packed bytes are left, so that their end is behind what is saved.
            if (before >= m_nextSave && m_used < qint64(m_packed.size()))
                save();
            step(std::min({size, before + Step, qint64(m_bytes.size())}), LZMA_FINISH_ANY);
            gotFurther = gotFurther || this->size() > before;
            if (this->size() == before)
                break;
        }
        return gotFurther;
    }
    /// Reads the end marker if there is one here. Decoding can only go on from a place before this one.
    void finish()
    {
        if (hasEnded() || m_status == LZMA_STATUS_MAYBE_FINISHED_WITHOUT_MARK || m_used == qint64(m_packed.size()))
            return;
        step(size(), LZMA_FINISH_END);
        m_isDamaged = false; // it only means that the stream goes on
    }
    /// To a place before the last step, with packed bytes left and nothing known to be wrong.
    void goBack()
    {
        m_state.restore();
        m_used = m_usedAtSave;
        m_status = m_statusAtSave;
        m_isDamaged = false;
    }
    /// The first ones; so many have been decoded.
    QByteArray takeBytes(qint64 size)
    {
        m_bytes.truncate(size);
        m_bytes.squeeze();
        return std::move(m_bytes);
    }

private:
    static constexpr qint64 LeastBetweenSaves = 1 << 16; // bytes: saving is not felt

    void save()
    {
        m_state.save();
        m_usedAtSave = m_used;
        m_statusAtSave = m_status;
        m_nextSave = size() + m_betweenSaves;
    }
    void step(qint64 limit, ELzmaFinishMode mode)
    {
        m_state.get()->dic = reinterpret_cast<Byte *>(m_bytes.data());
        m_state.get()->dicBufSize = SizeT(m_bytes.size());
        SizeT count = m_packed.size() - size_t(m_used);
        m_isDamaged = LzmaDec_DecodeToDic(m_state.get(), SizeT(limit), m_packed.data() + m_used, &count, mode,
                                          &m_status)
                      != SZ_OK;
        m_used += qint64(count);
    }

    std::span<const uchar> m_packed;
    LzmaState m_state;
    const qint64 m_betweenSaves;
    QByteArray m_bytes;
    qint64 m_used = 0;
    qint64 m_nextSave = 0;
    qint64 m_usedAtSave = 0;
    bool m_isDamaged = false;
    ELzmaStatus m_status = LZMA_STATUS_NOT_SPECIFIED;
    ELzmaStatus m_statusAtSave = LZMA_STATUS_NOT_SPECIFIED;
};

/// The size at which a stream without end marker uses up its packed bytes; nothing when there is none. Only asked for when the
/// announced size is wrong. The decoder has been there, or not yet.
std::optional<qint64> sizeAtEnd(Decoder &decoder, qint64 packedSize, qint64 most)
{
    most = std::min(most, qint64(64) << 20); // somebody waits
    // The end cannot be before all packed bytes are used. Only from there on it is looked for behind every byte, which takes many
    // times as long as expanding.
    decoder.goBack();
    qint64 begin = decoder.size();
    while (decoder.decodeTo(std::min(most, begin + Decoder::Step)) && decoder.used() < packedSize)
        begin = decoder.size();
    decoder.goBack();
    decoder.decodeTo(begin);
    constexpr qint64 MostBehind = 1 << 17;
    for (qint64 size = begin + 1; size <= std::min(most, begin + MostBehind); ++size) {
        const bool gotFurther = decoder.decodeTo(size);
        if (decoder.mayEndHere() || decoder.status() == LZMA_STATUS_FINISHED_WITH_MARK)
            return decoder.size();
        if (!gotFurther)
            break;
    }
    return {};
}

/// Goes on to the last byte before a damage that was found in the step behind `sure` bytes.
void decodeToDamage(Decoder &decoder, qint64 sure)
{
    decoder.goBack();
    decoder.decodeTo(sure);
    for (qint64 size = sure + 1; size <= sure + Decoder::Step && decoder.decodeTo(size); ++size) { }
}
// Presets of liblzma.
constexpr quint32 Smallest = 9;
constexpr quint32 Quick = 1;

std::optional<Encoded> encoded(std::span<const uchar> bytes, quint32 preset)
{
    lzma_options_lzma options;
    lzma_lzma_preset(&options, preset);
    // Readers that reserve what the dictionary field says should not reserve more than there is.
    options.dict_size = quint32(std::clamp<qint64>(qint64(bytes.size()), LZMA_DICT_SIZE_MIN, 1 << 26));
    options.ext_flags = 0; // no end marker: whoever reads knows the size
    const lzma_filter filters[] = {{LZMA_FILTER_LZMA1EXT, &options}, {LZMA_VLI_UNKNOWN, nullptr}};
    Encoded result;
    // What cannot be packed grows: unlike LZMA2, LZMA1 keeps nothing as it is. The SDK reserves as much.
    result.bytes.resize(qsizetype(bytes.size()) + qsizetype(bytes.size() / 3) + 128);
    size_t size = 0;
    const lzma_ret done = lzma_raw_buffer_encode(filters, nullptr, bytes.data(), bytes.size(),
                                                 reinterpret_cast<uint8_t *>(result.bytes.data()), &size,
                                                 size_t(result.bytes.size()));
    if (done != LZMA_OK)
        return {};
    result.bytes.truncate(qsizetype(size));
    result.parameters = {qint64((options.pb * 5 + options.lp) * 9 + options.lc), qint64(options.dict_size)};
    return result;
}

class LzmaCodec final : public Codec
{
public:
    LzmaCodec()
        : Codec("lzma")
    {
    }

    Decoded decode(std::span<const uchar> packed, std::span<const qint64> parameters, qint64 announced,
                   qint64 most) const override
    {
        Decoded result;
        if (parameters.size() != 2) {
            result.problem = Decoded::Problem::ParametersInvalid;
            return result;
        }
        Decoder decoder(packed, parameters);
        if (!decoder.isValid()) {
            result.problem = Decoded::Problem::ParametersInvalid;
            return result;
        }
        decoder.decodeTo(std::clamp<qint64>(announced, 0, most));
        if (decoder.size() == announced)
            decoder.finish();
        qint64 size = decoder.size();
        result.used = decoder.used();
        result.hasEndMarker = decoder.status() == LZMA_STATUS_FINISHED_WITH_MARK;
        result.problem = problemOf(decoder, packed, announced, most);
        if (result.problem == Decoded::Problem::CutOff || result.problem == Decoded::Problem::SizeWrong) {
            result.realSize = result.hasEndMarker ? size : sizeAtEnd(decoder, qint64(packed.size()), most);
            if (result.realSize) {
                result.problem = Decoded::Problem::SizeWrong;
                size = std::min(size, *result.realSize); // what came behind was made of nothing
            }
        }
        if (result.problem == Decoded::Problem::Damaged) {
            decodeToDamage(decoder, size);
            result.used = decoder.used();
            size = decoder.size();
        }
        result.bytes = decoder.takeBytes(size);
        return result;
    }

    std::optional<Encoded> encode(std::span<const uchar> bytes) const override { return encoded(bytes, Smallest); }

private:
    static Decoded::Problem problemOf(const Decoder &decoder, std::span<const uchar> packed, qint64 announced,
                                      qint64 most)
    {
        using Problem = Decoded::Problem;
        if (decoder.isDamaged())
            return decoder.size() < std::min(announced, most) ? Problem::Damaged : Problem::SizeWrong;
        if (decoder.size() < announced && decoder.size() >= most)
            return Problem::LimitReached;
        if (decoder.status() == LZMA_STATUS_FINISHED_WITH_MARK)
            return decoder.size() == announced ? Problem::None : Problem::SizeWrong;
        if (decoder.size() < announced)
            return Problem::CutOff;
        const bool isUsedUp = decoder.used() == qint64(packed.size());
        if (decoder.status() == LZMA_STATUS_MAYBE_FINISHED_WITHOUT_MARK)
            return Problem::None; // what follows is another finding
        return isUsedUp && decoder.status() == LZMA_STATUS_NEEDS_MORE_INPUT ? Problem::CutOff : Problem::SizeWrong;
    }
};

} // namespace

const Codec &codecs::lzma()
{
    static const LzmaCodec codec;
    return codec;
}

std::optional<Encoded> packedQuickly(const Codec &codec, std::span<const uchar> bytes)
{
    return &codec == &codecs::lzma() ? encoded(bytes, Quick) : codec.encode(bytes);
}

} // namespace hexahedron
