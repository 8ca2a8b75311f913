// make-example FOLDER: writes the example of the first format that has one into FOLDER and prints the path of its file.

#include "core/formats/registry.h"

#include <QDir>
#include <QFile>

#include <cstdio>

using namespace hexahedron;

namespace {

bool write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
}

} // namespace

int main(int argc, char **argv)
{
    const QDir folder(argc == 2 ? QFile::decodeName(argv[1]) : QString());
    if (argc != 2 || !folder.mkpath(QStringLiteral("."))) {
        std::fprintf(stderr, "usage: make-example FOLDER\n");
        return 2;
    }
    std::vector<ExampleFile> files;
    for (const Format *format : allFormats()) {
        if (format->example && files.empty())
            files = format->example();
    }
    for (const ExampleFile &file : files) {
        if (!write(folder.filePath(file.name), file.bytes)) {
            std::fprintf(stderr, "cannot write into %s\n", argv[1]);
            return 1;
        }
    }
    if (!files.empty())
        std::printf("%s\n", QFile::encodeName(folder.filePath(files.front().name)).constData());
    return 0;
}
