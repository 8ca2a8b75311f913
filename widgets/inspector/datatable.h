#pragma once

#include "core/bytes/bytes.h"
#include "core/report/readings.h"
#include "widgets/inspector/section.h"

class QTableWidget;
class QTableWidgetItem;
class QToolButton;

namespace hexahedron {

/// The bytes from the caret on, read as everything they can be, in both orders. What is typed over a reading is written.
class DataTable : public Section
{
    Q_OBJECT

public:
    explicit DataTable(QWidget *parent = nullptr);
    void show(const Bytes &bytes, ByteRange selected);

Q_SIGNALS:
    void edited(const hexahedron::Replacement &replacement);
    void selected(hexahedron::ByteRange range); ///< the bytes of a reading

protected:
    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void showAll(bool all);
    QString textAt(int row, int column) const;
    void write(QTableWidgetItem *cell);
    void showMenu(const QPoint &position);
    ByteRange rangeOf(int row) const;

    QTableWidget *m_table;
    QToolButton *m_more;
    QByteArray m_bytes; ///< the first ones
    ByteRange m_selected;
    bool m_isFilling = false;
};

} // namespace hexahedron
