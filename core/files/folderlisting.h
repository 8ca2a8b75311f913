#pragma once

#include <QHash>
#include <QString>

#include <memory>

namespace hexahedron {

/// Where a document lies, or will lie once it is saved: with an absolute path it need not exist yet. Empty for what has no place.
QString folderOf(const QString &documentFile);

/// What lies in a folder, to be found without regard to case. All who look into one folder share one listing as long as the
/// folder does not change, so checking every file of a folder reads the folder once.
class FolderListing
{
public:
    /// Never null; empty when the folder cannot be read. Thread-safe.
    static std::shared_ptr<const FolderListing> of(const QString &folder);

    /// As it is written, or null when there is none: of files, or of files and folders.
    const QString *file(const QString &name) const { return find(m_files, name); }
    const QString *entry(const QString &name) const
    {
        const QString *file = find(m_files, name);
        return file ? file : find(m_folders, name);
    }
    QStringList files() const { return m_files.values(); }
    QStringList folders() const { return m_folders.values(); }

    /// How often a folder was read by this process.
    static qint64 readCount();

    /// More entries are not looked at: the folder may be on a slow disk.
    static constexpr int MostEntries = 20'000;

private:
    using Names = QHash<QString, QString>; // lower case → as it is
    static const QString *find(const Names &names, const QString &name)
    {
        const auto found = names.constFind(name.toLower());
        return found == names.constEnd() ? nullptr : &*found;
    }
    static std::shared_ptr<const FolderListing> read(const QString &folder);

    Names m_files;
    Names m_folders;
};

} // namespace hexahedron
