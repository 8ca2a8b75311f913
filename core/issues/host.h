#pragma once

#include <QString>

namespace hexahedron {

/// A program with rules of its own about files that many programs share, such as pictures. What only this program minds is said
/// of the files that it reads, and of no others.
struct Host
{
    /// True for the absolute or relative name of a file that lies where the program looks for its files. Looks at a bounded number
    /// of folders and files on the disk.
    bool (*reads)(const QString &file);
};

} // namespace hexahedron
