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
    enum class Task : quint8 { FindNext, FindPrevious };
    struct Request
    {
        Bytes bytes;
        Pattern pattern;
        qint64 from = 0;
        Task task = Task::FindNext;
    };
    struct Result
    {
        std::optional<ByteRange> match = {};
        bool wrapped = false; ///< found only after going on at the other end
        qint64 givenUp = 0;   ///< bytes in which a regular expression took too many steps
        QString trouble = {}; ///< why nothing was looked for, for people
    };

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
    void stopThread();

    std::thread m_thread;
    std::atomic_bool m_cancel = false;
    std::atomic<qint64> m_done = 0;
    qint64 m_total = 0;
    quint64 m_generation = 0; // tells late results of former searches from those awaited
    bool m_running = false;
};

} // namespace hexahedron
