#include "widgets/inspector/numberbox.h"

#include "core/schema/field.h"
#include "core/tree/value.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QWheelEvent>

#include <cmath>

namespace hexahedron {

namespace {

/// A hundredth of the number's magnitude, as a power of ten, so that steps feel the same for 0.5 and 500.
double floatStep(double value)
{
    const double magnitude = std::abs(value);
    if (!std::isfinite(value) || magnitude < 0.1)
        return 0.01;
    return std::pow(10.0, std::floor(std::log10(magnitude)) - 1);
}

} // namespace

NumberBox::NumberBox(const Field &field, QWidget *parent)
    : QAbstractSpinBox(parent)
    , m_isFloat(field.kind == Kind::Float)
    , m_isSingle(field.width == 4)
    , m_isSigned(field.number.isSigned)
{
    lineEdit()->setFrame(false);
    setCorrectionMode(CorrectToPreviousValue);
    connect(lineEdit(), &QLineEdit::editingFinished, this, &NumberBox::commit);
}

bool NumberBox::isBeingWritten() const
{
    return lineEdit()->text() != m_shown;
}

void NumberBox::setText(const QString &text, Writing writing)
{
    if (writing == Writing::Stays && text == m_shown)
        return;
    const QString typed = lineEdit()->text().trimmed();
    const bool goesOn = writing == Writing::Stays && typed != m_shown && typed != m_asked; // not asked for yet
    m_shown = text;
    m_asked.clear();
    if (goesOn)
        return;
    lineEdit()->setText(text);
    lineEdit()->setCursorPosition(0);
}

void NumberBox::stepBy(int steps)
{
    const QString text = lineEdit()->text().trimmed();
    bool isNumber = false;
    if (m_isFloat) {
        const double value = text.toDouble(&isNumber);
        if (!isNumber)
            return;
        const double step = m_step > 0 ? m_step : floatStep(value);
        lineEdit()->setText(
            QString::fromLatin1(numberText(std::round((value + steps * step) / step) * step, m_isSingle)));
    } else {
        const bool isHex = text.startsWith(QStringLiteral("0x"), Qt::CaseInsensitive);
        const qint64 value = text.toLongLong(&isNumber, 0);
        if (!isNumber || (!m_isSigned && value + steps < 0))
            return;
        lineEdit()->setText(isHex ? QStringLiteral("0x") + QString::number(value + steps, 16)
                                  : QString::number(value + steps));
    }
    lineEdit()->selectAll();
}

void NumberBox::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers().testFlag(Qt::ShiftModifier) && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down))
        return event->ignore(); // a key of the window's: no step of the number
    if (event->key() == Qt::Key_Escape && lineEdit()->text() != m_shown) {
        setText(m_shown);
        event->accept();
        return;
    }
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        m_asked.clear();
        commit(); // the box keeps the key from its line
        event->accept();
        return;
    }
    QAbstractSpinBox::keyPressEvent(event);
}

void NumberBox::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the panel scrolls; a number that changes meanwhile would be an accident
}

void NumberBox::commit()
{
    const QString text = lineEdit()->text().trimmed();
    if (text == m_shown)
        return;
    if (text.isEmpty()) {
        setText(m_shown);
        return Q_EMIT leftEmpty(m_shown);
    }
    if (text == m_asked)
        return;
    m_asked = text;
    Q_EMIT committed(text);
}

} // namespace hexahedron
