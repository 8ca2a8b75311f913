#pragma once

#include <QByteArray>
#include <QString>

#include <span>

namespace hexahedron {

/// A way to write bytes as text for other programs: as an array of a language, as JSON, as Base64 …
struct ByteForm
{
    const char *name; ///< untranslated, context "forms"
    QString (*write)(const QByteArray &bytes);

    QString title() const;
};

std::span<const ByteForm> byteForms();

} // namespace hexahedron
