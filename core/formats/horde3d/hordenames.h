#pragma once

#include "core/check/checker.h"
#include "core/check/seennodes.h"

namespace hexahedron {

/// Looks at the names of things of one kind, in order: those without a NUL, empty ones, repeated ones.
class HordeNames
{
public:
    /// `rule` is the number of the rule about names, `repeatedRule` that about repeated ones.
    HordeNames(Checker &checker, const char *rule, const char *repeatedRule)
        : m_checker(checker)
        , m_rule(rule)
        , m_repeatedRule(repeatedRule)
    {
    }
    /// The engine finds these things by a hash of their names.
    void compareHashes() { m_comparesHashes = true; }
    /// `name` is the part of `node` with the name.
    void see(NodeId node, const Part &name);
    /// What is said once about all of them.
    void finish();

private:
    QByteArray textOf(NodeId node, const Part &name);
    QByteArray seenText(NodeId node) const;
    QString label(NodeId node) const;

    Checker &m_checker;
    const char *m_rule;
    const char *m_repeatedRule;
    bool m_comparesHashes = false;
    const Field *m_field = nullptr; ///< of the names
    SeenNodes m_names;
    SeenNodes m_hashes; ///< the first of each
    Item m_firstWithRest;
    qint64 m_withRest = 0;
};

} // namespace hexahedron
