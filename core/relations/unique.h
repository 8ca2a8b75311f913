#pragma once

#include "core/check/issue.h"
#include "core/relations/ruling.h"
#include "core/schema/relation.h"

namespace hexahedron {

/// No two elements of an array have the same value in a field; of texts, empty ones do not count. Inserted elements get a value
/// that is free: one of the names where values have names, else a number, or the neutral text with a number behind it.
/// An issue gets the value as %1 and the element that has it already as %2.
class Unique final : public Relation
{
public:
    explicit Unique(Ruling ruling)
        : m_ruling(ruling)
    {
    }
    /// Inserted elements look for a free number from `first` on, in steps.
    Unique &from(qint64 first, qint64 step = 1)
    {
        m_fresh = {first, step};
        return *this;
    }
    /// Texts may not have the same hash either. The issue gets both texts, the later first.
    Unique &hashedBy(quint32 (*hash)(const QByteArray &), const IssueKind &kind, const char *rule)
    {
        m_hash = hash;
        m_hashed = {&kind, rule};
        return *this;
    }
    /// Only values that have a name are compared.
    Unique &onlyNamed()
    {
        m_onlyNamed = true;
        return *this;
    }
    /// What mends an array of elements with one size.
    Unique &mendedBy(const char *sentence, void (*mend)(Wishes &, const Item &array))
    {
        m_sentence = sentence;
        m_mend = mend;
        return *this;
    }

    void check(const Field &field, Checker &checker) const override;
    QStringList sentences(const Field &field, const NamePlace &nameOf) const override;
    QStringList rules() const override { return m_ruling.rules() + m_hashed.rules(); }
    std::optional<FreshValues> freshValues() const override { return m_fresh; }

private:
    class NodesWatch;
    class ListsWatch;

    Ruling m_ruling;
    Ruling m_hashed;
    FreshValues m_fresh;
    quint32 (*m_hash)(const QByteArray &) = nullptr;
    bool m_onlyNamed = false;
    const char *m_sentence = "";
    void (*m_mend)(Wishes &, const Item &) = nullptr;
};

/// Without an issue, only edits see to it.
inline Unique beUnique()
{
    return Unique({});
}
inline Unique beUnique(const IssueKind &kind, const char *rule, std::optional<Severity> severity = {})
{
    return Unique({&kind, rule, severity});
}

} // namespace hexahedron
