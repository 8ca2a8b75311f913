#include "core/relations/exceeds.h"

#include "core/check/markupelement.h"
#include "core/schema/sentences.h"

namespace hexahedron {

class Exceeds::ExceedsWatch final : public Watch
{
public:
    ExceedsWatch(const Exceeds &exceeds, const Field &high)
        : m_exceeds(exceeds)
        , m_high(high)
    {
    }
    void seeNode(const NodeSight &sight, Checker &checker) override
    {
        const Field *low = m_exceeds.m_low;
        const MarkupElement element(checker, sight);
        if (m_exceeds.m_needsBoth && !(element.has(low) && element.has(&m_high)))
            return;
        const double less = element.number(low);
        const double more = element.number(&m_high);
        if (less < more || (m_exceeds.m_mayBeEqual && less == more))
            return;
        checker.report(*m_exceeds.m_ruling.kind, element.attribute(low),
                       {.arguments = {attributeName(*low), asArgument(less), attributeName(m_high), asArgument(more)},
                        .reference = m_exceeds.m_ruling.rule});
    }

private:
    static QString attributeName(const Field &attribute) { return QString::fromUtf8(attribute.name + 1); }

    const Exceeds &m_exceeds; // part of the description
    const Field &m_high;
};

void Exceeds::check(const Field &field, Checker &checker) const
{
    checker.watch(std::make_shared<ExceedsWatch>(*this, field), {field.parent});
}

QStringList Exceeds::sentences(const Field &, const NamePlace &nameOf) const
{
    return {relationText(m_mayBeEqual ? QT_TRANSLATE_NOOP("relations", "The number is not below %1.")
                                      : QT_TRANSLATE_NOOP("relations", "The number is above %1."))
                .arg(nameOf(*m_low))};
}

} // namespace hexahedron
