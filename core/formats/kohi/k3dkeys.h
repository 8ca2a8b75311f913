#pragma once

#include "core/formats/kohi/k3dmodel.h"

namespace hexahedron {

/// For each animation the largest time among the keys of its channels; 0 without any.
std::vector<double> lastKeyTimes(const K3dModel &model);

/// One run of keys that a channel claims.
struct K3dRun
{
    const K3dModel::Keys *keys = nullptr;
    qint64 channel = 0;
    ByteRange range; ///< as claimed; may pass the buffer

    qint64 keySize() const { return keys->fields->size; }
    qint64 count() const { return range.size() / keySize(); }
};
/// All runs that are not empty, channel by channel, as the engine writes them. Empty when parts are missing.
std::vector<K3dRun> runsOf(const K3dModel &model);

/// The time of a key; keys end with it.
double keyTime(const K3dRun &run, qint64 key, ByteCursor &cursor);

} // namespace hexahedron
