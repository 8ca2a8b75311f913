#pragma once

#include "core/bytes/bytes.h"
#include "core/edit/copieditems.h"

#include <QByteArray>
#include <QString>

#include <optional>

class QMimeData;

namespace hexahedron {

/// Bytes on their way to and from the clipboard.
namespace hexclipboard {

/// More is refused: the clipboard lives in memory, three times as hex.
inline constexpr qint64 MostBytes = 32 << 20;

enum class Form : quint8 { Hex, Text };

QString hexText(const QByteArray &bytes);
/// Reads hex digits as people write them: "42 42 33", "0x42, 0x42", "\x42\x42", "424233". Nothing if there is
/// anything else.
std::optional<QByteArray> parseHex(const QString &text);

/// What raw bytes are called among the types of data.
inline constexpr QLatin1String RawType("application/octet-stream");

/// The bytes as text in the form asked for, or as `text` where that is not empty, and as they are for other places that take raw
/// bytes.
std::unique_ptr<QMimeData> mimeData(const QByteArray &bytes, Form form, const QString &text = {});
/// The bytes that `data` offers: raw ones first, then hex digits if `form` is Hex, then the text's own bytes (Latin-1
/// where that suffices, as the text pane shows it, otherwise UTF-8).
std::optional<QByteArray> bytesOf(const QMimeData *data, Form form);

/// Bytes that know what they were in their file.
std::unique_ptr<QMimeData> mimeData(const CopiedItems &items, const QByteArray &bytes, const QString &text = {});
/// What the raw bytes of `data` were in their file; nothing where it does not say so.
std::optional<CopiedItems> itemsOf(const QMimeData *data);

} // namespace hexclipboard
} // namespace hexahedron
