#include "widgets/issues/issuespanel.h"

#include "core/check/checker.h"
#include "core/issues/issuetexts.h"
#include "core/language/listed.h"
#include "core/language/plural.h"
#include "widgets/icon.h"
#include "widgets/issues/issuesmodel.h"
#include "widgets/issues/severityicon.h"
#include "widgets/issues/statemark.h"
#include "widgets/letterwidth.h"
#include "widgets/tree/itemtext.h"
#include "widgets/wrappingdelegate.h"

#include <QAction>
#include <QBoxLayout>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeView>

namespace hexahedron {

namespace {

constexpr std::array Severities{Severity::Error, Severity::Warning, Severity::Info};

QString lineOf(const QString &text)
{
    return text.isEmpty() ? QString() : u'\n' + text;
}

QString paragraph(const QString &text, const char *style = "")
{
    return text.isEmpty() ? QString()
                          : QStringLiteral("<p style=\"margin: 0 0 6px 0; %1\">%2</p>")
                                .arg(QLatin1String(style), text.toHtmlEscaped());
}

} // namespace

IssuesPanel::IssuesPanel(Selection *selection, QWidget *parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_model(new IssuesModel(this))
    , m_filter(new IssuesFilter(this))
{
    m_filter->setSourceModel(m_model);
    build();
    connect(m_selection, &Selection::changed, this, &IssuesPanel::follow);
    updateState();
}

IssuesPanel::~IssuesPanel()
{
    m_table->header()->disconnect(this); // it lays its columns out once more when it goes, after the members
}

void IssuesPanel::build()
{
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 1000);
    m_progress->setMaximumHeight(qMax(3, fontMetrics().xHeight() / 2));
    m_progress->setAccessibleName(tr("Progress of the check"));
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(buildTable());
    m_pages->addWidget(buildState());

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(buildTop());
    layout->addWidget(m_progress);
    layout->addWidget(m_pages, 1);
    m_missingText = new QLabel(this);
    m_missingText->setTextFormat(Qt::PlainText);
    m_missingText->setWordWrap(true);
    m_missingText->setContentsMargins(6, 3, 6, 3);
    m_missingText->hide();
    layout->addWidget(m_missingText);
    setFocusProxy(m_table);

    m_next = new QAction(icon(u"next"), tr("Next Issue"), this);
    m_next->setShortcut(Qt::Key_F8);
    m_previous = new QAction(icon(u"previous"), tr("Previous Issue"), this);
    m_previous->setShortcut(Qt::SHIFT | Qt::Key_F8);
    connect(m_next, &QAction::triggered, this, [this] { goTo(1); });
    connect(m_previous, &QAction::triggered, this, [this] { goTo(-1); });
    // Where a button took the keys, what is being typed elsewhere would become part of the file, whose issues are looked for anew
    // then: there would be nothing to press any more.
    for (QPushButton *button : {m_repair, m_repairKind, m_repairAll})
        button->setFocusPolicy(Qt::TabFocus);
    connect(m_repair, &QPushButton::clicked, this, &IssuesPanel::repairCurrent);
    connect(m_repairKind, &QPushButton::clicked, this, &IssuesPanel::repairKind);
    connect(m_repairAll, &QPushButton::clicked, this, [this] { Q_EMIT repairAllRequested({}); });
}

QWidget *IssuesPanel::buildTop()
{
    auto *top = new QWidget(this);
    auto *layout = new QHBoxLayout(top);
    m_top = layout;
    layout->setContentsMargins(4, 4, 4, 4);
    layout->setSpacing(2);
    for (const Severity severity : Severities) {
        auto *button = new QToolButton(top);
        button->setCheckable(true);
        button->setChecked(true);
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        connect(button, &QToolButton::toggled, this, [this, severity](bool on) {
            m_filter->setShown(severity, on);
            updateState();
        });
        m_severities[size_t(severity)] = button;
        layout->addWidget(button);
    }
    m_text = new QLineEdit(top);
    m_text->setPlaceholderText(tr("Filter"));
    m_text->setAccessibleName(tr("Filter the issues by text"));
    m_text->setClearButtonEnabled(true);
    m_text->addAction(icon(u"filter"), QLineEdit::LeadingPosition);
    m_text->setMinimumWidth(12 * letterWidth(fontMetrics()));
    connect(m_text, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_filter->setText(text);
        updateState();
    });
    layout->addSpacing(4);
    layout->addWidget(m_text, 1);
    m_repairAll = new QPushButton(icon(u"repair"), tr("Repair All…"), top);
    layout->addSpacing(4);
    layout->addWidget(m_repairAll);
    return top;
}

