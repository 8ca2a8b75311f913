#pragma once

#include "core/check/checker.h"
#include "core/files/contentfolder.h"
#include "core/tree/format.h"

#include <QSet>

#include <functional>

namespace hexahedron {

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

/// What a document, a shader or code says that matters to the files which lead to it.
struct HordeFacts
{
    static constexpr int MostNames = 10'000;

    QByteArrayList leadsTo; ///< names of files of its own kind: linked materials, scenes it refers to, code it includes
    QSet<QByteArray> samplers, uniforms, buffers, contexts; ///< of a shader
    quint32 flags = 0;                                      ///< of code: bit n - 1 is set when flag n is declared
    QSet<QByteArray> moving; ///< of a scene: names of joints and meshes, which animations may move
    bool isWhole = true;     ///< false: there are more names than are kept
};

/// Reads a file as one of that format. What many files lead to is read once: facts are kept as long as the file is as old and as
/// large as it was, of a bounded number of files. Null when it cannot be read. Threads may ask at the same time.
std::shared_ptr<const HordeFacts> hordeFactsOf(const QString &path, const Format &format);

/// Contexts of all shaders in the content folder; nothing when there are more than are looked at, or none.
std::optional<QSet<QByteArray>> hordeContextsIn(const QString &folder);

/// The other files that a document leads to, each read once and within bounds: a name in a file may lead anywhere.
class HordeFiles
{
public:
    static constexpr int MostFiles = 1000;
    static constexpr qint64 MostDocumentBytes = qint64(64) << 20; ///< of documents, which are read from end to end

    explicit HordeFiles(const Tree &document);

    /// Where the file of that name is, also when it is written in other case; empty when it is nowhere.
    QString pathOf(const QByteArray &name);
    /// What is in the file; null when it cannot be read, is of another format, or is one too many.
    std::shared_ptr<const Tree> read(const QString &path, const Format &format);
    /// Calls visit(path, facts) for each of these files and of those to which they lead, of one format; facts are null when a file
    /// cannot be read. Ends when that says false, and is false then.
    bool walk(QByteArrayList names, const Format &format,
              const std::function<bool(const QString &, const HordeFacts *)> &visit);
    /// True when the file of that name is the document, or leads to it by way of files of that format.
    bool leadsBack(const QByteArray &name, const Format &format);

private:
    std::shared_ptr<const Tree> open(const QString &path, const Format &format);

    QString m_document; // its path
    ContentFolder m_folder;
    QHash<QByteArray, QString> m_paths;
    QHash<QByteArray, bool> m_leadBack; // by name
    QHash<QString, std::shared_ptr<const Tree>> m_trees;
    qint64 m_documentBytes = 0;
};

/// How documents and shaders name other files.
const FileNames *hordeFileNames();
/// Names of files from the content folder on, of what a material's shader has, of a pipeline's targets and contexts.
Proposals hordeDocumentProposals(const Tree &tree, const Item &item);
/// Words that a setting may have, sections of code, and names of files.
Proposals hordeShaderProposals(const Tree &tree, const Item &item);

} // namespace hexahedron
