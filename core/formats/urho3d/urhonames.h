#pragma once

#include "core/check/checker.h"
#include "core/check/seennodes.h"

namespace hexahedron {

/// Looks at the names of things of one kind, in order: empty ones, repeated ones, those that are not UTF-8.
class UrhoNames
{
public:
    /// `rule` is the number of the rule about empty and repeated names.
    UrhoNames(Checker &checker, const char *rule, bool comparesHashes = false, Severity severity = Severity::Warning)
        : m_checker(checker)
        , m_rule(rule)
        , m_comparesHashes(comparesHashes)
        , m_severity(severity)
    {
    }
    /// `field` describes the text, a part of `node`; the same for all of them.
    void see(NodeId node, const Field *field, const QByteArray &name);

private:
    QByteArray seenName(NodeId node, const Field *field) const;

    Checker &m_checker;
    const char *m_rule;
    bool m_comparesHashes;
    Severity m_severity; ///< of both
    SeenNodes m_names;
    SeenNodes m_hashes; ///< the first of each
};

/// The text up to its NUL.
QByteArray urhoText(const NodeSight &sight, const Field *field);
/// Reports a text that is not UTF-8.
void reportEncoding(Checker &checker, const Item &text, const QByteArray &bytes);

} // namespace hexahedron
