#include "widgets/inspector/datatable.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSettings>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

enum Column : int { Name, Little, Big };

QString allKey()
{
    return QStringLiteral("inspector/allReadings");
}

/// Where there is little room a number loses digits behind the point, never its size.
QString fitting(const QString &text, const QFontMetrics &metrics, int room)
{
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

constexpr int WholeText = Qt::UserRole;

/// The editor gets all of the text, of which the cell may show less.
class WholeTextDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        if (auto *line = qobject_cast<QLineEdit *>(editor); line && line->text().isEmpty())
            line->setText(index.data(WholeText).toString());
    }
};

} // namespace

DataTable::DataTable(QWidget *parent)
    : Section(tr("Read as"), parent)
    , m_table(new QTableWidget(int(allReadings().size()), 3))
    , m_more(new QToolButton)
{
    m_table->setHorizontalHeaderLabels({{}, {}, {}}); // see resizeEvent()
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(Little, QHeaderView::Stretch);
    m_table->horizontalHeader()->setSectionResizeMode(Big, QHeaderView::Stretch);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setMinimumSectionSize(16);
    m_table->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed
                             | QAbstractItemView::AnyKeyPressed);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setItemDelegate(new WholeTextDelegate(m_table));
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->setAccessibleName(tr("The bytes from the caret on, read as numbers and text"));
    m_table->setToolTip(tr("Type over a reading to write it"));
    m_table->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const Reading &reading = allReadings()[size_t(row)];
        for (const int column : {Name, Little, Big}) {
            auto *cell = new QTableWidgetItem;
            const bool isEditable = column != Name && reading.bytes && (column == Little || reading.hasOrder);
            cell->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable
                           | (isEditable ? Qt::ItemIsEditable : Qt::NoItemFlags));
            m_table->setItem(row, column, cell);
        }
        m_table->item(row, Name)->setText(QString::fromLatin1(reading.name));
        m_table->setRowHeight(row, m_table->fontMetrics().height() + 4);
        if (!reading.hasOrder)
            m_table->setSpan(row, Little, 1, 2);
    }
    m_table->resizeColumnToContents(Name);
    m_more->setObjectName(QStringLiteral("moreReadings"));
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    content()->addWidget(m_table);
    content()->addWidget(m_more, 0, Qt::AlignLeft);
    m_table->installEventFilter(this);
    connect(m_more, &QToolButton::toggled, this, [this](bool all) {
        QSettings().setValue(allKey(), all);
        showAll(all);
    });
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this, &DataTable::fill);
    connect(m_table, &QTableWidget::itemChanged, this, &DataTable::write);
    connect(m_table, &QTableWidget::customContextMenuRequested, this, &DataTable::showMenu);
    showAll(QSettings().value(allKey(), false).toBool());
}

void DataTable::showAll(bool all)
{
    m_more->setChecked(all);
    m_more->setArrowType(all ? Qt::UpArrow : Qt::DownArrow);
    m_more->setText(all ? tr("Fewer readings") : tr("More readings"));
    int shown = 0;
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const bool isShown = all || allReadings()[size_t(row)].isCommon;
        m_table->setRowHidden(row, !isShown);
        shown += isShown ? 1 : 0;
    }
    m_table->resizeColumnToContents(Name);
    m_table->setFixedHeight(shown * (m_table->fontMetrics().height() + 4)
                            + m_table->horizontalHeader()->sizeHint().height() + 2 * m_table->frameWidth());
    fill();
}

void DataTable::show(const Bytes &bytes, ByteRange selected)
{
    m_selected = selected;
    m_bytes = bytes.toByteArray({selected.begin, qMin(selected.begin + Reading::MostBytes, bytes.size())});
    setTitle(tr("Read as, from 0x%1 on").arg(QString::number(selected.begin, 16).toUpper()));
    fill();
}

ByteRange DataTable::rangeOf(int row) const
{
    const qint64 size = allReadings()[size_t(row)].size;
    // Texts are as long as what is selected, or go on.
    const qint64 most = size > 0 ? size : m_selected.size() > 1 ? m_selected.size() : Reading::MostBytes;
    return {m_selected.begin, m_selected.begin + qMin<qint64>(most, m_bytes.size())};
}

