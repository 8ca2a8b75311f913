#pragma once

#include "core/check/checker.h"
#include "core/schema/schema.h"

/// What the reports on structure have in common.
namespace hexahedron::structure {

const Schema &schemaOf(const Checker &checker);
const Field &fieldOf(const Checker &checker, NodeId node);
Item itemOf(const Checker &checker, NodeId node);
/// What a frame or record is called in a sentence: the tag, or the name of its array with its number.
QString label(const Checker &checker, NodeId node);
QString number(qint64 value);
Repair insertZeros(const char *sentence, const Item &item, qint64 offset, qint64 count);
void report(Checker &checker, const IssueKind &kind, const Item &item, const QStringList &arguments, Repair repair = {},
            bool atTop = false);
/// Reports another file when one begins at `offset` of the stream, with all that follows; see joinedFormat(). `item` is what stands
/// there, `reference` the rule that it breaks. False when none does.
bool reportAppended(Checker &checker, const Item &item, qint64 offset, const char *reference);
/// The same about a field of which something is missing.
void reportShort(Checker &checker, const IssueKind &kind, const Field &field, const Item &item,
                 const QStringList &arguments, Repair repair);

} // namespace hexahedron::structure
