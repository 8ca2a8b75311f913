#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace hexahedron::cli {

/// A file that was asked for, or something on the way to files that cannot be looked at.
struct FoundFile
{
    QString path;
    QString trouble; ///< why it is not looked at; empty when it can be
};

/// The files themselves, and what lies in the folders, sorted by path. In folders only files count whose name or content says
/// that they are of a known format; links to folders are not followed.
std::vector<FoundFile> filesOf(const QStringList &paths);

} // namespace hexahedron::cli
