#pragma once

#include <QString>

namespace hexahedron {

/// Why the system refused something, in the user's language for what happens to people's files, else in the system's own words.
/// `number` is an errno, said before anything else is called that sets it.
QString systemError(int number);

} // namespace hexahedron
