#include "core/bytes/threads.h"

#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace hexahedron {

void inThreads(int workers, const std::function<void(int)> &work)
{
    std::mutex mutex;
    std::exception_ptr thrown;
    const auto run = [&](int worker) noexcept {
        try {
            work(worker);
        } catch (...) {
            const std::lock_guard lock(mutex);
            thrown = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        others.reserve(size_t(std::max(0, workers - 1)));
        try {
            for (int worker = 1; worker < workers; ++worker)
                others.emplace_back([&run, worker] { run(worker); });
        } catch (const std::system_error &) {
            // the threads that there are do all of it
        }
        run(0);
    }
    if (thrown)
        std::rethrow_exception(thrown);
}

} // namespace hexahedron
