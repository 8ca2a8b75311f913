#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace hexahedron {

/// A bar above the bytes that leads step by step: where one is, what there is to see or do, back and forward. It can be left at any
/// time. The words are selectable, and their links lead into the reference.
class GuideBar : public QFrame
{
    Q_OBJECT

public:
    explicit GuideBar(QWidget *parent = nullptr);

    struct Step
    {
        QString title;
        QString text;  ///< HTML
        QString state; ///< what is still to be done; empty: nothing
        bool hasBack = false;
        bool hasNext = false;
        bool hasOver = false; ///< parts that can be passed over
        bool isLast = false;
    };
    void show(const Step &step);
    QString title() const;
    QString text() const;
    QString state() const;
    QPushButton *nextButton() const { return m_next; }
    QPushButton *backButton() const { return m_back; }
    QPushButton *overButton() const { return m_over; }

Q_SIGNALS:
    void nextClicked();
    void backClicked();
    void overClicked();
    void left();
    /// "PAGE#ANCHOR" of the reference.
    void placeRequested(const QString &place);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeRoom();

    QScrollArea *m_room;
    QLabel *m_title;
    QLabel *m_text;
    QLabel *m_state;
    QPushButton *m_back;
    QPushButton *m_next;
    QPushButton *m_over;
    QToolButton *m_leave;
};

} // namespace hexahedron
