#pragma once

#include "widgets/hex/hexview.h"

#include <QApplication>
#include <QTest>

namespace hexahedron {

/// Fields of four bytes in elements of twelve.
class MadeUpAnnotations : public HexAnnotations
{
public:
    void spansIn(ByteRange visible, std::vector<HexSpan> &out) const override
    {
        m_widest = std::max(m_widest, visible.size());
        for (qint64 begin = visible.begin / 4 * 4; begin < visible.end; begin += 4)
            out.push_back({.range = {begin, begin + 4},
                           .color = int(begin / 4 % 12),
                           .startsGroup = begin % 12 == 0,
                           .severity = int(begin / 4 % 4)});
    }
    void changedIn(ByteRange, std::vector<ByteRange> &out) const override { out.push_back({2, 6}); }
    QString toolTip(qint64 offset) const override { return QStringLiteral("byte %1").arg(offset); }
    QString nameAt(qint64 offset) const override { return QStringLiteral("field %1").arg(offset / 4); }
    ByteRange fieldAt(qint64 offset) const override { return {offset / 4 * 4, offset / 4 * 4 + 4}; }
    ByteRange groupAt(qint64 offset) const override { return {offset / 12 * 12, offset / 12 * 12 + 12}; }

    mutable qint64 m_widest = 0;
};

/// A computed file in which each byte is its offset's lowest.
class CountingSource : public ByteSource
{
public:
    explicit CountingSource(qint64 size)
        : ByteSource(nullptr, size)
    {
    }
    void fill(qint64 offset, uchar *to, qint64 count) const override
    {
        filled += count;
        for (qint64 i = 0; i < count; ++i)
            to[i] = uchar(offset + i);
    }
    mutable qint64 filled = 0;
};

inline QByteArray counting(int size)
{
    QByteArray data(size, Qt::Uninitialized);
    for (int i = 0; i < size; ++i)
        data[i] = char(i);
    return data;
}

/// A view whose owner grants every wish.
struct Bench
{
    explicit Bench(const QByteArray &data)
        : Bench(Bytes(data))
    {
    }
    explicit Bench(const Bytes &bytes)
    {
        view.setBytesPerRow(16);
        view.resize(800, 400);
        view.setBytes(bytes);
        view.setAnnotations(&annotations);
        QObject::connect(&view, &HexView::replaceRequested, [this](const Replacement &replacement) {
            wishes.append(replacement);
            view.setBytes(view.bytes().replaced(replacement.removed, replacement.inserted));
        });
        view.show();
    }
    QWidget *area() { return view.viewport(); }
    QPoint cell(qint64 offset, HexPane pane = HexPane::Hex) { return view.cellRect(offset, pane).center(); }
    QPoint digit(qint64 offset, int nibble)
    {
        const int x = view.layout().hexX(view.layout().columnOf(offset)) + nibble * view.layout().charWidth() + 2;
        return {x, cell(offset).y()};
    }
    void drag(qint64 from, qint64 to, HexPane pane)
    {
        QTest::mousePress(area(), Qt::LeftButton, {}, cell(from, pane));
        QTest::mouseMove(area(), cell(to, pane));
        QMouseEvent move(QEvent::MouseMove, cell(to, pane), area()->mapToGlobal(cell(to, pane)), Qt::NoButton,
                         Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(area(), &move);
        QTest::mouseRelease(area(), Qt::LeftButton, {}, cell(to, pane));
    }
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QTest::keyClick(&view, Qt::Key(key), modifiers);
    }

    MadeUpAnnotations annotations;
    QList<Replacement> wishes;
    HexView view;
};

} // namespace hexahedron
