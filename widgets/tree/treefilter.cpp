#include "widgets/tree/treefilter.h"

#include "widgets/session/background.h"

namespace hexahedron {

TreeFilter::TreeFilter(QObject *parent)
    : QObject(parent)
{
    m_pool.setMaxThreadCount(1);
}

TreeFilter::~TreeFilter()
{
    cancel();
}

void TreeFilter::start(std::shared_ptr<const Tree> tree, const TreeQuery &query, const FilterOptions &options)
{
    cancel();
    const auto job = std::make_shared<Job>();
    m_job = job;
    m_pool.start([this, job, tree = std::move(tree), query, options] {
        // The pool is waited for before this object goes.
        const auto tell = [this, job](FilterResult found) {
            const auto result = std::make_shared<const FilterResult>(std::move(found));
            QMetaObject::invokeMethod(
                this,
                [this, job, result] {
                    if (job != m_job)
                        return; // superseded
                    if (result->isLooking) {
                        Q_EMIT foundSoFar(result);
                        return;
                    }
                    m_job.reset();
                    Q_EMIT finished(result);
                },
                Qt::QueuedConnection);
        };
        const QString trouble = troubleOf(
            [&] { tell(findInTree(*tree, query, options, &job->cancelled, &job->permille, tell)); });
        if (!trouble.isEmpty()) {
            FilterResult nothing;
            nothing.trouble = trouble;
            tell(std::move(nothing));
        }
    });
}

void TreeFilter::cancel()
{
    if (m_job)
        m_job->cancelled = true;
    m_job.reset();
}

double TreeFilter::progress() const
{
    return m_job ? m_job->permille.load(std::memory_order_relaxed) / 1000.0 : 1;
}

} // namespace hexahedron
