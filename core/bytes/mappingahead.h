#pragma once

#include "core/bytes/bytes.h"

#include <thread>

namespace hexahedron {

/// While it lives, another thread has the system map all pages of a long file, for who is going to look at every byte: it need not
/// stop at each first touch. Does nothing for short files, for those that would fill the memory, and where systems cannot do it.
class MappingAhead
{
public:
    explicit MappingAhead(const Bytes &bytes);

private:
    std::jthread m_thread;
};

} // namespace hexahedron
