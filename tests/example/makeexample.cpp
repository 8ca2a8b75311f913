// make-example FOLDER: writes the first example that a format has into FOLDER and prints the name of its file.

#include "core/formats/registry.h"

#include <QDir>
#include <QFile>

#include <algorithm>
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
    const auto formats = allFormats();
    const auto format = std::find_if(formats.begin(), formats.end(), [](const Format *f) { return f->example; });
    const QDir folder(argc == 2 ? QFile::decodeName(argv[1]) : QString());
    if (argc != 2 || format == formats.end() || !folder.mkpath(QStringLiteral("."))) {
        std::fprintf(stderr, "usage: make-example FOLDER\n");
        return 2;
    }
    const std::vector<ExampleFile> files = (*format)->example();
    for (const ExampleFile &file : files) {
        if (!write(folder.filePath(file.name), file.bytes)) {
            std::fprintf(stderr, "cannot write into %s\n", argv[1]);
            return 1;
        }
    }
    std::printf("%s\n", QFile::encodeName(folder.filePath(files.front().name)).constData());
    return 0;
}
