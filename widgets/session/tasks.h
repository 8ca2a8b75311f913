#pragma once

#include <QString>

#include <functional>
#include <memory>

namespace hexahedron {

/// What somebody has done in the background. The threads are shared by all: few for many open files. A long task of one file
/// does not hold up those of others, as long as there are not several of them.
class Tasks
{
public:
    enum class Urgency {
        Awaited, ///< somebody waits for it: reading, planning
        Saving,  ///< has threads of its own: nothing may keep it waiting
        Later    ///< what may follow: checking, the scene; its threads give way to others
    };

    Tasks();
    ~Tasks() { finish(); }
    Tasks(const Tasks &) = delete;
    Tasks &operator=(const Tasks &) = delete;

    /// `failed` is called in the same thread, with a reason for people, when the task ends for want of memory or threads.
    using Failed = std::function<void(const QString &why)>;
    void start(Urgency urgency, std::function<void()> task, Failed failed);
    /// Waits for what runs. What has not begun never begins.
    void finish();

private:
    struct State;
    std::shared_ptr<State> m_state;
};

} // namespace hexahedron
