#pragma once

#include <QByteArray>

#include <vector>

namespace b3d {

struct Sample
{
    const char *name; ///< of the file, without its ending: what it shows, or what is wrong with it
    QByteArray bytes;
};

/// The files of tests/data/blitz3d: sound ones first, then damaged ones.
std::vector<Sample> samples();

} // namespace b3d
