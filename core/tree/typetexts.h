#pragma once

#include "core/tree/tree.h"

#include <string>
#include <unordered_map>

namespace hexahedron {

/// Tree::type() for millions of items: remembers the texts. One per thread.
class TypeTexts
{
public:
    explicit TypeTexts(const Tree &tree)
        : m_tree(tree)
    {
    }
    std::string_view of(const Item &item);

private:
    const Tree &m_tree;
    std::unordered_map<quint64, std::string> m_texts;
};

} // namespace hexahedron
