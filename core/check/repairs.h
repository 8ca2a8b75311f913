#pragma once

#include "core/bytes/bytes.h"
#include "core/check/issue.h"

/// Repairs that are one wish of an edit, under the names that Wishes has for them. `sentence` says it to people, in the context
/// "repairs"; `arguments` are those of the sentence.
namespace hexahedron::repairs {

Repair setNumber(const char *sentence, const Item &item, double number, const QStringList &arguments = {});
/// The same of a number that says how what follows is read: the bytes behind it stay as they are.
Repair setShape(const char *sentence, const Item &item, qint64 number);
Repair setText(const char *sentence, const Item &item, const QString &text, const QStringList &arguments = {});
Repair setBytes(const char *sentence, const Item &item, const QByteArray &bytes, const QStringList &arguments = {});
Repair insertBytes(const char *sentence, const Item &owner, qint64 offset, const QByteArray &bytes);
Repair append(const char *sentence, const Item &owner, const QByteArray &bytes); ///< behind all that it has
Repair removeFrame(const char *sentence, const Item &frame);
Repair removeElements(const char *sentence, const Item &array, const std::vector<qint64> &elements);
Repair splice(const char *sentence, StreamId stream, ByteRange range, const Bytes &bytes);

} // namespace hexahedron::repairs
