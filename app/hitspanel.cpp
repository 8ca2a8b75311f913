#include "app/hitspanel.h"

#include "app/documentpage.h"
#include "app/panellist.h"
#include "core/language/plural.h"
#include "widgets/icon.h"

#include <QAction>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace hexahedron {

namespace {

constexpr int Tick = 80;   // ms
constexpr int Pause = 150; // after a change

} // namespace

// --- The rows ---------------------------------------------------------------------------------------------------------

void HitsModel::setHits(Hits hits, const SearchTerms &terms)
{
    beginResetModel();
    m_hits = std::move(hits);
    m_terms = terms;
    endResetModel();
}

int HitsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_hits.hits.size());
}

QVariant HitsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::ToolTipRole))
        return {};
    const Hit &hit = m_hits.hits[size_t(index.row())];
    const HitFile &file = m_hits.files[hit.file];
    const auto texts = [&] { return hit.texts ? *hit.texts : textsOf(hit, *file.tree, m_terms); };
    switch (index.column()) {
    case Path:
        return texts().path;
    case Offset:
        return QStringLiteral("0x") + QString::number(hit.range.begin, 16).toUpper();
    case Match:
        return texts().match;
    case Value:
        return texts().value;
    case File:
        return file.name;
    default:
        return {};
    }
}

QVariant HitsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const std::array titles{tr("Path"), tr("Offset"),
                            m_terms.kind == SearchTerms::Kind::Structure ? tr("Type") : tr("Match"), tr("Value"),
                            tr("File")};
    return titles[size_t(section)];
}

// --- The panel --------------------------------------------------------------------------------------------------------

HitsPanel::HitsPanel(QWidget *parent)
    : QWidget(parent)
    , m_model(new HitsModel(this))
    , m_list(new QTreeView)
    , m_message(new QLabel)
    , m_progress(new QProgressBar)
    , m_stop(new QToolButton)
    , m_lookup(std::make_unique<Lookup<std::shared_ptr<Hits>>>(
          [this](const std::shared_ptr<Hits> &hits) { take(std::move(*hits)); }))
{
    build();
    m_ticks.setInterval(Tick);
    connect(&m_ticks, &QTimer::timeout, this, [this] {
        m_progress->show();
        m_stop->show();
        m_progress->setValue(m_permille ? m_permille->load() : 0);
    });
    m_pause.setSingleShot(true);
    m_pause.setInterval(Pause);
    connect(&m_pause, &QTimer::timeout, this, &HitsPanel::start);
    connect(m_stop, &QToolButton::clicked, this, [this] {
        m_lookup->drop();
        showSearching(false);
        m_message->setText(tr("Stopped."));
    });
    connect(m_list->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) { choose(current.row(), false); });
    connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex &clicked) { choose(clicked.row(), true); });
    connect(m_list, &QTreeView::activated, this, [this](const QModelIndex &activated) {
        choose(activated.row(), true);
        Q_EMIT hitActivated();
    });
}

HitsPanel::~HitsPanel() = default;

void HitsPanel::build()
{
    m_message->setTextFormat(Qt::PlainText);
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_message->setText(tr("List all matches in the find bar (Ctrl+F, Ctrl+Enter), and they stand here."));
    m_progress->setRange(0, 1000);
    m_progress->setTextVisible(false);
    m_progress->setMaximumWidth(120);
    m_progress->setAccessibleName(tr("Search progress"));
    m_stop->setText(tr("Stop"));
    m_stop->setAutoRaise(true);
    const auto button = [this](QStringView name, const QString &toolTip, int by) {
        auto *made = new QToolButton;
        made->setIcon(icon(name));
        made->setToolTip(toolTip);
        made->setAccessibleName(toolTip);
        made->setAutoRaise(true);
        connect(made, &QToolButton::clicked, this, [this, by] { goTo(by); });
        return made;
    };
    auto *top = new QHBoxLayout;
    top->setContentsMargins(6, 2, 6, 0);
    top->addWidget(m_message, 1);
    top->addWidget(m_progress);
    top->addWidget(m_stop);
    top->addWidget(button(u"previous", tr("Previous hit (Shift+F4)"), -1));
    top->addWidget(button(u"next", tr("Next hit (F4)"), 1));
    constexpr std::array<int, HitsModel::ColumnCount> Widths{46, 12, 34, 40, 20};
    setUpPanelList(m_list, m_model, tr("Hits"), Widths);
    m_list->header()->setSectionResizeMode(QHeaderView::Interactive);
    auto *open = new QAction(tr("&Show in the Bytes"), m_list);
    connect(open, &QAction::triggered, this, [this] {
        choose(m_list->currentIndex().row(), true);
        Q_EMIT hitActivated();
    });
    m_list->insertAction(m_list->actions().value(0), open);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(top);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
    showSearching(false);
}