QWidget *IssuesPanel::buildTable()
{
    auto *page = new QWidget(m_pages);
    auto *splitter = new QSplitter(Qt::Vertical, page);
    m_splitter = splitter;
    m_table = new QTreeView(splitter);
    m_table->setModel(m_filter);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setRootIsDecorated(false);
    m_table->setTreePosition(IssuesModel::MessageColumn); // the first is only as wide as its icon
    m_table->setItemDelegateForColumn(IssuesModel::MessageColumn, new WrappingDelegate(m_table));
    m_table->setWordWrap(true);
    m_table->setAlternatingRowColors(true);
    m_table->setAllColumnsShowFocus(true);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(IssuesModel::SeverityColumn, Qt::AscendingOrder);
    m_table->setAccessibleName(tr("Issues"));
    QHeaderView *header = m_table->header();
    const int character = letterWidth(fontMetrics());
    header->setHighlightSections(false);
    header->setMinimumSectionSize(3 * character);
    m_table->setColumnWidth(IssuesModel::SeverityColumn, m_table->iconSize().width() + 16);
    header->resizeSection(IssuesModel::SeverityColumn, style()->pixelMetric(QStyle::PM_SmallIconSize) + 12);
    header->setSectionResizeMode(IssuesModel::SeverityColumn, QHeaderView::Fixed);
    header->setStretchLastSection(false);
    header->setSectionResizeMode(IssuesModel::MessageColumn, QHeaderView::Stretch);
    m_widths.resize(IssuesModel::ColumnCount);
    // A column that is hidden has no width: what it had is kept.
    connect(header, &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        if (width > 0)
            m_widths[size_t(column)] = width;
        if (column == IssuesModel::MessageColumn)
            Q_EMIT m_table->itemDelegateForColumn(column)->sizeHintChanged({});
    });
    m_table->setColumnWidth(IssuesModel::PlaceColumn, 34 * character);
    m_table->setColumnWidth(IssuesModel::CountColumn, 8 * character);
    m_table->setColumnWidth(IssuesModel::ReferenceColumn, 8 * character);
    m_table->setColumnWidth(IssuesModel::RepairColumn, 30 * character);
    m_table->viewport()->installEventFilter(this);

    auto *below = new QWidget(splitter);
    m_details = new QTextBrowser(below);
    m_details->setFrameShape(QFrame::NoFrame);
    m_details->setOpenLinks(false);
    connect(m_details, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        const Issue *issue = currentIssue();
        if (issue && link.toString() == QStringLiteral("meaning"))
            Q_EMIT meaningRequested(*issue);
        else if (issue)
            Q_EMIT ruleRequested(*issue);
    });
    m_details->setAccessibleName(tr("Explanation of the issue"));
    m_details->viewport()->setAutoFillBackground(false);
    auto *layout = new QVBoxLayout(below);
    layout->setContentsMargins(6, 4, 6, 0);
    layout->addWidget(m_details);
    below->hide(); // until there is something to explain
    m_explanation = below;
    // With the whole width: however small the panel is, what mends the issue is seen.
    m_buttons = new QWidget(page);
    m_repair = new QPushButton(icon(u"repair"), tr("Repair…"), m_buttons);
    m_repairKind = new QPushButton(m_buttons);
    auto *buttons = new QHBoxLayout(m_buttons);
    buttons->setContentsMargins(6, 3, 6, 3);
    buttons->addWidget(m_repair);
    buttons->addWidget(m_repairKind);
    buttons->addStretch(1);
    m_buttons->hide();
    m_page = new QVBoxLayout(page);
    m_page->setContentsMargins(0, 0, 0, 0);
    m_page->setSpacing(0);
    m_page->addWidget(splitter, 1);
    m_page->addWidget(m_buttons);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setChildrenCollapsible(true);

    m_copy = new QAction(tr("Copy"), m_table);
    m_copy->setShortcut(QKeySequence::Copy);
    m_copy->setShortcutContext(Qt::WidgetShortcut);
    connect(m_copy, &QAction::triggered, this, &IssuesPanel::copy);
    m_edit = new QAction(tr("Edit Value…"), m_table);
    m_edit->setShortcut(Qt::Key_F2); // as in the structure
    m_edit->setShortcutContext(Qt::WidgetShortcut);
    connect(m_edit, &QAction::triggered, this, [this] { Q_EMIT editRequested(currentItem()); });
    m_table->addActions({m_copy, m_edit});
    m_table->installEventFilter(this);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_table, &QTreeView::customContextMenuRequested, this, &IssuesPanel::showMenu);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        updateDetails();
        if (!m_isQuiet)
            selectBytes();
    });
    const auto select = [this] { selectBytes(); }; // again, when another view has selected something else meanwhile
    connect(m_table, &QTreeView::clicked, this, select);
    connect(m_table, &QTreeView::activated, this, [this] {
        selectBytes();
        if (const Issue *issue = currentIssue())
            Q_EMIT revealRequested(*issue);
    });
    return page;
}

