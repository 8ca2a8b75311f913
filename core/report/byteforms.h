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

/// Lines of 16 bytes as other tools write them: offsets, digits, characters. The first byte stands at the offset `begin`.
QString hexDump(const QByteArray &bytes, qint64 begin);

} // namespace hexahedron
