#pragma once

#include <QByteArrayList>
#include <QSet>
#include <QString>

#include <memory>

namespace hexahedron {

struct Format;

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

} // namespace hexahedron
