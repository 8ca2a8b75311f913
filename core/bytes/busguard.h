#pragma once

#include <QtGlobal>

namespace hexahedron::busguard {

/// From now on touching pages of [address, address + size) that `file` no longer has gives zeros, instead of ending the
/// process with SIGBUS. Faults elsewhere go to whoever handled them before.
void protect(void *address, qint64 size, int file);
/// To be called before the memory is unmapped and the file closed.
void release(void *address);

} // namespace hexahedron::busguard
