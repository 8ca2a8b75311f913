#include "core/formats/ecere/e3dimagefiles.h"

#include "core/formats/ecere/e3dformat.h"
#include "core/formats/folderlisting.h"
#include "core/tree/items.h"
#include "core/tree/value.h"

#include <QDir>
#include <QFileInfo>

namespace hexahedron {

QString e3dImageFile(const QString &modelFile, const QByteArray &name)
{
    const QString beside = folderOf(modelFile);
    const QString path = QString::fromUtf8(name).replace(u'\\', u'/');
    // Only what lies beside the model: other places would be looked into only because a file was opened.
    if (beside.isEmpty() || path.isEmpty() || QDir::isAbsolutePath(path) || path.contains(u':'))
        return {};
    const QDir folder(beside);
    const QString suffix = QFileInfo(path).suffix();
    const QString bare = suffix.isEmpty() ? path : path.chopped(suffix.size() + 1);
    for (const char *const ending : {"", ".png", ".jpg", ".jpeg"}) {
        const QString candidate = *ending ? bare + QLatin1String(ending) : path;
        if (QFileInfo(folder, candidate).isFile())
            return folder.absoluteFilePath(candidate);
    }
    return {};
}

const FileNames *e3dFileNames()
{
    static const FileNames names{
        .nameIn = [](const Tree &tree, const Item &item) -> QByteArray {
            const E3dFormat::Fields &fields = E3dFormat::instance().fields;
            for (const E3dFormat::ValueBlock &block : {fields.textureName, fields.mapTextureName}) {
                if (item.field == block.block)
                    return textIn(tree, item, block.value);
                if (item.field == block.value)
                    return textIn(tree, tree.parent(item), block.value);
            }
            return {};
        },
        .find = [](const Tree &tree, const QByteArray &name) { return e3dImageFile(tree.fileName(), name); },
        .notFound = QT_TRANSLATE_NOOP("formats",
                                      "%1 was not found beside the model, also not with .png, .jpg or .jpeg."),
    };
    return &names;
}

} // namespace hexahedron