QWidget *IssuesPanel::buildState()
{
    auto *page = new QWidget(m_pages);
    page->setAutoFillBackground(true);
    page->setBackgroundRole(QPalette::Base);
    m_mark = new StateMark(page);
    m_stateText = new QLabel(page);
    m_stateText->setAlignment(Qt::AlignCenter);
    m_stateText->setWordWrap(true);
    m_stateText->setForegroundRole(QPalette::Text);
    auto *layout = new QVBoxLayout(page);
    layout->addStretch(1);
    layout->addWidget(m_mark, 0, Qt::AlignHCenter);
    layout->addWidget(m_stateText);
    layout->addStretch(1);
    return page;
}

void IssuesPanel::setIssues(std::shared_ptr<const std::vector<Issue>> issues, std::shared_ptr<const Tree> tree,
                            std::shared_ptr<const Causes> causes)
{
    const Issue *current = currentIssue();
    const QString code = current ? QString::fromLatin1(current->kind->code) : QString();
    const QString path = current ? current->path : QString();
    QModelIndex place = m_table->currentIndex();
    while (place.parent().isValid())
        place = place.parent();
    const bool isSameList = issues && issues == m_issues; // only its cause is known now
    const int scrolled = m_table->verticalScrollBar()->value();
    m_isQuiet = true;
    m_issues = std::move(issues);
    m_model->setIssues(m_issues, std::move(tree), std::move(causes));
    const bool hasPlaces = m_issues && std::any_of(m_issues->begin(), m_issues->end(), [this](const Issue &issue) {
                               return m_model->placesOf(issue) > 1;
                           });
    m_table->setRootIsDecorated(hasPlaces || m_model->hasCauses());
    openExplanations();
    if (place.isValid())
        restoreCurrent(code, path, place.row());
    if (isSameList)
        m_table->verticalScrollBar()->setValue(scrolled);
    m_isQuiet = false;
    updateState();
}

/// Where nothing tells what has happened, all that may have is to be seen.
void IssuesPanel::openExplanations()
{
    const QModelIndex first = m_filter->index(0, 0);
    if (m_model->kindOf(m_filter->mapToSource(first)) == IssuesModel::RowKind::Explanations)
        m_table->expand(first);
}

/// The same issue if it is still there, else what took its row: the next one to look at.
void IssuesPanel::restoreCurrent(const QString &code, const QString &path, int row)
{
    QModelIndex found = m_filter->index(qMin(row, m_filter->rowCount() - 1), 0);
    for (size_t i = 0; m_issues && !code.isEmpty() && i < m_issues->size(); ++i) {
        const Issue &issue = (*m_issues)[i];
        if (issue.path != path || QLatin1String(issue.kind->code) != code)
            continue;
        if (const QModelIndex index = m_filter->mapFromSource(m_model->indexOfIssue(i)); index.isValid()) {
            found = index;
            break;
        }
    }
    m_table->setCurrentIndex(found);
}

