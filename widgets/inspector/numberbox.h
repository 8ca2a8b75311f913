#pragma once

#include "widgets/inspector/writing.h"

#include <QAbstractSpinBox>

namespace hexahedron {

struct Field;

/// A line for one number as text, decimal or 0x…, with steps. What is typed counts when Enter is pressed or the focus goes.
class NumberBox : public QAbstractSpinBox
{
    Q_OBJECT
    Q_PROPERTY(QString value READ text) // what a screen reader says

public:
    explicit NumberBox(const Field &field, QWidget *parent = nullptr);

    void setText(const QString &text, Writing writing = Writing::Goes);
    bool isBeingWritten() const;
    /// Of one key; without it one that fits the size of the number.
    void setStep(double step) { m_step = step; }
    void stepBy(int steps) override;
    QSize minimumSizeHint() const override { return {56, QAbstractSpinBox::minimumSizeHint().height()}; }

Q_SIGNALS:
    void committed(const QString &text);
    void leftEmpty(const QString &shown); ///< nothing was typed: what the file says is shown again

protected:
    StepEnabled stepEnabled() const override { return StepUpEnabled | StepDownEnabled; }
    void keyPressEvent(QKeyEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void fixup(QString &) const override { }

private:
    void commit();

    bool m_isFloat;
    bool m_isSingle;
    bool m_isSigned;
    double m_step = 0;
    QString m_shown; ///< what the file says
    QString m_asked; ///< committed and not answered yet
};

} // namespace hexahedron
