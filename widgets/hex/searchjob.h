#pragma once

#include "core/bytes/search.h"

#include <QObject>

#include <thread>

namespace hexahedron {

/// One search at a time on a snapshot in a thread of its own. Starting another gives up the one before.
class SearchJob : public QObject
{
    Q_OBJECT

public:
    enum class Task : quint8 { FindNext, FindPrevious, Count };
    struct Request
    {
        Bytes bytes;
        Pattern pattern;
        qint64 from = 0;
        Task task = Task::FindNext;
    };
    struct Result
    {
        qint64 offset = -1;
        bool wrapped = false; ///< found only after going on at the other end
        qint64 count = 0;
        QString trouble = {}; ///< why nothing was looked for, for people
    };
    static constexpr qint64 MostCounted = 1'000'000;

    using QObject::QObject;
    ~SearchJob() override;

    void start(Request request);
    void cancel();
    bool isRunning() const { return m_running; }
    /// Per mille of the work done, from any thread.
    int progress() const;

Q_SIGNALS:
    /// Not sent for a search that was given up.
    void finished(const hexahedron::SearchJob::Result &result);

private:
    Result run(const Request &request);
    qint64 find(const Bytes &bytes, const Request &request, qint64 from, qint64 doneBefore);
    void stopThread();

    std::thread m_thread;
    std::atomic_bool m_cancel = false;
    std::atomic<qint64> m_done = 0;
    qint64 m_total = 0;
    quint64 m_generation = 0; // tells late results of former searches from those awaited
    bool m_running = false;
};

} // namespace hexahedron
