#pragma once

#include "core/find/bytesearch.h"

namespace hexahedron {

/// Runs of characters that people can read.
struct StringOptions
{
    enum class Where : quint8 { Everywhere, InTexts, Elsewhere };

    TextEncoding encoding = TextEncoding::Utf8;
    int least = 4;                   ///< characters
    QString words = {};              ///< that must be in it, in either case
    Where where = Where::Everywhere; ///< in what the format knows as texts, or not
    static constexpr int MostLeast = 1000;
    static constexpr qint64 Longest = 4096; ///< bytes; a longer run is several
};

/// Looks through the file and all that is packed in it, as findBytes() does.
ByteHits findStrings(const Tree &tree, const StringOptions &strings, const ByteSearchOptions &options = {},
                     const std::atomic_bool *cancelled = nullptr, std::atomic<int> *permille = nullptr);

} // namespace hexahedron
