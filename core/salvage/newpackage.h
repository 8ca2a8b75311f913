#pragma once

#include "core/edit/xmlreader.h"

#include <optional>

namespace hexahedron::salvage {

struct PackageMember
{
    QString name;
    Bytes bytes;
};

/// A new container with these files in it, of the kind that `like` begins as. Counts, places, checksums and packing follow from the
/// description. Nothing, with a reason, when there is too much or the format does not hold files by name.
std::optional<Bytes> newPackage(const Format &format, const Bytes &like, const std::vector<PackageMember> &members,
                                FormatById formats, QString *why);

} // namespace hexahedron::salvage
