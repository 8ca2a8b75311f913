#pragma once

namespace hexahedron {

/// Lets this thread, and those that it starts, give way to threads for which somebody waits. For good: it cannot be undone.
void beInBackground();

} // namespace hexahedron
