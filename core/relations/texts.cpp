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
    using IsRight = bool (*)(const QByteArray &text);
    using Argument = QString (*)(const Tree &tree, const Item &text);

    TextWatch(const Field &field, Ruling ruling, IsRight isRight, Argument argument)
        : m_field(field)
        , m_ruling(ruling)
        , m_isRight(isRight)
        , m_argument(argument)
    {
    }

    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const Part *part = sight.part(&m_field);
        if (!part || part->fault != Fault::None)
            return; // cut off, which has been said
        const Tree &tree = checker.tree();
        if (m_isRight(textIn(sight, m_field)))
            return;
        if (checker.isFull(*m_ruling.kind)) {
            checker.countMore(*m_ruling.kind);
            return;
        }
        const Item item = checker.partOf(sight.node, &m_field);
        checker.report(
            *m_ruling.kind, item,
            {.arguments = {m_argument(tree, item)}, .reference = m_ruling.rule, .severity = m_ruling.severity});
    }

private:
    const Field &m_field;
    Ruling m_ruling;
    IsRight m_isRight;
    Argument m_argument;
};

} // namespace

void Filled::check(const Field &field, Checker &checker) const
{
    checker.watch(std::make_shared<TextWatch>(
                      field, m_ruling, [](const QByteArray &text) { return !text.isEmpty(); }, &nameOfElement),
                  {layoutOwner(field)});
}

QStringList Filled::sentences(const Field &, const NamePlace &) const
{
    return {relationText(QT_TRANSLATE_NOOP("relations", "Not empty."))};
}

void Unicode::check(const Field &field, Checker &checker) const
{
    checker.watch(std::make_shared<TextWatch>(
                      field, m_ruling, [](const QByteArray &text) { return QByteArrayView(text).isValidUtf8(); },
                      [](const Tree &, const Item &text) { return QString::fromLatin1(text.field->name); }),
                  {layoutOwner(field)});
}

QStringList Unicode::sentences(const Field &, const NamePlace &) const
{
    return {relationText(QT_TRANSLATE_NOOP("relations", "UTF-8."))};
}

} // namespace hexahedron
