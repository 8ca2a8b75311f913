#pragma once

#include "core/report/textoutput.h"

#include <condition_variable>
#include <deque>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

class QIODevice;

namespace hexahedron {

/// Writes text to a device: what is put into text() and what jobs make, in the order in which they were given.
/// Jobs run in several threads, as many as the system has for them; only a few finished ones are kept, so memory does not grow with
/// the text. What a job throws is thrown by add() or finish(), where the job's text would be written.
class OrderedOutput
{
public:
    using Job = std::function<void(TextOutput &)>;

    /// `threads` 0: as many as the machine has.
    explicit OrderedOutput(QIODevice *device, int threads = 0);
    ~OrderedOutput();

    TextOutput &text() { return m_text; }
    void add(Job job);
    /// Writes all that is left. False when the device refused something; what came after is dropped then.
    bool finish();
    bool hasFailed() const { return m_hasFailed; }

private:
    struct Slot
    {
        enum class State { Waiting, Running, Done };
        Job job;
        TextOutput out;
        State state = State::Waiting;
        std::exception_ptr thrown;
    };
    void addText(TextOutput &text);
    void push(Job job, TextOutput &&out, Slot::State state);
    void work();
    bool runNext(std::unique_lock<std::mutex> &lock);
    void writeFront(std::unique_lock<std::mutex> &lock);
    void write(std::string_view text);
    TextOutput recycled();

    QIODevice *m_device;
    size_t m_threadCount;
    TextOutput m_text;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::unique_ptr<Slot>> m_slots; // in order of writing
    std::vector<TextOutput> m_free;            // keeps memory warm
    std::vector<std::thread> m_threads;
    bool m_isEnding = false;
    bool m_hasFailed = false;
};

} // namespace hexahedron
