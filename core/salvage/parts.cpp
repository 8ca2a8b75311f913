#include "core/salvage/parts.h"

#include "core/changes/edittext.h"
#include "core/check/contentcheck.h"
#include "core/schema/schema.h"
#include "core/tree/contentstore.h"
#include "core/tree/format.h"
#include "core/tree/value.h"

#include <QStringDecoder>

namespace hexahedron::salvage {

namespace {

void readChecksum(const Tree &tree, const Item &holder, PartOfContainer &part)
{
    const Content &content = *holder.field->content;
    const Item stored = contents::fieldAround(tree, holder, content.checksumField);
    const Value value = stored.isValid() ? valueOf(tree, stored) : Value();
    if (const auto *sum = std::get_if<qint64>(&value)) {
        part.checksum = content.checksum;
        part.sum = quint32(*sum);
    }
}

} // namespace

bool isName(const QByteArray &name)
{
    constexpr qsizetype Longest = 1024;
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(name);
    return !name.isEmpty() && name.size() <= Longest && !decoder.hasError()
           && std::all_of(text.begin(), text.end(), [](QChar c) { return c.isPrint() || c.isSurrogate(); });
}

bool isContainer(const Schema &schema)
{
    return schema.hasContents && std::any_of(schema.fields.begin(), schema.fields.end(), [](const Field *field) {
               return field->content && field->content->nameField;
           });
}

std::vector<PartOfContainer> partsOfContainer(const Tree &tree)
{
    constexpr qint64 LeastUnpacked = 64; // less of a file is worth nothing
    std::vector<PartOfContainer> parts;
    if (!isContainer(*tree.stream(0).schema))
        return parts;
    for (const Item &holder : holdersIn(tree, 0)) {
        const Content &content = *holder.field->content;
        const Item named = contents::fieldAround(tree, holder, content.nameField);
        const Value value = named.isValid() ? valueOf(tree, named) : Value();
        const auto *name = std::get_if<QByteArray>(&value);
        if (!name || !isName(*name) || (holder.range.isEmpty() && holder.fault == Fault::None))
            continue;
        PartOfContainer part{.range = holder.range, .name = QString::fromUtf8(*name)};
        readChecksum(tree, holder, part);
        if (holder.fault != Fault::None) {
            part.trouble = editText(QT_TRANSLATE_NOOP("edit", "its bytes are not in the file, or not all of them"));
            parts.push_back(std::move(part));
            continue;
        }
        const auto opened = tree.contentOf(holder);
        const bool isOpen = opened && opened->stream != NoStream;
        if (isOpen && content.finder)
            part.format = tree.stream(opened->stream).format;
        if (part.format && part.format->extensions.isEmpty()) // that of unknown files
            part.format = nullptr;
        if (content.codec) {
            part.codec = content.codec->name();
            part.isWhole = isOpen && tree.stream(opened->stream).isWhole;
            if (isOpen)
                part.bytes = tree.bytes(opened->stream);
            if (!part.isWhole && part.bytes.size() < LeastUnpacked) {
                part.bytes = {};
                part.trouble = editText(QT_TRANSLATE_NOOP("edit", "its packed bytes make no sense"));
                parts.push_back(std::move(part));
                continue;
            }
        } else {
            part.bytes = tree.bytes().mid(holder.range);
        }
        part.isSound = part.checksum && part.sum == contents::checksumOf(tree, holder);
        parts.push_back(std::move(part));
    }
    return parts;
}

} // namespace hexahedron::salvage
