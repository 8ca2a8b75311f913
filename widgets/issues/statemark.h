#pragma once

#include <QWidget>

namespace hexahedron {

/// A calm picture for when there is nothing to list: a tick in a circle, or an empty circle while that is not known.
class StateMark final : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    void setGood(bool good);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_isGood = false;
};

} // namespace hexahedron
