#pragma once

#include "widgets/letterwidth.h"

#include <QResizeEvent>
#include <QStyle>

namespace hexahedron {

/// A button or label whose text is cut where there is no room for it, instead of pushing all that stands beside it out of sight.
template<typename Button>
class Elided : public Button
{
public:
    using Button::Button;

    void setFullText(const QString &text)
    {
        m_text = text;
        Button::setText(text);
        m_whole = Button::sizeHint();
        Button::setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        Button::setAccessibleName(text);
        cut();
        Button::updateGeometry();
    }
    QString fullText() const { return m_text; }

    QSize sizeHint() const override { return m_whole.isValid() ? m_whole : Button::sizeHint(); }
    QSize minimumSizeHint() const override
    {
        constexpr int LeastCharacters = 8;
        const QSize whole = sizeHint();
        const int text = Button::fontMetrics().horizontalAdvance(m_text);
        const int least = whole.width() - text + LeastCharacters * letterWidth(Button::fontMetrics());
        return {qMin(whole.width(), least), whole.height()};
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        Button::resizeEvent(event);
        cut();
    }

private:
    void cut()
    {
        if (!m_whole.isValid())
            return;
        const int missing = m_whole.width() - Button::width();
        const int room = Button::fontMetrics().horizontalAdvance(m_text) - missing;
        // Not asked where there is room: the width of a text is rounded, and what just fits would be cut.
        Button::setText(missing <= 0 ? m_text : Button::fontMetrics().elidedText(m_text, Qt::ElideMiddle, room));
    }

    QString m_text;
    QSize m_whole;
};

} // namespace hexahedron
