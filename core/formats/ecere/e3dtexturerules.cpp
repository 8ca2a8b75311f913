// 60 61 62 63: where the images of textures are.
#include "core/changes/wishes.h"
#include "core/formats/ecere/e3drules.h"
#include "core/relations/repairs.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

struct ImageKind
{
    const char *name;
    qint64 type; ///< of the block that should hold it
    QByteArray start;
};

const std::vector<ImageKind> &imageKinds()
{
    static const std::vector<ImageKind> kinds{
        {"PNG", 0x9101, QByteArray("\x89PNG\r\n\x1a\n", 8)},
        {"JPEG", 0x9102, QByteArray("\xff\xd8\xff", 3)},
        {"JPEG 2000", 0x9103, QByteArray("\0\0\0\x0cjP  \r\n\x87\n", 12)},
        {"JPEG 2000", 0x9103, QByteArray("\xff\x4f\xff\x51", 4)}, // without the box around it
    };
    return kinds;
}

void checkImage(const E3dSight &sight, const Item &block, const Item &image, qint64 type)
{
    constexpr qint64 LongestStart = 12;
    const QByteArray bytes = sight.tree.bytes(image.stream)
                                 .toByteArray(
                                     {image.range.begin, qMin(image.range.end, image.range.begin + LongestStart)});
    const ImageKind *wanted = nullptr;
    const ImageKind *there = nullptr;
    for (const ImageKind &kind : imageKinds()) {
        if (kind.type == type && !wanted)
            wanted = &kind;
        if (bytes.startsWith(kind.start))
            there = &kind;
    }
    if (there && there->type == type)
        return;
    if (!there) {
        sight.report(e3dissues::imageUnknown, image, "61", {QLatin1StringView(wanted->name)});
        return;
    }
    const Item typeField = sight.tree.child(block, 0);
    const qint64 right = there->type;
    sight.report(
        e3dissues::imageOfOtherKind, image, "61", {QLatin1StringView(wanted->name), QLatin1StringView(there->name)},
        repairs::setNumber(QT_TRANSLATE_NOOP("repairs", "Change the type of the block."), typeField, double(right)));
}

void checkTexture(const E3dSight &sight, const E3dModel::Texture &texture)
{
    const E3dFormat::Fields &f = sight.fields;
    if (texture.sources.empty())
        sight.reportMissing(e3dissues::textureEmpty, texture.item, "60");
    else if (texture.sources.size() > 1)
        sight.report(e3dissues::imageRepeated, texture.sources[1], "62", {QString::number(texture.sources.size())});
    for (const Item &block : texture.sources) {
        for (const auto &[kind, type] :
             {std::pair(f.png, 0x9101), std::pair(f.jpg, 0x9102), std::pair(f.jpg2k, 0x9103)}) {
            if (kind.block == block.field)
                checkImage(sight, block, sight.in(block, kind.value).isValid() ? sight.in(block, kind.value) : block,
                           type);
        }
    }
    if (!texture.id.isValid() || texture.sources.empty())
        return;
    const Item id = sight.tree.parent(texture.id);
    const Item item = texture.item;
    const bool isBehind = id.stream == texture.sources.front().stream
                          && texture.sources.front().range.begin < id.range.begin;
    if (isBehind)
        sight.report(e3dissues::idBehindImage, id, "63", {},
                     {QT_TRANSLATE_NOOP("repairs", "Move it to the front."), {}, [=](Wishes &wishes) {
                          wishes.moveFrame(id, item, e3dFirstBlockRow(wishes.tree(), item));
                      }});
}

} // namespace

void texturesHaveImages(const E3dSight &sight)
{
    for (const E3dModel::Texture &texture : sight.model.textures)
        checkTexture(sight, texture);
}

} // namespace hexahedron
