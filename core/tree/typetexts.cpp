#include "core/tree/typetexts.h"

#include "core/schema/field.h"

namespace hexahedron {

std::string_view TypeTexts::of(const Item &item)
{
    constexpr size_t MostTexts = 4096; // lengths of vectors come from the file
    const bool isVector = item.role == Item::Role::Field && item.field->isVector;
    const quint64 count = isVector ? quint64(item.count) : 0;
    const quint64 key = count << 24 | quint64(item.field->id) << 8 | quint64(item.role);
    const auto found = m_texts.find(key);
    if (found != m_texts.end())
        return found->second;
    if (m_texts.size() > MostTexts)
        m_texts.clear();
    return m_texts[key] = m_tree.type(item).toStdString();
}

} // namespace hexahedron
