#include "widgets/inspector/datatable.h"

#include "core/tree/value.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QHeaderView>
#include <QStyle>
#include <QTableWidget>
#include <QVBoxLayout>
#include <QtEndian>

#include <cstring>

namespace hexahedron {

namespace {

constexpr qint64 MostTextBytes = 64;

/// The number at the beginning of the bytes, or nothing when there are too few.
template<typename Number>
std::optional<Number> numberAt(const QByteArray &bytes, bool isBig)
{
    if (bytes.size() < qsizetype(sizeof(Number)))
        return {};
    std::array<char, sizeof(Number)> raw;
    std::memcpy(raw.data(), bytes.constData(), raw.size());
    if (isBig != (Q_BYTE_ORDER == Q_BIG_ENDIAN))
        std::reverse(raw.begin(), raw.end());
    Number number;
    std::memcpy(&number, raw.data(), raw.size());
    return number;
}

template<typename Number>
QString integerText(const QByteArray &bytes, bool isBig)
{
    const auto number = numberAt<Number>(bytes, isBig);
    if (!number)
        return {};
    return std::is_signed_v<Number> ? QString::number(qint64(*number)) : QString::number(quint64(*number));
}

template<typename Number>
QString floatText(const QByteArray &bytes, bool isBig)
{
    const auto number = numberAt<Number>(bytes, isBig);
    return number ? QString::fromLatin1(numberText(double(*number), sizeof(Number) == 4)) : QString();
}

QString textText(const QByteArray &bytes, bool)
{
    return textOf(bytes.left(qMax<qsizetype>(0, bytes.indexOf('\0') < 0 ? bytes.size() : bytes.indexOf('\0'))));
}

struct Reading
{
    const char *name;
    QString (*read)(const QByteArray &, bool);
};

constexpr std::array readings{
    Reading{"u8", integerText<quint8>},   Reading{"i8", integerText<qint8>},    Reading{"u16", integerText<quint16>},
    Reading{"i16", integerText<qint16>},  Reading{"u32", integerText<quint32>}, Reading{"i32", integerText<qint32>},
    Reading{"u64", integerText<quint64>}, Reading{"i64", integerText<qint64>},  Reading{"f32", floatText<float>},
    Reading{"f64", floatText<double>},    Reading{"UTF-8", textText},
};

} // namespace

DataTable::DataTable(QWidget *parent)
    : Section(tr("Read as"), parent)
    , m_order(new QComboBox)
    , m_table(new QTableWidget(int(readings.size()), 2))
{
    m_order->addItems({tr("Little-endian"), tr("Big-endian")});
    m_order->setAccessibleName(tr("Order of bytes"));
    m_table->horizontalHeader()->hide();
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setAccessibleName(tr("The selected bytes read as numbers and text"));
    m_table->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    for (size_t row = 0; row < readings.size(); ++row) {
        m_table->setItem(int(row), 0, new QTableWidgetItem(QString::fromLatin1(readings[row].name)));
        m_table->setItem(int(row), 1, new QTableWidgetItem);
        m_table->setRowHeight(int(row), m_table->fontMetrics().height() + 4);
    }
    m_table->resizeColumnToContents(0);
    m_table->setFixedHeight(int(readings.size()) * (m_table->fontMetrics().height() + 4) + 2 * m_table->frameWidth());
    content()->addWidget(m_order, 0, Qt::AlignLeft);
    content()->addWidget(m_table);
    connect(m_order, &QComboBox::currentIndexChanged, this, &DataTable::fill);
}

void DataTable::show(const Bytes &bytes, ByteRange selected)
{
    const qint64 end = qMax(selected.begin + 8, qMin(selected.end, selected.begin + MostTextBytes));
    m_bytes = bytes.toByteArray({selected.begin, qMin(end, bytes.size())});
    setTitle(tr("Read as, from 0x%1 on").arg(QString::number(selected.begin, 16).toUpper()));
    fill();
}

void DataTable::fill()
{
    for (size_t row = 0; row < readings.size(); ++row) {
        const QString text = readings[row].read(m_bytes, m_order->currentIndex() == 1);
        m_table->item(int(row), 1)->setText(fitting(text));
        m_table->item(int(row), 1)->setToolTip(text);
        m_table->item(int(row), 1)->setData(Qt::AccessibleTextRole, text);
    }
}

/// Where there is little room a number loses digits behind the point, never its size.
QString DataTable::fitting(const QString &text) const
{
    const QFontMetrics metrics = m_table->fontMetrics();
    const int room = m_table->viewport()->width() - m_table->columnWidth(0)
                     - 2 * (m_table->style()->pixelMetric(QStyle::PM_FocusFrameHMargin) + 1);
    const auto fits = [&](const QString &shown) { return metrics.horizontalAdvance(shown) <= room; };
    bool isInteger = false;
    bool isNumber = false;
    text.toLongLong(&isInteger);
    const double number = text.toDouble(&isNumber);
    if (fits(text) || isInteger || !isNumber)
        return text;
    for (int digits = 15; digits > 2; --digits) {
        const QString shorter = QChar(0x2248) + QString::number(number, 'g', digits); // almost equal
        if (fits(shorter))
            return shorter;
    }
    return text;
}

void DataTable::resizeEvent(QResizeEvent *event)
{
    Section::resizeEvent(event);
    fill();
}

} // namespace hexahedron
