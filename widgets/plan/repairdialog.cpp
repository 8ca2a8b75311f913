#include "widgets/plan/repairdialog.h"

#include "core/edit/keptbytes.h"
#include "core/read/cancelscope.h"
#include "core/schema/schema.h"
#include "core/tree/shortpath.h"
#include "widgets/icon.h"
#include "widgets/letterwidth.h"
#include "widgets/plan/changelist.h"
#include "widgets/session/background.h"
#include "widgets/wrappingdelegate.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <map>
#include <set>

namespace hexahedron {

namespace {

using State = RepairOffer::State;

constexpr int MillisecondsForMoreTicks = 150;
constexpr int MostMoves = 8; // after one tick: what moves to and fro is left alone
constexpr int NumberRole = Qt::UserRole;

enum Column { IssueColumn, RepairColumn, BytesColumn, NoteColumn, PlaceColumn };

bool isMade(const RepairOffer &offer)
{
    return offer.state == State::Made;
}

/// What comes first: what is made anyway, the main repair before the others, then what removes something, then the worst; of
/// equals what came up first. What comes up with a tick (`isLater`) stands below all that: nothing moves under the mouse.
auto rankOf(const RepairOffer &offer, bool isLater, size_t number)
{
    const bool isMain = offer.key.code == QLatin1StringView(RepairOffer::Recovery);
    // Of ways to keep what is left of packed bytes, the one that keeps more.
    const bool isLast = isMain ? offer.madeUp > 0 && offer.removed > 0 : offer.removed == 0;
    return std::tuple(isLater, !isMade(offer), !isMain, isLast, -int(offer.severity), number);
}

/// One of the edits that may undo what has happened. One of them is meant, if any; a repair of an issue stands for itself.
bool isChoice(const RepairOffer &offer)
{
    return !offer.kind && offer.state != State::Refused;
}

/// The same at another place.
bool isMoved(const RepairOffer &a, const RepairOffer &b)
{
    static const QRegularExpression number(QStringLiteral("[0-9]+"));
    const bool isSameKind = a.key.code == b.key.code && a.message == b.message && !a.kind == !b.kind;
    // What has happened to a file has happened once; issues look alike in many places.
    return isSameKind && (!a.kind || QString(a.key.path).remove(number) == QString(b.key.path).remove(number));
}

/// With what is ticked there is nothing to be done about it any more.
bool isDone(const RepairOffer &offer)
{
    return offer.places == 0;
}

/// Something to be known that nothing can be done about.
bool isStatement(const RepairOffer &offer)
{
    return !offer.kind && offer.state == State::Refused && offer.sentence == offer.message;
}

/// Those that are one branch: repairs of a kind that remove something or do not, or what there is to choose from.
QString groupOf(const RepairOffer &offer)
{
    if (isChoice(offer))
        return offer.key.code + (offer.isLater ? u'>' : u'?');
    return offer.key.code + (offer.removed > 0 ? u'-' : u'+');
}

/// How many repairs there are. What there is to choose from is one, however many guesses it has.
struct RepairCounts
{
    int ticked = 0;
    int unticked = 0;
    int choices = 0; ///< among those that are not ticked: where one of several may be meant, or none
};

RepairCounts countsOf(const std::vector<RepairOffer> &offers)
{
    RepairCounts counts;
    std::map<QString, bool> choices; ///< whether one is ticked
    for (const RepairOffer &offer : offers) {
        if (isMade(offer))
            ++counts.ticked;
        else if (!isChoice(offer) && !isStatement(offer) && !isDone(offer))
            ++counts.unticked;
        if (isChoice(offer))
            choices[groupOf(offer)] |= isMade(offer);
    }
    for (const auto &[group, isAnyMade] : choices)
        counts.choices += isAnyMade ? 0 : 1;
    counts.unticked += counts.choices;
    return counts;
}

/// What is to be known of a repair before it is ticked, or of one that is. `texts`: what is made up, of all that a row stands for.
QString noteOf(const RepairOffer &offer, const QStringList &texts)
{
    QStringList notes;
    if (!offer.reason.isEmpty())
        notes += offer.reason;
    else if (offer.state == State::Harms || offer.state == State::Refused || offer.state == State::Untried)
        notes += RepairDialog::tr("cannot be made together with the others");
    else if (offer.state == State::Remark)
        notes += RepairDialog::tr("only a remark");
    if (offer.removed > 0)
        notes += RepairDialog::tr("removes %1").arg(offer.removal);
    if (offer.madeUp > 0)
        notes += RepairDialog::tr("makes up %1").arg(offer.invention);
    if (offer.state == State::Removes)
        notes += RepairDialog::tr("is done only if you tick it");
    if (!offer.standIns.isEmpty())
        notes += offer.standIns;
    if (!texts.isEmpty())
        notes += sentenceOfMadeUp(texts);
    if (!offer.evidence.isEmpty())
        notes += offer.evidence;
    if (notes.isEmpty() && offer.isLater)
        notes += RepairDialog::tr("comes up when others are made");
    QString all;
    for (const QString &note : notes) {
        // Phrases one after the other, then sentences.
        const bool isSentence = note.front().isUpper() || note.front().isDigit();
        const char *between = all.endsWith(u'.') ? " " : isSentence ? ". " : "; ";
        all += all.isEmpty() ? note : QLatin1StringView(between) + note;
    }
    return all;
}

/// Where it is, as people read it. Of an edit that is no repair of one issue the offset tells it.
QString placeOf(const RepairOffer &offer)
{
    const qsizetype at = offer.kind ? -1 : offer.key.path.lastIndexOf(u'@');
    if (at < 0)
        return shortPath(offer.key.path);
    const QString digits = offer.key.path.mid(at + 1).section(u',', 0, 0);
    return QStringLiteral("0x%1 %2").arg(digits.toLongLong(), 0, 16).arg(shortPath(offer.key.path.first(at))).trimmed();
}

/// What is wrong, and in how many elements when one repair is for all of them.
QString issueText(const RepairOffer &offer)
{
    return offer.places <= 1 ? offer.message
                             : RepairDialog::tr("%1 (%n place(s))", nullptr, int(qMin<qint64>(offer.places, INT_MAX)))
                                   .arg(offer.message);
}

QString bytesText(qint64 removed, qint64 added)
{
    const QLocale locale;
    QStringList parts;
    if (removed > 0)
        parts += QStringLiteral("−") + locale.toString(removed);
    if (added > 0)
        parts += QStringLiteral("+") + locale.toString(added);
    return parts.join(u' ');
}

} // namespace

/// One planning.
struct RepairDialog::Run
{
    std::atomic_bool cancelled = false;
    RepairPlan repairs;
};

RepairDialog::RepairDialog(std::shared_ptr<const Tree> tree, RepairWishes wishes, QWidget *parent)
    : QDialog(parent)
    , m_tree(std::move(tree))
    , m_wishes(std::move(wishes))
{
    build();
    m_later.setSingleShot(true);
    m_later.setInterval(MillisecondsForMoreTicks);
    connect(&m_later, &QTimer::timeout, this, &RepairDialog::replan);
    replan();
}

RepairDialog::~RepairDialog()
{
    if (m_run)
        m_run->cancelled = true;
}

void RepairDialog::build()
{
    setWindowTitle(m_wishes.codes.isEmpty() ? tr("Repair All") : tr("Repair All of This Kind"));
    m_title = new QLabel;
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_title->setWordWrap(true);
    m_total = new QLabel;
    m_total->setObjectName(QStringLiteral("total"));
    m_total->setWordWrap(true);
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setRange(0, 0);
    m_progress->setMaximumHeight(qMax(3, fontMetrics().xHeight() / 2));
    m_progress->setAccessibleName(tr("Progress of planning"));

    m_list = new QTreeWidget;
    m_list->setObjectName(QStringLiteral("repairs"));
    m_list->setAccessibleName(tr("Repairs"));
    m_list->setHeaderLabels({tr("Issue"), tr("Repair"), tr("Bytes"), tr("Note"), tr("Place")});
    m_list->setWordWrap(true);
    m_list->setTextElideMode(Qt::ElideNone);
    m_list->setItemDelegate(new WrappingDelegate(m_list));
    m_list->setAlternatingRowColors(true);
    m_list->setAllColumnsShowFocus(true);
    // Texts share the room; numbers are never cut.
    QHeaderView *header = m_list->header();
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(6 * letterWidth(fontMetrics()));
    header->setSectionResizeMode(QHeaderView::Stretch);
    header->setSectionResizeMode(BytesColumn, QHeaderView::ResizeToContents);
    header->moveSection(PlaceColumn, RepairColumn); // beside the issue
    connect(header, &QHeaderView::sectionResized, m_list,
            [this] { Q_EMIT m_list->itemDelegate()->sizeHintChanged({}); });
    connect(m_list, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem *row, int column) {
        if (!m_isFilling && column == IssueColumn)
            ticked(row);
    });
    // The space bar ticks wherever the row was clicked.
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, m_list, [this](const QModelIndex &now) {
        if (now.isValid() && now.column() != IssueColumn)
            m_list->selectionModel()->setCurrentIndex(now.siblingAtColumn(IssueColumn), QItemSelectionModel::NoUpdate);
    });
    m_changes = new ChangeList;
    m_changes->hide();
    auto *splitter = new QSplitter(Qt::Vertical);
    splitter->addWidget(m_list);
    splitter->addWidget(m_changes);
    splitter->setChildrenCollapsible(false);

    m_details = new QToolButton;
    m_details->setText(tr("Sho&w Changes"));
    m_details->setCheckable(true);
    m_details->setToolTip(tr("Every byte that would change"));
    m_details->setFocusPolicy(Qt::StrongFocus);
    connect(m_details, &QToolButton::toggled, m_changes, &QWidget::setVisible);
    auto *buttons = new QDialogButtonBox;
    m_apply = buttons->addButton(tr("&Repair"), QDialogButtonBox::AcceptRole);
    m_apply->setObjectName(QStringLiteral("apply"));
    buttons->addButton(QDialogButtonBox::Cancel)->setObjectName(QStringLiteral("cancel")); // last, or Tab leaves it out
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_compare = new QPushButton(icon(u"compare"), tr("&Compare…"));
    m_compare->setObjectName(QStringLiteral("compare"));
    m_compare->setToolTip(tr("Bytes, structure and model before and after, side by side"));
    m_compare->setAutoDefault(false);
    connect(m_compare, &QPushButton::clicked, this, [this] { Q_EMIT compareRequested(m_repairs.plan); });
    m_keep = new QCheckBox(tr("&Keep the removed bytes as a file beside this one"));
    m_keep->setObjectName(QStringLiteral("keep"));
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(m_details);
    bottom->addWidget(m_compare);
    bottom->addWidget(buttons, 1);

    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_title);
    layout->addWidget(m_progress);
    layout->addWidget(splitter, 1);
    layout->addWidget(m_total);
    layout->addWidget(m_keep);
    layout->addLayout(bottom);
    m_apply->setDefault(true); // once it is in the dialog
    resize(sizeHint());        // else texts that wrap make it as low as they may
    m_list->setFocus();
}

