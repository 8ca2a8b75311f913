#pragma once

#include "core/check/checker.h"

#include <QHash>

namespace hexahedron {

/// Finds the files that documents name. Names lead from the content folder on, which no file says: it is one of the folders
/// around the document, the one in which the name leads somewhere.
class HordeContentFolder
{
public:
    explicit HordeContentFolder(const QString &documentFile);

    enum class Answer : quint8 {
        Found,
        OtherCase, ///< its name is written otherwise
        Missing,   ///< the folder that the name begins with is there, but not the file
        Unknown,   ///< nothing tells where the content folder is
    };
    struct Place
    {
        Answer answer = Answer::Unknown;
        QString name; ///< as it should be written, when the file is there
        QString root; ///< the content folder; when the file is missing, where it should be
        QString path() const { return name.isEmpty() ? QString() : root + u'/' + name; }
    };
    /// Of very many different names the last ones are not looked for.
    Place find(const QString &name);

private:
    Place look(const QString &name);
    using Listing = QHash<QString, QString>; // lower case → as it is
    const Listing &listingOf(const QString &folder);

    QStringList m_folders; // from the document's own outwards
    QHash<QString, Listing> m_listings;
    QHash<QString, Place> m_places;
};

/// The name of another file that an item of a document or of code has; empty when it has none, or a built-in one.
QByteArray hordeFileNameIn(const Tree &tree, const Item &item);

/// The content folder as the names in a document tell.
struct HordeContentRoot
{
    QString folder;      ///< empty when nothing tells where it is
    bool isSure = false; ///< a file is there that the document names
};
HordeContentRoot hordeContentRoot(const Tree &tree, StreamId stream = 0);

/// 50: files that elements name.
void hordeFilesAreThere(Checker &checker);
/// 50 86: files that shaders include, and textures that they name.
void hordeCodeFilesAreThere(Checker &checker);

} // namespace hexahedron
