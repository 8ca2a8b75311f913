#pragma once

#include "core/files/folderlisting.h"

#include <QStringList>

namespace hexahedron {

/// Finds the files that documents name. Names lead from the content folder on, which no file says: it is one of the folders
/// around the document, the one from which most of its names lead somewhere.
class ContentFolder
{
public:
    explicit ContentFolder(const QString &documentFile);

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
    /// Finds out which folder it is from names of the document. Those that lead nowhere are then missing, and those that lead
    /// somewhere from a folder inside only are, too: they were meant from the document on.
    void settle(const QStringList &names);
    /// The content folder, as far as names have told; empty when none has.
    QString settled() const { return m_isSettled ? m_folders.constFirst() : QString(); }
    /// Of very many different names the last ones are not looked for.
    Place find(const QString &name);

private:
    static bool leadsIntoContent(const QString &name);
    Place look(const QString &name);

    QStringList m_folders;    // from the document's own outwards, as far as names may lead from them
    bool m_isSettled = false; // the first of them is the content folder
    QHash<QString, std::shared_ptr<const FolderListing>> m_listings; ///< each folder as it was at first
    QHash<QString, Place> m_places;
};

} // namespace hexahedron
