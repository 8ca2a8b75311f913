#include "core/relations/texts.h"

#include "core/check/checker.h"
#include "core/relations/elements.h"
#include "core/schema/schema.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

/// Looks at one text in each node in which it stands.
class TextWatch final : public Watch
{
public:
    TextWatch(const Field &field, TextIs::Wanted wanted, Ruling ruling)
        : m_field(field)
        , m_wanted(wanted)
        , m_ruling(ruling)
    {
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const Part *part = sight.part(&m_field);
        if (!part || part->fault != Fault::None)
            return; // cut off, which has been said
        const Tree &tree = checker.tree();
        const QByteArray text = textIn(sight, m_field);
        const bool isFilled = m_wanted == TextIs::Wanted::Filled;
        if (isFilled ? !text.isEmpty() : QByteArrayView(text).isValidUtf8())
            return;
        if (checker.isFull(*m_ruling.kind)) {
            checker.countMore(*m_ruling.kind);
            return;
        }
        const Item item = checker.partOf(sight.node, &m_field);
        checker.report(*m_ruling.kind, item,
                       {.arguments = {isFilled ? nameOfElement(tree, item) : QString::fromLatin1(m_field.name)},
                        .reference = m_ruling.rule,
                        .severity = m_ruling.severity});
    }

private:
    const Field &m_field;
    TextIs::Wanted m_wanted;
    Ruling m_ruling;
};

} // namespace

void TextIs::check(const Field &field, Checker &checker) const
{
    checker.watch(std::make_shared<TextWatch>(field, m_wanted, m_ruling), {layoutOwner(field)});
}

QStringList TextIs::sentences(const Field &, const NamePlace &) const
{
    return {relationText(m_wanted == Wanted::Filled ? QT_TRANSLATE_NOOP("relations", "Not empty.")
                                                    : QT_TRANSLATE_NOOP("relations", "UTF-8."))};
}

} // namespace hexahedron
