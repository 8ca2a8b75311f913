#include "core/tree/format.h"

#include <algorithm>

namespace hexahedron {

bool Format::hasContent(const Bytes &bytes) const
{
    const auto begins = [&](const QByteArray &signature) {
        return bytes.toByteArray({0, signature.size()}) == signature;
    };
    return std::any_of(signatures.begin(), signatures.end(), begins) || (looksLike && looksLike(bytes));
}

} // namespace hexahedron
