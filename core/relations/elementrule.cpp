#include "core/relations/elementrule.h"

namespace hexahedron {

class ElementRule::ElementWatch final : public Watch
{
public:
    explicit ElementWatch(Look look)
        : m_look(look)
    {
    }
    void seeNode(const NodeSight &sight, Checker &checker) override { m_look(MarkupElement(checker, sight), checker); }

private:
    Look m_look;
};

void ElementRule::check(const Field &field, Checker &checker) const
{
    checker.watch(std::make_shared<ElementWatch>(m_look), {&field});
}

} // namespace hexahedron