void IssuesPanel::setChecking(bool checking)
{
    m_isChecking = checking;
    m_model->setStale(checking);
    updateState();
}

void IssuesPanel::setUncheckable(const QString &why)
{
    m_uncheckable = why;
    updateState();
}

void IssuesPanel::setMissing(const QString &what, const QString &mended)
{
    m_missing = what;
    m_mended = mended;
    updateState();
}

void IssuesPanel::setProgress(double fraction)
{
    // Without a number of its own the bar just moves.
    m_progress->setRange(0, fraction > 0 ? 1000 : 0);
    m_progress->setValue(int(fraction * 1000));
}

const Issue *IssuesPanel::currentIssue() const
{
    return m_model->issueOf(m_filter->mapToSource(m_table->currentIndex()));
}

const Cause *IssuesPanel::currentCause() const
{
    return m_model->causeOf(m_filter->mapToSource(m_table->currentIndex()));
}

QString IssuesPanel::stateText() const
{
    if (m_isChecking)
        return tr("Checking…");
    if (!m_issues)
        return tr("Not checked yet.");
    if (m_issues->empty() && !m_uncheckable.isEmpty())
        return m_uncheckable;
    if (!m_issues->empty())
        return tr("No issue fits the filter.");
    return (m_missing.isEmpty() ? tr("No issues.") : tr("No issues, but not all is there.")) + lineOf(m_missing)
           + lineOf(m_mended);
}

void IssuesPanel::updateState()
{
    const bool hasRows = m_filter->rowCount() > 0;
    m_pages->setCurrentIndex(hasRows ? 0 : 1);
    m_progress->setVisible(m_isChecking);
    m_mark->setGood(!m_isChecking && m_issues && m_issues->empty() && m_uncheckable.isEmpty() && m_missing.isEmpty());
    m_stateText->setText(stateText());
    m_missingText->setText((m_missing + lineOf(m_mended)).trimmed());
    m_missingText->setVisible(hasRows && !m_missingText->text().isEmpty());
    updateCounts();
    updateDetails();
    m_next->setEnabled(hasRows);
    m_previous->setEnabled(hasRows);
}

void IssuesPanel::updateCounts()
{
    const QLocale locale;
    for (const Severity severity : Severities) {
        QToolButton *button = m_severities[size_t(severity)];
        const int count = m_model->countOf(severity);
        QString name;
        if (severity == Severity::Error)
            name = tr("Errors: %1");
        else
            name = severity == Severity::Warning ? tr("Warnings: %1") : tr("Remarks: %1");
        name = name.arg(locale.toString(count));
        button->setIcon(severityIcon(severity, palette()));
        button->setText(locale.toString(count));
        button->setToolTip(name);
        button->setAccessibleName(name);
    }
}

QString IssuesPanel::detailsOf(const Issue &issue) const
{
    const QModelIndex current = m_filter->mapToSource(m_table->currentIndex());
    const IssuesModel::Place place = m_model->placeOf(current);
    const bool isFurther = m_model->kindOf(current)
                           == IssuesModel::RowKind::Place; // the message is about the first one
    QString where = place.path;
    if (isFurther && !place.value.isEmpty())
        where += QStringLiteral(" = ") + place.value;
    if (*issue.reference)
        where += QStringLiteral(" · ") + tr("rule %1").arg(QString::fromLatin1(issue.reference));
    where += QStringLiteral(" · ") + QString::fromLatin1(issue.kind->code);
    if (issue.count > 1)
        where += QStringLiteral(" · ") + placesText(issue);
    // Its own row says what is wrong.
    const QString message = isFurther ? tr("First found at %1: %2").arg(issue.path, issue.message()) : QString();
    QString text = paragraph(message, "font-weight: 600") + paragraph(where)
                   + paragraph(issueAdvice(*issue.kind, bool(issue.repair)))
                   + QStringLiteral("<p><a href=\"meaning\">%1</a> · <a href=\"rule\">%2</a></p>")
                         .arg(tr("What does this mean?").toHtmlEscaped(), tr("More in the reference").toHtmlEscaped());
    // The advice tells what a repair does where there is one.
    text += paragraph(issue.repair ? tr("Repair: %1").arg(issue.repair.text()) : tr("Repair: none is offered here."));
    return text;
}

