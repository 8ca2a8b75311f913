#pragma once

#include <QByteArray>
#include <QString>

#include <random>

namespace bench {

/// How a file was broken.
enum class Damage : quint8 {
    Inserted,    ///< 1 to 16 bytes
    Removed,     ///< 1 to 16 bytes
    Overwritten, ///< 1 to 16 bytes
    Number,      ///< one length, count or offset
    Index,       ///< one number that names an element
    Cut,         ///< the end is missing
    Zeros,       ///< a sector of 512 bytes
    LineEnds,    ///< LF became CR LF
    LineEndsCut, ///< CR LF became LF
    Mangled,     ///< bytes above 127 written as UTF-8
    HighBitCut,  ///< bytes above 127 lost their highest bit
};
inline constexpr int DamageCount = 11;

const char *damageName(Damage damage);
/// Damages a file of the format that its name tells. The same when nothing of the file can be damaged so.
QByteArray damaged(const QByteArray &file, const QString &name, Damage damage, std::mt19937_64 &random);

/// The bytes of `original` that `result` still has in their order, as far as a quick comparison finds them.
qint64 bytesKept(const QByteArray &original, const QByteArray &result);

} // namespace bench
