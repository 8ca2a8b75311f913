#include "app/cli/source.h"

#include "app/cli/console.h"
#include "core/bytes/mappedfile.h"
#include "core/formats/registry.h"
#include "core/tree/nearestpath.h"

#include <unistd.h>

namespace hexahedron::cli {

namespace {

/// What a shell hands over is open already, and may be a pipe: "-", or /dev/fd/63 for <(command).
std::optional<int> descriptorOf(QStringView fileName)
{
    if (fileName == u"-" || fileName == u"/dev/stdin")
        return STDIN_FILENO;
    for (const QStringView folder : {u"/dev/fd/", u"/proc/self/fd/"}) {
        bool isNumber = false;
        const int file = fileName.startsWith(folder) ? fileName.sliced(folder.size()).toInt(&isNumber) : -1;
        if (isNumber && file >= 0)
            return file;
    }
    return {};
}

} // namespace

std::optional<Bytes> bytesOfFile(const QString &fileName, QString *error)
{
    const std::optional<int> handedOver = descriptorOf(fileName);
    return handedOver ? MappedFile::readPipe(*handedOver, fileName, error) : Bytes::fromFile(fileName, error);
}

std::shared_ptr<const Tree> readFile(const Arguments &arguments, qsizetype operand)
{
    return readFileAt(arguments.positional().at(operand), arguments);
}

std::shared_ptr<const Tree> readBytes(const Bytes &bytes, const QString &fileName, const ExpandLimits &limits,
                                      const Format *format)
{
    return readTree(format ? *format : recognise(bytes, fileName), bytes, fileName, nullptr, limits);
}

std::shared_ptr<const Tree> readFileAt(const QString &fileName, const Arguments &arguments)
{
    QString error;
    const std::optional<Bytes> bytes = bytesOfFile(fileName, &error);
    if (bytes)
        return readBytes(*bytes, fileName, arguments.limits(), arguments.format());
    complain(error);
    return nullptr;
}

std::vector<const Format *> formatsLike(const QString &name)
{
    std::vector<const Format *> found;
    for (const Format *format : allFormats()) {
        const QString id = QString::fromLatin1(format->id);
        if (id == name)
            return {format};
        if (format->extensions.contains(name, Qt::CaseInsensitive) || id.section(u'.', 0, 0) == name
            || id.section(u'.', 1) == name)
            found.push_back(format);
    }
    return found;
}

std::vector<const Format *> formatsCalled(const QString &name)
{
    std::vector<const Format *> found = formatsLike(name);
    if (found.empty())
        complain(text(QT_TRANSLATE_NOOP("hexa", "there is no format %1; hexa formats lists them")).arg(name));
    return found;
}

std::optional<Item> findItem(const Tree &tree, const QString &path)
{
    std::optional<Item> item = tree.find(path);
    if (item && item->isValid()) {
        if (const QString whole = tree.path(*item); whole.count(u'[') > path.count(u'['))
            complain(text(QT_TRANSLATE_NOOP("hexa", "%1 is the first of several: %2")).arg(path, whole));
        return item;
    }
    const QString similar = similarPath(tree, tree.root(), path);
    complain(similar.isEmpty()
                 ? text(QT_TRANSLATE_NOOP("hexa", "%1: has nothing with the path %2")).arg(tree.fileName(), path)
                 : text(QT_TRANSLATE_NOOP("hexa", "%1: has nothing with the path %2; did you mean %3?"))
                       .arg(tree.fileName(), path, similar));
    return {};
}

std::optional<std::pair<Item, const Field *>> findEmptyPart(const Tree &tree, const QString &path)
{
    const qsizetype slash = path.lastIndexOf(u'/');
    const auto shown = tree.find(path);
    const auto record = slash > 0 && (!shown || shown->range.isEmpty()) ? tree.find(path.left(slash)) : std::nullopt;
    if (!record || record->role != Item::Role::Element)
        return {};
    for (const Field *part : record->field->body) {
        if (part->isElsewhere() && part->content && path.mid(slash + 1) == QLatin1StringView(part->name))
            return std::pair(*record, part);
    }
    return {};
}

std::optional<StreamId> unpackedIn(const Tree &tree, const Item &item)
{
    const auto content = tree.contentOf(item);
    const bool isUnpacked = content && content->stream != NoStream && !tree.stream(content->stream).isInPlace();
    return isUnpacked ? std::optional(content->stream) : std::nullopt;
}

} // namespace hexahedron::cli
