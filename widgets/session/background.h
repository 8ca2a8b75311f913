#pragma once

#include <QString>

#include <functional>

class QObject;

namespace hexahedron {

/// Starts the task in a pool of the program's own: Qt paints with threads of the global one, for which somebody waits. The threads
/// of this one give way to others.
void startInBackground(std::function<void()> task);
/// The same for work of which somebody takes what comes of it: in the thread of the application, with the reason for people when it
/// ended for want of memory or threads. Not when `receiver` has gone, or when the work was cancelled (CancelScope).
void startInBackground(QObject *receiver, std::function<void()> work, std::function<void(const QString &trouble)> take);

/// The same for work that writes a file for the user: who would not hear how it ended has to wait for it.
void writeInBackground(QObject *receiver, std::function<void()> work, std::function<void(const QString &trouble)> take);
/// Whether such work goes on. For the thread of the application.
bool isWritingInBackground();

/// Lets this thread, and those that it starts, give way to threads for which somebody waits. For good: it cannot be undone.
void beInBackground();

/// Does the task. Why it ended for want of memory or threads, for people; empty when it is done. Every task in the background
/// goes through this: one file that needs too much must not take the others with it.
QString troubleOf(const std::function<void()> &task);

} // namespace hexahedron
