#pragma once

#include "core/bytes/bytes.h"

#include <QByteArray>

#include <optional>
#include <span>
#include <vector>

namespace hexahedron {

/// What a file may make its readers expand. Going past one of these is a finding about the packed bytes, not a failure.
struct ExpandLimits
{
    qint64 total = qint64(1) << 30;  ///< bytes of all streams that are expanded at one time
    qint64 stream = qint64(1) << 30; ///< bytes of one stream
    qint64 ratio = 1000;             ///< expanded bytes for one packed byte …
    qint64 free = qint64(1) << 20;   ///< … beyond so many bytes, which every stream may have
    qint64 depth = 16;               ///< streams inside streams

    /// How far `packed` bytes may expand when `used` bytes of the total are taken.
    qint64 most(qint64 packed, qint64 used) const;
    /// The name of the limit that decides this.
    const char *deciding(qint64 packed, qint64 used) const;

    /// A limit that users may set.
    struct Setting
    {
        const char *name;
        qint64 ExpandLimits::*limit;
        qint64 least, greatest;
    };
    static std::span<const Setting> settings();
    /// False when there is no limit of that name, or it cannot be so high or low.
    bool set(QStringView name, qint64 value);

    friend bool operator==(const ExpandLimits &a, const ExpandLimits &b) = default;
};

/// What became of packed bytes.
struct Decoded
{
    enum class Problem : quint8 {
        None,
        ParametersInvalid, ///< no packer writes such parameters
        Damaged,           ///< not what this codec writes
        CutOff,            ///< the packed bytes end too early
        SizeWrong,         ///< they expand to another size than the announced one
        LimitReached,      ///< they expand to more than is allowed
    };
    QByteArray bytes; ///< up to where the problem is
    qint64 used = 0;  ///< packed bytes that were needed
    bool hasEndMarker = false;
    Problem problem = Problem::None;
    std::optional<qint64> realSize; ///< with SizeWrong: what they expand to, where that can be told
};

struct Encoded
{
    QByteArray bytes;
    std::vector<qint64> parameters; ///< those that decode them
};

/// One way to pack bytes. Knows no container: sizes and parameters come from the fields around the packed bytes.
/// Codecs are constants; all functions are thread-safe.
class Codec
{
public:
    virtual ~Codec() = default;
    const char *name() const { return m_name; }

    /// Expands all of `packed`, which should give `announced` bytes. Never more than `most` bytes are made, and memory is
    /// taken as bytes come, not as they are announced.
    virtual Decoded decode(std::span<const uchar> packed, std::span<const qint64> parameters, qint64 announced,
                           qint64 most) const = 0;
    /// Expands a block that gives exactly as many bytes as there is room for, straight into their place. False when it does not,
    /// or when the codec knows no such way: decode() tells what is wrong.
    virtual bool decodeInto(std::span<const uchar> packed, std::span<uchar> room) const;
    /// No byte of a block can stand for more bytes than this; nothing when the codec does not say.
    virtual std::optional<qint64> mostGrowth() const { return {}; }
    /// Packs; nothing when the codec cannot, for want of memory.
    virtual std::optional<Encoded> encode(std::span<const uchar> bytes) const = 0;

protected:
    explicit Codec(const char *name)
        : m_name(name)
    {
    }
    Q_DISABLE_COPY_MOVE(Codec)

private:
    const char *m_name;
};

namespace codecs {

/// One raw LZ4 block: no frame around it, nothing from the block before. No parameters.
const Codec &lz4();
/// A raw LZMA1 stream. Parameters: the properties (pb * 5 + lp) * 9 + lc, and the size of the dictionary.
const Codec &lzma();

} // namespace codecs
} // namespace hexahedron
