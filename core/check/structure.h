#pragma once

#include "core/check/checker.h"

namespace hexahedron {

/// What reading itself tells about a node: its state, its kind, the faults of its parts. Everything here is rare.
namespace structure {

/// The format lets such a frame stand in the other one.
bool belongsInto(const Field &frame, const Field &parent);
/// About the node as a whole: state, unknown, misplaced, left over at the top.
void reportNode(Checker &checker, NodeId node);
/// What is wrong with parts that lie elsewhere, and with sizes at the end.
void reportLinks(Checker &checker, NodeId node, std::span<const Part> parts, const ValueStack &values);
/// The checksum behind the content of a frame that has one.
void reportChecksum(Checker &checker, NodeId node);
/// About parts that are cut, left over or counted wrongly, and about fields that are missing at the end.
void reportParts(Checker &checker, NodeId node, std::span<const Part> parts, const ValueStack &values);
/// False when a node and its parts have nothing that the two could report.
bool isPlain(std::span<const Part> parts, const Field &field);

} // namespace structure
} // namespace hexahedron
