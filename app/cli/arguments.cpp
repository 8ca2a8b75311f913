#include "app/cli/console.h"
#include "app/cli/verb.h"

namespace hexahedron::cli {

std::optional<qint64> Arguments::number(const char *option, qint64 otherwise, qint64 least) const
{
    if (!has(option))
        return otherwise;
    bool isNumber = false;
    const qint64 number = value(option).toLongLong(&isNumber);
    if (isNumber && number >= least)
        return number;
    complain(text(QT_TRANSLATE_NOOP("hexa", "--%1 needs a number of at least %2, not \"%3\""))
                 .arg(QLatin1String(option))
                 .arg(least)
                 .arg(value(option)));
    return {};
}

} // namespace hexahedron::cli
