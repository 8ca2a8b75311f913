#pragma once

#include <QString>

class QIODevice;

namespace hexahedron {

/// Why the system refused something, in the user's language for what happens to people's files, else in the system's own words.
/// `number` is an errno, said before anything else is called that sets it.
QString systemError(int number);

/// The same for what a device failed with last: it keeps the words of the system, not the number.
QString systemError(const QIODevice &device);

} // namespace hexahedron
