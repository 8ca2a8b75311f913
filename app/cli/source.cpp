#include "app/cli/source.h"

#include "app/cli/console.h"
#include "core/formats/registry.h"

namespace hexahedron::cli {

std::shared_ptr<const Tree> readFile(const Arguments &arguments)
{
    const QString &fileName = arguments.positional().constFirst();
    QString error;
    const std::optional<Bytes> bytes = Bytes::fromFile(fileName, &error);
    if (bytes)
        return readTree(*bytes, fileName, nullptr, arguments.limits());
    complain(text(QT_TRANSLATE_NOOP("hexa", "%1: cannot be read: %2")).arg(fileName, error));
    return nullptr;
}

std::optional<Item> findItem(const Tree &tree, const QString &path)
{
    std::optional<Item> item = tree.find(path);
    if (item && item->isValid())
        return item;
    complain(text(QT_TRANSLATE_NOOP("hexa", "%1: has nothing with the path %2")).arg(tree.fileName(), path));
    return {};
}

std::optional<StreamId> unpackedIn(const Tree &tree, const Item &item)
{
    const auto content = tree.contentOf(item);
    const bool isUnpacked = content && content->stream != NoStream && !tree.stream(content->stream).isInPlace();
    return isUnpacked ? std::optional(content->stream) : std::nullopt;
}

} // namespace hexahedron::cli
