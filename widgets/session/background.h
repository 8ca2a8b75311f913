#pragma once

#include <QString>

#include <functional>

namespace hexahedron {

/// Lets this thread, and those that it starts, give way to threads for which somebody waits. For good: it cannot be undone.
void beInBackground();

/// Does the task. Why it ended for want of memory or threads, for people; empty when it is done. Every task in the background
/// goes through this: one file that needs too much must not take the others with it.
QString troubleOf(const std::function<void()> &task);

} // namespace hexahedron
