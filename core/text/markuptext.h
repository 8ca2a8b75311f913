#pragma once

#include "core/tree/tree.h"

namespace hexahedron::markup {

/// What a written text means: its marks are left out, characters that stand for others replaced.
QByteArray decoded(const Field &field, const QByteArray &written);
/// The reverse, for the place where `item` stands. Escapes only what must be; nothing, with a reason, when the text cannot stand there.
std::optional<QByteArray> encoded(const Tree &tree, const Item &item, const QByteArray &text, QString *error);
/// Escapes what must be in a value between such quotes, or in text when it is 0.
QByteArray escaped(const QByteArray &text, char quote);
/// Characters beyond ASCII as numbers, which every XML parser reads whatever the document's encoding is: for a document that says
/// that it is not UTF-8. Else the text as it is, and so are bytes that are no UTF-8.
QByteArray inEncodingOf(const Bytes &document, const QByteArray &text);
/// Replaces the five entities and numbered characters; others stay as they are.
QByteArray unescaped(const QByteArray &written);
/// True for what elements and attributes can be called.
bool isName(const QByteArray &name);

} // namespace hexahedron::markup
