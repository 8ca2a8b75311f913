#pragma once

#include "tests/support/b3dbuilder.h"
#include "tests/support/files.h"
#include "tests/support/run.h"

#include <QJsonDocument>
#include <QObject>
#include <QTemporaryDir>

namespace hexahedron::test {

using W = QString;

inline W operator""_s(const char *text, size_t size)
{
    return QString::fromUtf8(text, qsizetype(size));
}

/// A model that nothing is to be said about.
inline QByteArray good()
{
    using namespace b3d;
    const QByteArray records = i32({1}) + f32({1, 2, 3}) + i32({5}) + f32({4, 5, 6});
    return file(textures(texture("stone.tex")) + brushes(1, brush("skin", {0}))
                + node("root", mesh(vertices(threeVertices()) + triangles({0, 1, 2}, 0)) + animation(5)
                                   + node("arm", keys(1, records)) + node("leg")));
}

/// Tests that run the command line on files of a folder of their own.
class HexaTest : public QObject
{
protected:
    /// Before each test: the folder with a good model in it.
    void makeFolder()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_file = made("good.b3d"_s, good());
        made("stone.tex"_s, {}); // its texture, which is looked for beside it; of no known format
        m_out = path("out.b3d"_s);
    }
    static Result hexa(const QStringList &arguments, const QByteArray &input = {})
    {
        return run(QStringLiteral(HEXA_BINARY), arguments, input);
    }
    QString made(const QString &name, const QByteArray &content) const { return written(path(name), content); }
    QString path(const QString &name) const { return m_folder->filePath(name); }
    static QJsonDocument json(const Result &result) { return QJsonDocument::fromJson(result.out); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file; // of good()
    QString m_out;
};

} // namespace hexahedron::test