void RepairDialog::setCanKeep(bool canKeep)
{
    m_canKeep = canKeep;
    m_keep->setVisible(canKeep && takesAway(m_repairs.plan, *m_tree));
}

bool RepairDialog::keepsRemoved() const
{
    return m_keep->isVisibleTo(this) && m_keep->isChecked();
}

void RepairDialog::replan()
{
    if (m_run)
        m_run->cancelled = true;
    auto run = std::make_shared<Run>();
    m_run = run;
    updateTexts();
    startInBackground(
        this,
        [run, tree = m_tree, wishes = m_wishes] {
            const CancelScope scope(&run->cancelled);
            run->repairs = planRepairs(tree, wishes, &run->cancelled);
        },
        [this, run](const QString &trouble) {
            if (!trouble.isEmpty()) {
                run->repairs = {};
                run->repairs.plan.refusal = trouble;
            }
            take(run);
        });
}

void RepairDialog::take(const std::shared_ptr<Run> &run)
{
    if (run != m_run || run->cancelled)
        return;
    m_run.reset();
    m_repairs = std::move(run->repairs);
    const bool isMoved = followMoved();
    const bool isOther = leaveOutOthers();
    if (isMoved || isOther) {
        replan();
        return;
    }
    keepChoices();
    fill();
    m_changes->setPlan(m_repairs.plan, m_tree.get());
    updateTexts();
}

