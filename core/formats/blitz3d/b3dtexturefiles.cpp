#include "core/formats/blitz3d/b3dtexturefiles.h"

#include "core/formats/blitz3d/b3dformat.h"
#include "core/tree/format.h"
#include "core/tree/value.h"

#include <QDir>
#include <QFileInfo>

namespace hexahedron {

B3dTextureFiles::B3dTextureFiles(const QString &modelFile)
    : m_folder(folderOf(modelFile))
{
    if (canLook())
        m_listing = FolderListing::of(m_folder);
}

QByteArray B3dTextureFiles::lastPart(const QByteArray &stored)
{
    return stored.mid(qMax(stored.lastIndexOf('/'), stored.lastIndexOf('\\')) + 1);
}

bool B3dTextureFiles::isAbsolute(const QByteArray &stored)
{
    const auto isSlash = [](char c) { return c == '/' || c == '\\'; };
    const bool hasDrive = stored.size() >= 2 && stored[1] == ':' && QChar::isLetter(uchar(stored[0]));
    return hasDrive || (!stored.isEmpty() && isSlash(stored[0]));
}

QString B3dTextureFiles::find(const QByteArray &stored) const
{
    if (!canLook() || lastPart(stored).isEmpty())
        return {};
    // No encoding is stated: exporters wrote that of their Windows, Luanti's tools write UTF-8.
    const QString found = findText(QString::fromUtf8(stored));
    return found.isEmpty() ? findText(QString::fromLatin1(stored)) : found;
}

QString B3dTextureFiles::findText(const QString &stored) const
{
    QString path = stored;
    path.replace(u'\\', u'/');
    if (const QString *beside = m_listing->file(path.section(u'/', -1)))
        return m_folder + u'/' + *beside;
    // A path to another machine would make this one introduce itself there only because a file was opened.
    if (path.startsWith(QLatin1String("//")))
        return {};
    const QFileInfo asStored(QDir(m_folder), path);
    return asStored.isFile() ? asStored.absoluteFilePath() : QString();
}

const FileNames *b3dFileNames()
{
    static const FileNames names{
        .nameIn = [](const Tree &tree, const Item &item) -> QByteArray {
            if (item.field != B3dFormat::instance().fields.textureFile)
                return {};
            const Value value = valueOf(tree, item);
            const auto *text = std::get_if<QByteArray>(&value);
            return text ? *text : QByteArray();
        },
        .find = [](const Tree &tree, const QByteArray &name) { return B3dTextureFiles(tree.fileName()).find(name); },
        .notFound = QT_TRANSLATE_NOOP("formats",
                                      "%1 was not found: it is neither beside the model nor where its path leads."),
    };
    return &names;
}

Proposals b3dProposals(const Tree &, const Item &item)
{
    if (item.field != B3dFormat::instance().fields.textureFile)
        return {};
    const auto pictures = [](const Tree &tree, const Item &, const std::atomic_bool &) {
        static const QStringList endings{QStringLiteral("png"), QStringLiteral("jpg"), QStringLiteral("bmp"),
                                         QStringLiteral("tga"), QStringLiteral("dds"), QStringLiteral("pcx")};
        QStringList names = B3dTextureFiles(tree.fileName()).names();
        names.removeIf([](const QString &name) { return !endings.contains(QFileInfo(name).suffix().toLower()); });
        names.sort(Qt::CaseInsensitive);
        return names;
    };
    return {.texts = {}, .findMore = pictures};
}

} // namespace hexahedron
