#include "core/formats/registry.h"

#include "core/check/joinedfile.h"
#include "core/formats/blitz3d/b3dformat.h"
#include "core/formats/ecere/e3dformat.h"
#include "core/formats/horde3d/hordeanimationformat.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordegeometryformat.h"
#include "core/formats/horde3d/hordeshaderformat.h"
#include "core/formats/image/imageformats.h"
#include "core/formats/kohi/k3dformat.h"
#include "core/formats/urho3d/urhoformats.h"
#include "core/schema/schema.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

/// Those of the product, then what a program adds.
std::vector<const Format *> &formatList()
{
    static std::vector<const Format *> formats{&b3dFormat(),
                                               &urhoModelFormat(),
                                               &urhoAnimationFormat(),
                                               &urhoShaderFormat(),
                                               &urhoScriptFormat(),
                                               &urhoPackageFormat(),
                                               &hordeGeometryFormat(),
                                               &hordeAnimationFormat(),
                                               &hordeMaterialFormat(),
                                               &hordeSceneFormat(),
                                               &hordeParticleFormat(),
                                               &hordeComputeFormat(),
                                               &hordePipelineFormat(),
                                               &hordeShaderFormat(),
                                               &hordeCodeFormat(),
                                               &e3dFormat(),
                                               &k3dFormat(),
                                               &ddsFormat(),
                                               &ktxFormat(),
                                               &pngFormat(),
                                               &jpegFormat(),
                                               &gifFormat(),
                                               &psdFormat(),
                                               &hdrFormat(),
                                               &jp2Format(),
                                               &bmpFormat(),
                                               &tgaFormat()};
    static const bool isSaid = [] {
        setJoinedFinder(&recogniseContent);
        return true;
    }();
    Q_UNUSED(isSaid)
    return formats;
}

const Schema *unknownSchema()
{
    static const Schema *schema = [] {
        SchemaBuilder builder("UnknownFormat", {});
        builder.file()
            .bytes("unknown")
            .until(endOfFrame)
            .doc(QT_TRANSLATE_NOOP("UnknownFormat", "The content is of no format that this program knows."));
        return builder.finish();
    }();
    return schema;
}

} // namespace

const Format &unknownFormat()
{
    static const Format format{.id = "unknown",
                               .name = QT_TRANSLATE_NOOP("formats", "Unknown"),
                               .extensions = {},
                               .recognition = QT_TRANSLATE_NOOP("formats", "Everything that no other format claims."),
                               .schema = unknownSchema,
                               .rules = {},
                               .scene = nullptr,
                               .example = nullptr};
    return format;
}

std::span<const Format *const> allFormats()
{
    return formatList();
}

void addFormat(const Format &format)
{
    formatList().insert(formatList().begin(), &format);
}

const Format &recogniseContent(const Bytes &bytes)
{
    for (const Format *format : allFormats()) {
        if (format->hasContent(bytes))
            return *format;
    }
    return unknownFormat();
}

const Format &recognise(const Bytes &bytes, const QString &fileName)
{
    if (const Format &format = recogniseContent(bytes); &format != &unknownFormat())
        return format;
    const QString name = fileName.toLower();
    for (const Format *format : allFormats()) {
        for (const QString &extension : format->extensions) {
            if (name.endsWith(u'.' + extension))
                return *format;
        }
    }
    return unknownFormat();
}

bool isKnown(const Format &format)
{
    return &format != &unknownFormat();
}

const Format *formatById(QStringView id)
{
    for (const Format *format : allFormats()) {
        if (id == QLatin1StringView(format->id))
            return format;
    }
    return nullptr;
}

const Format *anyFormatById(QStringView id)
{
    const Format &unknown = unknownFormat();
    return id == QLatin1StringView(unknown.id) ? &unknown : formatById(id);
}

std::shared_ptr<const Tree> readTree(const Bytes &bytes, const QString &fileName, const std::atomic_bool *cancelled,
                                     const ExpandLimits &limits)
{
    return readTree(recognise(bytes, fileName), bytes, fileName, cancelled, limits);
}

} // namespace hexahedron