/// What has happened stands in its row.
QString IssuesPanel::detailsOf(const Cause &cause) const
{
    return paragraph(cause.path) + paragraph(cause.evidence) + paragraph(tr("Repair: %1").arg(cause.remedy));
}

void IssuesPanel::updateDetails()
{
    const Issue *issue = currentIssue();
    const Cause *cause = currentCause();
    m_details->setHtml(issue ? detailsOf(*issue) : cause ? detailsOf(*cause) : QString());
    m_explanation->setVisible(issue || cause);
    m_buttons->setVisible(issue || cause);
    updateButtons();
}

void IssuesPanel::repairCurrent()
{
    if (const Issue *issue = currentIssue())
        Q_EMIT repairRequested(*issue);
    else if (const Cause *cause = currentCause())
        Q_EMIT planRequested(cause->plan);
}

void IssuesPanel::repairKind()
{
    if (const Issue *issue = currentIssue())
        Q_EMIT repairAllRequested({QString::fromLatin1(issue->kind->code)});
}

/// Whose value can be written by hand: that of the issue, or of the place that is the current row.
Item IssuesPanel::currentItem() const
{
    return m_model->itemOf(m_filter->mapToSource(m_table->currentIndex()));
}

/// Why the current row cannot be repaired; empty when it can.
QString IssuesPanel::whyNotRepaired() const
{
    const Issue *issue = currentIssue();
    if (m_isChecking)
        return tr("The file is being checked.");
    if (issue ? bool(issue->repair) : currentCause() != nullptr)
        return {};
    if (issue && m_model->followsFromCause(*issue))
        return tr("It has no repair of its own. It goes with the repair of its cause, which stands above it.");
    return whyNotEdited().isEmpty() ? tr("No repair is known for this. Its value can be edited by hand.")
                                    : tr("No repair is known for this.");
}

/// Why nothing can be typed there; empty when it can.
QString IssuesPanel::whyNotEdited() const
{
    if (m_isChecking)
        return tr("The file is being checked.");
    return isEditable(currentItem()) ? QString() : tr("This is no single value: its parts are in the structure.");
}

void IssuesPanel::updateButtons()
{
    const Issue *issue = currentIssue();
    const bool isCurrent = !m_isChecking;
    const int ofKind = issue ? m_model->repairableOf(issue->kind) : 0;
    const QString whyNot = whyNotRepaired();
    m_repair->setEnabled(whyNot.isEmpty());
    m_repair->setToolTip(whyNot.isEmpty() ? tr("What would change is shown first") : whyNot);
    const QString whyNotTyped = whyNotEdited();
    m_edit->setEnabled(whyNotTyped.isEmpty());
    m_edit->setToolTip(whyNotTyped);
    m_repairKind->setText(ofKind > 1 ? tr("All %1 of This Kind…").arg(QLocale().toString(ofKind))
                                     : tr("All of This Kind…"));
    m_repairKind->setEnabled(isCurrent && ofKind > 1);
    m_repairKind->setToolTip(ofKind > 1 ? tr("Repair all of this kind; what would change is shown first")
                                        : tr("There are no others of this kind that can be repaired."));
    m_repairKind->setVisible(ofKind > 1); // the menu says why not
    const QString why = whyNothingIsRepaired(m_issues.get(), m_model->hasCauses());
    m_repairAll->setEnabled(isCurrent && why.isEmpty());
    m_repairAll->setToolTip(why.isEmpty() ? tr("Everything that can be repaired; what would change is shown first")
                                          : why);
    placeButtons();
}

