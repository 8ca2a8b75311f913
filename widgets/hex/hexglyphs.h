#pragma once

#include <QFont>
#include <QPainter>
#include <QRawFont>

#include <array>
#include <vector>

namespace hexahedron {

/// Draws single Latin-1 characters at given places, thousands at a time: glyphs are looked up once per font,
/// collected per colour and drawn in one call each. Characters sit in the middle of equal cells, also in fonts that
/// are not fixed.
class HexGlyphs
{
public:
    explicit HexGlyphs(const QFont &font);

    int charWidth() const { return m_charWidth; }
    int height() const { return m_height; }
    int ascent() const { return m_ascent; }
    bool has(uchar character) const { return m_faces[0].glyphs[character] != 0; }

    void add(const QColor &color, bool bold, uchar character, int x, int baseline);
    /// Draws and forgets what was added.
    void flush(QPainter &painter);

private:
    struct Face
    {
        QRawFont font;
        std::array<quint32, 256> glyphs{};
        std::array<float, 256> shifts{}; ///< from the cell's left edge to the glyph's
    };
    struct Run
    {
        QRgb color = 0;
        bool bold = false;
        std::vector<quint32> glyphs;
        std::vector<QPointF> places;
    };
    static double load(Face &face, const QFont &font);
    Run &runOf(QRgb color, bool bold);

    Face m_faces[2]; // regular, bold
    std::vector<Run> m_runs;
    size_t m_last = 0;
    int m_charWidth = 1;
    int m_height = 1;
    int m_ascent = 1;
};

} // namespace hexahedron
