#include "widgets/hex/hexaccessible.h"

#include "widgets/hex/hexview.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

QAccessibleInterface *hexInterface(const QString &, QObject *object)
{
    if (auto *view = qobject_cast<HexView *>(object))
        return new HexAccessible(view);
    return nullptr;
}

} // namespace

HexAccessible::HexAccessible(HexView *view)
    : QAccessibleWidget(view, QAccessible::EditableText)
{
}

void HexAccessible::install()
{
    QAccessible::installFactory(&hexInterface); // ignores a factory that it has
}

void HexAccessible::announceCursor(HexView *view)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleTextCursorEvent moved(view, 0);
    if (QAccessibleInterface *self = moved.accessibleInterface(); self && self->textInterface())
        moved.setCursorPosition(self->textInterface()->cursorPosition());
    QAccessible::updateAccessibility(&moved);
}

HexView *HexAccessible::view() const
{
    return static_cast<HexView *>(widget());
}

void *HexAccessible::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

QAccessible::State HexAccessible::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.editable = !view()->isReadOnly();
    state.readOnly = view()->isReadOnly();
    state.multiLine = true;
    state.selectableText = true;
    return state;
}

QString HexAccessible::text(QAccessible::Text kind) const
{
    if (kind != QAccessible::Value)
        return QAccessibleWidget::text(kind);
    const qint64 offset = view()->cursor();
    if (offset >= view()->bytes().size())
        return QCoreApplication::translate("HexAccessible", "End, offset %1").arg(offset, 0, 16);
    const uchar byte = view()->bytes().at(offset);
    QString sentence = QCoreApplication::translate("HexAccessible", "Offset %1, byte %2")
                           .arg(offset, 0, 16)
                           .arg(byte, 2, 16, QLatin1Char('0'));
    const QString meaning = view()->annotations() ? view()->annotations()->toolTip(offset) : QString();
    if (!meaning.isEmpty())
        sentence += QLatin1String(", ") + meaning;
    return sentence;
}

qint64 HexAccessible::rowBegin() const
{
    return view()->cursor() / view()->bytesPerRow() * view()->bytesPerRow();
}

int HexAccessible::charactersPerByte() const
{
    return view()->activePane() == HexPane::Hex ? 3 : 1;
}

QString HexAccessible::rowText() const
{
    const QByteArray row = view()->bytes().toByteArray({rowBegin(), rowBegin() + view()->bytesPerRow()});
    if (view()->activePane() == HexPane::Hex)
        return hexclipboard::hexText(row);
    QString text = QString::fromLatin1(row);
    for (QChar &character : text) {
        if (!isPrintableByte(uchar(character.unicode())))
            character = QLatin1Char('.');
    }
    return text;
}

void HexAccessible::selection(int, int *begin, int *end) const
{
    const ByteRange row{rowBegin(), rowBegin() + view()->bytesPerRow()};
    const ByteRange selected = view()->selection().intersected(row).translated(-row.begin);
    *begin = selected.isEmpty() ? 0 : int(selected.begin) * charactersPerByte();
    *end = selected.isEmpty() ? 0 : std::min(int(selected.end) * charactersPerByte(), characterCount());
}

int HexAccessible::selectionCount() const
{
    return view()->selection().overlaps({rowBegin(), rowBegin() + view()->bytesPerRow()}) ? 1 : 0;
}

void HexAccessible::addSelection(int begin, int end)
{
    setSelection(0, begin, end);
}

void HexAccessible::removeSelection(int)
{
    view()->setSelection({view()->cursor(), view()->cursor()}, false);
}

void HexAccessible::setSelection(int, int begin, int end)
{
    const int each = charactersPerByte();
    view()->setSelection({rowBegin() + begin / each, rowBegin() + (end + each - 1) / each}, true);
}

int HexAccessible::cursorPosition() const
{
    return int(view()->cursor() - rowBegin()) * charactersPerByte() + view()->activeNibble();
}

void HexAccessible::setCursorPosition(int position)
{
    view()->goTo(rowBegin() + std::max(0, position) / charactersPerByte());
}

QString HexAccessible::text(int begin, int end) const
{
    return rowText().mid(begin, end - begin);
}

int HexAccessible::characterCount() const
{
    return int(rowText().size());
}

QRect HexAccessible::characterRect(int position) const
{
    const QRect cell = view()->cellRect(rowBegin() + position / charactersPerByte(), view()->activePane());
    return {view()->viewport()->mapToGlobal(cell.topLeft()), cell.size()};
}

int HexAccessible::offsetAtPoint(const QPoint &globalPlace) const
{
    const auto hit = view()->hitAt(view()->viewport()->mapFromGlobal(globalPlace));
    const ByteRange row{rowBegin(), rowBegin() + view()->bytesPerRow()};
    return hit && row.contains(hit->offset) ? int(hit->offset - row.begin) * charactersPerByte() + hit->nibble : -1;
}

void HexAccessible::scrollToSubstring(int begin, int)
{
    view()->reveal({rowBegin() + begin / charactersPerByte(), rowBegin() + begin / charactersPerByte() + 1});
}

QString HexAccessible::attributes(int, int *begin, int *end) const
{
    *begin = 0;
    *end = characterCount();
    return {};
}

} // namespace hexahedron
