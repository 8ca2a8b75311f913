#include "widgets/hex/hexaccessible.h"

#include "core/language/listed.h"
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
        return QCoreApplication::translate("HexAccessible", "End, offset %1").arg(addressOf(offset));
    if (view()->gaps().contains(offset))
        return QCoreApplication::translate("HexAccessible", "Nothing here, before offset %1").arg(addressOf(offset));
    const uchar byte = view()->bytes().at(offset);
    QString sentence = QCoreApplication::translate("HexAccessible", "Offset %1, byte %2")
                           .arg(addressOf(offset))
                           .arg(byte, 2, 16, QLatin1Char('0'));
    const HexForm &form = view()->layout().form();
    if (!(form == HexForm{}) && view()->activePane() == HexPane::Hex)
        sentence += QStringLiteral(", ")
                    + QString::fromLatin1(form.text(view()->bytes().toByteArray(view()->layout().cellOf(offset))));
    const QString meaning = view()->annotations() ? view()->annotations()->toolTip(offset) : QString();
    if (!meaning.isEmpty())
        sentence += QLatin1String(", ") + meaning;
    return sentence;
}

/// As the gutter has it, without the zeros in front.
QString HexAccessible::addressOf(qint64 place) const
{
    return QString::fromLatin1(view()->layout().addresses().text(view()->gaps().offsetOf(place), 1));
}

ByteRange HexAccessible::row() const
{
    return view()->layout().bytesOfRow(view()->layout().rowOf(view()->cursor()));
}

/// As the active half shows them, with one space between cells.
QString HexAccessible::rowBytes() const
{
    const HexLayout &layout = view()->layout();
    const ByteRange bytes = row();
    if (view()->activePane() == HexPane::Hex) {
        QByteArray cells;
        HexForm::Cell cell;
        for (qint64 offset = bytes.begin; offset < bytes.end; offset = layout.cellOf(offset).end) {
            const QByteArray raw = view()->bytes().toByteArray(layout.cellOf(offset));
            layout.form().write({reinterpret_cast<const uchar *>(raw.constData()), size_t(raw.size())}, cell);
            cells += (cells.isEmpty() ? "" : " ") + QByteArray(cell.data(), layout.form().digits());
        }
        return QString::fromLatin1(cells);
    }
    QString text = QString::fromLatin1(view()->bytes().toByteArray(bytes));
    for (QChar &character : text) {
        if (!isPrintableByte(uchar(character.unicode())))
            character = QLatin1Char('.');
    }
    return text;
}

QString HexAccessible::rowBefore() const
{
    return QCoreApplication::translate("HexAccessible", "Offset %1: ").arg(addressOf(row().begin));
}

QString HexAccessible::rowBehind() const
{
    const HexAnnotations *annotations = view()->annotations();
    const ByteRange bytes = row();
    QStringList names;
    for (qint64 offset = bytes.begin; annotations && offset < bytes.end;) {
        const QString name = annotations->nameAt(offset);
        if (!name.isEmpty())
            names += name;
        offset = std::max(offset + 1, annotations->fieldAt(offset).end);
    }
    return names.isEmpty() ? QString() : QStringLiteral("; ") + listed(names);
}

QString HexAccessible::rowText() const
{
    return rowBefore() + rowBytes() + rowBehind();
}

/// The byte of the row that a character belongs to; the nearest one for what stands before and behind the bytes.
int HexAccessible::columnOfCharacter(int position) const
{
    const HexLayout &layout = view()->layout();
    const int first = layout.columnOf(row().begin);
    const auto place = std::max(0, position - int(rowBefore().size()))
                       + layout.textPlaceOf(view()->activePane(), first);
    const int column = layout.columnAtTextPlace(view()->activePane(), place);
    return std::clamp(column - first, 0, int(row().size()));
}

int HexAccessible::characterOf(qint64 offset) const
{
    const HexLayout &layout = view()->layout();
    const auto placeOf = [&](qint64 column) { return layout.textPlaceOf(view()->activePane(), int(column)); };
    const qint64 first = layout.columnOf(row().begin);
    return int(rowBefore().size()) + placeOf(first + offset - row().begin) - placeOf(first);
}

void HexAccessible::selection(int, int *begin, int *end) const
{
    const ByteRange selected = view()->selection().intersected(row());
    *begin = selected.isEmpty() ? 0 : characterOf(selected.begin);
    *end = selected.isEmpty() ? 0 : std::min(characterOf(selected.end), characterCount());
}

int HexAccessible::selectionCount() const
{
    return view()->selection().overlaps(row()) ? 1 : 0;
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
    const qint64 first = row().begin;
    const qint64 last = first + columnOfCharacter(std::max(begin, end - 1));
    const bool isWide = view()->activePane() == HexPane::Hex && end > begin;
    const qint64 behind = isWide ? view()->layout().cellOf(last).end : last + (end > begin ? 1 : 0);
    view()->setSelection({first + columnOfCharacter(begin), behind}, true);
}

int HexAccessible::cursorPosition() const
{
    return characterOf(view()->cursor()) + view()->activeNibble();
}

void HexAccessible::setCursorPosition(int position)
{
    view()->goTo(row().begin + columnOfCharacter(position));
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
    const QRect cell = view()->cellRect(row().begin + columnOfCharacter(position), view()->activePane());
    return {view()->viewport()->mapToGlobal(cell.topLeft()), cell.size()};
}

int HexAccessible::offsetAtPoint(const QPoint &globalPlace) const
{
    const auto hit = view()->hitAt(view()->viewport()->mapFromGlobal(globalPlace));
    return hit && row().contains(hit->offset) ? characterOf(hit->offset) + hit->nibble : -1;
}

void HexAccessible::scrollToSubstring(int begin, int)
{
    const qint64 offset = row().begin + columnOfCharacter(begin);
    view()->reveal({offset, offset + 1});
}

QString HexAccessible::attributes(int, int *begin, int *end) const
{
    *begin = 0;
    *end = characterCount();
    return {};
}

} // namespace hexahedron
