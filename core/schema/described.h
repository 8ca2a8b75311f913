#pragma once

#include "core/schema/schema.h"

namespace hexahedron {

/// The description of a format, made once when somebody first asks for it. `Self` says it in its constructor, and keeps the
/// handles that rules and scenes look for as `fields`.
template<typename Self>
class Described
{
public:
    const Schema *schema = nullptr;

    static const Self &instance()
    {
        static const Self described;
        return described;
    }
};

/// Those handles: `constexpr auto fields = &fieldsOf<MyFormat>;`, then `fields().version`.
template<typename Self>
const auto &fieldsOf()
{
    return Self::instance().fields;
}

} // namespace hexahedron
