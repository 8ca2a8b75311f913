#pragma once

#include "app/cli/verb.h"
#include "core/bytes/wholefile.h"

#include <QString>

class QIODevice;

namespace hexahedron::cli {

/// Translated, in the context of the command line.
QString text(const char *sentence);

/// "FILE:0x1f": a place in a file, as compilers write lines.
QString placeText(const QString &fileName, qint64 offset);

/// A message: to standard error, after the program's name.
void complain(const QString &message);

/// Standard output, unbuffered: what is written comes in large blocks.
class Console : public WholeFile
{
public:
    Console();
    /// Writes the text, with a line end.
    void line(const QString &text);
    void raw(const QByteArray &bytes);
    /// Says that writing failed.
    ExitCode failed();
    /// Done, or Trouble with a message when something could not be written.
    ExitCode finish(ExitCode code = Done);

private:
    bool m_hasFailed = false;
};

} // namespace hexahedron::cli
