#include "core/formats/horde3d/hordenames.h"

namespace hexahedron {

quint32 hordeNameHash(const QByteArray &name)
{
    quint32 hash = 0;
    for (const char c : name)
        hash = quint32(qint32(qint8(c))) + 65599u * hash;
    return hash;
}

} // namespace hexahedron
