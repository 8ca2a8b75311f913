#pragma once

#include "core/bytes/bytes.h"
#include "widgets/hex/hexannotations.h"
#include "widgets/hex/hexcoloring.h"
#include "widgets/hex/hexcolors.h"
#include "widgets/hex/hexglyphs.h"
#include "widgets/hex/hexlayout.h"

#include <QPainter>

#include <vector>

namespace hexahedron {

/// Places at which no byte stands, so that what follows stands beside what it is compared with.
class HexGaps
{
public:
    HexGaps() = default;
    /// In ascending order, not touching each other.
    explicit HexGaps(std::vector<ByteRange> gaps);

    bool isEmpty() const { return m_gaps.empty(); }
    const std::vector<ByteRange> &all() const { return m_gaps; }
    bool contains(qint64 place) const;
    /// The offset of the byte there, or of the next one: gaps do not count.
    qint64 offsetOf(qint64 place) const;
    qint64 placeOf(qint64 offset) const;

private:
    std::vector<ByteRange> m_gaps;
    std::vector<qint64> m_before; ///< places in the gaps before each
};

/// Everything that one picture of the hex pane shows.
struct HexScene
{
    Bytes bytes;
    const HexAnnotations *annotations = nullptr;
    HexGaps gaps;
    HexLayout layout;
    HexColors colors;
    HexColoring coloring;
    qint64 top = 0; ///< first visible pixel of the rows
    ByteRange selection;
    ByteRange companion; ///< what is selected in another pane of the same bytes
    ByteRange hovered;
    ByteRange target; ///< what the selected bytes name
    qint64 cursor = 0;
    int nibble = 0;
    QByteArray typed; ///< of a value that is not complete yet
    HexPane pane = HexPane::Hex;
    bool focused = false;
    bool cursorOn = true; ///< the lit half of blinking
    bool overwrite = true;
};

/// Paints the rows in a clip rectangle: reads their bytes once, paints areas merged per field and row, then all
/// characters at once per colour. The cost depends on what is visible only.
class HexPainter
{
public:
    void paint(QPainter &painter, const HexScene &scene, HexGlyphs &glyphs, const QRect &clip);

private:
    struct Mark ///< what there is to know about a visible byte
    {
        qint32 span = -1;
        qint8 color = -1;
        quint8 severity = 0;
        bool changed = false;
        bool startsGroup = false;
        bool isHit = false;
        bool isGap = false;
    };

    void collect(qint64 firstRow, qint64 lastRow);
    void collectSpans();
    void shade();
    void paintRow(QPainter &painter, qint64 row);
    void paintFields(QPainter &painter, ByteRange row, int y);
    void paintHits(QPainter &painter, ByteRange row, int y);
    void paintMarks(QPainter &painter, ByteRange row, int y);
    void paintGaps(QPainter &painter, ByteRange row, int y);
    void paintSelection(QPainter &painter, ByteRange row, int y);
    void paintCompanion(QPainter &painter, ByteRange row, int y);
    void paintOutline(QPainter &painter, HexPane pane, ByteRange range, ByteRange row, int y, const QColor &color);
    void paintLines(QPainter &painter, ByteRange row, int y);
    void paintAddress(QPainter &painter, qint64 row, int y);
    void addDigits(ByteRange row, int y);
    void addTexts(ByteRange row, int y);
    const QColor &inkAt(qint64 offset, HexPane pane, bool isDim) const;
    void addCell(const char *cell, const QColor &color, bool isBold, int x, int baseline);
    HexForm::Cell cellAt(ByteRange bytes) const;
    void paintCursor(QPainter &painter);
    void paintActiveCursor(QPainter &painter, const QRect &cell);
    void paintHeader(QPainter &painter);
    void paintHeads(QPainter &painter);
    const Mark &markAt(qint64 offset) const { return m_marks[size_t(offset - m_visible.begin)]; }
    uchar byteAt(qint64 offset) const { return m_bytes[size_t(offset - m_visible.begin)]; }
    int rowTop(qint64 row) const;

    const HexScene *m_scene = nullptr;
    HexGlyphs *m_glyphs = nullptr;
    ByteRange m_visible;
    std::vector<uchar> m_bytes;
    std::vector<Mark> m_marks;
    std::vector<HexSpan> m_spans;
    std::vector<ByteRange> m_changes;
    std::vector<HexMark> m_hexMarks;
};

/// The lines under bytes that have changed, or have an issue of a severity (HexSpan).
void paintLinesUnder(QPainter &painter, const QRect &area, bool isChanged, int severity, const HexColors &colors,
                     int charWidth);

/// Whether the text pane shows the byte as itself, read as Latin-1.
bool isPrintableByte(uchar byte);

} // namespace hexahedron
