#pragma once

#include "core/tree/tree.h"

#include <vector>

namespace hexahedron::salvage {

/// A file of which the directory of a container says what it is called and where it lies.
struct PartOfContainer
{
    ByteRange range = {}; ///< of its bytes, or packed bytes, in the container
    QString name = {};
    const Format *format = nullptr; ///< null where its bytes do not tell
    const char *codec = "";
    Bytes bytes = {};                   ///< unpacked
    bool isSound = false;               ///< a checksum says that these are the bytes that were meant
    bool isWhole = true;                ///< false: only a part of it can be unpacked
    const Checksum *checksum = nullptr; ///< null where the directory has none
    quint32 sum = 0;                    ///< that of its bytes, as the directory says
    QString trouble = {};               ///< why nothing of it can be read; then there are no bytes

    bool isPacked() const { return *codec != '\0'; }
};

/// What the directory still tells, where it makes sense. Empty for what is no container of named files.
std::vector<PartOfContainer> partsOfContainer(const Tree &tree);

/// True for a format whose files hold other files by name.
bool isContainer(const Schema &schema);

/// True for a name that files have: text, not too long.
bool isName(const QByteArray &name);

} // namespace hexahedron::salvage
