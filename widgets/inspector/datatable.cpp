#include "widgets/inspector/datatable.h"

#include "widgets/letterwidth.h"
#include "widgets/session/session.h"

#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QSettings>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <cmath>
#include <functional>

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

/// The least and the greatest whole number of a reading such as "u16"; nothing of others.
std::optional<std::pair<QString, QString>> limitsOf(const Reading &reading)
{
    static const QRegularExpression whole(QStringLiteral("^[ui][0-9]+$"));
    if (!whole.match(QString::fromLatin1(reading.name)).hasMatch())
        return {};
    const bool isSigned = reading.name[0] == 'i';
    const quint64 most = ~quint64(0) >> (64 - 8 * reading.size + (isSigned ? 1 : 0));
    return std::pair(isSigned ? u'-' + QString::number(most + 1) : QStringLiteral("0"), QString::number(most));
}

} // namespace

/// A key that is no edit says so: the search by keys of such lists would begin an edit in another row, which may not even be seen.
class DataTable::Table final : public QTableWidget
{
public:
    using QTableWidget::QTableWidget;

    std::function<void()> keyTaken;
    void keyboardSearch(const QString &) override { keyTaken(); }
};

/// The editor gets all of the text, of which the cell may show less. What is typed goes to the one who asked for it, not into the cell.
class DataTable::Delegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    std::function<void()> begun;
    std::function<void(int row, int column, const QString &typed)> ended;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        m_editor = QStyledItemDelegate::createEditor(parent, option, index);
        begun();
        return m_editor;
    }
    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        if (auto *line = qobject_cast<QLineEdit *>(editor); line && line->text().isEmpty())
            line->setText(index.data(WholeText).toString());
    }
    void setModelData(QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const override
    {
        if (const auto *line = qobject_cast<QLineEdit *>(editor); line && line->isModified())
            ended(index.row(), index.column(), line->text());
    }
    bool isEditing() const { return m_editor; }
    void end()
    {
        QWidget *editor = m_editor;
        m_editor.clear();
        Q_EMIT commitData(editor);
        Q_EMIT closeEditor(editor);
    }

private:
    mutable QPointer<QWidget> m_editor;
};

DataTable::DataTable(QWidget *parent)
    : Section(tr("Read as"), parent)
    , m_table(new Table(int(allReadings().size()), 3))
    , m_error(wrappedLabel())
    , m_more(new QToolButton)
    , m_delegate(new Delegate(m_table))
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
    m_table->setItemDelegate(m_delegate);
    m_delegate->begun = [this] { m_typedOver = m_shown; };
    m_delegate->ended = [this](int row, int column, const QString &typed) { write(row, column, typed); };
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
    m_error->setObjectName(QStringLiteral("readingError"));
    m_error->hide();
    static_cast<Table *>(m_table)->keyTaken = [this] { refuseKey(); };
    content()->addWidget(m_table);
    content()->addWidget(m_error);
    content()->addWidget(m_more, 0, Qt::AlignLeft);
    m_table->installEventFilter(this);
    connect(m_more, &QToolButton::toggled, this, [this](bool all) {
        QSettings().setValue(allKey(), all);
        showAll(all);
    });
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this, &DataTable::fill);
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

bool DataTable::Shown::isAt(const Shown &other) const
{
    return session == other.session && stream == other.stream && selected.begin == other.selected.begin;
}

/// Of what the tree of the session says; it is current.
void DataTable::show(Session &session, ByteRange selected, StreamId stream)
{
    const Bytes &bytes = session.tree()->bytes(stream);
    const ByteRange first{selected.begin, qMin(selected.begin + Reading::MostBytes, bytes.size())};
    m_shown = {&session, stream, selected, bytes.toByteArray(first), SeenBytes(*session.tree(), stream)};
    if (m_shown.isAt(m_typedOver))
        m_typedOver.bytes = m_shown.bytes; // with which what is typed is compared
    else if (m_delegate->isEditing())
        m_delegate->end();
    if (!m_shown.isAt(m_refused.place))
        forgetRefused();
    setTitle(tr("Read as, from 0x%1 on").arg(QString::number(selected.begin, 16).toUpper()));
    fill();
}

ByteRange DataTable::rangeOf(int row) const
{
    const qint64 size = allReadings()[size_t(row)].size;
    // Texts are as long as what is selected, or go on.
    const qint64 most = size > 0 ? size : m_shown.selected.size() > 1 ? m_shown.selected.size() : Reading::MostBytes;
    return {m_shown.selected.begin, m_shown.selected.begin + qMin<qint64>(most, m_shown.bytes.size())};
}

QString DataTable::textAt(int row, int column) const
{
    const Reading &reading = allReadings()[size_t(row)];
    const qint64 size = rangeOf(row).size();
    if (size < qMax<qint64>(1, reading.size))
        return {};
    return reading.text({reinterpret_cast<const uchar *>(m_shown.bytes.constData()), size_t(size)}, column == Big);
}

