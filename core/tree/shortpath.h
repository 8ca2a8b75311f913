#pragma once

#include <QString>

namespace hexahedron {

/// A path as people read it: hundreds of names say nothing that the first and the last of them do not say. Only for what is not
/// read by programs, since a shortened path leads nowhere.
QString shortPath(const QString &path);

} // namespace hexahedron
