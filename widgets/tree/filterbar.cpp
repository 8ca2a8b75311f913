#include "widgets/tree/filterbar.h"

#include "widgets/icon.h"
#include "widgets/inputhistory.h"
#include "widgets/issues/severityicon.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>

#include <limits>

namespace hexahedron {

namespace {

constexpr int TypingPause = 200; // ms
constexpr int Tick = 100;

QToolButton *flatButton(QAction *action, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setDefaultAction(action);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::TabFocus);
    return button;
}

} // namespace

FilterBar::FilterBar(QWidget *parent)
    : QWidget(parent)
    , m_line(new QLineEdit(this))
    , m_results(new QWidget(this))
    , m_lookAtAll(new QPushButton(m_results))
    , m_message(new QLabel(m_results))
    , m_progress(new QProgressBar(m_results))
    , m_stop(new QToolButton(m_results))
    , m_list(new QToolButton(m_results))
    , m_next(new QAction(icon(u"next"), tr("Next Hit"), this))
    , m_previous(new QAction(icon(u"previous"), tr("Previous Hit"), this))
{
    build();
    m_pause.setSingleShot(true);
    m_pause.setInterval(TypingPause);
    m_ticks.setInterval(Tick);
    connect(m_line, &QLineEdit::textChanged, this, [this] { m_pause.start(); });
    connect(m_line, &QLineEdit::returnPressed, this, [this] {
        if (m_pause.isActive())
            search();
        else
            m_next->trigger();
    });
    connect(m_lookAtAll, &QPushButton::clicked, this, [this] { search(true); });
    connect(&m_pause, &QTimer::timeout, this, [this] { search(); });
    connect(&m_ticks, &QTimer::timeout, this, &FilterBar::updateProgress);
    connect(m_stop, &QToolButton::clicked, this, [this] {
        stop();
        m_message->setText(tr("Stopped."));
    });
    connect(&m_filter, &TreeFilter::foundSoFar, this, &FilterBar::take);
    connect(&m_filter, &TreeFilter::finished, this, [this](const std::shared_ptr<const FilterResult> &result) {
        stop();
        take(result);
    });
    stop();
}

void FilterBar::build()
{
    m_line->setToolTip(tr("Words that must all fit: a name or value as it is, or\n"
                          "name:NODE   type:f32   value:7   offset:0x1f0\n"
                          "value>1000   value!=0   value:10..20   size>1M   index:12\n"
                          "type:index   type:count   type:flags: what a number is for\n"
                          "issue:error   issue:any   issue:V22: what an issue stands at\n"
                          "vertices[*].position.y < 0: a path, and what its value must be\n"
                          "name:/^tex.*id$/ for a regular expression between slashes\n"
                          "Put words with blanks into quotation marks."));
    m_line->setAccessibleName(tr("Filter the structure"));
    m_line->setClearButtonEnabled(true);
    m_line->addAction(icon(u"filter"), QLineEdit::LeadingPosition);
    m_line->installEventFilter(this);
    // Asked before us: Down goes on to the rows only when the history is at its end.
    auto *history = new InputHistory(m_line, QStringLiteral("filter"));
    connect(m_line, &QLineEdit::editingFinished, this, [this, history] { history->add(m_line->text()); });
    m_lookAtAll->setText(tr("Look at All"));
    m_lookAtAll->setToolTip(tr("Also at the elements of the lists that were not looked at; that can take long"));
    m_next->setShortcut(Qt::Key_F3);
    m_previous->setShortcut(Qt::SHIFT | Qt::Key_F3);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setWordWrap(true);
    m_progress->setTextVisible(false);
    m_progress->setMaximumHeight(m_message->fontMetrics().xHeight());
    m_progress->setAccessibleName(tr("Progress of the search"));
    m_stop->setIcon(icon(u"close"));
    m_stop->setAutoRaise(true);
    m_stop->setToolTip(tr("Stop searching"));
    m_stop->setAccessibleName(m_stop->toolTip());

    m_list->setText(tr("List"));
    m_list->setToolTip(tr("List all hits with their values, and mark them in the bytes"));
    m_list->setAutoRaise(true);
    m_list->setFocusPolicy(Qt::TabFocus);
    connect(m_list, &QToolButton::clicked, this, [this] { Q_EMIT listRequested(text()); });
    auto *results = new QHBoxLayout(m_results);
    results->setContentsMargins(4, 0, 0, 0);
    results->setSpacing(2);
    results->addWidget(m_message, 1);
    results->addWidget(m_lookAtAll);
    results->addWidget(m_progress, 1);
    results->addWidget(m_stop);
    results->addWidget(m_list);
    results->addWidget(flatButton(m_previous, m_results));
    results->addWidget(flatButton(m_next, m_results));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(2);
    layout->addWidget(m_line);
    layout->addWidget(m_results);
    m_results->hide();
}

bool FilterBar::isActive() const
{
    return !m_line->text().trimmed().isEmpty();
}

QString FilterBar::text() const
{
    return m_line->text();
}

void FilterBar::setText(const QString &text)
{
    m_line->setText(text);
}

void FilterBar::takeFocus()
{
    m_line->setFocus(Qt::ShortcutFocusReason);
    m_line->selectAll();
}

