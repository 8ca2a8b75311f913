#include "widgets/session/session.h"

#include "core/check/checker.h"
#include "core/edit/removals.h"
#include "core/formats/registry.h"
#include "core/read/cancelscope.h"
#include "core/recovery/repairing.h"
#include "core/scene/filescene.h"
#include "core/schema/schema.h"
#include "core/tree/tree.h"
#include "widgets/session/selecteditem.h"
#include "widgets/session/sessionwork.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QScopedValueRollback>
#include <QSignalBlocker>

namespace hexahedron {

namespace {

// What is done by then is shown at once; what is not comes when it is ready, and the window stays alive meanwhile.
constexpr int MostMillisecondsForReading = 8;
constexpr int MostMillisecondsForPlanning = 40;
constexpr int MillisecondsForViews = 25;

ByteRange clipped(ByteRange range, qint64 size)
{
    return {qMin(range.begin, size), qMin(range.end, size)};
}

bool mustBeShown(const EditPlan &plan)
{
    const auto isRepair = [](const Change &change) { return change.cause == Change::Cause::Repair; };
    return plan.fixUpCount() > 0 || !plan.consequences.isEmpty() || !plan.newIssues.empty()
           || std::any_of(plan.changes.begin(), plan.changes.end(), isRepair);
}

/// Nothing follows but what these are the causes of.
bool followsBy(const EditPlan &plan, std::initializer_list<Change::Cause> causes)
{
    return plan.consequences.isEmpty() && plan.newIssues.empty()
           && std::all_of(plan.changes.begin(), plan.changes.end(), [&](const Change &change) {
                  return change.cause == Change::Cause::Asked
                         || std::ranges::find(causes, change.cause) != causes.end();
              });
}

/// Where the bytes will be that were asked for.
std::optional<std::pair<StreamId, ByteRange>> placeOfWish(const EditPlan &plan)
{
    for (const Change &change : plan.changes) {
        const qint64 begin = change.replacement.removed.begin;
        if (change.cause == Change::Cause::Asked)
            return std::pair(change.stream, ByteRange{begin, begin + change.replacement.inserted.size()});
    }
    return {};
}

} // namespace

Session::Session(std::unique_ptr<Document> document, QObject *parent)
    : QObject(parent)
    , m_document(std::move(document))
    , m_selection(new Selection(this))
    , m_work(std::make_unique<Work>())
{
    connect(m_selection, &Selection::changed, this, &Session::drawSelected);
    connect(&m_work->watch, &FileWatch::touched, this, &Session::fileTouched);
    m_work->touched.setSingleShot(true);
    m_work->touched.setInterval(200); // programs write in several steps
    connect(&m_work->touched, &QTimer::timeout, this, [this] {
        watchFile();
        if (isSaving())
            return;
        if (!m_document->hasChangedOnDisk()) {
            m_work->isToldOfChange = false;
            return;
        }
        const auto now = FileVersion::of(m_document->path());
        if (std::exchange(m_work->isToldOfChange, true) && m_work->lastTold == now)
            return; // what was said of it stands, or was answered
        m_work->lastTold = now;
        putAside();
        Q_EMIT changedOnDisk();
    });
    watchFile();
    start();
}

Session::~Session()
{
    m_work->cancelled = true;
    if (m_work->run)
        m_work->run->cancel();
    if (m_work->proposal)
        m_work->proposal->isSettled = true;
    if (m_work->asked)
        m_work->asked->isAnswered = true;
    if (m_trial) {
        m_trial->run->cancel();
        stopTrial();
    }
    for (const auto &save : m_work->saves)
        save->cancelled = true;
    m_work->tasks.finish();
}

bool Session::isChecking() const
{
    return m_work->run && !m_work->run->hasIssues;
}

/// What fails says so in this thread.
template<typename Urgency>
void Session::inBackground(Urgency urgency, const Task &task, const Failed &failed)
{
    m_work->tasks.start(urgency, task, [this, failed](const QString &why) {
        QMetaObject::invokeMethod(
            this, [failed, why] { failed(why); }, Qt::QueuedConnection);
    });
}

// --- Reading ----------------------------------------------------------------------------------------------------------

void Session::setLimits(const ExpandLimits &limits)
{
    if (limits == m_limits)
        return;
    endTrial();
    m_limits = limits;
    start();
}

void Session::readAs(const Format &format)
{
    endTrial();
    m_format = &format;
    if (m_tree && m_tree->format() == m_format)
        return;
    for (Step &step : m_steps) { // what was packed may not be packed for this format
        if (step.stream != 0)
            step = {.stream = 0, .before = {}, .after = {}, .isReading = step.isReading, .records = step.records};
    }
    const ByteRange selected = m_selection->stream() == 0 ? m_selection->range() : ByteRange();
    m_selection->select(0, selected);
    m_typed.reset();
    m_lastTyped.reset();
    m_scenePath.clear();
    m_tree.reset();
    moved(selected, 0);
}

void Session::start()
{
    endTrial();
    if (m_work->run)
        m_work->run->cancel();
    auto run = std::make_shared<Run>();
    run->bytes = m_document->bytes();
    run->path = m_document->path();
    run->format = m_format ? m_format : m_tree ? m_tree->format() : &recognise(run->bytes, run->path);
    m_work->run = run;
    setTrouble(run, {});
    const auto read = [this, run, limits = m_limits] {
        run->tree = readTree(*run->format, run->bytes, run->path, &run->cancelled, limits);
        run->treeReady.release();
        QMetaObject::invokeMethod(
            this, [this, run] { takeTree(run); }, Qt::QueuedConnection);
    };
    inBackground(Tasks::Urgency::Awaited, read, [this, run](const QString &why) {
        if (run != m_work->run)
            return;
        m_work->waiting.clear();
        Q_EMIT editGivenUp();
        startSaving();
        setTrouble(run, tr("This file could not be read: %1").arg(why));
    });
    if (run->treeReady.tryAcquire(1, MostMillisecondsForReading))
        takeTree(run);
    else
        Q_EMIT progress(tr("Reading…"), -1);
}

/// Of the run there will be nothing more.
void Session::setTrouble(const std::shared_ptr<Run> &run, const QString &trouble)
{
    if (m_trial && run == m_trial->run)
        endTrial();
    if (m_trial && run == m_work->run) { // what is tried out is not there yet: who lets it go is told
        run->hasIssues = true;
        return planTrial();
    }
    if (run != m_work->run || m_trouble == trouble)
        return;
    m_trouble = trouble;
    if (!trouble.isEmpty()) {
        run->hasIssues = true;
        m_issues.reset();
        m_causes.reset();
        Q_EMIT issuesChanged();
        Q_EMIT progress({}, 1);
    }
    Q_EMIT troubled();
}

void Session::startCheck(const std::shared_ptr<Run> &run)
{
    const auto work = [this, run] {
        if (run->cancelled)
            return;
        auto issues = std::make_shared<std::vector<Issue>>(check(*run->tree, &run->cancelled));
        if (run->cancelled)
            return;
        run->issues = std::move(issues);
        QMetaObject::invokeMethod(
            this, [this, run] { takeIssues(run); }, Qt::QueuedConnection);
    };
    inBackground(Tasks::Urgency::Later, work, [this, run](const QString &why) {
        setTrouble(run, tr("This file could not be checked: %1").arg(why));
    });
}

/// Nobody waits for it, and the next edit ends it. Where it fails the issues stand for themselves.
void Session::startCauses(const std::shared_ptr<Run> &run)
{
    const auto work = [this, run] {
        if (run->isCauseUnwanted)
            return;
        auto causes = std::make_shared<Causes>(causesOf(run->tree, *run->issues, &run->isCauseUnwanted));
        if (run->isCauseUnwanted)
            return;
        QMetaObject::invokeMethod(
            this, [this, run, causes] { takeCauses(run, causes); }, Qt::QueuedConnection);
    };
    inBackground(Tasks::Urgency::Later, work, [this, run](const QString &) { takeCauses(run, nullptr); });
}

/// Draws the file around or in the item of that path.
void Session::startScene(const std::shared_ptr<Run> &run, const QString &path)
{
    const int number = ++run->drawings;
    const auto work = [this, run, path, number, others = openFiles ? openFiles() : OpenFiles()] {
        if (run->cancelled)
            return;
        const Tree &tree = *run->tree;
        const std::optional<Item> item = path.isEmpty() ? std::nullopt : tree.find(path);
        StreamId wanted = item ? sceneFileOf(tree, *item) : NoStream;
        const bool showsOther = wanted == NoStream && (!item || pathOfFileAt(tree, *item).isEmpty());
        wanted = showsOther ? firstSceneFile(tree) : wanted;
        const auto scene = withOtherAnimations(sceneOf(tree, wanted, &run->cancelled), tree, wanted, &run->cancelled,
                                               nullptr, others);
        if (run->cancelled)
            return;
        QMetaObject::invokeMethod(
            this,
            [this, run, number, scene] {
                if (number == run->drawings) // else another one was wanted meanwhile
                    takeScene(run, scene);
            },
            Qt::QueuedConnection);
    };
    inBackground(Tasks::Urgency::Later, work, [this, run](const QString &why) {
        takeScene(run, nullptr);
        if (run == m_work->run && m_trouble.isEmpty()) {
            m_trouble = tr("The preview of this file could not be made: %1").arg(why);
            Q_EMIT troubled();
        }
    });
}

void Session::drawAgain()
{
    const std::shared_ptr<Run> run = m_trial ? m_trial->run : m_work->run;
    if (run && run->drawings > 0) // else it will be drawn for the first time
        startScene(run, m_scenePath);
}

/// Of a file with several files in it, the one is drawn in which something is selected.
void Session::drawSelected()
{
    if (m_trial || !isTreeCurrent() || !m_tree->stream(0).schema->hasContents)
        return;
    const Item item = selectedItem(*m_tree, *m_selection);
    const StreamId file = sceneFileOf(*m_tree, item);
    const QString path = file == NoStream ? pathOfFileAt(*m_tree, item)
                         : file == 0      ? QString()
                                          : m_tree->path(m_tree->stream(file).holder);
    if (file == NoStream && path.isEmpty()) // something between the files: what is drawn stays
        return;
    if (path != std::exchange(m_scenePath, path))
        startScene(m_work->run, path);
}

/// What is selected, and what was around each step, stays in what it was. Returns whether the number of what is selected is another
/// one now.
bool Session::keepStreams(const Tree &before)
{
    std::map<StreamId, StreamId> known;
    const auto now = [&](StreamId stream) {
        const auto [entry, isNew] = known.try_emplace(stream, stream);
        if (isNew)
            entry->second = streamAgain(before, stream, *m_tree).value_or(stream); // it may come back
        return entry->second;
    };
    for (Step &step : m_steps)
        step.stream = now(step.stream);
    if (m_typed)
        m_typed->first = now(m_typed->first);
    if (m_lastTyped)
        m_lastTyped->stream = now(m_lastTyped->stream);
    const SeenPlace selected = placeAgain(before, {m_selection->stream(), m_selection->range()}, *m_tree);
    if (selected.stream == m_selection->stream())
        return false;
    const QSignalBlocker untold(*m_selection); // until there is the tree in which it is
    m_selection->select(selected.stream, selected.range, m_selection->outward());
    return true;
}

void Session::takeTree(const std::shared_ptr<Run> &run)
{
    if (run != m_work->run || run->hasTree)
        return;
    run->hasTree = true;
    const std::shared_ptr<const Tree> before = std::exchange(m_tree, run->tree);
    const bool isElsewhere = before && keepStreams(*before);
    {
        const QScopedValueRollback telling(m_isTelling, true);
        Q_EMIT treeChanged();
        if (isElsewhere) // for who keeps what was selected
            Q_EMIT m_selection->changed(m_selection->stream(), m_selection->range());
        Q_EMIT issuesChanged();
        Q_EMIT progress(tr("Checking…"), -1);
    }
    goOn();
    // What may follow reads the whole file: the views are drawn first, and need not share with it.
    QTimer::singleShot(MillisecondsForViews, this, [this, run] {
        if (run->cancelled)
            return;
        startScene(run, m_scenePath);
        startCheck(run);
    });
}

void Session::takeIssues(const std::shared_ptr<Run> &run)
{
    if (m_trial && run == m_trial->run && run != m_work->run) {
        run->hasIssues = true;
        m_trial->issues = run->issues;
        m_trial->causes.reset();
    }
    if (run != m_work->run)
        return;
    run->hasIssues = true;
    m_issues = run->issues;
    m_causes.reset();
    Q_EMIT issuesChanged();
    if (m_trial && run != m_trial->run)
        return planTrial();
    if (m_trial)
        m_trial->issues = m_issues;
    Q_EMIT progress({}, 1);
    if (!mayHaveCause(*m_issues))
        return;
    Q_EMIT progress(tr("Looking for the cause…"), -1);
    startCauses(run);
}

void Session::takeCauses(const std::shared_ptr<Run> &run, const std::shared_ptr<const Causes> &causes)
{
    if (m_trial && run == m_trial->run && !run->isCauseUnwanted)
        m_trial->causes = causes;
    if (run != m_work->run || run->isCauseUnwanted)
        return;
    m_causes = causes;
    Q_EMIT causesChanged();
    Q_EMIT progress({}, 1);
}

void Session::takeScene(const std::shared_ptr<Run> &run, const std::shared_ptr<const scene::Scene> &scene)
{
    if (run != m_work->run && !(m_trial && run == m_trial->run))
        return;
    static const auto nothing = std::make_shared<const scene::Scene>();
    m_scene = scene ? scene : nothing;
    run->hasScene = true;
    Q_EMIT sceneChanged();
}

// --- Editing ----------------------------------------------------------------------------------------------------------

void Session::propose(EditPlan plan)
{
    prepare([plan = std::move(plan)](bool) { return plan; });
}

void Session::edit(const QString &title, const std::function<void(Planner &)> &wish)
{
    edit(title, wish, EditKind::Wish);
}

void Session::editByHand(const std::function<void(Planner &)> &wish)
{
    edit({}, wish, EditKind::Dragging);
}

void Session::edit(const QString &title, const std::function<void(Planner &)> &wish, EditKind kind)
{
    if (!m_tree)
        return;
    const auto plan = [tree = documentTree(), title, wish](bool withFixUps) {
        Planner planner(*tree, withFixUps);
        if (!title.isEmpty())
            planner.setTitle(title);
        wish(planner);
        return planner.finish();
    };
    prepare(plan, kind, true);
}

void Session::splice(StreamId stream, const Replacement &replacement, const QString &title)
{
    const auto wish = [this, stream, replacement, title] {
        const auto plan = [tree = m_tree, stream, replacement, title](bool withFixUps) {
            Planner planner(*tree, withFixUps);
            if (!title.isEmpty())
                planner.setTitle(title);
            planner.splice(stream, replacement.removed, replacement.inserted);
            return planner.finish();
        };
        prepare(plan, EditKind::Typing, true);
    };
    if (isTreeCurrent() && !m_isTelling && !m_trial)
        wish();
    else if (m_tree && (replacement.growth() == 0 || m_work->waiting.empty())) // the tree of what is seen is on its way
        onceSettled(stream == 0 ? SeenBytes(m_document->bytes(), replacement.removed)
                                : SeenBytes(*m_tree, stream, replacement.removed),
                    wish);
    else {
        Q_EMIT editGivenUp();
        Q_EMIT editFailed(tr("The edit before this one is still being made. Try again when it is done."));
    }
}

void Session::onceSettled(const std::function<void()> &task)
{
    m_work->waiting.push_back(task);
    goOn();
}

void Session::onceSettled(const SeenBytes &seen, const std::function<void()> &task)
{
    onceSettled([this, seen, task] {
        if (seen.areStillIn(*m_tree))
            return task();
        Q_EMIT editGivenUp();
        Q_EMIT editFailed(tr("The file has changed since this was typed."));
    });
}

/// What waits for the tree and for the plan before it, in its order; then what waits to be saved.
void Session::goOn()
{
    while (!m_work->waiting.empty() && isTreeCurrent() && !m_isTelling && !m_trial && !m_work->proposal
           && !m_isAsking) {
        const std::function<void()> task = std::move(m_work->waiting.front());
        m_work->waiting.pop_front();
        task();
    }
    startSaving();
}

void Session::repair(const Issue &issue)
{
    prepare([tree = m_tree, issue](bool) { return planRepair(*tree, issue); });
}

void Session::repairAll(const EditPlan &plan)
{
    if (!plan.isRefused() && plan.before.isSameSnapshot(m_document->bytes()))
        apply(plan, EditKind::Sum);
    else
        Q_EMIT editFailed(tr("The file has changed since this was planned."));
}

void Session::prepare(const PlanFunction &plan, EditKind kind, bool canBeOnlyAsked)
{
    const auto giveUp = [this](const QString &why) {
        endTrial();
        Q_EMIT editGivenUp();
        if (!why.isEmpty())
            Q_EMIT editFailed(why);
    };
    if (!m_tree || m_isAsking)
        return giveUp({});
    if (m_trial && kind != EditKind::Dragging)
        return giveUp(tr("Something was being dragged. Let it go first."));
    if (!isTreeCurrent())
        return giveUp(tr("The file is still being read after the last change. Try again in a moment."));
    if (m_work->proposal) // a wish is not forgotten for another one
        return giveUp(
            tr("The last change is still being planned. Try again when it is done, or cancel it in the status line."));
    stopTrial();
    auto proposal = std::make_shared<Proposal>();
    proposal->kind = kind;
    if (canBeOnlyAsked)
        proposal->onlyAsked = plan;
    m_work->proposal = proposal;
    const auto &known = m_trial ? m_trial->issues : m_issues;
    const bool areKnown = m_trial ? m_trial->run->hasIssues : !isChecking();
    const auto work = [this, proposal, plan, tree = documentTree(), issues = areKnown ? known : nullptr] {
        try {
            const CancelScope scope(&proposal->isSettled);
            proposal->plan = plan(true);
            // Half of a number that is being typed may well be wrong: the list of issues says so, and nobody is asked.
            proposal->plan.isHalfTyped = proposal->kind == EditKind::Typing;
            const bool isJudged = !proposal->plan.isHalfTyped || mustBeShown(proposal->plan);
            if (isJudged && !m_work->cancelled && !proposal->isSettled)
                judge(proposal->plan, *tree, issues.get(), &proposal->isSettled);
        } catch (const CancelScope::Cancelled &) {
            return; // nobody waits for it
        }
        proposal->ready.release();
        QMetaObject::invokeMethod(
            this, [this, proposal] { settle(proposal); }, Qt::QueuedConnection);
    };
    inBackground(Tasks::Urgency::Awaited, work, [this, proposal](const QString &why) {
        if (proposal->isSettled.exchange(true) || proposal != m_work->proposal)
            return;
        m_work->proposal.reset();
        endTrial();
        Q_EMIT progress({}, 1);
        Q_EMIT editGivenUp();
        Q_EMIT editFailed(tr("This could not be planned: %1").arg(why));
        goOn();
    });
    if (proposal->ready.tryAcquire(1, MostMillisecondsForPlanning))
        settle(proposal);
    else
        Q_EMIT progress(tr("Planning…"), -1);
}

void Session::settle(const std::shared_ptr<Proposal> &proposal)
{
    if (proposal->isSettled.exchange(true) || proposal != m_work->proposal)
        return;
    m_work->proposal.reset();
    Q_EMIT progress({}, 1);
    if (proposal->onlyAsked)
        m_onlyAsked = [this, proposal](const Planned &done) { planOnlyAsked(proposal, done); };
    m_work->asked = proposal;
    const bool isAgreed = mayApply(proposal->plan, proposal->kind);
    proposal->isAnswered = true;
    m_work->asked.reset();
    m_onlyAsked = nullptr;
    if (isAgreed) {
        apply(proposal->plan, proposal->kind);
    } else {
        endTrial();
        Q_EMIT editGivenUp();
    }
    goOn();
}

void Session::planOnlyAsked(const std::shared_ptr<Proposal> &proposal, const Planned &done)
{
    const auto work = [this, proposal, done, tree = m_tree, issues = isChecking() ? nullptr : m_issues] {
        EditPlan plan;
        try {
            const CancelScope scope(&proposal->isAnswered);
            plan = proposal->onlyAsked(false);
            judge(plan, *tree, issues.get(), &proposal->isAnswered);
        } catch (const CancelScope::Cancelled &) {
            return;
        }
        QMetaObject::invokeMethod(
            this,
            [proposal, done, plan] {
                if (!proposal->isAnswered)
                    done(plan);
            },
            Qt::QueuedConnection);
    };
    inBackground(Tasks::Urgency::Awaited, work, [proposal, done](const QString &why) {
        EditPlan plan;
        plan.refusal = why;
        if (!proposal->isAnswered)
            done(plan);
    });
}

bool Session::mayApply(EditPlan &plan, EditKind kind)
{
    if (!plan.isRefused() && !plan.before.isSameSnapshot(m_document->bytes())) {
        Q_EMIT editFailed(tr("The file has changed since this was planned."));
        return false;
    }
    if (plan.isRefused()) {
        if (explain)
            explain(plan);
        return false;
    }
    if (plan.isEmpty() && plan.after.isSameSnapshot(plan.before))
        return false;
    using enum Change::Cause;
    // Who types need not be asked for each digit, who drags has seen what comes of it.
    const bool isExpected = (kind == EditKind::Typing && (goesOn(plan) || followsBy(plan, {Checksum})))
                            || (kind == EditKind::Dragging
                                && followsBy(plan, {Checksum, Derived, Packed, Length, Offset}));
    if (!mustBeShown(plan) || !confirm || isExpected)
        return true;
    m_typed.reset();
    bool isAgreed = false;
    {
        // Before anything else ends: what waits for this plan, such as saving and undo, waits for the answer, too.
        const QScopedValueRollback asking(m_isAsking, true);
        endTrial(); // who is asked sees what is there, and what will become of it
        isAgreed = confirm(plan);
    }
    if (!isAgreed) {
        Q_EMIT declined();
        return false;
    }
    // Who wants nothing to follow is asked again for the next digit.
    m_typed = kind == EditKind::Typing && plan.followsLinks ? placeOfWish(plan) : std::nullopt;
    return true;
}

/// Whether the plan continues what the user has agreed to while typing.
bool Session::goesOn(const EditPlan &plan) const
{
    const auto place = placeOfWish(plan);
    return m_typed && place && m_typed->first == place->first && m_typed->second.begin <= place->second.begin
           && place->second.begin <= m_typed->second.end;
}

std::optional<Session::Typed> Session::typedIn(const EditPlan &plan, EditKind kind)
{
    for (const Change &change : plan.changes) {
        const Replacement &replacement = change.replacement;
        const bool isOneByte = replacement.inserted.size() == 1
                               || (replacement.inserted.isEmpty() && replacement.removed.size() == 1);
        if (kind == EditKind::Typing && change.cause == Change::Cause::Asked)
            return isOneByte ? std::optional(Typed{change.stream, replacement}) : std::nullopt;
    }
    return {};
}

/// Whether it goes on with what was typed last: the byte behind it, its second digit, or the next byte that goes. What was saved
/// stays a step of its own, so that undo leads back to it.
bool Session::joinsLast(const std::optional<Typed> &typed) const
{
    if (!typed || !m_lastTyped || typed->stream != m_lastTyped->stream || isSaving()
        || m_document->bytes().isSameSnapshot(m_document->savedBytes()))
        return false;
    const Replacement &last = m_lastTyped->replacement;
    const Replacement &now = typed->replacement;
    if (last.inserted.size() != now.inserted.size())
        return false;
    const qint64 by = now.removed.begin - last.removed.begin;
    if (now.inserted.isEmpty())
        return by == 0 || by == -1; // Delete, Backspace
    return by == 1 || (by == 0 && now.removed.size() == 1);
}

/// Whether what lies in a stream stays where it is there; what is packed may take another size around it.
bool Session::keepsPlaces(const EditPlan &plan, StreamId stream)
{
    return std::ranges::none_of(plan.changes, [stream](const Change &change) {
        return change.stream == stream && change.replacement.growth() != 0;
    });
}

/// What in it was asked for by issues; nothing where nothing was.
std::optional<Session::Mending> Session::mendingOf(const EditPlan &plan)
{
    Mending mending{.before = plan.before,
                    .after = plan.after,
                    .title = plan.title,
                    .missing = plan.missing,
                    .madeUp = plan.madeUp};
    constexpr int MostNamed = 4;
    std::vector<Removal> removals = plan.removals;
    std::erase_if(removals, [](const Removal &removal) { return removal.isStray; });
    mending.removed = removalTexts(removals, MostNamed);
    const auto first = std::ranges::find_if(
        plan.changes, [](const Change &change) { return change.stream == 0 && change.replacement.growth() < 0; });
    mending.removedAt = first == plan.changes.end() ? 0 : first->replacement.removed.begin;
    bool isOfIssues = false;
    for (const Change &change : plan.changes) {
        if (change.cause != Change::Cause::Repair || change.isRestored)
            continue;
        isOfIssues = true;
        if (change.stream != 0 && !change.replacement.inserted.isEmpty())
            mending.packed += change.path;
    }
    return isOfIssues || !mending.missing.isEmpty() ? std::optional(mending) : std::nullopt;
}

void Session::apply(const EditPlan &plan, EditKind kind)
{
    const Bytes before = m_document->bytes();
    // Who types moves the cursor himself.
    const bool isAsDragged = m_trial && m_trial->isSelected(*m_selection);
    const StreamId stream = isAsDragged ? m_trial->stream
                            : m_trial   ? streamAgain(*m_tree, m_selection->stream(), *m_trial->tree)
                                            .value_or(m_selection->stream())
                                      : m_selection->stream();
    const ByteRange selected = isAsDragged ? m_trial->selected : m_selection->range();
    const bool staysSelected = kind == EditKind::Typing || (kind == EditKind::Dragging && keepsPlaces(plan, stream));
    Step step{stream, selected, staysSelected ? selected : selectionAfter(plan, stream, selected)};
    step.missing = plan.missing;
    step.mending = mendingOf(plan);
    std::optional<Typed> typed = typedIn(plan, kind);
    const bool isJoined = m_stepsDone > 0 && joinsLast(typed);
    if (!m_document->apply(plan, isJoined)) {
        Q_EMIT editFailed(tr("The file has changed since this was planned."));
        return endTrial();
    }
    if (m_trial) {
        leaveTrial(); // views go on from what they show
        if (stream != m_selection->stream())
            m_selection->select(stream, m_selection->range(), m_selection->outward());
    }
    m_lastTyped = std::move(typed);
    if (m_typed)
        m_typed = kind == EditKind::Typing ? placeOfWish(plan) : std::nullopt;
    m_steps.resize(m_stepsDone);
    if (isJoined) {
        step.before = m_steps.back().before;
        step.records = m_steps.back().records + 1;
        m_steps.pop_back();
    } else {
        ++m_stepsDone;
    }
    m_steps.push_back(step);
    if (kind == EditKind::Restored)
        return moved(step.after, step.stream);
    std::vector<Replacement> replacements;
    const bool isChain = std::any_of(plan.changes.begin(), plan.changes.end(),
                                     [](const Change &change) { return change.stream == 0 && change.isLater; });
    if (kind == EditKind::Sum || isChain) { // its changes are those of several snapshots in a row
        replacements = replacementsBetween(before, plan.after);
    } else {
        for (const Change &change : plan.changes) {
            if (change.stream == 0)
                replacements.push_back(change.replacement);
        }
    }
    noteStep(replacements, plan.title, before);
    moved(step.after, step.stream);
}

void Session::moved(ByteRange selected, StreamId stream)
{
    const ByteRange before = m_selection->range();
    Q_EMIT bytesChanged();
    // Else the view that asked for the edit knows better. Views clip what lies beyond the end.
    const ByteRange now = m_selection->range();
    if (now == before || now == before.intersected(m_document->bytes().range()))
        m_selection->select(stream, stream == 0 ? clipped(selected, m_document->bytes().size()) : selected);
    start();
    Q_EMIT modifiedChanged();
}

/// Where what is selected will be; what is inserted or grows in its place becomes selected.
ByteRange Session::selectionAfter(const EditPlan &plan, StreamId stream, ByteRange selected)
{
    ByteRange result = selected;
    std::optional<ByteRange> gone; // nothing comes in its place, unless it moves
    qint64 by = 0;
    for (const Change &change : plan.changes) {
        const Replacement &replacement = change.replacement;
        if (change.stream != stream)
            continue;
        const ByteRange removed = replacement.removed;
        const qint64 size = replacement.inserted.size();
        if (change.cause == Change::Cause::Asked && (removed.isEmpty() || removed.contains(selected))) {
            const ByteRange meant = change.meant.isEmpty() ? ByteRange{0, size} : change.meant;
            if (!meant.isEmpty())
                return meant.translated(removed.begin + by);
            gone = gone.value_or(ByteRange{removed.begin + by, removed.begin + by});
        }
        if (removed.end <= selected.begin)
            result = result.translated(replacement.growth());
        else if (removed.begin < selected.end)
            result.end = qMax(result.begin, result.end + replacement.growth());
        by += replacement.growth();
    }
    return gone.value_or(result);
}

QString Session::missing() const
{
    const Bytes &now = m_document->bytes();
    // What was emptied or replaced as a whole since is another content, which lacks nothing.
    const auto isLeft = [&now](const Bytes &mended) {
        qint64 others = 0;
        for (const ByteRange &range : now.rangesNotIn(mended))
            others += range.size();
        return others < now.size();
    };
    for (size_t i = m_stepsDone; i > 0 && !m_steps[i - 1].isReading; --i) {
        if (!m_steps[i - 1].missing.isEmpty())
            return isLeft(m_steps[i - 1].mending->after) ? m_steps[i - 1].missing : QString();
    }
    return {};
}

std::vector<Session::Mending> Session::mendings() const
{
    std::vector<Mending> all;
    for (size_t i = m_stepsDone; i > 0 && !m_steps[i - 1].isReading; --i) {
        if (m_steps[i - 1].mending)
            all.push_back(*m_steps[i - 1].mending);
    }
    std::ranges::reverse(all);
    return all;
}

void Session::undo()
{
    endTrial();
    if (!m_document->canUndo())
        return;
    m_typed.reset();
    m_lastTyped.reset();
    const Bytes before = m_document->bytes();
    m_document->undo();
    const Step step = m_stepsDone > 0 ? m_steps[--m_stepsDone] : Step{};
    noteMove(true, before, step.records);
    if (step.isReading)
        m_tree.reset();
    moved(step.before, step.stream);
}

void Session::redo()
{
    endTrial();
    if (!m_document->canRedo())
        return;
    m_lastTyped.reset();
    const Bytes before = m_document->bytes();
    m_document->redo();
    const Step step = m_stepsDone < m_steps.size() ? m_steps[m_stepsDone++] : Step{};
    noteMove(false, before, step.records);
    if (step.isReading)
        m_tree.reset();
    moved(step.after, step.stream);
}

void Session::cancel()
{
    endTrial();
    if (m_work->proposal) {
        m_work->proposal->isSettled = true;
        m_work->proposal.reset();
        m_work->waiting.clear();
        Q_EMIT editGivenUp();
        Q_EMIT progress({}, 1);
    }
    for (const auto &save : m_work->saves)
        save->cancelled = true;
    startSaving();
    if (m_work->run && m_work->run->hasIssues && !m_work->run->isCauseUnwanted.exchange(true))
        Q_EMIT progress({}, 1);
}

// --- The file on disk -------------------------------------------------------------------------------------------------

bool Session::isSceneCurrent() const
{
    return isTreeCurrent() && m_work->run && m_work->run->hasScene;
}

bool Session::isPlanning() const
{
    return m_work->proposal != nullptr || !m_work->waiting.empty();
}

bool Session::isSaving() const
{
    return !m_work->saves.empty();
}

void Session::save(const QString &path, const Document::SaveOptions &options, const Saved &done)
{
    auto save = std::make_shared<Save>();
    save->job.path = path;
    save->options = options;
    save->done = done;
    m_work->saves.push_back(save);
    startSaving();
}

/// The first one that waits, with the snapshot that is present now. What is still being planned belongs to it.
void Session::startSaving()
{
    if (!isSaving() || m_work->saves.front()->isStarted || isPlanning() || m_isAsking)
        return;
    const std::shared_ptr<Save> save = m_work->saves.front();
    save->isStarted = true;
    Document::SaveOptions options = save->options;
    // The save is the thread's own, so it is not kept by what it keeps.
    options.progress = [this, save = save.get(), asked = options.progress](qint64 done, qint64 all) {
        const double fraction = all > 0 ? double(done) / double(all) : 1;
        QMetaObject::invokeMethod(
            this, [this, fraction] { Q_EMIT progress(tr("Saving…"), fraction); }, Qt::QueuedConnection);
        return !save->cancelled && (!asked || asked(done, all));
    };
    save->job = m_document->saveJob(save->job.path, options);
    Q_EMIT progress(tr("Saving…"), 0);
    const auto write = [this, save] {
        save->outcome = Document::carryOut(save->job);
        QMetaObject::invokeMethod(
            this, [this, save] { takeSaved(save); }, Qt::QueuedConnection);
    };
    inBackground(Tasks::Urgency::Saving, write, [this, save](const QString &why) {
        save->outcome = {};
        save->outcome.error = why;
        takeSaved(save);
    });
}

void Session::takeSaved(const std::shared_ptr<Save> &save)
{
    m_work->saves.pop_front();
    m_document->finish(save->job, save->outcome);
    Q_EMIT progress({}, 1);
    watchFile();
    if (save->outcome.isSaved()) {
        restartJournal();
        if (m_tree && m_tree->fileName() != m_document->path())
            start(); // what the tree is called, and where it looks for other files
        Q_EMIT modifiedChanged();
    }
    if (isSaving())
        startSaving();
    else
        fileTouched(); // what others have written meanwhile was not looked at
    if (save->done)
        save->done(save->outcome);
    if (!isSaving())
        Q_EMIT savingEnded();
}

void Session::keep(const std::optional<FileVersion> &instead)
{
    m_document->keep(instead);
    putAside();
    Q_EMIT modifiedChanged();
}

void Session::compareWithDisk(const std::function<void(const Comparison &)> &done)
{
    constexpr qint64 MostChecked = 8 << 20; // bytes; somebody waits
    const auto errors = [cancelled = &m_work->cancelled](const Tree &tree) -> std::optional<qint64> {
        if (tree.bytes().size() > MostChecked)
            return {};
        const std::vector<Issue> issues = check(tree, cancelled);
        return std::count_if(issues.begin(), issues.end(),
                             [](const Issue &issue) { return issue.severity == Severity::Error; });
    };
    const auto work = [this, done, errors, path = m_document->path(), here = m_document->bytes(), limits = m_limits,
                       format = m_format] {
        Comparison found;
        if (const auto there = FileSnapshot::read(path, &found.error)) {
            found.version = there->version();
            found.parts = alignedBest(there->bytes(), here, {&m_work->cancelled});
            const auto read = [&](const Bytes &bytes) {
                return readTree(format ? *format : recognise(bytes, path), bytes, path, &m_work->cancelled, limits);
            };
            found.there = read(there->bytes());
            found.here = here;
            found.errorsThere = errors(*found.there);
            found.errorsHere = errors(*read(here));
        }
        QMetaObject::invokeMethod(
            this, [done, found] { done(found); }, Qt::QueuedConnection);
    };
    inBackground(Tasks::Urgency::Awaited, work, [done](const QString &why) {
        Comparison found;
        found.error = why;
        done(found);
    });
}

bool Session::reload(QString *error)
{
    if (isSaving()) {
        *error = tr("The file is being saved. Try again when that is done.");
        return false;
    }
    endTrial();
    const ByteRange selected = m_selection->range();
    const Bytes before = m_document->bytes();
    if (!m_document->readAgain(tr("Read again"), error))
        return false;
    m_typed.reset();
    m_lastTyped.reset();
    m_work->waiting.clear();
    if (!before.isSameSnapshot(m_document->bytes())) { // else no step was made
        m_steps.resize(m_document->canUndo() ? m_stepsDone : 0);
        if (m_document->canUndo())
            m_steps.push_back({m_selection->stream(), selected, selected, true});
        m_stepsDone = m_steps.size();
    }
    discardJournal();
    watchFile();
    m_tree.reset(); // it may be of another format now
    moved(selected, 0);
    return true;
}

void Session::watchFile()
{
    m_work->watch.watch(m_document->path());
}

void Session::fileTouched()
{
    m_work->touched.start();
}

} // namespace hexahedron
