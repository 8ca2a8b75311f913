#include "core/tree/texttable.h"

#include "core/schema/schema.h"
#include "core/tree/items.h"
#include "core/tree/stored.h"
#include "core/tree/value.h"

#include <algorithm>

namespace hexahedron {

PooledTexts pooledTextsOf(const Field &table)
{
    if (!table.parent)
        return {};
    for (const Field *pool : table.parent->body) {
        const auto piece = std::find_if(pool->body.begin(), pool->body.end(), [&](const Field *field) {
            return pool->layout.isPool && field->kind == Kind::Text && field->layout.at.singleField()
                   && field->layout.at.singleField()->parent == &table;
        });
        if (piece != pool->body.end())
            return {pool, *piece};
    }
    return {};
}

QByteArray textOfRow(const Tree &tree, const Item &table, qint64 row)
{
    constexpr qint64 MostBytes = 1024; // many rows may have one long text
    const PooledTexts texts = table.isValid() && table.field ? pooledTextsOf(*table.field) : PooledTexts();
    const Field *size = texts ? texts.text->byteSize.singleField() : nullptr;
    if (!size || row < 0 || row >= table.count)
        return {};
    const Item entry = tree.child(table, row);
    const Item pool = childOf(tree, tree.parent(table), texts.pool);
    const auto numberIn = [&](const Field &field) {
        const Item item = childOf(tree, entry, &field);
        const Value value = item.isValid() ? valueOf(tree, item) : Value();
        const auto *number = std::get_if<qint64>(&value);
        return number ? *number : -1;
    };
    const qint64 offset = numberIn(*texts.text->layout.at.singleField());
    const qint64 length = numberIn(*size);
    if (!pool.isValid() || offset < 0 || length < 0 || offset > pool.range.size()
        || length > pool.range.size() - offset)
        return {};
    const qint64 begin = pool.range.begin + offset;
    return plainText(*texts.text, tree.bytes(pool.stream).toByteArray({begin, begin + qMin(length, MostBytes)}));
}

} // namespace hexahedron
