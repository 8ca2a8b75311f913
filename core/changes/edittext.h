#pragma once

#include "core/language/plural.h"

#include <QString>

namespace hexahedron {

/// A sentence of the context "edit" in the user's language; `n` chooses singular or plural and takes the place of %n, up to what
/// an int holds. Sentences stand inside QT_TRANSLATE_NOOP or, with a count, QT_TRANSLATE_N_NOOP. A function called
/// tr() would hide those from lupdate, which does not look inside its parentheses.
QString editText(const char *sentence, qint64 n = noCount);

} // namespace hexahedron
