#include "core/files/contentfolder.h"

#include <QDir>
#include <QFileInfo>

namespace hexahedron {

namespace {

constexpr int MostFolders = 8; // around a document that are looked into
constexpr int MostNames = 20'000;

} // namespace

ContentFolder::ContentFolder(const QString &documentFile)
{
    const QString own = folderOf(documentFile);
    if (own.isEmpty())
        return;
    QDir folder(own);
    do {
        m_folders += folder.absolutePath();
    } while (m_folders.size() < MostFolders && folder.cdUp() && !folder.isRoot());
}

ContentFolder::Place ContentFolder::find(const QString &name)
{
    const auto known = m_places.constFind(name);
    if (known != m_places.constEnd())
        return *known;
    return m_places.size() < MostNames ? *m_places.insert(name, look(name)) : Place();
}

/// What leads elsewhere, or is built in, is no file of the content folder.
bool ContentFolder::leadsIntoContent(const QString &name)
{
    return !name.isEmpty() && !name.startsWith(u'$') && !name.startsWith(u'/') && !name.contains(u':')
           && !name.contains(QLatin1String("..")) && !name.contains(QChar::Null);
}

void ContentFolder::settle(const QStringList &names)
{
    constexpr int MostTried = 100;
    QList<int> hits(m_folders.size(), 0);
    for (const QString &name : names.mid(0, MostTried)) {
        for (qsizetype i = 0; i < m_folders.size() && leadsIntoContent(name); ++i)
            hits[i] += QFileInfo::exists(m_folders[i] + u'/' + name) ? 1 : 0;
    }
    // The outermost of several: further inside are names that were meant from the document on.
    const auto most = std::max_element(hits.rbegin(), hits.rend());
    if (most == hits.rend() || *most == 0)
        return;
    m_folders = m_folders.mid(hits.rend() - most - 1);
    m_isSettled = true;
    m_places.clear();
}

ContentFolder::Place ContentFolder::look(const QString &name)
{
    const bool isMeant = leadsIntoContent(name);
    Place best;
    if (m_isSettled && isMeant)
        best = {Answer::Missing, {}, m_folders.constFirst()};
    for (const QString &root : isMeant ? m_folders : QStringList()) {
        if (QFileInfo::exists(root + u'/' + name))
            return {Answer::Found, name, root};
        QStringList parts;
        for (const QString &part : name.split(u'/')) {
            const QString folder = parts.isEmpty() ? root : root + u'/' + parts.join(u'/');
            auto &listing = m_listings[folder];
            if (!listing)
                listing = FolderListing::of(folder);
            const QString *entry = listing->entry(part);
            if (!entry)
                break;
            parts += *entry;
        }
        const bool isWhole = parts.size() == name.count(u'/') + 1;
        if (isWhole && best.answer != Answer::OtherCase)
            best = {Answer::OtherCase, parts.join(u'/'), root};
        else if (!parts.isEmpty() && best.answer == Answer::Unknown)
            best = {Answer::Missing, {}, root};
    }
    return best;
}

} // namespace hexahedron
