#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace hexahedron {

/// Text that is safe to show on a terminal: control characters, which could move its cursor or rename its window, are written
/// as `\xNN`, as bytes that are no UTF-8 are. Where values are written they are read again so.
QString printable(const QString &text);
/// The same for UTF-8.
std::string printable(std::string_view utf8);

} // namespace hexahedron
