#include "widgets/inputhistory.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QSettings>

namespace hexahedron {

InputHistory::InputHistory(QLineEdit *line, const QString &name)
    : QObject(line)
    , m_line(line)
    , m_key(QStringLiteral("history/") + name)
{
    line->installEventFilter(this);
    connect(line, &QLineEdit::textEdited, this, [this] { m_place = -1; });
}

QStringList InputHistory::texts() const
{
    return QSettings().value(m_key).toStringList();
}

void InputHistory::add(const QString &text)
{
    m_place = -1;
    if (text.trimmed().isEmpty())
        return;
    QStringList all = texts();
    all.removeAll(text);
    all.prepend(text);
    QSettings().setValue(m_key, all.mid(0, MostTexts));
}

bool InputHistory::step(int by)
{
    const QStringList all = texts();
    const qsizetype place = m_place + by;
    if (place < -1 || place >= all.size())
        return false;
    if (m_place < 0)
        m_typed = m_line->text();
    m_place = place;
    m_line->setText(place < 0 ? m_typed : all[place]);
    m_line->selectAll();
    return true;
}

bool InputHistory::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isPlain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (isPlain && key->key() == Qt::Key_Up) {
            step(1);
            return true;
        }
        if (isPlain && key->key() == Qt::Key_Down && m_place >= 0)
            return step(-1);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace hexahedron
