#pragma once

#include "core/bytes/bytes.h"
#include "widgets/inspector/section.h"

class QComboBox;
class QTableWidget;

namespace hexahedron {

/// The selected bytes read as each kind of number and as text.
class DataTable : public Section
{
    Q_OBJECT

public:
    explicit DataTable(QWidget *parent = nullptr);
    void show(const Bytes &bytes, ByteRange selected);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    QString fitting(const QString &text) const;

    QComboBox *m_order;
    QTableWidget *m_table;
    QByteArray m_bytes; ///< the first ones
};

} // namespace hexahedron