void HitsPanel::search(const HitQuery &query, const std::vector<DocumentPage *> &pages)
{
    m_query = query;
    m_pages.assign(pages.begin(), pages.end());
    m_isAgain = false;
    start();
}

/// Files that are still being read are searched when they have been.
void HitsPanel::start()
{
    std::erase_if(m_pages, [](const QPointer<DocumentPage> &page) { return !page; });
    const bool isInFolder = !m_query.folder.isEmpty();
    if (m_pages.empty() && !isInFolder)
        return clear();
    std::vector<HitFile> files;
    for (const QPointer<DocumentPage> &page : m_pages) {
        Session *session = page->session();
        if (!session->isTreeCurrent() && !isInFolder)
            return; // pageChanged() comes
        if (session->isTreeCurrent())
            files.push_back({page, page->title(), session->tree(), session->isChecking() ? nullptr : session->issues(),
                             QFileInfo(session->document().path()).canonicalFilePath()});
    }
    m_permille = std::make_shared<std::atomic<int>>(0);
    m_lookup->ask([query = m_query, files, permille = m_permille](const std::atomic_bool &cancelled) {
        return std::make_shared<Hits>(findHits(query, files, cancelled, permille.get()));
    });
    showSearching(true);
    if (!m_isAgain)
        m_message->setText(tr("Searching: %1").arg(m_query.terms.title()));
}

void HitsPanel::take(Hits hits)
{
    showSearching(false);
    const int row = m_isAgain ? m_list->currentIndex().row() : -1;
    const QScopedValueRollback quiet(m_isQuiet, true);
    const bool isInOne = hits.files.size() < 2 && m_query.folder.isEmpty();
    m_list->setColumnHidden(HitsModel::File, isInOne);
    QHeaderView *header = m_list->header(); // of several files one wants to know first which one it is
    header->moveSection(header->visualIndex(HitsModel::File), isInOne ? HitsModel::File : 0);
    QString found = hits.trouble;
    if (found.isEmpty())
        found = hits.hits.empty() ? tr("nothing found") : tr("%n hit(s)", nullptr, pluralOf(qint64(hits.hits.size())));
    if (m_query.within)
        found += u' ' + tr("(there only)");
    QString text = tr("%1: %2").arg(m_query.terms.title(), found);
    if (!hits.remarks.isEmpty())
        text += QStringLiteral(". ") + hits.remarks.join(u' ');
    m_message->setText(text);
    m_message->setToolTip(text);
    m_isAgain = true;
    m_model->setHits(std::move(hits), m_query.terms);
    if (row >= 0 && row < m_model->rowCount())
        m_list->setCurrentIndex(m_model->index(row, 0));
    Q_EMIT hitsChanged();
}

void HitsPanel::pageChanged(DocumentPage *page)
{
    if (m_query.folder.isEmpty() && std::find(m_pages.begin(), m_pages.end(), page) != m_pages.end())
        m_pause.start();
}

void HitsPanel::forget(DocumentPage *page)
{
    const auto before = m_pages.size();
    std::erase(m_pages, page);
    if (m_pages.size() != before && m_query.folder.isEmpty())
        start(); // a folder is as it was
}

void HitsPanel::clear()
{
    m_lookup->drop();
    m_pages.clear();
    m_model->setHits({}, {});
    m_message->clear();
    showSearching(false);
    Q_EMIT hitsChanged();
}

QString HitsPanel::message() const
{
    return m_message->text();
}

void HitsPanel::showSearching(bool isSearching)
{
    m_isSearching = isSearching;
    isSearching ? m_ticks.start() : m_ticks.stop(); // shown only when there is something to wait for
    if (!isSearching) {
        m_progress->hide();
        m_stop->hide();
    }
}

void HitsPanel::choose(int row, bool opens)
{
    if (m_isQuiet || row < 0 || row >= m_model->rowCount())
        return;
    const Hit &hit = m_model->hits().hits[size_t(row)];
    const HitFile &file = m_model->hits().files[hit.file];
    if (file.page)
        Q_EMIT hitChosen(file.page, hit.stream, hit.range);
    else if (!file.path.isEmpty())
        Q_EMIT hitInFileChosen(file.path, (hit.texts ? *hit.texts : textsOf(hit, *file.tree, {})).streamPath, hit.range,
                               opens);
}

void HitsPanel::goTo(int by)
{
    const int count = m_model->rowCount();
    if (count == 0)
        return;
    const int row = m_list->currentIndex().row();
    const int next = row < 0 ? (by > 0 ? 0 : count - 1) : (row + by + count) % count;
    {
        const QScopedValueRollback quiet(m_isQuiet, true);
        m_list->setCurrentIndex(m_model->index(next, 0));
    }
    choose(next, true);
    m_list->scrollTo(m_list->currentIndex());
}

} // namespace hexahedron
