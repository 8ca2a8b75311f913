#pragma once

#include "tests/bench/report.h"

namespace bench {

/// How long everything packed in a package takes to expand and read, against LZ4_decompress_safe alone with one thread.
void measureExpanding(Report &report, const QString &package, int runs);

} // namespace bench
