#pragma once

#include "core/check/issue.h"
#include "core/tree/tree.h"

namespace hexahedron::recovery {

/// How much of a file does not make sense, in bits: what it would take to tell somebody, beyond what the format says already.
/// The smaller the better. 0: everything is where it should be; below 0: checksums prove it.
///
///   a place where structure stops to fit (a length that passes its frame, a count of more than there is, a missing field)
///                                                               StructureFault
///   a run of bytes that nothing describes                       UnreadRun, and UnreadByte for each byte
///   an error beyond that (an index of nothing, not a number)    ErrorKind for the first of its kind and place, then a bit for
///                                                               each doubling of how often it occurs
///   a warning                                                   WarningKind, the same
///   a value that may be, but is seldom                          see plausible.h
///   a checksum that is right                                    less by RightSum
///
/// Whether an edit is worth it is the difference between before and after, less what the edit itself takes to be told.
struct Evidence
{
    static constexpr double StructureFault = 24;
    static constexpr double UnreadRun = 12;
    static constexpr double UnreadByte = 1;
    static constexpr double ErrorKind = 16;
    static constexpr double WarningKind = 5;
    static constexpr double RightSum = 12;

    double bits = 0;
    qint64 faults = 0; ///< places where structure does not fit
    qint64 unread = 0; ///< bytes that nothing describes
    qint64 errors = 0; ///< findings, each as often as it occurs
    qint64 warnings = 0;
    qint64 rightSums = 0;   ///< checksums that prove what they stand for
    qint64 findings = 0;    ///< of both, as they are listed: what many elements have is one
    qint64 firstFault = -1; ///< offset in the file; -1 when there is none
    qint64 lastSure = 0;    ///< where the last node begins that begins before it
};

/// True for findings that bytes are not where the description wants them, which says little about values.
bool isOfStructure(const IssueKind &kind);
/// The list of which so many elements have an error that it holds something else than it seems; invalid where it is no such list.
Item listOfNonsense(const Tree &tree, const Issue &issue);
/// True for findings that bytes were lost. No edit brings them back, so none is judged by such a finding.
bool isOfLoss(const IssueKind &kind);

/// What the structure alone tells: without rules about values. Touches headers and counts only. Looks into those files inside the
/// file that are open.
Evidence structureOf(const Tree &tree);
/// Where structure stops to fit in the bytes of a stream; -1: nowhere.
qint64 firstFaultIn(const StreamTree &stream);
/// True when nothing refers any more to bytes to which something referred with `known`, but for a few.
bool leavesMoreUnused(const std::vector<Issue> &found, const std::vector<Issue> &known);
/// Bytes that are taken up to the end of what they stand in, whatever they are.
qint64 bytesToTheEnd(const Tree &tree);
/// True when what is packed expands to about as many bytes as before, or more; both are open all over.
bool expandsAsMuch(const Tree &tree, const Tree &before);
/// Files in the file that are known for what they are; it is open all over.
qint64 knownContents(const Tree &tree);
/// Frames of a kind that is known: the more of them are read, the better.
qint64 knownFrames(const Tree &tree);
/// Fewer frames that are known. False where there are too many to count.
bool readsFewerFrames(const Tree &after, const Tree &before);
/// The same of kinds of frames and records, however many of each.
bool readsFewerKinds(const Tree &after, const Tree &before);
/// What odd values add: they speak for each other, and where one file has many, they are what it is about.
double bitsOfOddValues(double bits);
/// What findings add.
double bitsOfIssues(const std::vector<Issue> &issues);
/// The same with what a full check found.
Evidence evidenceOf(const Tree &tree, const std::vector<Issue> &issues);

} // namespace hexahedron::recovery
