// What would come of something is shown while somebody drags it: a plan that is not applied.
#include "core/read/cancelscope.h"
#include "core/tree/tree.h"
#include "widgets/session/seenbytes.h"
#include "widgets/session/sessionwork.h"

#include <QElapsedTimer>
#include <QScopedValueRollback>

namespace hexahedron {

const Bytes &Session::bytes() const
{
    return m_trial ? m_trial->bytes : m_document->bytes();
}

std::shared_ptr<const Tree> Session::documentTree() const
{
    return m_trial ? m_trial->tree : m_tree;
}

void Session::tryOut(const std::function<void(Planner &)> &wish)
{
    constexpr int MostMillisecondsForIssues = 150;
    if (!m_trial) {
        if (!isTreeCurrent() || m_isTelling || m_isAsking || isPlanning())
            return;
        m_trial = std::make_unique<Trial>();
        m_trial->run = m_work->run;
        m_trial->tree = m_tree;
        m_trial->issues = m_issues;
        m_trial->causes = m_causes;
        m_trial->stream = m_trial->shownStream = m_selection->stream();
        m_trial->selected = m_trial->shown = m_selection->range();
        m_trial->outward = m_selection->outward();
        m_trial->bytes = m_document->bytes();
        m_trial->pause.setSingleShot(true);
        m_trial->patience.setSingleShot(true);
        m_trial->patience.setInterval(MostMillisecondsForIssues);
        connect(&m_trial->pause, &QTimer::timeout, this, &Session::checkTrial);
        connect(&m_trial->patience, &QTimer::timeout, this, &Session::planTrial);
    }
    if (m_trial->isOver)
        return;
    m_trial->wanted = wish;
    planTrial();
}

/// The newest wish, when the one before is seen.
void Session::planTrial()
{
    if (!m_trial || !m_trial->wanted || m_trial->isBusy() || (m_trial->patience.isActive() && isChecking()))
        return;
    auto proposal = std::make_shared<Proposal>();
    m_trial->planning = proposal;
    const auto work = [this, proposal, wish = std::exchange(m_trial->wanted, nullptr), tree = m_trial->tree,
                       issues = m_trial->run->hasIssues ? m_trial->issues : nullptr] {
        try {
            const CancelScope scope(&proposal->isSettled);
            Planner planner(*tree);
            wish(planner);
            proposal->plan = planner.finish();
            judge(proposal->plan, *tree, issues.get(), &proposal->isSettled); // which computes what is derived
        } catch (const CancelScope::Cancelled &) {
            return;
        }
        QMetaObject::invokeMethod(
            this, [this, proposal] { readTrial(proposal); }, Qt::QueuedConnection);
    };
    inBackground(Tasks::Urgency::Awaited, work, [this, proposal](const QString &) {
        if (m_trial && proposal == m_trial->planning) // then it is not seen; who lets go is told why
            m_trial->planning.reset();
    });
}

void Session::readTrial(const std::shared_ptr<Proposal> &proposal)
{
    if (!m_trial || proposal != m_trial->planning)
        return;
    m_trial->planning.reset();
    const EditPlan &plan = proposal->plan;
    if (plan.isRefused() || plan.after.isSameSnapshot(m_trial->bytes))
        return planTrial();
    auto run = std::make_shared<Run>();
    run->bytes = plan.after;
    run->path = m_trial->run->path;
    run->format = m_trial->tree->format();
    m_trial->reading = run;
    const ByteRange selected = keepsPlaces(plan, m_trial->stream)
                                   ? m_trial->selected
                                   : selectionAfter(plan, m_trial->stream, m_trial->selected);
    const auto read = [this, run, selected, limits = m_limits] {
        run->tree = readTree(*run->format, run->bytes, run->path, &run->cancelled, limits);
        QMetaObject::invokeMethod(
            this, [this, run, selected] { showTrial(run, selected); }, Qt::QueuedConnection);
    };
    inBackground(Tasks::Urgency::Awaited, read, [this, run](const QString &) {
        if (m_trial && run == m_trial->reading)
            m_trial->reading.reset();
    });
}

/// Bytes and tree together, so that no view shows half of it. The longer the views take, the less often they have to.
void Session::showTrial(const std::shared_ptr<Run> &run, ByteRange selected)
{
    constexpr int LeastPause = 15; // ms
    constexpr int PauseForWork = 2;
    if (!m_trial || run != m_trial->reading)
        return;
    QElapsedTimer clock;
    clock.start();
    m_trial->reading.reset();
    if (m_work->run != m_trial->run)
        m_work->run->cancel();
    m_work->run = run;
    run->hasTree = true;
    m_trial->bytes = run->bytes;
    const std::shared_ptr<const Tree> before = std::exchange(m_tree, run->tree);
    m_causes.reset();
    const bool isOurs = m_trial->isSelected(*m_selection);
    const SeenPlace other = placeAgain(*before, {m_selection->stream(), m_selection->range()}, *m_tree);
    const StreamId stream = isOurs ? streamAgain(*m_trial->tree, m_trial->stream, *m_tree).value_or(m_trial->stream)
                                   : other.stream;
    const bool isFollowed = isOurs && selected != m_trial->shown;
    Q_EMIT bytesChanged();
    if (m_trial && isOurs) {
        m_trial->shownStream = stream;
        m_trial->shown = selected;
    }
    if (m_trial && (isFollowed || stream != m_selection->stream()))
        m_selection->select(stream, isOurs ? selected : other.range,
                            isOurs ? m_trial->outward : m_selection->outward());
    {
        const QScopedValueRollback telling(m_isTelling, true);
        Q_EMIT treeChanged();
        Q_EMIT issuesChanged();
    }
    if (m_trial) // else somebody has ended it
        m_trial->pause.start(std::max(LeastPause, int(clock.elapsed()) * PauseForWork));
}

void Session::checkTrial()
{
    if (!m_trial || m_trial->isOver)
        return;
    m_trial->patience.start();
    if (m_work->run != m_trial->run)
        startCheck(m_work->run);
    planTrial();
}

/// What was dragged is let go: from here on it is an edit.
void Session::stopTrial()
{
    if (!m_trial)
        return;
    m_trial->isOver = true;
    m_trial->wanted = nullptr;
    if (m_trial->planning)
        m_trial->planning->isSettled = true;
    if (m_trial->reading)
        m_trial->reading->cancel();
    m_trial->planning.reset();
    m_trial->reading.reset();
}

/// What is known is that of the document again. Views have not been told of it.
std::unique_ptr<Session::Trial> Session::leaveTrial()
{
    stopTrial();
    std::unique_ptr<Trial> trial = std::move(m_trial);
    if (m_work->run != trial->run)
        m_work->run->cancel();
    m_work->run = trial->run;
    m_tree = trial->tree;
    m_issues = trial->issues;
    m_causes = trial->causes;
    return trial;
}

void Session::endTrial()
{
    if (!m_trial)
        return;
    const std::shared_ptr<const Tree> shown = m_tree;
    const std::unique_ptr<Trial> trial = leaveTrial();
    if (!trial->bytes.isSameSnapshot(m_document->bytes())) {
        const bool isFollowed = trial->isSelected(*m_selection);
        const SeenPlace other = placeAgain(*shown, {m_selection->stream(), m_selection->range()}, *m_tree);
        Q_EMIT bytesChanged();
        if (isFollowed)
            m_selection->select(trial->stream, trial->selected, trial->outward);
        else if (other.stream != m_selection->stream())
            m_selection->select(other.stream, other.range, m_selection->outward());
        {
            const QScopedValueRollback telling(m_isTelling, true);
            Q_EMIT treeChanged();
            Q_EMIT issuesChanged();
        }
        if (m_causes)
            Q_EMIT causesChanged();
    }
    if (m_work->run->hasIssues && m_issues && !m_causes && mayHaveCause(*m_issues) && !m_work->run->isCauseUnwanted)
        startCauses(m_work->run);
    goOn();
}

} // namespace hexahedron
