// Verbs that are agreed on but not written yet.
#include "app/cli/console.h"

namespace hexahedron::cli {

namespace {

ExitCode notYet(const Arguments &)
{
    complain(text(QT_TRANSLATE_NOOP("hexa", "this verb is not available yet")));
    return Trouble;
}

} // namespace

std::span<const Verb> laterVerbs()
{
    static const std::vector<Verb> verbs{
        {.name = "diff",
         .operands = QT_TRANSLATE_NOOP("hexa", "A B [--json]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "compare by structure (not available yet)"),
         .options = {{"json", nullptr, QT_TRANSLATE_NOOP("hexa", "as JSON")}},
         .least = 0,
         .most = -1,
         .run = notYet},
        {.name = "new",
         .operands = QT_TRANSLATE_NOOP("hexa", "FORMAT -o OUT"),
         .summary = QT_TRANSLATE_NOOP("hexa", "write a smallest valid file (not available yet)"),
         .options = {{"o", "OUT", QT_TRANSLATE_NOOP("hexa", "the file to write")}},
         .least = 0,
         .most = -1,
         .run = notYet},
        {.name = "explain",
         .operands = QT_TRANSLATE_NOOP("hexa", "FORMAT[:FIELD]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "print what the reference says (not available yet)"),
         .options = {},
         .least = 0,
         .most = -1,
         .run = notYet},
    };
    return verbs;
}

} // namespace hexahedron::cli