/// What lies behind another repair moves when that one is ticked or not any more: who has ticked it means it where it is now. True
/// when something else is to be done then.
bool RepairDialog::followMoved()
{
    bool isChanged = false;
    std::set<RepairKey> there;
    for (const RepairOffer &offer : m_repairs.offers)
        there.insert(offer.key);
    for (const auto &[key, known] : m_known) {
        const auto decided = m_wishes.decided.find(key);
        if (decided == m_wishes.decided.end() || there.contains(key))
            continue;
        const RepairOffer *moved = nullptr;
        int found = 0;
        for (const RepairOffer &offer : m_repairs.offers) {
            if (m_wishes.decided.contains(offer.key) || !isMoved(offer, known))
                continue;
            moved = &offer;
            ++found;
        }
        if (found != 1 || m_movesLeft <= 0)
            continue;
        --m_movesLeft;
        isChanged = isChanged || isMade(*moved) != decided->second;
        m_wishes.decided[moved->key] = decided->second;
        m_wishes.decided.erase(key);
    }
    return isChanged;
}

/// Who does not want one guess has not said that another one may be made instead, nor that repairs may be made one by one of what it
/// would have mended: they mend the same in another way. True when something else is to be done then.
bool RepairDialog::leaveOutOthers()
{
    std::set<QString> unwanted;
    for (const auto &[key, known] : m_known) {
        const auto decided = m_wishes.decided.find(key);
        if (isChoice(known) && decided != m_wishes.decided.end() && !decided->second)
            unwanted.insert(groupOf(known));
    }
    std::vector<RepairKey> others;
    for (const RepairOffer &offer : m_repairs.offers) {
        const bool isNew = !m_known.contains(offer.key) && !m_wishes.decided.contains(offer.key);
        if (isNew && isMade(offer) && (isChoice(offer) ? unwanted.contains(groupOf(offer)) : m_isLeavingOut))
            others.push_back(offer.key);
    }
    if (others.empty() || m_movesLeft <= 0)
        return false;
    --m_movesLeft;
    for (const RepairKey &key : others)
        m_wishes.decided[key] = false;
    return true;
}

