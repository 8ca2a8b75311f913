#include "widgets/hex/hexglyphs.h"

#include <QFontMetrics>
#include <QGlyphRun>

#include <cmath>

namespace hexahedron {

HexGlyphs::HexGlyphs(const QFont &font)
{
    QFont bold = font;
    bold.setBold(true);
    const double width = std::max(load(m_faces[0], font), load(m_faces[1], bold));
    m_charWidth = std::max(1, int(std::ceil(width - 0.05)));
    for (Face &face : m_faces) {
        for (float &shift : face.shifts)
            shift = std::round((float(m_charWidth) - shift) / 2);
    }
    const QFontMetrics metrics(font);
    m_height = std::max(1, metrics.height());
    m_ascent = metrics.ascent();
}

/// Fills `face`, with the characters' widths in place of their shifts; returns the largest width of the ASCII
/// characters.
double HexGlyphs::load(Face &face, const QFont &font)
{
    face.font = QRawFont::fromFont(font);
    double widest = 0;
    for (size_t i = 0; i < 256; ++i) {
        const QChar character{char16_t(i)};
        int count = 1;
        quint32 glyph = 0;
        if (!face.font.isValid() || !face.font.glyphIndexesForChars(&character, 1, &glyph, &count))
            continue;
        QPointF advance;
        face.font.advancesForGlyphIndexes(&glyph, &advance, 1);
        face.glyphs[i] = glyph;
        face.shifts[i] = float(advance.x());
        if (i > 0x20 && i < 0x7f)
            widest = std::max(widest, advance.x());
    }
    return widest;
}

HexGlyphs::Run &HexGlyphs::runOf(QRgb color, bool bold)
{
    if (m_last < m_runs.size() && m_runs[m_last].color == color && m_runs[m_last].bold == bold)
        return m_runs[m_last];
    for (m_last = 0; m_last < m_runs.size(); ++m_last) {
        if (m_runs[m_last].color == color && m_runs[m_last].bold == bold)
            return m_runs[m_last];
    }
    m_runs.push_back({color, bold, {}, {}});
    return m_runs.back();
}

void HexGlyphs::add(const QColor &color, bool bold, uchar character, int x, int baseline)
{
    const Face &face = m_faces[bold];
    Run &run = runOf(color.rgb(), bold);
    run.glyphs.push_back(face.glyphs[character]);
    run.places.emplace_back(double(x) + double(face.shifts[character]), double(baseline));
}

void HexGlyphs::flush(QPainter &painter)
{
    for (Run &run : m_runs) {
        if (run.glyphs.empty())
            continue;
        QGlyphRun glyphs;
        glyphs.setRawFont(m_faces[run.bold].font);
        glyphs.setRawData(run.glyphs.data(), run.places.data(), int(run.glyphs.size()));
        painter.setPen(QColor::fromRgb(run.color));
        painter.drawGlyphRun(QPointF(), glyphs);
        run.glyphs.clear(); // the memory stays for the next paint
        run.places.clear();
    }
    if (m_runs.size() > 64) // colours of former themes
        m_runs.clear();
}

} // namespace hexahedron
