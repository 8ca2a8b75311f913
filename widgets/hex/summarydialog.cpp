#include "widgets/hex/summarydialog.h"

#include "widgets/letterwidth.h"
#include "widgets/session/background.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QHeaderView>
#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QTableWidget>
#include <QToolTip>
#include <QVBoxLayout>

#include <cmath>

namespace hexahedron {

/// A bar for each value of a byte. Heights are square roots, so that what is rare is seen beside what is frequent.
class SummaryDialog::Histogram final : public QWidget
{
public:
    explicit Histogram(QWidget *parent)
        : QWidget(parent)
    {
        setMinimumHeight(fontMetrics().height() * 5);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    }
    void show(const ByteSummary &summary)
    {
        m_counts = summary.counts;
        m_most = *std::max_element(m_counts.begin(), m_counts.end());
        update();
    }

protected:
    void paintEvent(QPaintEvent * /*event*/) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), palette().base());
        for (int value = 0; m_most > 0 && value < 256; ++value) {
            const double share = std::sqrt(double(m_counts[size_t(value)]) / double(m_most));
            const int left = value * width() / 256;
            const int right = qMax(left + 1, (value + 1) * width() / 256);
            const int bar = int(std::ceil(share * height()));
            painter.fillRect(left, height() - bar, right - left, bar, palette().highlight());
        }
    }
    bool event(QEvent *event) override
    {
        if (event->type() != QEvent::ToolTip || m_most == 0)
            return QWidget::event(event);
        const auto *help = static_cast<QHelpEvent *>(event);
        const int value = qBound(0, help->pos().x() * 256 / qMax(1, width()), 255);
        QToolTip::showText(help->globalPos(),
                           SummaryDialog::tr("%1: %2 times")
                               .arg(QStringLiteral("%1").arg(value, 2, 16, QLatin1Char('0')).toUpper(),
                                    QLocale().toString(m_counts[size_t(value)])),
                           this);
        return true;
    }

private:
    std::array<qint64, 256> m_counts{};
    qint64 m_most = 0;
};

SummaryDialog::SummaryDialog(const Bytes &bytes, ByteRange range, QWidget *parent)
    : QDialog(parent)
    , m_table(new QTableWidget(0, 2))
    , m_histogram(new Histogram(this))
    , m_progress(new QProgressBar)
{
    setWindowTitle(tr("Checksums and Statistics of %1 Bytes from 0x%2 on")
                       .arg(QLocale().toString(range.size()), QString::number(range.begin, 16).toUpper()));
    m_table->horizontalHeader()->hide();
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setAccessibleName(tr("Checksums and statistics"));
    m_histogram->setAccessibleName(tr("How often each value of a byte occurs"));
    m_progress->setRange(0, 1000);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *copyButton = buttons->addButton(tr("&Copy All"), QDialogButtonBox::ActionRole);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_table, 3);
    layout->addWidget(m_histogram, 1);
    layout->addWidget(m_progress);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(copyButton, &QPushButton::clicked, this, &SummaryDialog::copy);
    // The longest sum, 64 digits, is seen whole.
    const QFontMetrics fixed(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    resize(letterWidth(fixed) * 96, fontMetrics().height() * 28);
    const qint64 size = qMax<qint64>(1, range.size());
    connect(&m_ticks, &QTimer::timeout, this, [this, size] { m_progress->setValue(int(m_done * 1000 / size)); });
    m_ticks.start(100);
    m_thread = std::thread([this, bytes, range] {
        beInBackground();
        std::optional<ByteSummary> summary;
        const QString trouble = troubleOf(
            [&] { summary = summaryOf(bytes, range, &m_cancelled, [this](qint64 done) { m_done = done; }); });
        // The destructor waits for this thread.
        QMetaObject::invokeMethod(this, [this, summary, trouble] {
            m_ticks.stop();
            m_progress->hide();
            if (summary)
                take(*summary);
            else
                addRow({}, trouble);
            Q_EMIT finished();
        });
    });
}

SummaryDialog::~SummaryDialog()
{
    m_cancelled = true;
    m_thread.join();
}

void SummaryDialog::addRow(const QString &name, const QString &text)
{
    const int row = m_table->rowCount();
    m_table->insertRow(row);
    m_table->setItem(row, 0, new QTableWidgetItem(name));
    auto *cell = new QTableWidgetItem(text);
    cell->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    cell->setToolTip(text);
    m_table->setItem(row, 1, cell);
    m_table->setRowHeight(row, m_table->fontMetrics().height() + 6);
    m_table->resizeColumnToContents(0);
}

void SummaryDialog::take(const ByteSummary &summary)
{
    const auto hex = [](quint32 sum) { return QStringLiteral("%1").arg(sum, 8, 16, QLatin1Char('0')); };
    const auto digits = [](const QByteArray &hash) { return QString::fromLatin1(hash.toHex()); };
    const QLocale locale;
    addRow(QStringLiteral("CRC-32"), hex(summary.crc32));
    addRow(QStringLiteral("SDBM"), hex(summary.sdbm));
    addRow(QStringLiteral("Adler-32"), hex(summary.adler32));
    addRow(QStringLiteral("MD5"), digits(summary.md5));
    addRow(QStringLiteral("SHA-1"), digits(summary.sha1));
    addRow(QStringLiteral("SHA-256"), digits(summary.sha256));
    addRow(tr("Entropy"), tr("%1 of 8 bits a byte").arg(locale.toString(summary.entropy(), 'f', 3)));
    addRow(tr("Different values"), locale.toString(summary.differentValues()));
    addRow(tr("Zero bytes"), locale.toString(summary.counts[0]));
    addRow(tr("Mean"), locale.toString(summary.mean(), 'f', 2));
    m_histogram->show(summary);
    m_table->setCurrentCell(0, 1);
}

void SummaryDialog::copy() const
{
    QStringList lines;
    for (int row = 0; row < m_table->rowCount(); ++row)
        lines += m_table->item(row, 0)->text() + QStringLiteral(": ") + m_table->item(row, 1)->text();
    QApplication::clipboard()->setText(lines.join(u'\n'));
}

} // namespace hexahedron
