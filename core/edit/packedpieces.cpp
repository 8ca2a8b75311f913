#include "core/edit/packedpieces.h"

#include "core/edit/relayout.h"
#include "core/tree/value.h"

namespace hexahedron {

namespace {

std::optional<Encoded> encoded(const Content &content, const QByteArray &bytes)
{
    return content.codec->encode({reinterpret_cast<const uchar *>(bytes.constData()), size_t(bytes.size())});
}

} // namespace

Item holderOfPacked(const Tree &tree, const Item &data)
{
    Item holder = tree.parent(data);
    while (holder.isValid() && (!holder.field || !holder.field->content || holder.role == Item::Role::Element))
        holder = tree.parent(holder);
    const Content *content = holder.isValid() ? holder.field->content.get() : nullptr;
    return content && content->codec && content->packed == data.field ? holder : Item();
}

const Field *listOfPieces(const Content &content)
{
    return content.packed->parent && content.packed->parent->isArray() ? content.packed->parent : nullptr;
}

std::optional<QByteArray> packedPiece(const Content &content, const QByteArray &bytes)
{
    const std::optional<Encoded> result = encoded(content, bytes);
    if (!result)
        return {};
    QByteArray piece;
    for (const Field *field : listOfPieces(content)->body) {
        QByteArray number;
        const bool isSize = field == content.expandedSize;
        if (field == content.packed) {
            piece += result->bytes;
        } else if (isSize || field == content.packed->times.singleField()) {
            if (!encodeNumber(*field, double(isSize ? bytes.size() : result->bytes.size()), number))
                return {};
            piece += number;
        } else {
            piece += Relayout::neutralField(*field, 1);
        }
    }
    return piece;
}

std::optional<PackedAnew> packedAnew(const Content &content, const QByteArray &bytes)
{
    PackedAnew packed;
    if (!listOfPieces(content)) {
        std::optional<Encoded> result = encoded(content, bytes);
        if (!result)
            return {};
        packed.bytes = std::move(result->bytes);
        packed.numbers.emplace_back(content.expandedSize, bytes.size());
        for (size_t i = 0; i < content.parameters.size() && i < result->parameters.size(); ++i)
            packed.numbers.emplace_back(content.parameters[i], result->parameters[i]);
        return packed;
    }
    const qint64 most = content.mostInPiece > 0 ? content.mostInPiece : bytes.size();
    for (qint64 position = 0; position < bytes.size(); position += most) {
        const std::optional<QByteArray> piece = packedPiece(content, bytes.mid(position, most));
        if (!piece)
            return {};
        packed.bytes += *piece;
    }
    return packed;
}

} // namespace hexahedron
