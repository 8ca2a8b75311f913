#pragma once

#include "core/find/treesearch.h"

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <memory>

namespace hexahedron {

/// Runs findInTree() in the background; a newer search supersedes an older one.
class TreeFilter final : public QObject
{
    Q_OBJECT

public:
    explicit TreeFilter(QObject *parent = nullptr);
    ~TreeFilter() override;

    void start(std::shared_ptr<const Tree> tree, const TreeQuery &query, const FilterOptions &options = {});
    void cancel();
    bool isRunning() const { return m_job != nullptr; }
    /// Of the running search, 0 to 1.
    double progress() const;

Q_SIGNALS:
    /// What was found elsewhere than in arrays, while those are being looked into.
    void foundSoFar(std::shared_ptr<const hexahedron::FilterResult> result);
    void finished(std::shared_ptr<const hexahedron::FilterResult> result);

private:
    struct Job
    {
        std::atomic_bool cancelled = false;
        std::atomic<int> permille = 0;
    };
    std::shared_ptr<Job> m_job;
    QThreadPool m_pool; // last: waits for the running search before anything else goes
};

} // namespace hexahedron