void FilterBar::setTree(std::shared_ptr<const Tree> tree)
{
    stop();
    m_tree = std::move(tree);
    m_issues = nullptr;
    if (isActive())
        search();
}

void FilterBar::setIssues(std::shared_ptr<const std::vector<Issue>> issues)
{
    m_issues = std::move(issues);
    if (isActive() && m_wantsIssues)
        search();
}

void FilterBar::stop()
{
    m_pause.stop();
    m_ticks.stop();
    m_filter.cancel();
    m_progress->hide();
    m_stop->hide();
    m_next->setEnabled(false);
    m_previous->setEnabled(false);
    m_lookAtAll->hide();
    m_list->setEnabled(false);
}

/// What lists hold comes later, and only when it adds something is anything shown anew: somebody may have opened something.
void FilterBar::take(const std::shared_ptr<const FilterResult> &result)
{
    if (result->isLooking && result->count == 0)
        return; // that lists hold nothing either is not known yet
    const bool isSame = !result->isLooking && result->count == m_foundBefore;
    m_foundBefore = result->isLooking ? result->count : -1;
    if (isSame)
        Q_EMIT confirmed(result);
    else
        Q_EMIT found(result);
}

void FilterBar::search(bool inAllLists)
{
    stop();
    m_isError = m_wantsIssues = false;
    m_foundBefore = -1;
    m_results->setVisible(isActive());
    if (!isActive() || !m_tree) {
        m_message->clear();
        Q_EMIT found(nullptr);
        return;
    }
    QString error;
    const std::optional<TreeQuery> query = TreeQuery::parse(m_line->text(), &error);
    if (!query) {
        showError(error);
        Q_EMIT found(nullptr);
        return;
    }
    m_wantsIssues = query->wantsIssues();
    FilterOptions options{.issues = m_issues};
    if (inAllLists)
        options.mostElements = std::numeric_limits<qint64>::max();
    m_filter.start(m_tree, *query, options);
    m_ticks.start();
}

void FilterBar::showError(const QString &error)
{
    m_isError = true;
    QPalette colors = palette();
    colors.setColor(QPalette::WindowText, severityColor(Severity::Error, colors));
    m_message->setPalette(colors);
    m_message->setText(error);
}

void FilterBar::updateProgress()
{
    // Shown only when there is something to wait for.
    m_progress->setVisible(true);
    m_stop->setVisible(true);
    m_progress->setRange(0, 1000);
    m_progress->setValue(int(m_filter.progress() * 1000));
    if (m_foundBefore >= 0)
        return; // the hits that are there say more
    m_message->setPalette(palette());
    m_message->setText(tr("Searching…"));
}

void FilterBar::showHits(const FilterResult &result, std::optional<size_t> current)
{
    m_message->setPalette(palette());
    const QLocale locale;
    if (!result.trouble.isEmpty())
        return m_message->setText(result.trouble);
    QString text = result.count == 0 ? tr("Nothing found.") : tr("Hits: %1").arg(locale.toString(result.count));
    if (!result.remark.isEmpty() && !result.isLooking)
        text = result.remark;
    if (current)
        text = tr("%1 of %2").arg(locale.toString(qint64(*current) + 1), locale.toString(result.count));
    if (result.isTruncated())
        text += QStringLiteral("  ") + tr("(the first %1 are shown)").arg(locale.toString(qint64(result.hits.size())));
    if (result.lacksIssues)
        text = tr("Issues are not known yet.");
    if (result.isLooking)
        text += QStringLiteral("  ") + tr("(still looking into lists …)");
    if (result.skippedElements)
        text += QStringLiteral("  ") + tr("(long lists were looked at only in part)");
    if (result.unlistedIssues > 0)
        text += QStringLiteral("  ")
                + tr("(%n issue(s) more of the same kinds are not listed)", nullptr,
                     int(qMin<qint64>(result.unlistedIssues, INT_MAX)));
    m_lookAtAll->setVisible(result.skippedElements);
    m_message->setText(text);
    m_next->setEnabled(!result.hits.empty());
    m_previous->setEnabled(!result.hits.empty());
    m_list->setEnabled(!result.hits.empty());
}

bool FilterBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_line && event->type() == QEvent::Resize)
        fitPlaceholder();
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down) {
            Q_EMIT leaveRequested();
            return true;
        }
        if (key == Qt::Key_Escape && isActive()) {
            m_line->clear();
            search();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

/// With as many examples as there is room for.
void FilterBar::fitPlaceholder()
{
    const QFontMetrics metrics = m_line->fontMetrics();
    const int around = 3 * metrics.height(); // the icon and its margins
    const QStringList texts{tr("Filter: vertex  type:f32  value:7  offset:0x1f0"), tr("Filter: vertex  value:7"),
                            tr("Filter")};
    const auto fitting = std::find_if(texts.begin(), texts.end() - 1, [&](const QString &text) {
        return metrics.horizontalAdvance(text) + around <= m_line->width();
    });
    m_line->setPlaceholderText(*fitting);
}

void FilterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_isError)
        showError(m_message->text());
}

} // namespace hexahedron
