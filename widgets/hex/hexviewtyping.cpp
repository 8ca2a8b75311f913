#include "widgets/hex/hexview.h"

// What is typed: digits of bytes, whole numbers, characters. Each asks the owner for other bytes.

namespace hexahedron {

bool HexView::mayEdit()
{
    if (m_readOnly)
        Q_EMIT refused(tr("These bytes cannot be changed here."));
    return !m_readOnly;
}

/// Asks the owner. Its answer, now or later, is setBytes(), and then the cursor goes to `after`.
void HexView::request(ByteRange removed, const QByteArray &inserted, AfterEdit after)
{
    after.wish = {removed, Bytes(inserted)};
    after.formerSize = m_scene.bytes.size();
    if (isBusy()) // by a command of a menu
        dropWhatWaits();
    if (removed.size() == inserted.size() && m_scene.bytes.toByteArray(removed) == inserted) { // nothing to ask for
        m_afterEdit.reset();
        place(after.offset + after.selected, after.offset, after.nibble, {after.offset, after.offset + after.selected});
        showCursor();
        return;
    }
    m_afterEdit = after;
    Q_EMIT replaceRequested(Replacement(after.wish)); // a copy, as the answer ends the original
}

void HexView::typeText(const QString &text)
{
    if (text.isEmpty() || !mayEdit())
        return;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (isBusy()) {
            doLater([this, rest = text.mid(i)] { typeText(rest); });
            return;
        }
        const QChar character = text[i];
        if (m_scene.pane == HexPane::Text) {
            if (character.unicode() > 0xff) {
                Q_EMIT refused(tr("“%1” is no Latin-1 character and does not fit into one byte.").arg(character));
                return;
            }
            typeByte(uchar(character.unicode()));
            continue;
        }
        if (!m_form.isTypedByDigits()) {
            typeValue(character);
            continue;
        }
        bool isDigit = false;
        const int value = QString(character).toInt(&isDigit, 16);
        if (!isDigit) {
            Q_EMIT refused(tr("“%1” is no hexadecimal digit.").arg(character));
            return;
        }
        typeNibble(value);
    }
}

void HexView::typeNibble(int value)
{
    const ByteRange selected = m_scene.selection;
    const qint64 offset = selected.begin;
    const bool second = selected.isEmpty() && m_scene.nibble == 1 && offset < m_scene.bytes.size();
    if (second) {
        const int byte = (m_scene.bytes.at(offset) & 0xf0) | value;
        request({offset, offset + 1}, QByteArray(1, char(byte)), {offset + 1, 0});
    } else if (m_scene.overwrite && offset < m_scene.bytes.size()) {
        const int byte = (m_scene.bytes.at(offset) & 0x0f) | value << 4;
        request({offset, offset + 1}, QByteArray(1, char(byte)), {offset, 1});
    } else if (m_scene.typed.isEmpty()) {
        // What is inserted moves all that follows, which may have to be asked: once, for a whole byte.
        m_scene.typed = QByteArray::number(value, 16);
        if (m_form.isUpper)
            m_scene.typed = m_scene.typed.toUpper();
        showCursor();
        refresh();
    } else {
        insertTyped(value, true);
    }
}

/// The digit that is typed is the first of a byte.
void HexView::insertTyped(int secondDigit, bool goesOn)
{
    const int byte = std::exchange(m_scene.typed, {}).toInt(nullptr, 16) << 4 | secondDigit;
    request(m_scene.selection, QByteArray(1, char(byte)), {m_scene.selection.begin + (goesOn ? 1 : 0), 0});
}

bool HexView::forgetTyped()
{
    if (m_scene.typed.isEmpty())
        return false;
    m_scene.typed.clear();
    refresh();
    return true;
}

bool HexView::takeBackTyped()
{
    if (m_scene.typed.isEmpty())
        return false;
    m_scene.typed.chop(1);
    refresh();
    return true;
}

// --- Values: numbers in forms whose digits do not belong to single bytes ------------------------------------------------

bool HexView::isTypingValue() const
{
    return !m_scene.typed.isEmpty() && m_scene.pane == HexPane::Hex;
}

/// What a value that is typed takes the place of; empty where it is inserted.
ByteRange HexView::cellAtCursor() const
{
    const ByteRange selected = m_scene.selection;
    const qint64 offset = m_scene.layout.cellOf(selected.begin).begin;
    if (!m_scene.overwrite || offset >= m_scene.bytes.size())
        return selected.isEmpty() ? ByteRange{offset, offset} : selected;
    return m_scene.layout.cellOf(offset);
}

void HexView::typeValue(QChar character)
{
    if (character.isSpace()) {
        if (isTypingValue())
            finishValue(true);
        return;
    }
    if (!m_form.isDigit(character)) {
        Q_EMIT refused(tr("“%1” is no character of such a number.").arg(character));
        return;
    }
    const ByteRange cell = cellAtCursor();
    if (m_scene.overwrite && !cell.isEmpty() && cell.size() < m_form.unit()) {
        Q_EMIT refused(tr("Too few bytes for a number stand here. Show groups in file order to change them."));
        return;
    }
    if (m_scene.typed.size() >= m_form.digits()) {
        Q_EMIT refused(tr("No number of %n byte(s) is that long.", nullptr, m_form.unit()));
        return;
    }
    m_scene.typed += char(character.toLatin1());
    showCursor();
    refresh();
    if (m_form.hasFixedLength() && m_scene.typed.size() == m_form.digits())
        finishValue(true);
}

/// Asks for the value as one step; of half a byte the second digit is 0. False when what is typed is none: it stays to be mended.
bool HexView::finishValue(bool goesOn)
{
    if (m_form.isTypedByDigits()) {
        insertTyped(0, goesOn);
        return true;
    }
    const auto bytes = m_form.bytesOf(QString::fromLatin1(m_scene.typed));
    if (!bytes) {
        Q_EMIT refused(tr("“%1” is no number that fits into %n byte(s) here.", nullptr, m_form.unit())
                           .arg(QString::fromLatin1(m_scene.typed)));
        return false;
    }
    const ByteRange cell = cellAtCursor();
    m_scene.typed.clear();
    const qint64 next = goesOn ? cell.begin + bytes->size() : cell.begin;
    if (m_scene.bytes.toByteArray(cell) == *bytes)
        moveCursor(next, Reach::Move);
    else
        request(cell, *bytes, {next, 0});
    return true;
}

void HexView::finishTyping()
{
    if (isTypingValue() && !finishValue(false))
        forgetTyped();
}

// --- Characters -------------------------------------------------------------------------------------------------------

void HexView::typeByte(uchar byte)
{
    const ByteRange selected = m_scene.selection;
    const qint64 offset = selected.begin;
    const bool over = m_scene.overwrite && offset < m_scene.bytes.size();
    request(over ? ByteRange{offset, offset + 1} : selected, QByteArray(1, char(byte)), {offset + 1, 0});
}

} // namespace hexahedron
