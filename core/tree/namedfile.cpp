#include "core/tree/namedfile.h"

#include "core/schema/field.h"
#include "core/tree/format.h"
#include "core/tree/value.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

/// Null for what lies in a file inside the file: nobody knows what its names lead to.
const FileNames *namesFor(const Tree &tree, const Item &item)
{
    if (!item.isValid() || !item.field)
        return nullptr;
    for (StreamId id = item.stream; id != 0; id = tree.stream(id).holder.stream) {
        if (tree.stream(id).holder.field->content->finder)
            return nullptr;
    }
    return tree.format()->fileNames;
}

} // namespace

QByteArray fileNameIn(const Tree &tree, const Item &item)
{
    const FileNames *names = namesFor(tree, item);
    return names ? names->nameIn(tree, item) : QByteArray();
}

QString namedFile(const Tree &tree, const Item &item)
{
    const QByteArray name = fileNameIn(tree, item);
    return name.isEmpty() ? QString() : tree.format()->fileNames->find(tree, name);
}

QString notFoundText(const Tree &tree, const QByteArray &name)
{
    const FileNames *names = tree.format()->fileNames;
    return names ? QCoreApplication::translate("formats", names->notFound).arg(textOf(name)) : QString();
}

Item statedBy(const Tree &tree, const Item &item)
{
    if (!item.isValid() || !item.field || item.standsFor() || item.role != Item::Role::Field)
        return item;
    const Item above = tree.parent(item);
    return above.isValid() && above.standsFor() == item.field ? above : item;
}

} // namespace hexahedron
