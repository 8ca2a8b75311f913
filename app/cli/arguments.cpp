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

namespace {

/// A number, with K, M or G behind it for as many powers of 1024.
std::optional<qint64> sizeFrom(const QString &value)
{
    const qsizetype power = value.isEmpty() ? -1 : QStringLiteral("KMG").indexOf(value.back().toUpper());
    bool isNumber = false;
    const qint64 number = QStringView(value).chopped(power >= 0 ? 1 : 0).toLongLong(&isNumber);
    constexpr qint64 Most = qint64(1) << 32; // times 2^30 it still is a number
    const bool isUsable = isNumber && number >= 0 && (power < 0 || number <= Most);
    return isUsable ? std::optional(number << (10 * (power + 1))) : std::nullopt;
}

} // namespace

std::optional<ExpandLimits> limitsFrom(const QStringList &options)
{
    ExpandLimits limits;
    for (const QString &option : options) {
        const qsizetype at = option.indexOf(u'=');
        const auto value = sizeFrom(option.mid(at + 1));
        if (at > 0 && value && limits.set(QStringView(option).first(at), *value))
            continue;
        QStringList allowed;
        for (const ExpandLimits::Setting &setting : ExpandLimits::settings())
            allowed +=
                QStringLiteral("%1=%2…%3").arg(QLatin1String(setting.name)).arg(setting.least).arg(setting.greatest);
        complain(text(QT_TRANSLATE_NOOP("hexa", "--limit is one of %1, not \"%2\""))
                     .arg(allowed.join(QStringLiteral(", ")), option));
        return {};
    }
    return limits;
}

} // namespace hexahedron::cli
