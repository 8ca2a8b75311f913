#include "core/report/orderedoutput.h"

#include <QIODevice>

#include <algorithm>
#include <system_error>

namespace hexahedron {

OrderedOutput::OrderedOutput(QIODevice *device, int threads)
    : m_device(device)
    , m_threadCount(threads > 0 ? size_t(threads) : std::max(1U, std::thread::hardware_concurrency()))
    , m_text([this](TextOutput &text) { addText(text); })
{
}

OrderedOutput::~OrderedOutput()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
        for (const auto &slot : m_slots) {
            if (slot->state == Slot::State::Waiting)
                slot->state = Slot::State::Done;
        }
    }
    m_changed.notify_all();
    for (std::thread &thread : m_threads)
        thread.join();
}

void OrderedOutput::add(Job job)
{
    if (m_threads.size() + 1 < m_threadCount) {
        try {
            m_threads.emplace_back([this] { work(); });
        } catch (const std::system_error &) {
            m_threadCount = m_threads.size() + 1; // this one works too
        }
    }
    addText(m_text);
    push(std::move(job), recycled(), Slot::State::Waiting);
}

void OrderedOutput::addText(TextOutput &text)
{
    if (text.isEmpty())
        return;
    if (m_slots.empty()) {
        write(text.text());
        text.clear();
        return;
    }
    TextOutput out = recycled();
    out.swapText(text);
    push({}, std::move(out), Slot::State::Done);
}

TextOutput OrderedOutput::recycled()
{
    const std::lock_guard lock(m_mutex);
    TextOutput out;
    if (!m_free.empty()) {
        out = std::move(m_free.back());
        m_free.pop_back();
    }
    return out;
}

void OrderedOutput::push(Job job, TextOutput &&out, Slot::State state)
{
    std::unique_lock lock(m_mutex);
    auto slot = std::make_unique<Slot>();
    slot->job = std::move(job);
    slot->out = std::move(out);
    slot->state = state;
    m_slots.push_back(std::move(slot));
    m_changed.notify_one();
    while (m_slots.size() > 3 * m_threadCount)
        writeFront(lock);
}

/// Waits for the first slot, with work while there is some, and writes it.
void OrderedOutput::writeFront(std::unique_lock<std::mutex> &lock)
{
    while (m_slots.front()->state != Slot::State::Done) {
        if (!runNext(lock))
            m_changed.wait(lock);
    }
    const std::unique_ptr<Slot> slot = std::move(m_slots.front());
    m_slots.pop_front();
    lock.unlock();
    if (slot->thrown)
        std::rethrow_exception(slot->thrown);
    write(slot->out.text());
    slot->out.clear();
    lock.lock();
    m_free.push_back(std::move(slot->out));
}

bool OrderedOutput::runNext(std::unique_lock<std::mutex> &lock)
{
    const auto next = std::find_if(m_slots.begin(), m_slots.end(),
                                   [](const auto &slot) { return slot->state == Slot::State::Waiting; });
    if (next == m_slots.end())
        return false;
    Slot &slot = **next;
    slot.state = Slot::State::Running;
    lock.unlock();
    try {
        slot.job(slot.out);
    } catch (...) {
        slot.thrown = std::current_exception();
    }
    slot.job = {};
    lock.lock();
    slot.state = Slot::State::Done;
    m_changed.notify_all();
    return true;
}

void OrderedOutput::work()
{
    std::unique_lock lock(m_mutex);
    while (!m_isEnding) {
        if (!runNext(lock))
            m_changed.wait(lock);
    }
}

void OrderedOutput::write(std::string_view text)
{
    if (!m_hasFailed && m_device->write(text.data(), qint64(text.size())) != qint64(text.size()))
        m_hasFailed = true;
}

bool OrderedOutput::finish()
{
    addText(m_text);
    std::unique_lock lock(m_mutex);
    while (!m_slots.empty())
        writeFront(lock);
    return !m_hasFailed;
}

} // namespace hexahedron
