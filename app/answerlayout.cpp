#include "app/answerlayout.h"

#include "widgets/letterwidth.h"

#include <QLabel>
#include <QStyle>

#include <algorithm>

namespace hexahedron {

AnswerLayout::AnswerLayout(QLabel *text)
    : m_text(text)
{
    text->setWordWrap(true);
    setSpacing(6);
    setContentsMargins(0, 0, 0, 0);
    addWidget(text);
}

AnswerLayout::~AnswerLayout()
{
    qDeleteAll(m_items);
}

void AnswerLayout::addItem(QLayoutItem *item)
{
    m_items += item;
}

QLayoutItem *AnswerLayout::itemAt(int index) const
{
    return m_items.value(index);
}

QLayoutItem *AnswerLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

int AnswerLayout::textWidth() const
{
    const int margins = 2 * m_text->margin() + 2 * m_text->frameWidth() + 4;
    return m_text->fontMetrics().size(0, m_text->text()).width() + margins;
}

int AnswerLayout::answersWidth() const
{
    int width = 0;
    for (const QLayoutItem *item : m_items.mid(1))
        width += item->sizeHint().width() + spacing();
    return width;
}

QSize AnswerLayout::sizeHint() const
{
    const int width = textWidth() + answersWidth();
    return {width, heightForWidth(width)};
}

/// The widest button, and room for some words.
QSize AnswerLayout::minimumSize() const
{
    int width = letterWidth(m_text->fontMetrics()) * 20, height = m_text->minimumSizeHint().height();
    for (const QLayoutItem *item : m_items.mid(1)) {
        width = std::max(width, item->sizeHint().width());
        height = std::max(height, item->sizeHint().height());
    }
    return {width, height};
}

void AnswerLayout::setGeometry(const QRect &rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int AnswerLayout::arrange(const QRect &rect, bool isMeant) const
{
    const auto place = [&](QLayoutItem *item, const QRect &where) {
        if (isMeant)
            item->setGeometry(QStyle::visualRect(m_text->layoutDirection(), rect, where));
    };
    int rowHeight = 0;
    for (const QLayoutItem *item : m_items.mid(1))
        rowHeight = std::max(rowHeight, item->sizeHint().height());
    const bool isOneRow = textWidth() + answersWidth() <= rect.width();
    const int width = isOneRow ? rect.width() - answersWidth() : rect.width();
    const int textHeight = m_text->heightForWidth(width);
    const int firstHeight = isOneRow ? std::max(textHeight, rowHeight) : textHeight;
    place(m_items.front(), {rect.x(), rect.y(), width, firstHeight});
    int x = isOneRow ? rect.x() + width + spacing() : rect.x();
    int y = isOneRow || rowHeight == 0 ? rect.y() : rect.y() + textHeight + 2;
    int bottom = rect.y() + firstHeight;
    for (QLayoutItem *item : m_items.mid(1)) {
        const int wide = std::min(item->sizeHint().width(), rect.width());
        if (x > rect.x() && x + wide > rect.x() + rect.width()) {
            x = rect.x();
            y += rowHeight + 2;
        }
        place(item, {x, y + (isOneRow ? (firstHeight - rowHeight) / 2 : 0), wide, rowHeight});
        x += wide + spacing();
        bottom = std::max(bottom, y + rowHeight);
    }
    return bottom - rect.y();
}

} // namespace hexahedron
