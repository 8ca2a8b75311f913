#pragma once

#include <QLayout>
#include <QList>

class QLabel;

namespace hexahedron {

/// A text and the buttons that answer it: beside it where all of that fits into one line, else below it, in as many rows as they take.
/// Nothing is cut off, and no panel is made wider for it.
class AnswerLayout : public QLayout
{
    Q_OBJECT

public:
    /// The text is wrapped. The layout and its parent own it.
    explicit AnswerLayout(QLabel *text);
    ~AnswerLayout() override;

    void addItem(QLayoutItem *item) override;
    int count() const override { return int(m_items.size()); }
    QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override { return arrange({0, 0, width, 0}, false); }
    QSize sizeHint() const override;
    QSize minimumSize() const override;
    void setGeometry(const QRect &rect) override;

private:
    int textWidth() const; ///< in one line
    int answersWidth() const;
    /// How tall it is in a rectangle of that width.
    int arrange(const QRect &rect, bool isMeant) const;

    QLabel *m_text;
    QList<QLayoutItem *> m_items; ///< the first one is the text
};

} // namespace hexahedron