void IssuesPanel::showMenu(const QPoint &place)
{
    const Issue *issue = currentIssue();
    if (!issue && !currentCause())
        return;
    QMenu menu(this);
    menu.setToolTipsVisible(true);
    const auto add = [&](const QString &text, const QString &whyNot, const auto &slot) {
        QAction *action = menu.addAction(text, this, slot);
        action->setEnabled(whyNot.isEmpty());
        action->setToolTip(whyNot);
    };
    add(m_repair->text(), whyNotRepaired(), &IssuesPanel::repairCurrent);
    if (issue) {
        add(tr("Repair All of This Kind…"), m_repairKind->isEnabled() ? QString() : m_repairKind->toolTip(),
            &IssuesPanel::repairKind);
        menu.addSeparator();
        menu.addAction(m_edit);
    }
    menu.addSeparator();
    menu.addAction(m_copy);
    menu.exec(m_table->viewport()->mapToGlobal(place));
}

QString IssuesPanel::whyNothingIsRepaired(const std::vector<Issue> *issues, bool hasCauses)
{
    const auto hasRepair = [](const Issue &issue) { return bool(issue.repair); };
    if (hasCauses || (issues && std::any_of(issues->begin(), issues->end(), hasRepair)))
        return {};
    if (!issues || issues->empty())
        return tr("There is nothing to repair.");
    const QString why = tr("No repair is known for what was found.");
    return worstOf(*issues) < Severity::Error
               ? why
               : why + u' ' + tr("File ▸ Salvage writes what can still be read into files of its own.");
}

void IssuesPanel::selectBytes()
{
    const IssuesModel::Place place = m_model->placeOf(m_filter->mapToSource(m_table->currentIndex()));
    if ((currentIssue() || currentCause()) && !m_isChecking)
        m_selection->select(place.stream, place.range);
}

/// How often it was found, and where fewer places are known than that, how many.
QString IssuesPanel::placesText(const Issue &issue) const
{
    const QLocale locale;
    const QString count = tr("found %1 time(s)", nullptr, pluralOf(issue.count)).arg(locale.toString(issue.count));
    const qint64 places = m_model->placesOf(issue);
    if (places == 1)
        return listed({count, tr("the first is shown")});
    return places < issue.count ? listed({count, tr("the first %1 are listed").arg(locale.toString(places))}) : count;
}

/// Whoever goes to the place of an issue, in whichever view, sees that issue here.
void IssuesPanel::follow(StreamId stream, ByteRange range)
{
    const auto isThere = [&](const Issue *issue) { return issue && issue->stream == stream && issue->range == range; };
    const QModelIndex current = m_filter->mapToSource(m_table->currentIndex());
    if (!m_issues || m_isChecking
        || (current.isValid() && m_model->placeOf(current) == IssuesModel::Place{stream, range, {}, {}}))
        return;
    const auto found = std::find_if(m_issues->begin(), m_issues->end(),
                                    [&](const Issue &issue) { return isThere(&issue); });
    if (found == m_issues->end())
        return;
    const QModelIndex index = m_filter->mapFromSource(m_model->indexOfIssue(size_t(found - m_issues->begin())));
    if (!index.isValid()) // filtered out
        return;
    const QScopedValueRollback guard(m_isQuiet, true);
    m_table->setCurrentIndex(index);
}

void IssuesPanel::goTo(int by)
{
    const QModelIndex next = issueBeside(m_table->currentIndex().siblingAtColumn(0), by);
    if (!next.isValid())
        return;
    m_table->setCurrentIndex(next);
    selectBytes();
}

/// The next or previous row that is a cause, an issue or one of its places; around the end, where there is none.
QModelIndex IssuesPanel::issueBeside(const QModelIndex &index, int by) const
{
    using RowKind = IssuesModel::RowKind;
    const auto isOther = [this](const QModelIndex &row) {
        const RowKind kind = m_model->kindOf(m_filter->mapToSource(row));
        return kind == RowKind::Explanations || kind == RowKind::Explanation;
    };
    QModelIndex next = rowBeside(index, by);
    while (next.isValid() && isOther(next))
        next = rowBeside(next, by);
    if (!next.isValid() && index.isValid())
        next = issueBeside({}, by);
    return next;
}