/// Where others mend what a guess would have mended it is no longer there. It stays to be ticked instead.
void RepairDialog::keepChoices()
{
    std::set<RepairKey> there;
    for (const RepairOffer &offer : m_repairs.offers)
        there.insert(offer.key);
    for (auto &[key, known] : m_known) {
        if (!isChoice(known) || there.contains(key) || !m_wishes.decided.contains(key))
            continue;
        known.state = State::Unwanted;
        known.reason.clear();
        m_repairs.offers.push_back(known);
    }
    for (const RepairOffer &offer : m_repairs.offers)
        m_known.insert_or_assign(offer.key, offer);
}

/// What a tick has made needless keeps its row, so that nothing else comes under the mouse.
void RepairDialog::keepPlaces(const std::set<RepairKey> &there)
{
    std::vector<RepairOffer> done;
    for (const auto &[key, known] : m_known) {
        const auto rank = m_ranks.find(key);
        const bool isElsewhere = std::ranges::any_of(m_repairs.offers, [&](const RepairOffer &offer) {
            return rank != m_ranks.end() && m_ranks.at(offer.key) == rank->second;
        });
        if (there.contains(key) || rank == m_ranks.end() || isElsewhere || isChoice(known))
            continue;
        done.push_back(known);
        done.back().places = 0;
        done.back().state = State::Refused;
        done.back().reason = tr("not needed with what is ticked");
        done.back().removed = done.back().added = done.back().madeUp = 0;
        done.back().texts.clear();
    }
    m_repairs.offers.insert(m_repairs.offers.end(), done.begin(), done.end());
}

