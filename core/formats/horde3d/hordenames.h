#pragma once

#include <QByteArray>

namespace hexahedron {

/// The hash by which the engine finds nodes, where characters are signed, as they are on most machines.
quint32 hordeNameHash(const QByteArray &name);

} // namespace hexahedron