/// The row after or before one as if everything were open; the first or the last beside none. Not valid at the ends.
QModelIndex IssuesPanel::rowBeside(const QModelIndex &index, int by) const
{
    const auto lastIn = [this](QModelIndex row) {
        while (m_filter->rowCount(row) > 0)
            row = m_filter->index(m_filter->rowCount(row) - 1, 0, row);
        return row;
    };
    if (by < 0) {
        if (!index.isValid())
            return lastIn({});
        return index.row() > 0 ? lastIn(index.siblingAtRow(index.row() - 1)) : index.parent();
    }
    if (m_filter->rowCount(index) > 0)
        return m_filter->index(0, 0, index);
    for (QModelIndex row = index; row.isValid(); row = row.parent()) {
        if (const QModelIndex next = row.siblingAtRow(row.row() + 1); next.isValid())
            return next;
    }
    return {};
}

void IssuesPanel::copy()
{
    if (const Issue *issue = currentIssue()) {
        const QString path = m_model->placeOf(m_filter->mapToSource(m_table->currentIndex())).path;
        const QStringList cells{severityName(issue->severity), QString::fromLatin1(issue->kind->code), path,
                                issue->message()};
        QGuiApplication::clipboard()->setText(cells.join(u'\t'));
    } else if (const Cause *cause = currentCause()) {
        QGuiApplication::clipboard()->setText(
            QStringList{cause->path, cause->title, cause->remedy, cause->evidence}.join(u'\t'));
    }
}

/// A list that gets the focus makes its first row the current one: that is no wish to go there.
bool IssuesPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        fitColumns();
    if (watched == m_table && event->type() == QEvent::FocusIn && !m_table->currentIndex().isValid()) {
        const QScopedValueRollback guard(m_isQuiet, true);
        m_table->selectionModel()->setCurrentIndex(m_filter->index(0, 0), QItemSelectionModel::NoUpdate);
    }
    return QWidget::eventFilter(watched, event);
}

/// What is wrong comes first; the rest stands in the explanation too, and is listed where there is room. One column needs no title.
void IssuesPanel::fitColumns()
{
    constexpr int LeastOfMessage = 40; // characters
    int room = m_table->viewport()->width() - m_table->columnWidth(IssuesModel::SeverityColumn)
               - LeastOfMessage * letterWidth(fontMetrics());
    for (const auto column : {IssuesModel::PlaceColumn, IssuesModel::CountColumn, IssuesModel::ReferenceColumn,
                              IssuesModel::RepairColumn}) {
        room -= m_widths[size_t(column)];
        m_table->setColumnHidden(column, room < 0);
    }
    m_table->setHeaderHidden(m_table->isColumnHidden(IssuesModel::PlaceColumn));
}

/// A low panel has its room beside the list, not below it.
void IssuesPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_splitter->setOrientation(width() > 2 * height() ? Qt::Horizontal : Qt::Vertical);
    placeButtons();
}

QSize IssuesPanel::minimumSizeHint() const
{
    const QSize size = QWidget::minimumSizeHint();
    const int buttons = m_buttons->minimumSizeHint().width();
    const bool isAbove = m_buttons->parentWidget() == m_top->parentWidget() && !m_buttons->isHidden();
    return {isAbove ? qMax(size.width() - buttons - m_top->spacing(), buttons) : size.width(), size.height()};
}

/// Above the list where they have room there, so that it is higher; else below it.
void IssuesPanel::placeButtons()
{
    QWidget *top = m_top->parentWidget();
    const auto needed = [](const QWidget *widget) { return widget->sizeHint().width(); };
    int others = m_top->contentsMargins().left() + m_top->contentsMargins().right() + m_top->count() * m_top->spacing();
    for (const QToolButton *button : m_severities)
        others += needed(button);
    others += m_text->minimumWidth() + needed(m_repairAll) + needed(m_buttons);
    const bool isAbove = others <= width();
    if (isAbove == (m_buttons->parentWidget() == top))
        return;
    const bool isShown = !m_buttons->isHidden();
    if (isAbove)
        m_top->insertWidget(m_top->indexOf(m_repairAll), m_buttons);
    else
        m_page->addWidget(m_buttons);
    m_buttons->layout()->setContentsMargins(isAbove ? QMargins(0, 0, 2, 0) : QMargins(6, 3, 6, 3));
    m_buttons->setVisible(isShown);
}

void IssuesPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_table)
        updateCounts();
}

} // namespace hexahedron
