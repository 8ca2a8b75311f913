// New files, made by the program itself.
#include "app/cli/console.h"
#include "app/cli/output.h"
#include "app/cli/source.h"
#include "core/edit/newfile.h"
#include "core/formats/registry.h"

#include <QFileInfo>

namespace hexahedron::cli {

namespace {

ExitCode runNew(const Arguments &arguments)
{
    if (!arguments.has("o")) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "say where to: -o OUT")));
        return Trouble;
    }
    const QString name = arguments.positional().constFirst();
    const std::vector<const Format *> formats = formatsCalled(name);
    if (formats.empty())
        return Trouble;
    if (formats.size() > 1) {
        QStringList ids;
        for (const Format *format : formats)
            ids += QLatin1StringView(format->id);
        complain(text(QT_TRANSLATE_NOOP("hexa", "%1 may be one of %2")).arg(name, ids.join(QStringLiteral(", "))));
        return Trouble;
    }
    const QString to = arguments.value("o");
    if (QFileInfo::exists(to) && !takesStream(to) && !arguments.has("force")) {
        complain(text(QT_TRANSLATE_NOOP("hexa", "%1: is there already (--force replaces it)")).arg(to));
        return Trouble;
    }
    const XmlFile made = newFile(*formats.front(), arguments.has("full") ? NewFile::Everything : NewFile::Smallest,
                                 &anyFormatById);
    if (!made.isMade()) {
        complain(made.error.text);
        return Trouble;
    }
    return writeFile(to, [&](QIODevice &device) {
        return copyBytes(device, Bytes(made.bytes), {0, made.bytes.size()});
    });
}

} // namespace

std::span<const Verb> creatingVerbs()
{
    static const std::vector<Verb> verbs{
        {.name = "new",
         .operands = QT_TRANSLATE_NOOP("hexa", "FORMAT [--full] -o OUT [--force]"),
         .summary = QT_TRANSLATE_NOOP("hexa", "write the smallest file of a format that is right"),
         .options = {{"full", nullptr, QT_TRANSLATE_NOOP("hexa", "a larger one that shows most of the format")},
                     {"o", "OUT", QT_TRANSLATE_NOOP("hexa", "the file to write")},
                     {"force", nullptr, QT_TRANSLATE_NOOP("hexa", "also over a file that is there")}},
         .least = 1,
         .most = 1,
         .run = runNew,
         .readsAs = false},
    };
    return verbs;
}

} // namespace hexahedron::cli