/// Both orders where there is room for them, else the one that these formats use nearly everywhere.
void DataTable::resizeEvent(QResizeEvent *event)
{
    Section::resizeEvent(event);
    constexpr int Letters = 10; // of a number that is worth reading
    const int room = m_table->width() - m_table->columnWidth(Name);
    m_table->setColumnHidden(Big, room < 2 * Letters * letterWidth(m_table->fontMetrics()));
    const std::pair<int, QString> orders[] = {{Little, tr("Little-endian")}, {Big, tr("Big-endian")}};
    for (const auto &[column, name] : orders) {
        QTableWidgetItem *header = m_table->horizontalHeaderItem(column);
        const QHeaderView *heads = m_table->horizontalHeader();
        const int margins = 4 * heads->style()->pixelMetric(QStyle::PM_HeaderMargin, nullptr, heads);
        const bool fits = heads->fontMetrics().horizontalAdvance(name) + margins < m_table->columnWidth(column);
        header->setText(fits ? name : column == Little ? QStringLiteral("LE") : QStringLiteral("BE"));
        header->setToolTip(name);
    }
    fill();
}

void DataTable::fill()
{
    for (int row = 0; row < m_table->rowCount(); ++row) {
        for (const int column : {Little, Big}) {
            const bool isRefused = row == m_refused.row && column == m_refused.column;
            const QString text = isRefused ? m_refused.typed : textAt(row, column);
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

void DataTable::write(int row, int column, const QString &typed)
{
    const Reading &reading = allReadings()[size_t(row)];
    const auto bytes = reading.bytes ? reading.bytes(typed, column == Big) : std::nullopt;
    const Shown &place = m_typedOver;
    const auto refuse = [&](const QString &why) {
        ++m_refusals;
        if (m_shown.isAt(place)) {
            m_refused = {row, column, typed, m_shown};
            fill();
        } else { // of another place, which is not shown any more
            m_refused = {-1, -1, {}, m_shown};
        }
        say(why);
    };
    if (!bytes) {
        const QString name = QString::fromLatin1(reading.name);
        const auto limits = limitsOf(reading);
        bool isNumber = false;
        const bool isTooLarge = std::isfinite(typed.toDouble(&isNumber)) && isNumber && reading.name[0] == 'f';
        return refuse(limits ? tr("“%1” is no %2: that is a whole number from %3 to %4.")
                                   .arg(typed, name, limits->first, limits->second)
                      : isTooLarge ? tr("“%1” does not fit into %2.").arg(typed, name)
                                   : tr("“%1” is no %2.").arg(typed, name));
    }
    if (bytes->size() > place.bytes.size())
        return refuse(tr("“%1” takes %2 bytes. Only %n byte(s) are left here.", nullptr, int(place.bytes.size()))
                          .arg(typed, QString::number(bytes->size())));
    forgetRefused();
    if (!place.session || place.bytes.startsWith(*bytes))
        return;
    const qint64 begin = place.selected.begin;
    const auto splice = [session = place.session.get(), seen = *place.seen, stream = place.stream,
                         replacement = Replacement{{begin, begin + bytes->size()}, Bytes(*bytes)}] {
        session->onceSettled(seen, [=] { session->splice(stream, replacement); });
    };
    // Something else may be about to be shown, which no question may interrupt.
    QMetaObject::invokeMethod(place.session, splice, Qt::QueuedConnection);
}

void DataTable::say(const QString &why)
{
    m_error->setText(why);
    m_error->show();
}

void DataTable::forgetRefused()
{
    m_error->hide();
    if (m_refused.row < 0)
        return;
    m_refused = {};
    fill();
}

/// Something was typed where nothing can be typed.
void DataTable::refuseKey()
{
    const int row = m_table->currentRow();
    if (row < 0)
        return;
    const Reading &reading = allReadings()[size_t(row)];
    m_refused.place = m_shown;
    say(reading.bytes ? tr("Type into the columns beside “%1”.").arg(QString::fromLatin1(reading.name))
                      : tr("%1 can only be read here, not typed.").arg(QString::fromLatin1(reading.name)));
}

void DataTable::showMenu(const QPoint &position)
{
    const QTableWidgetItem *cell = m_table->itemAt(position);
    const int row = cell ? cell->row() : m_table->currentRow();
    const int column = cell ? qMax<int>(Little, cell->column()) : qMax<int>(Little, m_table->currentColumn());
    if (row < 0)
        return;
    const QString text = textAt(row, column);
    const ByteRange range = rangeOf(row);
    const auto [session, stream] = std::pair(m_shown.session, m_shown.stream);
    QMenu menu;
    QAction *copy = menu.addAction(tr("&Copy"));
    QAction *select = menu.addAction(tr("&Select Its Bytes"));
    copy->setEnabled(!text.isEmpty());
    select->setEnabled(range.size() > 0);
    const QAction *chosen = menu.exec(m_table->viewport()->mapToGlobal(position));
    if (chosen == copy)
        QGuiApplication::clipboard()->setText(text);
    else if (chosen == select && session)
        session->selection()->select(stream, range);
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
