#include "core/tree/proposals.h"

#include "core/schema/schema.h"
#include "core/tree/namedfile.h"

#include <QCoreApplication>

namespace hexahedron {

namespace {

QStringList wordsFor(const Field &field)
{
    QStringList words;
    if (!field.number.isFlags) {
        for (const NamedValue &named : field.number.names)
            words += QCoreApplication::translate(field.schema->context, named.name);
    }
    if (!field.document.rules || field.kind == Kind::Element)
        return words;
    for (const char *choice : field.document.rules->choices)
        words += QString::fromUtf8(choice);
    if (field.document.rules->type == WrittenRules::Type::Boolean)
        words += {QStringLiteral("true"), QStringLiteral("false")};
    return words;
}

} // namespace

Proposals proposalsFor(const Tree &tree, const Item &item)
{
    if (!item.isValid() || !item.field)
        return {};
    const Item place = statedBy(tree, item);
    const Format *format = tree.stream(item.stream).format;
    Proposals proposals = format && format->proposals ? format->proposals(tree, place) : Proposals();
    proposals.texts = wordsFor(*place.field) + proposals.texts;
    if (item.stream != 0)
        proposals.findMore = nullptr; // a file inside the file has no folder to look around in
    return proposals;
}

} // namespace hexahedron