/// Rows stay in the order that they had before anything was ticked; many of a kind are one branch.
void RepairDialog::fill()
{
    const bool isLater = !m_ranks.empty();
    std::set<RepairKey> there;
    for (const RepairOffer &offer : m_repairs.offers)
        there.insert(offer.key);
    for (const RepairOffer &offer : m_repairs.offers) {
        const auto [rank, isNew] = m_ranks.try_emplace(offer.key, rankOf(offer, isLater, m_ranks.size()));
        if (!isNew || !isLater)
            continue;
        const auto before = std::ranges::find_if(m_known, [&](const auto &known) {
            return !there.contains(known.first) && m_ranks.contains(known.first) && isMoved(offer, known.second);
        });
        if (before != m_known.end())
            rank->second = m_ranks.at(before->first);
    }
    keepPlaces(there);
    const QTreeWidgetItem *current = m_list->currentItem();
    const int number = current && current->childCount() == 0 ? current->data(IssueColumn, NumberRole).toInt() : -1;
    const int scrolled = m_list->verticalScrollBar()->value();
    std::map<QString, bool> open;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i)
        open[m_list->topLevelItem(i)->data(RepairColumn, NumberRole).toString()] = m_list->topLevelItem(i)
                                                                                       ->isExpanded();
    m_isFilling = true;
    m_list->clear();
    std::vector<std::pair<QString, std::vector<size_t>>> groups;
    std::map<QString, size_t> places;
    std::vector<size_t> order(m_repairs.offers.size());
    for (size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
        return m_ranks.at(m_repairs.offers[a].key) < m_ranks.at(m_repairs.offers[b].key);
    });
    for (const size_t i : order) {
        const RepairOffer &offer = m_repairs.offers[i];
        // Those that were made one after the other are no guesses at the same.
        const bool isAlone = isChoice(offer) && offer.isLater && isMade(offer);
        const QString key = groupOf(offer) + (isAlone ? offer.key.path : QString());
        const auto [place, isNew] = places.try_emplace(key, groups.size());
        if (isNew)
            groups.push_back({key, {}});
        groups[place->second].second.push_back(i);
    }
    QTreeWidgetItem *again = nullptr;
    for (const auto &[key, numbers] : groups) {
        QTreeWidgetItem *parent = numbers.size() > 1 ? addBranch(key, numbers) : m_list->invisibleRootItem();
        for (const size_t i : numbers) {
            addRow(parent, m_repairs.offers[i], i);
            if (int(i) == number)
                again = parent->child(parent->childCount() - 1);
        }
        if (numbers.size() > 1)
            parent->setExpanded(open.contains(key) ? open[key] : isToBeChosen(numbers));
    }
    m_list->setCurrentItem(again ? again : m_list->topLevelItem(0));
    m_list->verticalScrollBar()->setValue(scrolled);
    m_isFilling = false;
}

/// Whether these are guesses of which none is ticked.
bool RepairDialog::isToBeChosen(const std::vector<size_t> &numbers) const
{
    return std::all_of(numbers.begin(), numbers.end(),
                       [this](size_t i) { return isChoice(m_repairs.offers[i]) && !isMade(m_repairs.offers[i]); });
}

/// The row above several repairs says what a tick there does; guesses have none, as one of them is meant.
QTreeWidgetItem *RepairDialog::addBranch(const QString &key, const std::vector<size_t> &numbers)
{
    const auto offerOf = [this](size_t i) -> const RepairOffer & { return m_repairs.offers[i]; };
    const auto made = std::find_if(numbers.begin(), numbers.end(), [&](size_t i) { return isMade(offerOf(i)); });
    const bool isOfChoices = isChoice(offerOf(numbers.front()));
    // A row that stands for others keeps its name whichever of them are ticked.
    const RepairOffer &first = offerOf(isOfChoices && made != numbers.end() ? *made : numbers.front());
    auto *branch = new QTreeWidgetItem(m_list);
    branch->setData(RepairColumn, NumberRole, key);
    branch->setIcon(IssueColumn, icon(QString(severityName(first.severity))));
    branch->setTextAlignment(BytesColumn, Qt::AlignRight | Qt::AlignVCenter);
    const int count = int(numbers.size());
    if (isToBeChosen(numbers)) {
        const bool isChosen = std::any_of(
            m_repairs.offers.begin(), m_repairs.offers.end(),
            [&](const RepairOffer &offer) { return isMade(offer) && isChoice(offer) && groupOf(offer) == key; });
        branch->setText(IssueColumn, isChosen ? tr("%n other possible repair(s)", nullptr, count)
                                              : tr("%n possible repair(s), none sure", nullptr, count));
        branch->setText(RepairColumn, isChosen ? QString() : tr("Tick one of them, or none."));
        return branch;
    }
    qint64 places = 0; // one repair may be for several
    for (const size_t i : numbers)
        places += offerOf(i).places;
    QString words = tr("%1 (and %n more)", nullptr, int(qMin<qint64>(places - 1, INT_MAX))).arg(first.message);
    qint64 removed = 0;
    qint64 added = 0;
    bool isSameNote = true;
    QStringList texts;
    for (const size_t i : numbers) {
        const RepairOffer &offer = offerOf(i);
        if (isOfChoices && !isMade(offer))
            continue;
        removed += offer.removed;
        added += offer.added;
        isSameNote = isSameNote && noteOf(offer, {}) == noteOf(first, {});
        texts += offer.texts;
    }
    if (isOfChoices)
        words = tr("%1 (of %n possible repair(s))", nullptr, count).arg(first.message);
    else
        branch->setFlags(branch->flags() | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate);
    branch->setText(IssueColumn, words);
    branch->setToolTip(IssueColumn, words + u'\n' + first.key.code);
    branch->setText(RepairColumn, first.sentence);
    branch->setText(PlaceColumn, placeOf(first));
    branch->setText(NoteColumn, isSameNote        ? noteOf(first, texts)
                                : texts.isEmpty() ? QString()
                                                  : sentenceOfMadeUp(texts));
    branch->setText(BytesColumn, bytesText(removed, added));
    return branch;
}

