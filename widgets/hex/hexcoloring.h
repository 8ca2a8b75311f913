#pragma once

#include "widgets/hex/hexcolors.h"

#include <QString>

#include <array>
#include <span>

class QPainter;
class QRect;

namespace hexahedron {

/// What the colours behind the bytes tell: a small value that painter and legend ask.
struct HexColoring
{
    enum class Scheme : quint8 { Field, Type, Value, Entropy, None };
    static constexpr std::array<Scheme, 5> Schemes{Scheme::Field, Scheme::Type, Scheme::Value, Scheme::Entropy,
                                                   Scheme::None};
    static constexpr qint64 EntropyBlock = 64; ///< bytes that are measured together, beginning at its multiples

    Scheme scheme = Scheme::Field;
    bool hasPatterns = false; ///< for those who do not see colours

    friend bool operator==(const HexColoring &, const HexColoring &) = default;

    /// A shade (HexColors) for a byte: the higher the stronger.
    static int shadeOf(uchar byte);
    /// One for how mixed the bytes of a block are: all alike is the faintest, random the strongest.
    static int shadeOf(std::span<const uchar> block);

    QString kept() const;
    static HexColoring fromKept(const QString &text);
};

/// The colour, and the pattern that belongs to it when there are to be patterns.
void paintBackground(QPainter &painter, const QRect &area, int color, const HexColors &colors, bool hasPatterns);

} // namespace hexahedron
