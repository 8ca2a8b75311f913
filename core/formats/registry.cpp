#include "core/formats/registry.h"

#include "core/formats/blitz3d/b3dformat.h"
#include "core/formats/ecere/e3dformat.h"
#include "core/formats/horde3d/hordeanimationformat.h"
#include "core/formats/horde3d/hordedocuments.h"
#include "core/formats/horde3d/hordegeometryformat.h"
#include "core/formats/horde3d/hordeshaderformat.h"
#include "core/formats/image/bmpformat.h"
#include "core/formats/image/ddsformat.h"
#include "core/formats/image/gifformat.h"
#include "core/formats/image/hdrformat.h"
#include "core/formats/image/jp2format.h"
#include "core/formats/image/jpegformat.h"
#include "core/formats/image/ktxformat.h"
#include "core/formats/image/pngformat.h"
#include "core/formats/image/psdformat.h"
#include "core/formats/image/tgaformat.h"
#include "core/formats/kohi/k3dformat.h"
#include "core/formats/unknown.h"
#include "core/formats/urho3d/urhoformats.h"

#include <QFileInfo>

#include <vector>

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
    return formats;
}

} // namespace

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