void RepairDialog::addRow(QTreeWidgetItem *parent, const RepairOffer &offer, size_t number)
{
    auto *row = new QTreeWidgetItem(parent);
    row->setData(IssueColumn, NumberRole, int(number));
    row->setIcon(IssueColumn, icon(QString(severityName(offer.severity))));
    row->setText(IssueColumn, issueText(offer));
    row->setText(PlaceColumn, placeOf(offer));
    row->setText(RepairColumn, isStatement(offer) ? QString() : offer.sentence);
    row->setText(BytesColumn, bytesText(offer.removed, offer.added));
    row->setTextAlignment(BytesColumn, Qt::AlignRight | Qt::AlignVCenter);
    const QString note = noteOf(offer, offer.texts);
    row->setText(NoteColumn, note);
    for (const int column : {IssueColumn, RepairColumn, NoteColumn})
        row->setToolTip(column, QStringList{offer.message, offer.key.path, offer.sentence, note}.join(u'\n').trimmed());
    if (isDone(offer))
        row->setDisabled(true);
    else if (!isStatement(offer))
        row->setCheckState(IssueColumn, isMade(offer) ? Qt::Checked : Qt::Unchecked);
    if (offer.state == State::Refused && !m_wishes.decided.contains(offer.key))
        row->setFlags(row->flags() & ~Qt::ItemIsUserCheckable);
}

/// Who ticks one row leaves the others as he sees them. (Planning anew could make others because that one is made.)
void RepairDialog::keepOthers()
{
    std::set<QString> kinds;
    for (const RepairOffer &offer : m_repairs.offers) {
        if (isMade(offer))
            continue;
        m_wishes.decided.try_emplace(offer.key, false);
        kinds.insert(offer.key.code);
    }
    // One that came up later would go with those of its kind that are not wanted.
    for (const RepairOffer &offer : m_repairs.offers) {
        if (isMade(offer) && offer.isLater && kinds.contains(offer.key.code))
            m_wishes.decided.try_emplace(offer.key, true);
    }
}

/// A row, or each of a branch.
void RepairDialog::ticked(QTreeWidgetItem *row)
{
    if (row->childCount() > 0)
        return; // each of its rows says so itself
    const size_t number = size_t(row->data(IssueColumn, NumberRole).toInt());
    if (number >= m_repairs.offers.size())
        return;
    keepOthers();
    const RepairOffer &offer = m_repairs.offers[number];
    const bool isWanted = row->checkState(IssueColumn) == Qt::Checked;
    // Of guesses one is meant: the other one goes.
    for (const RepairOffer &other : m_repairs.offers) {
        if (isWanted && isChoice(offer) && isChoice(other) && groupOf(other) == groupOf(offer))
            m_wishes.decided[other.key] = false;
    }
    m_wishes.decided[offer.key] = isWanted;
    m_isLeavingOut = !isWanted && isChoice(offer);
    m_movesLeft = MostMoves;
    if (m_run)
        m_run->cancelled = true;
    else
        m_run = std::make_shared<Run>(); // what is shown is no longer what would be done
    updateTexts();
    m_later.start();
}

