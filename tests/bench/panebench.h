#pragma once

namespace bench {

class Report;

/// How fast bytes are found, compared with how fast memory is read, and what long files with nothing in them cost the byte pane.
void measurePane(int runs, Report &report);

} // namespace bench
