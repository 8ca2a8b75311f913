#include "widgets/inspector/texteditor.h"

#include "widgets/inspector/section.h"
#include "widgets/sentences.h"
#include "widgets/tree/valuecompletion.h"

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QStringConverter>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

/// Control characters would not be seen, or break the line.
QString escaped(const QString &text)
{
    QString result;
    for (const QChar character : text) {
        if (character.unicode() < 0x20 || character.unicode() == 0x7f)
            result += QStringLiteral("\\x%1").arg(character.unicode(), 2, 16, QLatin1Char('0'));
        else
            result += character;
    }
    return result;
}

} // namespace

TextEditor::TextEditor(QWidget *parent)
    : ValueEditor(parent)
    , m_line(new QLineEdit)
    , m_completion(new ValueCompletion(m_line))
    , m_note(wrappedLabel())
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_line);
    layout->addWidget(m_note);
    m_line->setAccessibleName(tr("Text"));
    setFocusProxy(m_line);
    connect(m_line, &QLineEdit::returnPressed, this, [this] { m_asked.clear(); }); // who insists is asked again
    connect(m_line, &QLineEdit::editingFinished, this, &TextEditor::commit);
    connect(m_completion, &ValueCompletion::chosen, this, &TextEditor::commit);
}

bool TextEditor::isBeingWritten() const
{
    return m_line->text() != m_shown;
}

void TextEditor::showValue(const Tree &tree, const Item &item, Writing writing)
{
    const Value value = valueOf(tree, item);
    const auto *bytes = std::get_if<QByteArray>(&value);
    const QString text = bytes ? escaped(textOf(*bytes)) : QString();
    if (writing == Writing::Goes || text != m_shown) {
        const QString typed = m_line->text();
        const bool goesOn = writing == Writing::Stays && typed != m_shown && typed != m_asked; // not asked for yet
        m_shown = text;
        m_asked.clear();
        if (!goesOn && typed != m_shown)
            m_line->setText(m_shown);
        m_line->setModified(goesOn);
    }
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = bytes ? QString(decoder(*bytes)) : QString();
    QStringList notes;
    notes += decoder.hasError() ? tr("Not UTF-8: such bytes are shown as \\xNN.")
                                : tr("UTF-8, %n character(s).", nullptr, int(decoded.size()));
    const TextForm form = valueItem(tree, item).field ? valueItem(tree, item).field->textForm : TextForm::Written;
    if (form == TextForm::Fixed)
        notes += tr("At most %n byte(s).", nullptr, int(item.range.size()));
    else if (form == TextForm::Terminated)
        notes += tr("Ends with a NUL byte, which is not shown.");
    m_note->setText(inOneParagraph(notes));
}

void TextEditor::offer(const std::shared_ptr<const Tree> &tree, const Item &item)
{
    m_completion->setItem(tree, item);
}

void TextEditor::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_line->text() != m_shown) {
        m_line->setText(m_shown);
        event->accept();
        return;
    }
    ValueEditor::keyPressEvent(event);
}

void TextEditor::commit()
{
    const QString text = m_line->text();
    if (text == m_shown || text == m_asked)
        return;
    m_asked = text;
    Q_EMIT edited(text);
}

} // namespace hexahedron