/// What nothing can be done about, and where it is.
QString RepairDialog::unmendedText() const
{
    constexpr size_t MostNamed = 2;
    const std::vector<Issue> &issues = m_repairs.unmended;
    const bool mayBeMended = countsOf(m_repairs.offers).choices > 0; // by a guess that is not ticked
    const auto errors = int(std::count_if(issues.begin(), issues.end(),
                                          [](const Issue &issue) { return issue.severity == Severity::Error; }));
    const int warnings = int(issues.size()) - errors;
    QStringList parts;
    if (errors > 0)
        parts += mayBeMended ? tr("%n error(s) stay unless one of the possible repairs mends them.", nullptr, errors)
                             : tr("%n error(s) without a repair.", nullptr, errors);
    if (errors > 0 && !m_tree->stream(0).schema->syntax)
        parts += tr("File ▸ Salvage takes out what can still be read.");
    if (warnings > 0)
        parts += tr("%n warning(s) without a repair.", nullptr, warnings);
    for (size_t i = 0; i < qMin(MostNamed, issues.size()); ++i) {
        const QString path = issues[i].path.isEmpty() ? QString() : shortPath(issues[i].path) + QStringLiteral(": ");
        parts += path + issues[i].message();
    }
    if (issues.size() > MostNamed)
        parts += QStringLiteral("…");
    return parts.join(u' ');
}

void RepairDialog::updateTexts()
{
    const bool isPlanning = m_run != nullptr;
    const RepairCounts counts = countsOf(m_repairs.offers);
    const EditPlan &plan = m_repairs.plan;
    m_progress->setRange(0, isPlanning ? 0 : 1);
    m_apply->setEnabled(!isPlanning && counts.ticked > 0 && !plan.isRefused());
    m_compare->setEnabled(m_apply->isEnabled());
    setCanKeep(m_canKeep);
    if (isPlanning) {
        m_title->setText(tr("Planning…"));
        return;
    }
    const QLocale locale;
    if (plan.isRefused()) {
        m_title->setText(tr("This cannot be done: %1").arg(plan.refusal));
        return;
    }
    const QString ticked = locale.toString(counts.ticked);
    const QString unticked = locale.toString(counts.unticked);
    m_title->setText(m_repairs.offers.empty() ? tr("No repair is known.")
                                              : tr("Repairs: %1 ticked, %2 not ticked").arg(ticked, unticked));
    m_apply->setText(counts.unticked == 0 ? tr("&Repair %1").arg(ticked)
                     : counts.ticked == 0 ? tr("Leave %1").arg(unticked)
                                          : tr("&Repair %1, Leave %2").arg(ticked, unticked));
    const qint64 removed = plan.removedBytes();
    QStringList total;
    const bool makesUp = std::ranges::any_of(m_repairs.offers, [](const RepairOffer &offer) {
        return isMade(offer) && (offer.makesUp || !offer.texts.isEmpty());
    });
    const int shown = int(qMin<qint64>(removed, INT_MAX));
    if (counts.ticked > 0 && removed > 0)
        total += plan.removesExpanded() ? tr("Removes %n expanded byte(s) of packed content.", nullptr, shown)
                                        : tr("Removes %n byte(s) of content.", nullptr, shown);
    else if (counts.ticked > 0 && !takesAway(plan, *m_tree) && plan.after.size() >= plan.before.size())
        total += makesUp ? tr("Removes nothing, but makes up what the notes name.") : tr("Removes nothing.");
    if (plan.after.size() != plan.before.size())
        total += tr("The file has %1 bytes now and %2 then.")
                     .arg(locale.toString(plan.before.size()), locale.toString(plan.after.size()));
    if (!m_repairs.isFinished)
        total += tr("There may be more to repair afterwards.");
    QStringList lines;
    if (!total.isEmpty())
        lines += total.join(u' ');
    if (!plan.missing.isEmpty())
        lines += plan.missing;
    if (const QString unmended = unmendedText(); !unmended.isEmpty())
        lines += unmended;
    m_total->setText(lines.join(u'\n'));
}

} // namespace hexahedron
