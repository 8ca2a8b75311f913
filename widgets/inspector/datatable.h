#pragma once

#include "core/report/readings.h"
#include "widgets/inspector/section.h"
#include "widgets/session/seenbytes.h"

#include <QPointer>

class QLabel;
class QTableWidget;
class QToolButton;

namespace hexahedron {

class Session;

/// The bytes from the caret on, read as everything they can be, in both orders. What is typed over a reading is written into the
/// file and at the place that were shown when the typing began.
class DataTable : public Section
{
    Q_OBJECT

public:
    explicit DataTable(QWidget *parent = nullptr);
    void show(Session &session, ByteRange selected, StreamId stream);
    /// How often something was typed that cannot be written.
    int refusals() const { return m_refusals; }
    /// Whether such a text still stands in its cell.
    bool holdsRefused() const { return m_refused.row >= 0; }

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Delegate;
    class Table;
    /// What is read.
    struct Shown
    {
        QPointer<Session> session;
        StreamId stream = 0;
        ByteRange selected;
        QByteArray bytes; ///< the first ones
        std::optional<SeenBytes> seen;

        bool isAt(const Shown &other) const;
    };

    /// What was typed and not written: it stays in its cell until something else is typed or shown.
    struct Refused
    {
        int row = -1;
        int column = -1;
        QString typed;
        Shown place; ///< what was shown when that was said
    };

    void fill();
    void say(const QString &why);
    void forgetRefused();
    void refuseKey();
    void showAll(bool all);
    QString textAt(int row, int column) const;
    void write(int row, int column, const QString &typed);
    void showMenu(const QPoint &position);
    ByteRange rangeOf(int row) const;

    QTableWidget *m_table;
    QLabel *m_error;
    QToolButton *m_more;
    Delegate *m_delegate;
    Shown m_shown;
    Shown m_typedOver; ///< when the typing began
    Refused m_refused;
    int m_refusals = 0;
};

} // namespace hexahedron