QString DataTable::textAt(int row, int column) const
{
    const Reading &reading = allReadings()[size_t(row)];
    const qint64 size = rangeOf(row).size();
    if (size < qMax<qint64>(1, reading.size))
        return {};
    return reading.text({reinterpret_cast<const uchar *>(m_bytes.constData()), size_t(size)}, column == Big);
}

/// Both orders where there is room for them, else the one that these formats use nearly everywhere.
void DataTable::resizeEvent(QResizeEvent *event)
{
    Section::resizeEvent(event);
    constexpr int Letters = 10; // of a number that is worth reading
    const int room = m_table->width() - m_table->columnWidth(Name);
    m_table->setColumnHidden(Big, room < 2 * Letters * m_table->fontMetrics().averageCharWidth());
    const std::pair<int, QString> orders[] = {{Little, tr("Little-endian")}, {Big, tr("Big-endian")}};
    for (const auto &[column, name] : orders) {
        QTableWidgetItem *header = m_table->horizontalHeaderItem(column);
        const bool fits = m_table->fontMetrics().horizontalAdvance(name) + 8 < m_table->columnWidth(column);
        header->setText(fits ? name : column == Little ? QStringLiteral("LE") : QStringLiteral("BE"));
        header->setToolTip(name);
    }
    fill();
}

void DataTable::fill()
{
    const QScopedValueRollback filling(m_isFilling, true);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        for (const int column : {Little, Big}) {
            const QString text = textAt(row, column);
            QTableWidgetItem *cell = m_table->item(row, column);
            const int margin = m_table->style()->pixelMetric(QStyle::PM_FocusFrameHMargin, nullptr, m_table) + 1;
            const int span = m_table->columnSpan(row, column);
            const int width = m_table->columnWidth(column) + (span > 1 ? m_table->columnWidth(Big) : 0);
            cell->setText(fitting(text, m_table->fontMetrics(), width - 2 * margin));
            cell->setData(WholeText, text);
            cell->setData(Qt::AccessibleTextRole, text);
            cell->setToolTip(m_table->isColumnHidden(Big) && span == 1
                                 ? tr("Little-endian: %1\nBig-endian: %2").arg(text, textAt(row, Big))
                                 : text);
        }
    }
}

void DataTable::write(QTableWidgetItem *cell)
{
    if (m_isFilling)
        return;
    const Reading &reading = allReadings()[size_t(cell->row())];
    const QString typed = cell->text();
    const auto bytes = reading.bytes ? reading.bytes(typed, cell->column() == Big) : std::nullopt;
    const ByteRange range{m_selected.begin, m_selected.begin + (bytes ? bytes->size() : 0)};
    const bool fits = bytes && range.size() <= m_bytes.size();
    const bool isNew = fits && m_bytes.left(bytes->size()) != *bytes;
    fill(); // what is there, until it has changed
    if (isNew)
        Q_EMIT edited({range, Bytes(*bytes)});
    else if (!fits)
        QToolTip::showText(m_table->viewport()->mapToGlobal(m_table->visualItemRect(cell).bottomLeft()),
                           tr("“%1” is no %2.").arg(typed, QString::fromLatin1(reading.name)), m_table);
}

void DataTable::showMenu(const QPoint &position)
{
    const QTableWidgetItem *cell = m_table->itemAt(position);
    const int row = cell ? cell->row() : m_table->currentRow();
    const int column = cell ? qMax<int>(Little, cell->column()) : qMax<int>(Little, m_table->currentColumn());
    if (row < 0)
        return;
    const QString text = textAt(row, column);
    QMenu menu;
    QAction *copy = menu.addAction(tr("&Copy"));
    QAction *select = menu.addAction(tr("&Select Its Bytes"));
    copy->setEnabled(!text.isEmpty());
    select->setEnabled(rangeOf(row).size() > 0);
    const QAction *chosen = menu.exec(m_table->viewport()->mapToGlobal(position));
    if (chosen == copy)
        QGuiApplication::clipboard()->setText(text);
    else if (chosen == select)
        Q_EMIT selected(rangeOf(row));
}

bool DataTable::eventFilter(QObject *watched, QEvent *event)
{
    const int row = m_table->currentRow();
    if (watched == m_table && event->type() == QEvent::KeyPress && row >= 0
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        QGuiApplication::clipboard()->setText(textAt(row, qMax<int>(Little, m_table->currentColumn())));
        return true;
    }
    return Section::eventFilter(watched, event);
}

} // namespace hexahedron
