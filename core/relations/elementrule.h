#pragma once

#include "core/check/markupelement.h"
#include "core/schema/relation.h"

namespace hexahedron {

/// A rule of one format about an element of a document, said where the element is described: a small function, with a sentence
/// as its name.
class ElementRule final : public Relation
{
public:
    using Look = void (*)(const MarkupElement &, Checker &);

    ElementRule(Look look, const char *rules)
        : m_look(look)
        , m_rules(rules)
    {
    }
    void check(const Field &field, Checker &checker) const override;
    /// What it says stands in the reference.
    QStringList sentences(const Field &, const NamePlace &) const override { return {}; }
    QStringList rules() const override { return QString::fromLatin1(m_rules).split(u' '); }

private:
    class ElementWatch;

    Look m_look;
    const char *m_rules; ///< their numbers, with spaces between
};

/// `rules` are their numbers in the reference, with spaces between.
inline ElementRule pass(ElementRule::Look look, const char *rules)
{
    return {look, rules};
}

} // namespace hexahedron
