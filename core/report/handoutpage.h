#pragma once

#include <QByteArray>

namespace hexahedron::handoutPage {

/// How a handout looks, on the screen and printed, and what its page does. Both are the same for every file, so that a page can
/// say by their checksums that nothing else on it may run.
extern const QByteArray style;
extern const QByteArray script;
/// Only on pages with a model, which `script` runs later: three.js with its licence, and what draws with it.
QByteArray three();
extern const QByteArray modelScript;

} // namespace hexahedron::handoutPage
