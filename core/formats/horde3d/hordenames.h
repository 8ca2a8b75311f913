#pragma once

#include "core/check/checker.h"

namespace hexahedron {

/// The hash by which the engine finds nodes, where characters are signed, as they are on most machines.
quint32 hordeNameHash(const QByteArray &name);

/// Looks at the names of things of one kind, in order: those without a NUL, and empty ones.
class HordeNames
{
public:
    /// `rule` is the number of the rule about names.
    HordeNames(Checker &checker, const char *rule)
        : m_checker(checker)
        , m_rule(rule)
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
    QString label(NodeId node) const;

    Checker &m_checker;
    const char *m_rule;
    bool m_comparesHashes = false;
    Item m_firstWithRest;
    qint64 m_withRest = 0;
};

} // namespace hexahedron
